import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { theme } from 'antd'
import { parseAst } from 'vite'
import { expect, test, vi } from 'vitest'
import { createBuiltStylesPlugin } from '../../../build/vite/antd/built-styles.ts'
import { themes } from '../../../renderer/components/workplace/theme/theme.ts'

const root = resolve(import.meta.dirname, '../../..')

type Transform = (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | null

function transform(path: string, code = readFileSync(resolve(root, 'node_modules', path), 'utf8')): string | undefined {
  const plugin = createBuiltStylesPlugin(root)
  return (plugin.transform as unknown as Transform).call({ parse: parseAst }, code, `/node_modules/${path}`)?.code
}

test('a part of antd brings its finished style sheet, in both themes, in place of what draws it', {
  timeout: 60_000
}, () => {
  vi.stubEnv('NODE_ENV', 'production')
  const button = transform('antd/es/button/style/index.js')
  expect(button).toMatch(/addSheet\(".*\.ant-btn\{/)
  expect(button).toMatch(/addSheet\("\.loupe\.ant-btn\{--.*\[data-theme=\\"dark\\"\] \.loupe\.ant-btn\{--/)
  expect(button).toContain("genStyleHooks('Button', () => [], prepareComponentToken")
  const both = /"\.loupe\.ant-btn\{([^}]*)\}\[data-theme=\\"dark\\"\] \.loupe\.ant-btn\{([^}]*)\}/.exec(button ?? '')
  const [inLight, inDark] = [both?.[1], both?.[2]].map((values) => values?.split(';') ?? [])
  // In the dark stands what differs, and nothing else.
  expect(inDark).not.toEqual([])
  expect(inDark?.filter((value) => inLight?.includes(value))).toEqual([])
})

test('the tokens of both themes are there as antd makes them, and nothing makes them again', {
  timeout: 60_000
}, () => {
  vi.stubEnv('NODE_ENV', 'production')
  const hook = transform('antd/es/theme/useToken.js') ?? ''
  for (const [name, config] of Object.entries(themes)) {
    const { Table, colorText, zIndexPopupBase } = readTokens(hook, name)
    const made = theme.getDesignToken(config)
    expect([colorText, zIndexPopupBase]).toEqual([made.colorText, made.zIndexPopupBase])
    expect(Table).toEqual(config.components?.Table)
  }
  const variable = (values: typeof themes.light) => `--ant-color-text:${values.token?.colorText}`
  const sheet = hook.slice(hook.lastIndexOf('addSheet('))
  const [inLight = '', inDark = ''] = sheet.split(':where([data-theme=\\"dark\\"]) .loupe{')
  expect(inLight).toContain(variable(themes.light))
  expect(inDark).toContain(variable(themes.dark))
  expect(inDark).not.toContain('--ant-font-size:')
  expect(transform('antd/es/theme/themes/default/theme.js')).not.toContain('createTheme')
})

test('a part that is used and that nobody has drawn stops the build: it would stand there bare', () => {
  const plugin = createBuiltStylesPlugin(root)
  const finish = plugin.generateBundle as unknown as (options: null, bundle: object) => void
  const bundleOf = (code: string | undefined) => ({ 'a.js': { type: 'chunk', code } })
  expect(() => finish(null, bundleOf(transform('antd/es/rate/style/index.js')))).toThrow('Rate-Rate')
  expect(() => finish(null, bundleOf(transform('antd/es/alert/style/index.js')))).not.toThrow()
})

test('what antd still writes into style elements is text, and never markup', () => {
  expect(transform('@rc-component/util/es/Dom/dynamicCSS.js')).not.toContain('innerHTML')
  expect(() => transform('@rc-component/util/es/Dom/dynamicCSS.js', 'style.replaceSync(css)')).toThrow('another way')
})

test('a sheet of antd stands once and before the app’s own, one of a part’s part after those of all parts', () => {
  const plugin = createBuiltStylesPlugin(root)
  const code = (plugin.load as unknown as (id: string) => string)('\0virtual:antd-sheet')
  class Sheet {
    textContent = ''
    after(next: Sheet) {
      sheets.splice(sheets.indexOf(this) + 1, 0, next)
    }
  }
  const sheets: Sheet[] = [Object.assign(new Sheet(), { textContent: 'of the app' })]
  const document = { createElement: () => new Sheet(), head: { prepend: (first: Sheet) => sheets.unshift(first) } }
  const addSheet = new Function('document', `${code.replace('export ', '')}\nreturn addSheet`)(document)
  for (const part of ['button', 'search', 'input', 'text area', 'button'])
    addSheet(part, ['search', 'text area'].includes(part))
  const texts = sheets.map(({ textContent }) => textContent)
  expect(texts).toEqual(['button', 'input', 'search', 'text area', 'of the app'])
})

/** The tokens of a theme; in the dark those that differ. */
function readTokens(hook: string, name: string): Record<string, unknown> {
  const read = (start: string, end: string) => {
    const from = hook.indexOf(start) + start.length
    return JSON.parse(hook.slice(from, hook.indexOf(end, from)))
  }
  const light = read('const light = ', '\n')
  return name === 'light' ? light : { ...light, ...read('const dark = { ...light, ...', ' }\n') }
}
