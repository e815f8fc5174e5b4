const token =
  /[ \t\r\n]*(?:("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[\]{}:,])|$)/uy

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end'

/** The offset where a text stops being JSON. Engines name it in words that change, or not at all. */
export function findJsonFault(text: string): number | undefined {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  token.lastIndex = 0
  for (;;) {
    const from = token.lastIndex
    const found = token.exec(text)
    if (!found) return skipSpace(text, from)
    const [, string, literal, sign] = found
    const next = follow(expected, open, string !== undefined, literal !== undefined, sign)
    if (next === null)
      return open.length === 0 && expected === ', or end' && !sign && !string && !literal
        ? undefined
        : skipSpace(text, from)
    expected = next
  }
}

/** The tokens that may follow; null: this one may not, or the text ends here. */
function follow(
  expected: Expected,
  open: ('{' | '[')[],
  isString: boolean,
  isLiteral: boolean,
  sign: string | undefined
): Expected | null {
  const takesValue = expected === 'value' || expected === 'value or ]'
  const takesName = expected === 'name' || expected === 'name or }'
  if (isString && takesName) return ':'
  if ((isString || isLiteral) && takesValue) return ', or end'
  if ((sign === '{' || sign === '[') && takesValue) {
    open.push(sign)
    return sign === '{' ? 'name or }' : 'value or ]'
  }
  if (sign === ':' && expected === ':') return 'value'
  if (sign === ',' && expected === ', or end' && open.length > 0) return open.at(-1) === '{' ? 'name' : 'value'
  const closes = sign === '}' ? '{' : sign === ']' ? '[' : undefined
  const mayClose = expected === ', or end' || expected === (sign === '}' ? 'name or }' : 'value or ]')
  if (closes && open.at(-1) === closes && mayClose) {
    open.pop()
    return ', or end'
  }
  return null
}

function skipSpace(text: string, from: number): number {
  const space = /[ \t\r\n]*/y
  space.lastIndex = from
  space.exec(text)
  return space.lastIndex
}
