import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { isStaticPageName } from '#shared/domain/page/static-page.ts'
import { App } from './app/app.tsx'
import { findScreen } from './app/router.tsx'
import { screens } from './app/screen-table.ts'
import { publicAddress } from './config/build-time-settings.ts'
import { paths } from './config/paths.ts'
import './messages/candidate-messages.ts'
import type { AccountMail, Accounts } from './data/accounts/accounts-port.ts'
import type { SharedBoardSettings } from './data/open-shared-board.ts'
import { formatPageTitle } from './features/static-pages/static-page-titles.ts'
import type { FirstResults } from './hooks/services-context.ts'
import { assembleServices } from './hooks/services-context.ts'
import head from './messages/head.json'
import { format, t } from './messages/messages.ts'
import type { Platform } from './platform/platform.ts'
import { type FirstQuestion, listFirstQuestions as listQuestions } from './storage/firestore/rest/initial-queries.ts'
import type { RestSettings } from './storage/firestore/rest/rest-client.ts'

const waitForever = () => () => {}
const rejectOnServer = () => Promise.reject(new Error('Nothing is stored while a page is drawn without a browser'))

/** Stored data, session and theme are painted by the browser. */
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
  visitorRecords: { hasAny: () => false, open: rejectOnServer, watch: waitForever },
  publicAddress: import.meta.env.LOUPE_OWN_BOARD ? null : (publicAddress ?? null),
  openExternal: () => Promise.resolve('refused'),
  saveFile: rejectOnServer
}

const mail: AccountMail = {
  sendVerification: rejectOnServer,
  refresh: rejectOnServer,
  sendPasswordReset: rejectOnServer,
  readLink: rejectOnServer,
  choosePassword: rejectOnServer,
  verifyAddress: rejectOnServer
}

/** With a mail box where the browser's accounts have one: it adds a button to the login page. */
const visitor: Accounts = {
  ...(import.meta.env.LOUPE_BOARD && { mail }),
  restore: () => Promise.resolve(null),
  watch(listener) {
    listener(null)
    return () => {}
  },
  signUp: rejectOnServer,
  signIn: rejectOnServer,
  signOut: () => Promise.resolve(),
  deleteAccount: rejectOnServer
}

/** Addresses that are drawn while building. */
export const prerendered = screens.flatMap(({ path, prerendered: page }) => (page ? [{ at: path, ...page }] : []))

/** React's mark of a boundary that is left to the browser. */
const unfinished = '<!--$!-->'

/** Attempts until the code of lazy parts is loaded. */
const maxLooks = 100

/** HTML for #root, as the browser hydrates it. A last part ':id' of `at` matches any id; without `firstResults` queries are loading. */
export async function renderScreen(at: string, firstResults?: FirstResults): Promise<string> {
  await findScreen(at.replace(/\?.*/, ''))?.preload()
  const services = { ...assembleServices(inert, visitor), firstResults }
  for (let look = 0; look < maxLooks; look += 1) {
    const body = renderToString(
      <StrictMode>
        <StaticRouter location={at}>
          <App services={services} />
        </StaticRouter>
      </StrictMode>
    )
    if (body.includes('<') && !body.includes(unfinished)) return body
    await new Promise((later) => setTimeout(later))
  }
  throw new Error(`No page can be rendered for ${at}`)
}

/** Title and description of a prerendered page; '': as every page. */
export function describeScreen(at: string): { title: string; description: string } {
  const name = at.slice(1)
  if (isStaticPageName(name)) return { title: formatPageTitle(name), description: format(head[`head.${name}`]) }
  if (at === paths.jobs) return { title: t('jobs.title'), description: format(head['head.jobs']) }
  if (at === paths.login) return { title: t('login.title'), description: '' }
  if (at === paths.signup) return { title: t('signup.title'), description: '' }
  return { title: '', description: at === paths.home ? '' : format(head['head.job']) }
}

/** Where visitors read a shared board; null: jobs lie on each device. */
export function findSharedJobs(): RestSettings | null {
  const board = import.meta.env.LOUPE_BOARD
  return board && !board.localData ? readRestSettings(board) : null
}

/** First queries of a screen to a shared board. None with App Check, which REST cannot show, nor on a board of one device. */
export function listFirstQuestions(at: string): FirstQuestion[] {
  const board = import.meta.env.LOUPE_BOARD
  return board?.appCheckKey === '' ? listQuestions(at, readRestSettings(board), !board.localData) : []
}

function readRestSettings({ app, emulators }: SharedBoardSettings): RestSettings {
  return { apiKey: app.apiKey, projectId: app.projectId, emulator: emulators?.firestore }
}
