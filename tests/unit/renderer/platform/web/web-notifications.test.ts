// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { openWebNotifications } from '#renderer/platform/web/web-notifications.ts'

const shown: { title: string; options: NotificationOptions; onclick?: () => void; close: () => void }[] = []
class FakeNotification {
  static permission: NotificationPermission = 'default'
  static requestPermission = async () => FakeNotification.permission
  close = vi.fn()
  constructor(title: string, options: NotificationOptions) {
    shown.push(Object.assign(this, { title, options }))
  }
}

test('web notification › opens the window when clicked and closes', () => {
  vi.stubGlobal('Notification', FakeNotification)
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => {})
  const open = vi.fn()
  openWebNotifications()?.show('Something is new.', open)
  const [one] = shown.splice(0)
  expect([one?.title, one?.options]).toEqual(['Loupe', { body: 'Something is new.', tag: 'loupe-news' }])
  one?.onclick?.()
  expect([open, focus, vi.mocked(one?.close as () => void)].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})
