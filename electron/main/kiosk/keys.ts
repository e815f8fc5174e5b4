import type { Input } from 'electron'

export type Key = Pick<Input, 'key' | 'control' | 'alt' | 'meta' | 'shift' | 'modifiers'>

/** Keys that hold others, and do nothing by themselves in a window without a menu. */
const holding: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'CapsLock',
  'NumLock',
  'Fn',
  'Dead'
])

/** Keys that by themselves ask for something beside the page. F8 is Loupe's own: it leads to the toasts. */
const leading =
  /^(F(?!8$)\d+|Browser.*|Launch.*|ContextMenu|PrintScreen|Print|Help|Open|New|Save|Close|Exit|Find|Meta|OS|Super|Hyper|Power|Sleep|ZoomToggle|Zoom(In|Out)|MailSend|MailReply|MailForward|Application.*|TaskManager|Props)$/

/** What moves the caret, or sends: with the command key of their system held, with Shift or without. */
const moving = ['enter', 'home', 'end', 'arrowleft', 'arrowright', 'arrowup', 'arrowdown'] as const

/** What a person who types does with the command key of their system held: the clipboard, undo, bold and italic, the palette, sending. */
const editing: ReadonlySet<string> = new Set([
  ...moving,
  'a',
  'b',
  'c',
  'i',
  'k',
  'v',
  'x',
  'y',
  'z',
  'backspace',
  'delete'
])

/**
 * The same with Shift held: marking by words, and what Chromium and the editors take for 'again' and 'without its dress'.
 * Not 'i' and 'c', which open the developer's tools in browsers.
 */
const editingWithShift: ReadonlySet<string> = new Set([...moving, 'v', 'z'])

/**
 * Whether a key that is pressed could lead away from the page. What is not known to belong to typing is refused: a list of all
 * that leads away would be out of date with the next version of any system. What a system keeps for itself (Ctrl+Alt+Del, the
 * Windows key, Alt+Tab) no program hears of.
 */
export function leadsAway({ key, control, alt, meta, shift, modifiers = [] }: Key, platform: NodeJS.Platform): boolean {
  if (leading.test(key)) return true
  if (holding.has(key)) return false
  const isMac = platform === 'darwin'
  const isCommand = isMac ? meta : control
  if (isMac ? control : meta) return true
  if (alt) return !isTypedWithAlt(key, isCommand, isMac, modifiers)
  if (!isCommand) return false
  return !(shift ? editingWithShift : editing).has(key.toLowerCase())
}

/** The third sign of a key: by Option on a Mac, by AltGr elsewhere, which Windows reports as Ctrl and Alt. */
function isTypedWithAlt(key: string, isCommand: boolean, isMac: boolean, modifiers: readonly string[]): boolean {
  if (isMac) return !isCommand && (key.length === 1 || /^(Arrow|Backspace|Delete)/.test(key))
  const isAltGr = isCommand || modifiers.some((each) => each.toLowerCase() === 'altgr')
  return isAltGr && /^[^\sA-Za-z\d]$/u.test(key)
}
