import type { StaticPageName } from '#shared/domain/page/static-page.ts'
import { buildDefaultPageText } from '../page-names.ts'

/** The default text of a page as one would write it: each paragraph, heading and line of a list in a line of its own. */
export function buildDefaultSource(name: StaticPageName): string {
  return buildDefaultPageText(name).replace(/(<\/(?:p|h[1-6]|ul|ol|li)>|<(?:ul|ol)>)(?=<)/g, '$1\n')
}
