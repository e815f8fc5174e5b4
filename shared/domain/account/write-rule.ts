import * as v from 'valibot'
import { type Document, hasSameContent } from '../../documents/document.ts'
import { Refusal } from '../refusal-error.ts'
import type { SessionUser } from './session-user.ts'

/** null: signed out. */
export type Writer =
  | (Pick<SessionUser, 'uid' | 'role' | 'email'> & Partial<Pick<SessionUser, 'companyId' | 'ban' | 'unverified'>>)
  | null

/**
 * `before` undefined: it is new; `after` undefined: it is removed. `step`: what the write does, as the repository says it, where the
 * collection has steps. A method's type, so that any rule fits into a list of rules.
 */
export type WriteRule<T extends Document, Step = unknown> = {
  rule(writer: Writer, before: T | undefined, after: T | undefined, step?: Step): boolean
}['rule']

/** Whether a step may be taken, and leaves exactly this parsed document, but for its revision. */
export function isResult<T extends Document>(
  schema: v.GenericSchema<unknown, T>,
  takeStep: () => unknown,
  after: T
): boolean {
  try {
    const made = v.safeParse(schema, takeStep())
    return made.success && hasSameContent(made.output, after)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
