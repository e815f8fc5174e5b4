// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from '#renderer/platform/save-file.ts'

afterEach(() => void vi.useRealTimers())

test('a file is given out under its name, and let go of when the browser has begun to save it', () => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const names: string[] = []
  const note = (event: Event) => {
    event.preventDefault()
    names.push((event.target as HTMLAnchorElement).download)
  }
  document.addEventListener('click', note)
  saveFile('postings.csv', 'Setter')
  document.removeEventListener('click', note)
  expect([names, letGo.mock.calls]).toEqual([['postings.csv'], []])
  vi.runAllTimers()
  expect(letGo).toHaveBeenCalledWith('blob:file')
})
