import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FuseV1Options } from '@electron/fuses'
import { expect, test } from 'vitest'
import { fuses } from '../../../build/package/fuses.mjs'
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
  .filter((line) => /^\| \d+ \|/.test(line))
  .map(cells)

/** As Electron's tutorial numbers them. */
const recommendations = [
  'Only load secure content',
  'Do not enable Node.js integration for remote content',
  'Enable context isolation',
  'Enable process sandboxing',
  'Handle session permission requests from remote content',
  'Do not disable `webSecurity`',
  'Define a Content Security Policy',
  'Do not enable `allowRunningInsecureContent`',
  'Do not enable experimental features',
  'Do not use `enableBlinkFeatures`',
  'Do not use `allowpopups` for WebViews',
  'Verify WebView options before creation',
  'Disable or limit navigation',
  'Disable or limit creation of new windows',
  'Do not use `shell.openExternal` with untrusted content',
  'Use a current version of Electron',
  'Validate the `sender` of all IPC messages',
  'Avoid usage of the `file://` protocol and prefer usage of custom protocols',
  'Check which fuses you can change',
  'Do not expose Electron APIs to untrusted web content'
]

test('the checklist is Electron’s, all 20 in their order', () => {
  expect(rows.map(([number, recommendation]) => [Number(number), recommendation])).toEqual(
    recommendations.map((recommendation, index) => [index + 1, recommendation])
  )
})

test.each(rows)(
  '%s. %s: what keeps it and what tests it is there',
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

test('the table of the fuses says what is flipped', () => {
  const told = [...checklist.matchAll(/^\| `(\w+)` \| (on|off) \|/gm)].map(([, name, value]) => [name, value === 'on'])
  const names = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)))
  expect(told).toEqual(names.map((name) => [name, fuses[FuseV1Options[name as keyof typeof FuseV1Options]]]))
})

const sources = listProjectFiles().filter((file) => /^(electron|renderer|shared)\/.*\.(tsx?|html)$/.test(file))

/** Where the code, comments aside, holds a pattern: the files, each as often as it does. */
function occurrences(pattern: RegExp): string[] {
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
  return sources.flatMap((file) => [...code(read(file)).matchAll(pattern)].map(() => file))
}

test('there is no WebView, so none that may open windows', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(occurrences(/<webview|'webview'|allowpopups|webviewTag:\s*true|WebContentsView|BrowserView\b/gi)).toEqual([])
})

test('main › hands things to the system in three places and starts no program', () => {
  expect(occurrences(/\bshell\.openExternal\(/g)).toEqual(['electron/main/index.ts'])
  expect(occurrences(/\.(openPath|showItemInFolder|trashItem|beep)\(/g).sort()).toEqual([
    'electron/main/menu/menu.ts',
    'electron/main/reports.ts'
  ])
  expect(occurrences(/node:child_process/g)).toEqual([])
})

test('nothing is loaded from file:', () => {
  expect(occurrences(/file:\/\/|\.loadFile\(|pathToFileURL/g)).toEqual([])
})

test('every message to main goes through the one place that looks at its sender', () => {
  expect(occurrences(/ipcMain\.(handle|on|once|handleOnce)\(/g)).toEqual(['electron/main/handle.ts'])
})
