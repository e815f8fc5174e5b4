import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const html = readFileSync('renderer/index.html', 'utf8')

test('index.html › asks for JavaScript in a noscript element', () => {
  expect(html).toMatch(/<body>\s*<noscript>.*JavaScript.*<\/noscript>\s*<script>/)
})

test.each([
  ['the oldest supported browser', {}, undefined],
  [
    'a browser without structuredClone',
    { structuredClone: undefined },
    /^Your browser is too old for Loupe\. Update it/
  ],
  ['a browser without dialogs', { HTMLDialogElement: undefined }, /^Your browser is too old for Loupe/]
])('check of browser features in index.html › runs in %s', (_, lacking, expected) => {
  const has = { structuredClone, HTMLDialogElement: Object, ...lacking }
  const self = Object.fromEntries(Object.entries(has).filter(([, each]) => each))
  const shown: { textContent?: string; setAttribute(): void }[] = []
  const body = { appendChild: (element: (typeof shown)[0]) => shown[shown.push(element) - 1] }
  const [, code = ''] = /<body>[\s\S]*?<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  new Function('self', 'document', code)(self, { body, createElement: () => ({ setAttribute() {} }) })
  if (expected) expect(shown[0]?.textContent).toMatch(expected)
  else expect(shown).toEqual([])
})
