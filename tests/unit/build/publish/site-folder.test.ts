import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import disk from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { ForeignFolder, openSiteFolder, readPublished } from '../../../../build/publish/site-folder.ts'

const parent = mkdtempSync(join(tmpdir(), 'loupe-site-'))
afterAll(() => rmSync(parent, { recursive: true }))

const made = { says: 'a', within: 'b', changed: '2026-11-19' }
const manifest = { files: { 'jobs/1.html': made }, closed: {} }

async function publishInto(out: string, content: string): Promise<void> {
  const folder = await openSiteFolder(out)
  await folder.write('jobs/1.html', content)
  await folder.finish(manifest)
}

test('a site is there when it is finished, in the place of the one before, and nothing else is left', async () => {
  const out = join(parent, 'one/site')
  expect(await readPublished(out)).toEqual({ files: {}, closed: {} })
  await publishInto(out, 'first')
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('first')
  const folder = await openSiteFolder(out)
  await folder.write('jobs/1.html', 'second')
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('first')
  await folder.finish(manifest)
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('second')
  expect(await readPublished(out)).toEqual(manifest)
  expect(readdirSync(join(parent, 'one'))).toHaveLength(2)
})

test('a file is taken over from the site before; what is gone from it is not', async () => {
  const out = join(parent, 'two')
  await publishInto(out, 'kept')
  const folder = await openSiteFolder(out)
  expect(await folder.keep('jobs/1.html')).toBe(true)
  expect(await folder.keep('jobs/2.html')).toBe(false)
  await folder.finish(manifest)
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('kept')
})

test('a new site stays where the old one cannot be removed, which is left to the next run', async () => {
  const own = join(parent, 'busy')
  await publishInto(join(own, 'site'), 'old')
  const remove = vi.spyOn(disk, 'rm').mockRejectedValueOnce(new Error('EBUSY'))
  syncBuiltinESMExports()
  onTestFinished(() => {
    remove.mockRestore()
    syncBuiltinESMExports()
  })
  await publishInto(join(own, 'site'), 'new')
  expect(remove).toHaveBeenCalledOnce()
  expect(readFileSync(join(own, 'site/jobs/1.html'), 'utf8')).toBe('new')
  await publishInto(join(own, 'site'), 'newer')
  expect(readdirSync(own)).toHaveLength(2)
})

test('a run that is abandoned leaves the old site as it was', async () => {
  const out = join(parent, 'three')
  await publishInto(out, 'old')
  const folder = await openSiteFolder(out)
  await folder.write('jobs/1.html', 'new')
  await folder.abandon()
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('old')
})

test('what a killed run has left behind is removed by the next; what a running one makes is not', async () => {
  const own = join(parent, 'four')
  const out = join(own, 'site')
  // No process has the highest number there is.
  mkdirSync(join(own, '.site-4194304-x/jobs'), { recursive: true })
  mkdirSync(join(own, `.site-${process.ppid}-x`))
  await publishInto(out, 'site')
  expect(existsSync(join(own, '.site-4194304-x'))).toBe(false)
  expect(existsSync(join(own, `.site-${process.ppid}-x`))).toBe(true)
})

test('what another user’s running process makes is left alone', async () => {
  const own = join(parent, 'others')
  mkdirSync(join(own, `.site-${process.ppid}-x`), { recursive: true })
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
  })
  await publishInto(join(own, 'site'), 'site')
  expect(existsSync(join(own, `.site-${process.ppid}-x`))).toBe(true)
})

test('a folder with something else in it is left alone, an empty one is taken', async () => {
  const out = join(parent, 'five')
  mkdirSync(out)
  writeFileSync(join(out, 'mine.txt'), 'mine')
  await expect(openSiteFolder(out)).rejects.toThrow(ForeignFolder)
  await expect(readPublished(out)).rejects.toThrow('name a folder that is new or empty')
  rmSync(join(out, 'mine.txt'))
  await publishInto(out, 'site')
  expect(readFileSync(join(out, 'jobs/1.html'), 'utf8')).toBe('site')
})
