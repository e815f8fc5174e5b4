import { expect, test } from 'vitest'
import { splitParagraphs } from '#renderer/features/moderation/jobs/job-diff.tsx'
import { type MarkedPart, markPassages } from '#renderer/features/moderation/jobs/job-hints.tsx'
import { compareContents } from '#shared/domain/job/compare-job-versions.ts'
import type { Hint } from '#shared/domain/job/hints/job-hint.ts'
import { contentNamed } from '#tests/support/job-people.ts'

/** Marked words in braces, inserted ones after +, removed ones after -. */
const format = (parts: readonly MarkedPart[]) =>
  parts
    .map(({ kind, text, hint }) => `${{ kept: '', added: '+', removed: '-' }[kind]}${hint ? `{${text}}` : text}`)
    .join('|')
const hintAt = (field: 'description' | 'responsibilities', text: string, words: string, item?: number): Hint => {
  const start = text.indexOf(words)
  return { kind: 'fee', passage: { field, item, start, end: start + words.length } }
}

test('hints in a comparison › marks hints in changed text, across insertions', () => {
  const [before, after] = ['Set stones.\n\nPay nothing.', 'Set stones.\n\nPay a fee of ₹500.']
  const content = contentNamed('Setter')
  const changes = compareContents({ ...content, description: before }, { ...content, description: after })
  const marked = markPassages(changes, [hintAt('description', after, 'Pay a fee')])
  expect(splitParagraphs(marked.texts.description).map(format)).toEqual([
    'Set stones.',
    '{Pay }|-nothing|+{a fee}|+ of ₹500|.'
  ])
})
