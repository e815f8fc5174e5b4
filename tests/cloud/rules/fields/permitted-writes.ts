import { boardWrites } from './board-writes.ts'
import type { PermittedWrite } from './field-cases.ts'
import { jobWrites } from './job-writes.ts'
import { peopleWrites } from './people-writes.ts'

/** Every kind of write that the rules accept. */
export const permittedWrites: readonly PermittedWrite[] = [...jobWrites, ...peopleWrites, ...boardWrites].map(
  ([name, who, attempt, chosen = {}, options]) => ({ name, who, attempt, chosen, ...options })
)
