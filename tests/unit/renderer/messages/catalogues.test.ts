import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { toasts } from '#renderer/config/toasts.ts'
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
  const showsNone = /^shared\/|(config\/toasts|stores\/toast-store)\.ts$/.test(file)
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

test('every screen and part has the texts that it asks for, and no screen of a visitor loads those of members', () => {
  follow('renderer/main.tsx', [])
  expect([...missing]).toEqual([])
  expect(visits.size).toBeGreaterThan(40)
  const catalogues = (screen: string) => [...(visits.get(`renderer/routes/${screen}.tsx`) ?? [])].join(' ')
  for (const screen of ['home', 'jobs', 'job', 'company', 'static-page', 'not-found'])
    expect(catalogues(screen), screen).not.toMatch(/(members|employers|desk)\.ts/)
  expect(catalogues('requests')).toContain('desk.ts')
})
