import { expect, test } from 'vitest'
import { describeScreen } from '#renderer/entry-server.tsx'

test.each([
  ['/', '', ''],
  ['/jobs', 'Find Jobs', 'Search jobs for setters'],
  ['/jobs/:id', '', 'A job in the jewellery trade'],
  ['/about-us', 'About Us', 'What Loupe is,'],
  ['/contact-us', 'Contact Us', 'How to reach the people'],
  ['/disclaimer', 'Disclaimer', 'What Loupe is responsible for']
])('the page that is drawn for %s is called %j and says what it is about', (at, title, begins) => {
  const { title: given, description } = describeScreen(at)
  expect([given, description.slice(0, begins.length), description === '']).toEqual([title, begins, begins === ''])
})
