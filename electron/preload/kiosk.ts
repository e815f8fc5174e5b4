/** As much of a page's events as is looked at here: this folder knows no DOM. */
interface PageEvent extends Event {
  readonly dataTransfer?: { dropEffect: string } | null
}

/**
 * Closes what a page alone hears of: the system's dialog for choosing a file, which shows the whole computer, the menu of a right
 * press, and what is dropped from outside. Listened for in the preload script's own world, before the page's own scripts run, so
 * that no state of the page opens it again. What is dragged within the page may go on.
 */
export function closePage(page: EventTarget): void {
  let isOwnDrag = false
  const listen = (name: string, act: (event: PageEvent) => void) =>
    page.addEventListener(name, act as (event: Event) => void, { capture: true })

  listen('contextmenu', (event) => event.preventDefault())
  listen('click', (event) => {
    if (isFileChoice(event.target)) event.preventDefault()
  })
  listen('dragstart', () => {
    isOwnDrag = true
  })
  listen('dragend', () => {
    isOwnDrag = false
  })
  for (const name of ['dragenter', 'dragover', 'drop']) {
    listen(name, (event) => {
      if (isOwnDrag) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    })
  }
}

function isFileChoice(target: unknown): boolean {
  return typeof target === 'object' && target !== null && 'type' in target && target.type === 'file'
}
