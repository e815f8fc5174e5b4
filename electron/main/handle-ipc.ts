import { type IpcMainInvokeEvent, ipcMain, type WebFrameMain } from 'electron'
import type { InferOutput } from 'valibot'
import * as v from 'valibot'
import type { Answer, Channel } from '#shared/bridge.ts'
import { channelArguments } from '#shared/bridge-arguments.ts'
import { BridgeError, findFailure, logFailure } from './bridge-errors.ts'

type Arguments<C extends Channel> = InferOutput<(typeof channelArguments)[C]>

/** The one way from a page to main: our main frame, parsed arguments. Never throws: an Error would lose its kind on the way. */
export function handleIpc<C extends Channel, R>(
  channel: C,
  isAppOrigin: (origin: string) => boolean,
  act: (...given: Arguments<C>) => R | Promise<R>
): void {
  ipcMain.handle(channel, async (event: IpcMainInvokeEvent, ...given: unknown[]): Promise<Answer<R>> => {
    try {
      if (!mayCall(event, isAppOrigin)) throw new BridgeError('refused', 'this page may not call')
      const parsed = v.safeParse(channelArguments[channel], given)
      if (!parsed.success) throw new BridgeError('refused', `not what ${channel} takes`)
      return { ok: true, value: await act(...(parsed.output as Arguments<C>)) }
    } catch (error) {
      if (!(error instanceof BridgeError)) logFailure(channel, error)
      const message = error instanceof BridgeError ? error.message : 'the storage of this device failed'
      return { ok: false, failure: findFailure(error), message }
    }
  })
}

function mayCall(event: IpcMainInvokeEvent, isAppOrigin: (origin: string) => boolean): boolean {
  if (event.sender.isDestroyed()) return false
  const frame = frameOf(event)
  return frame !== null && frame.parent === null && isAppOrigin(frame.origin)
}

/** Electron throws, or gives null, when the frame has gone or navigated since its call. */
function frameOf(event: IpcMainInvokeEvent): WebFrameMain | null {
  try {
    return event.senderFrame
  } catch {
    return null
  }
}
