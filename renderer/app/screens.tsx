import type { ReactNode } from 'react'
import { paths } from '#renderer/config/paths.ts'
import type { ToastName } from '#renderer/config/toasts.ts'
import { HomeRoute } from '#renderer/routes/home.tsx'
import { staticPageNames } from '#shared/domain/page/static-page.ts'
import type { Access } from './guard.tsx'
import { createLazyScreen, type LazyScreen } from './lazy-screen.tsx'

interface Screen {
  /** Its last part is ':id' where it stands for any one part. */
  path: string
  access: Access
  refusal?: ToastName | undefined
  element: ReactNode
  /** Begins to fetch the code of the screen. */
  preload?: () => void
}

const Jobs = createLazyScreen(() => import('#renderer/routes/jobs.tsx').then((module) => module.JobsRoute))
const Job = createLazyScreen(() => import('#renderer/routes/job.tsx').then((module) => module.JobRoute))
const loadStaticPages = () => import('#renderer/routes/static-page.tsx')
const AboutUs = createLazyScreen(() => loadStaticPages().then((module) => module.AboutUsRoute))
const ContactUs = createLazyScreen(() => loadStaticPages().then((module) => module.ContactUsRoute))
const Disclaimer = createLazyScreen(() => loadStaticPages().then((module) => module.DisclaimerRoute))
const Login = createLazyScreen(() => import('#renderer/routes/login.tsx').then((module) => module.LoginRoute))
const Signup = createLazyScreen(() => import('#renderer/routes/signup.tsx').then((module) => module.SignupRoute))
const Profile = createLazyScreen(() => import('#renderer/routes/profile.tsx').then((module) => module.ProfileRoute))
const PostJob = createLazyScreen(() => import('#renderer/routes/post-job.tsx').then((module) => module.PostJobRoute))
const Dashboard = createLazyScreen(() =>
  import('#renderer/routes/dashboard.tsx').then((module) => module.DashboardRoute)
)
const Candidates = createLazyScreen(() =>
  import('#renderer/routes/candidates.tsx').then((module) => module.CandidatesRoute)
)
const Requests = createLazyScreen(() => import('#renderer/routes/requests.tsx').then((module) => module.RequestsRoute))
const EditPage = createLazyScreen(() => import('#renderer/routes/edit-page.tsx').then((module) => module.EditPageRoute))
const NotFound = createLazyScreen(() => import('#renderer/routes/not-found.tsx').then((module) => module.NotFoundRoute))

function createScreen(path: string, access: Access, Lazy: LazyScreen): Screen {
  return { path, access, refusal: refusals[access], element: <Lazy />, preload: Lazy.preload }
}

/** What a signed-in person is told whom the guard sends away. */
const refusals: Partial<Record<Access, ToastName>> = { employer: 'employersOnly', admin: 'unauthorizedPage' }

/** All screens of the product. Any other address leads to /404. */
const screens: readonly Screen[] = [
  { path: paths.home, access: 'everyone', element: <HomeRoute /> },
  createScreen(paths.login, 'everyone', Login),
  createScreen(paths.signup, 'everyone', Signup),
  createScreen(paths.jobs, 'everyone', Jobs),
  createScreen('/jobs/:id', 'everyone', Job),
  createScreen(paths.aboutUs, 'everyone', AboutUs),
  createScreen(paths.contactUs, 'everyone', ContactUs),
  createScreen(paths.disclaimer, 'everyone', Disclaimer),
  createScreen(paths.notFound, 'everyone', NotFound),
  createScreen(paths.candidates, 'signed-in', Candidates),
  createScreen(paths.profile, 'signed-in', Profile),
  // Fixed in each build: one whose board lies on its device alone has none of it.
  ...(import.meta.env.LOUPE_BOARD === null
    ? []
    : [
        createScreen(
          '/unsent',
          'signed-in',
          createLazyScreen(() => import('#renderer/routes/unsent.tsx').then((module) => module.UnsentRoute))
        )
      ]),
  createScreen(paths.postJob, 'employer', PostJob),
  createScreen('/employer/post-job/:id', 'employer', PostJob),
  createScreen(paths.dashboard, 'employer', Dashboard),
  createScreen(paths.requests, 'admin', Requests),
  ...staticPageNames.map((name) => createScreen(paths.editPage(name), 'admin', EditPage))
]

/**
 * The screen of an address; undefined when there is none. An address is taken as it is spelled, capitals and all: what a screen
 * reads from it must mean the same as what brought it here. One slash at its end is forgiven.
 */
export function findScreen(pathname: string): Screen | undefined {
  const asked = pathname.replace(/([^/])\/$/, '$1')
  return screens.find(({ path }) => path === asked || path === asked.replace(/[^/]+$/, ':id'))
}

/** Fetches the code of the screen again when that failed before. */
export function retryScreen(pathname: string): void {
  findScreen(pathname)?.preload?.()
}

/** Begins to fetch the code of a screen as soon as somebody points at a link to it, wherever the link stands. */
export function preloadOnIntent(): () => void {
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href || link.origin !== location.origin) return
    findScreen(link.pathname)?.preload?.()
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const event of events) document.addEventListener(event, preloadTarget, { passive: true })
  return () => {
    for (const event of events) document.removeEventListener(event, preloadTarget)
  }
}
