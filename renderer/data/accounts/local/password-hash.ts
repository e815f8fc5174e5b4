import * as v from 'valibot'
import { type PasswordHash, passwordHashSchema } from '#shared/collections/accounts.ts'

/** Parses 'PBKDF2-SHA-256:600000:{salt}:{verifier}'; undefined for another form. */
export function parsePasswordHash(text: string): PasswordHash | undefined {
  const [algorithm, rounds, salt, verifier, ...more] = text.split(':')
  const read = v.safeParse(passwordHashSchema, { algorithm, iterations: Number(rounds), salt, verifier })
  return read.success && more.length === 0 ? read.output : undefined
}

/** OWASP's figure; about 90 ms on a desktop. Older hashes are upgraded at the next sign-in. */
export const defaultIterations = 600_000

/** WebCrypto needs a secure context: https, or localhost. */
export function canHashPasswords(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** Base64url, 32 bytes. It proves the knowledge of the password. */
export async function deriveKey(password: string, hash: Pick<PasswordHash, 'iterations' | 'salt'>): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(hash.salt), iterations: hash.iterations }
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256)))
}

/** Cheap enough for every start of the app. */
export async function verify(derivedKey: string, hash: PasswordHash): Promise<boolean> {
  return (await hashDerivedKey(derivedKey)) === hash.verifier
}

export async function hashPassword(
  password: string,
  rounds = defaultIterations
): Promise<{ hash: PasswordHash; derivedKey: string }> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)))
  const derivedKey = await deriveKey(password, { iterations: rounds, salt })
  return {
    hash: { algorithm: 'PBKDF2-SHA-256', iterations: rounds, salt, verifier: await hashDerivedKey(derivedKey) },
    derivedKey
  }
}

async function hashDerivedKey(derivedKey: string): Promise<string> {
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(derivedKey))))
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
