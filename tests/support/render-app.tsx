import { act, render } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '#renderer/app/app.tsx'
import type { LocalAccounts } from '#renderer/data/accounts/local/local-accounts.ts'
import { assembleServices } from '#renderer/hooks/services-context.ts'
import { createLazyVisitorRecords } from '#renderer/platform/lazy-visitor-records.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { Kiosk, Platform } from '#renderer/platform/platform.ts'
import type { openWebNotifications } from '#renderer/platform/web/web-notifications.ts'
import type { ConnectionStatus } from '#renderer/storage/connection-status.ts'
import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import { createRoutedStore } from '#renderer/storage/core/routed-store.ts'
import { createMemoryStore, type MemoryStore, type MemoryStoreOptions } from '#renderer/storage/memory/memory-store.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { followSession } from '#renderer/stores/follow-session.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { parseExternalAddress } from '#shared/external-url.ts'
import { createMemoryFiles, type MemoryFileFaults, type MemoryFiles } from '#tests/support/memory-files.ts'
import { fastPasswordHash } from './fast-password-hash.ts'
import { resetStores } from './fresh-stores.ts'
import { confirmEmployer, enter, openAccountsOver } from './people.ts'
import { device } from './sample-device.ts'
import './fast-role-queries.ts'

vi.setConfig({ testTimeout: 60_000 })

// A page that no user sees takes long to lay out a table: here jobs are shown as on a phone, the table in a browser's tests.
const matchMedia = window.matchMedia.bind(window)
window.matchMedia = (query) => matchMedia(query === '(min-width: 48rem)' ? '(max-width: 1px)' : query)

export interface RunningApp {
  store: MemoryStore
  /** With `shared`: what is on the device all the same. */
  device: MemoryStore
  /** With `shared`: says whether the board can be reached. */
  onStatus: (signal: ConnectionStatus) => void
  files: MemoryFiles
  /** The addresses that were opened outside the app. */
  opened: string[]
  /** The files that were offered to keep. */
  saved: { name: string; text: string; type?: string }[]
  accounts: LocalAccounts
  /** Path and query that are shown. */
  at(): string
  navigate: NavigateFunction
}

interface Options extends MemoryStoreOptions {
  /** The person signed in before the app opens; absent: a visitor. */
  as?: Role
  /** The administrator has not confirmed the employer who has signed in. */
  unconfirmed?: true
  /** The jobs lie on this device alone; without it, on a board that many share. */
  onOwnDevice?: boolean
  /** The browser keeps new tabs closed. */
  blocksTabs?: boolean
  fileFaults?: MemoryFileFaults
  /** The lists lie on a board that devices share, not on this one. */
  shared?: boolean
  /** With `shared`: how many documents a search for words looks through before it stops. */
  searched?: number
  /** The jobs are a published copy of another device's board. */
  isCopy?: boolean
  /** The browser's notifications; without it there are none. */
  openAlerts?: typeof openWebNotifications
  /** What a visitor keeps on this device; without it, in memory. */
  storage?: LocalStorageArea
  /** Many people use this computer: nothing that could not be sent waits here, and nothing is printed. */
  onKiosk?: boolean
}

const quietKiosk: Kiosk = {
  state: { idleMinutes: 5, hasPin: false, problems: [], begun: 'start' },
  watch: () => () => {},
  ask: async () => ({ outcome: 'done' })
}

/** A board on which searches for words stop after so many documents, and lists of what is found after what is shown. */
function stopSearches(store: MemoryStore, searched: number): MemoryStore {
  const watch: MemoryStore['watch'] = (collection, query, listener, onError) =>
    store.watch(
      collection,
      query,
      (result) => {
        const isFull = query.limit > 0 && result.documents.length === query.limit
        const partly = { ...result, totalIs: 'atLeast' as const, ...(isFull ? { total: query.limit } : { searched }) }
        listener(query.search ? partly : result)
      },
      onError
    )
  return { ...store, watch }
}

/** The whole product over the memory store, at an address. */
export async function runApp(
  path: string,
  {
    as,
    unconfirmed,
    onOwnDevice,
    blocksTabs,
    fileFaults,
    shared = false,
    searched,
    onKiosk,
    isCopy,
    openAlerts,
    storage,
    ...options
  }: Options = {}
): Promise<RunningApp> {
  const store = createMemoryStore(options)
  const ownDevice = createMemoryStore()
  const signal = createEventEmitter<ConnectionStatus>()
  const files = createMemoryFiles(fileFaults)
  const session = createMemorySession()
  const accounts = await openAccountsOver(store, session)
  const openedAddresses: string[] = []
  const saved: RunningApp['saved'] = []
  const platform: Platform = {
    documents: shared
      ? createRoutedStore(
          ownDevice,
          searched === undefined ? store : stopSearches(store, searched),
          ({ place }) => place !== undefined
        )
      : Object.assign(store, { device }),
    ...(onKiosk && { kiosk: quietKiosk }),
    ...(isCopy && { isCopy }),
    ...(openAlerts && { openAlerts: async () => openAlerts() }),
    ...(shared && { keepsUnsent: !onKiosk, connection: { watch: signal.subscribe } }),
    files,
    preferences: { readTheme: () => null, setTheme: async () => {}, watchTheme: () => () => {} },
    session,
    visitorRecords: createLazyVisitorRecords(storage),
    publicAddress: onOwnDevice ? null : 'https://loupe.example',
    async openExternal(address: string) {
      const safe = parseExternalAddress(address)
      if (safe === null) return 'refused'
      if (blocksTabs) return { blocked: safe }
      openedAddresses.push(safe)
      return 'opened'
    },
    async saveFile(name: string, content: string | Blob) {
      if (typeof content === 'string') saved.push({ name, text: content })
      else saved.push({ name, text: await content.text(), type: content.type })
    }
  }
  resetStores()
  fastPasswordHash()
  const user = as && (await enter(accounts, as))
  if (user?.isEmployer && !unconfirmed) await confirmEmployer(store, user)
  useSession.setState({ restored: true, user: await accounts.restore() })
  const followed = followSession(accounts)
  let address = ''
  let go: NavigateFunction | undefined
  function Probe() {
    const { pathname, search } = useLocation()
    address = pathname + search
    go = useNavigate()
    return null
  }
  // Their code is fetched when it is first needed; a test waits for what a screen does, not for a cold disk.
  await Promise.all([
    import('#renderer/routes/home-route.tsx'),
    import('#renderer/routes/jobs-route.tsx'),
    import('#renderer/routes/job-route.tsx'),
    import('#renderer/app/toast-provider.tsx')
  ])
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <App services={assembleServices(platform, followed)} />
        <Probe />
      </MemoryRouter>
    )
  )
  if (!go) throw new Error('The app did not start')
  return {
    ...{ store, device: ownDevice, onStatus: signal.emit },
    ...{ files, opened: openedAddresses, saved, accounts: followed, at: () => address, navigate: go }
  }
}

/** Does what leads to another screen and waits until React has shown it: the first time, its code must be fetched. */
export function leave(action: () => Promise<void>): Promise<void> {
  return act(action)
}
