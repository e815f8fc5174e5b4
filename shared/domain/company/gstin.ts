/** Signs or length, the number of the state, or the check character. */
type GstinProblem = 'shape' | 'state' | 'check'

/** State, PAN, number of the registration, Z, check character. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** States and union territories by their number, from 01; 28 is Andhra Pradesh before 2014, and 97 is for what is in none. */
const states = [
  ...['Jammu and Kashmir', 'Himachal Pradesh', 'Punjab', 'Chandigarh', 'Uttarakhand', 'Haryana', 'Delhi', 'Rajasthan'],
  ...[
    'Uttar Pradesh',
    'Bihar',
    'Sikkim',
    'Arunachal Pradesh',
    'Nagaland',
    'Manipur',
    'Mizoram',
    'Tripura',
    'Meghalaya'
  ],
  ...['Assam', 'West Bengal', 'Jharkhand', 'Odisha', 'Chhattisgarh', 'Madhya Pradesh', 'Gujarat', 'Daman and Diu'],
  ...['Dadra and Nagar Haveli', 'Maharashtra', 'Andhra Pradesh', 'Karnataka', 'Goa', 'Lakshadweep', 'Kerala'],
  ...['Tamil Nadu', 'Puducherry', 'Andaman and Nicobar Islands', 'Telangana', 'Andhra Pradesh', 'Ladakh']
]
const otherTerritory = 97

/** The name of the state of a well-formed GSTIN. */
export function readGstState(gstin: string): string {
  return states[Number(gstin.slice(0, 2)) - 1] ?? 'Other Territory'
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** In capitals, without blanks and dashes. */
export function normalizeGstin(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}

/** `gstin`: normalised. null: well formed; whether it was issued is unknown. */
export function findGstinProblem(gstin: string): GstinProblem | null {
  if (!shape.test(gstin)) return 'shape'
  const state = Number(gstin.slice(0, 2))
  if ((state < 1 || state > states.length) && state !== otherTerritory) return 'state'
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
