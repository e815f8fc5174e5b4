// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from '#renderer/stores/copy-text-to-clipboard.ts'

const execCommand = document.execCommand
afterEach(() => {
  document.execCommand = execCommand
  document.body.replaceChildren()
})

test.each([true, false])('copying text › falls back to a text selection and restores the focus: %s', async (works) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  // As browsers do.
  vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (this: HTMLTextAreaElement) {
    this.focus()
  })
  let copied = ''
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? ''
    return works
  }
  expect(await copyText('Setter')).toBe(works)
  expect(copied).toBe('Setter')
  expect([document.querySelector('textarea'), document.activeElement]).toEqual([null, button])
})
