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
  { at: '/disclaimer', file: 'disclaimer.html', screen: 'routes/static-page.tsx' },
  { at: '/404', file: '404.html', screen: 'routes/not-found.tsx' }
]

/** The page of every other address of the app. */
export const shellFile = '200.html'

/** The page of an address that is none, with status 404. */
export const missingFile = '404.html'

/** The addresses of the app's screens (renderer/app/screens.tsx), also as RE2 reads them. Any other is not found. */
export const pageAddress =
  /^\/(?:|login|signup|404|about-us|contact-us|disclaimer|candidates|profile|unsent|jobs(?:\/[^/]+)?|companies\/[^/]+|categories\/(?:Pre_Production|Production|Others|Back_Office|Office_Boy)(?:\/[^/]+)?|places\/[^/]+|employer\/(?:ask(?:\/posting)?|post-job(?:\/[^/]+)?|dashboard|house)|admin\/(?:requests|edit-page\/[^/]+))\/?$/

/**
 * The file that answers an address where no page of its own was published; null: there is none.
 * @param {string} pathname
 */
export function findPageFile(pathname) {
  const some = pathname.replace(/[^/]+$/, ':id')
  const drawn = drawnPages.find(({ at }) => at === pathname || (at === some && at.endsWith(':id')))
  if (drawn) return drawn.file
  return pageAddress.test(pathname) ? shellFile : null
}
