import decoder from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'

/** OpenJPEG as plain JavaScript; null: the PDF has no such pictures. */
export async function fetchJpeg2000(pdf: Uint8Array): Promise<string | null> {
  if (!hasJpeg2000(pdf)) return null
  const response = await fetch(decoder)
  if (!response.ok) throw new Error(`${decoder} was answered with ${response.status}`)
  return response.text()
}

const filter = new TextEncoder().encode('JPXDecode')

/** Descriptions of pictures are never compressed: the name of the encoding is readable in the file. */
function hasJpeg2000(pdf: Uint8Array): boolean {
  for (let at = pdf.indexOf(74); at !== -1; at = pdf.indexOf(74, at + 1)) {
    if (filter.every((byte, index) => pdf[at + index] === byte)) return true
  }
  return false
}
