import type { Kind } from './find.ts'

/** One browser with an empty profile, of whose tabs one is in front. */
export interface Engine {
  open(address: string): Promise<void>
  /** In a new tab, which comes to the front. */
  openTab(address: string): Promise<void>
  /** false: not there yet. 'new tab': with Ctrl, and the tab comes to the front. 'menu': with the right button. */
  press(kind: Kind, name: string, how?: 'new tab' | 'menu'): Promise<boolean>
  /** Replaces what a field holds. false: not there yet. */
  write(name: string, text: string): Promise<boolean>
  /** The text of the page, its address, and whether a service worker answers it. */
  read(): Promise<{ text: string; path: string; isControlled: boolean }>
  /** Brings the first tab to the front. */
  showFirstTab(): Promise<void>
  close(): Promise<void>
}

/** Runs in the page. */
export const readPage = () => ({
  text: document.body.innerText,
  path: location.pathname + location.search,
  isControlled: Boolean(navigator.serviceWorker?.controller)
})

export interface EngineOf {
  readonly name: string
  /** Why it cannot run here; undefined: it can. */
  readonly absent?: string | undefined
  /** Its driver cannot reach a tab that a person opens. */
  readonly hidesTabs?: boolean
  start(): Promise<Engine>
}
