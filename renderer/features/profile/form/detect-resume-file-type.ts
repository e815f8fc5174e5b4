import CFB from 'cfb'
import { fileTypeFromBuffer } from 'file-type/core'
import { maxResumeBytes, type ResumeKind } from '#shared/domain/file/upload-types-and-limits.ts'

/** What a chosen file is instead of a résumé; each has its sentence with the way out. */
export type ResumeProblem =
  | 'empty'
  | 'too-large'
  | 'password'
  | 'photo'
  | 'rtf'
  | 'open-document'
  | 'spreadsheet'
  | 'presentation'
  | 'pages'
  | 'web-page'
  | 'text'
  | 'google-link'
  | 'email'
  | 'archive'
  | 'word-variant'
  | 'unrecognized'
  | 'wrong-type'

type Detected = ResumeKind | ResumeProblem

const byEnding = new Map<string, Detected>([
  ['pdf', 'pdf'],
  ['docx', 'docx'],
  ['rtf', 'rtf'],
  ...listEach(['docm', 'dotx', 'dotm'], 'word-variant'),
  ...listEach(['odt', 'ott', 'fodt'], 'open-document'),
  ...listEach(['xlsx', 'xlsm', 'xltx', 'xltm', 'ods', 'ots'], 'spreadsheet'),
  ...listEach(['pptx', 'pptm', 'potx', 'potm', 'ppsx', 'ppsm', 'odp', 'otp'], 'presentation'),
  ...listEach(['rar', '7z', 'gz', 'tar', 'tar.gz', 'xz', 'bz2'], 'archive')
])

function listEach(endings: readonly string[], detected: Detected): [string, Detected][] {
  return endings.map((ending) => [ending, detected])
}

/** By content alone: the name may say anything, but for a Pages document, which is a plain ZIP archive. */
export async function detectResumeFileType(bytes: Uint8Array, fileName: string): Promise<Detected> {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > maxResumeBytes) return 'too-large'
  if (typeof DecompressionStream === 'undefined' && hasText(bytes.subarray(0, 4), 'PK'))
    return detectEntries(bytes, fileName)
  // file-type reads the byte order mark of UTF-16 as the beginning of a sound.
  const type = findUtf16(bytes) ? undefined : await fileTypeFromBuffer(bytes)
  if (!type) return detectText(bytes)
  const detected = byEnding.get(type.ext)
  if (detected) return detected
  if (type.ext === 'cfb') return detectOffice(bytes)
  if (type.ext === 'xml') return detectText(bytes)
  if (type.ext === 'zip') return detectArchive(bytes, fileName)
  return type.mime.startsWith('image/') ? 'photo' : 'wrong-type'
}

function detectArchive(bytes: Uint8Array, fileName: string): Detected {
  return /\.pages$/i.test(fileName.trim()) || hasText(bytes, '.iwa') ? 'pages' : 'archive'
}

/** By the names of an archive's entries: file-type inflates some of them, which Safari before 16.4 cannot. */
function detectEntries(bytes: Uint8Array, fileName: string): Detected {
  if (hasText(bytes, 'word/document.xml')) return 'docx'
  if (hasText(bytes, 'xl/workbook.xml')) return 'spreadsheet'
  if (hasText(bytes, 'ppt/presentation.xml')) return 'presentation'
  return detectArchive(bytes, fileName)
}

/** Files of Office before 2007, Outlook messages and everything with a password share one container. */
function detectOffice(bytes: Uint8Array): Detected {
  let container: CFB.CFB$Container
  try {
    container = CFB.read(bytes, { type: 'array' })
  } catch {
    return 'unrecognized'
  }
  // Attachments and embedded files have entries of the same names further down.
  const root = container.FullPaths[0] ?? ''
  const find = (name: string) => {
    const at = container.FullPaths.indexOf(root + name)
    return at < 0 ? undefined : container.FileIndex[at]
  }
  if (find('EncryptedPackage')) return 'password'
  const word = find('WordDocument')
  // [MS-DOC] 2.5.2: fEncrypted is the lowest bit of the twelfth byte.
  if (word) return Number(word.content[11] ?? 0) & 1 ? 'password' : 'doc'
  if (find('Workbook') ?? find('Book')) return 'spreadsheet'
  if (find('PowerPoint Document')) return 'presentation'
  return find('__properties_version1.0') ? 'email' : 'wrong-type'
}

/** Formats without a signature, and PDF behind other bytes: readers accept up to a kilobyte before it. */
function detectText(bytes: Uint8Array): Detected {
  if (hasText(bytes.subarray(0, 1024 + 5), '%PDF-')) return 'pdf'
  const head = bytes.subarray(0, 4096)
  const text = new TextDecoder(findUtf16(head) ?? 'utf-8').decode(head)
  if (/[^\P{Cc}\s]/u.test(text)) return 'unrecognized'
  if (/<svg\b/.test(text)) return 'photo'
  if (/^\s*[{[]/.test(text) && /(?:docs|drive)\.google\.com|"doc_id"/.test(text)) return 'google-link'
  if (/<html|<!doctype html|<w:wordDocument|urn:schemas-microsoft-com:office|^MIME-Version:/im.test(text))
    return 'web-page'
  if (/^(?:From|Received|Return-Path|Subject|Delivered-To): /m.test(text)) return 'email'
  return 'text'
}

function findUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function hasText(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('windows-1252').decode(bytes).includes(text)
}
