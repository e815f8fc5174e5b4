import { create } from 'zustand'
import type { EmployerDay } from '#shared/domain/employer-day-tasks.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** What a visitor typed before they signed up or logged in. */
export interface TypedApplication {
  name: string
  contactNumber: string
  /** Trade. */
  headline: string
  experience: string
  /** To the job's questions, by their places. */
  answer1: string
  answer2: string
  answer3: string
  resume: Blob | undefined
  resumeName: string
  /** Of work. */
  newPhotos: readonly Blob[]
  /** Sign-up and application are one press. */
  sendsAtOnce: boolean
}

interface ApplyState {
  applied: ReadonlySet<string>
  /** Applications answered since the last look, or with an interview to answer; undefined: not known yet. */
  unread: number | undefined
  /** Invitations that were not seen yet; undefined: not known yet. */
  invited: number | undefined
  /** What waits for an employer; undefined: not known yet, or another role. */
  day: EmployerDay | undefined
  /** Of the person's profile or company; undefined: none, or not known yet. */
  name?: string | undefined
  job: Job | null
  /** Whose page is open. */
  openJob?: Job | undefined
  /** On which a visitor pressed Apply: they sign up or log in first. */
  visitorJob: Job | null
  /** For the application to `job`. */
  typed?: TypedApplication | undefined
  /** Id of the job on which Apply was pressed before signing in. */
  wanted?: string | undefined
}

/** A person's applications as public pages and the header show them. Filled by code that is loaded for members (app/lazy-overlays.tsx). */
export const useApplyStore = create<ApplyState>(() => ({
  applied: new Set(),
  unread: undefined,
  invited: undefined,
  day: undefined,
  job: null,
  visitorJob: null
}))
