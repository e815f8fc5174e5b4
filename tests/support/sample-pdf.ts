/** A PDF of these pages, one line of text each, in a font that every reader brings along. */
export function createPdf(...lines: string[]): Buffer {
  const pages = lines.map((_, index) => 4 + 2 * index)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${lines.length}/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...lines.flatMap((line, index) => {
      const text = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`
      const resources = '/Resources<</Font<</F1 3 0 R>>>>'
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${resources}/Contents ${5 + 2 * index} 0 R>>`,
        `<</Length ${text.length}>>stream\n${text}\nendstream`
      ]
    })
  ]
  return assemble(objects)
}

/** A PDF of one page that is covered by a picture of one colour (red 20, green 90, blue 60), written as JPEG 2000. */
export function createJpeg2000Pdf(): Buffer {
  const picture = Buffer.from(jpeg2000, 'base64').toString('latin1')
  const text = 'q 595 0 0 842 0 0 cm /I1 Do Q'
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    `<</Type/XObject/Subtype/Image/Width 16/Height 16/Filter/JPXDecode/Length ${picture.length}>>stream\n${picture}\nendstream`
  ])
}

/** '金匠', goldsmith, in GB code and without its font. */
export function createCjkPdf(): Buffer {
  const text = 'BT /F1 24 Tf 72 720 Td <BDF0BDB3> Tj ET'
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/GBK-EUC-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 9>>'
  ])
}

/** Encrypted with a password that the empty one is not. */
export function createProtectedPdf(): Buffer {
  const key = '00'.repeat(32)
  const encryption = `/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>/ID[<00><00>]`
  return Buffer.from(createPdf('Secret').toString('latin1').replace('/Root', `${encryption}/Root`), 'latin1')
}

/** 16 by 16 points, as OpenJPEG writes them. */
export const jpeg2000 = [
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAwcHAAAAAAAPY29scgEAAAAAABAAAADZan',
  'AyY/9P/1EALwAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAAAEBAAB/1wABEBA/2QAJQABQ3Jl',
  'YXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAAAYQAB/5PPtGQRUFSv30eytwAAAABhIS/4adgAAAADCQl/x9QyEVBUr/THsD',
  'cAAAAAYSEv+GnYAAAAAwkJf8+0YBFQVK/0yCN/gAAAAAGEhL9o8AAAAwkJf//Z'
].join('')

/** @param objects one byte a character, the first the catalogue */
export function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1'
  )
}
