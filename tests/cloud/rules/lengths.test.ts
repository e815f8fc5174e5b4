import { beforeAll, expect, test } from 'vitest'
import { create } from './attempts.ts'
import type { BareClient } from './bare-client.ts'
import { projectUnder } from './on-the-emulator.ts'

let client: BareClient

/** Lets through whoever says how long a text is to the rules. */
const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /lengths/{name} {
      allow create: if request.resource.data.text.size() == request.resource.data.length;
    }
  }
}`

beforeAll(async () => {
  client = await projectUnder(rules)
})

/** The length that a text has to the rules. */
async function lengthOf(text: string, name: string): Promise<number> {
  const bytes = new TextEncoder().encode(text).length
  for (let length = 0; length <= bytes; length += 1) {
    if ((await client.attempt(null, create(`lengths/${name}-${length}`, { text, length }))) === 'allowed') return length
  }
  throw new Error(`${JSON.stringify(text)} has no length`)
}

// A text that a screen lets through must not come out longer at the rules: the app counts UTF-16 units.
test.each([
  ['Latin', 'gold'],
  ['Devanagari, with vowel signs and joined letters', 'रत्नक्षेत्री'],
  ['Tamil', 'நகை'],
  ['combining accents', 'pave\u0301'],
  ['emoji', '💎💍'],
  ['joined emoji', '👨‍👩‍👧'],
  ['a flag', '🇮🇳']
])('text length › is never larger in Firestore rules than in the app: %s', async (name, text) => {
  const length = await lengthOf(text, name.replaceAll(/\W/g, '-'))
  expect(length).toBeLessThanOrEqual(text.length)
  // Nor so short that the limits would mean little.
  expect(length).toBeGreaterThanOrEqual([...text].length)
})
