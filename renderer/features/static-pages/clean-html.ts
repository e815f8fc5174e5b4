import createPurifier from 'dompurify'
import { parseExternalAddress } from '#shared/external-url.ts'

/** Allowlist: text and structure, nothing that runs, submits, frames, loads or styles. */
const tags =
  'h1 h2 h3 h4 h5 h6 p br hr ul ol li dl dt dd blockquote pre code strong b em i u s small sub sup mark abbr a table caption thead tbody tfoot tr th td span div section'.split(
    ' '
  )
const attributes = ['href', 'id', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start']

/** Keeps page ids apart from the app's. */
const idPrefix = 'user-content-'

// No DOM while prerendering.
const purifier = createPurifier(globalThis.window)

if (purifier.isSupported) purifier.addHook('afterSanitizeAttributes', secureLink)

function secureLink(element: Element): void {
  if (!element.hasAttribute('href')) return
  const written = element.getAttribute('href') ?? ''
  if (written.startsWith('#')) {
    // Idempotent: HTML is sanitised when saved and again when shown.
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

export function cleanHtml(html: string): TrustedHTML {
  return purifier.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true })
}

export function parseCleanHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true })
}

/** With the marks of other programs for structure: styles, classes, levels. For the editor's parser, never for the page. */
export function parsePastedHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ...rules,
    ALLOWED_TAGS: [...tags, 'del', 'strike', 'img'],
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'start', 'alt', 'class', 'style', 'data-aria-level'],
    RETURN_DOM_FRAGMENT: true
  })
}

/** Removals that are no loss to the author. */
const ownTags = ['html', 'head', 'body']
const ownAttributes = ['id', 'target', 'rel']

/** Distinct names of removals, as written: '<script>', 'onclick', 'href="/jobs"'. */
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
