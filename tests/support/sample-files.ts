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
