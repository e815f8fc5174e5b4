import { createRequire } from 'node:module'
import type { ThemeConfig } from 'antd'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { themes } from '../../../renderer/components/workplace/theme/theme.ts'
import { isUnusedVariable, leaveOutUnused } from './leave-out.ts'

export interface Sheets {
  /** Rules by antd's part name ('Button-Button', 'Input-Search'), the same in both themes. */
  readonly rules: ReadonlyMap<string, string>
  /** Custom properties by component, in both themes. */
  readonly variables: ReadonlyMap<string, string>
  /** antd's global tokens by theme. */
  readonly tokens: Record<keyof typeof themes, Token>
  /** Global tokens that the rules use, as custom properties, in both themes. */
  readonly ground: string
}

export type Token = Readonly<Record<string, unknown>>

type Entry = [lifetime: number, made: readonly unknown[]]

interface StyleCache {
  readonly cache: ReadonlyMap<string, Entry>
}

/** antd's own copy of @ant-design/cssinjs. */
interface StyleLibrary {
  createCache(): StyleCache
  StyleProvider: FunctionComponent<{ cache: StyleCache; children?: ReactNode }>
}

type Components = Record<string, FunctionComponent<Record<string, unknown>>>

/** Renders every part that the app uses as a server would, and reads the style sheets from antd's cache. */
export function drawStyles(root: string): Sheets {
  const load = createRequire(`${root}/package.json`)
  const antd: Components = load('antd')
  const library: StyleLibrary = createRequire(load.resolve('antd'))('@ant-design/cssinjs')
  const light = draw(antd, library, themes.light)
  const dark = draw(antd, library, themes.dark)
  const variables = [...light.variables].map(([part, own]) => {
    const rules = [...own].map(([selector, values]) => {
      const same = new Set(values)
      const changed =
        dark.variables
          .get(part)
          ?.get(selector)
          ?.filter((value) => !same.has(value)) ?? []
      const others = changed.length === 0 ? '' : `[data-theme="dark"] ${selector}{${changed.join(';')}}`
      return `${selector}{${values.join(';')}}${others}`
    })
    return [part, rules.join('')] as const
  })
  const rules = [...light.rules].map(([part, sheet]) => [part, leaveOutUnused(part, sheet)] as const)
  const sheets = { rules: new Map(rules), variables: new Map(variables) }
  return { ...sheets, tokens: { light: light.token, dark: dark.token }, ground: drawGround(light, dark, sheets) }
}

/** Global variables stand before the parts' and must not outweigh them in the dark. */
function drawGround(light: Drawn, dark: Drawn, { rules, variables }: Pick<Sheets, 'rules' | 'variables'>): string {
  const text = [...rules.values(), ...variables.values()].join('')
  const named = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const isNamed = (value: string) => named.has(value.replace(/:.*/, ''))
  const same = new Set(light.ground)
  const changed = dark.ground.filter((value) => isNamed(value) && !same.has(value))
  return `.loupe{${light.ground.filter(isNamed).join(';')}}:where([data-theme="dark"]) .loupe{${changed.join(';')}}`
}

interface Drawn {
  rules: Map<string, string>
  /** By component and selector. */
  variables: Map<string, Map<string, string[]>>
  token: Token
  ground: string[]
}

function draw(antd: Components, { createCache, StyleProvider }: StyleLibrary, theme: ThemeConfig): Drawn {
  const cache = createCache()
  const { ConfigProvider } = antd
  if (!ConfigProvider) throw new Error('antd has no ConfigProvider')
  renderToString(
    createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, ...listExamples(antd)))
  )
  const drawn: Drawn = { rules: new Map(), variables: new Map(), token: {}, ground: [] }
  for (const [key, [, made]] of cache.cache) {
    const [kind, ...path] = key.split('%')
    if (kind === 'token') {
      const [, , token, text] = made as [unknown, unknown, Token, string]
      drawn.token = token
      drawn.ground = text.replace(/^[^{]*\{|\}$/g, '').split(';')
    }
    // Rules: [hash, part, …]; variables: [part, …].
    if (kind === 'style') {
      const part = path[1] ?? ''
      const [rules, , effects] = made as [string, string, Record<string, string>]
      const animations = Object.values(effects).join('')
      drawn.rules.set(part, `${drawn.rules.get(part) ?? ''}${rules}${animations}`)
    }
    if (kind === 'cssVar') {
      const [, text = ''] = made as [unknown, string]
      const selectors = drawn.variables.get(path[0] ?? '') ?? new Map<string, string[]>()
      for (const [, selector = '', values = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g))
        selectors.set(
          selector,
          values.split(';').filter((value) => value !== '' && !isUnusedVariable(value))
        )
      drawn.variables.set(path[0] ?? '', selectors)
    }
  }
  return drawn
}

/** Parts that open are rendered open. */
function listExamples(antd: Components): ReactNode[] {
  const make = (name: string, props: Record<string, unknown> = {}, ...children: ReactNode[]) => {
    const [outer = '', inner] = name.split('.')
    const component = inner ? (antd[outer] as unknown as Components)?.[inner] : antd[outer]
    if (!component) throw new Error(`antd has no ${name}`)
    return createElement(component, { key: name, ...props }, ...children)
  }
  const options = [{ value: 'a', label: 'a' }]
  return [
    ...['Alert', 'AutoComplete', 'Button', 'Checkbox', 'Drawer', 'Empty', 'InputNumber', 'Modal'].map((name) =>
      make(name)
    ),
    ...['Input', 'Input.Search', 'Input.TextArea', 'Progress', 'Radio', 'Skeleton', 'Spin', 'Statistic', 'Switch'].map(
      (name) => make(name)
    ),
    ...['Radio.Group', 'Segmented', 'Select'].map((name) => make(name, { options })),
    make('QRCode', { type: 'svg', value: 'a' }),
    make('Form', {}, make('Form.Item', { label: 'a', name: 'a', tooltip: 'a' }, make('Input'))),
    make('Dropdown', { menu: { items: [] } }, make('Button')),
    make('Space', {}, make('Space.Addon')),
    make('Space.Compact', {}, make('Button')),
    make('Table', {
      columns: [{ key: 'a', title: 'a' }],
      dataSource: [],
      rowKey: 'a',
      rowSelection: {},
      pagination: false
    }),
    make('Tabs', { items: [{ key: 'a', label: 'a', children: 'a' }] }),
    make('Tooltip', { title: 'a' }, make('Button'))
  ]
}
