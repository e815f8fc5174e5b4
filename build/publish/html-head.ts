import { encodeHtml, encodeScriptJson } from './fill-html-template.ts'
import type { PublishedPage } from './published-pages.ts'

/** Width and height of the pictures of previews, in pixels: what messengers show large. */
export const pictureSize = { width: 1200, height: 630 } as const

interface HeadOptions {
  /** The page's own address, with its host. */
  readonly address: string
  readonly title: string
  readonly description: string
  /** Address of the picture of its preview, and what it shows. */
  readonly picture: { readonly address: string; readonly alt: string }
  /** Its feeds: type -> address. */
  readonly feeds: ReadonlyMap<string, string>
}

/** The head of a page for messengers and search engines, beside its title and description. */
export function buildHtmlHead(
  page: Pick<PublishedPage, 'isHidden' | 'jobPosting' | 'screen'>,
  options: HeadOptions
): string {
  const { address, title, description, picture, feeds } = options
  const properties = {
    'og:site_name': 'Loupe',
    'og:type': page.screen === 'job' ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': 'en_IN',
    'og:image': picture.address,
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': picture.alt
  }
  return [
    // A page that search engines shall leave out is no other page's either.
    ...(page.isHidden ? [noIndex] : [`<link rel="canonical" href="${encodeHtml(address)}">`]),
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${encodeHtml(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...[...feeds].map(([type, at]) => `<link rel="alternate" type="${type}" href="${encodeHtml(at)}">`),
    ...(page.jobPosting ? [`<script type="application/ld+json">${encodeScriptJson(page.jobPosting)}</script>`] : [])
  ].join('\n')
}

/** Asks search engines to leave a page out. */
export const noIndex = '<meta name="robots" content="noindex">'
