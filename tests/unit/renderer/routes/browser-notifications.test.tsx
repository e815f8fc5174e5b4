// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openWebNotifications } from '#renderer/platform/web/web-notifications.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { leave, type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'

/** Notifications that the browser shows, and the answer to its permission request. */
const shown: { body: string; onclick: (() => void) | null; close: () => void }[] = []
const answer: NotificationPermission = 'granted'
const asked = vi.fn()
class FakeNotification {
  static permission: NotificationPermission = 'default'
  static async requestPermission() {
    asked()
    FakeNotification.permission = answer
    return answer
  }
  onclick: (() => void) | null = null
  readonly body: string
  constructor(_title: string, { body = '' }: NotificationOptions) {
    this.body = body
    shown.push(this)
  }
  close() {}
}

function begin(permission: NotificationPermission): void {
  shown.length = 0
  asked.mockReset()
  FakeNotification.permission = permission
  vi.stubGlobal('Notification', FakeNotification)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const uid = () => useSession.getState().user?.uid ?? ''
const look = (state: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

async function openAs(as: 'Candidate' | 'Employer', path = '/jobs'): Promise<RunningApp> {
  const app = await runApp(path, {
    as,
    elements: { jobs: [jobOf('approved')], candidateProfiles: [] },
    openAlerts: openWebNotifications
  })
  await screen.findAllByRole('link', { name: as === 'Employer' ? /^Dashboard/ : /^My Profile/ })
  return app
}
const toMe = (state: 'new' | 'reviewed', id: string) =>
  applicationOf({ id, uid: id, employerId: uid(), state, history: [{ state: 'new', at: '2026-11-20T10:00:00.000Z' }] })

describe('browser notifications', () => {
  test('announce an update in a hidden tab without the content', async () => {
    begin('granted')
    const app = await openAs('Employer')
    act(() => app.store.setElements('applications', [toMe('new', 'a')]))
    await screen.findByRole('link', { name: /^Dashboard.*1 to do/ })
    look('hidden')
    act(() => app.store.setElements('applications', [toMe('new', 'a'), toMe('new', 'b')]))
    await waitFor(() => expect(shown.map(({ body }) => body)).toEqual(['You have an update. Open Loupe to see it.']))
    await leave(async () => shown[0]?.onclick?.())
    await waitFor(() => expect(app.at()).toBe('/employer/dashboard'))
  })
})
