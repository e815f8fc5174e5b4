import type { Page } from '@playwright/test'
import type { AvatarPage } from '#tests/support/avatar-page/avatar-calls.ts'
import { openBuilt } from '#tests/support/journal-page/open-tab.ts'
import { addressOf } from '#tests/support/journey-builds.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { heicHeader } from '#tests/support/sample-files.ts'

async function open(page: Page): Promise<void> {
  await openBuilt(page, addressOf('avatar-page'))
  await page.waitForFunction(() => window.avatarPage !== undefined)
}

type Drawn = Exclude<Awaited<ReturnType<AvatarPage['take']>>, string>

/** Calls the page's method of that name. */
function ask<M extends 'paint' | 'take' | 'look' | 'keep' | 'read'>(
  page: Page,
  method: M,
  ...given: Parameters<AvatarPage[M]>
): Promise<Awaited<ReturnType<AvatarPage[M]>>> {
  return page.evaluate(
    ([name, values]) => {
      const call = window.avatarPage?.[name as 'take'] as unknown as (...all: unknown[]) => Promise<never>
      return call(...values)
    },
    [method, given] as const
  )
}

const bytesOf = (text: string) => [...Buffer.from(text, 'latin1')]
const textOf = (bytes: readonly number[]) => Buffer.from(bytes).toString('latin1')
const big = (value: number, length: number) =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256)

function chunk(type: string, content: readonly number[]): number[] {
  const named = [...bytesOf(type), ...content]
  return [...big(content.length, 4), ...named, ...big(crc(named), 4)]
}

function crc(bytes: readonly number[]): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

/** The EXIF of a camera that was held upright, with the place where the picture was taken in words. */
function exif(): number[] {
  const orientation = [...big(1, 2), ...big(0x0112, 2), ...big(3, 2), ...big(1, 4), ...big(6, 2), 0, 0, ...big(0, 4)]
  const content = [...bytesOf('Exif\0\0MM\0*'), ...big(8, 4), ...orientation, ...bytesOf('taken at Ghat Road 7')]
  return [0xff, 0xe1, ...big(content.length + 2, 2), ...content]
}

/** An AVIF of 2 × 2 points. */
const avif =
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A='

test('avatar › is a square picture without other contents of its file', async ({ page }) => {
  await open(page)
  await test.step('a photo is cropped and turned by its EXIF, which is removed', async () => {
    const painted = await ask(page, 'paint', 600, 400, 'image/jpeg', 'down')
    const photo = [...painted.slice(0, 2), ...exif(), ...painted.slice(2)]
    const drawn = (await ask(page, 'take', photo)) as Drawn
    expect(drawn.type).toBe('image/webp')
    // Turned by a quarter, the red upper half is the right one.
    const look = await ask(page, 'look', drawn.bytes)
    expect(look).toMatchObject({ width: 256, height: 256 })
    expect(look.colours.slice(0, 2)).toEqual(['green', 'red'])
    expect(textOf(photo)).toContain('Ghat Road')
    expect(textOf(drawn.bytes)).not.toMatch(/Exif|Ghat Road/)
  })

  await test.step('a PNG loses its texts and an appended archive', async () => {
    const painted = await ask(page, 'paint', 600, 400, 'image/png', 'across')
    const text = chunk('tEXt', bytesOf('Comment\0<script>secret words</script>'))
    const tail = bytesOf('PK\x03\x04 evil.jar PK\x05\x06')
    const picture = [...painted.slice(0, 33), ...text, ...painted.slice(33), ...tail]
    const drawn = (await ask(page, 'take', picture)) as Drawn
    const look = await ask(page, 'look', drawn.bytes)
    expect(look).toMatchObject({ width: 256, height: 256 })
    expect(look.colours.slice(0, 2)).toEqual(['red', 'green'])
    expect(textOf(picture)).toMatch(/secret words[\s\S]*evil\.jar/)
    expect(textOf(drawn.bytes)).not.toMatch(/secret|script|evil|tEXt/)
    expect(drawn.bytes.length).toBeLessThan(20_000)
  })

  await test.step('an AVIF is drawn, and an unsupported HEIC is reported', async () => {
    const drawn = (await ask(page, 'take', [...Buffer.from(avif, 'base64')])) as Drawn
    expect(drawn.type).toBe('image/webp')
    expect(await ask(page, 'look', drawn.bytes)).toMatchObject({ width: 256, height: 256 })
    expect(await ask(page, 'take', [...heicHeader])).toBe('Error: The picture cannot be decoded')
  })

  await test.step('a small picture is enlarged', async () => {
    const drawn = (await ask(page, 'take', await ask(page, 'paint', 40, 90, 'image/webp', 'down'))) as Drawn
    const look = await ask(page, 'look', drawn.bytes)
    expect(look).toMatchObject({ width: 256, height: 256 })
    expect(look.colours.slice(2)).toEqual(['red', 'green'])
  })

  await test.step('an SVG and a PNG of 12,000 × 12,000 are refused before decoding', async () => {
    const decoded = () => page.evaluate(() => window.avatarPage?.decoded)
    const before = await decoded()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "hacked"</script></svg>'
    const painted = await ask(page, 'paint', 10, 10, 'image/png', 'down')
    const header = chunk('IHDR', [...big(12_000, 4), ...big(12_000, 4), 8, 6, 0, 0, 0])
    expect(await ask(page, 'take', bytesOf(svg))).toBe('other-format')
    expect(await ask(page, 'take', [...painted.slice(0, 8), ...header, ...painted.slice(33)])).toBe('too-many-pixels')
    expect(await decoded()).toBe(before)
    expect(await page.title()).not.toBe('hacked')
    expect(await ask(page, 'take', painted)).toMatchObject({ type: 'image/webp' })
    expect(await decoded()).toBe((before ?? 0) + 1)
  })

  await test.step('a picture that is damaged after its header is reported', async () => {
    const painted = await ask(page, 'paint', 600, 400, 'image/png', 'down')
    const damaged = [...painted.slice(0, 40), ...Array<number>(400).fill(7)]
    expect(await ask(page, 'take', damaged)).toBe('Error: The picture cannot be decoded')
  })
})
