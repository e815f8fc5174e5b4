import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageId } from '#renderer/messages/messages.ts'

const folder = join(import.meta.dirname, '../../renderer/messages')

/** The areas of the product, each with its texts in English by their ids. */
export const areas: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))])
)

/** Every text of the product. */
export const catalogue = Object.assign({}, ...areas.values()) as Readonly<Record<MessageId, string>>
