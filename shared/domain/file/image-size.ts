export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'

export interface ImageSize {
  type: ImageType
  /** In pixels, as the file itself says. */
  width: number
  height: number
}

/**
 * What a PNG, JPEG, GIF or WebP says of itself in its headers: nothing is decoded. undefined for everything else, SVG among
 * it, and for headers that end too early.
 */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const found = readPngSize(bytes) ?? readJpegSize(bytes) ?? readGifSize(bytes) ?? readWebpSize(bytes)
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
