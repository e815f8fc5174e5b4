import { expect, test } from 'vitest'
import { toasts } from '#renderer/config/toasts.ts'
import { catalogue as en } from '#tests/support/catalogue.ts'

test('toast messages › each have a title and a text, and none is unused', () => {
  const texts = Object.keys(en).filter((id) => /^toast\.\w+\.(title|text)$/.test(id))
  const wanted = Object.keys(toasts).flatMap((name) => [`toast.${name}.text`, `toast.${name}.title`])
  expect(texts.sort()).toEqual(wanted.sort())
})
