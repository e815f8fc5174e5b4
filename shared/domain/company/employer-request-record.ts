import * as v from 'valibot'
import { documentId, instant, storedDocument, storedObject, storedText } from '../well-formed-text.ts'
import { verifications } from './company-verification.ts'

const detailsSchema = storedObject({
  company: storedText,
  place: storedText,
  contactName: storedText,
  phone: storedText,
  /** Of a website or the shop. */
  address: storedText,
  /** Normalised; may be empty. */
  gstin: storedText,
  /** May be empty. */
  words: storedText
})
export type CompanyDetails = v.InferOutput<typeof detailsSchema>

/** 'asked': by the administrator. 'withdrawn': by the person. */
const requestStates = ['waiting', 'asked', 'approved', 'declined', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

const requestDecisions = ['approve', 'decline', 'ask'] as const
export type RequestDecision = (typeof requestDecisions)[number]

/** 'putBack': takes the last answer back. 'reply': the person's, to a question. */
const requestAnswers = [...requestDecisions, 'putBack', 'reply'] as const

/** Only ever added, by the administrator except replies. */
const answerSchema = storedObject({
  type: v.picklist(requestAnswers),
  at: instant,
  /** Reason, question or reply; else empty. */
  text: storedText,
  /** With 'approve'. */
  verified: v.optional(v.pipe(v.array(v.picklist(verifications)), v.readonly())),
  /** With 'approve', what was verified: they may be corrected later. Absent: an older record. */
  details: v.optional(detailsSchema)
})
export type RequestAnswer = v.InferOutput<typeof answerSchema>

/** To become an employer, or to change the company's name or place. One a person, by uid. */
export const employerRequestSchema = storedDocument({
  /** Normalised. */
  email: documentId,
  details: detailsSchema,
  state: v.picklist(requestStates),
  /** When the person spoke last, ISO 8601. */
  at: v.string(),
  answers: v.pipe(v.array(answerSchema), v.readonly())
})
export type EmployerRequest = v.InferOutput<typeof employerRequestSchema>
