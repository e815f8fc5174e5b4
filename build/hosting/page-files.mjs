/**
 * Addresses with a prerendered HTML file. `at`: its last part ':id' stands for any; `screen`: its file in renderer/.
 * @type {readonly { at: string, file: string, screen: string }[]}
 */
export const drawnPages = [
  { at: '/', file: 'index.html', screen: 'routes/home.tsx' },
  { at: '/jobs', file: 'jobs.html', screen: 'routes/jobs.tsx' },
  { at: '/jobs/:id', file: 'job.html', screen: 'routes/job.tsx' },
  { at: '/about-us', file: 'about-us.html', screen: 'routes/static-page.tsx' },
  { at: '/contact-us', file: 'contact-us.html', screen: 'routes/static-page.tsx' },
  { at: '/disclaimer', file: 'disclaimer.html', screen: 'routes/static-page.tsx' },
  { at: '/404', file: '404.html', screen: 'routes/not-found.tsx' }
]

export const shellFile = '200.html'

/** An address at which every host answers with the shell; the name of its file may lead elsewhere. */
export const shellAddress = '/login'

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

/** Addresses of screens (renderer/app/screens.tsx), also readable by RE2. Any other is not found. */
export const pageAddress =
  /^\/(?:|login|signup|404|about-us|contact-us|disclaimer|candidates|profile|unsent|jobs(?:\/[^/]+)?|companies\/[^/]+|categories\/(?:Pre_Production|Production|Others|Back_Office|Office_Boy)(?:\/[^/]+)?|places\/[^/]+|employer\/(?:ask(?:\/posting)?|post-job(?:\/[^/]+)?|dashboard|house)|admin\/(?:requests|edit-page\/[^/]+))\/?$/

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
