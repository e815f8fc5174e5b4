import { deflateSync } from 'node:zlib'
import { assemble, jpeg2000 } from './sample-pdf.ts'

/** A file of a few kilobytes that asks its reader for gigabytes, or for hours. */
interface HostilePdf {
  readonly name: string
  create(): Buffer
  /** It is drawn all the same: what it asks for is not done, or not as it asks. */
  readonly isShown?: true
}

const sheet = '/MediaBox[0 0 595 842]'

function stream(entries: string, content: string | Buffer): string {
  const text = typeof content === 'string' ? content : content.toString('latin1')
  return `<<${entries}/Length ${text.length}>>stream\n${text}\nendstream`
}

const packed = (entries: string, content: string | Buffer) =>
  stream(`${entries}/Filter/FlateDecode`, deflateSync(Buffer.from(content as string, 'latin1')))

/** @param more the objects from 5 on, that the page's resources name */
function onePage(content: string, resources: string, more: readonly string[] = [], page = sheet): Buffer {
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R${page}/Resources<<${resources}>>/Contents 4 0 R>>`,
    content,
    ...more
  ])
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Each of them shows the next one ten times. */
function nest(depth: number, make: (next: string | undefined, index: number) => string): string[] {
  return times(depth, (index) => make(index + 1 < depth ? `${6 + index} 0 R` : undefined, index))
}

function formNest(): Buffer {
  const forms = nest(9, (next) => {
    const box = '/Type/XObject/Subtype/Form/BBox[0 0 595 842]'
    return next
      ? stream(`${box}/Resources<</XObject<</X ${next}>>>>`, '/X Do '.repeat(10))
      : stream(box, '0 0 5 5 re f')
  })
  return onePage(stream('', '/X Do'), '/XObject<</X 5 0 R>>', forms)
}

function largePictures(): Buffer {
  const rows = deflateSync(Buffer.alloc(8000 * 8000 * 3, 90))
  const picture = (index: number) =>
    stream(
      `/Type/XObject/Subtype/Image/Width 8000/Height 8000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode/N ${index}`,
      rows
    )
  const draws = times(24, (index) => `q 90 0 0 90 ${(index % 6) * 95} ${Math.floor(index / 6) * 95} cm /I${index} Do Q`)
  const names = times(24, (index) => `/I${index} ${5 + index} 0 R`)
  return onePage(stream('', draws.join('\n')), `/XObject<<${names.join('')}>>`, times(24, picture))
}

/** As many of the largest that are taken, written as JPEG would be: in one colour. */
function manyPictures(): Buffer {
  const side = 5900
  const rows = deflateSync(Buffer.alloc(side * side, 90))
  const picture = (index: number) =>
    stream(
      `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode/N ${index}`,
      rows
    )
  const draws = times(60, (index) => `q 90 0 0 90 ${(index % 6) * 95} ${Math.floor(index / 6) * 80} cm /I${index} Do Q`)
  const names = times(60, (index) => `/I${index} ${5 + index} 0 R`)
  return onePage(stream('', draws.join('\n')), `/XObject<<${names.join('')}>>`, times(60, picture))
}

function textOperators(): Buffer {
  const lines = times(400_000, (index) => `BT /F1 9 Tf ${index % 500} ${index % 800} Td (Gold) Tj ET`)
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  return onePage(packed('', lines.join('\n')), '/Font<</F1 5 0 R>>', [font])
}

function tinyTiles(): Buffer {
  const tile = stream(
    '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 100 100]/XStep 0.01/YStep 0.01/Resources<<>>',
    '1 0 0 rg 0 0 50 50 re f'
  )
  return onePage(stream('', '/Pattern cs /P scn 0 0 595 842 re f'), '/Pattern<</P 5 0 R>>', [tile])
}

function patternNest(): Buffer {
  const tiles = nest(9, (next) => {
    const box = '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 300 300]/XStep 3/YStep 3'
    const fills = times(10, (index) => `${index} 0 300 300 re f`).join(' ')
    return next
      ? stream(`${box}/Resources<</Pattern<</P ${next}>>>>`, `/Pattern cs /P scn ${fills}`)
      : stream(`${box}/Resources<<>>`, `1 0 0 rg ${fills}`)
  })
  return onePage(stream('', '/Pattern cs /P scn 0 0 595 842 re f'), '/Pattern<</P 5 0 R>>', tiles)
}

function hugeMesh(): Buffer {
  // 4 million triangles: flag, x, y, red, green, blue.
  const points = Buffer.alloc(12_000_000 * 8, 7)
  for (let at = 0; at < points.length; at += 8) points[at] = 0
  const mesh = packed(
    '/ShadingType 4/ColorSpace/DeviceRGB/BitsPerCoordinate 16/BitsPerComponent 8/BitsPerFlag 8/Decode[0 595 0 842 0 1 0 1 0 1]',
    points.toString('latin1')
  )
  return onePage(stream('', '/S sh'), '/Shading<</S 5 0 R>>', [mesh])
}

function typeThreeNest(): Buffer {
  const objects = times(9, (index) => {
    const next = index < 8 ? `/Resources<</Font<</F ${5 + 2 * (index + 1)} 0 R>>>>` : ''
    const font = `<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[1]/Encoding<</Differences[97/a]>>/CharProcs<</a ${6 + 2 * index} 0 R>>${next}>>`
    const glyph = stream('', index < 8 ? `9 0 d0 BT /F 1 Tf (${'a'.repeat(10)}) Tj ET` : '9 0 d0 0 0 9 9 re f')
    return [font, glyph]
  }).flat()
  return onePage(stream('', `BT /F 1 Tf (${'a'.repeat(10)}) Tj ET`), '/Font<</F 5 0 R>>', objects)
}

function softMaskNest(): Buffer {
  const group = '/Group<</S/Transparency/CS/DeviceRGB>>'
  const forms = nest(40, (next) => {
    const box = `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${group}`
    if (!next) return stream(box, '1 g 0 0 595 842 re f')
    const state = `/ExtGState<</G<</SMask<</S/Luminosity/G ${next}>>>>>>`
    return stream(`${box}/Resources<<${state}/XObject<</X ${next}>>>>`, '/G gs 1 g 0 0 595 842 re f /X Do /X Do')
  })
  return onePage(stream('', '/X Do'), '/XObject<</X 5 0 R>>', forms)
}

function enormousPage(): Buffer {
  const forms = nest(30, (next) => {
    const box = '/Type/XObject/Subtype/Form/BBox[-9e6 -9e6 9e6 9e6]/Group<</S/Transparency/I true>>'
    return next
      ? stream(`${box}/Resources<</XObject<</X ${next}>>>>`, '0 1 0 rg 0 0 9e6 9e6 re f /X Do')
      : stream(box, '1 0 0 rg 0 0 9e6 9e6 re f')
  })
  return onePage(stream('', '/X Do'), '/XObject<</X 5 0 R>>', forms, '/MediaBox[0 0 100000 14400000]')
}

function annotations(): Buffer {
  const count = 60_000
  const look = stream('/Type/XObject/Subtype/Form/BBox[0 0 90 90]', '1 0 0 rg 0 0 50 50 re f '.repeat(200))
  const references = times(count, (index) => `${6 + index} 0 R`).join(' ')
  const each = (index: number) =>
    `<</Type/Annot/Subtype/Stamp/Rect[${index % 500} ${index % 800} 595 842]/AP<</N 5 0 R>>/F 4>>`
  return onePage(stream('', ''), '', [look, ...times(count, each)], `${sheet}/Annots[${references}]`)
}

function unfolding(): Buffer {
  const once = deflateSync(Buffer.alloc(2 ** 30 - 1, 32))
  const twice = deflateSync(once)
  return onePage(stream('/Filter[/FlateDecode/FlateDecode]', twice), '')
}

/** The picture's own head says 60,000 by 60,000 points; the file says 16 by 16. */
function jpeg2000Bomb(): Buffer {
  const picture = Buffer.from(jpeg2000, 'base64')
  const at = picture.indexOf(Buffer.from([0xff, 0x51]))
  for (const offset of [6, 10, 22, 26]) picture.writeUInt32BE(60_000, at + offset)
  const entries = '/Type/XObject/Subtype/Image/Width 16/Height 16/Filter/JPXDecode'
  return onePage(stream('', 'q 595 0 0 842 0 0 cm /I Do Q'), '/XObject<</I 5 0 R>>', [stream(entries, picture)])
}

function jbig2Bomb(): Buffer {
  const side = 60_000
  const big = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
  const pageInfo = [...big(0), 48, 0, 1, ...big(19), ...big(side), ...big(side), ...big(0), ...big(0), 0, 0, 0]
  const data = Array.from({ length: 64 }, () => 0)
  const region = [...big(side), ...big(side), ...big(0), ...big(0), 0, 0, 3, 255, 253, 255, 2, 254, 254, 254, ...data]
  const picture = Buffer.from([...pageInfo, ...big(1), 38, 0, 1, ...big(region.length), ...region])
  const entries = `/Type/XObject/Subtype/Image/Width 5000/Height 5000/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode`
  return onePage(stream('', 'q 595 0 0 842 0 0 cm /I Do Q'), '/XObject<</I 5 0 R>>', [stream(entries, picture)])
}

function dashes(): Buffer {
  const lines = times(2000, (index) => `0 ${index % 800} m 595 ${800 - (index % 800)} l S`).join('\n')
  return onePage(packed('', `0.1 w [${'0.001 '.repeat(100_000)}] 0 d\n${lines}\n[0.0001] 0 d\n${lines}`), '')
}

function contentsLoop(): Buffer {
  const same = times(500_000, () => '4 0 R').join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R${sheet}/Resources<<>>/Contents[${same}]>>`,
    stream('', '0 0 50 50 re f '.repeat(5000))
  ]
  return assemble(objects)
}

function endlessWidths(): Buffer {
  const objects = [
    '<</Type/Font/Subtype/Type0/BaseFont/Helvetica/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Helvetica/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/W[0 2000000000 500]/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/Helvetica/Flags 4/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 9>>'
  ]
  return onePage(stream('', 'BT /F 9 Tf <0041> Tj ET'), '/Font<</F 5 0 R>>', objects)
}

function endlessList(): Buffer {
  return onePage(packed('', `[${'1 '.repeat(30_000_000)}] 0 d 0 0 m 9 9 l S`), '')
}

/** The file says that it has a million pages, and lists them all. */
function millionPages(): Buffer {
  const kids = '3 0 R '.repeat(1_000_000)
  const page = `<</Type/Page/Parent 2 0 R${sheet}/Resources<<>>/Contents 4 0 R>>`
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count 1000000/Kids[${kids}]>>`,
    page,
    stream('', '0 0 50 50 re f '.repeat(60_000))
  ])
}

export const hostilePdfs: readonly HostilePdf[] = [
  { name: 'a nest of forms, 9 deep and 10 wide', create: formNest },
  { name: '24 pictures of 8,000 × 8,000', create: largePictures },
  { name: '400,000 text operators', create: textOperators },
  { name: 'tiles 0.01 apart', create: tinyTiles },
  { name: '60 pictures of 5,900 × 5,900', create: manyPictures },
  { name: 'patterns in patterns', create: patternNest },
  { name: 'a mesh of 4 million triangles', create: hugeMesh },
  { name: 'letters made of letters', create: typeThreeNest },
  { name: 'soft masks in soft masks', create: softMaskNest },
  { name: 'a page of 35 by 5,000 metres', create: enormousPage },
  { name: '60,000 annotations', create: annotations },
  { name: 'a stream that unfolds to a gigabyte', create: unfolding },
  { name: 'JPEG 2000 of 60,000 × 60,000', create: jpeg2000Bomb },
  { name: 'JBIG2 of 60,000 × 60,000', create: jbig2Bomb },
  { name: 'dashes of 0.001', create: dashes },
  { name: 'one content 500,000 times', create: contentsLoop },
  { name: 'widths of 2 billion letters', create: endlessWidths },
  { name: 'a list of 30 million numbers', create: endlessList },
  { name: 'a million pages', create: millionPages }
]
