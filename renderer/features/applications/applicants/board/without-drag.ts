import type { SyntheticEvent } from 'react'

/** For what is pressed inside of a card: the press is not the beginning of a drag of the card, however long it lasts. */
export const withoutDrag = { onMouseDown: stop, onTouchStart: stop }

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}
