import * as v from 'valibot'
import { storedText } from '../well-formed.ts'
import { type Verification, verifications } from './verification.ts'

/** What somebody says who asks to post for a house. */
export interface HouseDetails {
  house: string
  place: string
  contactName: string
  phone: string
  /** Of a website, or of the shop. */
  address: string
  /** In its normal form; may be empty. */
  gstin: string
  /** A few words; may be empty. */
  words: string
}

/** 'asked': the administrator waits for an answer. 'withdrawn': the person has taken it back. */
export const requestStates = ['waiting', 'asked', 'approved', 'declined', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

export const requestDecisions = ['approve', 'decline', 'ask'] as const
export type RequestDecision = (typeof requestDecisions)[number]

/** 'putBack': what was said last is taken back, and the request waits again. */
export const requestAnswers = [...requestDecisions, 'putBack'] as const

/** What the administrator has said to a request, one after the other: nothing of it is ever taken away. */
export interface RequestAnswer {
  did: (typeof requestAnswers)[number]
  /** ISO 8601. */
  at: string
  /** Why it was declined, or what is asked; else empty. */
  text: string
  /** With 'approve': what was looked at. */
  verified?: readonly Verification[] | undefined
}

/** That somebody asks to be an employer, or to have what their house is called changed. One a person. */
export interface EmployerRequest {
  /** The uid of the account. */
  id: string
  revision?: number | undefined
  /** Its address in the normal form. */
  email: string
  details: HouseDetails
  state: RequestState
  /** When the person spoke last, ISO 8601. */
  at: string
  answers: readonly RequestAnswer[]
}

const text = v.pipe(v.string(), v.nonEmpty())

export const employerRequestSchema = v.looseObject({
  id: text,
  revision: v.optional(v.number()),
  email: text,
  details: v.looseObject({
    house: storedText,
    place: storedText,
    contactName: storedText,
    phone: storedText,
    address: storedText,
    gstin: storedText,
    words: storedText
  }),
  state: v.picklist(requestStates),
  at: v.string(),
  answers: v.array(
    v.looseObject({
      did: v.picklist(requestAnswers),
      at: v.string(),
      text: storedText,
      verified: v.optional(v.array(v.picklist(verifications)))
    })
  )
}) satisfies v.GenericSchema<unknown, EmployerRequest>
