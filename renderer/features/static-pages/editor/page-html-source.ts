import type { StaticPageName } from '#shared/domain/page/static-page.ts'
import { buildDefaultPageText } from '../default-page-text.ts'

export function buildDefaultSource(name: StaticPageName): string {
  return breakLines(buildDefaultPageText(name))
}

const lineEnds =
  /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr)>|<(?:ul|ol|blockquote|table|thead|tbody|hr)(?: [^<>]*)?>)(?=<)/g

/** One block per line. */
export function breakLines(html: string): string {
  return html.replace(lineEnds, '$1\n')
}
