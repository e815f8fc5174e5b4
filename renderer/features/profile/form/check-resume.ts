import { isResumeKind, largestResume, type ResumeProblem, resumeKind, resumeTypes } from '#shared/domain/file-kind.ts'

/** A résumé under the type that it has, or why it is not taken. */
export async function checkedResume(file: File): Promise<Blob | ResumeProblem | 'unreadable'> {
  // What is too large is not even read.
  if (file.size > largestResume) return 'too-large'
  const bytes = await bytesOf(file)
  if (!bytes) return 'unreadable'
  const kind = resumeKind(bytes, file.name)
  return isResumeKind(kind) ? new Blob([bytes], { type: resumeTypes[kind] }) : kind
}

/** undefined: the file was moved, changed or locked since it was chosen. */
export async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}
