import { expect, test } from 'vitest'
import { decodeFields } from '#renderer/storage/firestore/rest/rest-values.ts'

test('decodeFields › decodes each type that the app stores', () => {
  const fields = {
    none: { nullValue: null },
    isLive: { booleanValue: false },
    title: { stringValue: 'Setter' },
    blank: { stringValue: '' },
    count: { integerValue: '-42' },
    pay: { doubleValue: 1.5 },
    whole: { doubleValue: 3 },
    endless: { doubleValue: '-Infinity' },
    createdAt: { timestampValue: '2026-11-21T09:01:00.120Z' },
    before: { timestampValue: '1969-12-31T23:59:59Z' },
    tags: { arrayValue: { values: [{ stringValue: 'CAD' }, { mapValue: { fields: {} } }, { mapValue: {} }] } },
    empty: { arrayValue: {} },
    file: { bytesValue: 'AAEC' }
  }
  expect(decodeFields(fields)).toEqual({
    ...{ none: null, isLive: false, title: 'Setter', blank: '', count: -42, pay: 1.5, whole: 3 },
    endless: Number.NEGATIVE_INFINITY,
    createdAt: { seconds: 1_795_251_660, nanoseconds: 120_000_000 },
    before: { seconds: -1, nanoseconds: 0 },
    tags: ['CAD', {}, {}],
    empty: [],
    file: { bytesValue: 'AAEC' }
  })
  expect(decodeFields(undefined)).toEqual({})
})

test('decodeFields › accepts any field name without prototype pollution', () => {
  const { fields } = JSON.parse('{"fields":{"__proto__":{"stringValue":"a"},"constructor":{"stringValue":"b"}}}')
  const read = decodeFields(fields)
  expect(Object.entries(read)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b']
  ])
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
})

test.each([
  ['a text in place of fields', 'text'],
  ['fields as a list', []],
  ['null as a value', { a: null }],
  ['a value without a type', { a: 'text' }],
  ['an empty value object', { a: {} }],
  ['two types', { a: { stringValue: 'a', nullValue: null } }],
  ['an unknown type', { a: { vectorValue: [1] } }],
  ['an invalid text', { a: { stringValue: 5 } }],
  ['an invalid number', { a: { integerValue: 'five' } }],
  ['an empty number', { a: { integerValue: '' } }],
  ['an invalid boolean', { a: { booleanValue: 'true' } }],
  ['an invalid time', { a: { timestampValue: 'yesterday' } }],
  ['an invalid list', { a: { arrayValue: { values: {} } } }],
  ['an invalid value in a list', { a: { arrayValue: { values: [{ mapValue: { fields: { b: 1 } } }] } } }]
])('decodeFields › throws for %s', (_what, fields) => {
  expect(() => decodeFields(fields)).toThrow(expect.objectContaining({ failure: 'damaged' }))
})
