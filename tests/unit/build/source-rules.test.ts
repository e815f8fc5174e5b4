import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas, catalogue } from '#tests/support/catalogue.ts'
import { listProjectFiles, projectRoot } from './planted-project.ts'

const files = new Map(
  listProjectFiles()
    .filter((name) => /\.(tsx?|mjs|cjs|css|html|json|md|ya?ml)$/.test(name) || name === '.ci/run')
    .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')] as const)
)

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')

/** Product files that hold a pattern outside of comments. */
function holding(pattern: RegExp, exempt: (file: string) => boolean = () => false): string[] {
  return [...files]
    .filter(([file]) => /^(shared|renderer)\/.*\.(tsx?|css|html)$/.test(file) && file !== 'renderer/vite.config.ts')
    .filter(([file, text]) => !exempt(file) && pattern.test(code(text)))
    .map(([file]) => file)
}

test('the files are read at all', () => {
  expect(files.has('renderer/main.tsx')).toBe(true)
  expect(holding(/export/).length).toBeGreaterThan(40)
})

test('only renderer/storage and renderer/platform touch the storage of the browser; the theme script of the page excepted', () => {
  const exempt = (file: string) => /^renderer\/(storage|platform)\//.test(file) || file === 'renderer/index.html'
  expect(holding(/\b(localStorage|sessionStorage|indexedDB)\b/, exempt)).toEqual([])
})

test('only one file of the renderer reaches for the bridge of the desktop app', () => {
  expect(holding(/\bbridgeName\b/, (file) => file.startsWith('shared/'))).toEqual([
    'renderer/storage/desktop/bridge.ts'
  ])
})

test('HTML is put into the page in one place only', () => {
  expect(holding(/dangerouslySetInnerHTML|\.(inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML/)).toEqual([
    'renderer/features/pages/page-html.tsx'
  ])
})

test('product code writes nothing to the console but what the person cannot be told more about', () => {
  expect(holding(/\bconsole\./).sort()).toEqual([
    // Failures to sign in.
    'renderer/features/accounts/account-toasts.ts',
    // The database's error of a board that cannot be reached, once.
    'renderer/storage/firestore/firestore-errors.ts'
  ])
})

test('no object literal is a dictionary: a name that people type may be "constructor"', () => {
  const dictionary = /: (Readonly<)?(Partial<)?Record<string, (?!unknown\b)[^=;()]*= \{|\[[^\]\n]+ as keyof /
  const product = /^(shared|renderer|electron|build\/publish)\/.*\.tsx?$/
  const found = [...files].filter(([file, text]) => product.test(file) && dictionary.test(code(text)))
  expect(found.map(([file]) => file).sort()).toEqual([
    // Keys of these come from an object of the same file, or are an index that the file itself makes.
    'renderer/features/desk/queue/queue-bar.tsx',
    'renderer/features/jobs/search/use-near-screen.ts',
    // Names of messages and their values, which the compiler knows.
    'renderer/messages/messages.ts'
  ])
})

test('colours stand in the design tokens only', () => {
  // The page itself names the two paper colours for the frame of the browser: no style sheet reaches there.
  const exempt = (file: string) => file === 'renderer/look/tokens.ts' || file === 'renderer/index.html'
  expect(holding(/#[0-9a-f]{3}(?:[0-9a-f]{3})?\b(?![\w-])|\b(?:rgba?|hsla?|oklch)\(/i, exempt)).toEqual([])
})

test('every text of the catalogue is used', () => {
  const product = [...files]
    .filter(([file]) => /^(shared|renderer)\/.*\.tsx?$/.test(file))
    .map(([, text]) => text)
    .join('\n')
  // `toast.jobShared.title` may also be asked for as `toast.${name}.title`, and `post.leave.do` as `${area}.leave.do`.
  const quoted = new Set([...product.matchAll(/(['"])([\w.-]+)\1/g)].map(([, , id]) => id))
  const templates = [...product.matchAll(/`((?:[\w.-]|\$\{[^`}]*\})*)`/g)]
    .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
    .filter((fixed) => fixed.length > 1 && fixed.some((part) => /\w\./.test(part) || /\.\w/.test(part)))
    .map((fixed) => new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`))
  const unused = Object.keys(catalogue).filter(
    (id) =>
      !quoted.has(id) &&
      !templates.some((template) => template.test(id)) &&
      // `${title}.take` of a component that is given a title.
      !quoted.has(id.replace(/\.\w+$/, ''))
  )
  expect(Object.keys(catalogue).length).toBeGreaterThan(10)
  expect(unused).toEqual([])
})

test('every text stands in one area', () => {
  const texts = [...areas.values()].flatMap((area) => Object.keys(area))
  expect(texts.length).toBe(new Set(texts).size)
})

test('no file names a folder of one machine or the host of a registry', () => {
  const machine = new RegExp(['/wo' + 'rk/', 'regi' + 'stry[.]npmjs'].join('|'))
  expect([...files].filter(([, text]) => machine.test(text)).map(([file]) => file)).toEqual([])
})
