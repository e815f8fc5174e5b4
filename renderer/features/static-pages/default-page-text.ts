import { productDomain } from '#renderer/config/build-time-settings.ts'
import type { StaticPageName } from '#shared/domain/page/static-page.ts'
import texts from './default-pages.json'

/** HTML shown until a text is stored. */
export function buildDefaultPageText(name: StaticPageName): string {
  return texts[name].replaceAll('{contact}', `contact@${productDomain}`)
}
