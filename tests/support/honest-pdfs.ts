import type { Browser, Page } from '@playwright/test'
import { randomBelow, randomOf, seededRandom } from './random.ts'
import { assemble, createPdf } from './sample-pdf.ts'

export interface HonestPdf {
  readonly name: string
  readonly pages: number
  readonly file: Buffer
}

/** 50 résumés as people send them: 36 that were written, in many dresses, and 14 that were scanned, of 1 to 20 pages. */
export async function createHonestPdfs(browser: Browser, few = false): Promise<HonestPdf[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const all: HonestPdf[] = []
  for (let number = 1; number <= (few ? 7 : 35); number += 1) {
    const pages = 1 + (number % 4)
    await page.setContent(write(number, pages))
    const file = await page.pdf({ format: 'A4', printBackground: true, tagged: number % 2 === 0 })
    all.push({ name: `written ${number}`, pages, file })
  }
  all.push({ name: 'with no fonts of its own', pages: 2, file: createPdf('Meena Patel, setter', 'References') })
  const scans = few ? [1, 1, 1, 2] : [1, 1, 1, 2, 2, 3, 4, 5, 8, 10, 12, 15, 20, 20]
  for (const [index, pages] of scans.entries()) {
    const isGrey = index % 3 === 2
    // At 300 points an inch; the first at 400, the third as a telephone's camera takes it.
    const [width, height] = index === 0 ? [3307, 4677] : index === 2 ? [3000, 4000] : [2480, 3508]
    all.push({ name: `scan ${index + 1}`, pages, file: await scan(page, pages, width ?? 0, height ?? 0, isGrey) })
  }
  await context.close()
  return all
}

const lines = [
  'Kundan setting',
  'Rhodium plating',
  'Wax carving',
  'CAD in Matrix',
  'Polki, meenakari',
  'हीरा घिसाई',
  'સોનાર',
  '₹ 24,000'
]

function write(seed: number, pages: number): string {
  const random = seededRandom(seed)
  const hue = randomBelow(random, 360)
  const dress = [
    `background:linear-gradient(${hue}deg, hsl(${hue} 60% 90%), transparent)`,
    `box-shadow:0 0 ${2 + (seed % 9)}mm hsl(${hue} 40% 50% / .5); border-radius:4mm`,
    `opacity:.${5 + (seed % 5)}; background:radial-gradient(hsl(${hue} 50% 70%), #fff)`,
    `mask-image:linear-gradient(#000 70%, transparent); background:hsl(${hue} 50% 92%)`,
    `mix-blend-mode:multiply; background:repeating-linear-gradient(45deg, #eee 0 2mm, #fff 2mm 4mm)`,
    'columns:2',
    `transform:rotate(-${seed % 3}deg) skewX(2deg); border:.4mm dashed hsl(${hue} 50% 40%)`
  ][seed % 7]
  const curve = Array.from({ length: 300 }, () => `L${randomBelow(random, 400)} ${randomBelow(random, 90)}`).join('')
  const drawing = `<svg viewBox="0 0 400 90"><defs><radialGradient id="g"><stop stop-color="gold"/><stop offset="1" stop-color="gold" stop-opacity="0"/></radialGradient></defs><circle cx="60" cy="45" r="40" fill="url(#g)"/><path d="M0 0${curve}" fill="none" stroke="hsl(${hue} 50% 40% / .3)" stroke-dasharray="3 2"/></svg>`
  const sheet = (number: number) =>
    `<section style="break-after:${number < pages ? 'page' : 'avoid'};${dress}"><h1>Applicant ${seed}, page ${number}</h1>${drawing}<ul>${Array.from({ length: 30 }, () => `<li>${randomOf(random, lines)} — ${randomBelow(random, 30)} years</li>`).join('')}</ul></section>`
  const family = randomOf(random, ['serif', 'sans-serif', 'monospace', 'cursive'])
  return `<style>body{font:11pt ${family};margin:0}</style>${Array.from({ length: pages }, (_, index) => sheet(index + 1)).join('')}`
}

async function scan(page: Page, pages: number, width: number, height: number, isGrey: boolean): Promise<Buffer> {
  const pictures: string[] = []
  for (let number = 1; number <= pages; number += 1) {
    const text = await page.evaluate(
      async ([wide, high, grey, sheet]) => {
        const canvas = new OffscreenCanvas(wide, high)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.fillStyle = grey ? '#f0f0f0' : '#f7f1e3'
        context.fillRect(0, 0, wide, high)
        context.fillStyle = '#223'
        context.font = `${Math.round(wide / 40)}px serif`
        for (let row = 0; row < 40; row += 1)
          context.fillText(
            `Scanned page ${sheet}, row ${row}: setter of stones, Surat`,
            wide / 12,
            ((row + 2) * high) / 44
          )
        const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 })
        const bytes = new Uint8Array(await file.arrayBuffer())
        let binary = ''
        for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
        return btoa(binary)
      },
      [width, height, isGrey, number] as const
    )
    pictures.push(Buffer.from(text, 'base64').toString('latin1'))
  }
  const draw = 'q 595 0 0 842 0 0 cm /I Do Q'
  const first = 3
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${pictures.map((_, index) => `${first + 3 * index} 0 R`).join(' ')}]>>`,
    ...pictures.flatMap((picture, index) => {
      const at = first + 3 * index
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I ${at + 2} 0 R>>>>/Contents ${at + 1} 0 R>>`,
        `<</Length ${draw.length}>>stream\n${draw}\nendstream`,
        `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode/Length ${picture.length}>>stream\n${picture}\nendstream`
      ]
    })
  ])
}
