// Loaders of the screens for members: see screens.tsx.

export const candidates = () => import('#renderer/routes/candidates.tsx')
export const profile = () => import('#renderer/routes/profile.tsx')
export const askEmployer = () => import('#renderer/routes/ask-employer.tsx')
export const postJob = () => import('#renderer/routes/post-job.tsx')
export const dashboard = () => import('#renderer/routes/dashboard.tsx')
export const ownHouse = () => import('#renderer/routes/own-house.tsx')
export const requests = () => import('#renderer/routes/requests.tsx')
export const editPage = () => import('#renderer/routes/edit-page.tsx')
