import { type AvatarProblem, avatarProblem, largestAvatar } from '#shared/domain/file-kind.ts'
import { drawAvatar } from '../avatar/draw-avatar.ts'
import { bytesOf } from './check-resume.ts'

/** A picture drawn again as it will be kept, or why it is not taken. */
export async function checkedAvatar(file: File): Promise<Blob | AvatarProblem | 'unreadable' | 'undecodable'> {
  if (file.size > largestAvatar) return 'too-large'
  const bytes = await bytesOf(file)
  if (!bytes) return 'unreadable'
  const problem = avatarProblem(bytes)
  if (problem) return problem
  try {
    return await drawAvatar(new Blob([bytes]))
  } catch {
    return 'undecodable'
  }
}
