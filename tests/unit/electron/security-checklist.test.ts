import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { listProjectFiles } from '../build/planted-project.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const checklist = read('electron/SECURITY.md')
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const rows = checklist
  .split('\n')
  .filter((line) => /^\| \d+(, \d+)* \|/.test(line))
  .map(cells)

test.each(rows)(
  'security checklist, item %s › names code and tests for: %s',
  (_number, _recommendation, keeps = '', tests = '') => {
    const kept = [...keeps.matchAll(/`([\w/.-]+\.(?:ts|mjs))` `(\w+)`/g)]
    expect(kept.length).toBeGreaterThan(0)
    for (const [, file = '', name] of kept) {
      expect(existsSync(join(root, file)), file).toBe(true)
      // Declared there, or called there on Electron itself.
      expect(read(file), `${file}: ${name}`).toMatch(
        new RegExp(`(?:function|const|class) ${name}\\b|\\b\\w+\\.${name}\\(`)
      )
    }
    let file = ''
    const named = [...tests.matchAll(/`([\w/.-]+\.ts)`|"([^"]+)"/g)]
    for (const [, testFile, title] of named) {
      if (testFile) file = testFile
      else
        expect(read(file), `${file}: ${title}`).toMatch(
          new RegExp(`(test\\(|test\\.each|\\n {2})[^\\n]*\\n?[^\\n]*['"\`]${quoteForPattern(title ?? '')}`)
        )
    }
    expect(named.some(([, , title]) => title)).toBe(true)
  }
)

const quoteForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const sources = listProjectFiles().filter((file) => /^(electron|renderer|shared)\/.*\.(tsx?|html)$/.test(file))

/** Where the code, comments aside, holds a pattern: the files, each as often as it does. */
function occurrences(pattern: RegExp): string[] {
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
  return sources.flatMap((file) => [...code(read(file)).matchAll(pattern)].map(() => file))
}

test('source code › uses no WebView', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(occurrences(/<webview|'webview'|allowpopups|webviewTag:\s*true|WebContentsView|BrowserView\b/gi)).toEqual([])
})

test('source code › opens system programs in three places and starts none', () => {
  expect(occurrences(/\bshell\.openExternal\(/g)).toEqual(['electron/main/index.ts'])
  expect(occurrences(/\.(openPath|showItemInFolder|trashItem|beep)\(/g).sort()).toEqual([
    'electron/main/error-reports.ts',
    'electron/main/menu/app-menu.ts'
  ])
  expect(occurrences(/node:child_process/g)).toEqual([])
})

test('source code › loads nothing from file:', () => {
  expect(occurrences(/file:\/\/|\.loadFile\(|pathToFileURL/g)).toEqual([])
})

test('source code › registers each IPC channel in handle-ipc.ts', () => {
  expect(occurrences(/ipcMain\.(handle|on|once|handleOnce)\(/g)).toEqual(['electron/main/handle-ipc.ts'])
})
