import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { publicAddress } from '#renderer/config/build-time-settings.ts'
import * as entry from '#renderer/entry-server.tsx'
import type { Job } from '#shared/domain/job/job.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { planPage } from '../../../../build/publish/plan-published-page.ts'
import { NoBoard, type PublishOptions, publish } from '../../../../build/publish/publish.ts'
import { listPages } from '../../../../build/publish/published-pages.ts'
import { hash, type Manifest, openPublishedSiteFolder } from '../../../../build/publish/published-site-folder.ts'
import { boardLink, readBoardFile } from '../../../../build/publish/read-public-board.ts'
import * as pictures from '../../../../build/publish/share-image-process.ts'

const parent = mkdtempSync(join(tmpdir(), 'loupe-publish-'))
afterAll(() => rmSync(parent, { recursive: true }))

const options: PublishOptions = {
  ...{ root: parent, dist: join(parent, 'dist'), out: join(parent, 'site'), from: join(parent, 'board.json') },
  templates: { home: '', list: '', job: '', company: '' },
  isDryRun: true,
  onProgress: () => {}
}

test('publisher (dry run) › counts the planned changes and writes no files', async () => {
  const jobs = [
    sampleJob('1'),
    ...['a:b', 'a/b', '..', 'a/../../b', 'a\u0000b', 'a\nb', 'a.', 'B', 'b'].map((id) => sampleJob(id)),
    sampleJob('gone', { status: 'deleted', ending: 'filled-here' }),
    { id: 'broken' }
  ]
  writeFileSync(options.from ?? '', JSON.stringify({ jobs }))
  const folder = await openPublishedSiteFolder(options.out)
  const made = { says: 'a', within: 'b', changed: '2026-11-19' }
  await folder.finish({
    files: new Map([
      ['jobs/1.html', made],
      ['jobs/never.html', made]
    ]),
    closed: new Map()
  })
  const before = readdirSync(parent)
  // Home, all jobs, those of one category, of one place, of both, one job, and one that has ended.
  expect(await publish(options)).toEqual({
    pages: 8,
    drawn: 8,
    kept: 0,
    closed: 1,
    removed: 1,
    unnamed: 8,
    invalid: 1,
    failed: [],
    isListLost: false
  })
  expect(readdirSync(parent)).toEqual(before)
})

/** A site with the pages of these jobs that are live, and what was closed before. */
async function publishBefore(out: string, jobs: readonly Job[], closed: Manifest['closed'] = new Map()) {
  const [text, now] = [JSON.stringify({ jobs }), new Date()]
  writeFileSync(options.from ?? '', text)
  mkdirSync(options.dist, { recursive: true })
  const before: Manifest = { files: new Map(), closed: new Map() }
  const how = { site: publicAddress ?? '', boardHead: boardLink, template: hash(''), before, now }
  const planned = (await listPages(await readBoardFile(text, now), new Map())).map((page) => planPage(page, how))
  const folder = await openPublishedSiteFolder(out)
  for (const { file, picture } of planned) {
    await folder.write(file, `drawn as ${file}`)
    await folder.write(picture.file, 'a picture')
  }
  await folder.finish({ files: new Map(planned.map(({ file, made }) => [file, made])), closed })
  return planned
}

test('publisher › does not rebuild an unchanged page', async () => {
  const out = join(parent, 'unchanged')
  const planned = await publishBefore(out, [sampleJob('1')])
  expect(await publish({ ...options, out, isDryRun: false })).toMatchObject({ pages: 6, drawn: 0, kept: 6 })
  for (const { file } of planned) expect(readFileSync(join(out, file), 'utf8')).toBe(`drawn as ${file}`)
})

test('publisher › reports a failure and leaves no files', async () => {
  writeFileSync(options.from ?? '', JSON.stringify({ jobs: [] }))
  const before = readdirSync(parent)
  const onProgress = () => {
    throw new Error('the terminal is gone')
  }
  const run = publish({ ...options, out: join(parent, 'first'), isDryRun: false, onProgress })
  await expect(run).rejects.toThrow('the terminal is gone')
  expect(readdirSync(parent)).toEqual(before)
})

test('publisher › omits and reports a job that cannot be rendered', async () => {
  const out = join(parent, 'one-fails')
  writeFileSync(options.from ?? '', JSON.stringify({ jobs: ['1', '2', '3'].map((id) => sampleJob(id)) }))
  vi.spyOn(pictures, 'drawPictures').mockResolvedValue()
  const { renderScreen } = entry
  vi.spyOn(entry, 'renderScreen').mockImplementation(async (at, results) => {
    if (at === '/jobs/2') throw new Error('no day')
    return renderScreen(at, results)
  })
  const { failed, pages } = await publish({ ...options, out, isDryRun: false })
  expect([failed, pages]).toEqual([['/jobs/2: no day'], 8])
  expect(['1', '2', '3'].filter((id) => existsSync(join(out, `jobs/${id}.html`)))).toEqual(['1', '3'])
  expect(readFileSync(join(out, 'sitemap-1.xml'), 'utf8')).not.toContain('/jobs/2<')
})

test('publisher › finishes all writes before it fails on missing pictures', async () => {
  writeFileSync(options.from ?? '', JSON.stringify({ jobs: [sampleJob('1')] }))
  const before = readdirSync(parent)
  vi.spyOn(pictures, 'drawPictures').mockRejectedValue(new Error('no faces'))
  const drawn: number[] = []
  const onProgress: PublishOptions['onProgress'] = (_what, done) => drawn.push(done)
  const run = publish({ ...options, out: join(parent, 'second'), isDryRun: false, onProgress })
  await expect(run).rejects.toThrow('no faces')
  expect([drawn, readdirSync(parent)]).toEqual([[1, 2, 3, 4, 5, 6], before])
})

test('publisher › fails for a local board without its data file', async () => {
  await expect(publish({ ...options, from: undefined })).rejects.toThrow(NoBoard)
})
