/** '': no telephone number. */
function readDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length >= 8 && digits.length <= 15 ? digits : ''
}

/** The last ten digits, to compare numbers; '': none. */
export function findPhoneDigits(phone: string): string {
  return readDigits(phone).slice(-10)
}

/** The telephone numbers in a text, as they are written there: Indian ones, and others with their country's code. */
export function findPhoneNumbers(text: string): string[] {
  const found = text.matchAll(
    /(?:^|[^\d.,₹])((?:\+91[ -]?|0)?[6-9]\d{4} ?\d{5}|0\d{2,4}[ -]\d{3,4} ?\d{4}|\+\d[\d -]{8,16}\d)(?!\d)/g
  )
  return [...new Set(Array.from(found, ([, number = '']) => number))]
}

const codeOfIndia = '91'

/** Country code and digits for WhatsApp; '': none. Without a code it is Indian: ten digits, or eleven with the trunk nought. */
export function findInternationalNumber(phone: string): string {
  const digits = readDigits(phone).replace(/^00/, '')
  if (/^\s*(\+|00)/.test(phone)) return digits
  const national = digits.replace(/^0/, '')
  return national.length === 10 ? codeOfIndia + national : digits
}

/** Not checked: parseExternalAddress decides whether it may leave the app. */
export function buildCallAddress(number: string): string {
  return `tel:${number.replace(/\s+/g, '')}`
}
