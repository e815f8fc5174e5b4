/** Résumés and pictures of a checked type (shared/domain/file/upload-types-and-limits.ts). Every method rejects with a StoreError. */
export interface FileStore {
  /** Resolves with '{owner}_{random}' when durable. Refused: over maxFileBytes, no uid of an account, a type over 200 characters. */
  keep(owner: string, file: Blob): Promise<string>
  /** undefined: there is none, or no store can have given the name. */
  read(name: string): Promise<Blob | undefined>
  remove(name: string): Promise<void>
  removeAll(owner: string): Promise<void>
}
