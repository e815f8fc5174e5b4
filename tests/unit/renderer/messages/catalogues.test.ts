import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { toasts } from '#renderer/config/toast-catalogue.ts'
import { areas, catalogue } from '#tests/support/catalogue.ts'

const ids = new Set(Object.keys(catalogue))

/** A module of the product: what it imports, at once and when it is needed, and the texts it asks for. */
interface Module {
  readonly imports: readonly string[]
  readonly lazyImports: readonly string[]
  readonly asked: readonly string[]
}

const modules = new Map<string, Module>()

function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module = file.endsWith('.json') ? { imports: [], lazyImports: [], asked: [] } : parseModule(file)
  modules.set(file, module)
  return module
}

function parseModule(file: string): Module {
  const code = readFileSync(file, 'utf8').replace(
    /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$|case '\w+':|'[\w.]+'(?: \| '[\w.]+')+/gm,
    ''
  )
  const find = (pattern: RegExp) =>
    [...code.matchAll(pattern)]
      .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
      .filter((name) => /\.(tsx?|json)$/.test(name) && existsSync(name))
  const literals = [...code.matchAll(/['"]([\w.-]+)['"]/g)].map(([, literal = '']) => literal)
  const templates = [...code.matchAll(/`([a-z][\w-]*\.[^`\s]*\$\{[^`]*)`/gi)].map(
    ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`)
  )
  // They name texts that others show.
  const showsNone = /^shared\/|(config\/toast-catalogue|stores\/toast-store)\.ts$/.test(file)
  return {
    imports: find(/^(?:import|export)(?! type\b)(?:\s[^'"]*?\sfrom)?\s+['"]([#.][^'"]+)['"]/gm),
    lazyImports: find(/(?<!typeof )\bimport\(\s*['"]([#.][^'"]+)['"]/g),
    asked: showsNone
      ? []
      : [
          ...literals.filter((literal) => ids.has(literal)),
          ...[...ids].filter((id) => templates.some((template) => template.test(id))),
          ...literals
            .filter((literal) => literal in toasts)
            .flatMap((name) => [`toast.${name}.title`, `toast.${name}.text`])
        ]
  }
}

/** Files of renderer/messages/ that each lazily loaded module loads, by every way that leads to it. */
const visits = new Map<string, Set<string>>()
const missing = new Set<string>()

function follow(root: string, loaded: readonly string[]): void {
  const closure = new Set([root])
  // A Set that grows while it is iterated: imports of imports are visited too.
  for (const file of closure) for (const imported of readModule(file).imports) closure.add(imported)
  const now = [...new Set([...loaded, ...[...closure].filter((file) => file.startsWith('renderer/messages/'))])].sort()
  const names = now.map((file) => file.slice('renderer/messages/'.length))
  const before = visits.get(root) ?? new Set()
  if (before.has(names.join(' '))) return
  visits.set(root, before.add(names.join(' ')))
  const texts = new Set(names.flatMap((name) => Object.keys(areas.get(name) ?? {})))
  for (const file of closure) {
    for (const id of readModule(file).asked) if (!texts.has(id)) missing.add(`${id} in ${file}, loaded by ${root}`)
    for (const lazy of readModule(file).lazyImports) follow(lazy, now)
  }
}

test('message catalogues › contain each message id used by a screen', () => {
  follow('renderer/main.tsx', [])
  expect([...missing]).toEqual([])
  expect(visits.size).toBeGreaterThan(40)
})

/** The arguments of a call, from behind its bracket. */
function splitArguments(code: string): string[] {
  const found = ['']
  let depth = 0
  let quote = ''
  for (const sign of code) {
    if (quote) quote = sign === quote ? '' : quote
    else if (`'"\``.includes(sign)) quote = sign
    else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    if (depth < 0) break
    if (sign === ',' && depth === 0 && !quote) found.push('')
    else found[found.length - 1] += sign
  }
  return found.map((one) => one.trim())
}

/** Names of the values in an object that is written out; undefined: some come from elsewhere. */
function readNames(values: string): string[] | undefined {
  if (values === '') return []
  if (!values.startsWith('{') || values.includes('...')) return undefined
  return splitArguments(values.slice(1)).map((one) => /^\w*/.exec(one)?.[0] ?? '')
}

type Token = string | readonly [name: string, kind?: string, cases?: Record<string, unknown>]

function listPlaceholders(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return (message as Token[]).flatMap((token) =>
    typeof token === 'string' ? [] : [token[0], ...Object.values(token[2] ?? {}).flatMap(listPlaceholders)]
  )
}

/** Texts and toasts that are asked for by name, with the names of the values that they get. */
function listAsked(code: string): [id: string, given: readonly string[]][] {
  return [...code.matchAll(/(?<![\w.])(?:t|showToast)\(/g)].flatMap((call) => {
    const [asked = '', values = ''] = splitArguments(code.slice(call.index + call[0].length))
    const given = readNames(values)
    const names = [...asked.matchAll(/'([\w.-]+)'/g)].map(([, name = '']) => name)
    const texts = call[0] === 't(' ? names : names.flatMap((name) => [`toast.${name}.title`, `toast.${name}.text`])
    return given ? texts.filter((id) => ids.has(id)).map((id) => [id, given] as [string, string[]]) : []
  })
}

test('messages › receive a value for each placeholder', () => {
  const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const asked = files.flatMap((file) =>
    listAsked(readFileSync(join('renderer', file), 'utf8')).map(([id, given]) => ({ file, id, given }))
  )
  expect(asked.filter(({ given }) => given.length > 0).length).toBeGreaterThan(150)
  const texts = catalogue as Readonly<Record<string, string>>
  const lacking = asked.flatMap(({ file, id, given }) =>
    listPlaceholders(compileMessage(texts[id] ?? ''))
      .filter((name) => !given.includes(name))
      .map((name) => `${name} of ${id} in ${file}`)
  )
  expect(lacking).toEqual([])
})
