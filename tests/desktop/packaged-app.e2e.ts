import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRawHeader, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { desktopOrigin, openDesktop } from '#tests/desktop/harness/desktop.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { fuses } from '../../build/package/electron-fuses.mjs'
import { packageWithStubElectron } from '../../build/package/package-with-stub-electron.mjs'
import { checkNodeVersion, forPackaging } from '../../build/scripts/check-node-version.mjs'

// Packs by itself, whatever else the journeys are taken from.
test.describe.configure({ mode: 'serial' })
const tooOld = checkNodeVersion(process.versions.node, forPackaging)
test.skip(tooOld !== null, tooOld ?? '')

const root = join(import.meta.dirname, '../..')
let packed: Awaited<ReturnType<typeof packageWithStubElectron>>
let files: string[]
test.beforeAll(async () => {
  packed = await packageWithStubElectron()
  const listed = listPackage(join(packed.resources, 'app.asar'), { isPack: false })
  files = listed.map((file) => file.replaceAll('\\', '/').slice(1))
})

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('packaged app › has each Electron fuse set as configured', async () => {
  const wire = await getCurrentFuseWire(packed.program)
  for (const fuse of Object.values(FuseV1Options).filter((value) => typeof value === 'number')) {
    expect(wire[fuse], FuseV1Options[fuse]).toBe(fuses[fuse] ? FuseState.ENABLE : FuseState.DISABLE)
  }
})

test('packaged archive › has the built app and nothing else', () => {
  const isFolder = (file: string) => files.some((other) => other.startsWith(`${file}/`))
  const content = files.filter((file) => !isFolder(file)).sort()
  const built = ['main', 'preload', 'renderer'].flatMap((part) => filesIn(join(root, 'out', part)))
  const expected = [...built.map((file) => file.slice(root.length + 1).replaceAll('\\', '/')), 'package.json'].sort()
  expect(content).toEqual(expected)
  for (const file of content) expect(file).not.toMatch(/\.(tsx?|map|env.*|md|pem|key)$|node_modules|(^|\/)(tests?|\.)/)
  const names = Object.keys(JSON.parse(readFileSync(join(packed.extracted, 'package.json'), 'utf8')))
  expect(names.sort()).toEqual(['author', 'description', 'homepage', 'license', 'main', 'name', 'type', 'version'])
})

test('packaged archive › contains no local path, source map or test setting', () => {
  for (const file of filesIn(join(packed.extracted, 'out')).filter((name) => /\.(c?js|css|html|json)$/.test(name))) {
    const text = readFileSync(file, 'utf8')
    expect(text, file).not.toContain('sourceMappingURL=')
    expect(text, file).not.toContain(root)
    expect(text, file).not.toMatch(/LOUPE_(FIREBASE_EMULATORS|TEST_)/)
  }
})

test('packaged archive › has a SHA-256 of each file and of its header', () => {
  const { header, headerString } = getRawHeader(join(packed.resources, 'app.asar')) as unknown as {
    header: { files: Record<string, unknown> }
    headerString: string
  }
  const unsigned: string[] = []
  const walk = (entries: Record<string, unknown>, at: string) => {
    for (const [name, entry] of Object.entries(entries)) {
      const { files: inside, integrity } = entry as {
        files?: Record<string, unknown>
        integrity?: { algorithm: string; hash: string }
      }
      if (inside) walk(inside, `${at}${name}/`)
      else {
        const content = readFileSync(join(packed.extracted, at, name))
        const isRight = integrity?.hash === createHash('sha256').update(content).digest('hex')
        if (integrity?.algorithm !== 'SHA256' || !isRight) unsigned.push(at + name)
      }
    }
  }
  walk(header.files, '')
  expect(unsigned).toEqual([])
  expect(createHash('sha256').update(headerString).digest('hex')).toMatch(/^[0-9a-f]{64}$/)
})

test('packaged app › includes the licences and has no update server', () => {
  expect(readdirSync(packed.resources).sort()).toEqual(['app.asar', 'licences.txt'])
  expect(existsSync(join(packed.resources, 'app.asar.unpacked'))).toBe(false)
})

test('packaged app › searches and keeps its theme over a restart', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: desktopOrigin })
  const { folder, remove } = userDataFolder()
  const desktop = await openDesktop(context, folder, { app: join(packed.extracted, 'out') })
  const page = await context.newPage()
  await page.goto('/jobs')
  await expect(page.getByRole('link', { name: 'Details' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(() => desktop.main().ask('theme')).toBe('dark')
  await desktop.restart('kill')
  expect(await desktop.main().ask('theme')).toBe('dark')
  expect(desktop.main().shown.preload).toContain(join('extracted', 'out', 'preload'))
  expect(desktop.unanswered).toEqual([])
  await context.close()
  await desktop.close()
  remove()
})
