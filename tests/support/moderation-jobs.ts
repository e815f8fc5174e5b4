import type { Job } from '#shared/domain/job/job.ts'
import { type JobStep, reduceJob } from '#shared/domain/job/job-reducer.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { Report } from '#shared/domain/report/job-report.ts'
import { createReport } from '#shared/domain/report/job-report-transitions.ts'

export const admin: Actor = { uid: 'admin', role: 'Admin', email: 'admin@loupe.example' }
const suvarna: Actor = { uid: 'suvarna', role: 'Employer', email: 'suvarna_employer@loupe.example' }
const content = {
  title: 'Diamond Setter',
  company: 'Suvarna Atelier',
  location: 'Surat GJ',
  category: 'Production',
  type: 'Full-time',
  salaryRange: '₹22,000–28,000 a month',
  description: 'Set melee from 1.0 to 2.5 mm.\n\nBreakage is never taken from pay.',
  responsibilities: ['Set 40 stones a day', 'Keep the weight slip'],
  qualifications: ['Steady work under a microscope'],
  keywords: ['pavé']
}

/** A job after so many steps, an hour apart, the last one two hours ago. */
function jobOf(...steps: [Actor, JobStep][]): Job {
  return steps.reduce<Job | undefined>((job, [actor, step], index) => {
    const now = new Date(Date.now() - (steps.length - index + 1) * 3_600_000)
    return { ...reduceJob(job, step, actor, now), revision: index + 1 }
  }, undefined) as Job
}
export const fresh = (id: string, title: string) =>
  jobOf([suvarna, { action: 'post', id, content: { ...content, title } }])
export const revised = (id: string, title: string, change: object) =>
  jobOf(
    [suvarna, { action: 'post', id, content: { ...content, title } }],
    [admin, { action: 'approve' }],
    [suvarna, { action: 'revise', content: { ...content, title, ...change } }]
  )
const rejected = (id: string, title: string, reason: string) =>
  jobOf([suvarna, { action: 'post', id, content: { ...content, title } }], [admin, { action: 'reject', reason }])

export const setter = revised('setter', 'Diamond Setter', {
  salaryRange: '₹18,000–25,000 a month',
  description: 'Set melee from 0.8 to 2.5 mm.\n\nBreakage is never taken from pay.',
  responsibilities: ['Set 40 stones a day', 'Check every stone under 10×', 'Keep the weight slip']
})
export const jobs = [
  setter,
  fresh('carver', 'Wax Carver'),
  fresh('assorter', 'Gemstone Assorter'),
  rejected('polisher', 'Polisher', 'The pay is missing.'),
  rejected('accountant', 'Accountant', ''),
  { ...fresh('live', 'Engraver'), status: 'approved' }
]

/** A visitor's report of a job. */
export const report = (job: Job, reason: Report['reason'], words = ''): Report => ({
  ...createReport('visitor', job, { reason, words }, new Date('2026-11-02T10:00:00Z')),
  revision: 1
})
