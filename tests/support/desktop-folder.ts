import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A user-data folder of its own for one test. */
export function userDataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-desktop-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** What an office has written beside the program: the fake Electron has it in this folder, too. */
export function writePolicy(userData: string, text: string): void {
  mkdirSync(join(userData, 'program'), { recursive: true })
  writeFileSync(join(userData, 'program', 'policy.json'), text)
}

/** Writes elements as files of a collection, without any code of the product. */
export function writeElements(userData: string, collection: string, elements: readonly unknown[]): void {
  writeRecords(
    userData,
    collection,
    elements.map((element, rowId) => [rowId, element] as const)
  )
}

/** The same with row ids of one's choice. */
export function writeRecords(
  userData: string,
  collection: string,
  records: readonly (readonly [place: number, element: unknown])[]
): void {
  const folder = join(userData, 'board', collection)
  mkdirSync(folder, { recursive: true })
  const shards = new Map<number, string[]>()
  for (const [rowId, element] of records) {
    const lines = shards.get(rowId % 512) ?? []
    lines.push(`"${rowId}":${JSON.stringify(element)}`)
    shards.set(rowId % 512, lines)
  }
  for (const [shard, lines] of shards) {
    const file = join(folder, `${String(shard).padStart(3, '0')}.json`)
    writeFileSync(file, `{"version":1,"records":{\n${lines.join(',\n')}\n}}\n`)
  }
}

/** The elements of a collection as its files hold them, in the order of their row ids. Fails when a file is no JSON. */
export function storedElements(userData: string, collection: string): unknown[] {
  const folder = join(userData, 'board', collection)
  const records = new Map<number, unknown>()
  for (const file of filesOf(folder)) {
    const { records: found } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      records: Record<string, unknown>
    }
    for (const [rowId, element] of Object.entries(found)) records.set(Number(rowId), element)
  }
  return [...records].sort(([one], [other]) => one - other).map(([, element]) => element)
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => /^\d{3}\.json$/.test(file))
  } catch {
    return []
  }
}
