import { useServices } from './services-context.ts'

/** False on shared computers: the print dialog shows the system's folders. */
export function useCanPrint(): boolean {
  const { platform } = useServices()
  return !platform.kiosk && !import.meta.env.LOUPE_KIOSK
}
