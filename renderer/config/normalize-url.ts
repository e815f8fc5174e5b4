import { paths } from './paths.ts'

// Messengers and people change links: a full stop behind one, a second slash, capitals, parameters without a question mark.

/** Signs that a sentence or a messenger's marks leave behind an address. No id that the app makes ends in one. */
const trailingSigns = /(?:[\s\\/.,;:!?…।'"“”‘’«»`´|*_~^<>()[\]{}-]|%(?![\da-f]{2}))+$/iu

/** A part of an address without what was added to it on the way. */
function tidyPart(part: string): string {
  return decode(part)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, '')
    .replace(/[?#&;].*$/, '')
    .replace(trailingSigns, '')
}

/** How else an id may have been meant that names nothing; null: there is no other spelling. */
export function findOtherSpelling(id: string): string | null {
  const tidy = tidyPart(id)
  const spelling = [tidy, tidy.toLowerCase()].find((each) => each !== id && each !== '')
  return spelling ?? null
}

/** The path that an address without a screen is probably meant to be. Case counts in ids, places and categories alone. */
export function tidyPath(pathname: string): string {
  const parts = decode(pathname)
    .split(/[\\/]+/)
    .map(tidyPart)
    .filter(Boolean)
  const [first = '', ...rest] = parts
  const hasIds = ['jobs', 'companies', 'places', 'categories'].includes(first.toLowerCase())
  const spelled = [first.toLowerCase(), ...rest.map((part) => (hasIds ? part : part.toLowerCase()))]
  return paths.home + spelled.map(encodeURIComponent).join('/')
}

/** Twice: some programs encode what is encoded. What is no text stays. */
function decode(text: string): string {
  try {
    const once = decodeURIComponent(text)
    return once === text ? once : decodeURIComponent(once)
  } catch {
    return text.replace(/%(?:[\da-f]?$|(?![\da-f]{2}))/gi, '')
  }
}
