import decoder from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'

/** The code that reads JPEG 2000 (OpenJPEG as plain JavaScript), for a PDF that has such pictures; null: it has none. */
export async function fetchJpeg2000(pdf: Uint8Array): Promise<string | null> {
  if (!hasJpeg2000(pdf)) return null
  const response = await fetch(decoder)
  if (!response.ok) throw new Error(`${decoder} was answered with ${response.status}`)
  return response.text()
}

const filter = new TextEncoder().encode('JPXDecode')

/** A picture's own description is never compressed: the name of its encoding stands in the file as it is. */
function hasJpeg2000(pdf: Uint8Array): boolean {
  for (let at = pdf.indexOf(74); at !== -1; at = pdf.indexOf(74, at + 1)) {
    if (filter.every((byte, index) => pdf[at + index] === byte)) return true
  }
  return false
}
