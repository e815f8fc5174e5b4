import * as v from 'valibot'
import type { SessionUser } from '../../account/session-user.ts'
import { adminMarker } from '../../job/job.ts'
import { maxAnswerLength } from '../../text-limits.ts'
import { cleanProse } from '../../visible-text.ts'
import { documentId, storedDocument, storedText } from '../../well-formed.ts'
import { applicationStages } from '../application.ts'

/** A house's words for a stage change, 'interview' among them. `text`: with {name}, {job} and {house} to be filled in. */
export const messageTemplateSchema = storedDocument({
  employerId: documentId,
  use: v.picklist(applicationStages),
  text: storedText
})
export type MessageTemplate = v.InferOutput<typeof messageTemplateSchema>

export const maxTemplates = 30

/** Offered beside a house's own. */
export const standardTemplates: readonly Pick<MessageTemplate, 'use' | 'text'>[] = [
  {
    use: 'not-now',
    text: 'Dear {name}, thank you for applying as {job}. We have given the place to somebody else this time, and we will gladly read your next application. {house}'
  },
  {
    use: 'not-now',
    text: 'Dear {name}, your work is good, and for {job} we need more years at the bench. Please write to us again when you have them. {house}'
  },
  {
    use: 'not-now',
    text: 'Dear {name}, we are not filling the place of {job} for now. If we open it again, we will think of you. {house}'
  }
]

export type TemplateValues = Readonly<Record<'name' | 'job' | 'house', string>>

/** The message as it is sent: what is too long after filling in is for the person to shorten. Other braces stay. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return cleanProse(text.replace(/\{(name|job|house)\}/g, (_, key: keyof TemplateValues) => values[key].trim()))
}

/** A house's templates are written by itself. */
export function canWriteTemplate(
  actor: Pick<SessionUser, 'uid' | 'role'> | null,
  before: MessageTemplate | undefined,
  after: MessageTemplate | undefined
): boolean {
  const owners = [before, after].flatMap((template) => template?.employerId ?? [])
  if (!actor || actor.uid === '' || actor.uid === adminMarker || owners.some((owner) => owner !== actor.uid))
    return false
  if (!after) return before !== undefined
  const { text } = after
  return actor.role !== 'Candidate' && text !== '' && text === cleanProse(text) && text.length <= maxAnswerLength
}
