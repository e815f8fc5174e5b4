/**
 * Where the files of people are stored: résumés and pictures. Their type was checked before
 * (shared/domain/file/file-kind.ts): a store takes any bytes. Every method rejects with a StoreError of 'full',
 * 'unavailable' or 'refused' and with nothing else.
 */
export interface FileStore {
  /**
   * Resolves with the name given to the file, '{owner}_{random}', when it is durable. `owner` is the uid of an account.
   * Refused: more bytes than maxFileBytes (shared/domain/file/file-name.ts), an owner that is no uid, a type of over 200 characters.
   */
  keep(owner: string, file: Blob): Promise<string>
  /** The file with its type; undefined when there is none of that name, or no store can have given it. */
  read(name: string): Promise<Blob | undefined>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** Removes every file of one owner. */
  removeAll(owner: string): Promise<void>
}
