/** What looks for newer versions of the app; electron-updater stands behind it (electron-updater.ts). */
export interface Updater {
  /** Looks, and fetches what it finds. Resolves with the version that lies ready, null when there is none. Rejects without a network. */
  fetchNewer(): Promise<string | null>
  /** Puts the version in that lies ready, and starts the app again. What lies ready is put in when the app is closed, too. */
  install(): void
}

export type UpdateAnswer = 'now' | 'later'

export interface UpdatesOptions {
  updater: Updater
  /** Tells the person of the version, and resolves with what they want. */
  ask(version: string): Promise<UpdateAnswer>
  /** Closes the windows as the person would; resolves with whether they let it happen: a page may hold unsaved work. */
  closeWindows(): Promise<boolean>
  /** Milliseconds since a key was last pressed in a window. */
  quietForMs(): number
  /** What went wrong: nothing that a person could do something about. */
  report(error: unknown): void
}

/** The first screen comes first. */
export const firstLookAfterMs = 30_000
export const lookAgainAfterMs = 6 * 60 * 60_000
/** Whoever has not pressed a key for so long is not in the middle of typing. */
export const quietMs = 60_000

/**
 * Looks for newer versions while the app is open, and asks about each when nobody types. 'Later' is asked no more of a version
 * until the app is started again. Returns what ends it.
 */
export function followUpdates({ updater, ask, closeWindows, quietForMs, report }: UpdatesOptions): () => void {
  let timer: ReturnType<typeof setTimeout>
  let postponed: string | null = null
  let isOver = false

  const lookIn = (ms: number) => {
    timer = setTimeout(() => void look(), ms)
  }
  const look = async () => {
    try {
      const version = await updater.fetchNewer()
      if (version !== null && version !== postponed) await offer(version)
    } catch (error) {
      report(error)
    }
    if (!isOver) lookIn(lookAgainAfterMs)
  }
  const offer = async (version: string) => {
    await untilQuiet()
    if (isOver) return
    if ((await ask(version)) === 'now' && (await closeWindows())) updater.install()
    else postponed = version
  }
  const untilQuiet = async () => {
    while (!isOver && quietForMs() < quietMs) {
      await new Promise<void>((done) => {
        timer = setTimeout(done, quietMs - quietForMs())
      })
    }
  }

  lookIn(firstLookAfterMs)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
