import { findImageFormat, readImageSize } from './read-image-size.ts'
import { maxFileBytes } from './uploaded-file-name.ts'

export type ResumeKind = 'pdf' | 'doc' | 'docx'

export const resumeTypes: Readonly<Record<ResumeKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
}

export const pictureTypes: readonly string[] = ['image/webp', 'image/jpeg']

/** A photograph of work: the parameter tells it from an avatar, which everybody who is logged in may see. */
export const workPhotoType = 'image/jpeg;use=work'
/** Pixels of the longer side, and bytes. */
export const workPhotoLimits = { sidePx: 1600, bytes: 300_000 } as const
/** Phones turn HEIC into JPEG for a page that asks for JPEG. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp'

const bytesPerMegabyte = 1024 * 1024

/** By type, and by ending for systems without a type. */
export const acceptedPictures =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.avif,.heic,.heif'

/** HEIC and AVIF: only some browsers decode them. */
export function isRarelyDecoded(bytes: Uint8Array): boolean {
  return readImageSize(bytes)?.type === 'heif'
}

export const maxResumeBytes = maxFileBytes
export const maxAvatarBytes = 15 * bytesPerMegabyte
/** Four bytes each when decoded. */
const maxPixels = 50_000_000

export function isLargeResume(size: number): boolean {
  return size > 5 * bytesPerMegabyte
}

/** The ending is replaced or added, so that the name says what the content is. */
export function correctResumeName(fileName: string, type: string): string {
  const kinds = Object.keys(resumeTypes) as ResumeKind[]
  const kind = kinds.find((each) => resumeTypes[each] === type)
  const name = fileName.trim()
  if (kind === undefined || name.toLowerCase().endsWith(`.${kind}`)) return name
  return `${name.replace(/\.(?:pdf|docx?)$/i, '')}.${kind}`
}

export type AvatarProblem = 'empty' | 'too-large' | 'wrong-type' | 'other-format' | 'undecodable' | 'too-many-pixels'

/** Looks before decoding; null: no problem. */
export function findAvatarProblem(bytes: Uint8Array): AvatarProblem | null {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > maxAvatarBytes) return 'too-large'
  const format = findImageFormat(bytes)
  if (!format) return 'wrong-type'
  if (format === 'other') return 'other-format'
  const size = readImageSize(bytes)
  if (!size) return 'undecodable'
  return size.width * size.height > maxPixels ? 'too-many-pixels' : null
}

export type PhotoProblem = AvatarProblem | 'heic'

/** The same for a photograph of work. */
export function findPhotoProblem(bytes: Uint8Array): PhotoProblem | null {
  const problem = findAvatarProblem(bytes)
  if (problem !== null && problem !== 'too-many-pixels') return problem
  const format = findImageFormat(bytes)
  if (format === 'heif') return 'heic'
  return format === 'gif' || format === 'avif' ? 'other-format' : problem
}
