import type { Part } from '#shared/domain/job/job-changes.ts'

/** The parts of a text by its paragraphs. A gap that alone was put in or taken out is a part of the paragraph before it. */
export function splitParagraphs(parts: readonly Part[]): Part[][] {
  const paragraphs: Part[][] = [[]]
  for (const { kind, text } of parts) {
    const gapOnly = kind !== 'kept' && text.trim() === ''
    const pieces = gapOnly ? [text] : text.split(/\s*\n\s*\n\s*/)
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) paragraphs.push([])
      if (piece !== '') paragraphs.at(-1)?.push({ kind, text: piece })
    }
    if (gapOnly && kind === 'added' && /\n\s*\n/.test(text)) paragraphs.push([])
  }
  return paragraphs.filter((paragraph) => paragraph.some(({ text }) => text.trim() !== ''))
}

export function isChanged(parts: readonly Part[]): boolean {
  return parts.some(({ kind }) => kind !== 'kept')
}
