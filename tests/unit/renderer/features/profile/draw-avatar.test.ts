// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { drawAvatar } from '#renderer/features/profile/form/draw-avatar.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that encodes these kinds alone and gives a PNG for others; only a real one draws: tests/web/avatar.e2e.ts. */
function browserThatEncodes(...types: string[]) {
  const painted: string[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close() {} }))
  const context = {
    ...{ globalCompositeOperation: 'source-over', fillStyle: '' },
    drawImage(_picture: unknown, ...at: number[]): void {
      painted.push(`picture ${at.join(' ')}`)
    },
    fillRect(): void {
      painted.push(`${this.fillStyle} ${this.globalCompositeOperation}`)
    }
  }
  const canvas = {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void, type: string) =>
      done(new Blob(['drawn'], { type: types.includes(type) ? type : 'image/png' }))
  }
  vi.spyOn(document, 'createElement').mockReturnValue(canvas as never)
  return painted
}
const square = 'picture 50 0 300 300 0 0 256 256'

test('avatar › falls back to JPEG on white without WebP support', async () => {
  const painted = browserThatEncodes('image/jpeg')
  expect((await drawAvatar(new Blob())).type).toBe('image/jpeg')
  expect(painted).toEqual([square, 'white destination-over'])
})
