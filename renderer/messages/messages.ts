import { type Messages, setupI18n } from '@lingui/core'
import en from './en.json?catalogue'

/** Every id of the English catalogue. A text that does not stand there cannot be asked for. */
export type MessageId = keyof typeof import('./en.json')

export type MessageValues = Record<string, string | number>

// A further language is one more JSON file beside en.json and one more entry here and in the areas of this folder.
const i18n = setupI18n({ locale: 'en', messages: { en } })

/** The text of a message in the language in use, with its values put in. */
export function t(id: MessageId, values?: MessageValues): string {
  return i18n._(id, values)
}

/** Adds the messages of an area of the product that not every page shows. */
export function learn(languages: { en: Messages }): void {
  i18n.load(languages)
}
