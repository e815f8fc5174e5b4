/** Why a text is no GSTIN: other signs or another length than one has, no state of that number, or a slip somewhere in it. */
export type GstinProblem = 'shape' | 'state' | 'check'

/** Two digits of the state, ten signs of the PAN, which of its registrations, Z, and the check character. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The codes of states and union territories, and 97 for what lies in none of them. */
const lastState = 38
const otherTerritory = 97

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** As it is stored and compared: in capitals, without blanks and dashes. */
export function normalizeGstin(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}

/** What is wrong with a GSTIN in its normal form; null: nothing that can be seen from here. Whether it was given out, nobody asks. */
export function findGstinProblem(gstin: string): GstinProblem | null {
  if (!shape.test(gstin)) return 'shape'
  const state = Number(gstin.slice(0, 2))
  if ((state < 1 || state > lastState) && state !== otherTerritory) return 'state'
  return computeCheckCharacter(gstin.slice(0, -1)) === gstin.at(-1) ? null : 'check'
}

/**
 * The last character of a GSTIN, from the fourteen before it: each second one counts twice, and both digits of what comes out, to the
 * base of 36, are added. So every slip in a single sign gives another character.
 */
export function computeCheckCharacter(first: string): string {
  const sum = [...first].reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / signs.length) + (product % signs.length)
  }, 0)
  return signs.charAt((signs.length - (sum % signs.length)) % signs.length)
}
