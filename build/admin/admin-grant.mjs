import '../scripts/check-node-version.mjs'
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Complaint, run, say } from '../scripts/terminal-output.mjs'
import { chooseProject, readCredentials } from './google-credentials.mjs'

const usage = 'npm run admin:grant -- <email> [--project <id>] [--revoke]'

// Makes an account of the shared board the administrator's, or takes that back: only a claim in the account's token counts,
// and only a person with rights on the Firebase project can set one.
await run(async () => {
  const { email, revoke, project: asked } = readArguments()
  const { base, token, project: own } = await readCredentials(process.env)
  const project = await chooseProject(asked, own, usage)
  const call = createCaller(`${base}/v1/projects/${encodeURIComponent(project)}/accounts`, token, project)
  const [account] = (await call('lookup', { email: [email] })).users ?? []
  if (!account) {
    throw new Complaint(
      `${project} has no account with the email ${email}. Sign up with it in Loupe, then run this again.`
    )
  }
  // Anyone can sign up with another person's address.
  if (!revoke && account.emailVerified !== true) {
    throw new Complaint(`${email} is not verified. Open the link in the verification email, then run this again.`)
  }
  const { admin: _before, ...others } = JSON.parse(account.customAttributes || '{}')
  const customAttributes = JSON.stringify(revoke ? others : { ...others, admin: true })
  // A change of the role signs the person out everywhere: their tokens hold for an hour at most.
  const update = { localId: account.localId, customAttributes, validSince: String(Math.floor(Date.now() / 1000)) }
  if (revoke) {
    await call('update', update)
    say(`${email} is no longer the administrator of ${project}. Open sessions end within an hour.`)
    return
  }
  // A stranger may have signed up with the address, and its owner have opened the link in the mail: the role comes in one step
  // with a random password, and only a further mail to the address leads on.
  await call('update', { ...update, password: randomBytes(32).toString('base64url') })
  const isSent = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }).then(
    () => true,
    () => false
  )
  say(
    `${email} is now the administrator of ${project}. Its old password no longer works, and it is logged out everywhere.\n` +
      (isSent
        ? 'Open the link in the email we sent to choose a new password.'
        : 'The email for a new password could not be sent. Use “Forgot your password?” on the login page.')
  )
})

function readArguments() {
  const { positionals, values } = readGiven()
  const [email, ...more] = positionals
  if (!email || more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Complaint(`Name one email address:\n${usage}`)
  return { email: email.toLowerCase(), revoke: values.revoke === true, project: values.project }
}

function readGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { revoke: { type: 'boolean' }, project: { type: 'string' } }
    })
  } catch {
    throw new Complaint(usage)
  }
}

/**
 * @typedef {object} Answer
 * @property {{ localId: string, emailVerified?: boolean, customAttributes?: string }[]} [users]
 * @property {{ message?: string }} [error]
 */

/** @param {string} accounts @param {string} token @param {string} project */
function createCaller(accounts, token, project) {
  return async (/** @type {'lookup' | 'update' | 'sendOobCode'} */ method, /** @type {object} */ body) => {
    const response = await fetch(`${accounts}:${method}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Goog-User-Project': project
      },
      body: JSON.stringify(body)
    }).catch((error) => {
      throw new Complaint(`Firebase Authentication cannot be reached: ${error.cause?.code ?? error.message}`)
    })
    const answer = /** @type {Answer} */ (await response.json().catch(() => ({})))
    if (response.ok) return answer
    const reason = answer.error?.message ?? `it answers ${response.status}`
    throw new Complaint(
      response.status === 403
        ? `Your Google account cannot change accounts of ${project}. It needs the role Firebase Authentication Admin: ${reason}`
        : `Firebase Authentication refused this: ${reason}`
    )
  }
}
