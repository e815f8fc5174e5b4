/** The digits of a telephone number; empty: it is none. */
function readDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length >= 8 && digits.length <= 15 ? digits : ''
}

/** The last ten digits of a telephone number, as numbers are compared; empty: it is none. */
export function findPhoneDigits(phone: string): string {
  return readDigits(phone).slice(-10)
}

const codeOfIndia = '91'

/**
 * A telephone number with the code of its country and nothing else, as WhatsApp's addresses want it; empty: it is none. What says no code
 * is of India: ten digits, or eleven with the nought that is dialled within the country.
 */
export function findInternationalNumber(phone: string): string {
  const digits = readDigits(phone).replace(/^00/, '')
  if (/^\s*(\+|00)/.test(phone)) return digits
  const national = digits.replace(/^0/, '')
  return national.length === 10 ? codeOfIndia + national : digits
}
