import createPurifier from 'dompurify'
import { externalAddress } from '#shared/external-url.ts'

/** What a page may consist of: text and its structure. Nothing that runs, submits, frames, loads or is styled. */
const tags =
  'h1 h2 h3 h4 h5 h6 p br hr ul ol li dl dt dd blockquote pre code strong b em i u s small sub sup mark abbr a table caption thead tbody tfoot tr th td span div section'.split(
    ' '
  )
const attributes = ['href', 'id', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start']

/** Set before every id of a page, so that none can be taken for one of the app's. */
const idPrefix = 'user-content-'

const purifier = createPurifier(window)

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!element.hasAttribute('href')) return
  const written = element.getAttribute('href') ?? ''
  if (written.startsWith('#')) {
    element.setAttribute('href', `#${idPrefix}${written.slice(1)}`)
    return
  }
  const address = externalAddress(written)
  if (address === null) {
    element.removeAttribute('href')
    return
  }
  element.setAttribute('href', address)
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

/** The harmless part of a page's HTML, whoever wrote it, as the type that a page with Trusted Types asks for. */
export function cleanHtml(html: string): TrustedHTML {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    RETURN_TRUSTED_TYPE: true
  })
}
