import {
  type AvatarProblem,
  findAvatarProblem,
  findResumeKind,
  isRarelyDecoded,
  isResumeKind,
  maxAvatarBytes,
  maxResumeBytes,
  type ResumeProblem,
  resumeTypes
} from '#shared/domain/file/file-kind.ts'
import { drawAvatar } from './draw-avatar.ts'

/** A résumé under its detected type, or why it is refused. */
export async function checkResume(file: File): Promise<Blob | ResumeProblem | 'unreadable'> {
  if (file.size > maxResumeBytes) return 'too-large'
  const bytes = await readBytes(file)
  if (!bytes) return 'unreadable'
  const kind = findResumeKind(bytes, file.name)
  return isResumeKind(kind) ? new Blob([bytes], { type: resumeTypes[kind] }) : kind
}

/** undefined: the file was moved, changed or locked meanwhile. */
async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

/** A picture as it will be stored, or why it is refused. */
export async function checkAvatar(
  file: File
): Promise<Blob | AvatarProblem | 'unreadable' | 'undecodable' | 'not-by-this-browser'> {
  if (file.size > maxAvatarBytes) return 'too-large'
  const bytes = await readBytes(file)
  if (!bytes) return 'unreadable'
  const problem = findAvatarProblem(bytes)
  if (problem) return problem
  try {
    return await drawAvatar(new Blob([bytes]))
  } catch {
    return isRarelyDecoded(bytes) ? 'not-by-this-browser' : 'undecodable'
  }
}
