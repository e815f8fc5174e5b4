import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { isStaticPageName } from '#shared/domain/page/static-page.ts'
import { App } from './app/app.tsx'
import { findScreen } from './app/screens.tsx'
import { paths } from './config/paths.ts'
import { signedOutAccounts } from './data/accounts/signed-out-accounts.ts'
import { formatPageTitle } from './features/pages/page-names.ts'
import { assembleServices } from './hooks/assemble-services.ts'
import common from './messages/common.json'
import head from './messages/head.json'
import { format, load, t } from './messages/messages.ts'
import type { Platform } from './platform/platform.ts'
import { type FirstQuestion, listFirstQuestions as listQuestions } from './storage/firestore/rest/first-questions.ts'

load(common)

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
  await findScreen(at)?.preload()
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
  if (isStaticPageName(name)) return { title: formatPageTitle(name), description: format(head[`head.${name}`]) }
  if (at === paths.jobs) return { title: t('jobs.title'), description: format(head['head.jobs']) }
  return { title: '', description: at === paths.home ? '' : format(head['head.job']) }
}

/** What the screen of an address asks the shared board first. None where it is not asked by REST: with App Check, and on a device's own board. */
export function listFirstQuestions(at: string): FirstQuestion[] {
  const board = import.meta.env.LOUPE_BOARD
  if (board?.appCheckKey !== '') return []
  const { app, emulators, localData } = board
  return listQuestions(at, { apiKey: app.apiKey, projectId: app.projectId, emulator: emulators?.firestore }, !localData)
}
