import type { Job } from '#shared/domain/job/job.ts'
import type { JobContent } from '#shared/domain/job/job-content-fields.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'

/** Actors on jobs in tests. */
export const admin: Actor = { uid: 'admin', role: 'Admin', email: 'admin@loupe.example' }
export const suvarna: Actor = { uid: 'u-suvarna', role: 'Employer', email: 'suvarna_employer@loupe.example' }
export const kesar: Actor = { uid: 'u-kesar', role: 'Employer', email: 'kesar_employer@loupe.example' }
/** An employer who is called like the marker of jobs that are no user's. */
export const namesake: Actor = { uid: 'admin', role: 'Employer', email: 'admin_employer@loupe.example' }
export const meena: Actor = { uid: 'u-meena', role: 'Candidate', email: 'meena@example.com' }

export function contentNamed(title: string): JobContent {
  return {
    title,
    company: 'Suvarna Jewels',
    location: 'Surat GJ',
    category: 'Production',
    type: 'Full-time',
    salaryRange: '₹18,000–25,000 a month',
    description: 'Sets stones.\n\nOn  the bench.',
    responsibilities: ['Set stones', 'Check prongs'],
    qualifications: ['Two years at a bench'],
    keywords: ['setting', 'kundan'],
    companyOverview: '',
    terms: {},
    questions: []
  }
}

/** Suvarna's job as it is stored after she posted it, in any status. */
export function jobOf(status: Job['status'], more: Partial<Job> = {}): Job {
  return {
    ...contentNamed('Stone setter'),
    id: 'job_1',
    revision: 1,
    status,
    employerId: suvarna.uid,
    postedDate: '2026-11-01',
    history: [
      {
        type: 'post',
        at: '2026-11-01T09:00:00.000Z',
        by: { uid: suvarna.uid, role: 'Employer', name: 'suvarna' },
        revision: 1
      }
    ],
    ...more
  }
}
