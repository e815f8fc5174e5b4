import { minifySync } from 'vite'
import { buildPolicy } from './policy.ts'

const emptyRoot = '<div id="root"></div>'

export interface Home {
  /** The page `/` as react-dom/server rendered it. */
  readonly body: string
  /** Style sheets that `/` needs: address -> text. */
  readonly styles: ReadonlyMap<string, string>
  /** Addresses of the modules of `/` that the page does not name yet. */
  readonly modules: readonly string[]
}

/** The page that every address but `/` gets: an empty root, its style sheets linked. `origins`: see buildPolicy. */
export function buildShellPage(built: string, origins: readonly string[] = []): string {
  if (!built.includes(emptyRoot))
    throw new Error(`renderer/index.html holds no ${emptyRoot}: the built page cannot be filled`)
  return insertPolicy(built, origins)
}

/** The page of `/`: its content and its style sheets stand in it, so that the first answer is all that the first paint needs. */
export function buildHomePage(built: string, home: Home, origins: readonly string[] = []): string {
  const css = [...home.styles.values()].join('\n')
  if (/<\/style/i.test(css)) throw new Error('A style sheet would end the style element it is put in')
  // A disabled link is never loaded, but the loader of lazily imported modules finds it and does not ask for the file again.
  const disabledLinks = [...home.styles.keys()].map((address) => `<link rel="stylesheet" href="${address}" disabled>`)
  const early = home.modules.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)
  const head = [...early, `<style>${css}</style>`, ...disabledLinks].join('\n')
  return insertPolicy(
    removeStyleLinks(built, home.styles)
      .replace('</head>', () => `${head}\n</head>`)
      .replace(emptyRoot, () => `<div id="root">${home.body}</div>`),
    origins
  )
}

function removeStyleLinks(html: string, styles: ReadonlyMap<string, string>): string {
  return html.replace(/[ \t]*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n?/g, (link, address: string) =>
    styles.has(address) ? '' : link
  )
}

/** The policy holds for what stands behind it, so it comes directly after the character set. */
function insertPolicy(written: string, origins: readonly string[]): string {
  // What the inline script says to its readers, browsers need not download.
  const html = written.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) => minifyInline(code))
  const charset = '<meta charset="utf-8">'
  if (!html.includes(charset)) throw new Error(`renderer/index.html has no ${charset}`)
  const policy = buildPolicy(html, origins)
  return html.replace(charset, () => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

function minifyInline(code: string): string {
  const { code: short, errors } = minifySync('inline.js', code, { compress: { target: 'es2022' } })
  if (errors.length > 0) throw new Error(`An inline script of renderer/index.html is wrong: ${errors[0]?.message}`)
  return short.trim()
}
