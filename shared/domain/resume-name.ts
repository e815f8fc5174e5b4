import { maxResumeNameLength } from './text-limits.ts'

/** The name of a résumé as it is stored: of one that is too long the middle goes, so that it still ends as it did. */
export function shortenResumeName(fileName: string): string {
  if (fileName.length <= maxResumeNameLength) return fileName
  const [ending = ''] = /\.[^.\s]{1,10}\s*$/.exec(fileName) ?? []
  const suffix = ending.trimEnd()
  return `${takeWholeCharacters(fileName, maxResumeNameLength - suffix.length - 1)}…${suffix}`
}

/** The first so many UTF-16 units, less one where that would leave half a character. */
function takeWholeCharacters(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}
