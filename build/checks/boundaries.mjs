import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { cruise } from 'dependency-cruiser'
import rules from './boundaries.cjs'
import { floorsOf } from './floors.mjs'

const floors = ['shared', 'renderer', 'electron']

/** Every rule there is. */
export const ruleNames = rules.forbidden.map(({ name }) => name)

/**
 * Cruises the product code of a project.
 * @param {string} root the project's folder
 * @returns {Promise<{ modules: number, complaints: string[], floors: import('./floors.mjs').Floors }>} how many of our modules were
 *   seen, one line for each broken rule, and the floors as they are
 */
export async function checkBoundaries(root) {
  const presentFloors = floors.filter((floor) => existsSync(join(root, floor)))
  const { output } = await cruise(presentFloors, {
    ...rules.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules.forbidden }
  })
  if (typeof output === 'string') throw new Error(output)
  const checkedFiles = new Set(output.modules.map(({ source }) => source))
  // A cruiser that cannot read TypeScript finds nothing wrong: every file must have been seen.
  const unseen = presentFloors.flatMap((floor) => listSources(root, floor)).filter((file) => !checkedFiles.has(file))
  const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  const modules = [...checkedFiles].filter((source) => floors.some((floor) => source.startsWith(`${floor}/`))).length
  return {
    modules,
    complaints: [...broken, ...unseen.map((file) => `not read: ${file}`)],
    floors: floorsOf(output.modules)
  }
}

/** @param {string} root @param {string} floor */
function listSources(root, floor) {
  return readdirSync(join(root, floor), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== 'renderer/vite.config.ts')
}
