import { expect, test } from 'vitest'
import { buildCallAddress, findInternationalNumber, findPhoneDigits, findPhoneNumbers } from '#shared/domain/phone.ts'

test.each([
  ['98250 12345', '9825012345'],
  ['+91 98250-12345', '9825012345'],
  ['098250 12345', '9825012345'],
  ['2612 3456', '26123456'],
  ['261 2345', ''],
  ['123456789012345', '6789012345'],
  ['1234567890123456', ''],
  ['by mail', '']
])('%j is compared as %j', (typed, digits) => {
  expect(findPhoneDigits(typed)).toBe(digits)
})

test.each([
  ['Call 98250 12345, or 98250 12345 in the evening.', ['98250 12345']],
  ['+91 98250 12345 / 098250 12345 / 9825012346', ['+91 98250 12345', '098250 12345', '9825012346']],
  ['Office: 0261 234 5678, 022-2345 6789', ['0261 234 5678', '022-2345 6789']],
  ['+44 20 7946 0958', ['+44 20 7946 0958']],
  ['₹9825012345, 1.9825012345, 98250123456, 5825012345', []],
  ['Ask at the shop.', []]
])('%j offers these numbers to call: %j', (text, numbers) => {
  expect(findPhoneNumbers(text)).toEqual(numbers)
})

test.each([
  ['98250 12345', '919825012345'],
  ['098250 12345', '919825012345'],
  ['+91 98250 12345', '919825012345'],
  ['0091 98250 12345', '919825012345'],
  [' +65 6123 4567', '6561234567'],
  ['0065 6123 4567', '6561234567'],
  ['2612 3456', '26123456'],
  ['261 2345', '']
])('WhatsApp is given for %j the number %j', (typed, number) => {
  expect(findInternationalNumber(typed)).toBe(number)
})

test('a number is called as it is written, without its blanks', () => {
  expect(buildCallAddress('+91 98250  12345')).toBe('tel:+919825012345')
})
