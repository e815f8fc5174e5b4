import { describe, expect, test } from 'vitest'
import { parseExternalAddress } from '#shared/external-url.ts'
import { goodLinks, hostileLinks, hostileLinksByFault } from '#tests/support/hostile-links.ts'
import { randomOf, randomText, seededRandom } from '#tests/support/random.ts'

const shown = (link: string) => JSON.stringify(link.slice(0, 80))

test('samples of hostile and good URLs › are complete and unique', () => {
  expect(new Set(hostileLinks).size).toBe(hostileLinks.length)
  expect(hostileLinks.length).toBeGreaterThanOrEqual(80)
  expect(goodLinks.length).toBeGreaterThanOrEqual(20)
})

for (const [fault, links] of Object.entries(hostileLinksByFault)) {
  describe(`external URL › refuses ${fault}`, () => {
    test.each(links.map((link) => [shown(link), link]))('%s', (_, link) => {
      expect(parseExternalAddress(link)).toBeNull()
    })
  })
}

describe('external URL › gives the serialized form of', () => {
  test.each(goodLinks.map(([written, opens]) => [shown(written), written, opens]))('%s', (_, written, opens) => {
    expect(parseExternalAddress(written)).toBe(opens)
  })
})

test('external URL › accepts its own results unchanged', () => {
  for (const [, opens] of goodLinks) expect(parseExternalAddress(opens)).toBe(opens)
})

test('external URL › accepts only public URLs of random parts', () => {
  const random = seededRandom(7)
  const parts = [
    'https://',
    'https:',
    'javascript:',
    'mailto:',
    'tel:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '.',
    '?',
    '#',
    '%00'
  ]
  const names = [
    'example.com',
    'localhost',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'xn--pple-43d',
    'local',
    'भारत',
    'user',
    '%2e'
  ]
  let opened = 0
  for (let round = 0; round < 6000; round += 1) {
    const start = random() < 0.7 ? 'https://' : randomOf(random, parts)
    const address = parseExternalAddress(start + randomOf(random, names) + randomText(random, 5, [...parts, ...names]))
    if (address === null) continue
    opened += 1
    const url = new URL(address)
    expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol)
    expect(url.username + url.password).toBe('')
    expect(url.hostname).not.toMatch(/^\[|^[\d.]+$|^localhost$|\.local(host)?$/)
    expect(parseExternalAddress(address)).toBe(address)
  }
  expect(opened).toBeGreaterThan(100)
})
