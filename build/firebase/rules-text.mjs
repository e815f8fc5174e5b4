import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/command.mjs'

const placeholder = '__DOMAIN__'

/** The rules as they stand in the project, with a placeholder for the domain. */
export function readRulesSource() {
  return readFileSync(join(root, 'build/firebase/firestore.rules'), 'utf8')
}

/**
 * The rules of a board: whose address on `domain` carries the employer marker is an employer once it is verified.
 * @param {string} domain as readSettings gives it: lower case, letters, digits, hyphens and dots
 * @param {string} [source]
 */
export function buildRules(domain, source = readRulesSource()) {
  if (!/^[a-z0-9.-]+$/.test(domain)) throw new Error(`"${domain}" is no domain in lower case`)
  const parts = source.split(placeholder)
  // Once in the comment that explains it, once in the pattern.
  if (parts.length !== 3) throw new Error(`the rules name ${placeholder} ${parts.length - 1} times, not twice`)
  const [head, middle, tail] = parts
  // Escaped for the pattern, and once more for the text literal that the pattern stands in.
  return `${head}${domain}${middle}${domain.replaceAll('.', '\\\\.')}${tail}`
}
