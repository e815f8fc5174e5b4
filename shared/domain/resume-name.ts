import { longestResumeName } from './text-limits.ts'

/** The name of a résumé as it is kept: of one that is too long the middle goes, so that it still ends as it did. */
export function resumeNameOf(fileName: string): string {
  if (fileName.length <= longestResumeName) return fileName
  const [ending = ''] = /\.[^.\s]{1,10}\s*$/.exec(fileName) ?? []
  const kept = ending.trimEnd()
  return `${wholeStart(fileName, longestResumeName - kept.length - 1)}…${kept}`
}

/** The first so many UTF-16 units, less one where that would leave half a character. */
function wholeStart(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
