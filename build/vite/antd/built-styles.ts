import type { Plugin } from 'vite'
import { buildTokens } from './built-tokens.ts'
import { drawStyles, type Sheets } from './draw-styles.ts'

const makers = /^gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)$/
const styleModule = /[\\/]antd[\\/]es[\\/].*style.*\.js$/
const variablesHook = /[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useCSSVarRegister\.js$/
const rulesHook = /[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useStyleRegister\.js$/
/** They write style sheets through innerHTML, which Trusted Types refuse. */
const writer =
  /[\\/](?:@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS|@ant-design[\\/]icons[\\/]es[\\/]cssUtils)\.js$/
const groundModules = [
  [/[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/, 'Shared'],
  [/[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]useResetIconStyle\.js$/, 'ant-design-icons']
] as const
/** Unused parts of used ones: Dropdown styles its Menu itself, and tables have no pages. */
const neverShown = new Set([
  'Input-OTP',
  'Menu-Menu',
  'Modal-confirm',
  'Pagination-Pagination',
  'Pagination-bordered',
  'Tree-Tree'
])
const notDrawn = 'antd part without a style sheet: '
const moduleName = 'virtual:antd-sheet'

/** Draws antd's style sheets while building: each is text in the module of its part, and antd's generators are left out. */
export function createBuiltStylesPlugin(root: string): Plugin {
  let drawn: Sheets | undefined
  const draw = () => {
    drawn ??= drawStyles(root)
    return drawn
  }
  return {
    name: 'loupe-built-styles',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.LOUPE_STYLES_BUILT': 'true' } }),
    resolveId: (source) => (source === moduleName ? `\0${moduleName}` : null),
    load: (id) => (id === `\0${moduleName}` ? addSheetCode : null),
    transform(code, id) {
      if (variablesHook.test(id)) return withoutVariables
      if (rulesHook.test(id)) return withoutRules
      if (writer.test(id)) return writeAsText(code)
      const tokens = buildTokens(id, draw)
      if (tokens) return { code: tokens, map: null }
      const ground = groundModules.find(([module]) => module.test(id))
      if (!ground && !styleModule.test(id)) return null
      const calls = ground ? [] : findCalls(this.parse(code))
      if (!ground && calls.length === 0) return null
      const { rules: drawnRules, variables: drawnVariables } = draw()
      let text = code
      // Backwards, so that positions stay valid.
      for (const { from, to } of calls.toReversed()) text = `${text.slice(0, from)}() => []${text.slice(to)}`
      const parts = ground ? [{ part: ground[1], isSub: false }] : calls
      const sheets = parts.flatMap(({ part, isSub }) => {
        const rules = drawnRules.get(part)
        const variables = drawnVariables.get(part.replace(/-.*/, ''))
        const missing = neverShown.has(part) ? undefined : `${notDrawn}${part}`
        return [variables, rules ?? missing]
          .filter(Boolean)
          .map((sheet) => `addSheet(${JSON.stringify(sheet)}, ${isSub})`)
      })
      return { code: `import { addSheet } from '${moduleName}'\n${text}\n${sheets.join('\n')}`, map: null }
    },
    // Only the bundle tells what is used.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const [, part] = (chunk.type === 'chunk' && chunk.code.match(`${notDrawn}([\\w-]+)`)) || []
        if (part) throw new Error(`antd's ${part} is used, but its style sheet is not drawn: see draw-styles.ts`)
      }
    }
  }
}

interface Call {
  /** Range of the function that writes the style sheet. */
  readonly from: number
  readonly to: number
  /** Name in antd's cache. */
  readonly part: string
  /** Its style sheet follows those of all parts. */
  readonly isSub: boolean
}

function findCalls(program: unknown): Call[] {
  const calls: Call[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, callee, arguments: given } = node as Node
    if (type === 'CallExpression' && makers.test(callee?.name ?? '') && given?.[1]) {
      const [name, draw] = given
      const part = name?.elements?.map(({ value }) => value).join('-') ?? `${name?.value}-${name?.value}`
      calls.push({ from: draw.start, to: draw.end, part, isSub: callee?.name === 'genSubStyleComponent' })
    }
    for (const part of Object.values(node)) visit(part)
  }
  visit(program)
  return calls.sort((a, b) => a.from - b.from)
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly name?: string
  readonly value?: string
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly elements?: readonly Node[]
}

function writeAsText(code: string) {
  if (!code.includes('.innerHTML = css'))
    throw new Error('antd writes its style sheets in another way: see built-styles.ts')
  return { code: code.replaceAll('.innerHTML', '.textContent'), map: null }
}

const withoutVariables = `
export const CSS_VAR_PREFIX = 'cssVar'
export const extract = () => null
export default () => {}
`

const withoutRules = `
export const STYLE_PREFIX = 'style'
export const normalizeStyle = (text) => text
export const parseStyle = () => ['', {}]
export const uniqueHash = () => ''
export const extract = () => null
export default () => {}
`

/** antd's sheets stand before all others, sub parts' after parts'. */
const addSheetCode = `
const known = new Set()
let last
let lastSub
export function addSheet(text, isSub) {
  if (known.has(text)) return
  known.add(text)
  const style = document.createElement('style')
  style.textContent = text
  const before = isSub ? (lastSub ?? last) : last
  if (before) before.after(style)
  else document.head.prepend(style)
  if (isSub) lastSub = style
  else last = style
}
`
