import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { light } from '../../renderer/styles/design-tokens.ts'
import { splitCharacters } from '../../shared/documents/graphemes.ts'
import { pictureSize } from './html-head.ts'
import type { PictureWords } from './plan-published-page.ts'

const margin = 72

/** The stone under the loupe is on the right: where its middle is, and how much larger than the mark of 32 pixels it is drawn. */
const stone = { x: 1000, y: 315, scale: 10.5 }

const room = stone.x - 14 * stone.scale - 40 - margin

/** Lines of the title, and how large it is written at most and at least, in pixels. */
const titleLines = 3
const titleSizes = [84, 72, 62, 54, 48]

/** Skia joins letters by HarfBuzz: whatever Petrona lacks is written in the face of its script. */
const display = 'Petrona, "Noto Sans", "Noto Sans Devanagari", "Noto Sans Gujarati", sans-serif'
const plain = '"Noto Sans", "Noto Sans Devanagari", "Noto Sans Gujarati", sans-serif'

/** Quality of a JPEG, of 100: letters stay sharp, and it stays under 150 kB. */
const quality = 88

/** @param root the project's folder */
export function registerFaces(root: string): void {
  const faces = [
    ['Petrona', 'renderer/assets/fonts/petrona-latin.woff2'],
    ['Petrona', 'renderer/assets/fonts/petrona-latin-accents.woff2'],
    ...[400, 600].flatMap((weight) =>
      [
        ['Noto Sans', 'noto-sans', 'latin'],
        ['Noto Sans', 'noto-sans', 'latin-ext'],
        ['Noto Sans Devanagari', 'noto-sans-devanagari', 'devanagari'],
        ['Noto Sans Gujarati', 'noto-sans-gujarati', 'gujarati']
      ].map(([family = '', name, part]) => [
        family,
        `node_modules/@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`
      ])
    )
  ] as const
  for (const [family, file] of faces) GlobalFonts.register(readFileSync(join(root, file ?? '')), family)
}

/** Characters: pay by the piece names the monthly sum too. */
const longPay = 40

/** The picture that messengers show beside a link: what is looked for, the pay, where, and by which company. */
export function drawPicture({ title, pay, place, company }: PictureWords): Buffer {
  const canvas = createCanvas(pictureSize.width, pictureSize.height)
  const context = canvas.getContext('2d')
  context.fillStyle = light.paper
  context.fillRect(0, 0, pictureSize.width, pictureSize.height)
  drawMark(context, stone)
  drawMark(context, { x: margin + 28, y: 88, scale: 1.9 })
  write(context, 'Loupe', { x: margin + 72, y: 101, font: `500 40px ${display}`, colour: light.ink })

  const { size, lines } = fitTitle(context, title)
  const where = [company, place].filter(Boolean).join(' · ')
  const rest = [pay && 78, where && 56].reduce((sum: number, height) => sum + (height || 0), 0)
  const lineHeight = size * 1.16
  // Below the name of the board the rest is centred in what is left.
  let y = 140 + (pictureSize.height - 190 - lines.length * lineHeight - rest) / 2
  for (const line of lines) {
    y += lineHeight
    write(context, line, { x: margin, y: y - size * 0.22, font: titleFont(size), colour: light.ink })
  }
  if (where) y += 56
  write(context, where, { x: margin, y, font: `400 34px ${plain}`, colour: light['ink-2'] })
  write(context, pay, {
    x: margin,
    y: y + 78,
    font: `600 ${pay.length > longPay ? 34 : 42}px ${plain}`,
    colour: light.primary
  })
  // On another thread Skia would now and then crash beside what is drawn here.
  return canvas.encodeSync('jpeg', quality)
}

/** As renderer/components/public/logo.tsx draws it. */
const markParts = [
  ['stone-1', 'M-2.9-9.5h5.8l4.4 4.4V5.1L2.9 9.5h-5.8L-7.3 5.1V-5.1z'],
  ['stone-6', 'M-2.9-9.5-7.3-5.1V5.1l3.6-1.4v-7.4l2.2-2.2z'],
  ['stone-5', 'M-2.9-9.5h5.8L1.5-5.9h-3z'],
  ['stone-4', 'M-1.5-5.9h3l2.2 2.2v7.4L1.5 5.9h-3l-2.2-2.2v-7.4z']
] as const

/** The mark around a point. `scale`: how many pixels one of its 32 is. */
function drawMark(context: SKRSContext2D, { x, y, scale }: { x: number; y: number; scale: number }): void {
  const drawCircle = (at: number, radius: number) => {
    context.beginPath()
    context.arc(at, at, radius, 0, 2 * Math.PI)
  }
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.strokeStyle = light.ink
  context.lineWidth = scale > 4 ? 0.35 : 1.5
  drawCircle(0, 14)
  context.stroke()
  context.save()
  context.rotate((-16 * Math.PI) / 180)
  for (const [colour, outline] of markParts) {
    context.fillStyle = light[colour]
    context.fill(new Path2D(outline))
  }
  context.restore()
  context.fillStyle = light.gold
  drawCircle(10, scale > 4 ? 1.4 : 3.1)
  context.fill()
  context.restore()
}

const titleFont = (size: number) => `500 ${size}px ${display}`

/** The title as large as it fits. */
function fitTitle(context: SKRSContext2D, title: string): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    context.font = titleFont(size)
    const lines = breakLines(context, title)
    const height = lines.length * size * 1.16
    if (lines.length <= titleLines && height <= 290) return { size, lines }
  }
  const size = titleSizes.at(-1) ?? 0
  const lines = breakLines(context, title)
  const rest = lines.slice(titleLines - 1).join(' ')
  return { size, lines: [...lines.slice(0, titleLines - 1), cutToFit(context, rest)] }
}

function breakLines(context: SKRSContext2D, text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => breakWord(context, each))) {
    const longer = line ? `${line} ${word}` : word
    if (line && context.measureText(longer).width > room) lines.push(line)
    line = line && context.measureText(longer).width > room ? word : longer
  }
  return line ? [...lines, line] : lines
}

/** A word that is longer than a line. */
function breakWord(context: SKRSContext2D, word: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const sign of splitCharacters(word)) {
    if (part && context.measureText(part + sign).width > room) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}

/** As much of a text as one line holds. */
function cutToFit(context: SKRSContext2D, text: string): string {
  if (context.measureText(text).width <= room) return text
  let kept = ''
  for (const sign of splitCharacters(text)) {
    if (context.measureText(`${kept}${sign}…`).width > room) break
    kept += sign
  }
  return `${kept.trimEnd()}…`
}

interface Written {
  x: number
  y: number
  font: string
  colour: string
}

function write(context: SKRSContext2D, text: string, { x, y, font, colour }: Written): void {
  context.font = font
  context.fillStyle = colour
  context.fillText(cutToFit(context, text), x, y)
}
