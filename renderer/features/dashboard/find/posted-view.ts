import * as v from 'valibot'
import { type JobStatus, jobStatuses } from '#shared/domain/job/job-vocabulary.ts'

/** How many jobs are shown at a time; the first on first sight. */
export const pageSizes = [5, 20, 50] as const

export const postedSorts = ['newest', 'oldest', 'title', 'applicants'] as const
export type PostedSort = (typeof postedSorts)[number]

/** The columns that may be left out, in the order of the table. */
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

/** Which of the posted jobs are shown, and how. */
export interface PostedView {
  /** Words, each of which must occur in the title, the company or the keywords. */
  words: string
  /** 'all': whatever the status. */
  status: JobStatus | 'all'
  /** Empty: every one. */
  category: string
  /** Empty: every one. */
  place: string
  sort: PostedSort
  /** From 1; there may be fewer pages. */
  page: number
  size: (typeof pageSizes)[number]
  /** undefined: those that there is room for. */
  columns: readonly PostedColumn[] | undefined
}

export const defaultView: PostedView = {
  words: '',
  status: 'all',
  category: '',
  place: '',
  sort: 'newest',
  page: 1,
  size: pageSizes[0],
  columns: undefined
}

const trim = (typed: string) => typed.trim()
const text = v.fallback(v.pipe(v.string(), v.transform(trim), v.maxLength(200)), '')
const noColumns = 'none'

// Only what the public pages have of valibot anyway: each further part of it would be fetched with them.
const addressSchema = v.object({
  q: text,
  status: v.fallback(v.picklist([...jobStatuses, 'all']), 'all'),
  category: text,
  place: text,
  sort: v.fallback(v.picklist(postedSorts), defaultView.sort),
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), 1),
  show: v.fallback(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.picklist(pageSizes)), defaultView.size),
  columns: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((names) => names.split('.')),
        v.check((names) => names.some((name) => name === noColumns || isColumn(name))),
        v.transform((names) => postedColumns.filter((column) => names.includes(column)))
      )
    ),
    undefined
  )
})

function isColumn(name: string): name is PostedColumn {
  return postedColumns.some((column) => column === name)
}

/** Reads what an address asks for. What it cannot mean counts as not asked for. */
export function parsePostedView(search: string): PostedView {
  const read = v.safeParse(addressSchema, Object.fromEntries(new URLSearchParams(search)))
  if (!read.success) return defaultView
  const { q, show, columns, ...rest } = read.output
  return { ...rest, words: q, size: show, columns }
}

/** What stands behind the path of the dashboard; empty: the first sight. */
export function formatPostedView(view: PostedView): string {
  const { words, size, columns, page, ...rest } = view
  const listed = columns && postedColumns.filter((column) => columns.includes(column)).join('.')
  const wanted: Record<string, string> = {
    q: words,
    ...rest,
    page: String(page),
    show: String(size),
    columns: listed === '' ? noColumns : (listed ?? '')
  }
  const usual: Record<string, string> = {
    ...{ q: '', status: defaultView.status, category: '', place: '', sort: defaultView.sort, page: '1' },
    ...{ show: String(defaultView.size), columns: '' }
  }
  const query = new URLSearchParams(Object.entries(wanted).filter(([name, value]) => value !== usual[name])).toString()
  return query === '' ? '' : `?${query}`
}

/** Asks for all of the jobs. */
export const noFilter = { words: '', status: 'all', category: '', place: '' } as const satisfies Partial<PostedView>

/** Whether the view asks for some of the jobs alone. */
export function isFiltered({ words, status, category, place }: PostedView): boolean {
  return words !== '' || status !== 'all' || category !== '' || place !== ''
}

/** Whether the newest few are not enough to answer it. */
export function needsMore(view: PostedView): boolean {
  return isFiltered(view) || view.sort !== 'newest'
}
