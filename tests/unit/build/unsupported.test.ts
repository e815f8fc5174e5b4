import { describe, expect, test } from 'vitest'
import { findUnsupportedCode } from '../../../build/checks/unsupported-code.mjs'
import { findUnsupportedStyles } from '../../../build/checks/unsupported-styles.mjs'

describe('findUnsupportedCode', () => {
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
  ])('takes %s', (code) => {
    expect(findUnsupportedCode(code, 'file.ts')).toEqual([])
  })
})

describe('findUnsupportedStyles', () => {
  test.each([
    ['a dynamic unit', 'a { height: 100dvh }'],
    ['a function', 'a { color: color-mix(in srgb, red, blue) }'],
    ['a property', 'a { rotate: 45deg }'],
    ['a value', 'a { overflow: clip }'],
    ['a fallback of another property', 'a { width: 100vh; height: 100dvh }'],
    ['a list that a selector spoils', 'a, b:has(c) { color: red }']
  ])('refuses %s', (_, css) => {
    expect(findUnsupportedStyles(css, 'file.css')).toHaveLength(1)
  })

  test.each([
    ['a fallback before it', 'a { height: 100vh; height: 100dvh }'],
    ['a prefixed fallback', 'a { -webkit-mask-image: none; mask-image: none }'],
    ['a test around it', '@supports (height: 1dvh) { a { height: 100dvh } }'],
    ['a rule that goes alone', 'b:has(c) { color: red }'],
    ['an enhancement', 'a { text-wrap: balance }']
  ])('takes %s', (_, css) => {
    expect(findUnsupportedStyles(css, 'file.css')).toEqual([])
  })
})
