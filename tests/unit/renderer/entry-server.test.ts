import { expect, test } from 'vitest'
import { describeScreen } from '#renderer/entry-server.tsx'

test.each([
  ['/', '', ''],
  ['/jobs', 'Find Jobs', 'Search jobs for setters'],
  ['/jobs/:id', '', 'A job in the jewellery trade'],
  ['/about-us', 'About Us', 'What Loupe is,'],
  ['/contact-us', 'Contact Us', 'How to reach the people'],
  ['/disclaimer', 'Disclaimer', 'What Loupe is responsible for']
])('rendered page › for %s has the title %j and its description', (at, title, begins) => {
  const { title: given, description } = describeScreen(at)
  expect([given, description.slice(0, begins.length), description === '']).toEqual([title, begins, begins === ''])
})
