import type { Outside } from '../vite/content-security-policy.ts'
import { inlineStyles, insertPolicy, removeStyleLinks } from '../vite/prerendered-html.ts'
import { buildLoaderScript, type LoaderOptions } from './published-page-app-loader.ts'

/** Slots of a template, written as '%name%': fill-html-template.ts fills them for each page. */
export const slots = ['title', 'description', 'head', 'withoutScript', 'at', 'alias', 'body', 'found'] as const
export type Slot = (typeof slots)[number]

const slot = (name: Slot) => `%${name}%`

/** Links and words that wait for the session do not, where no user is signed in; the results of a search are shown when they are there. */
const ownStyles = [
  'html:not([data-session]) .unsettled{visibility:visible}',
  'html[data-asked] #root[data-at] .search-found{visibility:hidden}'
].join('')

interface TemplateOptions extends LoaderOptions {
  /** Style sheets of the screen: address -> text. */
  readonly styles: ReadonlyMap<string, string>
  /** See buildPolicy. */
  readonly outside?: Outside
}

/** The page of a screen with nothing in it yet. It carries its styles and loads no module. */
export function buildPageTemplate(built: string, { styles, outside, ...loader }: TemplateOptions): string {
  const head = [buildLoaderScript(loader), slot('head'), inlineStyles(styles, ownStyles)].join('\n')
  const page = removeStyleLinks(built, styles)
    .replace(/[ \t]*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g, '')
    .replace(/(?<=<title>).*(?=<\/title>)/, slot('title'))
    .replace(/(?<=<meta name="description" content=")[^"]*/, slot('description'))
    .replace(/<noscript>.*<\/noscript>/, slot('withoutScript'))
    .replace('</head>', () => `${head}\n</head>`)
    .replace(
      '<div id="root"></div>',
      `<div id="root" data-at="${slot('at')}"${slot('alias')}>${slot('body')}</div>${slot('found')}`
    )
  for (const name of slots) {
    if (page.split(slot(name)).length !== 2) throw new Error(`renderer/index.html has no one place for its ${name}`)
  }
  return insertPolicy(page, outside)
}
