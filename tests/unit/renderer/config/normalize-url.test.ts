import { expect, test } from 'vitest'
import { findMeantPath, findScreen } from '#renderer/app/router.tsx'
import { findOtherSpelling } from '#renderer/config/normalize-url.ts'
import { parseJobId } from '#renderer/config/paths.ts'

const id = 'job_1767225600000_k7x'

/** Where the app ends up, on a board with this one job. */
function follow(address: string): string | null {
  const path = findScreen(address) ? address : findMeantPath(address)
  if (!path?.startsWith('/jobs/')) return path
  for (let asked: string | null = parseJobId(path); asked !== null; asked = findOtherSpelling(asked))
    if (asked === id) return `/jobs/${id}`
  return null
}

const job = `/jobs/${id}`

test.each(
  [
    ...[
      '',
      '/',
      '//',
      '.',
      ',',
      ').',
      '*',
      '_',
      '_*',
      '~',
      '…',
      '।',
      '!',
      '"',
      '”',
      '%22',
      '%3E',
      ']',
      '|',
      '%60',
      '%C2%BB'
    ],
    ...['%20', '%20%20', '%0A', '%0D%0A', '%E2%80%8B', '%EF%BB%BF', '%E2%80%AE', '%C2%A0', '%2520', './'],
    ...['&utm_source=whatsapp', '&fbclid=IwAR0', '%3Futm_source=mail', '%3Ffbclid=a%26x=1', '%23main', ';jsessionid=1']
  ].map((added) => job + added)
)('mistyped URL › resolves %s to the job', (address) => {
  expect(follow(address)).toBe(job)
})

test.each([
  ...[
    `//jobs/${id}`,
    `/jobs//${id}`,
    `//jobs//${id}//`,
    `/Jobs/${id}`,
    `/JOBS/${id.toUpperCase()}`,
    `/jobs/${id.toUpperCase()}.`
  ],
  ...[`/jobs%2F${id}`, `/%6Aobs/${id}`, `/jobs/${id.replaceAll('_', '%5F')}`, `/jobs/${id.replaceAll('_', '%255F')}`],
  ...[`/jobs/%E2%80%8B${id}`, `/jobs/job_17672%0A25600000_k7x`, `/jobs/%20${id}`, `/jobs\\${id}`]
])('mistyped URL › resolves the changed URL %s to the job', (address) => {
  expect(follow(address)).toBe(job)
})

test.each([
  ['/About-Us.', '/about-us'],
  ['/jobs.', '/jobs'],
  ['/Login)', '/login'],
  ['//signup', '/signup'],
  ['/places/Surat_GJ', '/places/Surat_GJ'],
  ['/Places/Surat_GJ,', '/places/Surat_GJ'],
  ['/Employer/Dashboard', '/employer/dashboard'],
  ['/jobs/another', null],
  ['/nowhere', null],
  ['/%', null],
  ['//evil.example/jobs', null],
  ['/admin/edit-page/constructor', null],
  ['/constructor', null],
  ['/jobs/__proto__', null]
])('mistyped URL › resolves %s to %s', (address, path) => {
  expect(follow(address)).toBe(path)
})
