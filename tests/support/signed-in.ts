import type { Page } from '@playwright/test'
import { createLocalAccounts } from '#renderer/data/accounts/local/local-accounts.ts'
import { parsePasswordHash } from '#renderer/data/accounts/local/password-hash.ts'
import { createWindowSession } from '#renderer/platform/desktop/open-desktop-platform.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import { openTabSession } from '#renderer/platform/web/tab-session.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { channels } from '#shared/bridge.ts'
import { accounts } from '#shared/collections/accounts.ts'
import { employers } from '#shared/collections/employers.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { type Desktop, desktopBehind } from '#tests/desktop/harness/desktop.ts'
import { demonstrationHash, demonstrationPassword } from '../../build/settings/demo-password.mjs'
import { storedElements } from './desktop-folder.ts'
import { hashQuicklyHere } from './few-hash-rounds.ts'
import { confirmEmployer, domain } from './people.ts'

export interface Person {
  readonly email: string
  readonly role: Role
  readonly password: string
  /** The administrator has not confirmed this employer. */
  readonly unconfirmed?: true
}

/** The app's storage after this person had signed up, or signed in. */
interface SignedInAccount {
  /** The text of the session. */
  readonly session: string
  /** The elements of the list of accounts: one, or none for the administrator. */
  readonly accounts: readonly { id: string; uid: string }[]
  /** The elements of the list of confirmed employers: one, or none for everybody else. */
  readonly employers: readonly { id: string }[]
}

/** Lists that a board begins with, by their names; made once it is known who signs in. */
export type BoardOf = (uid: string) => Readonly<Record<string, readonly { id: string }[]>>

// As in the page, where a user may sign in again by the form.
hashQuicklyHere()

/** One for each person and worker. */
const accountsByPerson = new Map<string, Promise<SignedInAccount>>()

/**
 * Has the next page that is opened in this tab find the person signed in: the app's own code has made the account and the session
 * and put them where it would have put them, only in this process. Resolves with what ends that again, for after the opening.
 * A browser finds the lists of the board as given, a desktop beside its samples.
 */
export async function putSignedIn(page: Page, person: Person, boardOf?: BoardOf): Promise<() => Promise<void>> {
  const made = await keptOf(person)
  const board = Object.entries(boardOf?.(made.accounts[0]?.uid ?? 'admin') ?? {})
  const desktop = desktopBehind(page.context())
  const lists = [
    [accounts.name, made.accounts],
    [employers.name, made.employers]
  ] as const
  if (desktop) for (const [name, elements] of [...lists, ...board]) await putElements(desktop, name, elements)
  const written = await writtenSession(page, made.session)
  return fillStorage(page, written, desktop ? {} : { added: lists, begun: board })
}

/**
 * Has the next page that is opened in this tab find this session as the app would have stored it, and `texts` beside it in sessionStorage.
 * Resolves with what ends that again, for after the opening.
 */
export async function putSession(
  page: Page,
  text: string,
  texts: Record<string, string>
): Promise<() => Promise<void>> {
  const { local, session } = await writtenSession(page, text)
  return fillStorage(page, { local, session: [...session, ...Object.entries(texts)] })
}

async function writtenSession(page: Page, text: string): Promise<Storages> {
  const isDesktop = desktopBehind(page.context()) !== undefined
  return takenDown(await sessionStorageOf(page), (local) => {
    const session = isDesktop ? createWindowSession() : openTabSession(local, undefined)
    session.write(text)
  })
}

type NamedList = readonly [name: string, elements: readonly { id: string }[]]

/** A board's lists: `begun` as they are, `added` to what is there. */
interface Lists {
  added?: readonly NamedList[]
  begun?: readonly NamedList[]
}

async function fillStorage(
  page: Page,
  { local, session }: Storages,
  { added = [], begun = [] }: Lists = {}
): Promise<() => Promise<void>> {
  const script = await page.addInitScript(
    ([local, session, added, begun]) => {
      if (window !== window.top) return
      for (const [name, elements] of begun) localStorage.setItem(name, JSON.stringify(elements))
      for (const [key, text] of local) localStorage.setItem(key, text)
      for (const [key, text] of session) sessionStorage.setItem(key, text)
      for (const [name, elements] of added) {
        if (elements.length === 0) continue
        const stored: { id: string }[] = JSON.parse(localStorage.getItem(name) ?? '[]')
        const missing = elements.filter(({ id }) => stored.every((element) => element.id !== id))
        localStorage.setItem(name, JSON.stringify([...stored, ...missing]))
      }
    },
    [local, session, added, begun] as const
  )
  return () => script.dispose()
}

function keptOf(person: Person): Promise<SignedInAccount> {
  const key = `${person.email} ${person.unconfirmed === true}`
  const account = accountsByPerson.get(key) ?? make(person)
  accountsByPerson.set(key, account)
  return account
}

async function make({ email, role, password, unconfirmed }: Person): Promise<SignedInAccount> {
  const documents = createMemoryStore()
  const session = createMemorySession()
  const administrator = parsePasswordHash(demonstrationHash)
  if (!administrator) throw new Error('The demonstration password is kept in another form')
  const own = createLocalAccounts({ documents, session, domain, administrator, readElapsedMs: () => performance.now() })
  if (role === 'Admin') await own.signIn(email, demonstrationPassword)
  else {
    const user = await own.signUp(email, password, role)
    if (user.isEmployer && !unconfirmed) await confirmEmployer(documents, user)
  }
  return {
    session: session.read() ?? '',
    accounts: documents.readElements(accounts.name) as SignedInAccount['accounts'],
    employers: documents.readElements(employers.name) as SignedInAccount['employers']
  }
}

/** Puts these on a desktop's board through main's own channel, as the page would; those which are there already stay. */
export async function putElements(desktop: Desktop, name: string, made: readonly { id: string }[]): Promise<void> {
  if (made.length === 0) return
  const stored = storedElements(desktop.userData, name) as { id: string }[]
  for (const element of made) {
    if (stored.some(({ id }) => id === element.id)) continue
    const given = [name, null, 0, JSON.stringify(element)]
    const { ok } = await desktop.main().ask<{ ok: boolean }>('invoke', channels.writeDocument, given)
    if (!ok) throw new Error(`${element.id} was not taken into ${name}`)
  }
}

/** This tab's sessionStorage; nothing before it shows its first page. */
async function sessionStorageOf(page: Page): Promise<Record<string, string>> {
  return page.url() === 'about:blank' ? {} : page.evaluate(() => ({ ...sessionStorage }))
}

type Texts = [key: string, text: string][]

interface Storages {
  local: Texts
  session: Texts
}

/** Storages of a tab with this in its sessionStorage, as `write` fills them. */
function takenDown(tab: Record<string, string>, write: (local: LocalStorageArea) => void): Storages {
  const [local, session] = [new Map<string, string>(), new Map(Object.entries(tab))]
  const put = (storage: Map<string, string>) => (key: string, text: string | null) => {
    if (text === null) storage.delete(key)
    else storage.set(key, text)
  }
  const sessionStorage = { getItem: (key: string) => session.get(key) ?? null, setItem: put(session) }
  // The app's code asks the window for it, here as there.
  Object.assign(globalThis, { window: { sessionStorage } })
  try {
    const none = () => () => {}
    write({
      read: (key) => local.get(key) ?? null,
      keys: () => [...local.keys()],
      write: put(local),
      watch: none,
      leaving: none
    })
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
  return { local: [...local], session: [...session] }
}
