import { StoreError } from '#renderer/storage/document-store.ts'

/** Waits for a part of the board whose code is fetched while the first page is already shown. Rejects with a StoreError 'unavailable'. */
export async function fetchedCode<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new StoreError('unavailable', 'the code of the board could not be fetched', { cause })
  }
}
