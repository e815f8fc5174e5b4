import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildNpxArguments, buildNpxEnvironment, firebaseTools } from '../../../build/firebase/firebase-tools.mjs'
import { installArguments } from '../../../build/scripts/packages.mjs'
import { listProjectFiles, projectRoot } from './planted-project.ts'

const texts = listProjectFiles()
  .filter((file) => /\.(mjs|ts|tsx|json|md|ya?ml)$|^\.ci\/run$/.test(file) && file !== 'package-lock.json')
  .filter((file) => !file.startsWith('tests/unit/build/foreign-code'))
  .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')] as const)

test('Firebase’s tools are of one exact version, wherever they are called by name', () => {
  expect(firebaseTools).toMatch(/^firebase-tools@\d+\.\d+\.\d+$/)
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/firebase-tools@[\w.^~*-]+/g)].map(([name]) => [file, name])
  )
  expect(named.map(([file]) => file)).toContain('build/firebase/README.md')
  for (const [file, name] of named) expect([file, name]).toEqual([file, firebaseTools])
})

test('Firebase’s tools are fetched without their install scripts, by the project and by hand', () => {
  expect(buildNpxArguments(['emulators:start'])).toEqual([
    '--yes',
    '--prefer-offline',
    '--ignore-scripts',
    firebaseTools,
    'emulators:start'
  ])
  expect(buildNpxEnvironment({})).toMatchObject({ npm_config_ignore_scripts: 'true' })
  const calls = texts
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([, text]) => text.match(/npx .*firebase-tools.*/g) ?? [])
  expect(calls.length).toBeGreaterThan(1)
  for (const call of calls) expect(call).toMatch(/^npx --ignore-scripts firebase-tools@/)
})

test('no package runs anything while it is installed, by npm start and by hand', () => {
  expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true')
  expect(installArguments.slice(0, 3)).toEqual(['ci', '--include=dev', '--ignore-scripts'])
  const installs = texts
    .filter(([file]) => /\.md$|^\.ci\/run$/.test(file))
    .flatMap(([, text]) => text.match(/npm (?:ci|install)\b[^`\n]*/g) ?? [])
  for (const install of installs) expect(install).not.toMatch(/ignore-scripts[= ]false|foreground-scripts/)
})

/** Packages with scripts of their own, and why nothing misses them. Another one is looked at before it stands here. */
const leftOut: Readonly<Record<string, string>> = {
  'node_modules/@firebase/util': 'writes down a configuration that Google’s hosting hands out: the build has its own',
  'node_modules/core-js': 'asks for donations',
  'node_modules/electron-winstaller': 'picks a program for an installer of a kind that nothing here makes (Squirrel)',
  'node_modules/protobufjs': 'warns of a wrongly written version number'
}

test('which packages come with install scripts is known, and Electron is none of them', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
  const withScripts = Object.keys(packages).filter((folder) => packages[folder].hasInstallScript)
  expect(withScripts.sort()).toEqual(Object.keys(leftOut).sort())
  const electron = JSON.parse(readFileSync(join(projectRoot, 'node_modules/electron/package.json'), 'utf8'))
  expect(electron.scripts ?? {}).toEqual({})
})

/** Calls the project's own step that fetches Electron's binary, in a process of its own. */
function fetchElectron(env: Record<string, string>): Promise<{ code: number; text: string }> {
  const step = new URL('../../../build/scripts/electron-binary.mjs', import.meta.url).href
  const script = `import('${step}').then(({ fetchElectron }) => fetchElectron()).then(console.log, (error) => { console.log(error.message); process.exit(1) })`
  const settings = { ...process.env, npm_config_ignore_scripts: 'true', ...env }
  return new Promise((done) =>
    execFile(process.execPath, ['-e', script], { env: settings }, (error, out, errors) =>
      done({ code: error ? 1 : 0, text: out + errors })
    )
  )
}

test('Electron’s binary is taken where it is, and fetched by the project’s own step, not while installing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-electron-'))
  const named = join(projectRoot, 'node_modules/electron/path.txt')
  const program = join(folder, existsSync(named) ? readFileSync(named, 'utf8').trim() : 'electron')
  const asked: string[] = []
  const mirror = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(404).end()
  })
  await new Promise<void>((done) => mirror.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}/`
  try {
    const env = {
      ELECTRON_OVERRIDE_DIST_PATH: folder,
      ELECTRON_MIRROR: address,
      electron_config_cache: join(folder, 'cache'),
      // Another system's is not in the package's folder, whatever was fetched there before.
      ELECTRON_INSTALL_PLATFORM: process.platform === 'darwin' ? 'linux' : 'darwin',
      ELECTRON_INSTALL_ARCH: 'arm64'
    }
    const missing = await fetchElectron(env)
    expect(missing).toMatchObject({ code: 1, text: expect.stringContaining('Electron could not be fetched') })
    expect(asked[0]).toMatch(/^\/v\d+\.\d+\.\d+\/electron-v\d+\.\d+\.\d+-(?:darwin|linux)-arm64\.zip$/)
    mkdirSync(dirname(program), { recursive: true })
    writeFileSync(program, '')
    expect(await fetchElectron(env)).toMatchObject({ code: 0, text: expect.stringContaining(program) })
  } finally {
    mirror.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
