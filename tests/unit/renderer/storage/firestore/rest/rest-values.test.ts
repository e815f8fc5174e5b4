import { expect, test } from 'vitest'
import { decodeFields } from '#renderer/storage/firestore/rest/rest-values.ts'

test('document read over REST › may have any field name without prototype pollution', () => {
  const { fields } = JSON.parse('{"fields":{"__proto__":{"stringValue":"a"},"constructor":{"stringValue":"b"}}}')
  const read = decodeFields(fields)
  expect(Object.entries(read)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b']
  ])
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
})
