/** Claims of an account's verified token. */
export interface Token {
  email?: string
  email_verified?: boolean
  [claim: string]: unknown
}

/** null is a visitor. */
export type Person = { uid: string; token: Token } | null

type SignedIn = NonNullable<Person>

export const meena = {
  uid: 'u-meena',
  token: { email: 'meena@example.com', email_verified: true }
} as const satisfies SignedIn

/** Has taken her public profile down. */
export const rupa = {
  uid: 'u-rupa',
  token: { email: 'rupa@example.com', email_verified: true }
} as const satisfies SignedIn

/** Has removed a public profile that the administrator had hidden. */
export const tara = {
  uid: 'u-tara',
  token: { email: 'tara@example.com', email_verified: true }
} as const satisfies SignedIn

export const unverified = {
  uid: 'u-nisha',
  token: { email: 'nisha_employer@loupe.example', email_verified: false }
} as const satisfies SignedIn

export const suvarna = {
  uid: 'u-suvarna',
  token: { email: 'suvarna_employer@loupe.example', email_verified: true }
} as const satisfies SignedIn

export const kesar = {
  uid: 'u-kesar',
  token: { email: 'kesar_employer@loupe.example', email_verified: true }
} as const satisfies SignedIn

export const asha = {
  uid: 'u-asha',
  token: { email: 'asha@loupe.example', email_verified: true, admin: true }
} as const satisfies SignedIn

/** An employer whose uid is the word that marks jobs of no one. */
export const namesake = {
  uid: 'admin',
  token: { email: 'bharat_employer@loupe.example', email_verified: true }
} as const satisfies SignedIn

/** Has not signed in, and reports something. */
export const unnamed = {
  uid: 'u-unnamed',
  token: { firebase: { sign_in_provider: 'anonymous', identities: {} } }
} as const satisfies SignedIn

/** Has sent as many reports as an account may in a day. */
export const busy = {
  uid: 'u-busy',
  token: { email: 'busy@example.com', email_verified: true }
} as const satisfies SignedIn

/** Has sent as many, and more than a day ago. */
export const rested = {
  uid: 'u-rested',
  token: { email: 'rested@example.com', email_verified: true }
} as const satisfies SignedIn

/** An employer who has posted as often as one may in a day. */
export const devi = {
  uid: 'u-devi',
  token: { email: 'devi_employer@loupe.example', email_verified: true }
} as const satisfies SignedIn

/** An employer with as many jobs that wait or are live as there is room for, as far as is known. */
export const esha = {
  uid: 'u-esha',
  token: { email: 'esha_employer@loupe.example', email_verified: true }
} as const satisfies SignedIn

/** The columns of the tables, in this order. */
export const identities: readonly { name: string; person: Person }[] = [
  { name: 'visitor', person: null },
  { name: 'candidate', person: meena },
  { name: 'other candidate', person: rupa },
  { name: 'unverified employer', person: unverified },
  { name: 'employer who owns it', person: suvarna },
  { name: 'other employer', person: kesar },
  { name: 'administrator', person: asha }
]

export function uidOf(person: Person): string {
  return person?.uid ?? 'nobody'
}
