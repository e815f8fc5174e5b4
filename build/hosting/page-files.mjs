/**
 * The addresses that have an HTML file of their own, which the build draws beforehand. `at`: the address; its last part is ':id' where
 * it stands for any one part. `screen`: the file of its screen, in renderer/.
 * @type {readonly { at: string, file: string, screen: string }[]}
 */
export const drawnPages = [
  { at: '/', file: 'index.html', screen: 'routes/home.tsx' },
  { at: '/jobs', file: 'jobs.html', screen: 'routes/jobs.tsx' },
  { at: '/jobs/:id', file: 'job.html', screen: 'routes/job.tsx' },
  { at: '/about-us', file: 'about-us.html', screen: 'routes/static-page.tsx' },
  { at: '/contact-us', file: 'contact-us.html', screen: 'routes/static-page.tsx' },
  { at: '/disclaimer', file: 'disclaimer.html', screen: 'routes/static-page.tsx' }
]

/** The page of every other address of the app. */
export const shellFile = '200.html'

/** An address that may be one of the app, also as RE2 reads it. Any other names a file: one that is not there is not found. */
export const pageAddress = /^\/(?:[^.]*|(?:jobs|companies|employer|admin)\/.*)$/

/**
 * The file that answers an address; null: there is no page for it.
 * @param {string} pathname
 */
export function findPageFile(pathname) {
  const some = pathname.replace(/[^/]+$/, ':id')
  const drawn = drawnPages.find(({ at }) => at === pathname || (at === some && at.endsWith(':id')))
  if (drawn) return drawn.file
  return pageAddress.test(pathname) ? shellFile : null
}
