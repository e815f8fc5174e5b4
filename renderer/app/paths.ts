/** All addresses of the product. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  jobs: '/jobs',
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  candidates: '/candidates',
  profile: '/profile',
  postJob: '/employer/post-job',
  editJob: (id: string) => `/employer/post-job/${encodeURIComponent(id)}`,
  dashboard: '/employer/dashboard',
  requests: '/admin/requests',
  editPage: (name: string) => `/admin/edit-page/${name}`,
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  disclaimer: '/disclaimer',
  notFound: '/404'
} as const

/** The path of a job in the router's spelling. */
export const jobPattern = '/jobs/:jobId'
