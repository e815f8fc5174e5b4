import { type AvatarProblem, findAvatarProblem, maxAvatarBytes } from '#shared/domain/file/file-kind.ts'
import { drawAvatar } from '../avatar/draw-avatar.ts'
import { readBytes } from './check-resume.ts'

/** A picture drawn again as it will be stored, or why it is refused. */
export async function checkAvatar(file: File): Promise<Blob | AvatarProblem | 'unreadable' | 'undecodable'> {
  if (file.size > maxAvatarBytes) return 'too-large'
  const bytes = await readBytes(file)
  if (!bytes) return 'unreadable'
  const problem = findAvatarProblem(bytes)
  if (problem) return problem
  try {
    return await drawAvatar(new Blob([bytes]))
  } catch {
    return 'undecodable'
  }
}
