export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/heic'

export interface ImageSize {
  type: ImageType
  /** In pixels, as the file itself says. */
  width: number
  height: number
}

/**
 * What a PNG, JPEG, GIF, WebP, AVIF or HEIC says of itself in its headers: nothing is decoded. undefined for everything else,
 * SVG among it, and for headers that end too early.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const found =
    readPngSize(bytes) ?? readJpegSize(bytes) ?? readGifSize(bytes) ?? readWebpSize(bytes) ?? readHeifSize(bytes)
  // What was read beyond the end is NaN, and fails here too.
  return found && found.width > 0 && found.height > 0 ? found : undefined
}

/** An unsigned number of so many bytes, the most significant one first; NaN when it does not stand there in full. */
function readBigEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = at; index < at + length; index += 1) value = value * 256 + (bytes[index] ?? Number.NaN)
  return value
}

/** The same with the least significant byte first. */
function readLittleEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = at + length - 1; index >= at; index -= 1) value = value * 256 + (bytes[index] ?? Number.NaN)
  return value
}

function hasTextAt(bytes: Uint8Array, at: number, text: string): boolean {
  return Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
}

function readPngSize(bytes: Uint8Array): ImageSize | undefined {
  if (!hasTextAt(bytes, 0, '\x89PNG\r\n\x1a\n') || !hasTextAt(bytes, 12, 'IHDR')) return undefined
  return { type: 'image/png', width: readBigEndian(bytes, 16, 4), height: readBigEndian(bytes, 20, 4) }
}

/** Goes from marker to marker as decoders do, so that they find no other frame than this one. */
function readJpegSize(bytes: Uint8Array): ImageSize | undefined {
  if (readBigEndian(bytes, 0, 2) !== 0xffd8) return undefined
  for (let at = 2; at < bytes.length; ) {
    at = skipMarker(bytes, at)
    const marker = bytes[at - 1] ?? 0
    if (isFrame(marker))
      return { type: 'image/jpeg', width: readBigEndian(bytes, at + 5, 2), height: readBigEndian(bytes, at + 3, 2) }
    // The picture itself, the end or a second beginning: there is no frame.
    if (marker >= 0xd8 && marker <= 0xda) return undefined
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
    const length = isAlone ? 0 : readBigEndian(bytes, at, 2)
    if (!isAlone && !(length >= 2)) return undefined
    at += length
  }
  return undefined
}

/** The index after the next marker: bytes that are none are passed over, and so are FFs that fill up, and FF 00. */
function skipMarker(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] !== 0xff && bytes[at + 1] !== 0)) at += 1
  return at + 2
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** A first picture that is larger than the screen it stands on makes the screen larger. */
function readGifSize(bytes: Uint8Array): ImageSize | undefined {
  if (!hasTextAt(bytes, 0, 'GIF87a') && !hasTextAt(bytes, 0, 'GIF89a')) return undefined
  const picture = findFirstPicture(bytes)
  if (picture === undefined) return undefined
  return {
    type: 'image/gif',
    width: Math.max(
      readLittleEndian(bytes, 6, 2),
      readLittleEndian(bytes, picture, 2) + readLittleEndian(bytes, picture + 4, 2)
    ),
    height: Math.max(
      readLittleEndian(bytes, 8, 2),
      readLittleEndian(bytes, picture + 2, 2) + readLittleEndian(bytes, picture + 6, 2)
    )
  }
}

/** Where the first picture of a GIF is described: left, top, width and height. */
function findFirstPicture(bytes: Uint8Array): number | undefined {
  let at = 13 + measureColorTable(bytes[10] ?? 0)
  while (bytes[at] === 0x21) {
    at += 2
    // An extension is a row of blocks, each with its length before it; an empty one ends it.
    for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length
    at += 1
  }
  return bytes[at] === 0x2c ? at + 1 : undefined
}

/** The bytes of the colour table that a GIF's flags announce. */
function measureColorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function readWebpSize(bytes: Uint8Array): ImageSize | undefined {
  if (!hasTextAt(bytes, 0, 'RIFF') || !hasTextAt(bytes, 8, 'WEBP')) return undefined
  const type = 'image/webp'
  if (hasTextAt(bytes, 12, 'VP8X'))
    return { type, width: readLittleEndian(bytes, 24, 3) + 1, height: readLittleEndian(bytes, 27, 3) + 1 }
  if (hasTextAt(bytes, 12, 'VP8 ') && hasTextAt(bytes, 23, '\x9d\x01\x2a')) {
    // The two highest bits tell how it should be scaled up.
    return { type, width: readLittleEndian(bytes, 26, 2) % 0x4000, height: readLittleEndian(bytes, 28, 2) % 0x4000 }
  }
  if (hasTextAt(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const sizes = readLittleEndian(bytes, 21, 4)
    return { type, width: (sizes % 0x4000) + 1, height: (Math.floor(sizes / 0x4000) % 0x4000) + 1 }
  }
  return undefined
}

/** The brands of HEIC and of what phones write under that name; 'mif1' alone says no more than that it holds a picture. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** AVIF and HEIC are boxes within boxes. Beside the picture stand its thumbnail and its tiles: the largest of them is the picture. */
function readHeifSize(bytes: Uint8Array): ImageSize | undefined {
  const brands = readBrands(bytes)
  const isAvif = brands.includes('avif') || brands.includes('avis')
  if (!isAvif && !brands.some((brand) => heicBrands.includes(brand))) return undefined
  const sizes = findBoxes(bytes, ['meta', 'iprp', 'ipco', 'ispe']).map(([start]) => ({
    width: readBigEndian(bytes, start + 4, 4),
    height: readBigEndian(bytes, start + 8, 4)
  }))
  return {
    type: isAvif ? 'image/avif' : 'image/heic',
    width: Math.max(0, ...sizes.map(({ width }) => width)),
    height: Math.max(0, ...sizes.map(({ height }) => height))
  }
}

/** The main brand of a file of boxes and those that it is compatible with. */
function readBrands(bytes: Uint8Array): string[] {
  if (!hasTextAt(bytes, 4, 'ftyp')) return []
  const end = Math.min(readBigEndian(bytes, 0, 4), bytes.length, maxBrandBytes)
  const brands: string[] = []
  // Between the main brand and the others stands its version.
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4)
    brands.push(String.fromCharCode(...bytes.subarray(at, at + 4)))
  return brands
}

/** More brands than this stand in no picture. */
const maxBrandBytes = 256

/** Where the contents of the boxes at the end of a path begin and end. */
function findBoxes(bytes: Uint8Array, [name, ...path]: readonly string[], start = 0, end = bytes.length): Range[] {
  if (name === undefined) return [[start, end]]
  const found: Range[] = []
  for (let at = start; at + 8 <= end; ) {
    const given = readBigEndian(bytes, at, 4)
    // 1: the length stands behind the name in eight bytes; 0: it goes on to the end.
    const head = given === 1 ? 16 : 8
    const length = given === 1 ? readBigEndian(bytes, at + 8, 8) : given === 0 ? end - at : given
    if (!(length >= head) || at + length > end) break
    // A meta box begins with its version and its flags.
    const inner = at + head + (name === 'meta' ? 4 : 0)
    if (hasTextAt(bytes, at + 4, name)) found.push(...findBoxes(bytes, path, inner, at + length))
    at += length
  }
  return found
}

type Range = readonly [start: number, end: number]
