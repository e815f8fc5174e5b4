// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Activity, createElement, createRef, Fragment, type ReactNode, useActionState, ViewTransition } from 'react'
import type { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { createLeanReactPlugin } from '../../../build/vite/lean-react.ts'

const require = createRequire(import.meta.url)
const file = require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js')
const whole = readFileSync(file, 'utf8')
const lean = (code: string): string => {
  const { transform } = createLeanReactPlugin() as unknown as { transform(code: string, id: string): { code: string } }
  return transform(code, file).code
}

/** Draws something with what is shipped: what is said of its errors, and what stands in the page then. */
async function show(content: ReactNode): Promise<{ errors: string[]; text: string | null }> {
  const module = { exports: {} as { createRoot: typeof createRoot } }
  new Function('exports', 'require', lean(whole))(module.exports, require)
  const page = document.createElement('main')
  const errors: string[] = []
  const root = module.exports.createRoot(page, { onUncaughtError: (error) => errors.push(String(error)) })
  root.render(content)
  await new Promise((go) => setTimeout(go, 50))
  const text = page.textContent
  root.unmount()
  return { errors, text }
}

const Form = () => createElement('p', null, useActionState((count: number) => count + 1, 7)[0])

test('what is left draws as before', async () => {
  const content = createElement('p', { className: 'text' }, 'Setter ', createElement(Fragment, null, 'of kundan'))
  expect(await show(content)).toEqual({ errors: [], text: 'Setter of kundan' })
})

test.each<[string, () => ReactNode, RegExp]>([
  ['a view transition', () => createElement(ViewTransition, null, 'Setter'), /130/],
  ['an activity', () => createElement(Activity, null, 'Setter'), /130/],
  ['a ref of a fragment', () => createElement(Fragment, { ref: createRef() }, createElement('p')), /lean-react/],
  ['the state of an action', () => createElement(Form), /lean-react/]
])('whoever uses %s hears that it was left out', async (_what, build, said) => {
  const { errors, text } = await show(build())
  expect(errors[0]).toMatch(said)
  expect(text).not.toContain('Setter')
})

test('a version of React that is written otherwise stops the build', () => {
  for (const name of ['startViewTransition', 'FragmentInstance', 'isHostHoistableType'])
    expect(() => lean(whole.replace(`function ${name}(`, 'function another(')), name).toThrow('written otherwise')
})
