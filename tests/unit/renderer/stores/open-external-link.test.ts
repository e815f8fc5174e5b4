import { beforeEach, expect, test } from 'vitest'
import type { Opening, Platform } from '#renderer/platform/platform.ts'
import { openExternal } from '#renderer/stores/open-external-link.ts'
import { useToast } from '#renderer/stores/toast-store.ts'

beforeEach(() => {
  useToast.setState({ toast: null })
  return () => useToast.setState({ toast: null })
})

const platform = (opening: Opening | Error) =>
  ({
    async openExternal() {
      if (opening instanceof Error) throw opening
      return opening
    }
  }) as unknown as Platform

test.each<[what: string, Opening | Error, isOpened: boolean, toast: string | undefined]>([
  ['that was opened', 'opened', true, undefined],
  ['that is unsafe', 'refused', false, 'linkRefused'],
  ['whose tab the browser blocks', { blocked: 'https://forms.example.com/' }, false, 'linkBlocked'],
  ['when the platform fails', new Error('no answer'), false, 'linkNotOpened']
])('external link › reports the outcome for a URL %s', async (_what, opening, isOpened, toast) => {
  expect(await openExternal(platform(opening), 'https://forms.example.com/')).toBe(isOpened)
  expect(useToast.getState().toast?.name).toBe(toast)
  if (toast === 'linkBlocked') expect(useToast.getState().toast?.values.address).toBe('https://forms.example.com/')
})
