import { type ComponentType, type ReactNode, use } from 'react'

/** The code of a screen could not be fetched: no connection, or the app was updated since this tab was opened. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of the screen could not be fetched', { cause })
    this.name = 'ScreenNotLoaded'
  }
}

export interface LazyScreen {
  (): ReactNode
  /** Begins to fetch the code, again if that failed before. Resolves when there is nothing more to wait for; never rejects. */
  preload(): Promise<unknown>
}

/** A screen whose code is fetched when it is first shown, or a moment before. Unlike React.lazy it can be tried again. */
export function createLazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined
  let hasFailed = false

  const begin = () => {
    loading ??= load().then(
      // React's own note on a promise: what is there is shown without a moment of waiting, and so takes over what was drawn for it.
      (value) => Object.assign(loading as Promise<ComponentType>, { status: 'fulfilled', value }).value,
      (cause: unknown) => {
        hasFailed = true
        throw new ScreenNotLoaded(cause)
      }
    )
    return loading
  }

  const Screen: LazyScreen = () => {
    const Loaded = use(begin())
    return <Loaded />
  }
  Screen.preload = () => {
    if (hasFailed) loading = undefined
    hasFailed = false
    return begin().catch(() => {})
  }
  return Screen
}
