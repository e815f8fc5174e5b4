import { encodeHtml } from './fill-html-template.ts'

/** The most addresses that one file may name: https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000

interface SitemapEntry {
  /** Whole, with its host. */
  readonly address: string
  /** When the page last changed, ISO 8601. */
  readonly changed: string
}

const heading = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap index, 'sitemap.xml', and the files it names: file -> XML. `site`: the host's address without a trailing slash. */
export function buildSitemaps(entries: readonly SitemapEntry[], site: string): Map<string, string> {
  const parts = Array.from({ length: Math.max(1, Math.ceil(entries.length / maxAddresses)) }, (_, index) =>
    entries.slice(index * maxAddresses, (index + 1) * maxAddresses)
  )
  const files = new Map<string, string>()
  const named: SitemapEntry[] = []
  for (const [index, part] of parts.entries()) {
    const file = `sitemap-${index + 1}.xml`
    files.set(
      file,
      `${heading}\n<urlset ${namespace}>\n${part.map((entry) => formatEntry('url', entry)).join('')}</urlset>\n`
    )
    named.push({
      address: `${site}/${file}`,
      changed:
        part
          .map(({ changed }) => changed)
          .sort(compareTimes)
          .at(-1) ?? ''
    })
  }
  const index = named.map((entry) => formatEntry('sitemap', entry)).join('')
  return files.set('sitemap.xml', `${heading}\n<sitemapindex ${namespace}>\n${index}</sitemapindex>\n`)
}

function formatEntry(element: 'url' | 'sitemap', { address, changed }: SitemapEntry): string {
  const time = changed && `<lastmod>${encodeHtml(changed)}</lastmod>`
  return `<${element}><loc>${encodeHtml(address)}</loc>${time}</${element}>\n`
}

function compareTimes(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other)
}

/** robots.txt of the site. `rules`: that of the app. */
export function buildRobots(rules: string, site: string): string {
  return `${rules.trim()}\n\nSitemap: ${site}/sitemap.xml\n`
}
