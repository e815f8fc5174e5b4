import { setupI18n } from '@lingui/core'
import catalogue from './en-pages.json?catalogue'

/** The static pages that have a default text: the keys of the catalogue. */
export type PageTextId = keyof typeof import('./en-pages.json')

// A catalogue of its own, so that only who opens a static page fetches the texts.
const i18n = setupI18n({ locale: 'en', messages: { en: catalogue } })

/** The default text of a static page, as HTML. `contact` is the address people write to. */
export function pageText(id: PageTextId, values: { contact: string }): string {
  return i18n._(id, values)
}
