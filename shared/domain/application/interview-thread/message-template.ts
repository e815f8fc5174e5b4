import * as v from 'valibot'
import { hasSameFields } from '../../../documents/document.ts'
import { cleanProse, isCleanProse } from '../../clean-text.ts'
import { maxAnswerLength } from '../../text-limits.ts'
import { storedDocument, storedText } from '../../well-formed-text.ts'
import { applicationStages } from '../application.ts'
import { cleanInvite, findInviteProblems, whereSchema } from './interview-thread-step.ts'

/** A company's words for a stage change. `text`: with {name}, {job} and {company} to be filled in. */
export const messageTemplateSchema = storedDocument({
  use: v.picklist(applicationStages),
  text: storedText,
  /** Of the last invitation to an interview, for the next one. */
  interview: v.optional(v.object({ where: whereSchema, contact: storedText }))
})
export type MessageTemplate = v.InferOutput<typeof messageTemplateSchema>

export const interviewTemplateId = 'interview'

/** Beside that of an interview. */
export const maxTemplates = 30

/** Offered beside a company's own. */
export const standardTemplates: readonly Pick<MessageTemplate, 'use' | 'text'>[] = [
  {
    use: 'not-now',
    text: 'Dear {name}, thank you for applying as {job}. We have selected another candidate this time. Please do apply again. {company}'
  },
  {
    use: 'not-now',
    text: 'Dear {name}, your work is good, and for {job} we need more years at the bench. Please write to us again when you have them. {company}'
  },
  {
    use: 'not-now',
    text: 'Dear {name}, we are not filling the place of {job} for now. If we open it again, we will think of you. {company}'
  }
]

export type TemplateValues = Readonly<Record<'name' | 'job' | 'company', string>>

/** The message as it is sent: what is too long after filling in is for the person to shorten. Other braces stay. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return cleanProse(text.replace(/\{(name|job|company)\}/g, (_, key: keyof TemplateValues) => values[key].trim()))
}

/** Whether it is clean and within its limits, as it is stored. */
export function isTemplate({ use, text, interview }: MessageTemplate): boolean {
  if (!interview) return text !== '' && isCleanProse(text, maxAnswerLength)
  const content = { slots: [], ...interview, words: text }
  const { slots: _none, ...problems } = findInviteProblems(content, new Date(0))
  return use === 'interview' && Object.keys(problems).length === 0 && hasSameFields(cleanInvite(content), content)
}
