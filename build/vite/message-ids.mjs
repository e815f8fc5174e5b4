import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const heading =
  '// Written by build/vite/message-ids.mjs from the files beside it, whenever the app is run, built or tested.'

/** Writes down the type of all ids: TypeScript cannot ask a folder for its files. @param {string} folder that of the messages */
export function writeMessageIds(folder) {
  const areas = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const ids = areas.sort().map((name) => `  | keyof typeof import('./${name}')`)
  const text = [heading, 'export type MessageId =', ...ids, ''].join('\n')
  const file = join(folder, 'message-id.ts')
  if (textOf(file) !== text) writeFileSync(file, text)
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
