import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRawHeader, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { desktopOrigin, openDesktop } from '#tests/desktop/harness/desktop.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/target.ts'
import { fuses } from '../../build/package/fuses.mjs'
import { iconSizes } from '../../build/package/icons.mjs'
import { iconFolder } from '../../build/package/places.mjs'
import { rehearsePackages } from '../../build/package/rehearse.mjs'
import { checkNodeVersion, forPackaging } from '../../build/scripts/node-version.mjs'

// Packs by itself, whatever else the journeys are taken from.
test.describe.configure({ mode: 'serial' })
const tooOld = checkNodeVersion(process.versions.node, forPackaging)
test.skip(tooOld !== null, tooOld ?? '')

const root = join(import.meta.dirname, '../..')
let packed: Awaited<ReturnType<typeof rehearsePackages>>
let files: string[]
test.beforeAll(async () => {
  packed = await rehearsePackages()
  const listed = listPackage(join(packed.resources, 'app.asar'), { isPack: false })
  files = listed.map((file) => file.replaceAll('\\', '/').slice(1))
})

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('electron-builder has flipped every fuse of the program as it is stated', async () => {
  const wire = await getCurrentFuseWire(packed.program)
  for (const fuse of Object.values(FuseV1Options).filter((value) => typeof value === 'number')) {
    expect(wire[fuse], FuseV1Options[fuse]).toBe(fuses[fuse] ? FuseState.ENABLE : FuseState.DISABLE)
  }
})

test('the archive holds the built app and nothing else: no test, no source, no map, no package, no setting', () => {
  const isFolder = (file: string) => files.some((other) => other.startsWith(`${file}/`))
  const content = files.filter((file) => !isFolder(file)).sort()
  const built = ['main', 'preload', 'renderer'].flatMap((part) => filesIn(join(root, 'out', part)))
  const expected = [...built.map((file) => file.slice(root.length + 1).replaceAll('\\', '/')), 'package.json'].sort()
  expect(content).toEqual(expected)
  for (const file of content) expect(file).not.toMatch(/\.(tsx?|map|env.*|md|pem|key)$|node_modules|(^|\/)(tests?|\.)/)
  const names = Object.keys(JSON.parse(readFileSync(join(packed.extracted, 'package.json'), 'utf8')))
  expect(names.sort()).toEqual(['author', 'description', 'homepage', 'license', 'main', 'name', 'type', 'version'])
})

test('no file of the archive names this computer, a map of its sources, or a setting that nobody asked into it', () => {
  for (const file of filesIn(join(packed.extracted, 'out')).filter((name) => /\.(c?js|css|html|json)$/.test(name))) {
    const text = readFileSync(file, 'utf8')
    expect(text, file).not.toContain('sourceMappingURL=')
    expect(text, file).not.toContain(root)
    expect(text, file).not.toMatch(/LOUPE_(FIREBASE_EMULATORS|TEST_)/)
  }
})

test('every file of the archive has its fingerprint in the header, and the header one that can be named', () => {
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

test('beside the archive lie the licences, and no address for new versions that nobody configured', () => {
  expect(readdirSync(packed.resources).sort()).toEqual(['app.asar', 'licences.txt'])
  expect(existsSync(join(packed.resources, 'app.asar.unpacked'))).toBe(false)
})

test('the icon is there in every size that a system asks for, each drawn by itself', () => {
  const folder = join(root, iconFolder)
  // A PNG says its width in its first chunk.
  const widthOf = (png: Buffer) => png.readUInt32BE(16)
  const drawn = iconSizes.map((size) => widthOf(readFileSync(join(folder, `sizes/${size}x${size}.png`))))
  expect(drawn).toEqual([16, 24, 32, 48, 64, 128, 256, 512, 1024])
  const forWindows = readFileSync(join(folder, 'icon.ico'))
  const widths = Array.from({ length: forWindows.readUInt16LE(4) }, (_, index) => forWindows[6 + 16 * index] || 256)
  expect(widths.sort((one, other) => one - other)).toEqual([16, 24, 32, 48, 64, 128, 256])
  const chunks = readFileSync(join(folder, 'icon.icns'), 'latin1').matchAll(/IHDR(.{4})/gs)
  const forMac = [...chunks].map(([, width = '']) => Buffer.from(width, 'latin1').readUInt32BE(0))
  expect([...new Set(forMac)].sort((one, other) => one - other)).toEqual([32, 64, 128, 256, 512, 1024])
})

test('the app runs from what was packed: a search, and the theme outlives a restart', async ({ browser }) => {
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
