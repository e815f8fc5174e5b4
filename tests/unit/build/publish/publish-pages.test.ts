import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../../../build/settings/settings.mjs'
import { plantCommands } from '../planted-project.ts'

const publicUrl = { LOUPE_PUBLIC_URL: 'https://jobs.example.com' }

/** Says what it is asked to publish, and does nothing. */
const publisher = `
export class NoBoard extends Error {}
export class ForeignFolder extends Error {}
export async function publish({ tell, ...asked }) {
  process.stdout.write(JSON.stringify(asked) + '\\n')
  if (process.env.BOARD === 'away') throw Object.assign(new Error('offline'), { name: 'StoreError' })
  if (process.env.BOARD === 'none') throw new NoBoard('The board has no list of "jobs".')
  return { pages: 7, drawn: 6, kept: 1, closed: 2, removed: 3, unnamed: 4, invalid: 5, failed: ['/jobs/1: a reason'], isListLost: true }
}`

let planted: ReturnType<typeof plantCommands>
beforeAll(() => {
  const folder = 'node_modules/.cache/loupe/publishers/index-a1b2c3'
  const settings = JSON.stringify(readSettings({ ...process.env, ...publicUrl }))
  planted = plantCommands({
    'dist/200.html': '<script type="module" crossorigin src="/assets/index-a1b2c3.js"></script>',
    'board.json': '{ "jobs": [] }',
    [`${folder}/package.json`]: '{ "type": "module" }',
    [`${folder}/publisher.js`]: publisher,
    [`${folder}/built.json`]: JSON.stringify({ settings, templates: { home: 'the page' } })
  })
})
afterAll(() => planted.remove())

const publishPages = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  planted.run('publish/publish-pages.mjs', args, { ...publicUrl, ...env })

/** Options of the call to the publisher, as it printed them. */
const readAsked = (output: string) => JSON.parse(/^\{.*\}$/m.exec(output)?.[0] ?? '')

test('publish --dry-run › prints the planned changes for the given paths', async () => {
  const [from, out] = [join(planted.root, 'board.json'), join(planted.root, 'copy')]
  const { code, output } = await publishPages(['--from', from, '--out', out, '--dry-run'])
  expect(code).toBe(0)
  const { root } = planted
  expect(readAsked(output)).toEqual({
    ...{ root, dist: join(root, 'dist'), templates: { home: 'the page' }, from, out, isDryRun: true }
  })
  expect(output).toContain(
    'Dry run, nothing was written: 7 pages, 6 new or changed, 1 unchanged.\n' +
      '2 of them are for closed jobs.\n3 pages were removed.\n' +
      '4 have no page of their own, because their id cannot be a file name. The app shows them.\n' +
      'Not published, because it could not be rendered: /jobs/1: a reason\n' +
      'The list of the last run could not be read, so every page was rendered again.\n' +
      '5 records could not be read and were left out.\n'
  )
})

test('publisher › reads the configured board and reports an unreadable board', async () => {
  const { code, output } = await publishPages([], { BOARD: 'away' })
  expect(readAsked(output)).toMatchObject({ out: join(planted.root, 'out/site'), isDryRun: false })
  expect(readAsked(output)).not.toHaveProperty('from')
  expect(code).toBe(1)
  expect(output).toContain('The jobs could not be read (offline). The site was not changed.')
  expect(output).not.toMatch(/^ {4}at /m)
  const none = await publishPages([], { BOARD: 'none' })
  expect([none.code, none.output]).toEqual([1, expect.stringContaining('The board has no list of "jobs".')])
  expect(none.output).not.toMatch(/^ {4}at /m)
})

test('publisher › rebuilds an app with other settings, or does nothing', async () => {
  const { code, output } = await publishPages([], { LOUPE_DOMAIN: 'other.example' })
  const reason = 'The web app could not be built:\nThere is nothing to build.'
  expect([code, output]).toEqual([1, expect.stringContaining(reason)])
  expect(output).not.toContain('isDryRun')
  const nowhere = await publishPages([], { LOUPE_PUBLIC_URL: '' })
  expect([nowhere.code, nowhere.output]).toEqual([1, expect.stringContaining('Set LOUPE_PUBLIC_URL')])
})

test('publisher › reports a missing board file and uses no other', async () => {
  const missing = join(planted.root, 'none.json')
  const { code, output } = await publishPages(['--from', missing])
  expect([code, output]).toEqual([1, expect.stringContaining(`The file ${missing} does not exist.`)])
  expect(output).not.toContain('isDryRun')
})
