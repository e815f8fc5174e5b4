/**
 * The layers of the code, as its imports draw them.
 * @typedef {object} Layers
 * @property {readonly string[]} names the layers that there are
 * @property {readonly (readonly [upper: string, lower: string])[]} imports which layer imports from which
 */

/** @param {string} source a module's path from the project's folder @returns {string | undefined} */
function layerOf(source) {
  const [top = '', inner = '', ...more] = source.split('/')
  if (top === 'shared') return 'shared'
  if (top === 'electron') return `electron/${inner}`
  if (top !== 'renderer') return undefined
  return more.length > 0 ? inner : 'main.tsx'
}

/** @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules @returns {Layers} */
export function listLayers(modules) {
  const names = new Set()
  const imports = new Set()
  for (const { source, dependencies } of modules) {
    const upper = layerOf(source)
    if (upper === undefined) continue
    names.add(upper)
    for (const { resolved } of dependencies) {
      const lower = layerOf(resolved)
      if (lower !== undefined && lower !== upper) imports.add(`${upper} ${lower}`)
    }
  }
  return {
    names: [...names].sort(),
    imports: [...imports].sort().map((pair) => /** @type {[string, string]} */ (pair.split(' ')))
  }
}

/** The imports that do not follow from others: who imports a layer may use what that one is built on. @param {Layers} layers */
export function directImports({ imports }) {
  const below = (/** @type {string} */ upper) => imports.filter(([from]) => from === upper).map(([, to]) => to)
  /** @param {string} from @param {string} to @returns {boolean} */
  const reaches = (from, to) => below(from).some((next) => next === to || reaches(next, to))
  return imports.filter(
    ([upper, lower]) => !below(upper).some((between) => between !== lower && reaches(between, lower))
  )
}
