import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider, type ThemeConfig } from 'antd'
import { createElement } from 'react'
import type { Plugin } from 'vite'
import { themes } from '../../renderer/components/workplace/theme/antd-theme.ts'

/** The parts of antd that a workplace shows. */
const includes = [
  ...['Alert', 'AutoComplete', 'Button', 'Checkbox', 'Drawer', 'Dropdown', 'Empty', 'Input', 'InputNumber', 'Modal'],
  ...['Progress', 'Radio', 'Segmented', 'Select', 'Skeleton', 'Spin', 'Statistic'],
  ...['Switch', 'Table', 'Tooltip']
]

const moduleName = 'virtual:antd.css'

/** Makes the module virtual:antd.css: antd's style sheet in both themes, which antd then does not write at run time (`zeroRuntime`). */
export function createAntdStylesheetPlugin(): Plugin {
  let sheet: string | undefined
  return {
    name: 'loupe-antd-sheet',
    resolveId: (source) => (source === moduleName ? `\0${moduleName}` : null),
    load(id) {
      if (id !== `\0${moduleName}`) return null
      sheet ??= buildSheet()
      return sheet
    }
  }
}

/** Rules for every link of the page, antd's or not: the app has its own. */
const linkRules = /(?<=^|\})a(?:[:[][^{}]*)?\{[^{}]*\}/g

/** The themes differ in variables alone. Document is white: the dark one is for screens. */
function buildSheet(): string {
  const light = extract({ ...themes.light, zeroRuntime: false }).replace(linkRules, '')
  const darkVariables = extract(themes.dark).match(/[^{}]+\{--[^{}]*\}/g) ?? []
  return `${light}\n@media screen {\n:where([data-theme="dark"]) {\n${darkVariables.join('\n')}\n}\n}`
}

function extract(theme: ThemeConfig): string {
  return extractStyle({ includes, customTheme: (node) => createElement(ConfigProvider, { theme }, node) })
}
