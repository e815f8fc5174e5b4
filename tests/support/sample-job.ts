import type { Job } from '#shared/domain/job/job.ts'

/** A job of about 1.2 KB, as boards hold them. */
export function sampleJob(id: string, changes: Partial<Job> = {}): Job {
  return {
    id,
    title: `Diamond Setter ${id}`,
    company: 'Suvarna Atelier',
    location: 'Surat GJ',
    category: 'Production',
    type: 'Full-time',
    description: 'Set melee from 0.8 to 2.5 mm in 14 and 18 carat gold, prong, pavé and channel. '.repeat(9),
    responsibilities: ['Set 40 to 60 stones a day at export quality', 'Weigh in and out with the supervisor'],
    qualifications: ['Five years at a bench, or an equal apprenticeship'],
    salaryRange: '₹18,000–25,000 a month',
    keywords: ['setting', 'pavé', 'melee'],
    status: 'approved',
    employerId: 'admin',
    postedDate: '2026-11-19',
    ...changes
  }
}
