/** Files as people choose them, real enough for what looks at their bytes. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export const pdfBytes = latin('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')
/** A program of Windows begins like this, whatever it is called. */
export const exeBytes = latin(`MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff${'\0'.repeat(200)}%PDF-1.7`)
export const svgBytes = latin(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "hacked"</script></svg>'
)

/** So many bytes that begin like a PDF. */
export function pdfOf(megabytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor(megabytes * 1024 * 1024))
  bytes.set(pdfBytes)
  return bytes
}

/** The headers of a HEIC of 4032 × 3024, as a phone writes it, and nothing to decode. */
export const heicHeader = latin(
  '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x30meta\0\0\0\0\0\0\0\x24iprp\0\0\0\x1cipco\0\0\0\x14ispe\0\0\0\0\0\0\x0f\xc0\0\0\x0b\xd0'
)

/** The headers of a PNG of this size: what it says of itself, and nothing to decode. */
export function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33)
  bytes.set(latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  bytes.set([8, 6, 0, 0, 0], 24)
  return bytes
}

/** The heads of pictures of this size in each format, about thirty bytes each: enough for a browser to begin to decode them. */
export function pictureHeads(width: number, height: number): Record<string, Uint8Array<ArrayBuffer>> {
  const sizes = (bits: 16 | 24, isLittle: boolean, ...values: number[]) => {
    const order = (value: number) => {
      const bytes = [value >> 16, value >> 8, value].map((part) => part & 0xff).slice(bits === 16 ? 1 : 0)
      return String.fromCharCode(...(isLittle ? bytes.reverse() : bytes))
    }
    return values.map(order).join('')
  }
  const lossless = (width - 1) | ((height - 1) << 14)
  const packed = String.fromCharCode(...[0, 8, 16, 24].map((shift) => (lossless >>> shift) & 0xff))
  const webp = (rest: string) => latin(`RIFF\x16\0\0\0WEBP${rest}`)
  return {
    png: pngHeader(width, height),
    jpeg: latin(
      `\xff\xd8\xff\xfe\0\x02\xff\xc0\0\x11\x08${sizes(16, false, height, width)}\x03\x01\x11\0\x02\x11\x01\x03\x11\x01`
    ),
    gif: latin(`GIF89a${sizes(16, true, width, height)}\0\0\0,\0\0\0\0${sizes(16, true, width, height)}\0\x02`),
    'lossy webp': webp(`VP8 \x0a\0\0\0\x10\0\0\x9d\x01\x2a${sizes(16, true, width, height)}`),
    'lossless webp': webp(`VP8L\x0a\0\0\0\x2f${packed}\x88\x88\x08\0\0`),
    'extended webp': webp(`VP8X\x0a\0\0\0\x10\0\0\0${sizes(24, true, width - 1, height - 1)}`)
  }
}

/** A picture as older records hold it. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`
}
