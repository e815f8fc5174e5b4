import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MainProcess } from '#tests/desktop/harness/main-process.ts'
import { startMain } from '#tests/desktop/harness/main-process.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/target.ts'

interface Seen {
  badge: number
  overlays: string[]
  notifications: object[]
  openedFiles: string[]
  contextMenu: { label?: string; role?: string }[] | null
  corrections: string[]
}
const seen = (main: MainProcess) => main.ask<Seen>('seen')

test('the taskbar of Windows has a dot for it', async () => {
  const { folder, remove } = userDataFolder()
  const main = await startMain({ userData: folder, env: { LOUPE_TEST_PLATFORM: 'win32' } })
  await main.ask('invoke', 'waiting:show', [{ kind: 'applicants', count: 1 }])
  await main.ask('invoke', 'waiting:show', [null])
  expect((await seen(main)).overlays).toEqual(['Loupe', ''])
  await main.quit()
  remove()
})

test('where text is edited there is a menu under the pointer, elsewhere none', async ({ desktop }) => {
  const main = desktop.main()
  const pressed = { selectionText: '', misspelledWord: '', dictionarySuggestions: [], editFlags: { canPaste: true } }
  await main.ask('contextMenu', { ...pressed, isEditable: false })
  expect((await seen(main)).contextMenu).toBeNull()
  const misspelled = { misspelledWord: 'polishr', dictionarySuggestions: ['polisher'] }
  await main.ask('contextMenu', { ...pressed, ...misspelled, isEditable: true })
  const names = (await seen(main)).contextMenu?.flatMap(({ label, role }) => label ?? role ?? [])
  expect(names).toEqual(['polisher', 'cut', 'copy', 'paste', 'selectAll'])
  await main.ask('chooseContextMenu', 'polisher')
  expect((await seen(main)).corrections).toEqual(['polisher'])
})

test('what has stopped is written down on this computer, in the folder that the menu opens', async () => {
  const { folder, remove } = userDataFolder()
  const main = await startMain({ userData: folder })
  const logs = join(folder, 'logs')
  const reports = () => readdirSync(logs).filter((file) => file.startsWith('report-'))
  await main.ask('chooseMenu', 'Open log folder')
  expect((await seen(main)).openedFiles).toEqual([logs])
  await main.ask('pageGone', 'clean-exit')
  expect(reports()).toEqual([])
  await main.ask('pageGone', 'crashed')
  await main.ask('fail', 'meena@example.com wants 40000')
  const texts = () =>
    reports()
      .sort()
      .map((file) => readFileSync(join(logs, file), 'utf8'))
  // A file is there before its text is.
  await expect
    .poll(texts)
    .toEqual([
      expect.stringMatching(
        /^A part of Loupe has stopped\.[\s\S]*\nWhat: page\nReason: crashed\nExit code: 5\nLoupe: 0\.0\.0\n/
      ),
      expect.stringMatching(/\nWhat: main process\nError: TypeError\n/)
    ])
  expect(texts().join('')).not.toMatch(/meena|40000/)
  // The app goes on.
  expect(await main.ask('invoke', 'notices:list', [])).toMatchObject({ ok: true })
  await main.quit()
  remove()
})
