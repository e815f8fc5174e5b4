import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { hashText } from '#shared/documents/fingerprint.ts'
import { quarantineReasons } from '#shared/storage/initialization.ts'
import {
  buildQuarantineId,
  emptyQuarantine,
  parseQuarantine,
  type Quarantine,
  type QuarantinedText,
  type QuarantineRequest,
  setAside
} from '#shared/storage/quarantine.ts'
import { listNames, writeDurably } from './disk.ts'
import { type KeepDamaged, openSettingsIn } from './settings-file.ts'

/** What this device could not use, or what made way for something else: a folder of texts, and a settings file about them. */
export interface QuarantineFolder {
  /** Keeps the bytes of a damaged file. The same bytes twice are one text. */
  readonly keepDamaged: KeepDamaged
  read(): Quarantine
  /** Stores what the change gives, after the texts that it holds no more were removed. */
  update(change: (quarantine: Quarantine) => Quarantine): void
  /** Keeps a text that makes way; on the disk when it returns. Throws when it cannot be kept. */
  setAside(request: QuarantineRequest, now?: Date): void
  /** Takes a file in as the text of an id (buildQuarantineId). */
  moveIn(path: string, id: string): void
  /** The bytes of a text. Throws when they cannot be read. */
  readBytes(id: string): Buffer
  eraseAll(): void
}

const storedSchema = v.pipe(
  v.looseObject({}),
  v.transform((stored): Record<string, unknown> & Quarantine => ({ ...parseQuarantine(stored).quarantine }))
)

/** @param userData the folder of its settings, and of the folder of its texts */
export function openQuarantine(userData: string): QuarantineFolder {
  const folder = join(userData, 'set-aside/texts')
  const keepDamaged: KeepDamaged = (collection, bytes) => {
    // A hash is of text: with one character a byte, any bytes have one.
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
  const update: QuarantineFolder['update'] = (change) => {
    const before = read()
    const after = change(before)
    const held = new Set(after.texts.map(({ id }) => id))
    for (const { id } of before.texts) if (!held.has(id)) rmSync(join(folder, id), { force: true })
    record.write({ ...after })
  }
  return {
    keepDamaged,
    read,
    update,
    setAside(request, now) {
      writeDurably(folder, buildQuarantineId(request), Buffer.from(request.raw))
      update((quarantine) => setAside(quarantine, request, now))
    },
    moveIn(path, id) {
      mkdirSync(folder, { recursive: true })
      renameSync(path, join(folder, id))
    },
    readBytes: (id) => readFileSync(join(folder, id)),
    eraseAll() {
      rmSync(folder, { recursive: true, force: true })
      record.write({ ...emptyQuarantine })
    }
  }
}

/**
 * A damaged file is a text and nothing else, and so is what a kill left between a text and its record: the id says as much
 * (buildQuarantineId).
 */
function describeUnrecorded(id: string, path: string): QuarantinedText {
  const [reason, collection = ''] = id.split(' ')
  const at = statSync(path).mtime.toISOString()
  const known = quarantineReasons.find((each) => each === reason) ?? 'damaged-file'
  return { id, collection, at, reason: known, count: 1, resetKey: hashText(id) }
}
