import postcss from 'postcss'
import { compatData, listLacking } from './browser-compat-data.mjs'

/** Without these a page looks plainer, and works. */
const enhancements = new Set([
  ...['accent-color', 'cursor', 'field-sizing', 'font-family', 'outline', 'overscroll-behavior', 'resize', 'text-wrap'],
  ...[
    'scrollbar-color',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-size-adjust',
    'forced-color-adjust',
    'size',
    'break-after'
  ],
  ...['content-visibility', 'contain-intrinsic-block-size', 'overflow-clip-margin', 'align-content', 'place-self'],
  // Rules of @container are ignored with it.
  ...['container', 'container-type']
])

/** @type {any} */
const { properties, selectors, types } = compatData.css
const functions = new Map(listFunctions(types))

/** @param {any} folder @returns {[string, any][]} functions of values: 'color-mix' */
function listFunctions(folder) {
  return Object.entries(folder).flatMap(([name, feature]) =>
    name === '__compat' ? [] : [[name, feature], ...listFunctions(feature)]
  )
}

/**
 * Declarations that a browser of package.json ignores, without an earlier one that it takes, and selectors that cost it a whole rule.
 * @param {string} css @param {string} file @returns {string[]}
 */
export function findUnsupportedStyles(css, file) {
  /** @type {string[]} */
  const found = []
  const sheet = postcss.parse(css, { from: file })
  sheet.walkRules((rule) => {
    if (isTested(rule)) return
    const lacking = rule.selectors.map(findLackingSelector)
    // A list is ignored as a whole.
    if (lacking.some(Boolean) && !lacking.every(Boolean)) found.push(`${lacking.find(Boolean)} in a list of selectors`)
  })
  sheet.walkDecls((declaration) => {
    const { prop, parent } = declaration
    if (isTested(declaration) || prop.startsWith('-') || enhancements.has(prop)) return
    const lacking = findLackingValue(declaration)
    const hasFallback = parent?.nodes?.some(
      (each) =>
        each.type === 'decl' &&
        each !== declaration &&
        (each.prop === prop || each.prop === `-webkit-${prop}`) &&
        !findLackingValue(each, each.prop !== prop)
    )
    if (lacking && !hasFallback) found.push(`${declaration} (${lacking})`)
  })
  return found
}

/** @param {string} selector */
function findLackingSelector(selector) {
  for (const [pseudo, name = ''] of selector.matchAll(/::?([\w-]+)/g)) {
    const browsers = name.startsWith('-') ? '' : listLacking(selectors[name])
    if (browsers) return `${pseudo} (not in ${browsers})`
  }
  return ''
}

/** @param {import('postcss').Declaration} declaration @param {boolean} [isPrefixed] */
function findLackingValue({ prop, value }, isPrefixed = false) {
  const property = isPrefixed ? undefined : properties[prop]
  const used = [property, ...(value.match(/[\w-]+/g) ?? []).map((word) => property?.[word])]
  for (const [, name = ''] of value.matchAll(/([\w-]+)\(/g)) used.push(functions.get(name))
  if (/\d[sld]v[hwib]\b/.test(value)) used.push(types.length.viewport_percentage_units_dynamic)
  if (/\dr?lh\b/.test(value)) used.push(types.length.lh)
  if (/\dcq\w+\b/.test(value)) used.push(types.length.container_query_length_units)
  return used.map(listLacking).find(Boolean)
}

/** @param {import('postcss').ChildNode} node @returns {boolean} in an @supports */
function isTested(node) {
  const parent = /** @type {import('postcss').ChildNode | undefined} */ (node.parent)
  return parent !== undefined && ((parent.type === 'atrule' && parent.name === 'supports') || isTested(parent))
}
