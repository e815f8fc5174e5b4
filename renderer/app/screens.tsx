import type { ComponentType, ReactNode } from 'react'
// Shared by the first pages: imported here they need no chunk of their own.
import '#renderer/components/public/page-title.tsx'
import '#renderer/features/jobs/card/job-card.tsx'
import '#renderer/features/jobs/card/use-share.ts'
import { lazyComponent } from '#renderer/components/public/lazy-component.tsx'
import { paths } from '#renderer/config/paths.ts'
import { tidyPath } from '#renderer/config/tidy-address.ts'
import { jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { staticPageNames } from '#shared/domain/page/static-page.ts'
import type { Access } from './guard.tsx'

interface Screen {
  /** ':id' as the last part stands for any. */
  paths: readonly string[]
  access: Access
  element: ReactNode
  /** Loads its code, again after a failure. Never rejects: the screen shows the failure. */
  preload: () => Promise<unknown>
}

/** A screen whose file exports it as Route. */
function createScreen(access: Access, load: () => Promise<{ Route: ComponentType }>, ...at: string[]): Screen {
  const Lazy = lazyComponent(() => load().then(({ Route }) => Route))
  return { paths: at, access, element: <Lazy />, preload: () => Lazy.preload().catch(() => {}) }
}

/** The loader of a screen for members: with the names of their files and style sheets `/` would be 0.6 kB larger. */
function loadForMembers(name: keyof typeof import('./member-screens.ts')) {
  return () => import('./member-screens.ts').then((screens) => screens[name]())
}

const postJob = createScreen('employer', loadForMembers('postJob'), paths.postJob, '/employer/post-job/:id')

const screens: readonly Screen[] = [
  createScreen('everyone', () => import('#renderer/routes/home.tsx'), paths.home),
  createScreen('everyone', () => import('#renderer/routes/login.tsx'), paths.login),
  createScreen('everyone', () => import('#renderer/routes/signup.tsx'), paths.signup),
  createScreen(
    'everyone',
    () => import('#renderer/routes/jobs.tsx'),
    ...[paths.jobs, '/places/:id'],
    ...jobCategories.flatMap((category) => [paths.category(category), `${paths.category(category)}/:id`])
  ),
  createScreen('everyone', () => import('#renderer/routes/job.tsx'), '/jobs/:id'),
  createScreen('everyone', () => import('#renderer/routes/company.tsx'), '/companies/:id'),
  createScreen(
    'everyone',
    () => import('#renderer/routes/static-page.tsx'),
    ...[paths.aboutUs, paths.contactUs, paths.disclaimer]
  ),
  createScreen('everyone', () => import('#renderer/routes/not-found.tsx'), paths.notFound),
  createScreen('signed-in', loadForMembers('candidates'), paths.candidates),
  createScreen('signed-in', loadForMembers('profile'), paths.profile),
  createScreen('signed-in', loadForMembers('askEmployer'), paths.askEmployer),
  // Fixed in each build: a board of one device has no such screen.
  ...(import.meta.env.LOUPE_BOARD === null
    ? []
    : [createScreen('signed-in', () => import('#renderer/routes/unsent.tsx'), '/unsent')]),
  postJob,
  // The same screen, so that a posting stays when its writer becomes an employer.
  { ...postJob, paths: [paths.firstPosting], access: 'signed-in' },
  createScreen('employer', loadForMembers('dashboard'), paths.dashboard),
  createScreen('employer', loadForMembers('ownHouse'), paths.ownHouse),
  createScreen('admin', loadForMembers('requests'), paths.requests),
  createScreen('admin', loadForMembers('editPage'), ...staticPageNames.map(paths.editPage))
]

/** Case-sensitive, as screens read their addresses; one slash at the end is forgiven. */
export function findScreen(pathname: string): Screen | undefined {
  const asked = pathname.replace(/([^/])\/$/, '$1')
  const some = asked.replace(/[^/]+$/, ':id')
  return screens.find((screen) => screen.paths.includes(asked) || screen.paths.includes(some))
}

/** The path of the screen that a mistyped or decorated address is meant for; null: there is none. */
export function findMeantPath(pathname: string): string | null {
  const path = tidyPath(pathname)
  return path !== pathname && path !== paths.home && findScreen(path) ? path : null
}

export function retryScreen(pathname: string): void {
  void findScreen(pathname)?.preload()
}

/** Loads a screen's code as soon as a link to it is pointed at. */
export function preloadOnIntent(): () => void {
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href || link.origin !== location.origin) return
    void findScreen(link.pathname)?.preload()
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const event of events) document.addEventListener(event, preloadTarget, { passive: true })
  return () => {
    for (const event of events) document.removeEventListener(event, preloadTarget)
  }
}
