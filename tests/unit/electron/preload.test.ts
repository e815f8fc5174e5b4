import { contextBridge, ipcRenderer } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { bridgeName, broadcasts, type DesktopBridge } from '#shared/bridge.ts'
import { kioskArgument } from '#shared/kiosk-bridge.ts'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  return {
    contextBridge: { exposeInMainWorld: vi.fn() },
    ipcRenderer: Object.assign(new EventEmitter(), { invoke: vi.fn(async () => 'answered') })
  }
})

const argv = process.argv
let page: EventTarget
beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return () => {
    process.argv = argv
  }
})

/** The functions that a window's page gets. */
async function load(...args: string[]) {
  process.argv = [...argv, ...args]
  await import('#electron/preload/index.ts')
  const [[name, exposed] = []] = vi.mocked(contextBridge.exposeInMainWorld).mock.calls
  expect(name).toBe(bridgeName)
  return exposed as Record<keyof DesktopBridge, (...given: unknown[]) => unknown>
}

test.each([
  ['onNoticesChanged', broadcasts.noticesChanged, ['told']],
  ['onFindAsked', broadcasts.findAsked, ['told']],
  ['onRouteRequested', broadcasts.routeRequested, []],
  ['onKioskEvent', broadcasts.kioskEvent, ['told']]
] as const)(
  'preload script › %s receives messages of the main process until stopped',
  async (name, channel, received) => {
    const bridge = await load()
    const listener = vi.fn()
    const stop = bridge[name](listener) as () => void
    ipcRenderer.emit(channel, { sender: {} }, 'told')
    stop()
    ipcRenderer.emit(channel, { sender: {} }, 'late')
    expect(listener.mock.calls).toEqual([received])
  }
)

/** Whether the page may do what an event asks for. */
function may(name: string, given: object = {}): boolean {
  const event = Object.assign(new Event(name, { cancelable: true }), given)
  Object.defineProperty(event, 'target', { value: 'target' in given ? given.target : page })
  return page.dispatchEvent(event)
}

test('kiosk window › refuses drops from other programs and allows its own', async () => {
  await load(kioskArgument)
  const received: string[] = []
  page.addEventListener('drop', () => received.push('drop'))
  const dataTransfer = { dropEffect: 'copy' }
  for (const name of ['dragenter', 'dragover', 'drop']) expect(may(name, { dataTransfer }), name).toBe(false)
  expect([received, dataTransfer.dropEffect]).toEqual([[], 'none'])
  may('dragstart')
  expect(['dragenter', 'dragover', 'drop'].map((name) => may(name))).toEqual([true, true, true])
  expect(received).toEqual(['drop'])
  may('dragend')
  expect(may('drop')).toBe(false)
})

test.each([
  ['kiosk window', [kioskArgument], false],
  ['other window', [], true]
])('preload script of a %s › allows file pickers and context menus: %s', async (_where, args, isOpen) => {
  await load(...args)
  expect([may('contextmenu'), may('drop')]).toEqual([isOpen, isOpen])
})
