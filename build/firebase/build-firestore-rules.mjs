import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/run-command.mjs'

const placeholder = '__DOMAIN__'

/** With a placeholder for the domain. */
export function readRulesSource() {
  return readFileSync(join(root, 'build/firebase/firestore.rules'), 'utf8')
}

/**
 * @param {string} domain decides which addresses are employers'; lower case letters, digits, hyphens and dots
 * @param {string} [source]
 */
export function buildRules(domain, source = readRulesSource()) {
  if (!/^[a-z0-9.-]+$/.test(domain)) throw new Error(`"${domain}" is no domain in lower case`)
  const parts = source.split(placeholder)
  // In the comment that explains it, and in the pattern.
  if (parts.length !== 3) throw new Error(`the rules name ${placeholder} ${parts.length - 1} times, not twice`)
  const [head, middle, tail] = parts
  // Escaped for the pattern, and for its text literal.
  return `${head}${domain}${middle}${domain.replaceAll('.', '\\\\.')}${tail}`
}
