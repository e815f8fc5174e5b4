import { boardWays } from './board-ways.ts'
import type { Way } from './break-documents.ts'
import { jobWays } from './job-ways.ts'
import { peopleWays } from './people-ways.ts'

/** Every kind of write that the rules accept. */
export const ways: readonly Way[] = [...jobWays, ...peopleWays, ...boardWays].map(
  ([name, who, attempt, chosen = {}, options]) => ({ name, who, attempt, chosen, ...options })
)
