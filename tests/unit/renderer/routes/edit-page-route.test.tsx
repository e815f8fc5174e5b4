// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as sanitiser from '#renderer/features/static-pages/clean-html.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'
import { type RunningApp, runApp } from '#tests/support/render-app.tsx'

// The sanitiser does not work in happy-dom: this one knows scripts alone. The real one is tested in tests/web/page-editor.e2e.ts.
const script = /<script>.*?<\/script>/g
beforeEach(() => {
  vi.spyOn(sanitiser, 'cleanHtml').mockImplementation((html) => html.replace(script, '') as unknown as TrustedHTML)
  vi.spyOn(sanitiser, 'parseCleanHtml').mockImplementation((html) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content
  })
  vi.spyOn(sanitiser, 'listRemovedNames').mockImplementation((html) => (html.match(script) ? ['<script>'] : []))
})

// The other tab's editor needs a real browser: tests/web/rich-editor.e2e.ts.
const path = '/admin/edit-page/about-us?view=html'
const stored: StaticPage = {
  id: 'about-us',
  content: '<p>Third</p>',
  revision: 3,
  versions: [
    { content: '<p>First</p>', until: '2026-11-19T10:00:00.000Z' },
    { content: '<p>Second</p>', until: '2026-11-20T10:00:00.000Z' }
  ]
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Page text in HTML')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const preview = () => screen.getByRole('region', { name: 'Preview for visitors' })
const page = (app: RunningApp) => (app.store.readElements('pages') as StaticPage[])[0]
const toastName = () => useToast.getState().toast?.title

async function open(pages: readonly StaticPage[] = [stored], options = {}): Promise<RunningApp> {
  const app = await runApp(path, { as: 'Admin', elements: { pages }, ...options })
  await screen.findByLabelText('Page text in HTML')
  return app
}

// A busy machine takes its time to read the workplace's code, and no test is about that.
beforeAll(() => import('#renderer/routes/edit-page-route.tsx'), 60_000)
afterEach(cleanup)

describe('page editor', () => {
  test('shows the stored text and a preview', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Edit About Us' })).toBeDefined()
    expect(field().value).toBe('<p>Third</p>')
    type('<p>Fourth</p>')
    await waitFor(() => expect(preview().querySelector('.prose')?.textContent).toBe('Fourth'))
  })

  test('shows an error when loading fails and keeps the typed text', async () => {
    const app = await runApp(path, { as: 'Admin', elements: { pages: [stored] }, faults: { reads: 'damaged' } })
    expect(await screen.findByText('The page could not be loaded')).toBeDefined()
    expect(useToast.getState().toast).toMatchObject({
      title: 'toast.contentNotRead.title',
      values: { page: 'About Us' }
    })
    app.store.faults.reads = undefined
    await press('Try again')
    await waitFor(() => expect(field().value).toBe('<p>Third</p>'))
    type('<p>Mine</p>')
    act(() => useToast.setState({ toast: null }))
    app.store.faults.reads = 'unavailable'
    act(() => app.store.setElements('pages', [stored]))
    await waitFor(() => expect(toastName()).toBe('toast.contentNotRead.title'))
    expect(field().value).toBe('<p>Mine</p>')
  })
})

describe('Save Content button', () => {
  test('stores the text and keeps the previous version', async () => {
    const app = await open()
    type('<p>Fou\u202Erth</p>')
    expect(screen.getByText('Not saved yet')).toBeDefined()
    await press('Save Content')
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(toastName()).toBe('toast.contentSaved.title')
    expect(page(app)).toMatchObject({ content: '<p>Fourth</p>', revision: 4 })
    expect(field().value).toBe('<p>Fourth</p>')
    expect(screen.getByText(/^Until 2\d Nov 2026/, { selector: 'li:nth-child(2) p' })).toBeDefined()
  })

  test('stores only safe HTML and lists the removed elements', async () => {
    const app = await open()
    type('<p>Fourth</p><script>alert(1)</script>')
    expect(await screen.findByText('Will be removed when you save: <script>')).toBeDefined()
    await press('Save Content')
    expect(await screen.findByText('Saved without <script>')).toBeDefined()
    expect(page(app)?.content).toBe('<p>Fourth</p>')
    expect(field().value).toBe('<p>Fourth</p>')
    await waitFor(() => expect(screen.queryByText(/Will be removed/)).toBeNull())
    const lost = Array.from({ length: 8 }, (_, index) => `<x-${index + 1}>`)
    vi.mocked(sanitiser.listRemovedNames).mockReturnValue(lost)
    type('<p>A paste</p>')
    expect(
      await screen.findByText('Will be removed when you save: <x-1>, <x-2>, <x-3>, <x-4>, <x-5>, <x-6> and 2 more')
    ).toBeDefined()
  })
})

describe('earlier versions in the page editor', () => {
  const versions = () => within(screen.getByText('Earlier versions').closest('details') as HTMLElement)
  const version = (index: number) => within(versions().getAllByRole('listitem')[index] as HTMLElement)

  test('can be restored, and the typed text can be recovered', async () => {
    const app = await open()
    type('<p>Fourth</p>')
    await userEvent.click(version(1).getByRole('button', { name: 'View' }))
    await userEvent.click(version(0).getByRole('button', { name: 'Restore this version' }))
    expect(field().value).toBe('<p>Second</p>')
    await waitFor(() => expect(preview().querySelector('.prose')?.textContent).toBe('Second'))
    expect(document.activeElement).toBe(field())
    expect(page(app)).toEqual(stored)
    await press('Restore my text')
    expect(field().value).toBe('<p>Fourth</p>')
    await userEvent.click(version(0).getByRole('button', { name: 'Restore this version' }))
    await userEvent.click(version(1).getByRole('button', { name: 'View' }))
    await press('Save Content')
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(preview().querySelector('.prose')?.textContent).toBe('Second')
    expect(screen.queryByRole('button', { name: 'Restore my text' })).toBeNull()
    expect(page(app)).toMatchObject({ content: '<p>Second</p>', revision: 4 })
  })
})
