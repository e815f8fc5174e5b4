import { BrowserWindow, type MenuItemConstructorOptions } from 'electron'
import { logFailure } from '../bridge-errors.ts'
import type { SettingsFile } from '../json-store-file.ts'
import { messages } from '../native-ui-texts.ts'
import { type PreferencesFile, type ZoomFactor, zoomFactors } from '../preferences-file.ts'

type ZoomStep = 'in' | 'out' | 'reset'

function stepZoom(factor: ZoomFactor, step: ZoomStep): ZoomFactor {
  if (step === 'reset') return 1
  return zoomFactors[zoomFactors.indexOf(factor) + (step === 'in' ? 1 : -1)] ?? factor
}

export type Zoom = ReturnType<typeof createZoom>

export function createZoom(file: SettingsFile<PreferencesFile>) {
  let factor = file.read().zoom
  return {
    read: (): ZoomFactor => factor,
    step(step: ZoomStep): void {
      const next = stepZoom(factor, step)
      if (next === factor) return
      factor = next
      for (const { webContents } of BrowserWindow.getAllWindows()) webContents.setZoomFactor(factor)
      try {
        file.write({ ...file.read(), zoom: factor })
      } catch (error) {
        logFailure('How large the page is shown could not be kept:', error)
      }
    }
  }
}

/** Electron's own items store nothing. Plus is another key on every keyboard: hidden items take the others. */
export function createZoomItems({ step }: Pick<Zoom, 'step'>): MenuItemConstructorOptions[] {
  const item = (label: string, accelerator: string, to: ZoomStep): MenuItemConstructorOptions => ({
    label,
    accelerator,
    click: () => step(to)
  })
  const hidden = (label: string, accelerator: string, to: ZoomStep): MenuItemConstructorOptions => ({
    ...item(label, accelerator, to),
    visible: false,
    acceleratorWorksWhenHidden: true
  })
  return [
    item(messages.zoomReset, 'CmdOrCtrl+0', 'reset'),
    item(messages.zoomIn, 'CmdOrCtrl+Plus', 'in'),
    hidden(messages.zoomIn, 'CmdOrCtrl+=', 'in'),
    hidden(messages.zoomIn, 'CmdOrCtrl+numadd', 'in'),
    item(messages.zoomOut, 'CmdOrCtrl+-', 'out'),
    hidden(messages.zoomOut, 'CmdOrCtrl+numsub', 'out')
  ]
}
