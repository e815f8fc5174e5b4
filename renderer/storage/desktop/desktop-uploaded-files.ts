import { checkOwner, readValidBytes } from '#renderer/storage/core/uploaded-file-validation.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { DesktopBridge } from '#shared/bridge.ts'
import { findFileOwner } from '#shared/domain/file/uploaded-file-name.ts'
import { unwrap } from './find-bridge.ts'

export function createDesktopUploadedFiles(bridge: DesktopBridge): FileStore {
  return {
    async keep(owner, file) {
      const bytes = await readValidBytes(owner, file)
      return unwrap(bridge.keepFile(owner, file.type, bytes))
    },
    async read(name) {
      // Main rejects a malformed name, and a tampered record may carry one.
      if (findFileOwner(name) === undefined) return undefined
      const found = await unwrap(bridge.readFile(name))
      return found ? new Blob([found.bytes], { type: found.type }) : undefined
    },
    async remove(name) {
      if (findFileOwner(name) !== undefined) await unwrap(bridge.removeFile(name))
    },
    async removeAll(owner) {
      checkOwner(owner)
      await unwrap(bridge.removeFilesOf(owner))
    }
  }
}
