import { DOMParser, type ResolvedPos, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { parsePastedHtml } from '../../clean-html.ts'
import { tidyPasted } from './tidy-pasted.ts'

/** Sanitises pasted HTML instead of ProseMirror, whose innerHTML the Trusted Types policy refuses. */
export const pasteHandlers = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    const html = event.clipboardData?.getData('text/html')
    const { $from } = view.state.selection
    if (!html || isPlain(event.clipboardData, $from)) return false
    event.preventDefault()
    const slice = readSlice(view, html, $from)
    // An empty paste must not delete the selection.
    if (slice.size === 0) return true
    // The table extension spreads pasted cells.
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

/** Code blocks take plain text only. */
function isPlain(data: DataTransfer | null, $place: ResolvedPos): boolean {
  return $place.parent.type.spec.code === true && data?.getData('text/plain') !== ''
}

function readSlice(view: EditorView, html: string, context: ResolvedPos): Slice {
  // Without a parent element the parser keeps whitespace between blocks.
  const box = document.createElement('div')
  box.append(parsePastedHtml(html))
  tidyPasted(box)
  const { content } = DOMParser.fromSchema(view.state.schema).parseSlice(box, { context })
  return Slice.maxOpen(content, false)
}
