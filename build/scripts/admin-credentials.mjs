import { createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runCommand } from './command.mjs'
import { Complaint } from './terminal.mjs'

/**
 * @typedef {object} Credentials
 * @property {string} base where Firebase Authentication is asked, without a slash at the end
 * @property {string} token
 * @property {string | undefined} project the one that the key belongs to
 */

const scope = 'https://www.googleapis.com/auth/cloud-platform'
const hostedBase = 'https://identitytoolkit.googleapis.com'

/**
 * Who may ask: the emulator's owner, a service account whose key GOOGLE_APPLICATION_CREDENTIALS names, or whoever is signed in
 * to gcloud.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<Credentials>}
 */
export async function readCredentials(env) {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST
  if (emulator) {
    return { base: `http://${emulator}/identitytoolkit.googleapis.com`, token: 'owner', project: undefined }
  }
  if (env.GOOGLE_APPLICATION_CREDENTIALS) return readServiceAccount(env.GOOGLE_APPLICATION_CREDENTIALS)
  const { code, output } = await runCommand('gcloud', ['auth', 'print-access-token'], {
    shell: process.platform === 'win32'
  })
  const token = output.trim()
  if (code !== 0 || !/^\S+$/.test(token)) {
    throw new Complaint(
      'Nobody is signed in to Google here. Either sign in with `gcloud auth login`, or download the key of a service account ' +
        '(Firebase console, Project settings, Service accounts) and let GOOGLE_APPLICATION_CREDENTIALS name its file.'
    )
  }
  return { base: hostedBase, token, project: undefined }
}

/** @param {string} file @returns {Promise<Credentials>} */
async function readServiceAccount(file) {
  const key = readKey(file)
  const response = await fetch(key.token_uri, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signToken(key, Math.floor(Date.now() / 1000))
    })
  })
  const answer = /** @type {{ access_token?: unknown, error_description?: string }} */ (
    await response.json().catch(() => ({}))
  )
  if (!response.ok || typeof answer.access_token !== 'string') {
    throw new Complaint(`Google does not take the key in ${file}: ${answer.error_description ?? response.status}`)
  }
  return { base: hostedBase, token: answer.access_token, project: key.project_id }
}

/** @param {string} file */
function readKey(file) {
  try {
    const key = JSON.parse(readFileSync(file, 'utf8'))
    const { client_email, private_key, project_id, token_uri = 'https://oauth2.googleapis.com/token' } = key
    if (typeof client_email === 'string' && typeof private_key === 'string') {
      return { client_email, private_key, project_id, token_uri }
    }
  } catch {
    // Reported below, whatever is wrong with the file.
  }
  throw new Complaint(`GOOGLE_APPLICATION_CREDENTIALS names ${file}, which is no key of a service account.`)
}

/** The assertion for which Google gives a token. @param {{ client_email: string, private_key: string, token_uri: string }} key @param {number} now seconds since 1970 */
export function signToken({ client_email, private_key, token_uri }, now) {
  const encodePart = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iss: client_email, scope, aud: token_uri, iat: now, exp: now + 3600 }
  const text = `${encodePart({ alg: 'RS256', typ: 'JWT' })}.${encodePart(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(private_key, 'base64url')}`
}
