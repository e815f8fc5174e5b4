import * as v from 'valibot'
import { declareCollection } from './collection.ts'

const createBase64Schema = (length: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length === length && /^[\w-]*$/.test(text))
  )

/** How a password is stored: never itself, only a hash of the key derived from it. */
export const passwordHashSchema = v.object({
  algorithm: v.literal('PBKDF2-SHA-256'),
  /** PBKDF2 rounds. */
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

/** An account of this device. Its role is nowhere stored: the address says it. */
export interface Account {
  /** The address in its normal form, so that no address can have two accounts. */
  id: string
  revision?: number | undefined
  /** Random; the person's own data is stored under it. */
  uid: string
  password: PasswordHash
  /** ISO 8601. */
  createdAt: string
}

/** Written by renderer/data/accounts/local alone, past the authorized store. */
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
