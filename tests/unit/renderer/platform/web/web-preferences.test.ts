import { expect, test } from 'vitest'
import { createWebPreferences } from '#renderer/platform/web/web-preferences.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'

test('system theme › reports a change in another tab and a cleared storage', async () => {
  const device = fakeLocalStorage()
  const [here, there] = [device.tab(), device.tab()]
  const received: unknown[] = []
  const stop = createWebPreferences(there).watchTheme((theme) => received.push(theme))
  await createWebPreferences(here).setTheme('dark')
  here.write('jobs', '[]')
  await device.settle()
  expect([received, createWebPreferences(there).readTheme()]).toEqual([['dark'], 'dark'])
  here.clear()
  await device.settle()
  stop()
  await createWebPreferences(here).setTheme('light')
  await device.settle()
  expect(received).toEqual(['dark', null])
})

test('theme › lasts as long as the page without storage, and reports full storage', async () => {
  const preferences = createWebPreferences(undefined)
  await preferences.setTheme('dark')
  expect(preferences.readTheme()).toBe('dark')
  const device = fakeLocalStorage()
  device.faults.write = new Error('full')
  await expect(createWebPreferences(device.tab()).setTheme('dark')).rejects.toThrow()
})
