import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCredentials } from '../../../build/admin/google-credentials.mjs'
import { runCommand } from '../../../build/scripts/run-command.mjs'
import { projectRoot } from './planted-project.ts'

interface Call {
  url: string
  authorization: string | undefined
  body: Record<string, unknown>
}

let calls: Call[]
let account: Record<string, unknown> | undefined

// Answers like the part of Firebase Authentication that is asked here, as the emulator offers it.
const server = createServer(async (request, response) => {
  const body = JSON.parse(await textOf(request))
  calls.push({ url: request.url ?? '', authorization: request.headers.authorization, body })
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const found = request.url?.endsWith('lookup') ? { users: account ? [account] : undefined } : {}
  response.end(JSON.stringify(found))
})

beforeEach(async () => {
  calls = []
  account = { localId: 'u-asha', emailVerified: true, customAttributes: '{"plan":"gold"}' }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => new Promise((done) => server.close(done)))

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function grant(...args: string[]) {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return runCommand(process.execPath, [join(projectRoot, 'build/admin/admin-grant.mjs'), ...args], {
    env: { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`, LOUPE_FIREBASE_PROJECT_ID: 'demo-loupe' }
  })
}

test('npm run admin:grant › gives the administrator role and resets the password', async () => {
  const { code, output } = await grant('Asha@Loupe.Example')
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('asha@loupe.example is now the administrator of demo-loupe')
  ])
  expect(output).toContain('Open the link in the email we sent to choose a new password.')
  const base = '/identitytoolkit.googleapis.com/v1/projects/demo-loupe/accounts'
  expect(calls).toEqual([
    { url: `${base}:lookup`, authorization: 'Bearer owner', body: { email: ['asha@loupe.example'] } },
    {
      ...{ url: `${base}:update`, authorization: 'Bearer owner' },
      // In one step: there is no moment in which an earlier password or session has the role.
      body: {
        ...{ localId: 'u-asha', customAttributes: '{"plan":"gold","admin":true}' },
        ...{ validSince: expect.stringMatching(/^\d{10}$/), password: expect.stringMatching(/^[\w-]{43}$/) }
      }
    },
    {
      ...{ url: `${base}:sendOobCode`, authorization: 'Bearer owner' },
      body: { requestType: 'PASSWORD_RESET', email: 'asha@loupe.example' }
    }
  ])
  await grant('asha@loupe.example')
  expect(calls[4]?.body.password).not.toBe(calls[1]?.body.password)
})

test('npm run admin:grant -- --revoke › removes the role and signs the account out', async () => {
  account = { ...account, customAttributes: '{"plan":"gold","admin":true}', emailVerified: false }
  expect((await grant('asha@loupe.example', '--revoke')).output).toContain('no longer the administrator')
  expect(calls[1]?.body).toEqual({
    ...{ localId: 'u-asha', customAttributes: '{"plan":"gold"}' },
    validSince: expect.stringMatching(/^\d{10}$/)
  })
})

test('npm run admin:grant › refuses an unverified email', async () => {
  account = { localId: 'u-mallory', emailVerified: false }
  const { code, output } = await grant('admin@loupe.example')
  expect([code, output]).toEqual([1, expect.stringContaining('is not verified')])
  expect(calls).toHaveLength(1)
})

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

test('npm run admin:grant › uses a service account key, or reports its refusal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-key-'))
  const file = join(folder, 'key.json')
  const key = { client_email: 'grant@gem-board.iam.gserviceaccount.com', project_id: 'gem-board' }
  writeFileSync(file, JSON.stringify({ ...key, private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) }))
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_500)
  const asked = vi.spyOn(globalThis, 'fetch')
  asked.mockResolvedValueOnce(Response.json({ access_token: 'of-google' }))
  const env = { GOOGLE_APPLICATION_CREDENTIALS: file }
  expect(await readCredentials(env)).toEqual({
    base: 'https://identitytoolkit.googleapis.com',
    token: 'of-google',
    project: 'gem-board'
  })
  const [sent] = asked.mock.calls
  expect(sent?.[0]).toBe('https://oauth2.googleapis.com/token')
  const assertion = new URLSearchParams(String(sent?.[1]?.body)).get('assertion') ?? ''
  expect(JSON.parse(Buffer.from(assertion.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    iss: key.client_email,
    iat: 1_800_000_000,
    exp: 1_800_003_600
  })
  const refusal = { access_token: 'of-nobody', error_description: 'The key was deleted.' }
  asked.mockResolvedValueOnce(Response.json(refusal, { status: 400 }))
  await expect(readCredentials(env)).rejects.toThrow(
    `Google refused the service account key in ${file}: The key was deleted.`
  )
  rmSync(folder, { recursive: true })
})
