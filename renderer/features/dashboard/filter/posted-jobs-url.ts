import * as v from 'valibot'
import { paths } from '#renderer/config/paths.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'

/** Jobs a page; the first is the default. */
export const pageSizes = [5, 20, 50] as const

export const postedSorts = ['newest', 'oldest', 'title', 'applicants', 'ends'] as const
export type PostedSort = (typeof postedSorts)[number]

export const postedColumns = [
  'status',
  'category',
  'place',
  'type',
  'pay',
  'posted',
  'ends',
  'applicants',
  'days'
] as const
export type PostedColumn = (typeof postedColumns)[number]

export const shownStatuses = ['pending', 'approved', 'expired', 'rejected', 'deleted'] as const
export type ShownStatus = (typeof shownStatuses)[number]

/** An approved job past its last day counts as expired. */
export function findShownStatus(job: Pick<Job, 'status' | 'expiresOn'>, now: Date): ShownStatus {
  return isExpired(job, now) ? 'expired' : job.status
}

/** Filter, order and layout of the posted jobs. Empty fields do not filter. */
export interface PostedView {
  /** All must occur in title, company or keywords. */
  words: string
  status: ShownStatus | 'all'
  category: string
  place: string
  /** With applicants in stage New. */
  isNew: boolean
  sort: PostedSort
  /** From 1; may be beyond the last. */
  page: number
  size: (typeof pageSizes)[number]
  /** undefined: as many as fit the window. */
  columns: readonly PostedColumn[] | undefined
}

export const noFilter = {
  ...{ words: '', status: 'all', category: '', place: '', isNew: false }
} as const satisfies Partial<PostedView>

export const defaultView: PostedView = { ...noFilter, sort: 'newest', page: 1, size: pageSizes[0], columns: undefined }

// v.trim would be one more part of valibot in the code that public pages share.
const trim = (typed: string) => typed.trim()
const text = v.fallback(v.pipe(v.string(), v.transform(trim), v.maxLength(200)), '')
const noColumns = 'none'

const addressSchema = v.object({
  q: text,
  status: v.fallback(v.picklist([...shownStatuses, 'all']), 'all'),
  category: text,
  place: text,
  new: v.fallback(v.string(), ''),
  sort: v.fallback(v.picklist(postedSorts), defaultView.sort),
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), 1),
  show: v.fallback(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.picklist(pageSizes)), defaultView.size),
  columns: v.fallback(v.string(), '')
})

/** Ignores invalid parameters. */
export function parsePostedView(search: string): PostedView {
  const read = v.safeParse(addressSchema, Object.fromEntries(new URLSearchParams(search)))
  if (!read.success) return defaultView
  const { q: words, new: fresh, show: size, columns, ...rest } = read.output
  return { ...rest, words, isNew: fresh === '1', size, columns: parseColumns(columns.split('.')) }
}

function parseColumns(names: readonly string[]): PostedColumn[] | undefined {
  const columns = postedColumns.filter((column) => names.includes(column))
  return columns.length > 0 || names.includes(noColumns) ? columns : undefined
}

/** Query string without defaults; '': the default view. */
export function formatPostedView(view: PostedView): string {
  const usual = listParameters(defaultView)
  const query = String(new URLSearchParams(listParameters(view).filter(([, value], at) => value !== usual[at]?.[1])))
  return query === '' ? '' : `?${query}`
}

function listParameters({ words, isNew, size, page, columns, ...rest }: PostedView): [name: string, value: string][] {
  const { status, category, place, sort } = rest
  const listed = columns && (postedColumns.filter((column) => columns.includes(column)).join('.') || noColumns)
  return Object.entries({
    ...{ q: words, status, category, place, new: isNew ? '1' : '', sort },
    ...{ page: String(page), show: String(size), columns: listed ?? '' }
  })
}

export function buildViewAddress(view: PostedView): string {
  return paths.dashboard + formatPostedView(view)
}

export function isFiltered({ words, status, category, place, isNew }: PostedView): boolean {
  return words !== '' || status !== 'all' || category !== '' || place !== '' || isNew
}

/** Whether the newest page alone cannot answer the view. */
export function needsMore(view: PostedView): boolean {
  return isFiltered(view) || view.sort !== 'newest'
}
