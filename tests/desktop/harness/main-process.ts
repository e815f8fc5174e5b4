import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** The content of main's window. */
export interface Shown {
  shown: string
  /** Counts the windows. */
  window: number
  preload: string
  webPreferences: Record<string, unknown>
  bounds: { x: number; y: number; width: number; height: number; given: boolean; maximized: boolean }
}

/** The built main process in a Node process of its own, on the fake Electron. */
export interface MainProcess {
  readonly pid: number
  readonly shown: Shown
  /** Asks the fake Electron (fake-electron.mjs names what it answers). */
  ask<T = unknown>(what: string, ...given: unknown[]): Promise<T>
  onBroadcast(listener: (channel: string, given: unknown[], window: number) => void): void
  /** Listens for windows after the first, for windows that are gone, and for what main does to the browser around the page. */
  onWindows(listener: WindowListener): void
  /** Its stderr. */
  errors(): string
  /** SIGKILL, now. */
  kill(): Promise<void>
  quit(): Promise<void>
}

interface WindowListener {
  opened(shown: Shown): void
  gone?(window: number): void
  effect?(what: 'clearData' | 'clearClipboard'): void
  /** Main asks to be started again with these arguments when it has ended. */
  relaunch?(args: readonly string[]): void
}

interface Options {
  userData: string
  /** The arguments of the program; what the system starts it with is among them: a link of its scheme. */
  args?: readonly string[] | undefined
  env?: Record<string, string> | undefined
  /** The folder of the built app; without it out/. */
  app?: string | undefined
}

/** An unpacked package may stand for out/ (build/scripts/test-steps.mjs). */
const builtApp = resolve(root, 'out')

interface Pending {
  done(value: unknown): void
  reject(error: Error): void
}

/** Starts the built main process and waits for its window. Rejects when it ends before. */
export async function startMain({ userData, args = [], env = {}, app = builtApp }: Options): Promise<MainProcess> {
  const built = resolve(app, 'main/index.js')
  if (!existsSync(built)) throw new Error('The desktop app is not built: npm run build')
  const child = fork(built, args, {
    execArgv: ['--import', resolve(import.meta.dirname, 'register.mjs')],
    env: { ...process.env, ...env, LOUPE_TEST_USER_DATA: userData },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Values cross as structured clones, as they do in Electron.
    serialization: 'advanced'
  })
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  // The channel may stay open for a moment after the process has gone: what is asked then would never be answered.
  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  const pending = new Map<number, Pending>()
  const listeners = new Set<(channel: string, given: unknown[], window: number) => void>()
  const windowListeners = new Set<WindowListener>()
  let hasShown = false
  const shown = await new Promise<Shown>((done, reject) => {
    child.on('message', (message: Record<string, unknown>) => {
      if (typeof message.shown === 'string' && !hasShown) {
        hasShown = true
        done(message as unknown as Shown)
      } else if (typeof message.broadcast === 'string') {
        for (const listener of listeners)
          listener(message.broadcast, message.given as unknown[], Number(message.window))
      } else if (typeof message.id === 'number') settle(pending, message)
      else reportWindows(windowListeners, message)
    })
    ended.then((code) => {
      const error = new Error(`The main process has ended (${code}).\n${errors}`)
      reject(error)
      for (const { reject: refuse } of pending.values()) refuse(error)
      pending.clear()
    })
  })
  return {
    pid: child.pid ?? 0,
    shown,
    ask: <T>(ask: string, ...given: unknown[]) =>
      (hasExited()
        ? Promise.reject(new Error('The main process has ended.'))
        : askMain(child, pending, ask, given)) as Promise<T>,
    onBroadcast: (listener) => void listeners.add(listener),
    onWindows: (listener) => void windowListeners.add(listener),
    errors: () => errors,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async quit() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.send({ id: 0, ask: 'quit', given: [] })
      await ended
    }
  }
}

/** Tells of windows, and of what is to happen to the browser around them. */
function reportWindows(listeners: ReadonlySet<WindowListener>, message: Record<string, unknown>): void {
  for (const listener of listeners) {
    if (typeof message.shown === 'string') listener.opened(message as unknown as Shown)
    else if (typeof message.gone === 'number') listener.gone?.(message.gone)
    else if (Array.isArray(message.relaunch)) listener.relaunch?.(message.relaunch.map(String))
    else if (message.effect === 'clearData' || message.effect === 'clearClipboard') listener.effect?.(message.effect)
  }
}

let numbers = 0

function askMain(child: ChildProcess, pending: Map<number, Pending>, ask: string, given: unknown[]): Promise<unknown> {
  return new Promise((done, reject) => {
    if (!child.connected) {
      reject(new Error('The main process has ended.'))
      return
    }
    numbers += 1
    pending.set(numbers, { done, reject })
    child.send({ id: numbers, ask, given }, (error) => {
      if (error) reject(error)
    })
  })
}

function settle(pending: Map<number, Pending>, { id, result, error }: Record<string, unknown>): void {
  const waiting = pending.get(Number(id))
  pending.delete(Number(id))
  if (typeof error === 'string') waiting?.reject(new Error(error))
  else waiting?.done(result)
}
