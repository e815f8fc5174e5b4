import { type Messages, setupI18n } from '@lingui/core'

// A further language is a folder of the same files, and what fetches it in place of the English ones.
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** Adds the messages of an area. Called by each of the JSON files beside this one, once it is imported. */
export function learn(area: Messages): void {
  i18n.load('en', area)
}
