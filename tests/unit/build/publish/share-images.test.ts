import { beforeEach, expect, test, vi } from 'vitest'
import { drawPicture } from '../../../../build/publish/share-images.ts'

const written = vi.hoisted(() => [] as { text: string; y: number; font: string }[])

// Each sign is half as wide as it is high: what is written where is looked at, not how.
vi.mock('@napi-rs/canvas', () => {
  const nothing = () => {}
  const context = {
    ...{ font: '', fillRect: nothing, save: nothing, restore: nothing, translate: nothing, scale: nothing },
    ...{ rotate: nothing, beginPath: nothing, arc: nothing, stroke: nothing, fill: nothing },
    measureText(text: string): { width: number } {
      return { width: text.length * 0.5 * Number(/(\d+)px/.exec(context.font)?.[1]) }
    },
    fillText(text: string, _x: number, y: number): void {
      written.push({ text, y, font: context.font })
    }
  }
  return {
    createCanvas: () => ({ getContext: () => context, encodeSync: () => Buffer.alloc(0) }),
    GlobalFonts: {},
    Path2D: class {}
  }
})

beforeEach(() => void written.splice(0))

const draw = (changes: Partial<Parameters<typeof drawPicture>[0]> = {}) => {
  drawPicture({
    ...{ title: 'Setter', pay: '₹25,000 a month', place: 'Surat GJ', company: 'Shah Jewels', ...changes }
  })
  return written.map(({ text }) => text).filter(Boolean)
}

test('preview picture › shows board, title, company, place and pay', () => {
  expect(draw()).toEqual(['Loupe', 'Setter', 'Shah Jewels · Surat GJ', '₹25,000 a month'])
  const heights = written.map(({ y }) => y)
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
})

test('preview picture › breaks a long title into three lines and cuts it', () => {
  const [, ...lines] = draw({ title: 'Master setter of round brilliants in platinum '.repeat(5).trim() })
  const title = lines.slice(0, -2)
  expect(title).toHaveLength(3)
  expect(title.join(' ')).toMatch(/^Master setter of round brilliants in platinum Master .*[^ ]…$/)
  expect(written[1]?.font).toContain('48px')
  written.splice(0)
  draw({ title: 'Setter of melee' })
  expect(written[1]?.font).toContain('84px')
})
