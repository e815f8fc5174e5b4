import { encodeText } from '#shared/domain/well-formed-text.ts'

/** All addresses. An id with half a surrogate pair has none, but a link to it must not break the page. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  jobs: '/jobs',
  job: (id: string) => `/jobs/${encodeText(id)}`,
  /** The list of a category, by its own address (job-list-paths.ts). */
  category: (category: string) => `/categories/${category.replace(' ', '_')}`,
  candidates: '/candidates',
  profile: '/profile',
  applications: '/profile?tab=applications',
  saved: '/saved',
  postJob: '/employer/post-job',
  editJob: (id: string) => `/employer/post-job/${encodeText(id)}`,
  dashboard: '/employer/dashboard',
  applicant: (jobId: string, id: string) =>
    `/employer/dashboard?${new URLSearchParams({ applicants: jobId, applicant: id })}`,
  askEmployer: '/employer/ask',
  firstJob: '/employer/ask/job',
  ownCompany: '/employer/company',
  company: (id: string) => `/companies/${encodeText(id)}`,
  requests: '/admin/requests',
  editPage: (name: string) => `/admin/edit-page/${name}`,
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  disclaimer: '/disclaimer',
  notFound: '/404'
} as const

/** Id in an address of `paths.job`, '' when it cannot be read. The router's own decoding takes '%252F' for a slash. */
export function parseJobId(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice('/jobs/'.length).replace(/\/$/, ''))
  } catch {
    return ''
  }
}
