import { expect, test, vi } from 'vitest'
import { drawPicture } from '../../../../build/publish/draw-share-images.ts'

const written = vi.hoisted(() => [] as string[])

vi.mock('@napi-rs/canvas', () => {
  const nothing = () => {}
  const context = {
    ...{ font: '', fillRect: nothing, save: nothing, restore: nothing, translate: nothing, scale: nothing },
    ...{ rotate: nothing, beginPath: nothing, arc: nothing, stroke: nothing, fill: nothing },
    measureText: (text: string) => ({ width: text.length }),
    fillText: (text: string) => void written.push(text)
  }
  return {
    createCanvas: () => ({ getContext: () => context, encodeSync: () => Buffer.alloc(0) }),
    GlobalFonts: {},
    Path2D: class {}
  }
})

test('preview image › shows board, title, company, place and pay', () => {
  drawPicture({ title: 'Setter', pay: '₹25,000 a month', place: 'Surat GJ', company: 'Shah Jewels' })
  expect(written.filter(Boolean)).toEqual(['Loupe', 'Setter', 'Shah Jewels · Surat GJ', '₹25,000 a month'])
})
