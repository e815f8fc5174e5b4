import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lines of a file of texts; of honest ones without their category. */
export function readTexts(name: string): string[] {
  return readLines(name).map((line) => line.slice(line.indexOf(' | ') < 0 ? 0 : line.indexOf(' | ') + 3))
}

export function readLines(name: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8').split('\n')
  return lines.filter((line) => line !== '')
}
