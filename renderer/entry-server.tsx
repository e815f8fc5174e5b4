import '#renderer/messages/head.json'
import '#renderer/messages/jobs.json'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { isStaticPageName } from '#shared/domain/page/static-page.ts'
import { App } from './app/app.tsx'
import { findScreen } from './app/screens.tsx'
import { paths } from './config/paths.ts'
import { signedOutAccounts } from './data/accounts/signed-out-accounts.ts'
import { createJobsRepository } from './data/jobs-repository.ts'
import { createPagesRepository } from './data/pages-repository.ts'
import { jobSearches } from './features/jobs/search/use-job-search.ts'
import { formatPageTitle } from './features/pages/page-names.ts'
import { assembleServices } from './hooks/assemble-services.ts'
import { pageSize } from './hooks/search/use-search-address.ts'
import { t } from './messages/messages.ts'
import type { Platform } from './platform/platform.ts'
import type { DocumentStore } from './storage/document-store.ts'
import { createRestStore } from './storage/firestore/rest/rest-store.ts'

const waitForever = () => () => {}
const rejectOnServer = () => Promise.reject(new Error('Nothing is stored while the page is prerendered'))

/** Knows nothing and tells nothing: what depends on stored data, the session or the theme is painted by the browser. */
const inert: Platform = {
  documents: {
    get: rejectOnServer,
    query: rejectOnServer,
    change: rejectOnServer,
    remove: rejectOnServer,
    watch: waitForever,
    notices: {
      watch: waitForever,
      recover: rejectOnServer,
      discard: rejectOnServer,
      undo: rejectOnServer,
      readContent: rejectOnServer,
      dismiss: rejectOnServer
    }
  },
  files: { keep: rejectOnServer, read: rejectOnServer, remove: rejectOnServer, removeAll: rejectOnServer },
  preferences: { readTheme: () => null, setTheme: async () => {}, watchTheme: waitForever },
  session: { read: () => null, write: () => {}, clear: () => {}, watch: waitForever },
  publicAddress: null,
  openExternal: () => Promise.resolve('refused'),
  saveFile: rejectOnServer
}

/** A page as it is drawn while building. */
export interface Drawn {
  /** HTML for #root. The same tree as the browser hydrates. */
  body: string
  /** What the page is called, and what it is about; '': as the page itself says. */
  title: string
  description: string
}

/** The page of an address, whose last part is ':id' where it stands for any one part. */
export async function render(at: string): Promise<Drawn> {
  await findScreen(at)?.preload?.()
  const body = renderToString(
    <StrictMode>
      <StaticRouter location={at}>
        <App services={assembleServices(inert, signedOutAccounts)} />
      </StaticRouter>
    </StrictMode>
  )
  return { body, ...describe(at) }
}

function describe(at: string): Pick<Drawn, 'title' | 'description'> {
  const name = at.slice(1)
  if (isStaticPageName(name)) return { title: formatPageTitle(name), description: t(`head.${name}`) }
  if (at === paths.jobs) return { title: t('jobs.title'), description: t('head.jobs') }
  return { title: '', description: at === paths.home ? '' : t('head.job') }
}

/** A question of the shared board: 'day' and 'id' stand for the day in UTC, 'YYYY-MM-DD', and for what ':id' stands for. */
export interface FirstQuestion {
  address: string
  body: string
}

/** What stands for today and for an id while nobody has asked yet. */
export const unknown = { day: '%day%', id: '%id%' } as const

/**
 * What the screen of an address asks the shared board as soon as it is there, found out by asking. None on a board whose jobs lie on the
 * device, and where it is not asked by REST.
 */
export async function listFirstQuestions(at: string): Promise<FirstQuestion[]> {
  const board = import.meta.env.LOUPE_BOARD
  if (board?.appCheckKey !== '') return []
  const asked: FirstQuestion[] = []
  const { fetch } = globalThis
  globalThis.fetch = (address, request) => {
    asked.push({ address: String(address), body: String(request?.body) })
    return new Promise(() => {})
  }
  const today = new Date().toISOString().slice(0, 10)
  const { app, emulators } = board
  const settings = { apiKey: app.apiKey, projectId: app.projectId, emulator: emulators?.firestore }
  const documents = createRestStore({ ...settings, isPublic: () => true, followOccasions: waitForever })
  const stop = watchFirst(at, documents, !board.localData)
  // Questions are asked a few turns later.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((go) => setTimeout(go))
  stop?.()
  globalThis.fetch = fetch
  // Without a key it is the time that is asked for.
  const questions = asked.filter(({ address }) => address.includes('?key='))
  return questions.map(({ address, body }) => ({ address, body: body.replaceAll(today, unknown.day) }))
}

function watchFirst(at: string, documents: DocumentStore, sharesJobs: boolean): (() => void) | undefined {
  const name = at.slice(1)
  const ignore = () => {}
  if (isStaticPageName(name)) return createPagesRepository(documents).watchPage(name, ignore, ignore)
  if (!sharesJobs) return undefined
  const jobs = createJobsRepository(documents)
  if (at === paths.jobs) return jobs.watchSearch(jobSearches.empty, pageSize, ignore, ignore)
  if (at === paths.home) return jobs.watchFeatured(ignore, ignore)
  return jobs.watchJob(unknown.id, ignore, ignore)
}
