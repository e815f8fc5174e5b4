import {
  type AvatarProblem,
  findAvatarProblem,
  findPhotoProblem,
  isRarelyDecoded,
  maxAvatarBytes,
  maxResumeBytes,
  type PhotoProblem,
  resumeTypes
} from '#shared/domain/file/upload-types-and-limits.ts'
import { detectResumeFileType, type ResumeProblem } from './detect-resume-file-type.ts'
import { drawAvatar } from './draw-avatar.ts'
import { drawPhoto } from './draw-photo.ts'

/** A résumé under its detected type, or why it is refused. */
export async function checkResume(file: File): Promise<Blob | ResumeProblem | 'unreadable'> {
  if (file.size > maxResumeBytes) return 'too-large'
  const bytes = await readBytes(file)
  if (!bytes) return 'unreadable'
  const detected = await detectResumeFileType(bytes, file.name)
  if (detected !== 'pdf' && detected !== 'doc' && detected !== 'docx') return detected
  const resume = new Blob([bytes], { type: resumeTypes[detected] })
  return detected === 'pdf' && (await needsPassword(resume, bytes)) ? 'password' : resume
}

/** Most encrypted PDFs only restrict printing and open for everybody: pdf.js is asked, and loaded only for them. */
async function needsPassword(pdf: Blob, bytes: Uint8Array): Promise<boolean> {
  if (!new TextDecoder('windows-1252').decode(bytes).includes('/Encrypt')) return false
  try {
    const { openPdf } = await import('#renderer/components/workplace/pdf/load-pdf-document.ts')
    const { opened, close } = openPdf(pdf)
    const result = await opened
    close()
    return result === 'password'
  } catch {
    // Without the viewer the employer gets the message about the password.
    return false
  }
}

/** undefined: the file was moved, changed or locked in between. */
async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}

/** A picture as it will be stored, or why it is refused. */
export async function checkAvatar(file: File): Promise<Blob | AvatarProblem | 'unreadable' | 'not-by-this-browser'> {
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

/** A photograph of work as it will be stored, or why it is refused. */
export async function checkPhoto(file: File): Promise<Blob | PhotoProblem | 'unreadable'> {
  if (file.size > maxAvatarBytes) return 'too-large'
  const bytes = await readBytes(file)
  if (!bytes) return 'unreadable'
  const problem = findPhotoProblem(bytes)
  if (problem) return problem
  return drawPhoto(new Blob([bytes])).catch(() => 'undecodable' as const)
}
