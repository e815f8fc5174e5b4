// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { findUnsupportedHtml } from '#renderer/features/static-pages/editor/rich-text/find-unsupported-html.ts'

function element(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}
const losses = (before: string, after: string) => findUnsupportedHtml(element(before), element(after))

describe('check for HTML that the page editor would lose', () => {
  test.each([
    ['white space between elements', '<ul>\n  <li>One</li>\n</ul>\n<p>Two</p>', '<ul><li>One</li></ul><p>Two</p>'],
    ['a paragraph in a line or a cell', '<ul><li>One</li></ul>', '<ul><li><p>One</p></li></ul>'],
    ['boxes without meaning', '<div><section>One</section></div>', '<p>One</p>'],
    ['another tag of the same meaning', '<p><b>One</b> <i>two</i></p>', '<p><strong>One</strong> <em>two</em></p>'],
    ['nested marks in another order', '<p><b><i>One</i></b></p>', '<p><em><strong>One</strong></em></p>'],
    [
      'a table head',
      '<table><tbody><tr><th>A</th></tr></tbody></table>',
      '<table><thead><tr><th>A</th></tr></thead></table>'
    ],
    [
      'attributes that cleaning adds to links',
      '<a href="https://a.example/" target="_blank" rel="x">A</a>',
      '<a href="https://a.example/">A</a>'
    ],
    [
      'a cell with a span of one',
      '<table><tr><td colspan="1"></td></tr></table>',
      '<table><tbody><tr><td></td></tr></tbody></table>'
    ]
  ])('ignores %s', (_name, before, after) => {
    expect(losses(before, after)).toEqual([])
    expect(losses(after, before)).toEqual([])
  })
})

describe('check for HTML that the page editor would lose', () => {
  test.each<[string, string, string[]]>([
    [
      '<table><caption>A</caption><tr><td>B</td></tr></table>',
      '<table><tr><td>A</td></tr><tr><td>B</td></tr></table>',
      ['<caption>']
    ],
    ['<dl><dt>A</dt><dd>B</dd></dl>', '<p>A</p><p>B</p>', ['<dl>', '<dt>', '<dd>']],
    ['<p lang="hi">A</p>', '<p>A</p>', ['lang']],
    ['<table><tr><td colspan="2">A</td></tr></table>', '<table><tr><td>A</td></tr></table>', ['colspan']],
    ['<p>A <sub>2</sub></p>', '<p>A 2</p>', ['<sub>']],
    ['<p>A</p><hr><p>B</p>', '<p>A</p><p>B</p>', ['<hr>']],
    ['<p>A</p><p>B</p>', '<p>AB</p>', ['order']],
    ['<table><tr><td>A</td><td></td></tr></table>', '<table><tr><td>A</td></tr></table>', ['<table>', '<tr>', '<td>']]
  ])('names the elements lost in %s', (before, after, names) => {
    expect(losses(before, after)).toEqual(names)
  })
})
