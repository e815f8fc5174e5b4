import { setupI18n } from '@lingui/core'

/**
 * Knows the messages of every area that was imported so far: each JSON file beside this one adds its own. A further language is
 * a folder of the same files, and what fetches it in place of the English ones.
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
