import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { StaticPageName } from '#shared/domain/page/static-page.ts'

const titles: Record<StaticPageName, MessageId> = {
  'about-us': 'nav.aboutUs',
  'contact-us': 'nav.contactUs',
  disclaimer: 'nav.disclaimer'
}

export function formatPageTitle(name: StaticPageName): string {
  return t(titles[name])
}
