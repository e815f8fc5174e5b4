import { expect, test, vi } from 'vitest'
import { lazy } from '#renderer/storage/core/lazy.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

test('a subscription begins once the code is loaded, and not at all when it was ended by then', async () => {
  let arrive = (_part: string) => {}
  const houses = lazy(() => new Promise<string>((resolve) => (arrive = resolve)))
  const stop = vi.fn<() => void>()
  const begun: string[] = []
  const watch = (name: string) =>
    houses.watch(
      (part) => {
        begun.push(`${name} ${part}`)
        return stop
      },
      () => expect.unreachable()
    )
  const leave = watch('ended')
  const end = watch('running')
  leave()
  arrive('houses')
  await houses.open()
  expect(begun).toEqual(['running houses'])
  end()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('code that could not be loaded is asked for again, and an ended subscription gets no error', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('houses')
  const houses = lazy(load)
  const errors: StoreError[] = []
  const watch = () =>
    houses.watch(
      () => () => {},
      (error) => errors.push(error)
    )
  watch()
  watch()()
  await expect(houses.open()).rejects.toBeInstanceOf(StoreError)
  expect(errors).toHaveLength(1)
  expect(await houses.open()).toBe('houses')
  expect(await houses.whenOpened).toBe('houses')
  expect(load).toHaveBeenCalledTimes(2)
})
