/** Port to electron-updater. */
export interface Updater {
  /** Downloads a newer version. Resolves with its number, null when there is none. Rejects without a network. */
  fetchNewer(): Promise<string | null>
  /** Installs the downloaded version and restarts the app. Closing the app installs it, too. */
  install(): void
}

export type UpdateAnswer = 'now' | 'later'

interface UpdatesOptions {
  updater: Updater
  /** Shows the person the version, and resolves with their answer. */
  ask(version: string): Promise<UpdateAnswer>
  /** Resolves with false when a page with unsaved work stays open. */
  closeWindows(): Promise<boolean>
  quietForMs(): number
  report(error: unknown): void
}

export const firstLookAfterMs = 30_000
const lookAgainAfterMs = 6 * 60 * 60_000
export const quietMs = 60_000

/** Asks about each update while the person is not typing, 'later' until the app starts again. Returns its end. */
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
