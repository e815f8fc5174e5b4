import { useServices } from './services.ts'

/** Whether anything is offered to be printed. On a computer that many people use, the system's dialog would show its folders. */
export function useCanPrint(): boolean {
  const { platform } = useServices()
  return !platform.kiosk && !import.meta.env.LOUPE_KIOSK
}
