import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listProjectFiles, projectRoot } from './planted-project.ts'

const pages = listProjectFiles().filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** The anchors that GitHub gives the headings of a page. */
function listAnchors(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
  )
}

test.each(pages)('every link of %s leads somewhere', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].flatMap(
    ([, link, source]) => link ?? source ?? []
  )
  for (const link of links.filter((each) => !/^https?:/.test(each))) {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    expect(existsSync(join(projectRoot, target)), `${link} in ${file}`).toBe(true)
    if (anchor) expect(listAnchors(read(target)), `${link} in ${file}`).toContain(anchor)
  }
})

test('a new collection takes at most five files of the product', () => {
  const [, section = ''] = /## A collection\n([\s\S]*?)\n## /.exec(read('.github/CONTRIBUTING.md')) ?? []
  const named = [...section.matchAll(/`((?:renderer|shared|electron|build)\/[^`\s]*)`/g)].map(([, path]) => path)
  expect(named).toContain('shared/collections/<name>.ts')
  expect(new Set(named).size).toBeLessThanOrEqual(5)
})

test('every file that CONTRIBUTING names is there', () => {
  const named = [...read('.github/CONTRIBUTING.md').matchAll(/`((?:renderer|shared|electron|build|tests)\/[^`\s]*)`/g)]
  expect(named.length).toBeGreaterThan(15)
  for (const [, path = ''] of named) {
    // A name in angle brackets is the newcomer's own.
    const known = path.replace(/[^/]*<.*$/, '')
    expect(existsSync(join(projectRoot, known)), path).toBe(true)
  }
})

test('the files of a field of a job name the fields in a record, so that a forgotten one does not compile', () => {
  const [, section = ''] = /^## A field of a job\n([\s\S]*?)^## /m.exec(read('.github/CONTRIBUTING.md')) ?? []
  const named = [...section.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeLessThanOrEqual(6)
  const code = named.filter((path) => /\.tsx?$/.test(path))
  expect(code.length).toBeGreaterThanOrEqual(4)
  for (const path of code) expect(read(path), path).toMatch(/Record<(ContentField|keyof StoredContent),/)
})
