import { parseSync } from 'vite'
import { compatData, listLacking } from './browser-compat-data.mjs'

/** Added by renderer/platform/web/polyfills.ts. */
const polyfilled = ['toReversed', 'toSorted', 'toSpliced', 'AbortSignal.timeout', 'requestSubmit']

/** Methods with names of common words are looked at in these interfaces alone. */
const commonInterfaces =
  /^(Abort\w+|Blob|BroadcastChannel|CacheStorage|Cache|Clipboard|Crypto|CSSStyleSheet|Document|DocumentFragment|DOM(Parser|Rect|TokenList)|Element|Event|EventTarget|File|FormData|Headers|History|HTML\w*Element|IDB\w+|Location|LockManager|MediaQueryList|Navigator|Node|Performance|Range|ReadableStream|Request|Response|Selection|ServiceWorker\w*|StorageManager|URL|URLSearchParams|Window)$/

/** Methods of Loupe, or of its libraries, with the name of a newer one of the platform; and those of what is polyfilled. */
const ownMethods = [
  ...['containing', 'drop', 'escape', 'isValid', 'move', 'read', 'restore', 'segment', 'take', 'union', 'watch'],
  ...['command', 'config', 'dispose', 'ml', 'sync', 'toArray', 'toBase64', 'use']
]

/** Called only where they are. */
const tested = [
  ...['Notification', 'OffscreenCanvas', 'share', 'checkVisibility', 'startViewTransition', 'captureStackTrace'],
  // Of file-type: detect-resume-file-type.ts does without them.
  ...['DecompressionStream', 'AbortSignal.any'],
  ...['caretPositionFromPoint', 'caretRangeFromPoint', 'getComposedRanges']
]

const ignored = [...polyfilled, ...ownMethods, ...tested]

const namespaces = ['Intl', 'Math', 'JSON', 'Reflect', 'Atomics']

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */
/** @typedef {Map<string, string>} Lacking name → browsers */

/** @type {{ globals: Lacking, statics: Lacking, methods: Lacking }} */
const lacking = { globals: new Map(), statics: new Map(), methods: new Map() }
readCompatData()

function readCompatData() {
  const everywhere = new Set()
  const builtins = listMembers(compatData.javascript.builtins)
  const intl = listMembers(compatData.javascript.builtins?.Intl).map(([name, each]) => [`Intl.${name}`, each])
  const interfaces = listMembers(compatData.api).filter(([name]) => commonInterfaces.test(name))
  for (const [name, feature] of listMembers(compatData.api)) put(lacking.globals, name, feature)
  for (const [owner, feature] of /** @type {[string, Identifier][]} */ ([...builtins, ...intl, ...interfaces])) {
    put(lacking.globals, owner, feature)
    for (const [key, member] of listMembers(feature)) {
      if (key.endsWith('_event')) continue
      const name = key.replace(/_static$/, '')
      if (name !== key || namespaces.includes(owner)) put(lacking.statics, `${owner}.${name}`, member)
      else if (listLacking(member) === '') everywhere.add(name)
      else put(lacking.methods, name, member)
    }
  }
  for (const name of everywhere) lacking.methods.delete(name)
  for (const names of Object.values(lacking)) for (const name of ignored) names.delete(name)
}

/** @param {Identifier | undefined} feature @returns {[string, Identifier][]} */
function listMembers(feature) {
  return /** @type {any} */ (Object.entries(feature ?? {}).filter(([key]) => key !== '__compat'))
}

/** @param {Lacking} into @param {string} name @param {Identifier} feature */
function put(into, name, feature) {
  const browsers = listLacking(feature)
  if (browsers) into.set(name, browsers)
}

/**
 * Calls of what a browser of package.json lacks, by name. Syntax is the build's: it is lowered. Optional calls are feature tests.
 * @param {string} code @param {string} file @returns {string[]}
 */
export function findUnsupportedCode(code, file) {
  /** @type {string[]} */
  const found = []
  const report = (/** @type {string} */ name, /** @type {string | undefined} */ browsers) => {
    if (browsers) found.push(`${name} (not in ${browsers})`)
  }
  visit(parseSync(file, code).program, (node) => {
    if (node.type === 'Literal' && node.regex && /\(\?<[=!]/.test(node.regex.pattern)) {
      report('a lookbehind in a regular expression', 'safari 15.4')
    }
    const isCall = node.type === 'CallExpression' && !node.optional
    if (!isCall && node.type !== 'NewExpression') return
    const { callee } = node
    if (callee.type === 'Identifier') return report(callee.name, lacking.globals.get(callee.name))
    if (callee.type !== 'MemberExpression' || callee.computed) return
    const name = callee.property.name
    const owner = callee.object.name ?? callee.object.property?.name
    report(`${owner}.${name}`, lacking.statics.get(`${owner}.${name}`))
    if (isCall) report(`.${name}()`, lacking.methods.get(name))
    else report(`${owner}.${name}`, lacking.globals.get(`${owner}.${name}`))
  })
  return [...new Set(found)]
}

/** @param {any} node @param {(node: any) => void} look */
function visit(node, look) {
  if (Array.isArray(node)) for (const each of node) visit(each, look)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') look(node)
    for (const each of Object.values(node)) if (each && typeof each === 'object') visit(each, look)
  }
}
