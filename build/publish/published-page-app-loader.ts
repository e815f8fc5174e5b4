/** The code of the app, which a published page loads later. */
export interface LoaderOptions {
  /** Address of the app's entry. */
  readonly entry: string
  /** Addresses of the modules that the entry and the screen stand on. */
  readonly modules: readonly string[]
}

/** On a fast connection the app loads unasked, so long after all that the page needs, in milliseconds. */
const idleAfterMs = 3_000

/**
 * The script of a published page: it loads the app when a person touches, points, scrolls or types, or when a good line is idle; at once for
 * signed-in people, and for a search, which the page cannot answer.
 */
export function buildLoaderScript({ entry, modules }: LoaderOptions): string {
  return `<script>
{
  const page = document.documentElement
  let state = 'waiting'
  const start = () => {
    if (state !== 'waiting') return
    state = 'started'
    for (const href of ${JSON.stringify(modules)})
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
    // The app takes over a whole page: one that is still arriving would be another than it draws.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load)
    else load()
  }
  const load = () => import(${JSON.stringify(entry)}).catch(() => { state = 'failed' })
  const listen = (types, listener) => types.forEach((type) => addEventListener(type, listener, { capture: true, passive: true }))
  listen(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'], start)
  // Browsers also say where a mouse rests when a page comes to lie below it.
  listen(['pointermove'], ({ movementX, movementY }) => (movementX || movementY) && start())
  // renderer/index.html remembers the button.
  addEventListener('click', ({ target }) => {
    if (!self.pressed?.contains(target)) return
    // A browser asks for a module that has failed no second time: the page does, after a reload.
    if (state === 'failed') location.reload()
    else start()
  }, true)
  try {
    if (sessionStorage.length > 0) { page.dataset.session = ''; start() }
  } catch { /* Storage is blocked: signed out. */ }
  if (location.search && location.pathname === '/jobs') { page.dataset.asked = ''; start() }
  const { connection } = navigator
  if (connection && connection.effectiveType === '4g' && !connection.saveData)
    addEventListener('load', () => setTimeout(() => requestIdleCallback(start), ${idleAfterMs}))
}
</script>`
}
