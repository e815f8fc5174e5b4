import { toWellFormed } from '#shared/domain/well-formed-text.ts'
import { paths } from './paths.ts'

// Published lists have their own addresses, '/categories/Production', '/places/Surat_GJ' or both in one; the app shows each as a search.

export function formatPlacePath(place: string): string {
  return `/places/${encodeWords(place)}`
}

export function formatCategoryPlacePath(category: string, place: string): string {
  return `${paths.category(category)}/${encodeWords(place)}`
}

/** Words as a part of an address that people can read. */
function encodeWords(words: string): string {
  return encodePathPart(words.trim().replaceAll(' ', '_'))
}

/** A part of a path with no more encoded than has to be: hosts look for a file by what `decodeURI` makes of an address. */
export function encodePathPart(text: string): string {
  return encodeURI(toWellFormed(text)).replace(/[/?#]/g, encodeURIComponent)
}

/** The search of a list; null: the address is none of a list. */
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
