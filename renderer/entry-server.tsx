import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { paths } from './config/paths.ts'
import { signedOutAccounts } from './data/accounts/signed-out-accounts.ts'
import { assembleServices } from './hooks/assemble-services.ts'
import type { Platform } from './platform/platform.ts'

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

/** The home page as HTML for #root. The same tree as the browser hydrates. */
export function render(): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={paths.home}>
        <App services={assembleServices(inert, signedOutAccounts)} />
      </StaticRouter>
    </StrictMode>
  )
}
