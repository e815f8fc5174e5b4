/** The part of a DOM event that is used here: this folder has no DOM types. */
interface PageEvent extends Event {
  readonly dataTransfer?: { dropEffect: string } | null
}

/** Blocks the file dialog, the context menu and drops from outside, in the preload's own world, before the page's scripts. */
export function blockFileAccess(page: EventTarget): void {
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
