import { expect, test } from 'vitest'
import { toasts } from '#renderer/config/toasts.ts'
import { catalogue as en } from '#tests/support/catalogue.ts'

test('toasts › have two texts each, and each text its toast', () => {
  const texts = Object.keys(en).filter((id) => /^toast\.\w+\.(title|text)$/.test(id))
  const wanted = Object.keys(toasts).flatMap((name) => [`toast.${name}.text`, `toast.${name}.title`])
  expect(texts.sort()).toEqual(wanted.sort())
})
