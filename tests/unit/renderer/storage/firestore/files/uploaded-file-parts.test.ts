import { expect, test } from 'vitest'
import { buildHead, joinParts, maxPartBytes, slicePart } from '#renderer/storage/firestore/files/uploaded-file-parts.ts'

test('uploaded file in several parts › is returned only when complete', async () => {
  const bytes = Uint8Array.from({ length: maxPartBytes + 3 }, (_, index) => index % 251)
  const head = buildHead('application/pdf', bytes.length)
  const [first, last] = [slicePart(bytes, 0), slicePart(bytes, 1)]
  const whole = joinParts(head, [first, last])
  expect([whole?.type, whole?.size]).toEqual(['application/pdf', bytes.length])
  expect(new Uint8Array((await whole?.slice(-3).arrayBuffer()) ?? [])).toEqual(bytes.slice(-3))
  for (const spoilt of [
    [first, undefined],
    [first, last.subarray(0, 2)],
    [first.subarray(1), last],
    [first, bytes.subarray(0, 4)]
  ])
    expect(joinParts(head, spoilt)).toBeUndefined()
})
