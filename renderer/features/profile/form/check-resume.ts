import {
  findResumeKind,
  isResumeKind,
  maxResumeBytes,
  type ResumeProblem,
  resumeTypes
} from '#shared/domain/file/file-kind.ts'

/** A résumé under the type that it has, or why it is refused. */
export async function checkResume(file: File): Promise<Blob | ResumeProblem | 'unreadable'> {
  // What is too large is not even read.
  if (file.size > maxResumeBytes) return 'too-large'
  const bytes = await readBytes(file)
  if (!bytes) return 'unreadable'
  const kind = findResumeKind(bytes, file.name)
  return isResumeKind(kind) ? new Blob([bytes], { type: resumeTypes[kind] }) : kind
}

/** undefined: the file was moved, changed or locked since it was chosen. */
export async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}
