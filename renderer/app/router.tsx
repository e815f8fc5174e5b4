import type { ComponentType } from 'react'
import { lazyComponent } from '#renderer/components/public/lazy-component.tsx'
import { tidyPath } from '#renderer/config/normalize-url.ts'
import { paths } from '#renderer/config/paths.ts'
import { type Screen, screens } from './screen-table.ts'

interface Found extends Screen {
  readonly Route: ComponentType
  /** Loads the code, again after a failure. Never rejects: the screen shows the failure. */
  readonly preload: () => Promise<unknown>
}

const routes = new Map([...new Set(screens.map(({ load }) => load))].map((load) => [load, createRoute(load)]))

function createRoute(load: Screen['load']): Pick<Found, 'Route' | 'preload'> {
  const Route = lazyComponent(() => load().then((code) => code.Route))
  return { Route, preload: () => Route.preload().catch(() => {}) }
}

const byPath = new Map(
  screens
    .filter(({ isOfSharedBoard }) => !isOfSharedBoard || import.meta.env.LOUPE_BOARD !== null)
    .map((screen) => [screen.path, { ...screen, ...routes.get(screen.load) } as Found])
)

/** Case-sensitive, as screens read their addresses; one slash at the end is forgiven. */
export function findScreen(pathname: string): Found | undefined {
  const asked = pathname.replace(/([^/])\/$/, '$1')
  return byPath.get(asked) ?? byPath.get(asked.replace(/[^/]+$/, ':id'))
}

/** The path of the screen that a mistyped or decorated address is meant for; null: there is none. */
export function findMeantPath(pathname: string): string | null {
  const path = tidyPath(pathname)
  return path !== pathname && path !== paths.home && findScreen(path) ? path : null
}

/** Loads a screen's code as soon as a link to it is pointed at. */
export function preloadOnIntent(): void {
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.href && link.origin === location.origin) void findScreen(link.pathname)?.preload()
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, preloadTarget, { passive: true })
}
