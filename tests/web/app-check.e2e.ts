import { type BrowserContext, expect, test } from '@playwright/test'
import { addressOf } from '#tests/support/journey-builds.ts'

// Google is not asked: what stands in for reCAPTCHA does what its script is known to do. It fetches another script and writes
// markup, both with Trusted Types of its own.
const loader = `(() => {
  const policy = trustedTypes.createPolicy('of-its-own', { createScriptURL: (text) => text, createHTML: (text) => text })
  const waiting = []
  window.grecaptcha = { enterprise: { ready: (next) => waiting.push(next), policy, waiting } }
  const script = document.createElement('script')
  script.src = policy.createScriptURL('https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js')
  document.head.append(script)
})()`
const library = `(() => {
  const { policy, waiting } = grecaptcha.enterprise
  Object.assign(grecaptcha.enterprise, {
    ready: (next) => next(),
    render(id, { callback }) {
      document.getElementById(id).innerHTML = policy.createHTML('<iframe src="https://www.google.com/recaptcha/enterprise/anchor"></iframe>')
      callback()
      return 0
    },
    execute: async () => 'a person'
  })
  for (const next of waiting) next()
})()`

/** Requests to the servers, in order. */
async function answerForGoogle(context: BrowserContext, recaptcha: 'comes' | 'is blocked'): Promise<string[]> {
  const asked: string[] = []
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  const script = (name: string, body: string) => ({ name, contentType: 'text/javascript', body })
  const answers: [address: string, answer: { name: string; contentType: string; body: string }][] = [
    ['https://www.google.com/recaptcha/enterprise/**', { name: 'frame', contentType: 'text/html', body: 'reCAPTCHA' }],
    ['https://www.google.com/recaptcha/enterprise.js**', script('loader', loader)],
    ['https://www.gstatic.com/recaptcha/**', script('library', library)]
  ]
  for (const [address, { name, ...answer }] of answers) {
    await context.route(address, (route) => {
      asked.push(name)
      return recaptcha === 'comes' ? route.fulfill({ ...answer, headers }) : route.abort()
    })
  }
  await context.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    const token = route.request().postDataJSON()?.recaptcha_enterprise_token
    if (token !== undefined) asked.push(`proof for ${token}`)
    return route.fulfill({ headers, json: { token: 'the-proof', ttl: '3600s' } })
  })
  await context.route('https://firestore.googleapis.com/**', (route) => {
    const posted = decodeURIComponent(route.request().postData() ?? '')
    asked.push(/x-firebase-appcheck:the-proof/i.test(posted) ? 'board with the proof' : 'board without a proof')
    return route.abort()
  })
  return asked
}

const address = () => `${addressOf('app-check')}/about-us`

test('App Check › gets a token by reCAPTCHA before the first request', async ({ context, page }) => {
  const asked = await answerForGoogle(context, 'comes')
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    // By this picture Firestore looks whether there is a network at all, when no one answers it.
    if (/Content Security Policy|Trusted/i.test(text) && !text.includes('/cleardot.gif')) complaints.push(text)
  })
  await page.goto(address())
  await expect.poll(() => asked).toContain('board with the proof')
  expect(asked.filter((what) => what !== 'frame' && !what.startsWith('board'))).toEqual([
    ...['loader', 'library', 'proof for a person']
  ])
  expect(asked).not.toContain('board without a proof')
  expect(complaints).toEqual([])
})
