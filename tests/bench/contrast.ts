import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { ElementHandle, Page } from '@playwright/test'

export type Colour = readonly [red: number, green: number, blue: number]

/** Where the picture of a control ends, in CSS pixels beyond its box: past a ring around it. */
const margin = 8
const scale = 2

/** A box in CSS pixels of the window. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A text, or a sign without words, in its computed colour. */
interface Ink {
  box: Box
  /** With its opacity, 0 to 1. */
  colour: readonly [number, number, number, number]
  isLarge: boolean
}

interface Drawn {
  box: Box
  inks: Ink[]
}

/** Ratios (WCAG 2.2) of one control as it is drawn; undefined: it has no such part. */
export interface Ratios {
  /** The worst of its texts. */
  text?: number | undefined
  isLarge: boolean
  /** The clearest of fill, edge and ring against the ground around it. */
  edge?: number | undefined
}

export async function measureRatios(page: Page, control: ElementHandle<Element>): Promise<Ratios | null> {
  const drawn = await control.evaluate(readDrawn)
  const size = page.viewportSize()
  if (!drawn || !size) return null
  const { box } = drawn
  const left = Math.max(0, Math.floor(box.x - margin))
  const top = Math.max(0, Math.floor(box.y - margin))
  const width = Math.min(size.width, Math.ceil(box.x + box.width + margin)) - left
  const height = Math.min(size.height, Math.ceil(box.y + box.height + margin)) - top
  if (width < 4 || height < 4) return null
  const clip = { x: left, y: top, width, height }
  const image = await loadImage(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const pixels = (inside: (x: number, y: number) => boolean) => {
    const counts = new Map<number, number>()
    for (let y = 0; y < image.height; y += 1)
      for (let x = 0; x < image.width; x += 1) {
        if (!inside(left + x / scale, top + y / scale)) continue
        const at = 4 * (y * image.width + x)
        const key = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    return [...counts].sort(([, one], [, other]) => other - one)
  }
  const isIn = ({ x, y, width: w, height: h }: Box, more = 0) => {
    return (px: number, py: number) => px >= x - more && px < x + w + more && py >= y - more && py < y + h + more
  }
  const around = pixels((x, y) => !isIn(box)(x, y))
  const ground = toColour(around[0]?.[0])
  // A colour of a few pixels is where two others meet.
  const edges = pixels((x, y) => isIn(box, margin)(x, y) && !isIn(box, -3)(x, y))
  const least = Math.min(box.width, box.height) * scale
  const edge = edges.filter(([, count]) => count >= least).map(([key]) => computeRatio(toColour(key), ground))
  const texts = drawn.inks.map(({ box: own, colour: [red, green, blue, alpha], isLarge }) => {
    const behind = toColour(pixels(isIn(own))[0]?.[0])
    const mixed = [red, green, blue].map((part, index) => part * alpha + (behind[index] ?? 0) * (1 - alpha))
    return { ratio: computeRatio(mixed as unknown as Colour, behind), isLarge }
  })
  texts.sort((one, other) => one.ratio / (one.isLarge ? 3 : 4.5) - other.ratio / (other.isLarge ? 3 : 4.5))
  return {
    text: texts[0]?.ratio,
    isLarge: texts[0]?.isLarge ?? false,
    edge: edge.length > 0 ? Math.max(...edge) : undefined
  }
}

function toColour(key = 0): Colour {
  return [key >> 16, (key >> 8) & 255, key & 255]
}

export function computeRatio(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [one, other].map(computeLuminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function computeLuminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** In the page. null: nothing of it is to be seen. */
function readDrawn(control: Element): Drawn | null {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const box = control.getBoundingClientRect()
  if (!paint || box.width < 2 || box.height < 2) return null
  const readColour = (element: Element, pseudo?: string): Ink['colour'] => {
    paint.clearRect(0, 0, 1, 1)
    paint.fillStyle = getComputedStyle(element, pseudo).color
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data
    let share = alpha / 255
    for (let up: Element | null = element; up; up = up.parentElement) share *= Number(getComputedStyle(up).opacity)
    return [red, green, blue, share]
  }
  const inks: Ink[] = []
  const add = (element: Element, { x, y, width, height }: DOMRect, pseudo?: string) => {
    const { fontSize, fontWeight, clipPath } = getComputedStyle(element)
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // Said to a screen reader alone.
    if (width < 2 || height < 2 || !isSeen || element.closest('.sr') || clipPath === 'inset(50%)') return
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    inks.push({ box: { x, y, width, height }, colour: readColour(element, pseudo), isLarge })
  }
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement || control instanceof HTMLSelectElement) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const [first] = range.getClientRects()
    if (first) add(node.parentElement, first)
  }
  const inputs = [control, ...control.querySelectorAll('input, textarea')]
  for (const input of inputs) {
    const isText = input instanceof HTMLInputElement && !['checkbox', 'radio'].includes(input.type)
    if (!(isText || input instanceof HTMLTextAreaElement)) continue
    if (input.value !== '') add(input, input.getBoundingClientRect())
    else if (input.placeholder !== '') add(input, input.getBoundingClientRect(), '::placeholder')
  }
  if (control instanceof HTMLSelectElement) add(control, box)
  if (inks.length === 0) {
    const sign = control.querySelector('svg')
    // A sign counts like large text: 3:1.
    if (sign) {
      add(sign, sign.getBoundingClientRect())
      for (const ink of inks) ink.isLarge = true
    }
  }
  const { x, y, width, height } = box
  return { box: { x, y, width, height }, inks }
}
