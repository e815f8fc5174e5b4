import {
  type BrowserWindow,
  type ContextMenuParams,
  Menu,
  type MenuItemConstructorOptions,
  type Session
} from 'electron'

type Pressed = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions' | 'editFlags'
>

const maxSuggestions = 5

function createContextMenu(
  { isEditable, selectionText, misspelledWord, dictionarySuggestions, editFlags }: Pressed,
  correct: (word: string) => void
): MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy', enabled: editFlags.canCopy }]
  const suggestions = misspelledWord === '' ? [] : dictionarySuggestions.slice(0, maxSuggestions)
  return [
    ...suggestions.map(
      (word): MenuItemConstructorOptions => ({ label: escapeLabel(word), click: () => correct(word) })
    ),
    ...(suggestions.length > 0 ? [{ type: 'separator' } as const] : []),
    { role: 'cut', enabled: editFlags.canCut },
    { role: 'copy', enabled: editFlags.canCopy },
    { role: 'paste', enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', enabled: editFlags.canSelectAll }
  ]
}

/** '&' marks the mnemonic of a label. */
const escapeLabel = (word: string) => word.replaceAll('&', '&&')

export function followContextMenu(window: BrowserWindow): void {
  const { webContents } = window
  webContents.on('context-menu', (_event, pressed) => {
    const items = createContextMenu(pressed, (word) => webContents.replaceMisspelling(word))
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window })
  })
}

/** Elsewhere Electron's own checker would fetch dictionaries from a foreign host. */
export function hasSystemSpelling(platform: NodeJS.Platform): boolean {
  return platform === 'darwin'
}

/** Prevents that any dictionary is fetched. */
export function limitSpelling(
  session: Pick<Session, 'setSpellCheckerEnabled' | 'setSpellCheckerLanguages'>,
  platform: NodeJS.Platform
): void {
  if (hasSystemSpelling(platform)) return
  session.setSpellCheckerLanguages([])
  session.setSpellCheckerEnabled(false)
}
