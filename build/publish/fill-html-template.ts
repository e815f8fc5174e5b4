import { type Slot, slots } from './page-template.ts'

type PageParts = Record<Slot, string>

/** Fills a template: every part is HTML already. */
export function createPageFiller(template: string): (parts: PageParts) => string {
  const pieces = template.split(new RegExp(`%(${slots.join('|')})%`))
  return (parts) => pieces.map((piece, index) => (index % 2 ? parts[piece as Slot] : piece)).join('')
}

/** A text as it is written in an attribute or between two elements. */
export function encodeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** JSON that ends no script element and no line of one, whatever texts are in it. */
export function encodeScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
}
