import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog, shell } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLogFolder } from '#electron/main/reports.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'

vi.mock('electron', () => ({
  app: { getPath: vi.fn(), getVersion: () => '0.0.0' },
  dialog: { showErrorBox: vi.fn() },
  shell: { openPath: vi.fn() }
}))

let board: ReturnType<typeof userDataFolder>
let logs = ''
beforeEach(() => {
  vi.clearAllMocks()
  board = userDataFolder()
  logs = join(board.folder, 'logs')
  vi.mocked(app.getPath).mockReturnValue(logs)
})
afterEach(() => board.remove())

test('a log folder that is not there yet is made and opened', async () => {
  vi.mocked(shell.openPath).mockResolvedValue('')
  await openLogFolder()
  expect(shell.openPath).toHaveBeenCalledExactlyOnceWith(logs)
  expect(dialog.showErrorBox).not.toHaveBeenCalled()
})

test.each([
  ['cannot be made', () => writeFileSync(logs, 'a file')],
  ['cannot be opened', () => vi.mocked(shell.openPath).mockResolvedValue('No program for it.')]
])('where the log folder %s, its place is said', async (_why, arrange) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  arrange()
  await openLogFolder()
  expect(dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith('The log folder could not be opened', `It is ${logs}.`)
})
