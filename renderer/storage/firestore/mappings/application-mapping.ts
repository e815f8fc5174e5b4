import { applicantNotes } from '#shared/collections/applicant-notes.ts'
import { withdrawals } from '#shared/collections/applications.ts'
import type { Fields } from '#shared/collections/collection.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { createWithdrawal } from '#shared/domain/application/withdrawal.ts'
import { countSent } from '../counts/account-limits.ts'
import { buildCountPath } from '../paths.ts'
import { type Mapping, openPlain, type SideWrite, type Step } from './mapping.ts'

const countPath = (uid: string) => buildCountPath('application', uid)

/**
 * A new application is counted with its candidate. A withdrawn one is the candidate's alone: its `employerId` becomes empty, and the
 * employer reads a document of `withdrawals` instead, whose random name the application keeps in `withdrawal`.
 */
export const applicationMapping: Mapping = {
  countPath,
  open: async (step, stored) => ({
    ...openPlain(stored),
    async change(after) {
      const { uid } = step
      const counted: SideWrite[] =
        stored || uid === undefined
          ? []
          : [
              {
                path: countPath(uid),
                set: { id: uid, ...countSent(await step.read(countPath(uid)), 'applications', step.name) }
              }
            ]
      if (after.state !== 'withdrawn' || stored?.state === 'withdrawn') return { stored: after, beside: counted }
      const { written, beside } = withdraw(step, after)
      return { stored: written, beside: [...counted, ...beside] }
    }
  })
}

function withdraw(step: Step, application: Fields): { written: Fields; beside: SideWrite[] } {
  const { employerId } = application
  const withdrawal = createWithdrawal(application as unknown as Application, createRandomDigits())
  return {
    written: { ...application, employerId: '', withdrawal: withdrawal.id },
    beside: [
      { path: step.pathIn(withdrawals, withdrawal.id), set: { ...withdrawal } },
      // Unread: a candidate may not know whether there is a note on them.
      ...(employerId === ''
        ? []
        : [{ path: step.pathIn(applicantNotes.of(String(employerId))), remove: true } satisfies SideWrite])
    ]
  }
}

function createRandomDigits(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
