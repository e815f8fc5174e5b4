// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { tidyPasted } from '#renderer/features/pages/editor/rich/tidy-pasted.ts'

// The sanitiser's part is tested with it in a browser: tests/web/rich-editor.e2e.ts.
function tidy(html: string): string {
  const root = document.createElement('div')
  root.innerHTML = html
  tidyPasted(root)
  return root.innerHTML.replace(/\s*\n\s*/g, '').replaceAll('&nbsp;', ' ')
}

const line = (level: number, mark: string, text: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}<span>&nbsp; </span></span>${text}</p>`

describe('the lists of Word', () => {
  test('become lists, one within the other', () => {
    expect(
      tidy(line(1, '·', 'Setting') + line(2, 'o', 'Prong') + line(3, '§', 'Four') + line(1, '·', 'Polishing'))
    ).toBe('<ul><li>Setting<ul><li>Prong<ul><li>Four</li></ul></li></ul></li><li>Polishing</li></ul>')
  })

  test('are numbered where their marks are numbers or letters, and begin where they began', () => {
    expect(tidy(line(1, '3.', 'Casting') + line(2, 'a)', 'Wax') + line(1, '4.', 'Filing'))).toBe(
      '<ol start="3"><li>Casting<ol><li>Wax</li></ol></li><li>Filing</li></ol>'
    )
  })

  test('end where other text stands between them, and where their kind changes', () => {
    expect(tidy(`${line(1, '·', 'One')}<p>Text</p>${line(1, '·', 'Two')}${line(1, '1.', 'Three')}`)).toBe(
      '<ul><li>One</li></ul><p>Text</p><ul><li>Two</li></ul><ol><li>Three</li></ol>'
    )
  })

  test('begin at whatever level they begin, also in a cell', () => {
    expect(tidy(`<table><tbody><tr><td>${line(2, '·', 'Deep')}${line(1, '·', 'High')}</td></tr></tbody></table>`)).toBe(
      '<table><tbody><tr><td><ul><li>Deep</li></ul><ul><li>High</li></ul></td></tr></tbody></table>'
    )
  })
})

describe('what another program says by style', () => {
  test('stays where it means something: bold and italic, and the bold of Google that is none', () => {
    expect(tidy('<p><span style="font-weight:700">Gold</span> <span style="font-style: italic">22</span></p>')).toBe(
      '<p><strong>Gold</strong> <em>22</em></p>'
    )
    expect(
      tidy(
        '<b style="font-weight:normal" id="docs-internal-guid"><p><span style="font-weight:400">Plain</span></p></b>'
      )
    ).toBe('<p>Plain</p>')
    // Word's own way to say nothing.
    expect(tidy('<p><b style="mso-bidi-font-weight:normal">Gold</b></p>')).toBe('<p><b>Gold</b></p>')
  })

  test('goes where it does not: fonts, colours, classes, languages, comments, empty lines', () => {
    expect(
      tidy(
        '<!--StartFragment--><p class="MsoNormal" style="margin:0" lang="EN-IN"><span style="font-family:Calibri;color:red">Text</span></p>' +
          '<p class="MsoNormal">&nbsp;</p><h2><span></span></h2><p>More<br></p>'
      )
    ).toBe('<p>Text</p><p>More<br></p>')
  })

  test('leaves links that lead out, and the text of those that led within the other document', () => {
    expect(tidy('<p><a href="https://example.com/">Out</a> <a href="#_Toc1">In</a> <a id="_Toc1">Here</a></p>')).toBe(
      '<p><a href="https://example.com/">Out</a> In Here</p>'
    )
    const reach = '<p><a href="mailto:meena@example.com">Write</a> <a href="tel:+912212345678">Call</a></p>'
    expect(tidy(reach)).toBe(reach)
  })
})

test('headings go one level down where a title stands above them', () => {
  expect(tidy('<p class="MsoTitle">Title</p><h2>Part</h2><h3>Section</h3>')).toBe(
    '<h2>Title</h2><h3>Part</h3><h4>Section</h4>'
  )
  expect(tidy('<h2>Part</h2>')).toBe('<h2>Part</h2>')
})

test('tables keep their cells, and what spans several of them', () => {
  expect(
    tidy(
      '<table class="MsoTableGrid"><tbody><tr style="height:1pt"><td colspan="2" rowspan="3" width="3"><p class="x">A</p></td></tr></tbody></table>'
    )
  ).toBe('<table><tbody><tr><td colspan="2" rowspan="3"><p>A</p></td></tr></tbody></table>')
})
