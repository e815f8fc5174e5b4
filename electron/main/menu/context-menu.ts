import { type BrowserWindow, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron'

type Pressed = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions' | 'editFlags'
>

/** So many corrections are offered. */
const maxSuggestions = 5

/**
 * What is under the pointer can do: corrections of a word, cut, copy and paste where text is edited, copy where text is selected.
 * Empty: nothing. The words come from the system's own dictionary.
 */
export function createContextMenu(
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

/** In a label '&' names a key. */
const escapeLabel = (word: string) => word.replaceAll('&', '&&')

/** Shows it where somebody asks for it. */
export function followContextMenu(window: BrowserWindow): void {
  const { webContents } = window
  webContents.on('context-menu', (_event, pressed) => {
    const items = createContextMenu(pressed, (word) => webContents.replaceMisspelling(word))
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window })
  })
}
