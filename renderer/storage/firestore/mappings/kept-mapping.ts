import { countKept } from '../counts/account-limits.ts'
import { buildCountPath } from '../paths.ts'
import { type Mapping, openPlain, type SideWrite } from './mapping.ts'

/** Drafts of postings and marks of applied jobs: counted with their owner when one is made or removed. */
export function createKeptMapping(kind: 'drafts' | 'marks'): Mapping {
  return {
    async open(step, stored) {
      const count = async (by: 1 | -1): Promise<SideWrite[]> => {
        if (step.uid === undefined) return []
        const path = buildCountPath(kind === 'drafts' ? 'draft' : 'mark', step.uid)
        return [{ path, set: { id: step.uid, ...countKept(await step.read(path), kind, by, step.name) } }]
      }
      return {
        ...openPlain(stored),
        change: async (after) => ({ stored: after, beside: stored ? [] : await count(1) }),
        remove: () => count(-1)
      }
    }
  }
}
