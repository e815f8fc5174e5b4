import type { Plugin } from 'vite'

/** As much of a node of a syntax tree as is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const authentication = /@firebase\/auth\/dist\/esm\/index-[\w-]+\.js$/
const firestore = /@firebase\/firestore\/dist\/(common-[\w-]+|index)\.esm\.js$/
const firestoreCore = /@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/

/** Of pipelines: what tells whether a question is one. */
const pipelineQuestions = ['__PRIVATE_isPipeline', '__PRIVATE_targetIsPipelineTarget']
/** What a question is an instance of then. */
const pipelineClasses = ['CorePipeline', '__PRIVATE_RealtimePipeline']
/** What is done with one then. */
const pipelineWork = [
  '__PRIVATE_canonifyPipeline',
  '__PRIVATE_newPipelineComparator',
  '__PRIVATE_runPipeline',
  '__PRIVATE_stageFromProto',
  '__PRIVATE_toCorePipeline'
]

/**
 * Ships only what is used of Firebase's library. It sets the static fields of its classes after them, which keeps all of these, used or
 * not; and its core answers pipelines on the device, with regular expressions of its own, which Loupe does not ask.
 */
export function createLeanFirebasePlugin(): Plugin {
  return {
    name: 'loupe-lean-firebase',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 're2js' ? '\0loupe-no-re2js' : null),
    load: (id) => (id === '\0loupe-no-re2js' ? 'export const RE2JS = undefined' : null),
    transform(code, id) {
      if (!authentication.test(id) && !firestore.test(id)) return null
      const program = this.parse(code) as unknown as Node
      const edits = [...foldStaticFields(program), ...(firestoreCore.test(id) ? leaveOutPipelines(program) : [])]
      return { code: applyEdits(code, edits), map: null }
    }
  }
}

/** A class and the fields that are set right after it become one expression, which the bundler may leave out. */
function foldStaticFields(program: Node): Edit[] {
  const statements = read<Node[]>(program, 'body')
  return statements.flatMap((statement, index) => {
    if (statement.type !== 'ClassDeclaration') return []
    const name = nameOf(read(statement, 'id'))
    const rest = statements.slice(index + 1)
    const count = rest.findIndex((each) => !setsFieldOf(name, each))
    const last = rest[(count === -1 ? rest.length : count) - 1]
    if (!last) return []
    const before = `const ${name} = /* @__PURE__ */ (() => {`
    return [insert(statement.start, before), insert(last.end, `;return ${name}})();`)]
  })
}

/** Whether a statement does nothing but set fields of a class. */
function setsFieldOf(name: string, statement: Node): boolean {
  if (statement.type !== 'ExpressionStatement') return false
  const expression = read<Node>(statement, 'expression')
  const parts = expression.type === 'SequenceExpression' ? read<Node[]>(expression, 'expressions') : [expression]
  return parts.every((part) => {
    if (part.type !== 'AssignmentExpression') return false
    const left = read<Node>(part, 'left')
    return left.type === 'MemberExpression' && nameOf(read(left, 'object')) === name
  })
}

/** Every question is none of a pipeline. Throws where the library is no longer as it was. */
function leaveOutPipelines(program: Node): Edit[] {
  const edits: Edit[] = []
  const emptied = new Set<string>()
  const visit = (node: Node) => {
    const edit = findPipelineEdit(node)
    if (edit) edits.push(edit)
    if (edit && node.type === 'FunctionDeclaration') emptied.add(nameOf(read(node, 'id')))
    if (!edit) for (const child of listChildren(node)) visit(child)
  }
  visit(program)
  const missing = pipelineWork.filter((name) => !emptied.has(name))
  if (missing.length > 0)
    throw new Error(`@firebase/firestore has no ${missing.join(', ')} any more: see lean-firebase.ts`)
  return edits
}

function findPipelineEdit(node: Node): Edit | undefined {
  if (node.type === 'CallExpression' && pipelineQuestions.includes(nameOf(read(node, 'callee')))) {
    return { ...node, text: 'false' }
  }
  if (node.type === 'BinaryExpression' && pipelineClasses.includes(nameOf(read(node, 'right')))) {
    return { ...node, text: 'false' }
  }
  if (node.type === 'FunctionDeclaration' && pipelineWork.includes(nameOf(read(node, 'id')))) {
    return { ...read<Node>(node, 'body'), text: "{ throw new Error('There are no pipelines here') }" }
  }
  return undefined
}

function listChildren(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function read<T>(node: Node, field: string): T {
  return (node as unknown as Record<string, T>)[field] as T
}

function nameOf(node: Node | null): string {
  return node?.type === 'Identifier' ? read<string>(node, 'name') : ''
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let [done, at] = ['', 0]
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    done += code.slice(at, start) + text
    at = end
  }
  return done + code.slice(at)
}
