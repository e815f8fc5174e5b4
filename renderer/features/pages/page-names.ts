import { productDomain } from '#renderer/config/configuration.ts'
import { format, type MessageId, t } from '#renderer/messages/messages.ts'
// In no catalogue: 1.5 kB that only these pages and their editor show.
import texts from '#renderer/messages/page-texts.json'
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
  return format(texts[`page.text.${name}`], { contact })
}
