/** Of a raw record, what a list shows and a search looks in. */
export interface ExpectedJob {
  id: string
  title: string
  company: string
  location: string
  category: string
  type: string
  keywords: string[]
  /** Empty when it is no day of the calendar. */
  day: string
}

export interface ExpectedSearch {
  q?: string
  location?: string
  category?: string
  type?: string
}

const texts = ['id', 'title', 'company', 'location', 'category', 'type', 'description'] as const

/** The jobs that the public may see, newest first: worked out from the raw records alone, without any code of the product. */
export function expectedJobs(records: readonly unknown[], search: ExpectedSearch = {}): ExpectedJob[] {
  return records
    .flatMap((record) => publicJob(record) ?? [])
    .filter((job) => meets(job, search))
    .sort((one, other) => (one.day === other.day ? order(other.id, one.id) : order(other.day, one.day)))
}

function publicJob(record: unknown): ExpectedJob | undefined {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined
  const raw = record as Record<string, unknown>
  if (texts.some((field) => typeof raw[field] !== 'string')) return undefined
  if (raw.id === '' || String(raw.title).trim() === '') return undefined
  if (!['responsibilities', 'qualifications', 'keywords'].every((field) => isList(raw[field]))) return undefined
  if (raw.revision !== undefined && !(Number.isInteger(raw.revision) && Number(raw.revision) >= 0)) return undefined
  if (raw.status !== undefined && raw.status !== 'approved') return undefined
  const [id = '', title = '', company = '', location = '', category = '', type = ''] = texts.map((f) => String(raw[f]))
  const keywords = Array.isArray(raw.keywords) ? raw.keywords.map(String) : []
  return { id, title, company, location, category, type, keywords, day: day(raw.postedDate) }
}

function isList(value: unknown): boolean {
  return (
    value === undefined || value === null || (Array.isArray(value) && value.every((line) => typeof line === 'string'))
  )
}

function day(value: unknown): string {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) : null
  if (!parts) return ''
  const [year, month, date] = parts.slice(1).map(Number) as [number, number, number]
  const days = [
    31,
    year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31
  ]
  return date >= 1 && date <= (days[month - 1] ?? 0) ? (value as string) : ''
}

function meets(job: ExpectedJob, { q = '', location = '', category = '', type = '' }: ExpectedSearch): boolean {
  if (category && job.category !== category) return false
  if (type && job.type !== type) return false
  if (!plain(job.location).includes(plain(location.trim()))) return false
  const where = [job.title, job.company, ...job.keywords].map(plain)
  return plain(q)
    .split(/\s+/)
    .every((word) => where.some((text) => text.includes(word)))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ς/g, 'σ')
}

function order(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
