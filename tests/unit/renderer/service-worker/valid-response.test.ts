import { expect, test } from 'vitest'

// By an address: its types are a worker's.
const file = '../../../../renderer/service-worker/valid-response.ts'
const { isBoardResponse, validResponses } = await import(file)

const portal = '<!doctype html><div id="root">Sign in to the office network</div>'
const page = '<!doctype html><link rel="icon" href="/mark.svg"><div id="root"></div>'
const html = 'text/html; charset=utf-8'

test.each([
  ['/assets/main-a1.js', 'text/javascript; charset=utf-8', 'code', 200, true],
  ['/assets/main-a1.js', 'application/javascript', 'code', 200, true],
  ['/assets/main-a1.js', html, portal, 200, false],
  ['/assets/main-a1.js', '', 'code', 200, false],
  ['/assets/main-a1.js', 'text/javascript', 'gone', 404, false],
  ['/assets/main-a1.js', 'text/javascript', '', 204, false],
  ['/assets/base-a1.css', 'text/css', 'a{}', 200, true],
  ['/assets/base-a1.css', html, portal, 200, false],
  ['/assets/petrona-a1.woff2', 'font/woff2', '', 200, true],
  ['/assets/petrona-a1.woff2', html, portal, 200, false],
  ['/assets/seed-a1.json', 'application/json', '{}', 200, true],
  ['/manifest.webmanifest', 'application/manifest+json', '{}', 200, true],
  ['/mark.svg', 'image/svg+xml', '<svg/>', 200, true],
  ['/mark.svg', html, portal, 200, false],
  ['/assets/pdf-a1.bcmap', 'application/octet-stream', '', 200, true],
  ['/assets/pdf-a1.bcmap', html, portal, 200, false],
  ['/login', html, page, 200, true],
  ['/jobs/_', html, portal, 200, false],
  ['/', html, '', 200, false],
  ['/', 'application/json', '{}', 200, false]
])(
  'service worker cache › accepts %s of type %j with body %j and status %i: %s',
  async (path, type, text, status, isRight) => {
    const request = { url: `https://jobs.example${path}` }
    const answer = () => new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': type } })
    const [kept, used] = [answer(), answer()]
    expect(await validResponses.cacheWillUpdate({ request, response: kept })).toBe(isRight ? kept : null)
    expect(await validResponses.cachedResponseWillBeUsed({ request, cachedResponse: used })).toBe(isRight ? used : null)
  }
)

test.each([
  ['{"jobs":[]}', true],
  [portal, false],
  ['{"jobs":[{"id"', false],
  ['null', false],
  ['{"jobs":{}}', false]
])('check of a response of the published board › for %j returns %s', async (text, isBoard) => {
  expect(await isBoardResponse(new Response(text))).toBe(isBoard)
})
