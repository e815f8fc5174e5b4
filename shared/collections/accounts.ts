import * as v from 'valibot'
import { documentId, instant, storedDocument } from '../domain/well-formed-text.ts'
import { declareCollection } from './collection.ts'

const createBase64Schema = (length: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length === length && /^[\w-]*$/.test(text))
  )

export const passwordHashSchema = v.object({
  algorithm: v.literal('PBKDF2-SHA-256'),
  iterations: v.pipe(
    v.number(),
    v.integer(),
    v.check((rounds) => rounds >= 600_000 && rounds <= 100_000_000)
  ),
  /** 16 random bytes, base64url. */
  salt: createBase64Schema(22),
  /** SHA-256 of the derived key, base64url: who reads the store cannot make a session from it. */
  verifier: createBase64Schema(43)
})

export type PasswordHash = v.InferOutput<typeof passwordHashSchema>

/** By normalised address, so that none has two accounts. The role is not stored: the address gives it. */
const accountSchema = storedDocument({
  /** Random; personal data is stored under it. */
  uid: documentId,
  password: passwordHashSchema,
  createdAt: instant
})
export type Account = v.InferOutput<typeof accountSchema>

/** Written by renderer/data/accounts/local, past the authorized store. */
export const accounts = declareCollection<Account>({
  name: 'accounts',
  schema: accountSchema
})

/** Deleted accounts of this device, by uid, which may have left something. `at`: the beginning of the deletion. */
export const removals = declareCollection({ name: 'removals', schema: storedDocument({ at: instant }) })

/** By normalised address. */
const signInThrottleSchema = storedDocument({
  /** In a row. */
  failures: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The wait left when this was written, in milliseconds. */
  remaining: v.pipe(v.number(), v.minValue(0))
})
export type SignInThrottle = v.InferOutput<typeof signInThrottleSchema>

export const signInThrottles = declareCollection({ name: 'signInWaits', schema: signInThrottleSchema })
