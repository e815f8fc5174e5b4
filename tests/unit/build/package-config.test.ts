import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses'
import { expect, test, vi } from 'vitest'
import { createBuilderConfig } from '../../../build/package/builder-config.mjs'
import { copyBuiltApp } from '../../../build/package/copy-built-app.mjs'
import { flipPackagedFuses, fuses } from '../../../build/package/electron-fuses.mjs'
import { projectRoot } from './planted-project.ts'

const product = { version: '45.4.1', domain: 'jobs.gem.example', updateUrl: '' }
const config = createBuilderConfig(projectRoot, product)

test('Electron fuses › are all set explicitly', () => {
  const names = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)))
  const stated = Object.fromEntries(
    names.map((name) => [name, fuses[FuseV1Options[name as keyof typeof FuseV1Options]]])
  )
  expect(stated).toEqual({
    RunAsNode: false,
    EnableCookieEncryption: true,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: false,
    EnableEmbeddedAsarIntegrityValidation: true,
    OnlyLoadAppFromAsar: true,
    LoadBrowserProcessSpecificV8Snapshot: false,
    GrantFileProtocolExtraPrivileges: false,
    WasmTrapHandlers: true
  })
  expect(fuses).toMatchObject({ version: FuseVersion.V1, strictlyRequireAllFuses: true })
})

test.skipIf(process.platform === 'win32')(
  'Electron fuses › are set on each system and signed again on Apple chips',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loupe-fuses-'))
    const signed = join(folder, 'signed')
    writeFileSync(join(folder, 'codesign'), `#!/bin/sh\necho "$*" >> '${signed}'\n`)
    chmodSync(join(folder, 'codesign'), 0o755)
    vi.stubEnv('PATH', folder)
    const packager = {
      platformSpecificBuildOptions: { executableName: 'loupe' },
      appInfo: { productFilename: 'Loupe' }
    }
    const ofMac = 'Loupe.app/Contents/Frameworks/Electron Framework.framework/Electron Framework'
    for (const [electronPlatformName, arch, program] of [
      ['linux', 1, 'loupe'],
      ['win32', 1, 'Loupe.exe'],
      ['darwin', 1, ofMac],
      ['darwin', 3, ofMac]
    ] as const) {
      const file = join(folder, program)
      mkdirSync(dirname(file), { recursive: true })
      // Fuse wire of an Electron program: the sentinel, version and number of the fuses, and all of them on.
      writeFileSync(file, `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009${'1'.repeat(9)}`)
      const context = { appOutDir: folder, electronPlatformName, arch, packager }
      await flipPackagedFuses(context as unknown as Parameters<typeof flipPackagedFuses>[0])
      const wire = await getCurrentFuseWire(file)
      expect([program, wire[FuseV1Options.RunAsNode]]).toEqual([program, FuseState.DISABLE])
      expect([program, wire[FuseV1Options.OnlyLoadAppFromAsar]]).toEqual([program, FuseState.ENABLE])
      expect([program, arch, existsSync(signed)]).toEqual([program, arch, arch === 3])
    }
    expect(readFileSync(signed, 'utf8')).toContain(join(folder, 'Loupe.app'))
    rmSync(folder, { recursive: true })
  }
)

test('packaged app › contains the last build and a minimal package.json', () => {
  const root = mkdtempSync(join(tmpdir(), 'loupe-staged-'))
  const folder = join(root, 'app')
  const lay = (file: string, text = '') => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const built = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html']
  for (const file of [...built, 'out/licences.txt', 'app/out/main/of-the-last-time.js']) lay(file)
  const started = {
    ...{ name: 'loupe', version: '0.1.0', description: 'A board', license: 'MIT' },
    ...{ type: 'module', main: './out/main/index.js' }
  }
  lay('package.json', JSON.stringify({ ...started, scripts: { start: 'x' }, dependencies: { react: '1' } }))
  copyBuiltApp(root, folder, 'https://jobs.gem.example')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const staged = files.filter((file) => statSync(join(folder, file)).isFile())
  expect(staged.sort()).toEqual([...built, 'package.json'])
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    ...started,
    author: 'Loupe',
    homepage: 'https://jobs.gem.example'
  })
  rmSync(root, { recursive: true })
})

test('Windows package › keeps the stored data when it is uninstalled', () => {
  expect(config.nsis?.deleteAppDataOnUninstall).toBe(false)
})

test('packaged app › registers the scheme loupe:// only, and no file types', () => {
  expect(JSON.stringify(config)).not.toContain('fileAssociations')
  expect(config.protocols).toEqual([{ name: 'Loupe', schemes: ['loupe'] }])
})

test('macOS package › has one exception to the hardened runtime', () => {
  expect(config.mac?.hardenedRuntime).toBe(true)
  const file = String(config.mac?.entitlements)
  expect(config.mac?.entitlementsInherit).toBe(file)
  const keys = [...readFileSync(resolve(projectRoot, file), 'utf8').matchAll(/<key>(.*)<\/key>\s*<(\w+)\/>/g)]
  expect(keys.map(([, key, value]) => [key, value])).toEqual([['com.apple.security.cs.allow-jit', 'true']])
})
