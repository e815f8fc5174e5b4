import { describe, expect, test } from 'vitest'
import { readImageSize } from '#shared/domain/file/read-image-size.ts'
import { findAvatarProblem, findPhotoProblem, isLargeResume } from '#shared/domain/file/upload-types-and-limits.ts'

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
const jpeg = (...segments: (readonly number[])[]) =>
  bytes([0xff, 0xd8], segment(0xe0, [...bytes('JFIF\0'), ...zeros(9)]), ...segments)
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
  ['PNG', png(640, 480), 'png', 640, 480],
  ['JPEG, baseline', jpeg(frame(0xc0, 640, 480)), 'jpeg', 640, 480],
  ['JPEG, progressive, after a thumbnail in its EXIF', jpeg(exif, frame(0xc2, 640, 480)), 'jpeg', 640, 480],
  ['JPEG with tables before the frame', jpeg(segment(0xc4, zeros(20)), frame(0xc1, 7, 9)), 'jpeg', 7, 9],
  ['GIF', gif(640, 480, described(0, 0, 640, 480)), 'gif', 640, 480],
  ['GIF with a comment', gif(3, 2, [0x21, 0xfe, 2, 65, 66, 1, 67, 0], described(0, 0, 3, 2)), 'gif', 3, 2],
  ['WebP, lossy', lossy(640, 480), 'webp', 640, 480],
  ['WebP, lossless', lossless(640, 480), 'webp', 640, 480],
  ['WebP, extended', extended(16_000, 480), 'webp', 16_000, 480],
  ['AVIF', heif(['avif', 'mif1', 'miaf'], ispe(640, 480)), 'heif', 640, 480],
  ['AVIF whose main brand is mif1', heif(['mif1', 'avif'], ispe(640, 480)), 'heif', 640, 480],
  ['HEIC', heif(['heic', 'mif1'], ispe(640, 480)), 'heif', 640, 480],
  ['HEIC of tiles with a thumbnail', heif(['mif1', 'heic'], ispe(512, 512), ispe(4032, 3024)), 'heif', 4032, 3024]
]

describe('reading the size of an image', () => {
  test.each(pictures)('%s', (_, file, type, width, height) => {
    expect(readImageSize(file)).toEqual({ type, width, height })
    expect(findAvatarProblem(file)).toBeNull()
    // A photograph of work is no animation, and browsers that draw HEIC are few.
    const refused = { heif: _.includes('AVIF') ? 'other-format' : 'heic', gif: 'other-format' }
    expect(findPhotoProblem(file)).toBe(refused[type as keyof typeof refused] ?? null)
  })
})

describe('check of an avatar', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each<[string, Uint8Array, string]>([
    ['no bytes', bytes(), 'empty'],
    ['an SVG', bytes(svg), 'other-format'],
    ['an SVG after an XML declaration', bytes('<?xml version="1.0"?>', svg), 'other-format'],
    ['a BMP', bytes('BM', zeros(52)), 'other-format'],
    ['a TIFF', bytes('II*\0', zeros(20)), 'other-format'],
    ['an HTML page', bytes('<!doctype html><script>alert(1)</script>'), 'wrong-type'],
    ['a Windows program', bytes('MZ', zeros(200)), 'wrong-type'],
    ['a PNG of 12,000 × 12,000', png(12_000, 12_000), 'too-many-pixels'],
    ['a PNG of 4,294,967,295 × 4,294,967,295', png(0xffffffff, 0xffffffff), 'too-many-pixels'],
    ['a JPEG of 65,535 × 65,535', jpeg(frame(0xc2, 65_535, 65_535)), 'too-many-pixels'],
    ['a WebP of 16,384 × 16,384', lossless(16_384, 16_384), 'too-many-pixels'],
    [
      'a HEIC with a large picture after a small one',
      heif(['heic'], ispe(9, 9), ispe(60_000, 60_000)),
      'too-many-pixels'
    ],
    ['an AVIF of 65,536 × 65,536', heif(['avif'], ispe(65_536, 65_536)), 'too-many-pixels'],
    ['a PNG of 0 × 5', png(0, 5), 'undecodable'],
    ['a PNG that is cut off', png(9, 9).slice(0, 14), 'undecodable'],
    ['a JPEG that is cut off', jpeg(frame(0xc0, 640, 480)).slice(0, 24), 'undecodable'],
    ['a HEIF file without a size', heif(['heic']), 'undecodable'],
    ['a film', heif(['isom', 'mp42'], ispe(9, 9)), 'wrong-type'],
    ['an extended WebP of 16,777,216 × 16,777,216', extended(2 ** 24, 2 ** 24), 'too-many-pixels']
  ])('refuses %s', (_, file, problem) => {
    expect(findAvatarProblem(file)).toBe(problem)
    expect(findPhotoProblem(file)).toBe(/HEIC/.test(_) ? 'heic' : /AVIF/.test(_) ? 'other-format' : problem)
  })

  test('refuses more than 15 MB or 50 million pixels', () => {
    const file = new Uint8Array(15 * 1024 * 1024 + 1)
    file.set(png(10, 10))
    expect(findAvatarProblem(file)).toBe('too-large')
    expect(findAvatarProblem(file.subarray(0, -1))).toBeNull()
    expect(findAvatarProblem(png(10_000, 5000))).toBeNull()
    expect(findAvatarProblem(png(10_000, 5001))).toBe('too-many-pixels')
  })
})

test('resume size › warns above 5 MB', () => {
  expect([5 * 1024 * 1024, 5 * 1024 * 1024 + 1].map(isLargeResume)).toEqual([false, true])
})
