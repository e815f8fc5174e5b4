import type { Sheets, Token } from './draw-styles.ts'

const hookModule = /[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/
const makerModule = /[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]theme\.js$/
/** antd's palettes of ten shades. */
const unused = /^(?:blue|purple|cyan|green|magenta|pink|volcano|orange|yellow|geekblue|lime|gold|red)(?:-?\d+)?$|^_/

/**
 * antd computes some 500 tokens at its first part and looks them up at each other one. Both themes' tokens and their style sheet are built
 * in instead.
 * @param draw see draw-styles.ts
 * @returns the module's replacement; undefined: another module
 */
export function buildTokens(id: string, draw: () => Sheets): string | undefined {
  if (makerModule.test(id)) return 'export default { id: 0, getDerivativeToken: (token) => token }'
  if (!hookModule.test(id)) return undefined
  const { tokens, ground } = draw()
  const light = leaveOut(tokens.light)
  const dark = leaveOut(tokens.dark)
  const changed = Object.entries(dark).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(light[name]))
  return `
import { useContext } from 'react'
import { addSheet } from 'virtual:antd-sheet'
import { DesignTokenContext } from './context'
const cssVar = { prefix: 'ant', key: 'loupe' }
const light = ${JSON.stringify(light)}
const dark = { ...light, ...${JSON.stringify(Object.fromEntries(changed))} }
const [inLight, inDark] = [light, dark].map((token) => [{}, token, '', token, cssVar, true])
export const unitless = {}
export default () => (useContext(DesignTokenContext).token.colorBgBase === dark.colorBgBase ? inDark : inLight)
addSheet(${JSON.stringify(ground)}, false)
`
}

function leaveOut(token: Token): Token {
  return Object.fromEntries(Object.entries(token).filter(([name]) => !unused.test(name)))
}
