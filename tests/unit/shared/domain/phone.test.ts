import { describe, expect, it } from 'vitest'
import { findPhones, haveSamePhone } from '#shared/domain/phone.ts'

const ramesh = '+919876543210'
const suresh = '+919123456789'
const surat = '+912612345678'
const mumbai = '+912240123456'

/** What is typed, the numbers to call, and those of them to write to. */
const table: readonly (readonly [typed: string, call: readonly string[], chat?: readonly string[]])[] = [
  // One mobile number
  ['9876543210', [ramesh]],
  ['98765 43210', [ramesh]],
  ['98765-43210', [ramesh]],
  ['98250 41100', ['+919825041100']],
  ['98765.43210', [ramesh]],
  ['98765–43210', [ramesh]],
  ['987 654 3210', [ramesh]],
  ['98 76 54 32 10', [ramesh]],
  ['9 8 7 6 5 4 3 2 1 0', [ramesh]],
  ['098765 43210', [ramesh]],
  ['0 98765 43210', [ramesh]],
  ['091-98765-43210', [ramesh]],
  ['91 9876543210', [ramesh]],
  ['919876543210', [ramesh]],
  ['+91 98765 43210', [ramesh]],
  ['+ 91 98765 43210', [ramesh]],
  ['++91 98765 43210', [ramesh]],
  ['(+91) 98765-43210', [ramesh]],
  ['+91 (0) 98765 43210', [ramesh]],
  ['+91-098765-43210', [ramesh]],
  ['0091 98765 43210', [ramesh]],
  ['00 91 98765 43210', [ramesh]],
  ['+98765 43210', [ramesh]],
  // With words and other figures
  ['98765 43210 after 6 pm', [ramesh]],
  ['98765 43210 9am-6pm', [ramesh]],
  ['10 to 7, 98765 43210', [ramesh]],
  ['8 years, 98765 43210', [ramesh]],
  ['Mob.9876543210', [ramesh]],
  ['Ph:9876543210(Ramesh)', [ramesh]],
  ['1. 98765 43210', [ramesh]],
  ['Mumbai 400002 - 98765 43210', [ramesh]],
  ['98765-43210/11', [ramesh]],
  ['9876543210/11/12', [ramesh]],
  ['GSTIN 24AAACC1206D1ZM 98765 43210', [ramesh]],
  ['https://wa.me/919876543210?text=hi', [ramesh]],
  ['tel:+919876543210', [ramesh]],
  // Digits of other scripts, and signs that come with a paste
  ['९८७६५ ४३२१०', [ramesh]],
  ['૯૮૭૬૫ ૪૩૨૧૦', [ramesh]],
  ['+૯૧ ૯૮૭૬૫ ૪૩૨૧૦ સાંજે ૬ પછી', [ramesh]],
  ['৯৮৭৬৫৪৩২১০', [ramesh]],
  ['＋９１ ９８７６５ ４３２１０', [ramesh]],
  ['𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎', [ramesh]],
  ['9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣', [ramesh]],
  ['\u202a+91 98765 43210\u202c', [ramesh]],
  ['98765\u200b43210', [ramesh]],
  ['+91\u00a098765\u202f43210', [ramesh]],
  ['98765\u201143210', [ramesh]],
  // Several
  ['9876543210/9123456789', [ramesh, suresh]],
  ['98765 43210, 91234 56789', [ramesh, suresh]],
  ['98765 43210 91234 56789', [ramesh, suresh]],
  ['9876543210-9123456789', [ramesh, suresh]],
  ['+91 98765 43210 91234 56789', [ramesh, suresh]],
  ['98765 43210 + 91234 56789', [ramesh, suresh]],
  ['call Ramesh 9876543210 / 91234 56789 whatsapp only', [ramesh, suresh]],
  ['98765 43210, +91-98765-43210', [ramesh]],
  ['0261-2345678, 98765 43210', [surat, ramesh], [ramesh]],
  ['9876543210 or (022) 4012 3456', [ramesh, mumbai], [ramesh]],
  // Landlines and toll-free numbers
  ['0261-2345678', [surat], []],
  ['0261-2345678/79', [surat], []],
  ['(0261) 234 5678', [surat], []],
  ['261-2345678', [surat], []],
  ['02612345678', [surat], []],
  ['+91-261-2345678', [surat], []],
  ['0091 261 2345678', [surat], []],
  ['022 4012 3456', [mumbai], []],
  ['+91 (022) 4012 3456', [mumbai], []],
  ['+91 (0)22 4012 3456', [mumbai], []],
  ['022 4012 3456 ext 12', [mumbai], []],
  ['022-40123456-12', [mumbai], []],
  ['022 40123456 Extn. 123, 98765 43210', [mumbai, ramesh], [ramesh]],
  ['079-26580000', ['+917926580000'], []],
  ['+91 80 4012 3456', ['+918040123456'], []],
  ['1800 123 4567', ['+9118001234567'], []],
  ['1800-22-1234', ['+911800221234'], []],
  ['1860 266 2666', ['+9118602662666'], []],
  // Abroad
  ['+971 50 123 4567', ['+971501234567']],
  ['00971 50 123 4567', ['+971501234567']],
  ['+1 (212) 555-2368', ['+12125552368']],
  ['+44 (0)20 7946 0958', ['+442079460958']],
  ['+65 6123 4567', ['+6561234567']],
  ['+977 98412 34567 / 98765 43210', ['+9779841234567', ramesh]],
  // No telephone number
  ...[
    ...['', 'by mail', 'after 6 pm', '12345', '2345678', '98765 4321', '98765 432101', '+91 98765 4321'],
    ...['0000000000', '9999999999', '1234567890', '1 2 3 4 5 6 7 8 9 10', '6, 8, 10, 12, 14, 16'],
    ...['2019-2024', '1998 2005 2012', '28/11/2026 10:30', '8-11-2026 9-30', '2026-11-28', '10:00-18:00'],
    ...['₹18,000–25,000 a month', '18000-25000', '60000-75000', '62500-75250 per month', 'Rs 9876543210'],
    ...['24AAACC1206D1ZM', '2345 6789 0123', '234567890123', '9123 4567 8901', 'Aadhaar no. 9876543210'],
    ...['395003', 'Surat 395 003', 'A/c 50100123456789', '916 750 585 375', 'INV9876543210A'],
    ...['ramesh9876543210@gmail.com', '9876543210@ybl', 'https://example.com/p/9876543210']
  ].map((typed): [string, string[]] => [typed, []])
]

describe('phone numbers in a text', () => {
  const rows = table.map(([typed, call, chat = call]) => ({ typed, call, chat }))
  it.each(rows)('finds the numbers of $typed', ({ typed, call, chat }) => {
    const found = findPhones(typed)
    expect(found.map(({ number }) => number)).toEqual(call)
    expect(found.filter(({ canBeMobile }) => canBeMobile).map(({ number }) => number)).toEqual(chat)
  })

  it('keeps each number as it was written', () => {
    const typed = 'Ramesh \u202a+91 (0) 98765 43210\u202c, office (0261) 2345678 (shop ૯૧૨૩૪ ૫૬૭૮૯)'
    expect(findPhones(typed).map(({ text }) => text)).toEqual(['+91 (0) 98765 43210', '(0261) 2345678', '૯૧૨૩૪ ૫૬૭૮૯'])
  })
})

describe('comparison of two phone numbers', () => {
  it.each([
    ['98765 43210', '+91-98765-43210 after 6 pm', true],
    ['0261-2345678, 98765 43210', '૯૮૭૬૫૪૩૨૧૦', true],
    ['98765 43210', '91234 56789', false],
    ['by mail', 'by mail', false]
  ])('for %j and %j returns %s', (one, other, isSame) => {
    expect(haveSamePhone(one, other)).toBe(isSame)
  })
})
