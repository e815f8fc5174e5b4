import { fold } from './tokens.ts'

/** A line a digit, from zero. */
const digitWords = [
  'zero oh o shunya shoonya sunya jiro शून्य जीरो ज़ीरो શૂન્ય ઝીરો',
  'one ek एक એક',
  'two do be दो બે',
  'three teen tin tran तीन ત્રણ',
  'four char chaar चार ચાર',
  'five panch paanch pach पांच पाँच પાંચ',
  'six chhe che chha cha chah छह छः छे छ છ',
  'seven saat sat सात સાત',
  'eight aath ath आठ આઠ',
  'nine nau nav no नौ નવ'
]
const pairWords: Readonly<Record<string, string>> = {
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90'
}
const spoken = new Map<string, string | number>([
  ...digitWords.flatMap((line, digit) => line.split(' ').map((word) => [fold(word), String(digit)] as const)),
  ...Object.entries(pairWords).map(([word, digits]) => [fold(word), digits] as const),
  ['double', 2],
  ['dabal', 2],
  ['डबल', 2],
  ['triple', 3]
])

/** Digits; how often the next one is meant; '': no part of a number. */
export function readDigits(word: string): string | number {
  // Folded, 'ten' is the Hindi 'teen'.
  return /^ten$/i.test(word) ? '10' : (spoken.get(fold(word)) ?? '')
}
