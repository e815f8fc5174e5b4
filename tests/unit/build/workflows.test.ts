import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { firebaseTools } from '../../../build/firebase/firebase-tools.mjs'
import { createBuilderConfig } from '../../../build/package/builder-config.mjs'
import { packagesFolder } from '../../../build/package/places.mjs'
import { checkNodeVersion, forPackaging } from '../../../build/scripts/node-version.mjs'
import { settingNames } from '../../../build/settings/settings.mjs'
import { projectRoot } from './planted-project.ts'

// GitHub has never run them from here: what can be read of them is checked, and no more is said.
interface Step {
  name?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}
function readWorkflow(name: string) {
  const text = readFileSync(join(projectRoot, `.github/workflows/${name}.yml`), 'utf8')
  const document = parseDocument(text, { strict: true, uniqueKeys: true })
  const workflow = document.toJS()
  const jobs: { steps: Step[]; [key: string]: unknown }[] = Object.values(workflow.jobs)
  const steps = jobs.flatMap((job) => job.steps)
  const nodeVersion = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with?.['node-version']
  return { text, document, workflow, jobs, steps, nodeVersion }
}
const testing = readWorkflow('test')
const packaging = readWorkflow('package')
const publishing = readWorkflow('publish')
/** Environment of the packages' build. */
const packagingEnv = packaging.steps.find(({ run }) => run === 'npm run package')?.env ?? {}
const json = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))

describe.each(Object.entries({ test: testing, package: packaging, publish: publishing }))(
  '%s.yml',
  (_, { text, document, workflow, jobs, steps }) => {
    test('is YAML without a complaint, and every word at its place is one that workflows have', () => {
      expect(document.errors).toEqual([])
      expect(document.warnings).toEqual([])
      expect(Object.keys(workflow).sort()).toEqual(['concurrency', 'jobs', 'name', 'on', 'permissions'])
      expect(['pull_request', 'push', 'schedule', 'workflow_dispatch']).toEqual(
        expect.arrayContaining(Object.keys(workflow.on))
      )
      for (const job of jobs) {
        expect(['name', 'runs-on', 'steps', 'strategy', 'timeout-minutes']).toEqual(
          expect.arrayContaining(Object.keys(job).sort())
        )
        // One of the matrix stops no other.
        expect(job).toMatchObject({ strategy: { 'fail-fast': false } })
      }
      for (const step of steps) {
        expect(['name', 'uses', 'run', 'with', 'env']).toEqual(expect.arrayContaining(Object.keys(step)))
        expect([step.uses, step.run].filter(Boolean)).toHaveLength(1)
      }
    })

    test('may read the code and nothing else, and what others wrote is named by its content', () => {
      expect(workflow.permissions).toEqual({ contents: 'read' })
      for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/)
      expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toEqual({
        'persist-credentials': false
      })
    })

    test('has expressions that close and name something that workflows know', () => {
      const expressions = [...text.matchAll(/\$\{\{(.*?)\}\}/g)].map(([, inner = '']) => inner)
      expect(expressions).toHaveLength(text.split('${{').length - 1)
      for (const inner of expressions) {
        const names = inner.replace(/'[^']*'/g, '').match(/[a-z]\w*\.\w+/gi) ?? []
        expect(names.length).toBeGreaterThan(0)
        for (const name of names)
          expect(name).toMatch(/^(github\.(ref|run_id)|matrix\.(system|node)|(secrets|vars)\.[A-Z_]+)$/)
      }
    })
  }
)

test('every check runs on each push and pull request, on the oldest Node, the one of packaging and the newest', () => {
  expect(testing.workflow.on).toEqual({ push: null, pull_request: null })
  expect(testing.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run'])
  expect(testing.jobs[0]).toMatchObject({ 'runs-on': 'ubuntu-latest', strategy: { matrix: { node: [20, 24, 26] } } })
  expect(testing.nodeVersion).toMatch(/^\$\{\{ matrix\.node \}\}$/)
  // Without Java the shared board would be left out.
  expect(testing.steps.some(({ uses }) => uses?.startsWith('actions/setup-java@'))).toBe(true)
})

test('packages are made on three systems, by a Node that Electron’s packages run on', () => {
  expect(packaging.jobs[0]).toMatchObject({
    'runs-on': expect.stringMatching(/^\$\{\{ matrix\.system \}\}$/),
    strategy: { matrix: { system: ['ubuntu-latest', 'windows-latest', 'macos-latest'] } }
  })
  expect(checkNodeVersion(`${packaging.nodeVersion}.0.0`, forPackaging)).toBeNull()
})

test('every command and file that they name is there', () => {
  const { scripts } = json('package.json')
  expect(packaging.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run package'])
  expect(scripts).toHaveProperty('package')
  for (const script of Object.values<string>(scripts)) {
    const [, file] = /^node (\S+\.mjs)/.exec(script) ?? []
    if (file) expect(existsSync(join(projectRoot, file)), file).toBe(true)
  }
  expect(existsSync(join(projectRoot, '.ci/run'))).toBe(true)
})

test('the packages are kept that the packager makes', () => {
  const upload = packaging.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
  for (const ending of ['exe', 'dmg', 'zip', 'AppImage', 'deb'])
    expect(upload?.with?.path).toContain(`${packagesFolder}/*.${ending}\n`)
  const config = createBuilderConfig(projectRoot, { version: '45.4.1', domain: 'a.example', updateUrl: '' })
  expect(config.directories?.output).toBe(packagesFolder)
})

test('pages are published every hour with the settings of the packages, and deployed by the version of the tools that is tested', () => {
  expect(publishing.workflow.on.schedule).toEqual([{ cron: '17 * * * *' }])
  const publish = publishing.steps.find(({ run }) => run === 'npm run publish:pages')
  const settings = Object.entries(packagingEnv).filter(([name]) => name.startsWith('LOUPE_'))
  expect(publish?.env).toEqual(Object.fromEntries(settings))
  expect(json('package.json').scripts).toHaveProperty('publish:pages')
  expect(publishing.steps.at(-1)?.run).toContain(`npx --yes --ignore-scripts ${firebaseTools} deploy --only hosting`)
})

test('every setting is explained in .env.example, and a variable of the same name where packages are built', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8')
  for (const name of settingNames) expect(example).toContain(name)
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
