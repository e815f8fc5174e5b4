// Apart from the vocabulary, which every page loads.

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary'] as const
export type JobType = (typeof jobTypes)[number]

export const jobLocations = [
  'Mumbai MH',
  'Surat GJ',
  'Jaipur RJ',
  'Delhi DL',
  'Bangalore KA',
  'Remote',
  'Kolkata WB',
  'Chennai TN',
  'Hyderabad TS',
  'Ahmedabad GJ',
  'Pune MH',
  'Noida UP',
  'Gurgaon HR'
] as const
