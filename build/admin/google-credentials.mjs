import { createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { root, runCommand } from '../scripts/run-command.mjs'
import { Complaint } from '../scripts/terminal-output.mjs'

/**
 * @typedef {object} Credentials
 * @property {string} base where the service is asked, without a slash at the end
 * @property {string} token
 * @property {string | undefined} project the one that the key belongs to
 */

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

const scope = 'https://www.googleapis.com/auth/cloud-platform'

/**
 * The Firebase that is asked: on Google's servers, or on an emulator whose address the environment names.
 * @type {Record<'accounts' | 'documents', { hosted: string, emulated: (env: Environment) => string | undefined }>}
 */
const services = {
  accounts: {
    hosted: 'https://identitytoolkit.googleapis.com',
    emulated: ({ FIREBASE_AUTH_EMULATOR_HOST: host }) => host && `http://${host}/identitytoolkit.googleapis.com`
  },
  documents: {
    hosted: 'https://firestore.googleapis.com',
    emulated: ({ FIRESTORE_EMULATOR_HOST: host }) => host && `http://${host}`
  }
}

/**
 * Accepted credentials: the emulator's owner, a service account whose key GOOGLE_APPLICATION_CREDENTIALS names, or an account signed in
 * to gcloud.
 * @param {Environment} env
 * @param {'accounts' | 'documents'} [service]
 * @returns {Promise<Credentials>}
 */
export async function readCredentials(env, service = 'accounts') {
  const { hosted, emulated } = services[service]
  const emulator = emulated(env)
  if (emulator) return { base: emulator, token: 'owner', project: undefined }
  if (env.GOOGLE_APPLICATION_CREDENTIALS) {
    return { base: hosted, ...(await readServiceAccount(env.GOOGLE_APPLICATION_CREDENTIALS)) }
  }
  const { code, output } = await runCommand('gcloud', ['auth', 'print-access-token'], {
    shell: process.platform === 'win32'
  })
  const token = output.trim()
  if (code !== 0 || !/^\S+$/.test(token)) {
    throw new Complaint(
      'You are not signed in to Google. Run `gcloud auth login`. Or download a service account key (Firebase console, Project settings, ' +
        'Service accounts) and set GOOGLE_APPLICATION_CREDENTIALS to its file.'
    )
  }
  return { base: hosted, token, project: undefined }
}

/** @param {string} file @returns {Promise<Omit<Credentials, 'base'>>} */
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
    throw new Complaint(
      `Google refused the service account key in ${file}: ${answer.error_description ?? response.status}`
    )
  }
  return { token: answer.access_token, project: key.project_id }
}

/**
 * The Firebase project: the one that was named, the built app's, or that of the key.
 * @param {string | undefined} asked
 * @param {string | undefined} own the one that the key belongs to
 * @param {string} usage how the command is called
 */
export async function chooseProject(asked, own, usage) {
  const { loadEnv } = await import('vite')
  const { LOUPE_FIREBASE_PROJECT_ID: built } = loadEnv('production', root, 'LOUPE_')
  // A build machine passes an unset variable as an empty text.
  const project = asked ?? (built || own || process.env.GOOGLE_CLOUD_PROJECT)
  if (project) return project
  throw new Complaint(`Which Firebase project? Set LOUPE_FIREBASE_PROJECT_ID in .env, or add --project: ${usage}`)
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
  throw new Complaint(
    `GOOGLE_APPLICATION_CREDENTIALS is ${file}, which is not a service account key. Download one in the Firebase console.`
  )
}

/** The assertion for which Google gives a token. @param {{ client_email: string, private_key: string, token_uri: string }} key @param {number} now seconds since 1970 */
function signToken({ client_email, private_key, token_uri }, now) {
  const encodePart = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iss: client_email, scope, aud: token_uri, iat: now, exp: now + 3600 }
  const text = `${encodePart({ alg: 'RS256', typ: 'JWT' })}.${encodePart(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(private_key, 'base64url')}`
}
