import { expect, test } from 'vitest'
import { describeScreen } from '#renderer/entry-server.tsx'

test.each([
  ['/', '', ''],
  ['/login', 'Login', ''],
  ['/signup', 'Sign up', ''],
  ['/jobs', 'Find Jobs', 'Search jewellery jobs'],
  ['/jobs/:id', '', 'A jewellery job'],
  ['/about-us', 'About Us', 'What Loupe is,'],
  ['/contact-us', 'Contact Us', 'How to contact Loupe'],
  ['/disclaimer', 'Disclaimer', 'What Loupe is responsible for']
])('prerendered page › for %s has the title %j and its description', (at, title, begins) => {
  const { title: given, description } = describeScreen(at)
  expect([given, description.slice(0, begins.length), description === '']).toEqual([title, begins, begins === ''])
})
