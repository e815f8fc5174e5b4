import type { Input } from 'electron'

export type Key = Pick<Input, 'key' | 'control' | 'alt' | 'meta' | 'shift' | 'modifiers'>

/** Modifiers, which do nothing alone in a window without a menu. */
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

/** Keys that lead out of the page without a modifier. F8 leads to Loupe's toasts. */
const leading =
  /^(F(?!8$)\d+|Browser.*|Launch.*|ContextMenu|PrintScreen|Print|Help|Open|New|Save|Close|Exit|Find|Meta|OS|Super|Hyper|Power|Sleep|ZoomToggle|Zoom(In|Out)|MailSend|MailReply|MailForward|Application.*|TaskManager|Props)$/

const moving = ['enter', 'home', 'end', 'arrowleft', 'arrowright', 'arrowup', 'arrowdown'] as const

/** Typed with the command key: clipboard, undo, bold and italic, the palette, sending. */
const editing: ReadonlySet<string> = new Set([...moving, ...'abcikvxyz', 'backspace', 'delete'])

/** The same with Shift: selection, redo, plain paste. Not 'i' and 'c', which open developer tools. */
const editingWithShift: ReadonlySet<string> = new Set([...moving, 'v', 'z'])

/** Only known keys of typing pass: a list of the others would soon be out of date. Ctrl+Alt+Del, Windows and Alt+Tab reach no program. */
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

/** The third character of a key: by Option on macOS, by AltGr elsewhere, which Windows reports as Ctrl and Alt. */
function isTypedWithAlt(key: string, isCommand: boolean, isMac: boolean, modifiers: readonly string[]): boolean {
  if (isMac) return !isCommand && (key.length === 1 || /^(Arrow|Backspace|Delete)/.test(key))
  const isAltGr = isCommand || modifiers.some((each) => each.toLowerCase() === 'altgr')
  return isAltGr && /^[^\sA-Za-z\d]$/u.test(key)
}
