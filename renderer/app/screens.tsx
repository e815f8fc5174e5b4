import type { ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { HomeRoute } from '#renderer/routes/home.tsx'
import type { Access } from './access.ts'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'
import { jobPattern, paths } from './paths.ts'

export interface Screen {
  /** A path, or a pattern in the router's spelling. */
  path: string
  access: Access
  element: ReactNode
  /** Begins to fetch the code of the screen. */
  preload?: () => void
}

const Jobs = lazyScreen(() => import('#renderer/routes/jobs.tsx').then((module) => module.JobsRoute))
const Job = lazyScreen(() => import('#renderer/routes/job.tsx').then((module) => module.JobRoute))
const AboutUs = lazyScreen(() => import('#renderer/routes/static-page.tsx').then((module) => module.AboutUsRoute))
const ContactUs = lazyScreen(() => import('#renderer/routes/static-page.tsx').then((module) => module.ContactUsRoute))
const Disclaimer = lazyScreen(() => import('#renderer/routes/static-page.tsx').then((module) => module.DisclaimerRoute))
const Login = lazyScreen(() => import('#renderer/routes/login.tsx').then((module) => module.LoginRoute))
const Signup = lazyScreen(() => import('#renderer/routes/signup.tsx').then((module) => module.SignupRoute))
const NotFound = lazyScreen(() => import('#renderer/routes/not-found.tsx').then((module) => module.NotFoundRoute))

function lazily(path: string, access: Access, Lazy: LazyScreen): Screen {
  return { path, access, element: <Lazy />, preload: Lazy.preload }
}

/** A screen that is not built yet: the guard sends away whom it is not for, and nobody else can come. */
function guarded(path: string, access: Access): Screen {
  return { path, access, element: null }
}

/** All screens of the product. Any other address leads to /404. */
export const screens: readonly Screen[] = [
  { path: paths.home, access: 'everyone', element: <HomeRoute /> },
  lazily(paths.login, 'everyone', Login),
  lazily(paths.signup, 'everyone', Signup),
  lazily(paths.jobs, 'everyone', Jobs),
  lazily(jobPattern, 'everyone', Job),
  lazily(paths.aboutUs, 'everyone', AboutUs),
  lazily(paths.contactUs, 'everyone', ContactUs),
  lazily(paths.disclaimer, 'everyone', Disclaimer),
  lazily(paths.notFound, 'everyone', NotFound),
  guarded(paths.candidates, 'signed-in'),
  guarded(paths.profile, 'signed-in'),
  guarded(paths.postJob, 'employer'),
  guarded('/employer/post-job/:jobId', 'employer'),
  guarded(paths.dashboard, 'employer'),
  guarded(paths.requests, 'admin'),
  guarded(paths.editPage('about-us'), 'admin'),
  guarded(paths.editPage('contact-us'), 'admin'),
  guarded(paths.editPage('disclaimer'), 'admin')
]

/** The first screen of the table whose path fits the address; undefined when none does. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}
