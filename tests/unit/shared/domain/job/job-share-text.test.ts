import { describe, expect, test } from 'vitest'
import {
  buildShareText,
  buildWhatsappChatAddress,
  buildWhatsappLinkAddress,
  buildWhatsappTextAddress
} from '#shared/domain/job/job-share-text.ts'
import { parseExternalAddress } from '#shared/external-url.ts'
import { messyPieces, randomOf, randomText, seededRandom } from '#tests/support/random.ts'

const site = 'https://loupe.example'
const job = { id: 'job_1_a', title: 'CAD Designer', company: 'Kesar & Sons', location: 'Jaipur RJ' }

/** The message that WhatsApp will show, read from the address as it leaves the app. */
function message(shared: typeof job): string {
  const address = parseExternalAddress(buildWhatsappLinkAddress(shared, site))
  return address === null ? 'refused' : (new URL(address).searchParams.get('text') ?? '')
}

test('WhatsApp link to a job › contains title, company, place and link', () => {
  expect(message(job)).toBe('CAD Designer\nKesar & Sons · Jaipur RJ\nhttps://loupe.example/jobs/job_1_a')
})

test('WhatsApp link to a job › opens WhatsApp and passes the URL check', () => {
  const address = buildWhatsappLinkAddress(job, site)
  expect(address.startsWith('https://wa.me/?text=CAD%20Designer%0A')).toBe(true)
  expect(parseExternalAddress(address)).toBe(address)
})

test('WhatsApp link to a job › cleans surrogates, controls and line breaks', () => {
  expect(message({ ...job, title: 'a\ud83db\u0000\u0007\n\tc', id: '\udc8e' })).toMatch(
    /^a\ufffdb c\n.*\n.*jobs\/%EF%BF%BD$/
  )
})

test('WhatsApp link to a job › keeps the link whole for any job', () => {
  const random = seededRandom(6)
  const long = () => randomText(random, randomOf(random, [3, 30, 600]), messyPieces)
  for (let round = 0; round < 500; round += 1) {
    const text = message({ id: `job_${round}_x`, title: long(), company: long(), location: long() })
    expect(text.endsWith(`${site}/jobs/job_${round}_x`)).toBe(true)
    expect(text.split('\n').length).toBeLessThanOrEqual(3)
  }
})

const someJob = {
  ...job,
  salaryRange: '₹35,000 a month',
  type: 'Full-time',
  description: 'Models rings.\n\nCall 98250 12345.'
}

function text(shared: Partial<typeof someJob>, form?: string): string {
  const address = parseExternalAddress(buildWhatsappTextAddress({ ...someJob, ...shared }, form))
  return address === null ? 'refused' : (new URL(address).searchParams.get('text') ?? '')
}

describe('WhatsApp link with the job’s text', () => {
  test('contains the job’s text and the URL of its form, but no URL of the board', () => {
    const lines = [
      'CAD Designer',
      'Kesar & Sons · Jaipur RJ',
      '₹35,000 a month · Full-time',
      'Models rings. Call 98250 12345.'
    ]
    expect(text({})).toBe(lines.join('\n'))
    expect(text({}, 'https://forms.example.com/apply')).toBe([...lines, 'https://forms.example.com/apply'].join('\n'))
  })

  test('cuts only the description, and passes the URL check for any text', () => {
    const next = seededRandom(16)
    for (const description of ['हीरा '.repeat(900), '👩\u200d🔧'.repeat(900), "'".repeat(4000), 'word '.repeat(900)]) {
      const shown = text({ description }, 'https://forms.example.com/apply')
      expect(shown).toMatch(
        /^CAD Designer\nKesar & Sons · Jaipur RJ\n₹35,000 a month · Full-time\n.+…\nhttps:\/\/forms/s
      )
    }
    for (let round = 0; round < 200; round += 1) {
      const piece = () => randomText(next, randomOf(next, [0, 3, 900]))
      const messy = { title: piece(), company: piece(), location: piece(), salaryRange: piece(), description: piece() }
      expect(text(messy, randomOf(next, [undefined, 'https://forms.example.com/apply']))).not.toBe('refused')
    }
  })
})

test('text that shares a job › contains title, company, place and pay without gaps', () => {
  expect(buildShareText(someJob)).toBe('CAD Designer\nKesar & Sons · Jaipur RJ\n₹35,000 a month')
  expect(buildShareText({ ...someJob, title: ' CAD\n Designer', company: ' ', salaryRange: ' ' })).toBe(
    'CAD Designer\nJaipur RJ'
  )
})

test('WhatsApp chat link › opens a chat with the typed words', () => {
  const chat = (words: string) => buildWhatsappChatAddress({ number: '+919825012345' }, words)
  expect(chat("It's Meena")).toBe('https://wa.me/919825012345?text=It%27s%20Meena')
  expect(chat('')).toBe('https://wa.me/919825012345')
  for (const words of ['word '.repeat(900), 'हीरा '.repeat(900)]) {
    const address = parseExternalAddress(chat(words))
    const text = new URL(address ?? 'https://refused.example').searchParams.get('text') ?? ''
    expect([text.endsWith('…'), words.startsWith(text.slice(0, -1))]).toEqual([true, true])
    expect(address?.length).toBeGreaterThan(1900)
  }
})
