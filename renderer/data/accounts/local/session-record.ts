import * as v from 'valibot'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

const schema = v.object({ email: v.string(), proof: v.string() })

/**
 * What is stored of a session. Only the address and the derived key (`proof`) are ever read back: a role that somebody
 * edits into it means nothing.
 */
export function serializeSession(user: SessionUser, derivedKey: string): string {
  return JSON.stringify({ ...user, proof: derivedKey })
}

/** The address and the derived key of a stored session; null when there is none. */
export function parseSession(text: string | null): { email: string; proof: string } | null {
  if (text === null) return null
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
