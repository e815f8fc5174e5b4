import { expect, test } from 'vitest'
import { createWebPreferences } from '#renderer/platform/web/preferences.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'

test('a theme is heard of in other tabs, also when it is taken away with all else, and nothing of what else changes', async () => {
  const device = fakeLocalStorage()
  const [here, there] = [device.tab(), device.tab()]
  const heard: unknown[] = []
  const stop = createWebPreferences(there).watchTheme((theme) => heard.push(theme))
  await createWebPreferences(here).setTheme('dark')
  here.write('jobs', '[]')
  await device.settle()
  expect([heard, createWebPreferences(there).readTheme()]).toEqual([['dark'], 'dark'])
  here.clear()
  await device.settle()
  stop()
  await createWebPreferences(here).setTheme('light')
  await device.settle()
  expect(heard).toEqual(['dark', null])
})

test('a theme is chosen for this page where storage is blocked, and not kept where it is full, which is told', async () => {
  const preferences = createWebPreferences(undefined)
  await preferences.setTheme('dark')
  expect(preferences.readTheme()).toBe('dark')
  const device = fakeLocalStorage()
  device.faults.write = new Error('full')
  await expect(createWebPreferences(device.tab()).setTheme('dark')).rejects.toThrow()
})
