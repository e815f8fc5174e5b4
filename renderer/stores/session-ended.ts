import '#renderer/messages/session-ended.json'
import { showToast } from './toast-store.ts'

export function tellSessionEnded(): void {
  showToast('sessionEnded')
}
