import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { channels, type DesktopBridge, maxDocumentLength } from '#shared/bridge.ts'
import { type MainProcess, startMain } from '#tests/desktop/harness/main-process.ts'
import { type OpenedPage, openPage } from '#tests/desktop/harness/open-page.ts'
import { bridgeMembers } from '#tests/support/bridge-members.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'

interface Answer {
  ok: boolean
  failure?: string
  value?: unknown
}

// One main process for all of them.
test.describe.configure({ mode: 'default' })
let main: MainProcess
const folder = userDataFolder()
test.beforeAll(async () => {
  main = await startMain({ userData: folder.folder })
  expect(await call('documents:write', ['jobs', null, 0, '{"id":"kept","title":"Kept"}'])).toMatchObject({ ok: true })
})
test.afterAll(async () => {
  await main.quit()
  folder.remove()
})

function call(channel: string, given: unknown[], as?: string): Promise<Answer> {
  return main.ask<Answer>('invoke', channel, given, as)
}

/** Every file of the user-data folder with its content. */
function files(): Record<string, string> {
  const all = readdirSync(folder.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    all.map((entry) => join(entry.parentPath, entry.name)).map((path) => [path, readFileSync(path, 'latin1')])
  )
}

const random = 'a'.repeat(32)
const file = `someone_${random}`
const good: Record<string, unknown[]> = {
  [channels.readDocuments]: ['jobs', -1],
  [channels.writeDocument]: ['jobs', null, 0, '{"id":"x"}'],
  [channels.removeDocument]: ['jobs', 0, 1],
  [channels.listNotices]: [],
  [channels.undoNotice]: ['none', null],
  [channels.readNoticeContent]: ['none', null],
  [channels.discardNotice]: ['none', null],
  [channels.dismissNotice]: ['none', null],
  [channels.listCollections]: [],
  [channels.dropCollection]: ['userProfile_someone'],
  [channels.eraseDevice]: [null],
  [channels.readTheme]: [],
  [channels.chooseTheme]: ['dark'],
  [channels.openLink]: ['https://trade.example/'],
  [channels.keepFile]: ['someone', 'application/pdf', Uint8Array.from([1, 2, 3])],
  [channels.readFile]: [file],
  [channels.removeFile]: [file],
  [channels.removeFilesOf]: ['someone'],
  [channels.findText]: ['gold', 'first'],
  [channels.stopFinding]: [],
  [channels.takeRoute]: [],
  [channels.showWaiting]: [{ kind: 'requests', count: 1 }],
  [channels.readKiosk]: [],
  [channels.askKiosk]: [{ kind: 'stay' }]
}

/** Longer than any text may be, and than any but a document's. The limits themselves: tests/unit/shared/bridge.test.ts. */
const huge = 'x'.repeat(maxDocumentLength + 1)
const long = 'x'.repeat(100_001)
const odd: unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  '',
  long,
  [],
  {}
]
const names = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '.',
  '..',
  '../jobs',
  'jobs/',
  'jobs/../accounts',
  '/etc/passwd'
]
const collections = [...names, 'C:\\Windows', 'jobs\0', 'JOBS', 'quarantine', 'preferences', 'candidate', ' jobs']
const texts = [
  '',
  '{',
  'null',
  '[]',
  '[1]',
  '"text"',
  '7',
  '{"id":"x"',
  `{"id":"${huge}"}`,
  '{"id":"x"}\0',
  'undefined'
]

const fileNames = [...names, `../jobs_${random}`, `a/b_${random}`, `a\\b_${random}`, `${file}\0`, `${file}.new`, 'CON']

/** Wrong calls: each good call with one argument replaced, left out or too many, and what only a text can hold. */
const wrong: [string, unknown[]][] = [
  ...Object.entries(good).flatMap(([channel, given]): [string, unknown[]][] => [
    [channel, [...given, 'one too many']],
    ...(given.length > 0 ? [[channel, given.slice(0, -1)] as [string, unknown[]]] : []),
    ...given.flatMap((_, position) =>
      odd
        .filter((value) => !isFine(channel, position, value))
        .map((value): [string, unknown[]] => [channel, given.with(position, value)])
    )
  ]),
  ...collections.flatMap((name): [string, unknown[]][] => [
    [channels.readDocuments, [name, -1]],
    [channels.writeDocument, [name, null, 0, '{"id":"x"}']],
    [channels.removeDocument, [name, 0, 1]]
  ]),
  ...fileNames.flatMap((name): [string, unknown[]][] => [
    [channels.readFile, [name]],
    [channels.removeFile, [name]]
  ]),
  ...['', '..', '../jobs', 'a.b', 'a\0', '/'].flatMap((owner): [string, unknown[]][] => [
    [channels.keepFile, [owner, '', Uint8Array.from([1])]],
    [channels.removeFilesOf, [owner]]
  ]),
  ...texts.map((text): [string, unknown[]] => [channels.writeDocument, ['jobs', null, 0, text]]),
  ...[{ kind: 'requests' }, { kind: 'visitors', count: 1 }, { kind: 'requests', count: -1 }].map(
    (waiting): [string, unknown[]] => [channels.showWaiting, [waiting]]
  ),
  [channels.findText, ['x'.repeat(501), 'first']],
  // A list of ids takes texts, and nothing else.
  ...['{"id":"x"}', '""', '7', '["x"]'].map((text): [string, unknown[]] => [
    channels.writeDocument,
    ['appliedJobs_someone', null, 0, text]
  ])
]

/** Values that are right where they stand: a new row id is null, an address may be any text, and so may a notice. */
function isFine(channel: string, position: number, value: unknown): boolean {
  if (channel === channels.writeDocument && position === 1) return value === null || value === 7
  if (channel === channels.openLink) return value === ''
  // No call is waiting.
  if (channel === channels.showWaiting) return value === null
  // Signed out.
  if (channel.startsWith('notices:') && position === 1) return value === null
  // A file may be of no type.
  if (channel === channels.keepFile && position === 1) return value === ''
  if (channel === channels.readDocuments && position === 1) return value === -1 || value === 7
  return (channel === channels.writeDocument || channel === channels.removeDocument) && position > 0 && value === 7
}

/** A wrong call in a few words, whatever its length. */
const name = (channel: string, given: unknown[]) =>
  `${channel} ${JSON.stringify(given, (_, value) => (typeof value === 'string' ? value.slice(0, 80) : value))?.slice(0, 80)}`

test('Electron bridge › refuses each invalid call and changes no file', async () => {
  const before = files()
  expect(wrong.length).toBeGreaterThan(150)
  for (const [channel, given] of wrong) {
    const answer = await call(channel, given)
    expect(answer, name(channel, given)).toMatchObject({ ok: false, failure: 'refused' })
  }
  expect(files()).toEqual(before)
  expect(await call(channels.readDocuments, ['jobs', -1])).toMatchObject({ ok: true })
})

test('Electron bridge › refuses each caller but the app’s main frame', async () => {
  const before = files()
  expect(Object.keys(good).sort()).toEqual(Object.values(channels).sort())
  for (const caller of ['foreign', 'lookalike', 'opaque', 'frame', 'gone', 'destroyed']) {
    await test.step(caller, async () => {
      for (const [channel, given] of Object.entries(good)) {
        expect(await call(channel, given, caller), channel).toMatchObject({ ok: false, failure: 'refused' })
      }
      expect(files()).toEqual(before)
    })
  }
})

test('Electron bridge › opens only its own channels', async () => {
  const { ipcListeners } = await main.ask<{ ipcListeners: string[] }>('seen')
  expect(ipcListeners).toEqual([])
  await expect(call('electron-store-get-data', [])).rejects.toThrow('No handler')
})

test.describe('Electron bridge in the page', () => {
  // One for all.
  let shared: OpenedPage
  test.beforeAll(async ({ browser }) => {
    shared = await openPage(browser, '/disclaimer')
  })
  test.afterAll(() => shared.close())

  test('exposes only its named functions', async () => {
    const { page } = shared
    const exposed = await page.evaluate(() => {
      const bridge = Reflect.get(window, 'loupe') as DesktopBridge
      const names = Object.keys(bridge)
      Reflect.set(bridge, 'openLink', () => 'replaced')
      return { names, types: names.map((name) => typeof Reflect.get(bridge, name)), frozen: Object.isFrozen(bridge) }
    })
    expect(exposed.names).toEqual([...bridgeMembers])
    expect(new Set(exposed.types)).toEqual(new Set(['function']))
    expect(exposed.frozen).toBe(true)
    expect(
      await page.evaluate(() => ['require', 'process', 'module', 'ipcRenderer'].filter((name) => name in window))
    ).toEqual([])
  })
})
