import type { ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import type { ToastName } from '#renderer/config/toasts.ts'
import { HomeRoute } from '#renderer/routes/home.tsx'
import { staticPageNames } from '#shared/domain/static-page.ts'
import type { Access } from './access.ts'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'

export interface Screen {
  /** A path, or a pattern in the router's spelling. */
  path: string
  access: Access
  /** What a signed-in person is told whom the guard sends away. */
  refusal?: ToastName
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
const Profile = lazyScreen(() => import('#renderer/routes/profile.tsx').then((module) => module.ProfileRoute))
const PostJob = lazyScreen(() => import('#renderer/routes/post-job.tsx').then((module) => module.PostJobRoute))
const Dashboard = lazyScreen(() => import('#renderer/routes/dashboard.tsx').then((module) => module.DashboardRoute))
const Candidates = lazyScreen(() => import('#renderer/routes/candidates.tsx').then((module) => module.CandidatesRoute))
const Requests = lazyScreen(() => import('#renderer/routes/requests.tsx').then((module) => module.RequestsRoute))
const EditPage = lazyScreen(() => import('#renderer/routes/edit-page.tsx').then((module) => module.EditPageRoute))
const NotFound = lazyScreen(() => import('#renderer/routes/not-found.tsx').then((module) => module.NotFoundRoute))

function lazily(path: string, access: Access, Lazy: LazyScreen): Screen {
  return { path, access, element: <Lazy />, preload: Lazy.preload }
}

/** All screens of the product. Any other address leads to /404. */
export const screens: readonly Screen[] = [
  { path: paths.home, access: 'everyone', element: <HomeRoute /> },
  lazily(paths.login, 'everyone', Login),
  lazily(paths.signup, 'everyone', Signup),
  lazily(paths.jobs, 'everyone', Jobs),
  lazily('/jobs/:jobId', 'everyone', Job),
  lazily(paths.aboutUs, 'everyone', AboutUs),
  lazily(paths.contactUs, 'everyone', ContactUs),
  lazily(paths.disclaimer, 'everyone', Disclaimer),
  lazily(paths.notFound, 'everyone', NotFound),
  lazily(paths.candidates, 'signed-in', Candidates),
  lazily(paths.profile, 'signed-in', Profile),
  lazily(paths.postJob, 'employer', PostJob),
  lazily('/employer/post-job/:jobId', 'employer', PostJob),
  lazily(paths.dashboard, 'employer', Dashboard),
  lazily(paths.requests, 'admin', Requests),
  ...staticPageNames.map((name) => ({
    ...lazily(paths.editPage(name), 'admin', EditPage),
    refusal: 'unauthorizedPage' as const
  }))
]

/** The first screen of the table whose path fits the address; undefined when none does. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}
