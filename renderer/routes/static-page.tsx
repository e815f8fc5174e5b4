import { useLocation } from 'react-router-dom'
import { StaticPage } from '#renderer/features/pages/static-page.tsx'
import { load } from '#renderer/messages/messages.ts'
import pages from '#renderer/messages/pages.json'
import { isStaticPageName } from '#shared/domain/page/static-page.ts'

load(pages)

export function Route() {
  const name = useLocation().pathname.replaceAll('/', '')
  return isStaticPageName(name) && <StaticPage key={name} name={name} />
}
