import * as v from 'valibot'
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

/** The role is not stored: the address tells it. */
export interface Account {
  /** The normalised address, so that none has two accounts. */
  id: string
  revision?: number | undefined
  /** Random; personal data is stored under it. */
  uid: string
  password: PasswordHash
  /** ISO 8601. */
  createdAt: string
}

/** Written by renderer/data/accounts/local, past the authorized store. */
export const accounts = declareCollection<Account>({
  name: 'accounts',
  schema: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    revision: v.optional(v.number()),
    uid: v.pipe(v.string(), v.nonEmpty()),
    password: passwordHashSchema,
    createdAt: v.string()
  }) satisfies v.GenericSchema<unknown, Account>
})
