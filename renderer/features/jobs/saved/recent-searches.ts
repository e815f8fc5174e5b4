import * as v from 'valibot'
import type { OfferedRecords } from '#renderer/platform/platform.ts'
import type { VisitorRecords } from '#renderer/storage/visitor-records.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { createRandomEnding } from '#shared/documents/document.ts'
import { jobSearches } from '../search/use-job-search.ts'

const maxRecent = 5

const recentSchema = v.object({ id: v.string(), uid: v.string(), query: v.string(), at: v.string() })
export type RecentSearch = v.InferOutput<typeof recentSchema>

const readUid = () => useSession.getState().user?.uid ?? ''

/** Of the person who looks, the latest first: what one has searched for while signed in is not shown to another. */
export function listRecent(records: VisitorRecords, uid = readUid()): RecentSearch[] {
  return records
    .list('recent')
    .flatMap(({ value }) => {
      const parsed = v.safeParse(recentSchema, value)
      return parsed.success && parsed.output.uid === uid ? [parsed.output] : []
    })
    .sort((one, other) => (one.at < other.at ? 1 : -1))
}

export async function rememberSearch(offered: Pick<OfferedRecords, 'open'>, query: string): Promise<void> {
  const { user } = useSession.getState()
  // The list is for those who look for work.
  if (user && user.role !== 'Candidate') return
  const records = await offered.open()
  const now = new Date()
  const known = listRecent(records)
  const [latest] = known
  const outdated = [
    ...known.filter((each) => each.query === query || (each === latest && isContinued(each.query, query))),
    ...known.slice(maxRecent - 1)
  ]
  const id = `${now.getTime()}_${createRandomEnding(Math.random)}`
  records.write('recent', id, { id, uid: readUid(), query, at: now.toISOString() } satisfies RecentSearch)
  for (const each of new Set(outdated)) records.write('recent', each.id, undefined)
}

export async function forgetSearches(offered: Pick<OfferedRecords, 'open'>, uid: string): Promise<void> {
  const records = await offered.open()
  for (const { id } of listRecent(records, uid)) records.write('recent', id, undefined)
}

/** Whether the words were typed on, or taken back, and nothing else has changed: 'sett' is no search of its own. */
function isContinued(before: string, after: string): boolean {
  const [one, other] = [jobSearches.parse(before), jobSearches.parse(after)]
  const isSame = jobSearches.isSame({ ...one, q: '' }, { ...other, q: '' })
  return isSame && one.q !== '' && (other.q.startsWith(one.q) || one.q.startsWith(other.q))
}
