import { StoreError } from '#renderer/storage/document-store.ts'
import {
  formatCountedName,
  formatFileName,
  isFileOwner,
  isFileType,
  maxFileBytes,
  nameRandomBytes
} from '#shared/domain/file/uploaded-file-name.ts'

export async function readValidBytes(owner: string, file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  checkOwner(owner)
  if (!isFileType(file.type)) throw new StoreError('refused', 'this is no type of a file')
  if (file.size > maxFileBytes) throw new StoreError('refused', 'the file is too large')
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    // A chosen file is read only now, and may have been moved or changed since.
    throw new StoreError('unavailable', 'the chosen file cannot be read', { cause })
  }
}

export function checkOwner(owner: string): void {
  if (!isFileOwner(owner)) throw new StoreError('refused', 'this is no owner of files')
}

/** `number`: a counter of the account's files, where the board has one. */
export function createFileName(owner: string, number?: number): string {
  const random = crypto.getRandomValues(new Uint8Array(nameRandomBytes))
  return number === undefined ? formatFileName(owner, random) : formatCountedName(owner, number, random)
}
