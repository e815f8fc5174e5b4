import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sampleJob } from '#tests/support/sample-job.ts'
import { NoBoard, type PublishOptions, publish } from '../../../../build/publish/publish.ts'
import { openSiteFolder } from '../../../../build/publish/site-folder.ts'

const parent = mkdtempSync(join(tmpdir(), 'loupe-publish-'))
afterAll(() => rmSync(parent, { recursive: true }))

const options: PublishOptions = {
  ...{ root: parent, dist: join(parent, 'dist'), out: join(parent, 'site'), from: join(parent, 'board.json') },
  templates: { home: '', list: '', job: '', house: '' },
  isDryRun: true,
  tell: () => {}
}

test('a run says beforehand what it would do, and does nothing: what is new, has ended, goes, and cannot be a page', async () => {
  const jobs = [
    sampleJob('1'),
    sampleJob('a:b'),
    sampleJob('gone', { status: 'deleted', ending: 'filled-here' }),
    { id: 'broken' }
  ]
  writeFileSync(options.from ?? '', JSON.stringify({ jobs }))
  const folder = await openSiteFolder(options.out)
  const made = { says: 'a', within: 'b', changed: '2026-11-19' }
  await folder.finish({ files: { 'jobs/1.html': made, 'jobs/never.html': made }, closed: {} })
  const before = readdirSync(parent)
  // Home, all jobs, those of one category, of one place, of both, one job, and one that has ended.
  expect(await publish(options)).toEqual({ pages: 7, drawn: 7, kept: 0, closed: 1, removed: 1, unnamed: 1, invalid: 1 })
  expect(readdirSync(parent)).toEqual(before)
})

test('a board of one device is published from a file that is named', async () => {
  await expect(publish({ ...options, from: undefined })).rejects.toThrow(NoBoard)
})
