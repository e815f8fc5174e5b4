import { describe, expect, test } from 'vitest'
import {
  findAvatarProblem,
  findResumeKind,
  isLargeResume,
  isResumeKind,
  maxResumeBytes
} from '#shared/domain/file/file-kind.ts'
import { readImageSize } from '#shared/domain/file/image-size.ts'

/** Texts letter by letter, numbers and lists as bytes. */
function bytes(...parts: (string | number | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [part].flat()
    )
  )
}
const big = (value: number, length: number) =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256)
const little = (value: number, length: number) => big(value, length).reverse()
const zeros = (count: number) => Array<number>(count).fill(0)

const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4), [8, 6, 0, 0, 0], zeros(4))
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...big(content.length + 2, 2),
  ...content
]
const frame = (marker: number, width: number, height: number) =>
  segment(marker, [8, ...big(height, 2), ...big(width, 2), 3, ...zeros(9)])
const jpeg = (...segments: (readonly number[])[]) => bytes([0xff, 0xd8], ...segments)
const described = (left: number, top: number, width: number, height: number) => [
  0x2c,
  ...[left, top, width, height].flatMap((value) => little(value, 2)),
  0
]
const gif = (width: number, height: number, ...rest: (readonly number[])[]) =>
  bytes('GIF89a', little(width, 2), little(height, 2), [0x80, 0, 0], zeros(6), ...rest)
const webp = (chunk: string, content: readonly number[]) =>
  bytes('RIFF', little(content.length + 12, 4), 'WEBP', chunk, little(content.length, 4), content)
const lossy = (width: number, height: number) =>
  webp('VP8 ', [0x10, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)])
const lossless = (width: number, height: number) =>
  webp('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 0x4000, 4)])
const extended = (width: number, height: number) =>
  webp('VP8X', [0x10, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)])

/** Boxes as AVIF and HEIC are made of: a length, a name and what is in it. */
const box = (name: string, ...content: (readonly number[])[]) => {
  const inner = content.flat()
  return [...big(inner.length + 8, 4), ...bytes(name), ...inner]
}
const ispe = (width: number, height: number) => box('ispe', zeros(4), big(width, 4), big(height, 4))
const heif = (brands: readonly string[], ...sizes: (readonly number[])[]) => {
  const [main = '', ...others] = brands
  const properties = box('iprp', box('ipco', box('hvcC', zeros(5)), ...sizes), box('ipma', zeros(6)))
  const meta = box('meta', zeros(4), box('hdlr', zeros(20)), properties)
  return bytes(box('ftyp', [...bytes(main), ...zeros(4), ...bytes(...others)]), meta, box('mdat', zeros(30)))
}

const exif = segment(0xe1, [...bytes('Exif\0\0'), ...frame(0xc0, 1, 1)])
const pictures: [string, Uint8Array, string, number, number][] = [
  ['PNG', png(640, 480), 'image/png', 640, 480],
  ['JPEG, baseline', jpeg(frame(0xc0, 640, 480)), 'image/jpeg', 640, 480],
  ['JPEG, progressive, after a thumbnail in its EXIF', jpeg(exif, frame(0xc2, 640, 480)), 'image/jpeg', 640, 480],
  ['JPEG with filling FFs', jpeg([0xff, 0xff], frame(0xc0, 640, 480)), 'image/jpeg', 640, 480],
  ['JPEG with tables first', jpeg(segment(0xc4, zeros(20)), frame(0xc1, 7, 9)), 'image/jpeg', 7, 9],
  ['GIF', gif(640, 480, described(0, 0, 640, 480)), 'image/gif', 640, 480],
  ['GIF with a comment', gif(3, 2, [0x21, 0xfe, 2, 65, 66, 1, 67, 0], described(0, 0, 3, 2)), 'image/gif', 3, 2],
  ['WebP, lossy', lossy(640, 480), 'image/webp', 640, 480],
  ['WebP, lossless', lossless(640, 480), 'image/webp', 640, 480],
  ['WebP, extended', extended(16_000, 480), 'image/webp', 16_000, 480],
  ['AVIF', heif(['avif', 'mif1', 'miaf'], ispe(640, 480)), 'image/avif', 640, 480],
  ['AVIF that names itself late', heif(['mif1', 'avif'], ispe(640, 480)), 'image/avif', 640, 480],
  ['HEIC', heif(['heic', 'mif1'], ispe(640, 480)), 'image/heic', 640, 480],
  ['HEIC of tiles with a thumbnail', heif(['mif1', 'heic'], ispe(512, 512), ispe(4032, 3024)), 'image/heic', 4032, 3024]
]

describe('the size of a picture is read from its headers', () => {
  test.each(pictures)('%s', (_, file, type, width, height) => {
    expect(readImageSize(file)).toEqual({ type, width, height })
    expect(findAvatarProblem(file)).toBeNull()
  })

  test.each(pictures)('%s cut off anywhere throws nothing and tells no other size', (_, file, type, width, height) => {
    for (let length = 0; length < file.length; length += 1) {
      const found = readImageSize(file.subarray(0, length))
      expect([undefined, { type, width, height }]).toContainEqual(found)
    }
    expect(readImageSize(file.subarray(0, 8))).toBeUndefined()
  })

  test('what says so in the first bytes only, or is of no size, is no picture', () => {
    const none = [png(0, 5), png(5, 0), jpeg(frame(0xc0, 0, 0)), lossy(0, 3), gif(0, 0, described(0, 0, 0, 0))]
    const wrong = [jpeg(segment(0xda, zeros(4)), frame(0xc0, 5, 5)), jpeg([0xff, 0xd9]), jpeg([0xff, 0xe0, 0, 1])]
    const others = [bytes('BM', zeros(60)), bytes('RIFF', zeros(4), 'WAVE', zeros(40)), bytes('%PDF-1.7'), gif(5, 5)]
    const boxes = [
      heif(['isom', 'mp42'], ispe(5, 5)),
      heif(['heic']),
      heif(['heic'], ispe(0, 5)),
      heif(['avif', 'mif1'])
    ]
    for (const file of [...none, ...wrong, ...others, ...boxes]) expect(readImageSize(file)).toBeUndefined()
  })
})

describe('a picture is refused before it is decoded', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each<[string, Uint8Array, string]>([
    ['no bytes', bytes(), 'empty'],
    ['an SVG', bytes(svg), 'wrong-type'],
    ['an SVG behind a declaration', bytes('<?xml version="1.0"?>', svg), 'wrong-type'],
    ['a page', bytes('<!doctype html><script>alert(1)</script>'), 'wrong-type'],
    ['a program', bytes('MZ', zeros(200)), 'wrong-type'],
    ['12,000 × 12,000', png(12_000, 12_000), 'too-many-pixels'],
    ['a size that no number of 32 bits holds', png(0xffffffff, 0xffffffff), 'too-many-pixels'],
    ['a JPEG of 65,535 × 65,535', jpeg(frame(0xc2, 65_535, 65_535)), 'too-many-pixels'],
    ['a small GIF with a large picture in it', gif(1, 1, described(0, 0, 60_000, 60_000)), 'too-many-pixels'],
    ['a WebP of 16,384 × 16,384', lossless(16_384, 16_384), 'too-many-pixels'],
    [
      'a HEIC with a large picture behind a small one',
      heif(['heic'], ispe(9, 9), ispe(60_000, 60_000)),
      'too-many-pixels'
    ],
    ['an AVIF of 65,536 × 65,536', heif(['avif'], ispe(65_536, 65_536)), 'too-many-pixels'],
    ['a film', heif(['isom', 'mp42'], ispe(9, 9)), 'wrong-type'],
    ['an extended WebP', extended(2 ** 24, 2 ** 24), 'too-many-pixels']
  ])('%s', (_, file, problem) => {
    expect(findAvatarProblem(file)).toBe(problem)
  })

  test('over 15 MB; 50 million pixels are the most', () => {
    const file = new Uint8Array(15 * 1024 * 1024 + 1)
    file.set(png(10, 10))
    expect(findAvatarProblem(file)).toBe('too-large')
    expect(findAvatarProblem(file.subarray(0, -1))).toBeNull()
    expect(findAvatarProblem(png(10_000, 5000))).toBeNull()
    expect(findAvatarProblem(png(10_000, 5001))).toBe('too-many-pixels')
  })
})

const pdf = bytes('%PDF-1.7\n%âãÏÓ\n1 0 obj')
const ole = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], zeros(504))

function zip(names: readonly string[], { directory = true, content = 'content' } = {}): Uint8Array {
  const local = names.flatMap((name) => [
    ...bytes('PK\x03\x04', zeros(22), little(name.length, 2), [0, 0], name, content)
  ])
  const listed = names.flatMap((name) => [...bytes('PK\x01\x02', zeros(24), little(name.length, 2), zeros(16), name)])
  const end = [...bytes('PK\x05\x06', zeros(8), little(listed.length, 4), little(local.length, 4), [0, 0])]
  return Uint8Array.from(directory ? [...local, ...listed, ...end] : local)
}
const parts = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']
const docx = zip(parts)
const archive = zip(['document.docx'], { content: String.fromCharCode(...docx) })
const exe = bytes('MZ', zeros(58), 'This program cannot be run in DOS mode', zeros(200))

describe('what a résumé is', () => {
  test.each<[string, Uint8Array, string, string]>([
    ['a PDF', pdf, 'Meena Jewel.PDF', 'pdf'],
    ['a PDF with something before it', bytes('\n\n', zeros(900), [...pdf]), 'a.pdf', 'pdf'],
    ['a Word document of old', ole, 'a.doc', 'doc'],
    ['a Word document', docx, 'रेज़्यूमे.docx', 'docx'],
    ['one whose directory is missing', zip(parts, { directory: false }), 'a.docx', 'docx']
  ])('%s is taken', (_, file, name, kind) => {
    const found = findResumeKind(file, name)
    expect(found).toBe(kind)
    expect(isResumeKind(found)).toBe(true)
  })

  test.each<[string, Uint8Array, string, string]>([
    ['no bytes', bytes(), 'a.pdf', 'empty'],
    ['a program', exe, 'resume.pdf', 'not-what-its-name-says'],
    ['a program that holds a PDF', bytes('MZ', zeros(80), '%PDF-1.7'), 'a.pdf', 'not-what-its-name-says'],
    ['a script that holds a PDF', bytes('#!/bin/sh\n', '%PDF-1.7'), 'a.pdf', 'not-what-its-name-says'],
    ['a PDF that begins too late', bytes(zeros(1024), '%PDF-1.7'), 'a.pdf', 'not-what-its-name-says'],
    ['a PDF by the name of a document', pdf, 'a.docx', 'not-what-its-name-says'],
    ['a PDF by the name of an old document', pdf, 'a.doc', 'not-what-its-name-says'],
    ['a document by the name of a PDF', docx, 'a.pdf', 'not-what-its-name-says'],
    ['a document by the name of an old one', docx, 'a.doc', 'not-what-its-name-says'],
    ['a table', zip(['[Content_Types].xml', 'xl/workbook.xml']), 'a.docx', 'not-what-its-name-says'],
    ['an archive', zip(['word/letter.txt']), 'a.docx', 'not-what-its-name-says'],
    ['an archive with a document in it', archive, 'a.docx', 'not-what-its-name-says'],
    ['a program by its own name', exe, 'resume.exe', 'wrong-type'],
    ['two endings', pdf, 'resume.pdf.exe', 'wrong-type'],
    ['a name without an ending', pdf, 'resume', 'wrong-type'],
    ['an ending of the object prototype', pdf, 'a.constructor', 'wrong-type'],
    ['a text', bytes('Meena'), 'a.txt', 'wrong-type']
  ])('%s is refused', (_, file, name, problem) => {
    const found = findResumeKind(file, name)
    expect(found).toBe(problem)
    expect(isResumeKind(found)).toBe(false)
  })

  test('cut off anywhere it throws nothing', () => {
    for (const [file, name] of [
      [pdf, 'a.pdf'],
      [ole.subarray(0, 40), 'a.doc'],
      [docx, 'a.docx']
    ] as const) {
      for (let length = 1; length < file.length; length += 1) {
        expect([name.slice(2), 'not-what-its-name-says']).toContain(findResumeKind(file.subarray(0, length), name))
      }
    }
  })

  test('25 MB are the most, and over 5 MB the person is told', () => {
    const file = new Uint8Array(maxResumeBytes + 1)
    file.set(pdf)
    expect(maxResumeBytes).toBe(26_214_400)
    expect(findResumeKind(file.subarray(0, -1), 'a.pdf')).toBe('pdf')
    expect(findResumeKind(file, 'a.pdf')).toBe('too-large')
    expect([5 * 1024 * 1024, 5 * 1024 * 1024 + 1].map(isLargeResume)).toEqual([false, true])
  })
})
