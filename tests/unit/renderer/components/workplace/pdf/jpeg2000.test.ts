import { expect, test, vi } from 'vitest'
import { fetchJpeg2000 } from '#renderer/components/workplace/pdf/jpeg2000.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['has no such picture', '%PDF /Filter /JPXDecod /Filter /DCTDecode JP JPX'],
  ['is empty', '']
])('a file that %s needs nothing more', async (_what, text) => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  expect([await fetchJpeg2000(bytesOf(text)), fetched.mock.calls]).toEqual([null, []])
})

test('what reads JPEG 2000 comes with a picture that is written so, behind whatever looks like one; where it does not come, that is told', async () => {
  const file = bytesOf('%PDF JJPX /JPEG /Filter /JPXDecode')
  const fetched = vi
    .fn()
    .mockResolvedValueOnce(new Response('decoder'))
    .mockResolvedValueOnce(new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetched)
  expect(await fetchJpeg2000(file)).toBe('decoder')
  await expect(fetchJpeg2000(file)).rejects.toThrow('404')
})
