import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { FuseV1Options, FuseVersion } from '@electron/fuses'
import { expect, test } from 'vitest'
import { createBuilderConfig } from '../../../build/package/builder-config.mjs'
import { fuses } from '../../../build/package/fuses.mjs'
import { projectRoot } from './planted-project.ts'

const product = { version: '45.4.1', domain: 'jobs.gem.example', updateUrl: '' }
const config = createBuilderConfig(projectRoot, product)

/** electron-builder's own check against its own schema. */
function check(given: object): Promise<void> {
  const packager = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'))
  const { validateConfiguration } = packager('app-builder-lib/out/util/config/config.js')
  return validateConfiguration(given, { isEnabled: false })
}

test('electron-builder takes the configuration, with an address for updates and without', async () => {
  await check(config)
  await check(createBuilderConfig(projectRoot, { ...product, updateUrl: 'https://updates.example.com/loupe' }))
})

test.each([
  ['a misspelled option', { ...config, productname: 'Loupe' }],
  ['an option of another place', { ...config, hardenedRuntime: true }],
  ['a word for a yes or no', { ...config, nsis: { oneClick: 'no' } }],
  ['a target of no system', { ...config, linux: { target: [{ arch: 'x64' }] } }]
])('electron-builder refuses %s', async (_what, wrong) => {
  await expect(check(wrong)).rejects.toThrow()
})

test('every fuse that Electron has is stated, by type and value', () => {
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

test('the archive is one, with its fingerprints beside it', () => {
  expect(config.asar).toBe(true)
  expect(config).not.toHaveProperty('disableAsarIntegrity')
  expect(config).not.toHaveProperty('asarUnpack')
})

test('every system gets what is promised', () => {
  const targets = (given: unknown) =>
    [given].flat().map((one) => (typeof one === 'string' ? one : (one as { target: string }).target))
  expect(targets(config.win?.target)).toEqual(['nsis', 'portable'])
  expect(config.nsis).toMatchObject({ oneClick: false, perMachine: false, allowElevation: true })
  expect(config.mac?.target).toEqual([
    { target: 'dmg', arch: ['x64', 'arm64'] },
    { target: 'zip', arch: ['x64', 'arm64'] }
  ])
  expect(targets(config.linux?.target)).toEqual(['AppImage', 'deb'])
  expect(config.appId).toBe('example.gem.jobs.desktop')
})

test('no kind of file is claimed, and of the addresses loupe:// alone', () => {
  expect(JSON.stringify(config)).not.toContain('fileAssociations')
  expect(config.protocols).toEqual([{ name: 'Loupe', schemes: ['loupe'] }])
})

test('on a Mac the hardened runtime has one exception', () => {
  expect(config.mac?.hardenedRuntime).toBe(true)
  const file = String(config.mac?.entitlements)
  expect(config.mac?.entitlementsInherit).toBe(file)
  const keys = [...readFileSync(resolve(projectRoot, file), 'utf8').matchAll(/<key>(.*)<\/key>\s*<(\w+)\/>/g)]
  expect(keys.map(([, key, value]) => [key, value])).toEqual([['com.apple.security.cs.allow-jit', 'true']])
})

test('where new versions lie stands in a package only when it was configured', () => {
  expect(config.publish).toBeNull()
  const url = 'https://updates.example.com/loupe'
  expect(createBuilderConfig(projectRoot, { ...product, updateUrl: url }).publish).toEqual([
    { provider: 'generic', url }
  ])
})
