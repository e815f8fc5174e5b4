/** Signs or length, the number of the state, or the check character. */
type GstinProblem = 'shape' | 'state' | 'check'

/** State, PAN, number of the registration, Z, check character. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** States and union territories, and 97 for what is in none. */
const lastState = 38
const otherTerritory = 97

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** In capitals, without blanks and dashes. */
export function normalizeGstin(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}

/** `gstin`: normalised. null: well formed; whether it was issued is unknown. */
export function findGstinProblem(gstin: string): GstinProblem | null {
  if (!shape.test(gstin)) return 'shape'
  const state = Number(gstin.slice(0, 2))
  if ((state < 1 || state > lastState) && state !== otherTerritory) return 'state'
  return computeCheckCharacter(gstin.slice(0, -1)) === gstin.at(-1) ? null : 'check'
}

/** Every second character counts twice, and both base-36 digits of the product are added, so that every slip changes the sum. */
export function computeCheckCharacter(first: string): string {
  const sum = [...first].reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / signs.length) + (product % signs.length)
  }, 0)
  return signs.charAt((signs.length - (sum % signs.length)) % signs.length)
}
