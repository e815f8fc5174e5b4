// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import { usePictureUrl } from '#renderer/hooks/use-picture-url.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { pngHeader } from '#tests/support/sample-files.ts'

/** The pictures whose addresses are in use, by their address. */
const shown = new Map<string, Blob>()

beforeEach(() => {
  shown.clear()
  let count = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((picture) => {
    count += 1
    const address = `blob:${count}`
    shown.set(address, picture as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void shown.delete(address))
})
afterEach(cleanup)

const services = { platform: { files: createMemoryFiles() } } as unknown as Services
const wrapper = ({ children }: PropsWithChildren) => createElement(ServicesContext, { value: services }, children)
const render = (initialProps: Blob) =>
  renderHook((picture) => usePictureUrl(picture, 'u-asha'), { initialProps, wrapper })

/** A picture that is read when `arrive` is called. */
function latePicture() {
  const picture = new Blob([pngHeader(64, 64)])
  let read = (_bytes: ArrayBuffer) => {}
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    read = resolve
  })
  Object.assign(picture, { slice: () => ({ arrayBuffer: () => bytes }) })
  return { picture, arrive: () => act(async () => read(pngHeader(64, 64).buffer)) }
}

test('usePictureUrl › ignores a previous picture that loads late', async () => {
  const [first, second] = [latePicture(), latePicture()]
  const { result, rerender } = render(first.picture)
  rerender(second.picture)
  await second.arrive()
  await first.arrive()
  expect([...shown.values()].map((each) => each === second.picture)).toEqual([true])
  expect(shown.has(result.current ?? '')).toBe(true)
})
