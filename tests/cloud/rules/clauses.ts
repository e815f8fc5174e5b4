/** One condition of the rules that can be left out. */
export interface Clause {
  /** Where it stands: the collection and the method, or the function. */
  path: string
  /** Its text, on one line. */
  text: string
  line: number
  /** Its operator; 'alone': the whole of a condition. */
  joined: '&&' | '||' | 'alone'
  start: number
  end: number
}

interface Token {
  text: string
  start: number
  end: number
}

const tokenForm = /\/\/[^\n]*|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|&&|\|\||==|!=|<=|>=|[A-Za-z_$][\w$]*|\d+|\s+|[\s\S]/g
const open = '([{'
const close = ')]}'
/** Functions that answer yes or no are called like it. */
const yesOrNo = /^(is|are|has|keeps)[A-Z]/

/** Every operand of every `&&` and `||` of the rules, and every condition that is one, in their order. */
export function listClauses(rules: string): Clause[] {
  const tokens = tokenize(rules)
  return parseStatements(tokens).flatMap(({ path, whole, from, to }) => {
    const found = parseOperands(tokens, from, to)
    const direct = found.some((operand) => operand.depth === 0)
    // A constant clause cannot be left out.
    const always = rules.slice(tokens[from]?.start, tokens[to - 1]?.end) === 'true'
    const alone = whole && !direct && !always ? [{ from, to, joined: 'alone' as const, depth: 0 }] : []
    return [...alone, ...found].map((operand) => buildClause(rules, tokens, path, operand))
  })
}

/** The rules with one clause left out: what it is joined to decides alone. */
export function dropClause(rules: string, clause: Clause): string {
  const neutral = clause.joined === '||' ? 'false' : 'true'
  return `${rules.slice(0, clause.start)}${neutral}${rules.slice(clause.end)}`
}

/** The claim of a token that says which clause does not count for whoever carries it. */
export const mutantClaim = 'mutant'

/** The rules with several clauses left out, by their numbers, each for those whose token names its number only. */
export function makeSwitchable(rules: string, clauses: ReadonlyMap<number, Clause>): string {
  const marks = [...clauses].flatMap(([number, { joined, start, end }]) => [
    { at: start, text: joined === '||' ? `(${claimIs('!=', number)} && (` : `(${claimIs('==', number)} || (`, end },
    { at: end, text: '))', end: -start }
  ])
  // Of clauses that begin in one place the longest opens first, and closes last.
  const ordered = marks.sort((one, other) => one.at - other.at || compareNesting(one.end, other.end))
  let result = ''
  let done = 0
  for (const { at, text } of ordered) {
    result += rules.slice(done, at) + text
    done = at
  }
  return result + rules.slice(done)
}

const claimIs = (operator: string, number: number) => `request.auth.token.${mutantClaim} ${operator} ${number}`

/** Closing marks (the start below nought, the latest first) before opening ones (the end, the furthest first). */
function compareNesting(one: number, other: number): number {
  if (one <= 0 !== other <= 0) return one <= 0 ? -1 : 1
  return one <= 0 ? one - other : other - one
}

function tokenize(rules: string): Token[] {
  return [...rules.matchAll(tokenForm)]
    .map((found) => ({ text: found[0], start: found.index, end: found.index + found[0].length }))
    .filter(({ text }) => text.trim() !== '' && !text.startsWith('//'))
}

interface Statement {
  path: string
  /** It answers yes or no, so that it can be left out as a whole. */
  whole: boolean
  from: number
  to: number
}

/** The expressions: of `allow`, `return` and `let`. */
function parseStatements(tokens: readonly Token[]): Statement[] {
  const statements: Statement[] = []
  let [match, name] = ['', '']
  for (let index = 0; index < tokens.length; index += 1) {
    const text = tokens[index]?.text
    if (text === 'match') match = joinTexts(tokens, index + 1, '{').replace(/^\/|\/\{\w+\}$/g, '')
    if (text === 'function') name = tokens[index + 1]?.text ?? ''
    if (text !== 'allow' && text !== 'return' && text !== 'let') continue
    const from = text === 'return' ? index + 1 : 1 + findToken(tokens, index, text === 'allow' ? 'if' : '=')
    const to = findToken(tokens, from, ';')
    const whole = text === 'allow' || (text === 'return' && yesOrNo.test(name))
    const methods = text === 'allow' ? joinTexts(tokens, index + 1, ':') : ''
    statements.push({ path: text === 'allow' ? `${match} ${methods}` : name, whole, from, to })
    index = to
  }
  return statements
}

function joinTexts(tokens: readonly Token[], from: number, end: string): string {
  // The braces of a path are no end of it: they stand behind a slash.
  let to = from
  while (to < tokens.length && (tokens[to]?.text !== end || tokens[to - 1]?.text === '/')) to += 1
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('')
}

function findToken(tokens: readonly Token[], from: number, text: string): number {
  const found = tokens.findIndex((token, index) => index >= from && token.text === text)
  if (found < 0) throw new Error(`the rules end before '${text}'`)
  return found
}

interface Operand {
  from: number
  to: number
  joined: Clause['joined']
  /** How many brackets it stands in. */
  depth: number
}

/** The operands of the expression in tokens[from, to), from the outside to the inside. */
function parseOperands(tokens: readonly Token[], from: number, to: number, depth = 0): Operand[] {
  for (const separator of [',', '?', ':', '||', '&&'] as const) {
    const parts = splitAt(tokens, from, to, separator)
    if (parts.length < 2) continue
    const joins = separator === '||' || separator === '&&'
    return parts.flatMap(([start, end]) => [
      ...(joins ? [{ from: start, to: end, joined: separator, depth }] : []),
      ...parseOperands(tokens, start, end, joins ? depth : depth + 1)
    ])
  }
  return findGroups(tokens, from, to).flatMap(([start, end]) => parseOperands(tokens, start, end, depth + 1))
}

function splitAt(tokens: readonly Token[], from: number, to: number, separator: string): [number, number][] {
  const parts: [number, number][] = []
  let [start, depth] = [from, 0]
  for (let index = from; index < to; index += 1) {
    const text = tokens[index]?.text ?? ''
    if (open.includes(text)) depth += 1
    if (close.includes(text)) depth -= 1
    if (depth !== 0 || text !== separator) continue
    parts.push([start, index])
    start = index + 1
  }
  return [...parts, [start, to]]
}

/** The content of the outermost brackets. */
function findGroups(tokens: readonly Token[], from: number, to: number): [number, number][] {
  const groups: [number, number][] = []
  let [start, depth] = [from, 0]
  for (let index = from; index < to; index += 1) {
    const text = tokens[index]?.text ?? ''
    if (open.includes(text)) {
      if (depth === 0) start = index + 1
      depth += 1
    }
    if (close.includes(text)) {
      depth -= 1
      if (depth === 0 && index > start) groups.push([start, index])
    }
  }
  return groups
}

function buildClause(rules: string, tokens: readonly Token[], path: string, { from, to, joined }: Operand): Clause {
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? 0
  const line = rules.slice(0, start).split('\n').length
  return { path, text: rules.slice(start, end).replace(/\s+/g, ' '), line, joined, start, end }
}
