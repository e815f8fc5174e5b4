/** Right-to-left writing and antd's own colours. */
const unused = /-rtl\b|-(?:blue|purple|cyan|green|magenta|pink|volcano|orange|yellow|geekblue|lime|gold|red)\b/
/** antd's 24 columns, which a form of one column brings along. */
const columns = /\.ant-col-(?:\d|xs|sm|md|lg|x+l)/

/**
 * Leaves out rules that no screen can match.
 * @param part antd's part name
 */
export function leaveOutUnused(part: string, sheet: string): string {
  return listRules(sheet)
    .map(({ head, body }) => {
      if (/^@(?:media|supports|container)/.test(head)) {
        const inside = leaveOutUnused(part, body)
        return inside === '' ? '' : `${head}{${inside}}`
      }
      const met = splitSelectors(head).filter(
        (one) => !unused.test(one) && !(part === 'Grid-Grid' && columns.test(one))
      )
      return met.length === 0 ? '' : `${met.join(',')}{${body}}`
    })
    .join('')
}

export const isUnusedVariable = (declaration: string): boolean => unused.test(declaration.replace(/:.*/, ''))

interface Rule {
  readonly head: string
  readonly body: string
}

function listRules(sheet: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (const { index, 0: brace } of sheet.matchAll(/[{}]/g)) {
    if (brace === '{' && depth === 0) open = index
    depth += brace === '{' ? 1 : -1
    if (brace === '}' && depth === 0) {
      rules.push({ head: sheet.slice(start, open).trim(), body: sheet.slice(open + 1, index) })
      start = index + 1
    }
  }
  return rules
}

function splitSelectors(head: string): string[] {
  return head.startsWith('@') ? [head] : head.split(/,(?![^(]*\))/)
}
