/** The accounts of the emulator, past what the app may do with them. */
export interface EmulatedAccounts {
  /** Makes an account and says its uid. */
  add(account: { email: string; isVerified?: boolean; isAdmin?: boolean }): Promise<string>
  /** The link that was sent last to an address, as it is in the mail. */
  lastMail(email: string): Promise<string | undefined>
  /** All that was sent to an address since `clear` and not used yet, in order. `kind` as the server calls it: VERIFY_EMAIL, PASSWORD_RESET. */
  mails(email: string): Promise<{ kind: string; link: string }[]>
  clear(): Promise<void>
}

/** `address`: host and port of the emulator. */
export function emulatedAccounts(address: string, project: string, password: string): EmulatedAccounts {
  const ask = async (path: string, method: string, body?: unknown): Promise<Record<string, unknown>> => {
    const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }
    const response = await fetch(`http://${address}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    if (!response.ok) throw new Error(`the emulator answers ${response.status}: ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const listMails = async () => {
    const { oobCodes } = await ask(`/emulator/v1/projects/${project}/oobCodes`, 'GET')
    return oobCodes as { email: string; requestType: string; oobLink: string }[]
  }
  /** The emulator keeps what was sent to accounts that are gone. */
  let before = new Set<string>()
  const mails = async (email: string) => {
    const sent = (await listMails()).filter((mail) => mail.email === email && !before.has(mail.oobLink))
    return sent.map(({ requestType: kind, oobLink: link }) => ({ kind, link }))
  }
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`
  return {
    async add({ email, isVerified = true, isAdmin = false }) {
      const { localId } = await ask(accounts, 'POST', { email, password, emailVerified: isVerified })
      if (isAdmin) await ask(`${accounts}:update`, 'POST', { localId, customAttributes: '{"admin":true}' })
      return String(localId)
    },
    lastMail: async (email) => (await mails(email)).at(-1)?.link,
    mails,
    clear: async () => {
      await ask(`/emulator/v1/projects/${project}/accounts`, 'DELETE')
      before = new Set((await listMails()).map(({ oobLink }) => oobLink))
    }
  }
}
