import { adminMarker, type Job } from '../job.ts'
import { fold, isOneEditApart } from './split-tokens.ts'

type Comparable = Pick<Job, 'title' | 'company' | 'location'> & {
  id?: string | undefined
  employerId?: string | undefined
}

interface Title {
  words: readonly string[]
  jobs: { job: Job; order: number }[]
}

export type DuplicateIndex = ReadonlyMap<string, ReadonlyMap<string, Title>>

const maxDuplicates = 20

const sameWords = new Map(
  'sr senior, snr senior, jr junior, jnr junior, asst assistant, asistant assistant, exec executive, mgr manager, acountant accountant, salesman sales, bangaluru bangalore, bengaluru bangalore, bombay mumbai, gurugram gurgaon, calcutta kolkata, madras chennai, amdavad ahmedabad'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string])
)

const fillers = new Set(
  'a an the for in at of and or to with urgent urgently required require wanted want need needed hiring vacancy vacancies opening openings job jobs position post jewelery jewelry jewelary jewellery'
    .split(' ')
    .map(simplify)
)
/** A title with another of these is another job. */
const levels = new Set(
  'senior junior head assistant trainee helper intern lead manager supervisor fresher night day male female part full 3d'
    .split(' ')
    .map(simplify)
)
const forms = new Set('pvt private ltd limited llp inc co company and the'.split(' ').map(simplify))
const regions = new Set(
  'mh gj rj dl ka wb tn ts up hr new maharashtra gujarat rajasthan karnataka telangana haryana india'
    .split(' ')
    .map(simplify)
)

export function indexTitles(jobs: readonly Job[]): DuplicateIndex {
  const index = new Map<string, Map<string, Title>>()
  jobs.forEach((job, order) => {
    const words = readTitle(job.title)
    const key = words.join(' ')
    for (const bucket of findBuckets(job)) {
      const titles = index.get(bucket) ?? new Map<string, Title>()
      const title = titles.get(key) ?? { words, jobs: [] }
      title.jobs.push({ job, order })
      index.set(bucket, titles.set(key, title))
    }
  })
  return index
}

/** Jobs of the same company and place with a similar title, in the order given. */
export function findInIndex(index: DuplicateIndex, wanted: Comparable): Job[] {
  const words = readTitle(wanted.title)
  const found = new Map<string, { job: Job; order: number }>()
  if (words.length === 0) return []
  for (const bucket of findBuckets(wanted)) {
    for (const title of index.get(bucket)?.values() ?? []) {
      if (!isSimilar(words, title.words)) continue
      // The job itself may be among them.
      for (const entry of title.jobs.slice(0, maxDuplicates + 1)) {
        if (entry.job.id !== wanted.id) found.set(entry.job.id, entry)
      }
    }
  }
  const sorted = [...found.values()].sort((one, other) => one.order - other.order)
  return sorted.slice(0, maxDuplicates).map(({ job }) => job)
}

/** An employer's waiting and live jobs that this one repeats; a revised job (same `id`) does not repeat itself. */
export function findOwnDuplicates(wanted: Comparable, own: readonly Job[]): Job[] {
  return findInIndex(indexTitles(own.filter(({ status }) => status === 'pending' || status === 'approved')), wanted)
}

/** Without legal form, punctuation and upper case. */
export function foldCompany(company: string): string {
  return readWords(company)
    .filter((word) => !forms.has(word))
    .join(' ')
}

function findBuckets({ company, location, employerId }: Comparable): string[] {
  const place = readWords(location)
    .filter((word) => !regions.has(word))
    .join(' ')
  const companyKey = foldCompany(company)
  const buckets = companyKey === '' ? [] : [`company ${companyKey}\n${place}`]
  return employerId && employerId !== adminMarker ? [...buckets, `account ${employerId}\n${place}`] : buckets
}

function readTitle(title: string): string[] {
  const words = readWords(title)
  const distinctiveWords = words.filter((word) => !fillers.has(word))
  return [...new Set(distinctiveWords.length > 0 ? distinctiveWords : words)].sort()
}

function readWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{Nd}\u200b-\u200d]+/gu) ?? []).map(simplify).filter((word) => word !== '')
}

function simplify(word: string): string {
  const plain = fold(word)
  const single = /^[a-z]{4,}s$/.test(plain) && !plain.endsWith('is') ? plain.slice(0, -1) : plain
  return fold(sameWords.get(single) ?? sameWords.get(plain) ?? single)
}

/** More than four fifths of the words alike, and no rank or number in one alone. */
function isSimilar(one: readonly string[], other: readonly string[]): boolean {
  const rest = [...other]
  const alone = one.filter((word) => {
    const at = rest.findIndex((candidate) => isSameWord(word, candidate))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  if ([...alone, ...rest].some((word) => levels.has(word) || /\p{Nd}/u.test(word))) return false
  return (2 * (one.length - alone.length)) / (one.length + other.length) > 0.8
}

function isSameWord(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) >= 5 && isOneEditApart(one, other))
}
