import { createRequire } from 'node:module'
import type { ThemeConfig } from 'antd'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { themes } from '../../../renderer/components/workplace/theme/theme.ts'
import { isUnusedVariable, leaveOutUnused } from './leave-out.ts'

export interface Sheets {
  /** antd's own name of a part, such as 'Button-Button' or 'Input-Search': its rules, the same in both themes. */
  readonly rules: ReadonlyMap<string, string>
  /** The first half of that name: the custom properties in which the parts differ from each other, in both themes. */
  readonly variables: ReadonlyMap<string, string>
  /** What all parts stand on, by the themes' names: antd's own tokens with their values. */
  readonly tokens: Record<keyof typeof themes, Token>
  /** Those of them that the rules name, as custom properties, in both themes. */
  readonly ground: string
}

export type Token = Readonly<Record<string, unknown>>

type Entry = [lifetime: number, made: readonly unknown[]]

interface StyleCache {
  readonly cache: ReadonlyMap<string, Entry>
}

/** Of the package that antd writes its styles with: the one that antd itself brings along. */
interface StyleLibrary {
  createCache(): StyleCache
  StyleProvider: FunctionComponent<{ cache: StyleCache; children?: ReactNode }>
}

type Components = Record<string, FunctionComponent<Record<string, unknown>>>

/** Draws every part of antd that the app uses, as a page on a server would, and takes down the style sheets that this leads to. */
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

/** The variables of the ground come before those of the parts, and must not weigh more in the dark. */
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
  /** Part: selector: declarations of custom properties. */
  variables: Map<string, Map<string, string[]>>
  token: Token
  /** Declarations of custom properties. */
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

/** One of each: parts that open are drawn open, or as what opens. */
function listExamples(antd: Components): ReactNode[] {
  const make = (name: string, props: Record<string, unknown> = {}, ...children: ReactNode[]) => {
    const [outer = '', inner] = name.split('.')
    const component = inner ? (antd[outer] as unknown as Components)?.[inner] : antd[outer]
    if (!component) throw new Error(`antd has no ${name}`)
    return createElement(component, { key: name, ...props }, ...children)
  }
  const options = [{ value: 'a', label: 'a' }]
  return [
    ...['Alert', 'AutoComplete', 'Button', 'Checkbox', 'Descriptions', 'Drawer', 'Empty', 'InputNumber', 'Modal'].map(
      (name) => make(name)
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
