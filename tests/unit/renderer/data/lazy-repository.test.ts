import { expect, test, vi } from 'vitest'
import { createLazyRepository } from '#renderer/data/lazy-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

test('what is watched begins when its code has come, and not at all for whoever has left by then', async () => {
  let arrive = (_repository: string) => {}
  const late = createLazyRepository(() => new Promise<string>((resolve) => (arrive = resolve)))
  const stop = vi.fn<() => void>()
  const begun: string[] = []
  const watch = (who: string) =>
    late.watch(
      (repository) => {
        begun.push(`${who} ${repository}`)
        return stop
      },
      () => expect.unreachable()
    )
  const leave = watch('who leaves')
  const end = watch('who stays')
  leave()
  arrive('houses')
  await late.open()
  expect(begun).toEqual(['who stays houses'])
  end()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('code that could not be fetched is asked for again, and whoever has left is not told', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('houses')
  const late = createLazyRepository(load)
  const errors: StoreError[] = []
  const watch = () =>
    late.watch(
      () => () => {},
      (error) => errors.push(error)
    )
  watch()
  watch()()
  await expect(late.open()).rejects.toBeInstanceOf(StoreError)
  expect(errors).toHaveLength(1)
  expect(await late.open()).toBe('houses')
})
