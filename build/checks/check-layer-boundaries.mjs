import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { cruise } from 'dependency-cruiser'
import rules from './layer-boundary-rules.cjs'
import { listLayers } from './list-import-layers.mjs'

const layers = ['shared', 'renderer', 'electron']

/**
 * Cruises the product code of a project.
 * @param {string} root the project's folder
 * @returns {Promise<{ modules: number, complaints: string[], layers: import('./list-import-layers.mjs').Layers }>} how many of our modules were
 *   seen, one line for each broken rule, and the layers as they are
 */
export async function checkBoundaries(root) {
  const presentLayers = layers.filter((layer) => existsSync(join(root, layer)))
  const { output } = await cruise(presentLayers, {
    ...rules.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules.forbidden }
  })
  if (typeof output === 'string') throw new Error(output)
  const checkedFiles = new Set(output.modules.map(({ source }) => source))
  // A cruiser that cannot read TypeScript finds nothing wrong: every file must have been seen.
  const unseen = presentLayers.flatMap((layer) => listSources(root, layer)).filter((file) => !checkedFiles.has(file))
  const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  const modules = [...checkedFiles].filter((source) => layers.some((layer) => source.startsWith(`${layer}/`))).length
  return {
    modules,
    complaints: [...broken, ...unseen.map((file) => `not read: ${file}`)],
    layers: listLayers(output.modules)
  }
}

/** @param {string} root @param {string} layer */
function listSources(root, layer) {
  return readdirSync(join(root, layer), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== 'renderer/vite.config.ts')
}
