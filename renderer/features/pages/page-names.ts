import { productDomain } from '#renderer/config/configuration.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { StaticPageName } from '#shared/domain/page/static-page.ts'

const titles: Record<StaticPageName, MessageId> = {
  'about-us': 'nav.aboutUs',
  'contact-us': 'nav.contactUs',
  disclaimer: 'nav.disclaimer'
}

const contact = `contact@${productDomain}`

export function formatPageTitle(name: StaticPageName): string {
  return t(titles[name])
}

/** HTML shown until a text is stored. */
export function buildDefaultPageText(name: StaticPageName): string {
  return t(`page.text.${name}`, { contact })
}
