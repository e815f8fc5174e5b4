import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { createBuilderConfig } from '../../../build/package/builder-config.mjs'
import { packagesFolder } from '../../../build/package/places.mjs'
import { settingNames } from '../../../build/scripts/settings.mjs'
import { projectRoot } from './planted-project.ts'

// GitHub has never run it from here: what can be read of it is checked, and no more is said.
interface Step {
  name?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}
const text = readFileSync(join(projectRoot, '.github/workflows/package.yml'), 'utf8')
const document = parseDocument(text, { strict: true, uniqueKeys: true })
const workflow = document.toJS()
const jobs: [string, { steps: Step[]; [key: string]: unknown }][] = Object.entries(workflow.jobs)
const steps = jobs.flatMap(([, job]) => job.steps)
/** What the build of the packages is handed. */
const packagingEnv = steps.find(({ run }) => run === 'npm run package')?.env ?? {}
const json = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))

test('it is YAML without a complaint, and every word at its place is one that workflows have', () => {
  expect(document.errors).toEqual([])
  expect(document.warnings).toEqual([])
  expect(Object.keys(workflow).sort()).toEqual(['concurrency', 'jobs', 'name', 'on', 'permissions'])
  expect(Object.keys(workflow.on).sort()).toEqual(['push', 'workflow_dispatch'])
  for (const [, job] of jobs) {
    expect(['name', 'runs-on', 'steps', 'strategy', 'timeout-minutes']).toEqual(
      expect.arrayContaining(Object.keys(job).sort())
    )
  }
  for (const step of steps) {
    expect(['name', 'uses', 'run', 'with', 'env']).toEqual(expect.arrayContaining(Object.keys(step)))
    expect([step.uses, step.run].filter(Boolean)).toHaveLength(1)
  }
})

test('three systems, none of which stops the others', () => {
  const [, job] = jobs[0] ?? []
  expect(job).toMatchObject({
    'runs-on': expect.stringMatching(/^\$\{\{ matrix\.system \}\}$/),
    strategy: { 'fail-fast': false, matrix: { system: ['ubuntu-latest', 'windows-latest', 'macos-latest'] } }
  })
})

test('it may read the code and nothing else, and what others wrote is named by its content', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/)
  expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toEqual({
    'persist-credentials': false
  })
})

test('every command and file that it names is there', () => {
  const { scripts } = json('package.json')
  const commands = steps.flatMap(({ run }) => run?.split('\n') ?? []).filter(Boolean)
  expect(commands).toEqual(['npm ci', 'npm run package'])
  for (const command of commands) {
    const [, name] = /^npm run (\S+)$/.exec(command) ?? []
    if (name) expect(scripts).toHaveProperty(name)
  }
  for (const script of Object.values<string>(scripts)) {
    const [, file] = /^node (\S+\.mjs)/.exec(script) ?? []
    if (file) expect(existsSync(join(projectRoot, file)), file).toBe(true)
  }
  const nodeFile = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with?.['node-version-file']
  expect(existsSync(join(projectRoot, String(nodeFile)))).toBe(true)
})

test('every expression closes and names something that workflows know', () => {
  const expressions = [...text.matchAll(/\$\{\{(.*?)\}\}/g)].map(([, inner = '']) => inner)
  expect(expressions).toHaveLength(text.split('${{').length - 1)
  for (const inner of expressions) {
    const names = inner.replace(/'[^']*'/g, '').match(/[a-z]\w*\.\w+/gi) ?? []
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^(github\.ref|matrix\.system|(secrets|vars)\.[A-Z_]+)$/)
  }
})

test('it keeps what the packager makes, and its settings are settings', () => {
  const kept = String(steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))?.with?.path)
  for (const ending of ['exe', 'dmg', 'zip', 'AppImage', 'deb'])
    expect(kept).toContain(`${packagesFolder}/*.${ending}\n`)
  const config = createBuilderConfig(projectRoot, { version: '45.4.1', domain: 'a.example', updateUrl: '' })
  expect(config.directories?.output).toBe(packagesFolder)
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8')
  for (const name of settingNames) expect(example).toContain(name)
})

test('it builds with every setting that a build has, each a variable of the same name', () => {
  const given = Object.entries(packagingEnv).filter(([name]) => name.startsWith('LOUPE_'))
  expect(given.map(([name]) => name).sort()).toEqual([...settingNames].sort())
  for (const [name, value] of given) expect(value).toBe(`\${{ vars.${name} }}`)
})

test("what opens Apple's door is handed to a Mac alone", () => {
  const ofApple = Object.entries(packagingEnv).filter(([name]) => name.startsWith('APPLE_'))
  expect(ofApple).toHaveLength(3)
  for (const [name, value] of ofApple)
    expect(value).toBe(`\${{ matrix.system == 'macos-latest' && secrets.${name} || '' }}`)
})
