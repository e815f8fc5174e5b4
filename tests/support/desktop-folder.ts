import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A user-data folder of its own for one test. */
export function userDataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-desktop-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The office's policy beside the program: the fake Electron has it in this folder, too. */
export function writePolicy(userData: string, text: string): void {
  mkdirSync(join(userData, 'program'), { recursive: true })
  writeFileSync(join(userData, 'program', 'policy.json'), text)
}

/** Where a collection is stored. */
export function collectionFile(userData: string, collection: string): string {
  return join(userData, 'board', `${collection}.json`)
}

/** Writes elements as the file of a collection, without any code of the product. */
export function writeElements(userData: string, collection: string, elements: readonly unknown[]): void {
  mkdirSync(join(userData, 'board'), { recursive: true })
  const lines = elements.map((element) => JSON.stringify(element))
  writeFileSync(collectionFile(userData, collection), `{"${collection}":[\n${lines.join(',\n')}\n]}\n`)
}

/** The elements of a collection as its file holds them; none where there is no file. Fails when it is no JSON. */
export function storedElements(userData: string, collection: string): unknown[] {
  const file = collectionFile(userData, collection)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'))[collection] : []
}
