import { maxFileBytes } from './file-name.ts'
import { readImageSize } from './image-size.ts'

export type ResumeKind = 'pdf' | 'doc' | 'docx'

export type ResumeProblem =
  | 'empty'
  | 'too-large'
  /** By its name. */
  | 'wrong-type'
  /** Other content than its name says, or damaged. */
  | 'not-what-its-name-says'

/** MIME types. */
export const resumeTypes: Readonly<Record<ResumeKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
}

/** As browsers encode drawn pictures. */
export const pictureTypes: readonly string[] = ['image/webp', 'image/jpeg']

const bytesPerMegabyte = 1024 * 1024

/** By type, and by ending for systems without a type. */
export const acceptedPictures =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.avif,.heic,.heif'

/** Only some browsers decode these. */
export function isRarelyDecoded(bytes: Uint8Array): boolean {
  const type = readImageSize(bytes)?.type
  return type === 'image/avif' || type === 'image/heic'
}

/** Bytes. */
export const maxResumeBytes = maxFileBytes
export const maxAvatarBytes = 15 * bytesPerMegabyte
/** Four bytes each when decoded. */
const maxPixels = 50_000_000

/** Worth a warning; taken all the same. */
export function isLargeResume(size: number): boolean {
  return size > 5 * bytesPerMegabyte
}

/** By name and content alike. */
export function findResumeKind(bytes: Uint8Array, fileName: string): ResumeKind | ResumeProblem {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > maxResumeBytes) return 'too-large'
  const [, ending = ''] = /\.(pdf|docx?)$/i.exec(fileName.trim()) ?? []
  const kind = ending.toLowerCase() as ResumeKind | ''
  if (kind === '') return 'wrong-type'
  return isKind[kind](bytes) ? kind : 'not-what-its-name-says'
}

export function isResumeKind(found: ResumeKind | ResumeProblem): found is ResumeKind {
  return found in resumeTypes
}

export type AvatarProblem = 'empty' | 'too-large' | 'wrong-type' | 'too-many-pixels'

/** Looks before decoding; null: no problem. */
export function findAvatarProblem(bytes: Uint8Array): AvatarProblem | null {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > maxAvatarBytes) return 'too-large'
  const size = readImageSize(bytes)
  if (!size) return 'wrong-type'
  return size.width * size.height > maxPixels ? 'too-many-pixels' : null
}

const isKind: Record<ResumeKind, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) =>
    !otherBeginnings.some((signature) => hasTextAt(bytes, 0, signature)) && findText(bytes, '%PDF-', 0, 1024) >= 0,
  doc: (bytes) => hasTextAt(bytes, 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  docx(bytes) {
    if (!hasTextAt(bytes, 0, 'PK\x03\x04')) return false
    const names = listZipNames(bytes)
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'))
  }
}

/** A PDF may begin with other bytes, but not with those of a program or an archive. */
const otherBeginnings = [
  'MZ',
  '\x7fELF',
  '\xcf\xfa\xed\xfe',
  '\xce\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  '#!',
  'PK',
  '\xd0\xcf\x11\xe0'
]

/** From the directory, else from the local headers. */
function listZipNames(bytes: Uint8Array): string[] {
  const end = findLastText(bytes, 'PK\x05\x06')
  if (end < 0) return listNamesAt(bytes, 'PK\x03\x04', 26, 30)
  const size = readLittleEndian(bytes, end + 12, 4)
  return listNamesAt(bytes.subarray(Math.max(0, end - size), end), 'PK\x01\x02', 28, 46)
}

/** Each with its length and itself at these offsets behind the signature. */
function listNamesAt(bytes: Uint8Array, signature: string, lengthAt: number, nameAt: number): string[] {
  const names: string[] = []
  for (let at = findText(bytes, signature, 0); at >= 0; at = findText(bytes, signature, at + 4)) {
    const length = readLittleEndian(bytes, at + lengthAt, 2)
    // Names that matter are short.
    names.push(String.fromCharCode(...bytes.subarray(at + nameAt, at + nameAt + Math.min(length, 100))))
  }
  return names
}

/** -1: not found. */
function findText(bytes: Uint8Array, text: string, from: number, before = bytes.length): number {
  const end = Math.min(before, bytes.length) - text.length
  for (
    let at = bytes.indexOf(text.charCodeAt(0), from);
    at >= 0 && at <= end;
    at = bytes.indexOf(text.charCodeAt(0), at + 1)
  ) {
    if (hasTextAt(bytes, at, text)) return at
  }
  return -1
}

function findLastText(bytes: Uint8Array, text: string): number {
  for (let at = bytes.length - text.length; at >= 0; at -= 1) if (hasTextAt(bytes, at, text)) return at
  return -1
}

/** Missing bytes are 0. */
function readLittleEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = at + length - 1; index >= at; index -= 1) value = value * 256 + (bytes[index] ?? 0)
  return value
}

function hasTextAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text.charCodeAt(index)) return false
  return true
}
