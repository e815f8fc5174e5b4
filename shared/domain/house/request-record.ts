import * as v from 'valibot'
import { storedText } from '../well-formed.ts'
import { type Verification, verifications } from './verification.ts'

export interface HouseDetails {
  house: string
  place: string
  contactName: string
  phone: string
  /** Of a website or the shop. */
  address: string
  /** Normalised; may be empty. */
  gstin: string
  /** May be empty. */
  words: string
}

/** 'asked': by the administrator. 'withdrawn': by the person. */
export const requestStates = ['waiting', 'asked', 'approved', 'declined', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

export const requestDecisions = ['approve', 'decline', 'ask'] as const
export type RequestDecision = (typeof requestDecisions)[number]

/** 'putBack': takes the last answer back. */
export const requestAnswers = [...requestDecisions, 'putBack'] as const

/** Answers are only ever added. */
export interface RequestAnswer {
  did: (typeof requestAnswers)[number]
  /** ISO 8601. */
  at: string
  /** Reason or question; else empty. */
  text: string
  /** With 'approve'. */
  verified?: readonly Verification[] | undefined
}

/** To become an employer, or to change the house's name or place. One a person. */
export interface EmployerRequest {
  /** The uid. */
  id: string
  revision?: number | undefined
  /** Normalised. */
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
