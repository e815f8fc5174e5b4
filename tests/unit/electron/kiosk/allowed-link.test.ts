import { expect, test } from 'vitest'
import { isAllowedLink } from '#electron/main/kiosk/kiosk-policy.ts'

const hosts = ['forms.example.com', '*.gov.in']

test.each([
  'https://forms.example.com/',
  'https://forms.example.com/apply?from=loupe#top',
  'https://uidai.gov.in/',
  'https://www.uidai.gov.in/x'
])('link check of a kiosk › allows %s, which the policy names', (address) => {
  expect(isAllowedLink(address, hosts)).toBe(true)
})

test.each([
  'http://forms.example.com/',
  'https://example.com/',
  'https://a.forms.example.com/',
  'https://forms.example.com.evil.example/',
  'https://evil.example/forms.example.com',
  'https://forms.example.com:8443/',
  'https://gov.in/',
  'https://evilgov.in/',
  'https://uidai.gov.in.evil.example/',
  'mailto:asha@forms.example.com',
  'tel:+912212345678',
  'javascript:forms.example.com',
  'file:///forms.example.com',
  '',
  'forms.example.com'
])('link check of a kiosk › refuses %s, which the policy does not name', (address) => {
  expect(isAllowedLink(address, hosts)).toBe(false)
})

test('link check of a kiosk › allows no link when the policy names none', () => {
  expect(isAllowedLink('https://forms.example.com/', [])).toBe(false)
})
