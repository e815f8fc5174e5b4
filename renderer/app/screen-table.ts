import type { ComponentType } from 'react'
import { paths } from '#renderer/config/paths.ts'
import type { MessageId } from '#renderer/messages/messages.ts'
import { jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import type { Access } from './route-guard.tsx'

/** Where links to screens are shown: the header of each kind of person, its list of pages, and the footer's two columns. */
export type Menu = 'visitor' | 'candidate' | 'employer' | 'admin' | 'pages' | 'company' | 'links'

export interface Screen {
  /** A last part ':id' matches any id. */
  readonly path: string
  readonly access: Access
  readonly load: () => Promise<{ Route: ComponentType }>
  /** Name in menus and in the command palette. */
  readonly label?: MessageId
  /** Where a visitor has to sign in first. */
  readonly visitorLabel?: MessageId
  /** Menus that show it, in the order of this table. */
  readonly menus?: readonly Menu[]
  /** HTML file that is drawn while building; other addresses get the empty page. `route`: the file of `load` in renderer/. */
  readonly prerendered?: { readonly file: string; readonly route: string }
  /** Found on a shared board alone. */
  readonly isOfSharedBoard?: boolean
}

const jobs = () => import('#renderer/routes/jobs-route.tsx')
const staticPage = () => import('#renderer/routes/static-page-route.tsx')
const staticRoute = 'routes/static-page-route.tsx'
/** One loader, so that a job stays when its writer becomes an employer. */
const postJob = () => import('#renderer/routes/post-job-route.tsx')
const editPage = () => import('#renderer/routes/edit-page-route.tsx')

/** Every screen. From here come the router, the menus, the command palette, the prerendered pages and the addresses that a host knows. */
export const screens: readonly Screen[] = [
  {
    path: paths.home,
    access: 'everyone',
    load: () => import('#renderer/routes/home-route.tsx'),
    label: 'nav.home',
    prerendered: { file: 'index.html', route: 'routes/home-route.tsx' }
  },
  {
    path: paths.login,
    access: 'everyone',
    load: () => import('#renderer/routes/login-route.tsx'),
    prerendered: { file: 'login.html', route: 'routes/login-route.tsx' }
  },
  {
    path: paths.signup,
    access: 'everyone',
    load: () => import('#renderer/routes/signup-route.tsx'),
    prerendered: { file: 'signup.html', route: 'routes/signup-route.tsx' }
  },
  {
    path: paths.jobs,
    access: 'everyone',
    load: jobs,
    label: 'nav.findJobs',
    menus: ['visitor', 'candidate', 'employer', 'admin', 'links'],
    prerendered: { file: 'jobs.html', route: 'routes/jobs-route.tsx' }
  },
  {
    path: '/jobs/:id',
    access: 'everyone',
    load: () => import('#renderer/routes/job-route.tsx'),
    prerendered: { file: 'job.html', route: 'routes/job-route.tsx' }
  },
  { path: '/places/:id', access: 'everyone', load: jobs },
  ...jobCategories
    .flatMap((category) => [paths.category(category), `${paths.category(category)}/:id`])
    .map((path) => ({ path, access: 'everyone', load: jobs }) as const),
  { path: '/companies/:id', access: 'everyone', load: () => import('#renderer/routes/company-route.tsx') },
  {
    path: paths.aboutUs,
    access: 'everyone',
    load: staticPage,
    label: 'nav.aboutUs',
    menus: ['company'],
    prerendered: { file: 'about-us.html', route: staticRoute }
  },
  {
    path: paths.contactUs,
    access: 'everyone',
    load: staticPage,
    label: 'nav.contactUs',
    menus: ['company'],
    prerendered: { file: 'contact-us.html', route: staticRoute }
  },
  {
    path: paths.disclaimer,
    access: 'everyone',
    load: staticPage,
    label: 'nav.disclaimer',
    menus: ['company'],
    prerendered: { file: 'disclaimer.html', route: staticRoute }
  },
  {
    path: paths.notFound,
    access: 'everyone',
    load: () => import('#renderer/routes/not-found-route.tsx'),
    prerendered: { file: '404.html', route: 'routes/not-found-route.tsx' }
  },
  {
    path: paths.candidates,
    access: 'signed-in',
    load: () => import('#renderer/routes/candidates-route.tsx'),
    label: 'nav.findCandidates',
    visitorLabel: 'nav.findCandidatesLogin',
    menus: ['visitor', 'employer', 'admin', 'links']
  },
  {
    path: paths.profile,
    access: 'signed-in',
    load: () => import('#renderer/routes/profile-route.tsx'),
    label: 'nav.profile',
    menus: ['candidate']
  },
  {
    path: paths.saved,
    access: 'everyone',
    load: () => import('#renderer/routes/saved-route.tsx'),
    label: 'nav.saved',
    menus: ['visitor', 'candidate']
  },
  { path: paths.askEmployer, access: 'signed-in', load: () => import('#renderer/routes/employer-request-route.tsx') },
  {
    path: '/unsent',
    access: 'signed-in',
    load: () => import('#renderer/routes/unsent-route.tsx'),
    isOfSharedBoard: true
  },
  {
    path: paths.postJob,
    access: 'employer',
    load: postJob,
    label: 'nav.postJob',
    menus: ['employer', 'admin', 'links']
  },
  { path: '/employer/post-job/:id', access: 'employer', load: postJob },
  { path: paths.firstJob, access: 'signed-in', load: postJob },
  {
    path: paths.dashboard,
    access: 'employer',
    load: () => import('#renderer/routes/dashboard-route.tsx'),
    label: 'nav.dashboard',
    menus: ['employer', 'admin']
  },
  { path: paths.ownCompany, access: 'employer', load: () => import('#renderer/routes/my-company-route.tsx') },
  {
    path: paths.requests,
    access: 'admin',
    load: () => import('#renderer/routes/moderation-route.tsx'),
    label: 'nav.requests',
    menus: ['admin']
  },
  { path: paths.editPage('about-us'), access: 'admin', load: editPage, label: 'nav.editAboutUs', menus: ['pages'] },
  { path: paths.editPage('contact-us'), access: 'admin', load: editPage, label: 'nav.editContactUs', menus: ['pages'] },
  { path: paths.editPage('disclaimer'), access: 'admin', load: editPage, label: 'nav.editDisclaimer', menus: ['pages'] }
]
