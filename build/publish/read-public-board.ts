import { createJobOutcomeRepository, type JobOutcome } from '#renderer/data/job-outcome-repository.ts'
import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import type { RestSettings } from '#renderer/storage/firestore/rest/rest-client.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { companies, companyMembers } from '#shared/collections/companies.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { type Cursor, type Document, isRecord } from '#shared/documents/document.ts'
import type { Company, CompanyMember } from '#shared/domain/company/company.ts'
import { adminMarker, type Job, jobSchema } from '#shared/domain/job/job.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'
import type { ClosedJob } from './published-site-folder.ts'
import { readLiveQueryOnce } from './read-live-query-once.ts'

/** The public part of a board, as it was at one time. */
export interface PublicBoard {
  /** The live ones, in the order of their creation. */
  readonly jobs: readonly Job[]
  readonly companies: readonly Company[]
  readonly members: readonly CompanyMember[]
  /** Jobs that are known to have ended. The rules of a shared board let no client list them: those that were published before are read one by one. */
  readonly ended: readonly string[]
  /** How many records could not be read. */
  readonly invalid: number
  /** Whether Firestore puts lists in order: see `Query.unexpired`. */
  readonly isShared: boolean
  findOutcome(jobId: string): Promise<JobOutcome>
}

/** A file that is no board; the message is for the person who named it. */
export class NoBoard extends Error {}

/** No board of one device holds more. */
const all = { order: 'stored', limit: 1_000_000 } as const

/** @param text JSON: an object with the keys of the specification, each with its list or, as a browser stores it, with the list as a text */
export async function readBoardFile(text: string, now: Date): Promise<PublicBoard> {
  const elements = parseElements(text)
  const documents = createMemoryStore({ elements })
  const readAll = async <T extends Document>(collection: Collection<T>) =>
    (await documents.query(collection, all)).documents
  const [everyJob, everyCompany, members] = [
    await readAll(jobs),
    await readAll(companies),
    await readAll(companyMembers)
  ]
  const given = [jobs, companies, companyMembers].reduce((sum, { name }) => sum + (elements[name]?.length ?? 0), 0)
  return {
    ...{ members, companies: everyCompany.map(pickCompany), isShared: false },
    jobs: (await documents.query(jobs, { ...all, where: { status: 'approved' }, unexpired: 'expiresOn' })).documents,
    ended: everyJob.filter((job) => job.status === 'deleted' || isExpired(job, now)).map(({ id }) => id),
    invalid: given - everyJob.length - everyCompany.length - members.length,
    findOutcome: createFindOutcome(documents, false)
  }
}

const companyFields: readonly string[] = [
  'id',
  'revision',
  'name',
  'place',
  'about',
  'website',
  'verified',
  'verifiedAt',
  'people',
  'answering',
  'hasNumber'
] satisfies (keyof Company)[]

const jobFields: readonly string[] = [...Object.keys(jobSchema.entries), 'expiresOn']

/** Of a record that holds more, nothing more is published. */
const pickPublic =
  <T extends Document>(publicFields: readonly string[]) =>
  (document: T) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => publicFields.includes(field))) as unknown as T

const pickCompany = pickPublic<Company>(companyFields)

/** A job with all that its screen may show, and nothing that few may read. */
export const pickJob = pickPublic<Job>(jobFields)

function parseElements(text: string): Record<string, unknown[]> {
  const board = parseJson(text)
  if (!isRecord(board))
    throw new NoBoard('This file is not a board. It needs an object with lists such as "jobs" and "companies".')
  const lists = Object.entries(board).map(([key, value]) => [key, typeof value === 'string' ? parseJson(value) : value])
  const elements = Object.fromEntries(lists.filter(([, list]) => Array.isArray(list)))
  if (!elements[jobs.name]) throw new NoBoard('This file has no list of "jobs".')
  return elements
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

/** With one more, which shows whether there are others, the most that the rules let a visitor ask for at once. */
const jobsAtOnce = 59

/** So many questions are asked beside each other. */
const askedAtOnce = 16

export async function askForEach(ids: Iterable<string>, ask: (id: string) => Promise<void>): Promise<void> {
  const waiting = [...ids]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await ask(id)
  }
  await Promise.all(Array.from({ length: askedAtOnce }, work))
}

/** Reads as visitors do, under the rules of the board. Rejects with a StoreError. @param onProgress how many jobs were read so far */
export async function readSharedBoard(
  settings: RestSettings,
  onProgress: (count: number) => void
): Promise<PublicBoard> {
  const documents = createRestStore({ ...settings, onRefetchTrigger: () => () => {} })
  const live: Job[] = []
  let after: Cursor | undefined
  do {
    const page = await documents.query(jobs, {
      ...{ where: { status: 'approved' }, unexpired: 'expiresOn', order: 'stored' },
      ...{ limit: jobsAtOnce, after, uncounted: true }
    })
    live.push(...page.documents)
    after = page.next
    onProgress(live.length)
  } while (after)
  const employers = new Set(live.map(({ employerId }) => employerId).filter((uid) => uid && uid !== adminMarker))
  const members = await getEach(documents, companyMembers, employers)
  const found = await getEach(documents, companies, new Set(members.map(({ companyId }) => companyId)))
  return {
    ...{ jobs: live, companies: found, members, ended: [], invalid: 0, isShared: true },
    findOutcome: createFindOutcome(documents, true)
  }
}

async function getEach<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  ids: ReadonlySet<string>
): Promise<T[]> {
  const found: T[] = []
  await askForEach(ids, async (id) => {
    const document = await documents.get(collection, id)
    if (document) found.push(document)
  })
  return found
}

function createFindOutcome(documents: DocumentStore, isSeparate: boolean): PublicBoard['findOutcome'] {
  const outcomes = createJobOutcomeRepository(documents, isSeparate)
  return (jobId) => readLiveQueryOnce((listener, onError) => outcomes.watch(jobId, listener, onError))
}

/** The board in a site whose visitors have no other, read by renderer/data/read-published-board.ts. */
export const boardFile = 'board.json'

/** Names the board to the app, in the head of every page. */
export const boardLink = `<meta name="board" content="/${boardFile}">`

/** The public part of one device's board, with how its jobs have ended and no word of theirs. */
export function formatPublicBoard(board: PublicBoard, closed: ReadonlyMap<string, ClosedJob>): string {
  const ended = [...closed].map(
    ([
      id,
      {
        outcome: { ending, category }
      }
    ]) => ({
      ...{ id, category, title: '-', company: '', location: '', type: '', description: '' },
      ...(ending === 'expired' ? { status: 'approved', expiresOn: '2000-01-01' } : { status: 'deleted', ending })
    })
  )
  const { jobs, companies, members: companyMembers } = board
  return JSON.stringify({ jobs: [...jobs.map(pickJob), ...ended], companies, companyMembers })
}
