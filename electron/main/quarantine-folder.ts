import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { hashText } from '#shared/documents/hash-text.ts'
import { quarantineReasons } from '#shared/storage/collection-initialization.ts'
import {
  addToQuarantine,
  buildQuarantineId,
  emptyQuarantine,
  parseQuarantine,
  type Quarantine,
  type QuarantinedText,
  type QuarantineRequest
} from '#shared/storage/quarantine.ts'
import { listNames, writeDurably } from './durable-file-writes.ts'
import { type KeepDamaged, openSettingsIn } from './json-store-file.ts'

const storedSchema = v.pipe(
  v.looseObject({}),
  v.transform((stored): Record<string, unknown> & Quarantine => ({ ...parseQuarantine(stored).quarantine }))
)

export type QuarantineFolder = ReturnType<typeof openQuarantine>

export function openQuarantine(userData: string) {
  const folder = join(userData, 'quarantine/texts')
  renameEarlierFolder(userData)
  const keepDamaged: KeepDamaged = (collection, bytes) => {
    // The hash is of a text: Latin-1 has one character for each byte.
    const raw = Buffer.from(bytes).toString('latin1')
    writeDurably(folder, buildQuarantineId({ reason: 'damaged-file', collection, raw }), bytes)
  }
  const record = openSettingsIn(userData, keepDamaged)('quarantine', storedSchema, { ...emptyQuarantine })

  const read = (): Quarantine => {
    const { texts, ...decisions } = record.read()
    const kept = listNames(folder).map(
      (id) => texts.find((text) => text.id === id) ?? describeUnrecorded(id, join(folder, id))
    )
    return { ...decisions, texts: kept }
  }
  const update = (change: (stored: Quarantine) => Quarantine) => {
    const before = read()
    const after = change(before)
    const keptIds = new Set(after.texts.map(({ id }) => id))
    for (const { id } of before.texts) if (!keptIds.has(id)) rmSync(join(folder, id), { force: true })
    record.write({ ...after })
  }
  return {
    keepDamaged,
    read,
    /** Removes the texts that the changed record holds no more, and stores it. */
    update,
    /** The text is on the disk when it returns. Throws when it cannot be stored. */
    addToQuarantine(request: QuarantineRequest, now?: Date): void {
      writeDurably(folder, buildQuarantineId(request), Buffer.from(request.raw))
      update((quarantine) => addToQuarantine(quarantine, request, now))
    },
    readBytes: (id: string) => readFileSync(join(folder, id)),
    eraseAll(): void {
      rmSync(folder, { recursive: true, force: true })
      record.write({ ...emptyQuarantine })
    }
  }
}

/** For a damaged file, or a text that a kill has cut off from its record; its id is that of buildQuarantineId. */
function describeUnrecorded(id: string, path: string): QuarantinedText {
  const [reason, collection = ''] = id.split(' ')
  const at = statSync(path).mtime.toISOString()
  const known = quarantineReasons.find((each) => each === reason) ?? 'damaged-file'
  return { id, collection, at, reason: known, count: 1, resetKey: hashText(id) }
}

/** Earlier builds had another name for it. Throws when it cannot be renamed: its texts would look gone. */
function renameEarlierFolder(userData: string): void {
  const earlier = join(userData, 'set-aside')
  const folder = join(userData, 'quarantine')
  if (existsSync(earlier) && !existsSync(folder)) renameSync(earlier, folder)
}
