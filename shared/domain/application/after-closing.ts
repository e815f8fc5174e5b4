import { closeOutcomes, type JobEnding } from '../job/job-closing-outcome.ts'
import {
  findConfirmedSlot,
  hasLapsed,
  hasTakenPlace,
  type Interview,
  isStanding
} from './interview-thread/interview-thread.ts'

/** What an applicant without a final answer still has when the job is closed, which changes no interview. */
export const leftOpen = ['reply', 'invitation', 'interview'] as const
export type LeftOpen = (typeof leftOpen)[number]

/** A declined interview, one that is over, and a wish for another time wait for the employer's reply, as new applications do. */
export function findLeftOpen(interview: Interview | null, now: Date): LeftOpen {
  if (!isStanding(interview) || hasTakenPlace(interview, now) || hasLapsed(interview, now)) return 'reply'
  if (findConfirmedSlot(interview)) return 'interview'
  return interview.state === 'waiting' ? 'invitation' : 'reply'
}

/** What the applicant reads: that an interview stays, or why the job ended. */
export function findClosingNotice(ending: JobEnding | 'expired', left: LeftOpen) {
  return left !== 'reply' && closeOutcomes.some((outcome) => outcome === ending) ? left : ending
}
