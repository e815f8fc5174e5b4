import * as v from 'valibot'
import type { LocalStorageArea } from '../local-storage.ts'

const schema = v.object({
  journal: v.string(),
  seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
  texts: v.array(v.strictTuple([v.string(), v.number(), v.string()])),
  cleared: v.optional(v.literal(true))
})

/**
 * What localStorage says about itself, under a key of its own, in the fields in which it is stored. It is written after a
 * collection's text, so it never promises more than is there, and it carries the fingerprint of every text, because the
 * writes of two tabs may arrive interleaved.
 */
export interface Checkpoint {
  /** The name of the log it speaks of. */
  journal: string
  /** The newest entry of the log that the writing tab knew. */
  seq: number
  /** For each collection the change its text reflects, and the fingerprint of that text. */
  texts: [collection: string, seq: number, textHash: string][]
  /** localStorage was emptied by the person after entry `seq`: whatever stands there now is all there is. */
  cleared?: true | undefined
}

type LogPosition = Pick<Checkpoint, 'journal' | 'seq'>

export const checkpointKey = 'loupe.journal'

export interface CheckpointStore {
  /** The checkpoint in this tab's copy of localStorage. A page that knew one and finds it gone writes that all was cleared. */
  read(): Checkpoint | null
  /** Throws when there is no room. */
  write(checkpoint: Checkpoint): void
  /** Writes that all was cleared by hand when the log stood there. */
  clear(state: LogPosition): void
  /** Puts an earlier text of the checkpoint back, as if nothing had been written since. */
  restore(text: string | null): void
}

export function createCheckpointStore(storage: LocalStorageArea): CheckpointStore {
  let latest: Checkpoint | null = null
  let lastText: string | null = null
  const write = (checkpoint: Checkpoint) => {
    const text = JSON.stringify(checkpoint)
    storage.write(checkpointKey, text)
    latest = checkpoint
    lastText = text
  }
  const clear = (state: LogPosition) => {
    const cleared = clearCheckpoint(state)
    try {
      write(cleared)
    } catch {
      // A storage without room for one short line: the next reading tries again.
    }
    latest = cleared
  }
  return {
    write,
    clear,
    restore(text) {
      storage.write(checkpointKey, text)
      latest = parseCheckpoint(text)
      lastText = text
    },
    read() {
      const text = storage.read(checkpointKey)
      if (text === null && latest) {
        clear(latest)
      } else if (text !== lastText) {
        lastText = text
        latest = parseCheckpoint(text)
      }
      return latest
    }
  }
}

/** The checkpoint of a localStorage that was emptied by hand when the log stood there. */
export function clearCheckpoint({ journal, seq }: LogPosition): Checkpoint {
  return { journal, seq, texts: [], cleared: true }
}

function parseCheckpoint(text: string | null): Checkpoint | null {
  if (text === null) return null
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
