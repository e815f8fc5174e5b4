import type { Session } from 'electron'

/** Elsewhere Electron's own checker would fetch dictionaries from a foreign host. */
export function hasSystemSpelling(platform: NodeJS.Platform): boolean {
  return platform === 'darwin'
}

/** Prevents that any dictionary is fetched. */
export function limitSpelling(
  session: Pick<Session, 'setSpellCheckerEnabled' | 'setSpellCheckerLanguages'>,
  platform: NodeJS.Platform
): void {
  if (hasSystemSpelling(platform)) return
  session.setSpellCheckerLanguages([])
  session.setSpellCheckerEnabled(false)
}
