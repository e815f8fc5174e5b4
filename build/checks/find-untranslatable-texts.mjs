import { join, relative } from 'node:path'
import ts from 'typescript'

/**
 * Browsers translate a page by replacing its text nodes. React then updates a text node that is no longer in the document, or fails to
 * remove or to insert before it. A text that is its element's only child is safe: React sets the content of the element.
 *
 * So a text that changes has its own element, and no text is beside something that comes and goes.
 */
const advice = 'give this text an element of its own, e.g. <span>: a translated page loses track of it here'

/** @param {string} root @returns {string[]} what breaks the rule, with file and line */
export function checkTexts(root) {
  const program = openProgram(join(root, 'renderer/tsconfig.json'))
  const checker = program.getTypeChecker()
  const sources = program.getSourceFiles().filter(({ fileName }) => /\/renderer\/.*\.tsx$/.test(fileName))
  return sources.flatMap((source) =>
    findTexts(source, checker).map((node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      return `${relative(root, source.fileName)}:${line + 1}: ${advice}`
    })
  )
}

/** @param {string} config */
function openProgram(config) {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    { noEmit: true, composite: false },
    /** @type {any} */ (ts.sys)
  )
  if (!parsed) throw new Error(`${config} cannot be read`)
  const { fileNames: rootNames, options, projectReferences = [] } = parsed
  return ts.createProgram({ rootNames, options, projectReferences })
}

/** @param {ts.SourceFile} source @param {ts.TypeChecker} checker */
function findTexts(source, checker) {
  /** @type {ts.Node[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...findUnsafe(node, checker))
    if (isRenderer(node) && drawsText(node, checker)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** @param {ts.JsxElement | ts.JsxFragment} parent @param {ts.TypeChecker} checker */
function findUnsafe(parent, checker) {
  const children = parent.children.filter((child) => !isNothing(child))
  // What is in a fragment is beside the fragment's siblings.
  const isAlone = children.length === 1 && ts.isJsxElement(parent)
  const canChange = ts.isJsxFragment(parent) || children.some((child) => isChanging(child))
  return children.filter((child) => {
    if (isLiteral(child)) return !isAlone && canChange
    if (!ts.isJsxExpression(child) || !child.expression) return false
    const type = checker.getTypeAtLocation(child.expression)
    return (!isAlone && isText(type)) || isListOfTexts(type, checker)
  })
}

/** A component, or what draws a cell of antd's tables. @param {ts.Node} node @returns {node is ts.SignatureDeclaration} */
function isRenderer(node) {
  if (ts.isFunctionDeclaration(node)) return /^[A-Z]/.test(node.name?.text ?? '')
  return ts.isArrowFunction(node) && ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'render'
}

/** Where it is used, nothing shows that it is a text. @param {ts.SignatureDeclaration} renderer @param {ts.TypeChecker} checker */
function drawsText(renderer, checker) {
  const type = checker.getSignatureFromDeclaration(renderer)?.getReturnType()
  return type !== undefined && (isText(type) || isListOfTexts(type, checker))
}

/** Each text of an array is a text node, also where the array is alone. @param {ts.Type} type @param {ts.TypeChecker} checker */
function isListOfTexts(type, checker) {
  const item = checker.isArrayType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined
  return item !== undefined && isText(item)
}

/** White space between lines, or a comment. @param {ts.JsxChild} child */
function isNothing(child) {
  return ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression
}

/** @param {ts.JsxChild} child */
function isLiteral(child) {
  return (
    ts.isJsxText(child) || (ts.isJsxExpression(child) && !!child.expression && ts.isStringLiteral(child.expression))
  )
}

/** @param {ts.JsxChild} child */
function isChanging(child) {
  return ts.isJsxFragment(child) || (ts.isJsxExpression(child) && !isLiteral(child))
}

/** A slot for any node (`ReactNode`) counts as elements: the caller gives its text one. @param {ts.Type} type @returns {boolean} */
function isText(type) {
  if (!type.isUnion()) return isString(type) || !!(type.flags & ts.TypeFlags.NumberLike)
  const isSlot = type.types.some(({ flags }) => flags & ts.TypeFlags.BigIntLike)
  return !isSlot && type.types.some((part) => isText(part))
}

/** An empty text draws nothing. @param {ts.Type} type */
function isString(type) {
  return type.isStringLiteral() ? type.value !== '' : !!(type.flags & ts.TypeFlags.StringLike)
}
