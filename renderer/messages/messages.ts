import './common.json'
import { i18n } from './i18n.ts'
import type { MessageId } from './message-id.ts'

export type { MessageId }

export type MessageValues = Record<string, string | number>

/** The text of a message in the language in use, with its values put in. A text that stands in no file cannot be asked for. */
export function t(id: MessageId, values?: MessageValues): string {
  return i18n.format(id, values)
}
