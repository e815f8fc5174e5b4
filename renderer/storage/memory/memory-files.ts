import { bytesToKeep, checkOwner, newFileName } from '#renderer/storage/core/file-validation.ts'
import { StoreError, type StoreFailure } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { ownerOfFile } from '#shared/domain/file-name.ts'

type FileFailure = Extract<StoreFailure, 'full' | 'unavailable' | 'refused'>

/** What goes wrong, for tests of how the screens take it. May be changed while the store is in use. */
export interface MemoryFileFaults {
  /** Every keeping and removal fails like this. */
  writes?: FileFailure | undefined
  reads?: FileFailure | undefined
}

export interface MemoryFiles extends FileStore {
  /** The names of all kept files, in the order in which they came. */
  names(): string[]
  readonly faults: MemoryFileFaults
}

/** Files that last as long as the page: for tests. */
export function memoryFiles(faults: MemoryFileFaults = {}): MemoryFiles {
  const kept = new Map<string, Blob>()
  return {
    faults,
    names: () => [...kept.keys()],
    async keep(owner, file) {
      const bytes = await bytesToKeep(owner, file)
      fail(faults.writes)
      const name = newFileName(owner)
      kept.set(name, new Blob([bytes], { type: file.type }))
      return name
    },
    async read(name) {
      fail(faults.reads)
      return kept.get(name)
    },
    async remove(name) {
      fail(faults.writes)
      kept.delete(name)
    },
    async removeAll(owner) {
      checkOwner(owner)
      fail(faults.writes)
      for (const name of [...kept.keys()]) if (ownerOfFile(name) === owner) kept.delete(name)
    }
  }
}

function fail(failure: FileFailure | undefined): void {
  if (failure) throw new StoreError(failure, `told to fail: ${failure}`)
}
