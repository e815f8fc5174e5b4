import { useLocation } from 'react-router-dom'
import { StaticPageView } from '#renderer/features/static-pages/static-page-view.tsx'
import { isStaticPageName } from '#shared/domain/page/static-page.ts'

export function Route() {
  const name = useLocation().pathname.replaceAll('/', '')
  return isStaticPageName(name) && <StaticPageView key={name} name={name} />
}
