import { deflateRawSync, gzipSync } from 'node:zlib'
import CFB from 'cfb'
import { describe, expect, test, vi } from 'vitest'
import { detectResumeFileType } from '#renderer/features/profile/form/detect-resume-file-type.ts'
import { correctResumeName, maxResumeBytes, resumeTypes } from '#shared/domain/file/upload-types-and-limits.ts'
import { exeBytes, heicHeader, pdfBytes, pngHeader, svgBytes } from '#tests/support/sample-files.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const pdf = pdfBytes
const filler = '\0'.repeat(5000)

/** A container of Office before 2007. */
function ole(entries: Record<string, string>): Uint8Array {
  const container = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(entries)) {
    CFB.utils.cfb_add(container, name, Buffer.from(content, 'latin1'))
  }
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer)
}

/** `streamed`: sizes follow the content, as Google Docs and other servers write them. */
function zip(files: Record<string, string>, streamed = false): Uint8Array {
  const number = (value: number, length: number) =>
    Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) % 256)
  const locals: number[] = []
  const listed: number[] = []
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(Buffer.from(content, 'latin1'))
    const sizes = [...number(0, 4), ...number(packed.length, 4), ...number(content.length, 4)]
    const begin = [20, 0, streamed ? 8 : 0, 0, 8, 0, 0, 0, 0, 0]
    const names = [...number(name.length, 2), 0, 0]
    const at = locals.length
    locals.push(...latin('PK\x03\x04'), ...begin, ...(streamed ? number(0, 12) : sizes), ...names, ...latin(name))
    locals.push(...packed, ...(streamed ? [...latin('PK\x07\x08'), ...sizes] : []))
    listed.push(...latin('PK\x01\x02'), 20, 0, ...begin, ...sizes, ...names, ...number(0, 10), ...number(at, 4))
    listed.push(...latin(name))
  }
  const count = number(Object.keys(files).length, 2)
  const end = [...number(listed.length, 4), ...number(locals.length, 4), 0, 0]
  return Uint8Array.from([...locals, ...listed, ...latin('PK\x05\x06'), 0, 0, 0, 0, ...count, ...count, ...end])
}

const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.${type}.main+xml"/></Types>`
const office = (type: string, part: string, streamed = false) =>
  zip({ '[Content_Types].xml': contentTypes(type), '_rels/.rels': '<x/>', [part]: '<x/>'.repeat(99) }, streamed)
const wordType = 'openxmlformats-officedocument.wordprocessingml.document'
const docx = office(wordType, 'word/document.xml')
const lateTypes = (streamed: boolean) =>
  zip(
    { 'word/numbering.xml': '<x/>', 'word/document.xml': '<x/>', '[Content_Types].xml': contentTypes(wordType) },
    streamed
  )
const fib = (flags: number) => `\xec\xa5\xc1\0\0\0\0\0\0\0\0${String.fromCharCode(flags)}${filler}`
const doc = ole({ WordDocument: fib(0), '1Table': filler })
const open = (kind: string) => zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>' })
const storedOpen = (kind: string) => {
  const mime = `application/vnd.oasis.opendocument.${kind}`
  return latin(
    `PK\x03\x04\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0${String.fromCharCode(mime.length, 0, 0, 0, mime.length, 0, 0, 0, 8, 0, 0, 0)}mimetype${mime}PK\x01\x02${filler}`
  )
}

const table: [what: string, file: Uint8Array, name: string, detected: string][] = [
  ['a PDF', pdf, 'Meena Jewel.PDF', 'pdf'],
  ['a PDF without an ending', pdf, 'resume', 'pdf'],
  ['a PDF named .exe', pdf, 'resume.pdf.exe', 'pdf'],
  ['a PDF named as Word', pdf, 'resume.docx', 'pdf'],
  ['a PDF behind blank lines', latin(`\r\n\r\n${'%PDF-1.4\n'}`), 'a.pdf', 'pdf'],
  ['a PDF behind a byte order mark', latin('\xef\xbb\xbf%PDF-1.7\n'), 'a.pdf', 'pdf'],
  ['a PDF behind the headers of its download', latin('HTTP/1.1 200 OK\r\nX: y\r\n\r\n%PDF-1.5\n'), 'a.pdf', 'pdf'],
  ['a PDF behind a kilobyte of zeros', latin(`${'\0'.repeat(1000)}%PDF-1.5\n`), 'a.pdf', 'pdf'],
  ['a PDF mentioned far into another file', latin(`${'a'.repeat(2000)}%PDF-1.5\n`), 'a.pdf', 'text'],
  ['a PDF whose end is missing', pdf.subarray(0, 40), 'a.pdf', 'pdf'],
  ['a Word file', docx, 'रेज़्यूमे.docx', 'docx'],
  ['a Word file named as an archive', docx, 'resume.zip', 'docx'],
  ['a Word file named as old Word', docx, 'resume.doc', 'docx'],
  ['a Word file from a server that streams it', office(wordType, 'word/document.xml', true), 'a.docx', 'docx'],
  ['a Word file with its types last', lateTypes(false), 'a.docx', 'docx'],
  ['a streamed Word file with its types last', lateTypes(true), 'a.docx', 'docx'],
  ['an old Word file', doc, 'a.doc', 'doc'],
  ['an old Word file named as PDF', doc, 'a.pdf', 'doc'],
  ['a Word file with a password', ole({ EncryptionInfo: filler, EncryptedPackage: filler }), 'a.docx', 'password'],
  ['an old Word file with a password', ole({ WordDocument: fib(1), '1Table': filler }), 'a.doc', 'password'],
  ['a Word file with macros', office('ms-word.document.macroEnabled', 'word/document.xml'), 'a.docx', 'word-variant'],
  [
    'a Word template',
    office('openxmlformats-officedocument.wordprocessingml.template', 'word/document.xml'),
    'a.docx',
    'word-variant'
  ],
  [
    'an Excel file',
    office('openxmlformats-officedocument.spreadsheetml.sheet', 'xl/workbook.xml'),
    'a.docx',
    'spreadsheet'
  ],
  ['an old Excel file', ole({ Workbook: filler }), 'a.doc', 'spreadsheet'],
  ['an Excel file of 1995', ole({ Book: filler }), 'a.doc', 'spreadsheet'],
  [
    'an Excel file with a Word file in it',
    ole({ Workbook: filler, 'MBD01/WordDocument': fib(0) }),
    'a.doc',
    'spreadsheet'
  ],
  [
    'a PowerPoint file',
    office('openxmlformats-officedocument.presentationml.presentation', 'ppt/presentation.xml'),
    'a.docx',
    'presentation'
  ],
  ['an old PowerPoint file', ole({ 'PowerPoint Document': filler }), 'a.doc', 'presentation'],
  [
    'an Outlook message with a Word file',
    ole({ '__properties_version1.0': filler, '__attach/WordDocument': fib(0) }),
    'a.doc',
    'email'
  ],
  ['an installer in an Office container', ole({ Property: filler }), 'a.doc', 'wrong-type'],
  ['the beginning of an Office container', doc.subarray(0, 100), 'a.doc', 'unrecognized'],
  ['an email', utf8('From: meena@example.com\r\nSubject: Resume\r\n\r\nHello'), 'a.doc', 'email'],
  ['an OpenDocument text', storedOpen('text'), 'a.docx', 'open-document'],
  ['an OpenDocument table', storedOpen('spreadsheet'), 'a.docx', 'spreadsheet'],
  ['an RTF', latin('{\\rtf1\\ansi Meena}'), 'a.doc', 'rtf'],
  ['an RTF by its own name', latin('{\\rtf1\\ansi Meena}'), 'a.rtf', 'rtf'],
  [
    'a web page named as Word',
    utf8('<html xmlns:o="urn:schemas-microsoft-com:office:office"><p>Meena'),
    'a.doc',
    'web-page'
  ],
  [
    'a web page in UTF-16',
    Uint8Array.from([0xff, 0xfe, ...Buffer.from('<html><p>Meena', 'utf16le')]),
    'a.doc',
    'web-page'
  ],
  ['a login page instead of a download', utf8('<!DOCTYPE html><title>Sign in</title>'), 'a.pdf', 'web-page'],
  ['a page archive named as Word', utf8('MIME-Version: 1.0\nContent-Type: multipart/related'), 'a.doc', 'web-page'],
  [
    'Word XML of 2003',
    utf8('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>'),
    'a.doc',
    'web-page'
  ],
  ['a text', utf8('Meena Patel\nSetter, Surat'), 'a.doc', 'text'],
  ['a text in Gujarati', utf8('મીના પટેલ'), 'a.pdf', 'text'],
  [
    'a link of Google Drive',
    utf8('{"":"WARNING","doc_id":"1x","email":"meena@example.com"}'),
    'resume.gdoc',
    'google-link'
  ],
  ['an older link of Google Drive', utf8('{"url": "https://docs.google.com/open?id=1x"}'), 'resume.pdf', 'google-link'],
  ['a Pages document', zip({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }), 'a.docx', 'pages'],
  ['an old Pages document', zip({ 'index.xml.gz': 'x' }), 'resume.pages', 'pages'],
  ['an archive', zip({ 'resume.txt': 'x' }), 'a.docx', 'archive'],
  ['an archive with a Word file in it', zip({ 'resume.docx': String.fromCharCode(...docx) }), 'a.docx', 'archive'],
  ['a RAR', latin('Rar!\x1a\x07\0rest'), 'a.pdf', 'archive'],
  ['a GZIP', Uint8Array.from(gzipSync('resume')), 'a.pdf', 'archive'],
  ['a JPEG', latin(`\xff\xd8\xff\xe0\0\x10JFIF\0${filler}`), 'resume.pdf', 'photo'],
  ['a PNG', pngHeader(40, 40), 'resume.png', 'photo'],
  ['a HEIC', heicHeader, 'resume.heic', 'photo'],
  ['a TIFF scan', latin(`II*\0\x08\0\0\0${filler}`), 'resume.pdf', 'photo'],
  ['an empty file', new Uint8Array(), 'a.pdf', 'empty'],
  ['zeros of an interrupted download', new Uint8Array(4000), 'a.pdf', 'unrecognized'],
  ['a program', exeBytes, 'resume.pdf', 'wrong-type'],
  ['a voice message', latin(`OggS\0\x02${'\0'.repeat(22)}OpusHead${filler}`), 'resume.pdf', 'wrong-type'],
  ['an SVG', svgBytes, 'resume.pdf', 'photo'],
  ['more than 25 MB', new Uint8Array(maxResumeBytes + 1), 'a.pdf', 'too-large']
]

describe('file type of a resume', () => {
  test.each([
    ['docx', docx],
    ['spreadsheet', zip({ 'xl/workbook.xml': 'x' })],
    ['archive', zip({ 'resume.txt': 'x' })]
  ])('detects a %s without DecompressionStream', async (detected, file) => {
    vi.stubGlobal('DecompressionStream', undefined)
    expect(await detectResumeFileType(file, 'a.docx')).toBe(detected)
  })

  test.each(table)('detects %s', async (_, file, name, detected) => {
    expect(await detectResumeFileType(file, name)).toBe(detected)
  })

  test('returns a result for files truncated at any byte', async () => {
    for (const file of [docx, doc.subarray(0, 700), open('text'), pdf]) {
      for (let length = 1; length < file.length; length += 7)
        await detectResumeFileType(file.subarray(0, length), 'a.docx')
    }
  })
})

test.each([
  ['resume.pdf', 'pdf', 'resume.pdf'],
  ['Meena.PDF', 'pdf', 'Meena.PDF'],
  ['resume.doc', 'docx', 'resume.docx'],
  ['resume', 'pdf', 'resume.pdf'],
  ['Meena K. Patel', 'doc', 'Meena K. Patel.doc'],
  ['resume.pdf.exe', 'pdf', 'resume.pdf.exe.pdf'],
  ['resume.zip ', 'docx', 'resume.zip.docx']
] as const)('file name of a downloaded resume › for %j gets the extension of %s', (name, kind, corrected) => {
  expect(correctResumeName(name, resumeTypes[kind])).toBe(corrected)
})
