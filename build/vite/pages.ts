import { minifySync } from 'vite'
import { buildPolicy, type Outside } from './policy.ts'

const emptyRoot = '<div id="root"></div>'

/** A page of its own, as it is drawn while building. */
export interface DrawnPage {
  /** The address it is drawn for: see drawnPages. */
  readonly at: string
  /** The page as react-dom/server rendered it. */
  readonly body: string
  /** Its name and what it is about; '': as renderer/index.html says. */
  readonly title: string
  readonly description: string
  /** Style sheets that it needs: address -> text. */
  readonly styles: ReadonlyMap<string, string>
  /** Addresses of its modules that the page does not name yet. */
  readonly modules: readonly string[]
  /** The script that begins to fetch its first data; '': there is none. */
  readonly firstData: string
}

/** The page that every address but `/` gets: an empty root, its style sheets linked. `outside`: see buildPolicy. */
export function buildShellPage(built: string, outside?: Outside): string {
  if (!built.includes(emptyRoot))
    throw new Error(`renderer/index.html holds no ${emptyRoot}: the built page cannot be filled`)
  return insertPolicy(built, outside)
}

/** The page of an address: its content and its style sheets stand in it, so that the first answer is all that the first paint needs. */
export function buildDrawnPage(built: string, drawn: DrawnPage, outside?: Outside): string {
  const { at, body, title, description, styles, modules } = drawn
  const css = [...styles.values()].join('\n')
  if (/<\/style/i.test(css)) throw new Error('A style sheet would end the style element it is put in')
  // A disabled link is never loaded, but the loader of lazily imported modules finds it and does not ask for the file again.
  const disabledLinks = [...styles.keys()].map((address) => `<link rel="stylesheet" href="${address}" disabled>`)
  const announced = modules.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)
  const head = [drawn.firstData, ...announced, `<style>${css}</style>`, ...disabledLinks].filter(Boolean).join('\n')
  return insertPolicy(
    letPictureGoFirst(
      describe(removeStyleLinks(built, styles), title, description).replace('</head>', () => `${head}\n</head>`)
    ).replace(emptyRoot, () => `<div id="root" data-at="${at}">${body}</div>`),
    outside
  )
}

/** A file that the page names runs as soon as it is there, without waiting for the others. */
export function runAtOnce(html: string, address: string): string {
  const link = `<link rel="modulepreload" crossorigin href="${address}">`
  if (!html.includes(link))
    throw new Error(`renderer/index.html does not name ${address}: it cannot run before the rest`)
  return html.replace(link, () => `<script type="module" async crossorigin src="${address}"></script>`)
}

/** What is drawn is painted without any code: its face and its pictures are fetched before that, where a line has to choose. */
function letPictureGoFirst(html: string): string {
  return html.replace(/<(?:script type="module"(?! async)|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

function describe(html: string, title: string, description: string): string {
  const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const named = title ? html.replace(/(?<=<title>).*(?=<\/title>)/, () => `${encode(title)}: Loupe`) : html
  return description ? named.replace(/(?<=<meta name="description" content=")[^"]*/, () => encode(description)) : named
}

export function removeStyleLinks(html: string, styles: ReadonlyMap<string, string>): string {
  return html.replace(/[ \t]*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n?/g, (link, address: string) =>
    styles.has(address) ? '' : link
  )
}

/** The policy holds for what stands behind it, so it comes directly after the character set. */
export function insertPolicy(written: string, outside: Outside | undefined): string {
  // What the inline script says to its readers, browsers need not download.
  const html = written.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) => minifyInline(code))
  const charset = '<meta charset="utf-8">'
  if (!html.includes(charset)) throw new Error(`renderer/index.html has no ${charset}`)
  const policy = buildPolicy(html, outside)
  return html.replace(charset, () => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

function minifyInline(code: string): string {
  const { code: short, errors } = minifySync('inline.js', code, { compress: { target: 'es2022' } })
  if (errors.length > 0) throw new Error(`An inline script of renderer/index.html is wrong: ${errors[0]?.message}`)
  return short.trim()
}
