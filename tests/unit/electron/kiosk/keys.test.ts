import { expect, test } from 'vitest'
import { type Key, leadsAway } from '#electron/main/kiosk/allowed-keys.ts'

/** Words between the spaces of a text. */
const combinations = (text: string) => text.trim().split(/\s+/)

/** 'Ctrl+Shift+I' as Electron tells of it. */
function keyOf(combination: string): Key {
  const parts = combination.split('+')
  const last = parts.pop() || '+'
  const key = last === 'Space' ? ' ' : last
  const holds = (name: string) => parts.includes(name)
  return {
    key,
    control: holds('Ctrl'),
    alt: holds('Alt'),
    meta: holds('Meta'),
    shift: holds('Shift'),
    modifiers: holds('AltGr') ? ['altgr'] : []
  }
}

const refusedOnWindowsAndLinux = combinations(`
  F1 F3 F5 F6 F7 F10 F11 F12 Shift+F10 Ctrl+F4 Ctrl+F5 Alt+F4 Alt+Space Alt+Tab Alt+Escape Alt+Enter
  Alt+ArrowLeft Alt+ArrowRight Alt+Home Alt+d Alt+f Ctrl+n Ctrl+N Ctrl+Shift+N Ctrl+t Ctrl+Shift+T Ctrl+w
  Ctrl+Shift+W Ctrl+q Ctrl+o Ctrl+s Ctrl+p Ctrl+Shift+P Ctrl+u Ctrl+r Ctrl+Shift+R Ctrl+h Ctrl+j Ctrl+d Ctrl+e
  Ctrl+f Ctrl+g Ctrl+l Ctrl+m Ctrl+Shift+I Ctrl+Shift+J Ctrl+Shift+C Ctrl+Shift+M Ctrl+Shift+K Ctrl+Shift+Delete
  Ctrl+Escape Ctrl+Shift+Escape Ctrl+Alt+Delete Ctrl+Alt+t Ctrl+Alt+ArrowLeft Ctrl+Tab Ctrl+Shift+Tab Ctrl+1
  Ctrl++ Ctrl+- Ctrl+0 Meta Meta+d Meta+e Meta+r Meta+l Meta+i Meta+Tab Meta+v ContextMenu PrintScreen Help
  Meta+Shift+S BrowserBack BrowserHome BrowserSearch BrowserFavorites LaunchMail LaunchApplication1
  LaunchApplication2 Print Open Close ZoomToggle
`)

const refusedOnMac = combinations(`
  Meta+q Meta+w Meta+h Meta+Alt+h Meta+m Meta+n Meta+t Meta+o Meta+s Meta+p Meta+r Meta+, Meta+\` Meta+Tab
  Meta+Space Meta+Alt+Escape Meta+Alt+i Meta+Alt+j Meta+Alt+u Meta+Shift+q Meta+Shift+3 Meta+[ Meta+] Meta+f
  Meta+l Meta+Ctrl+f Ctrl+ArrowUp Ctrl+ArrowLeft Ctrl+F2 F11 F12 F3 Meta+Ctrl+q Ctrl+Tab
`)

test.each(refusedOnWindowsAndLinux)('keyboard of a kiosk › blocks %s on Windows and Linux', (combination) => {
  for (const platform of ['win32', 'linux'] as const) expect(leadsAway(keyOf(combination), platform)).toBe(true)
})

test.each(refusedOnMac)('keyboard of a kiosk › blocks %s on a Mac', (combination) => {
  expect(leadsAway(keyOf(combination), 'darwin')).toBe(true)
})

const typing = combinations(`
  a Shift+A + Space ñ अ ७ 中 Enter Shift+Enter Tab Shift+Tab Escape Backspace Delete ArrowLeft Shift+ArrowDown
  Home Shift+End PageUp PageDown Dead Process Shift CapsLock F8 AudioVolumeUp
`)

test.each(typing)('keyboard of a kiosk › allows the typing key %s', (combination) => {
  for (const platform of ['win32', 'linux', 'darwin'] as const)
    expect(leadsAway(keyOf(combination), platform)).toBe(false)
})

test.each(
  combinations(`
  a b c C i k v x y z Shift+V Shift+Z Enter Backspace ArrowLeft Shift+ArrowRight Home Shift+End
`)
)('keyboard of a kiosk › allows the editing shortcut %s', (combination) => {
  for (const platform of ['win32', 'linux'] as const) {
    expect(leadsAway({ ...keyOf(combination), control: true }, platform)).toBe(false)
    expect(leadsAway({ ...keyOf(combination), meta: true }, platform)).toBe(true)
  }
  expect(leadsAway({ ...keyOf(combination), meta: true }, 'darwin')).toBe(false)
})

test.each(['@', '€', '₹', '{', '\\', 'ą'])('keyboard of a kiosk › allows %s typed with AltGr or Option', (sign) => {
  // Windows says Ctrl and Alt, Linux AltGr, a Mac Option.
  expect(leadsAway({ ...keyOf(sign), control: true, alt: true }, 'win32')).toBe(false)
  expect(leadsAway({ ...keyOf(sign), alt: true, modifiers: ['altgr'] }, 'linux')).toBe(false)
  expect(leadsAway({ ...keyOf(sign), alt: true }, 'darwin')).toBe(false)
  expect(leadsAway({ ...keyOf(sign), alt: true }, 'win32')).toBe(true)
})
