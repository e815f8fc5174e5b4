import * as v from 'valibot'
import type { SessionUser } from '#shared/domain/session-user.ts'

const schema = v.object({ email: v.string(), proof: v.string() })

/** What is stored of a session. Only the address and the proof are ever read back: a role written there by hand means nothing. */
export function serializeSession(user: SessionUser, derivedKey: string): string {
  return JSON.stringify({ ...user, proof: derivedKey })
}

/** The address and the proof of a stored session; null when it is none. */
export function parseSession(text: string | null): { email: string; proof: string } | null {
  if (text === null) return null
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
