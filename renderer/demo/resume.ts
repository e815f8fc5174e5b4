/** A page of these lines, the first of them large. ASCII, without brackets. */
export function createResume([title = '', ...lines]: readonly string[]): Blob {
  const rows = lines.map((line) => `(${line}) Tj T*`).join(' ')
  const text = `BT /F1 24 Tf 64 760 Td (${title}) Tj ET BT /F1 12 Tf 18 TL 64 724 Td ${rows} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 6/Root 1 0 R>>\n`
  return new Blob([`${file}${table}startxref\n${file.length}\n%%EOF\n`], { type: 'application/pdf' })
}
