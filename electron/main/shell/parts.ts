/** What the app has around its page. */
export interface ShellParts {
  /** The application menu with its keys, zoom among them. */
  readonly menu: boolean
  /** The menu under the pointer, where text is edited or selected. */
  readonly contextMenu: boolean
  readonly find: boolean
  /** Addresses that begin with loupe://, from other programs. */
  readonly deepLinks: boolean
  /** The count on the app's icon, and notifications. */
  readonly waitingSign: boolean
}

export const allParts: ShellParts = { menu: true, contextMenu: true, find: true, deepLinks: true, waitingSign: true }

export const noParts: ShellParts = {
  menu: false,
  contextMenu: false,
  find: false,
  deepLinks: false,
  waitingSign: false
}

/** The one place where it is switched off: a computer that many people use has none of it. */
export function findParts(isKiosk: boolean): ShellParts {
  return isKiosk ? noParts : allParts
}
