import { minifySync } from 'vite'
import { buildPolicy, type Outside } from './content-security-policy.ts'

const emptyRoot = '<div id="root"></div>'

export interface DrawnPage {
  /** Address; its last part ':id' matches any id. */
  readonly at: string
  readonly body: string
  /** '': as renderer/index.html. */
  readonly title: string
  readonly description: string
  /** Style sheets by address. */
  readonly styles: ReadonlyMap<string, string>
  /** Modules that index.html does not name. */
  readonly modules: readonly string[]
  /** See buildFirstDataScript. */
  readonly firstData: string
}

/** The empty page of all addresses but `/`. `outside`: see buildPolicy. */
export function buildShellPage(built: string, outside?: Outside): string {
  if (!built.includes(emptyRoot))
    throw new Error(`renderer/index.html holds no ${emptyRoot}: the built page cannot be filled`)
  return insertPolicy(built, outside)
}

/** Content and style sheets are inline: the first response is all that the first paint needs. */
export function buildDrawnPage(built: string, drawn: DrawnPage, outside?: Outside): string {
  const { at, body, title, description, styles, modules } = drawn
  const announced = modules.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`)
  const head = [drawn.firstData, ...announced, inlineStyles(styles)].filter(Boolean).join('\n')
  return insertPolicy(
    letPictureGoFirst(
      describe(removeStyleLinks(built, styles), title, description).replace('</head>', () => `${head}\n</head>`)
    ).replace(emptyRoot, () => `<div id="root" data-at="${at}">${body}</div>`),
    outside
  )
}

/** @param styles style sheets by address @param more follows them */
export function inlineStyles(styles: ReadonlyMap<string, string>, ...more: readonly string[]): string {
  const css = [...styles.values(), ...more].join('\n')
  if (/<\/style/i.test(css)) throw new Error('A style sheet would end the style element it is put in')
  // Vite's loader finds the disabled link and does not fetch the file again.
  const disabledLinks = [...styles.keys()].map((address) => `<link rel="stylesheet" href="${address}" disabled>`)
  return [`<style>${css}</style>`, ...disabledLinks].join('\n')
}

/** The first paint needs no code: font and pictures come first on a slow line. */
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

/** A policy covers what follows, so it comes directly after the character set. */
export function insertPolicy(written: string, outside: Outside | undefined): string {
  // Comments of inline scripts are left out.
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
