type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/heic'

interface ImageSize {
  type: ImageType
  /** Pixels, as the file says. */
  width: number
  height: number
}

/** From the headers of PNG, JPEG, GIF, WebP, AVIF and HEIC, not decoded; undefined: others, such as SVG, or truncated headers. */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const found =
    readPngSize(bytes) ?? readJpegSize(bytes) ?? readGifSize(bytes) ?? readWebpSize(bytes) ?? readHeifSize(bytes)
  return found && found.width > 0 && found.height > 0 ? found : undefined
}

/** NaN beyond the end. */
function readBigEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = at; index < at + length; index += 1) value = value * 256 + (bytes[index] ?? Number.NaN)
  return value
}

export function readLittleEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = at + length - 1; index >= at; index -= 1) value = value * 256 + (bytes[index] ?? Number.NaN)
  return value
}

export function hasTextAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text.charCodeAt(index)) return false
  return true
}

function readPngSize(bytes: Uint8Array): ImageSize | undefined {
  if (!hasTextAt(bytes, 0, '\x89PNG\r\n\x1a\n') || !hasTextAt(bytes, 12, 'IHDR')) return undefined
  return { type: 'image/png', width: readBigEndian(bytes, 16, 4), height: readBigEndian(bytes, 20, 4) }
}

/** From marker to marker as decoders do, so that both find the same frame. */
function readJpegSize(bytes: Uint8Array): ImageSize | undefined {
  if (readBigEndian(bytes, 0, 2) !== 0xffd8) return undefined
  for (let at = 2; at < bytes.length; ) {
    at = skipMarker(bytes, at)
    const marker = bytes[at - 1] ?? 0
    if (isFrame(marker))
      return { type: 'image/jpeg', width: readBigEndian(bytes, at + 5, 2), height: readBigEndian(bytes, at + 3, 2) }
    // Scan, end or a second beginning: no frame.
    if (marker >= 0xd8 && marker <= 0xda) return undefined
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
    const length = isAlone ? 0 : readBigEndian(bytes, at, 2)
    if (!isAlone && !(length >= 2)) return undefined
    at += length
  }
  return undefined
}

/** The index behind the next marker; skips other bytes, fill bytes and stuffed FF 00. */
function skipMarker(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] !== 0xff && bytes[at + 1] !== 0)) at += 1
  return at + 2
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** A first picture beyond the screen enlarges it. */
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

/** The index of its left, top, width and height. */
function findFirstPicture(bytes: Uint8Array): number | undefined {
  let at = 13 + measureColorTable(bytes[10] ?? 0)
  while (bytes[at] === 0x21) {
    at += 2
    // Extensions: blocks with a length before each, ended by an empty one.
    for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length
    at += 1
  }
  return bytes[at] === 0x2c ? at + 1 : undefined
}

function measureColorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function readWebpSize(bytes: Uint8Array): ImageSize | undefined {
  if (!hasTextAt(bytes, 0, 'RIFF') || !hasTextAt(bytes, 8, 'WEBP')) return undefined
  const type = 'image/webp'
  if (hasTextAt(bytes, 12, 'VP8X'))
    return { type, width: readLittleEndian(bytes, 24, 3) + 1, height: readLittleEndian(bytes, 27, 3) + 1 }
  if (hasTextAt(bytes, 12, 'VP8 ') && hasTextAt(bytes, 23, '\x9d\x01\x2a')) {
    // The two highest bits are a scale.
    return { type, width: readLittleEndian(bytes, 26, 2) % 0x4000, height: readLittleEndian(bytes, 28, 2) % 0x4000 }
  }
  if (hasTextAt(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const sizes = readLittleEndian(bytes, 21, 4)
    return { type, width: (sizes % 0x4000) + 1, height: (Math.floor(sizes / 0x4000) % 0x4000) + 1 }
  }
  return undefined
}

/** HEIC, and what phones write under that name; 'mif1' alone names no codec. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Thumbnail and tiles are listed beside the picture: it is the largest. */
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

function readBrands(bytes: Uint8Array): string[] {
  if (!hasTextAt(bytes, 4, 'ftyp')) return []
  const end = Math.min(readBigEndian(bytes, 0, 4), bytes.length, maxBrandBytes)
  const brands: string[] = []
  // A version behind the main brand.
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4)
    brands.push(String.fromCharCode(...bytes.subarray(at, at + 4)))
  return brands
}

const maxBrandBytes = 256

/** The contents of the boxes at the end of a path. */
function findBoxes(bytes: Uint8Array, [name, ...path]: readonly string[], start = 0, end = bytes.length): Range[] {
  if (name === undefined) return [[start, end]]
  const found: Range[] = []
  for (let at = start; at + 8 <= end; ) {
    const given = readBigEndian(bytes, at, 4)
    // 1: a length of eight bytes behind the name; 0: up to the end.
    const head = given === 1 ? 16 : 8
    const length = given === 1 ? readBigEndian(bytes, at + 8, 8) : given === 0 ? end - at : given
    if (!(length >= head) || at + length > end) break
    // A meta box begins with version and flags.
    const inner = at + head + (name === 'meta' ? 4 : 0)
    if (hasTextAt(bytes, at + 4, name)) found.push(...findBoxes(bytes, path, inner, at + length))
    at += length
  }
  return found
}

type Range = readonly [start: number, end: number]
