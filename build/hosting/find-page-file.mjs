import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Firebase Hosting's rules, made from renderer/app/screen-table.ts (tests/unit/build/firebase-deployment.test.ts). Every other host follows them, too.
 * @type {readonly { source?: string, regex?: string, destination: string }[]}
 */
const rewrites = JSON.parse(readFileSync(join(import.meta.dirname, '../firebase/firebase.json'), 'utf8')).hosting
  .rewrites

export const shellFile = '200.html'

/** An address at which every host answers with the shell; the name of its file may lead elsewhere. */
export const shellAddress = '/profile'

/** A job that no board has: answered with the page of all jobs. */
export const anyJob = '/jobs/_'

/**
 * Names on a host that shows each file without its ending too: there `/job` and `/200` would be found, which are no addresses of the app.
 * @type {readonly (readonly [string, string])[]}
 */
export const cleanNames = [
  ['job.html', `${anyJob}.html`],
  [shellFile, `${shellAddress}.html`]
]

/** Sent with status 404. */
export const missingFile = '404.html'

/**
 * Addresses with a prerendered HTML file. `at`: its last part ':id' matches any id.
 * @type {readonly { at: string, file: string }[]}
 */
export const drawnPages = [
  { at: '/', file: 'index.html' },
  ...rewrites.flatMap(({ source, destination }) => {
    if (source === undefined) return []
    const [file = destination.slice(1)] = cleanNames.find(([, name]) => name === destination) ?? []
    return [{ at: source.replace('*', ':id'), file }]
  })
]

/** Addresses of screens. Any other is not found. */
export const pageAddress = new RegExp(rewrites.find(({ regex }) => regex)?.regex ?? '')

/**
 * File of an address without a published page; null: none.
 * @param {string} pathname
 */
export function findPageFile(pathname) {
  const some = pathname.replace(/[^/]+$/, ':id')
  const drawn = drawnPages.find(({ at }) => at === pathname || (at === some && at.endsWith(':id')))
  if (drawn) return drawn.file
  return pageAddress.test(pathname) ? shellFile : null
}
