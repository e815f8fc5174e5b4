// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as sanitiser from '#renderer/features/pages/clean-html.ts'
import { ConflictView } from '#renderer/features/pages/editor/page-beside.tsx'
import { PageDifferences } from '#renderer/features/pages/editor/page-differences.tsx'
import type { PageFormState } from '#renderer/features/pages/editor/use-page-form.ts'

// The sanitiser does not work in happy-dom.
beforeEach(() => {
  vi.spyOn(sanitiser, 'cleanHtml').mockImplementation((html) => html as unknown as TrustedHTML)
  vi.spyOn(sanitiser, 'parseCleanHtml').mockImplementation((html) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content
  })
})
afterEach(cleanup)

/** The lines of a comparison; what is gone in [-brackets-], what is new in {+braces+}. */
const read = () =>
  screen
    .getAllByRole('listitem')
    .map((line) =>
      [...line.childNodes]
        .map(({ nodeName, textContent }) =>
          nodeName === 'DEL' ? `[-${textContent}-]` : nodeName === 'INS' ? `{+${textContent}+}` : textContent
        )
        .join('')
    )

test('a page is compared line by line, with its headings, bullets, cells and where its links lead', () => {
  const before = [
    '<h2>Where <b>we</b> are</h2><p>Forty benches<br>in Surat.</p>',
    '<ul><li><p>Setters</p></li><li>Polishers<ul><li>Hand</li></ul></li></ul>',
    '<table><tr><th>Day</th><td>Monday</td></tr></table>',
    '<p><a href="https://a.example/">The way</a> <a href="https://b.example/">https://b.example/</a></p><hr><p> Old </p>'
  ].join('\n')
  const after = before
    .replace('Forty', 'Sixty')
    .replace('https://a.example/', 'https://c.example/')
    .replace('<hr><p> Old </p>', '<p>New</p>')
  render(<PageDifferences before={before} after={after} />)
  expect(read()).toEqual([
    ...['## Where we are', '[-Forty-]{+Sixty+} benches', 'in Surat.'],
    ...['• Setters', '• Polishers', '• Hand', 'Day | Monday |'],
    'The way (https://[-a.example-]{+c.example+}/) https://b.example/',
    ...['{+New+}', '[-Old-]']
  ])
})

test('pages of the same words are said to be so, however they are set', () => {
  render(<PageDifferences before="<p>Forty  benches</p>" after={'<div><p><i>Forty</i>\nbenches</p></div>'} />)
  expect(screen.getByText('The words are the same.')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})

test('whoever was refused sees what is stored, its HTML, and on demand what is different in theirs', () => {
  const work = { text: '<p>Sixty benches</p>', maySave: true, takeStored: vi.fn(), saveOver: vi.fn() }
  const page = { id: 'about-us', content: '<p>Forty benches</p>', revision: 4, versions: [] } as const
  render(<ConflictView name="about-us" page={page} work={work as unknown as PageFormState} />)
  expect(document.activeElement?.textContent).toBe('Stored now')
  expect(screen.getByText('<p>Forty benches</p>').tagName).toBe('PRE')
  expect(screen.queryByRole('list')).toBeNull()
  const details = screen.getByText('What is different in mine').closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(read()).toEqual(['[-Forty-]{+Sixty+} benches'])
  fireEvent.click(screen.getByRole('button', { name: 'Take the stored text' }))
  expect([work.takeStored.mock.calls.length, work.saveOver.mock.calls.length]).toEqual([1, 0])
  fireEvent.click(screen.getByRole('button', { name: 'Save mine over it' }))
  expect([work.takeStored.mock.calls.length, work.saveOver.mock.calls.length]).toEqual([1, 1])
})
