import type { Document } from '../../documents/document.ts'
import type { SessionUser } from './session-user.ts'

/** null: nobody is signed in. */
export type Writer =
  | (Pick<SessionUser, 'uid' | 'role' | 'email'> & Partial<Pick<SessionUser, 'houseId' | 'ban' | 'unverified'>>)
  | null

/** `before` undefined: it is new; `after` undefined: it is removed. A method's type, so that any rule fits into a list of rules. */
export type WriteRule<T extends Document> = {
  rule(writer: Writer, before: T | undefined, after: T | undefined): boolean
}['rule']
