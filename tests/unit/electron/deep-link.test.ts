import { describe, expect, test } from 'vitest'
import { findDeepLink, parseDeepLink } from '#electron/main/deep-links.ts'
import { createJobId } from '#shared/domain/job/job-id.ts'

const id = createJobId(new Date('2026-03-01T10:00:00Z'))

test.each(
  [
    [`loupe://jobs/${id}`, `/jobs/${id}`],
    [`loupe://jobs/${id}/`, `/jobs/${id}`],
    [`LOUPE://jobs/${id}`, `/jobs/${id}`],
    ['loupe://jobs/prod_12_1767225600000', '/jobs/prod_12_1767225600000'],
    ['loupe://jobs', '/jobs'],
    ['loupe://jobs/', '/jobs'],
    ['loupe://about-us', '/about-us'],
    ['loupe://contact-us/', '/contact-us'],
    ['loupe://disclaimer', '/disclaimer'],
    // As messengers and mail programs change them.
    ...[`loupe://jobs//${id}`, `loupe:///jobs/${id}`, `loupe:jobs/${id}`, `loupe:/jobs/${id}`, `loupe://jobs/${id}//`],
    ...['.', ',', ')', '*', '_*', '…', '।', '!', '"', "'", '>', ' ', '\n', '%20', '\u200b', '\ufeff'].map(
      (sign) => `loupe://jobs/${id}${sign}`
    ),
    ...['?utm_source=whatsapp', '&fbclid=a1', '#main', ';a=b', '?', '%3Fx=1'].map(
      (added) => `loupe://jobs/${id}${added}`
    ),
    ...[`loupe://JOBS/${id}`, `loupe://%6Aobs/${id}`, `loupe%3A//jobs/${id}`, `loupe://jobs/\u202e${id}`],
    ['loupe://About-Us.', '/about-us'],
    ['loupe://jobs?q=x', '/jobs'],
    ['loupe://jobs#', '/jobs']
  ].map((each): [string, string] => (typeof each === 'string' ? [each, `/jobs/${id}`] : [each[0] ?? '', each[1] ?? '']))
)('deep link › turns %s into %s', (address, path) => {
  expect(parseDeepLink(address)).toBe(path)
})

const hostile: Record<string, readonly unknown[]> = {
  'another scheme': [
    `https://jobs/${id}`,
    `app://jobs/${id}`,
    `file:///jobs/${id}`,
    'javascript:alert(1)',
    'loupe:javascript:alert(1)',
    'loupe://javascript:alert(1)',
    'data:text/html,loupe://jobs',
    ` loupe://jobs/${id}`,
    `loupe\t://jobs/${id}`,
    `xloupe://jobs/${id}`
  ],
  'another host': [
    'loupe://',
    'loupe:///',
    'loupe://evil.example/jobs/1',
    'loupe://jobs.evil.example/1',
    'loupe://localhost/jobs/1',
    'loupe://127.0.0.1',
    'loupe://[::1]/jobs',
    'loupe://jobs:80/1',
    'loupe://jobs./1',
    'loupe://constructor',
    'loupe://__proto__'
  ],
  'a screen that is not public': [
    'loupe://admin/requests',
    'loupe://employer/dashboard',
    'loupe://profile',
    'loupe://login',
    'loupe://signup',
    'loupe://candidates',
    'loupe://404'
  ],
  'a longer path': ['loupe://jobs/1/2', 'loupe://about-us/1'],
  traversal: [
    'loupe://jobs/..',
    'loupe://jobs/.',
    'loupe://jobs/../admin/requests',
    'loupe://jobs/..%2fadmin',
    'loupe://jobs/%2e%2e/admin',
    'loupe://jobs\\1',
    'loupe:\\\\jobs\\1',
    'loupe://jobs/..\\admin',
    'loupe://../jobs/1'
  ],
  encodings: [
    'loupe://jobs/%252F',
    'loupe://jobs/%00',
    'loupe://jobs/%0d%0aX',
    'loupe://jobs/%',
    'loupe://jobs/a+b',
    'loupe://jobs/a%20b'
  ],
  credentials: ['loupe://anna@jobs/1', 'loupe://anna:secret@jobs/1', 'loupe://jobs@evil.example/1', 'loupe://@jobs/1'],
  'lookalike and invisible letters': [
    'loupe://jоbs/1',
    'loupe://jobs/jöb',
    'loupe://jobs/١',
    'loupe://jobs/\ud800',
    'loupe：//jobs/1',
    'loupe://jobs／1',
    'ſoupe://jobs/1'
  ],
  'control characters and line breaks': [
    'loupe://jobs/1\0',
    'loupe://jobs/1\r\n--inspect',
    'loupe://jobs/\t1',
    'loupe://jobs/1 --no-sandbox',
    'loupe://jobs/1" --inspect',
    'loupe://jobs/<b>',
    'loupe://jobs/$(id)',
    'loupe://jobs/`id`'
  ],
  'an overlong text': [
    `loupe://jobs/${'a'.repeat(129)}`,
    `loupe://jobs/${'a'.repeat(5_000_000)}`,
    `loupe://${'/'.repeat(100_000)}`
  ],
  'a value that is not a text': [undefined, null, 7, {}, [], ['loupe://jobs'], new URL('loupe://jobs/1')]
}

describe.each(Object.entries(hostile))('deep link › refuses %s', (_what, addresses) => {
  test.each(addresses.map((address) => [address]))('%j', (address) => {
    expect(parseDeepLink(address)).toBeNull()
  })
})

test('deep link at start › finds the link among the arguments at start', () => {
  expect(findDeepLink(['C:\\Loupe.exe', `loupe://jobs/${id}`])).toBe(`/jobs/${id}`)
  expect(findDeepLink(['loupe', '--allow-file-access', `loupe://jobs/${id}`, '--original-process-start-time=1'])).toBe(
    `/jobs/${id}`
  )
})

test.each([
  [['C:\\Loupe.exe']],
  [['loupe', '--url=loupe://jobs/1']],
  [['loupe', 'loupe://jobs/1', 'loupe://jobs/2']],
  [['loupe', 'loupe://jobs/1', 'LOUPE://evil']],
  [[]],
  [[undefined, 7, {}]]
])('deep link at start › finds no link in %j', (argv) => {
  expect(findDeepLink(argv)).toBeNull()
})
