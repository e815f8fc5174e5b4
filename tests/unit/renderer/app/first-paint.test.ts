import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dark, light } from '#renderer/look/tokens.ts'

const html = readFileSync('renderer/index.html', 'utf8')

test('the browser frame has the colour of the paper before the first style sheet is there', () => {
  expect(html).toContain(`<meta name="theme-color" content="${light.paper}">`)
  expect(html).toContain(`content = '${dark.paper}'`)
})

test('who has no JavaScript is told so above everything else', () => {
  expect(html).toMatch(/<body>\s*<noscript>.*JavaScript.*<\/noscript>\s*<div id="root">/)
})
