import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('source code › uses browser storage in renderer/storage and platform only', () => {
  const exempt = (file: string) => /^renderer\/(storage|platform)\//.test(file) || file === 'renderer/index.html'
  expect(holding(/\b(localStorage|sessionStorage|indexedDB)\b/, exempt)).toEqual([])
})

test('source code › inserts HTML in one place only', () => {
  expect(holding(/dangerouslySetInnerHTML|\.(inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML/)).toEqual([
    'renderer/features/static-pages/stored-html.tsx'
  ])
})

test('source code › uses no object literal as a dictionary', () => {
  const dictionary = /: (Readonly<)?(Partial<)?Record<string, (?!unknown\b)[^=;()]*= \{|\[[^\]\n]+ as keyof /
  const product = /^(shared|renderer|electron|build\/publish)\/.*\.tsx?$/
  const found = [...files].filter(([file, text]) => product.test(file) && dictionary.test(code(text)))
  expect(found.map(([file]) => file).sort()).toEqual([
    // Keys of these come from an object of the same file, or are an index that the file itself makes.
    'renderer/features/jobs/search/use-is-near-viewport.ts',
    'renderer/features/moderation/queue/queue-bar.tsx',
    // Names of messages and their values, which the compiler knows.
    'renderer/messages/messages.ts'
  ])
})
