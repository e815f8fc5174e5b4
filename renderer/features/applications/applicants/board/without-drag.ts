import type { SyntheticEvent } from 'react'

/** For controls inside a card: pressing them starts no drag. */
export const withoutDrag = { onMouseDown: stop, onTouchStart: stop }

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}
