import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listProjectFiles, projectRoot } from './planted-project.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const files = listProjectFiles()
const documents = files.filter((file) => file.endsWith('.md'))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** The anchor that GitHub gives a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

test.each(documents)('document %s › refers only to links, files and commands that exist', (document) => {
  const text = read(document)
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, file = '', anchor]) => ({
    file: file === '' ? document : join(dirname(document), file),
    anchor
  }))
  const dead = links.filter(({ file, anchor }) => {
    if (!existsSync(join(projectRoot, file))) return true
    const headings = anchor ? [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => toAnchor(heading)) : []
    return anchor !== undefined && !headings.includes(anchor)
  })
  expect(dead).toEqual([])
  const commands = [...text.matchAll(/`?npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => scripts[name] === undefined)).toEqual([])
  const named = [...text.matchAll(/`((?:build|electron|renderer|shared|tests)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file
  )
  expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
  // `renderer/routes/<screen>-route.tsx`: a file of that form exists.
  const forms = [...text.matchAll(/`((?:build|electron|renderer|shared|tests)\/[\w./-]*<[\w./<>-]+)`/g)].map(
    ([, form = '']) => form
  )
  const hasForm = (form: string) => {
    const pattern = new RegExp(`^${form.replaceAll('.', '\\.').replace(/<\w+>/g, '[\\w-]+')}$`)
    return files.some((file) => pattern.test(file))
  }
  expect(forms.filter((form) => !hasForm(form))).toEqual([])
  // Vitest takes paths from the project's folder, Playwright the beginning of a path in tests/.
  const tested = [...text.matchAll(/npx (?:vitest|playwright) ([^`#\n]*)/g)]
    .flatMap(([, words = '']) => words.split(/\s+/))
    .filter((word) => word.includes('/'))
  const begins = (word: string) => files.some((file) => file.startsWith(word) || file.startsWith(`tests/${word}`))
  expect(tested.filter((word) => !begins(word))).toEqual([])
})

// "`file`, `symbol`, `symbol`: what to do".
const steps = read('.github/CONTRIBUTING.md')
  .split('\n')
  .flatMap((line) => {
    const [, file = '', rest = ''] = /`([\w./-]+\/[\w.-]+\.\w+)`((?:, `\w+`)+)/.exec(line) ?? []
    return [...rest.matchAll(/`(\w+)`/g)].map(([, symbol = '']) => [file, symbol] as const)
  })

test.each(steps)('CONTRIBUTING.md › mentions the file %s, which contains %s', (file, symbol) => {
  expect(read(file)).toMatch(new RegExp(`\\b${symbol}\\b`))
})
