import createPurifier from 'dompurify'
import { parseExternalAddress } from '#shared/external-url.ts'

/** What a page may consist of: text and its structure. Nothing that runs, submits, frames, loads or is styled. */
const tags =
  'h1 h2 h3 h4 h5 h6 p br hr ul ol li dl dt dd blockquote pre code strong b em i u s small sub sup mark abbr a table caption thead tbody tfoot tr th td span div section'.split(
    ' '
  )
const attributes = ['href', 'id', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start']

/** Set before every id of a page, so that none can be taken for one of the app's. */
const idPrefix = 'user-content-'

// Without a browser, as while the pages are drawn, there is nothing to clean.
const purifier = createPurifier(globalThis.window)

if (purifier.isSupported) purifier.addHook('afterSanitizeAttributes', secureLink)

function secureLink(element: Element): void {
  if (!element.hasAttribute('href')) return
  const written = element.getAttribute('href') ?? ''
  if (written.startsWith('#')) {
    // What was cleaned when it was saved is cleaned again when it is shown.
    if (!written.startsWith(`#${idPrefix}`)) element.setAttribute('href', `#${idPrefix}${written.slice(1)}`)
    return
  }
  const address = parseExternalAddress(written)
  if (address === null) {
    purifier.removed.push({ attribute: element.getAttributeNode('href'), from: element })
    element.removeAttribute('href')
    return
  }
  element.setAttribute('href', address)
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
}

const rules = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true
}

/** The harmless part of a page's HTML, whoever wrote it, as the type that a page with Trusted Types asks for. */
export function cleanHtml(html: string): TrustedHTML {
  return purifier.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true })
}

/** As `cleanHtml`, as elements that are on no page yet. */
export function parseCleanHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true })
}

/**
 * As `parseCleanHtml`, for what comes from another program: how it was styled is still there, for it may be all that says what is a list
 * or bold. It must not get into the page like this.
 */
export function parsePastedHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ...rules,
    ALLOWED_ATTR: [...attributes, 'class', 'style'],
    RETURN_DOM_FRAGMENT: true
  })
}

/** What cleaning takes off and writes itself, or works with: no loss. */
const ownTags = ['html', 'head', 'body']
const ownAttributes = ['id', 'target', 'rel']

/** What cleaning takes out of a page's HTML, each thing once, as it is written: '<script>', 'onclick', 'href="/jobs"'. */
export function listRemovedNames(html: string): string[] {
  cleanHtml(html)
  const names = purifier.removed.map((loss) =>
    'element' in loss ? formatNodeName(loss.element) : formatAttributeName(loss)
  )
  return [...new Set(names.filter((name) => name !== ''))]
}

function formatNodeName(node: Node): string {
  if (node.nodeType === Node.COMMENT_NODE) return '<!-- -->'
  return node instanceof Element && !ownTags.includes(node.localName) ? `<${node.localName}>` : ''
}

function formatAttributeName({ attribute }: { attribute: Attr | null }): string {
  if (!attribute || ownAttributes.includes(attribute.name)) return ''
  return attribute.name === 'href' ? `href="${attribute.value.slice(0, 40)}"` : attribute.name
}
