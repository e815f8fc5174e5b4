import { setupI18n } from '@lingui/core'
import catalogue from './en.json?catalogue'

/** Every id of the English catalogue. A text that does not stand there cannot be asked for. */
export type MessageId = keyof typeof import('./en.json')

export type MessageValues = Record<string, string | number>

// A further language is one more JSON file beside en.json and one more entry here, loaded when it is chosen.
const i18n = setupI18n({ locale: 'en', messages: { en: catalogue } })

/** The text of a message in the language in use, with its values put in. */
export function t(id: MessageId, values?: MessageValues): string {
  return i18n._(id, values)
}
