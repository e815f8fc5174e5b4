import { DOMParser, type ResolvedPos, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { parsePastedHtml } from '../../clean-html.ts'
import { tidyPasted } from './tidy-pasted.ts'

/**
 * Takes what is pasted or dropped as HTML through the sanitiser, and away from ProseMirror's own way, which writes it to innerHTML: the
 * page's policy (Trusted Types) refuses that. Plain text, and what is moved within the editor, goes its usual way.
 */
export const pasteHandlers = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    const html = event.clipboardData?.getData('text/html')
    const { $from } = view.state.selection
    if (!html || isPlain(event.clipboardData, $from)) return false
    event.preventDefault()
    const slice = readSlice(view, html, $from)
    // A picture, say: nothing is no reason to delete what is selected.
    if (slice.size === 0) return true
    // Cells that are pasted into a table are spread over its cells.
    if (view.someProp('handlePaste', (handle) => handle(view, event, slice))) return true
    view.dispatch(
      view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste')
    )
    return true
  },
  drop(view: EditorView, event: DragEvent): boolean {
    const html = event.dataTransfer?.getData('text/html')
    const target = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (!html || view.dragging || !target) return false
    const $target = view.state.doc.resolve(target.pos)
    if (isPlain(event.dataTransfer, $target)) return false
    event.preventDefault()
    const slice = readSlice(view, html, $target)
    if (slice.size === 0) return true
    view.dispatch(view.state.tr.replaceRange(target.pos, target.pos, slice).setMeta('uiEvent', 'drop'))
    view.focus()
    return true
  }
}

/** Code takes the plain text. Where there is none, ProseMirror would read the HTML even there. */
function isPlain(data: DataTransfer | null, $place: ResolvedPos): boolean {
  return $place.parent.type.spec.code === true && data?.getData('text/plain') !== ''
}

function readSlice(view: EditorView, html: string, context: ResolvedPos): Slice {
  // In a box of its own, or the parser takes the blanks between the parts for text.
  const box = document.createElement('div')
  box.append(parsePastedHtml(html))
  tidyPasted(box)
  const { content } = DOMParser.fromSchema(view.state.schema).parseSlice(box, { context })
  return Slice.maxOpen(content, false)
}
