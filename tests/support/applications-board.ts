import { type ApplicationsRepository, createApplicationsRepository } from '#renderer/data/applications-repository.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { createFileLink, emptyProfile, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { createMemoryFiles, type MemoryFiles } from '#tests/support/memory-files.ts'
import { jobOf, kesar, meena, suvarna } from './job-people.ts'

export const ravi: Actor = { uid: 'u-ravi', role: 'Candidate', email: 'ravi@example.com' }
/** Suvarna, whose address does not make her an employer any more. */
export const dismissed: Actor = { ...suvarna, role: 'Candidate' }

/** Suvarna's open job, and one of Kesar's. */
export const job = jobOf('approved')
export const otherJob = jobOf('approved', { id: 'job_2', employerId: kesar.uid })

export const profile: UserProfile = {
  ...emptyProfile,
  id: meena.uid,
  name: 'Meena Patel',
  headline: 'Kundan setter',
  location: 'Jaipur RJ',
  skills: 'kundan, , polki',
  contactNumber: '+91 98250 12345'
}

export interface ApplicationsBoard {
  store: MemoryStore
  files: MemoryFiles
  /** Everybody's watch; may be set. */
  clock: { now: string }
  /** The applications as one person may use them. */
  of: (actor: Actor | null) => ApplicationsRepository
  stored: () => Application[]
  marks: (uid?: string) => unknown[]
  /** Meena's profile with a résumé and a picture that are kept. */
  withFiles: () => Promise<UserProfile>
}

/** A board with two open jobs to which no user has applied. */
export function applicationsBoard(): ApplicationsBoard {
  const store = createMemoryStore({ elements: { jobs: [job, otherJob] } })
  const files = createMemoryFiles()
  const clock = { now: '2026-11-21T10:00:00.000Z' }
  return {
    ...{ store, files, clock },
    of(actor) {
      const { isAdmin, isEmployer } = { isAdmin: actor?.role === 'Admin', isEmployer: actor?.role === 'Employer' }
      return createApplicationsRepository({
        documents: createAuthorizedStore(store, () => actor),
        files,
        getActor: () => actor && { ...actor, isAdmin, isEmployer },
        clock: () => new Date(clock.now)
      })
    },
    stored: () => store.readElements('applications') as Application[],
    marks: (uid = meena.uid) => store.readElements(`appliedJobs_${uid}`),
    async withFiles() {
      const resume = new Blob(['%PDF resume'], { type: 'application/pdf' })
      const resumeUrl = createFileLink(await files.keep(meena.uid, resume))
      const avatarUrl = createFileLink(await files.keep(meena.uid, new Blob(['face'])))
      return { ...profile, resumeName: 'meena.pdf', resumeUrl, avatarUrl }
    }
  }
}
