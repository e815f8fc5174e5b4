import { encodeText, toWellFormed } from '#shared/domain/well-formed.ts'

/** All addresses of the product. A stored id with half a surrogate pair has none, but a link to it must not break the page. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  jobs: '/jobs',
  job: (id: string) => `/jobs/${encodeText(id)}`,
  /** Lists with an address of their own, which published pages have: the app shows them as a search. */
  category: (category: string) => `/categories/${encodeWords(category)}`,
  place: (place: string) => `/places/${encodeWords(place)}`,
  categoryPlace: (category: string, place: string) => `/categories/${encodeWords(category)}/${encodeWords(place)}`,
  candidates: '/candidates',
  profile: '/profile',
  postJob: '/employer/post-job',
  editJob: (id: string) => `/employer/post-job/${encodeText(id)}`,
  dashboard: '/employer/dashboard',
  askEmployer: '/employer/ask',
  firstPosting: '/employer/ask/posting',
  ownHouse: '/employer/house',
  company: (id: string) => `/companies/${encodeText(id)}`,
  requests: '/admin/requests',
  editPage: (name: string) => `/admin/edit-page/${name}`,
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  disclaimer: '/disclaimer',
  notFound: '/404'
} as const

/** Words as a part of an address that people can read: 'Surat_GJ'. */
function encodeWords(words: string): string {
  return encodePathPart(words.trim().replaceAll(' ', '_'))
}

/** A part of a path with no more encoded than has to be: hosts look for a file by what `decodeURI` makes of an address. */
export function encodePathPart(text: string): string {
  return encodeURI(toWellFormed(text)).replace(/[/?#]/g, encodeURIComponent)
}

/** What `paths.category`, `paths.place` and `paths.categoryPlace` name; null: none of them. */
export function parseListPath(pathname: string): { category: string; location: string } | null {
  const [, kind, first = '', second = ''] = /^\/(categories|places)\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? []
  if (!kind || (kind === 'places' && second)) return null
  try {
    const [one = '', other = ''] = [first, second].map((part) => decodeURIComponent(part).replaceAll('_', ' '))
    return kind === 'places' ? { category: '', location: one } : { category: one, location: other }
  } catch {
    return null
  }
}

/** The job that an address of `paths.job` names; empty when it cannot be read. The router's own decoding takes '%252F' for a slash. */
export function parseJobId(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice('/jobs/'.length).replace(/\/$/, ''))
  } catch {
    return ''
  }
}
