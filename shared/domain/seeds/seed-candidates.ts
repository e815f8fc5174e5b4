import { type CandidateProfile, createCandidateId, noLink } from '../candidate/candidate.ts'

type Sample = Omit<CandidateProfile, 'id' | 'revision' | 'resumeUrl' | 'aadharUrl' | 'avatar' | 'uid' | 'hidden'>

const samples: readonly Sample[] = [
  {
    name: 'Bhavesh Kachhadiya',
    headline: 'Diamond setter, prong and pavé',
    location: 'Surat GJ',
    skills: ['prong setting', 'pavé', 'bezel setting', 'microscope work'],
    experience: '9 years',
    availability: 'Actively searching',
    joiningPeriod: '2 weeks'
  },
  {
    name: 'Nandini Kulkarni',
    headline: 'Jewellery CAD designer',
    location: 'Mumbai MH',
    skills: ['CAD', 'MatrixGold', 'Rhino', 'rendering', '3D printing'],
    experience: '5 years',
    availability: 'Open to offers',
    joiningPeriod: '1 month'
  },
  {
    name: 'Imran Qureshi',
    headline: 'Coloured gemstone assorter',
    location: 'Jaipur RJ',
    skills: ['assorting', 'grading', 'gemstone identification'],
    experience: '12 years',
    availability: 'Actively searching',
    joiningPeriod: 'ASAP'
  },
  {
    name: 'Sohini Banerjee',
    headline: 'Accountant in the bullion trade',
    location: 'Kolkata WB',
    skills: ['Tally', 'GST', 'gold loan', 'bullion', 'Excel'],
    experience: '7 years',
    availability: 'Not now',
    joiningPeriod: '3 months+'
  }
]

/** They are nobody's, and have no papers. */
export function createSeedCandidates(): CandidateProfile[] {
  return samples.map((sample) => ({
    ...sample,
    id: createCandidateId(sample.name),
    skills: [...sample.skills],
    resumeUrl: noLink,
    aadharUrl: noLink,
    avatar: ''
  }))
}
