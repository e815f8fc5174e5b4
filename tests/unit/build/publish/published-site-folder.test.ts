import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  ForeignFolder,
  openPublishedSiteFolder,
  readPublished
} from '../../../../build/publish/published-site-folder.ts'

const parent = mkdtempSync(join(tmpdir(), 'loupe-site-'))
afterAll(() => rmSync(parent, { recursive: true }))

const made = { says: 'a', within: 'b', changed: '2026-11-19' }
const manifest = { files: new Map([['jobs/1.html', made]]), closed: new Map() }

async function publishInto(out: string, content: string): Promise<void> {
  const folder = await openPublishedSiteFolder(out)
  await folder.write('jobs/1.html', content)
  await folder.finish(manifest)
}

test('folder of the published site › replaces the site only when it is finished', async () => {
  const out = join(parent, 'one/site')
  expect((await readPublished(out)).files.size).toBe(0)
  await publishInto(out, 'first')
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('first')
  const folder = await openPublishedSiteFolder(out)
  await folder.write('jobs/1.html', 'second')
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('first')
  await folder.finish(manifest)
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('second')
  expect(await readPublished(out)).toEqual({ ...manifest, isUnreadable: false })
  expect(readdirSync(join(parent, 'one'))).toHaveLength(2)
})

test('folder of the published site › carries an existing file over from the previous site', async () => {
  const out = join(parent, 'two')
  await publishInto(out, 'kept')
  const folder = await openPublishedSiteFolder(out)
  expect(await folder.keep('jobs/1.html')).toBe(true)
  expect(await folder.keep('jobs/2.html')).toBe(false)
  await folder.finish(manifest)
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('kept')
})

test('folder of the published site › keeps the previous site when the run is abandoned', async () => {
  const out = join(parent, 'three')
  await publishInto(out, 'old')
  const folder = await openPublishedSiteFolder(out)
  await folder.write('jobs/1.html', 'new')
  await folder.abandon()
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('old')
})

test('folder of the published site › removes leftovers of a killed run and nothing else', async () => {
  const own = join(parent, 'four')
  // No process has the highest number there is.
  const name = (end: string) => join(own, `.site-4194304-${end}`)
  for (const left of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc/notes', 'x/notes', 'notes'])
    mkdirSync(name(left), { recursive: true })
  for (const left of ['aaaaaaaaaaaa', 'x']) writeFileSync(join(name(left), '.published.json'), '{}')
  mkdirSync(join(name('dddddddddddd'), '.published.json'), { recursive: true })
  symlinkSync('.site-4194304-aaaaaaaaaaaa', name('aaaaaaaaaaaa.link'))
  symlinkSync(parent, name('eeeeeeeeeeee.link'))
  const running = join(own, `.site-${process.ppid}-aaaaaaaaaaaa`)
  mkdirSync(running)
  writeFileSync(join(running, '.published.json'), '{}')
  await publishInto(join(own, 'site'), 'site')
  const left = ['aaaaaaaaaaaa', 'aaaaaaaaaaaa.link', 'bbbbbbbbbbbb'].filter((end) => existsSync(name(end)))
  const kept = ['cccccccccccc', 'dddddddddddd', 'eeeeeeeeeeee.link', 'x', 'notes'].filter((end) =>
    existsSync(name(end))
  )
  expect([left, kept, existsSync(running)]).toEqual([
    [],
    ['cccccccccccc', 'dddddddddddd', 'eeeeeeeeeeee.link', 'x', 'notes'],
    true
  ])
})

test('folder of the published site › refuses a folder with foreign files, not an empty one', async () => {
  const out = join(parent, 'five')
  mkdirSync(out)
  writeFileSync(join(out, 'mine.txt'), 'mine')
  await expect(openPublishedSiteFolder(out)).rejects.toThrow(ForeignFolder)
  await expect(readPublished(out)).rejects.toThrow('Choose a new or empty folder')
  rmSync(join(out, 'mine.txt'))
  await publishInto(out, 'site')
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('site')
})

/** Lays something at `out` and returns what must still be there afterwards. */
const foreign: readonly [string, (out: string, beside: string) => void][] = [
  ['a link to a foreign folder', (out, beside) => symlinkSync(beside, out)],
  ['a relative link to a foreign folder', (out, beside) => symlinkSync(relative(dirname(out), beside), out)],
  [
    'a link to a link',
    (out, beside) => {
      symlinkSync(beside, `${out}-2`)
      symlinkSync(`${out}-2`, out)
    }
  ],
  ['a dangling link', (out) => symlinkSync('nowhere', out)],
  ['a link to a file', (out, beside) => symlinkSync(join(beside, 'mine.txt'), out)],
  ['a file', (out) => writeFileSync(out, 'mine')],
  ['a link to its own parent', (out) => symlinkSync('.', out)],
  ['a link to itself', (out) => symlinkSync('site', out)],
  ...[
    ['a folder named like ours without a manifest', () => {}],
    ['one whose manifest is a folder', (folder: string) => mkdirSync(join(folder, '.published.json'))],
    ['one whose manifest is a link', (folder: string) => symlinkSync('mine.txt', join(folder, '.published.json'))]
  ].map(([what, change]): [string, (out: string) => void] => [
    what as string,
    (out) => {
      const folder = join(dirname(out), '.site-4194304-aaaaaaaaaaaa')
      mkdirSync(folder)
      writeFileSync(join(folder, 'mine.txt'), 'mine')
      ;(change as (folder: string) => void)(folder)
      symlinkSync('.site-4194304-aaaaaaaaaaaa', out)
    }
  ]),
  [
    'a link to a site of another folder',
    (out, beside) => {
      const folder = join(beside, '.site-4194304-aaaaaaaaaaaa')
      mkdirSync(folder)
      writeFileSync(join(folder, '.published.json'), '{"files":[],"closed":[]}')
      symlinkSync(folder, out)
    }
  ]
]

test.each(foreign)('folder of the published site › refuses %s and changes nothing', async (_what, lay) => {
  const home = mkdtempSync(join(parent, 'foreign-'))
  const [out, beside] = [join(home, 'own/site'), join(home, 'beside')]
  for (const folder of [dirname(out), beside]) mkdirSync(folder)
  writeFileSync(join(beside, 'mine.txt'), 'mine')
  lay(out, beside)
  const list = () => readdirSync(home, { recursive: true }).sort()
  const before = list()
  await expect(openPublishedSiteFolder(out)).rejects.toThrow(ForeignFolder)
  await expect(readPublished(out)).rejects.toThrow('Choose a new or empty folder')
  expect(list()).toEqual(before)
})

test.each(['', '{', 'null', '[]', '{"files":{},"closed":{}}', '{"files":[["a",1]],"closed":[]}'])(
  'folder of the published site › reports the manifest %j as unreadable',
  async (text) => {
    const out = join(mkdtempSync(join(parent, 'damaged-')), 'site')
    await publishInto(out, 'old')
    writeFileSync(join(out, '.published.json'), text)
    expect(await readPublished(out)).toMatchObject({ isUnreadable: true, files: new Map() })
    await publishInto(out, 'new')
    expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('new')
  }
)
