import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { paths } from './config/paths.ts'
import { signedOutAccounts } from './data/accounts/signed-out-accounts.ts'
import { assembleServices } from './hooks/assemble-services.ts'
import type { Platform } from './platform/platform.ts'

const never = () => () => {}
const refuse = () => Promise.reject(new Error('Nothing is stored while the page is prerendered'))

/** Knows nothing and tells nothing: what depends on stored data, the session or the theme is painted by the browser. */
const inert: Platform = {
  documents: {
    get: refuse,
    query: refuse,
    change: refuse,
    remove: refuse,
    watch: never,
    notices: { watch: never, undo: refuse, content: refuse, dismiss: refuse }
  },
  files: { keep: refuse, read: refuse, remove: refuse, removeAll: refuse },
  preferences: { theme: () => null, setTheme: async () => {}, watchTheme: never },
  session: { read: () => null, write: () => {}, clear: () => {}, watch: never },
  publicAddress: '',
  openExternal: () => Promise.resolve(false),
  saveFile: refuse
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
