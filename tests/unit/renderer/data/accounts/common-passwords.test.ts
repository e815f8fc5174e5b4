import { expect, test } from 'vitest'
import list from '#renderer/data/accounts/common-passwords.json' with { type: 'json' }
import { isCommonPassword, splitWordList } from '#renderer/data/accounts/common-passwords.ts'

const isCommon = (password: string) => isCommonPassword(password, splitWordList(list))

test.each([
  ...[
    'password',
    'Password1',
    'P@ssw0rd',
    'p@$$w0rd123',
    'passwordpassword',
    'pass word 123',
    '123password',
    'PASSWORD!'
  ],
  ...['iloveyou', 'welcome1', 'letmein!!', 'admin@123', 'changeme', 'superman', 'football1', 'sunshin3', 'dragon12345'],
  ...[
    'loupe123',
    'loupe@2026',
    'LoupeLoupe',
    'jeweller',
    'jewellery1',
    'Goldsmith22',
    'diamond7',
    'hallmark916',
    'loupeadmin'
  ],
  ...['mumbai123', 'Surat@395', 'ahmedabad', 'jaipur2024', 'kolkata1', 'bangalore', 'delhi110001'],
  ...['rahul@123', 'priya1998', 'sairam108', 'jaishreeram', 'krishna1', 'Sachin10', 'virat@18'],
  ...['12345678', '87654321', '00000000', '11111111', '15081947', '15-08-1947', '9876543210', '+919876543210'],
  ...['qwertyuiop', 'qwerty123', 'asdfghjkl', '1qaz2wsx', 'zaq12wsx', '123qweasd', 'abcd1234', 'qazwsxedc', 'abcdefgh'],
  ...['aaaaaaaa', 'abababab', 'abc1abc1', 'xyz!xyz!', 'correct horse battery staple']
])('common password check › refuses %s', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each([
  ...['a steady hand at the bench', 'ten-times-magnified', 'four emeralds under a lamp', 'jaipur rain on a tin roof'],
  ...[
    'xK7#qLm2vT',
    'velvet-otter-cutlass-9',
    'मेरा छोटा सा घर',
    '我的工作台很整洁',
    'tourmaline blue kettle',
    'wrong password'
  ],
  ...['nightgoldanvil', 'loupe in my left hand']
])('common password check › accepts %s', (password) => {
  expect(isCommon(password)).toBe(false)
})
