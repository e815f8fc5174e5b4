import type { Session } from 'electron'

/**
 * Whether the system checks spelling by itself. Elsewhere Electron brings a checker whose dictionaries it would fetch from a
 * foreign host.
 */
export function hasSystemSpelling(platform: NodeJS.Platform): boolean {
  return platform === 'darwin'
}

/** Sees to it that no dictionary is ever fetched: without a checker of the system there is none, for no language. */
export function limitSpelling(
  session: Pick<Session, 'setSpellCheckerEnabled' | 'setSpellCheckerLanguages'>,
  platform: NodeJS.Platform
): void {
  if (hasSystemSpelling(platform)) return
  session.setSpellCheckerLanguages([])
  session.setSpellCheckerEnabled(false)
}
