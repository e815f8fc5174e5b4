import { describe, expect, test } from 'vitest'
import { findUnsupportedCode } from '../../../build/checks/find-unsupported-code.mjs'
import { findUnsupportedStyles } from '../../../build/checks/find-unsupported-styles.mjs'

describe('check of unsupported code', () => {
  test.each([
    'Promise.withResolvers()',
    'Object.groupBy(jobs, read)',
    'one.isSubsetOf(other)',
    'URL.parse(text)',
    'new CompressionStream("gzip")',
    'new Intl.DurationFormat("en")',
    'new Intl.Segmenter("en")',
    'element.togglePopover()',
    'text.replace(/(?<=a) /, "")',
    'text.isWellFormed()'
  ])('refuses %s', (code) => {
    expect(findUnsupportedCode(code, 'file.ts')).toHaveLength(1)
  })

  test.each([
    'list.toSorted()',
    'list.findLast(isNew)',
    'document.startViewTransition?.(show)',
    'text.replace(/(?<name>a)(?=b)(?!c)/, "")',
    'const parse = (text: string) => text.at(-1)',
    'structuredClone(job)'
  ])('accepts %s', (code) => {
    expect(findUnsupportedCode(code, 'file.ts')).toEqual([])
  })
})

describe('check of unsupported styles', () => {
  test.each([
    ['a dynamic unit', 'a { height: 100dvh }'],
    ['a function', 'a { color: color-mix(in srgb, red, blue) }'],
    ['an unsupported property', 'a { rotate: 45deg }'],
    ['an unsupported value', 'a { overflow: clip }'],
    ['a fallback of another property', 'a { width: 100vh; height: 100dvh }'],
    ['a selector list with an unsupported selector', 'a, b:has(c) { color: red }']
  ])('refuses %s', (_, css) => {
    expect(findUnsupportedStyles(css, 'file.css')).toHaveLength(1)
  })

  test.each([
    ['a fallback before the value', 'a { height: 100vh; height: 100dvh }'],
    ['a prefixed fallback', 'a { -webkit-mask-image: none; mask-image: none }'],
    ['a value within @supports', '@supports (height: 1dvh) { a { height: 100dvh } }'],
    ['a separate rule with an unsupported selector', 'b:has(c) { color: red }'],
    ['an enhancement', 'a { text-wrap: balance }']
  ])('accepts %s', (_, css) => {
    expect(findUnsupportedStyles(css, 'file.css')).toEqual([])
  })
})
