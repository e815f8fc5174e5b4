import { compareTexts } from '../../../documents/fold-text.ts'
import type { Application } from '../application.ts'
import { endOf, findConfirmedSlot, hasLapsed, type Interview } from './interview-thread.ts'
import type { Slot } from './interview-thread-step.ts'

export interface ApplicationInterview {
  application: Application
  interview: Interview
}

export interface FixedInterview extends ApplicationInterview {
  slot: Slot
}

interface InterviewLists {
  /** Confirmed and not over, the next one first. */
  upcoming: readonly FixedInterview[]
  /** The candidate asks for another time, declined, or let all times pass: the company is next. */
  toAnswer: readonly ApplicationInterview[]
  /** For the candidate's reply. */
  waiting: readonly ApplicationInterview[]
  /** Confirmed interviews that were not called off before they began, the last one first. */
  past: readonly FixedInterview[]
}

/** All interviews of a company, each in one list; those that were cancelled or called off are in none. */
export function listInterviews(all: readonly ApplicationInterview[], now: Date): InterviewLists {
  const lists = { upcoming: [] as FixedInterview[], past: [] as FixedInterview[] }
  const toAnswer: ApplicationInterview[] = []
  const waiting: ApplicationInterview[] = []
  for (const each of all) {
    const { interview } = each
    const slot = findConfirmedSlot(interview) ?? interview.held
    if (slot) {
      lists[endOf(slot) > now.getTime() && interview.state === 'confirmed' ? 'upcoming' : 'past'].push({
        ...each,
        slot
      })
    } else if (interview.state === 'otherTime' || interview.state === 'declined' || hasLapsed(interview, now))
      toAnswer.push(each)
    else if (interview.state === 'waiting') waiting.push(each)
  }
  lists.upcoming.sort((one, other) => compareTexts(one.slot.start, other.slot.start))
  lists.past.sort((one, other) => compareTexts(other.slot.start, one.slot.start))
  return { ...lists, toAnswer, waiting }
}
