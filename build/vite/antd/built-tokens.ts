import type { Sheets, Token } from './draw-styles.ts'

const hookModule = /[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/
const makerModule = /[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]theme\.js$/
/** Colours of antd's own, ten shades of each. */
const unused = /^(?:blue|purple|cyan|green|magenta|pink|volcano|orange|yellow|geekblue|lime|gold|red)(?:-?\d+)?$|^_/

/**
 * antd makes some five hundred tokens of the theme when its first part is drawn, and looks for them anew at every further one. Here both
 * themes bring theirs along, and their style sheet; what would make them is left out.
 * @param draw everything that is drawn while building
 * @returns what stands in the place of the module; undefined: it has nothing to do with that
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
