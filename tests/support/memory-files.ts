import { checkOwner, createFileName, readValidBytes } from '#renderer/storage/core/uploaded-file-validation.ts'
import { StoreError, type StoreFailure } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { findFileOwner } from '#shared/domain/file/uploaded-file-name.ts'

type FileFailure = Extract<StoreFailure, 'full' | 'unavailable' | 'refused'>

/** Simulated failures. May be changed while the store is in use. */
export interface MemoryFileFaults {
  writes?: FileFailure | undefined
  reads?: FileFailure | undefined
}

export interface MemoryFiles extends FileStore {
  listNames(): string[]
  readonly faults: MemoryFileFaults
}

export function createMemoryFiles(faults: MemoryFileFaults = {}): MemoryFiles {
  const files = new Map<string, Blob>()
  return {
    faults,
    listNames: () => [...files.keys()],
    async keep(owner, file) {
      const bytes = await readValidBytes(owner, file)
      throwIfFaulty(faults.writes)
      const name = createFileName(owner)
      files.set(name, new Blob([bytes], { type: file.type }))
      return name
    },
    async read(name) {
      throwIfFaulty(faults.reads)
      return files.get(name)
    },
    async remove(name) {
      throwIfFaulty(faults.writes)
      files.delete(name)
    },
    async removeAll(owner) {
      checkOwner(owner)
      throwIfFaulty(faults.writes)
      for (const name of [...files.keys()]) if (findFileOwner(name) === owner) files.delete(name)
    }
  }
}

function throwIfFaulty(failure: FileFailure | undefined): void {
  if (failure) throw new StoreError(failure, `told to fail: ${failure}`)
}
