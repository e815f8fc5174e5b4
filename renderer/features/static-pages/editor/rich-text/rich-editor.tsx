import type { EditorProps } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { extensions, schema } from './editor-extensions.ts'
import { formatPage, parsePage, putPage } from './parse-page-html.ts'
import { pasteProps } from './paste-html.ts'
import { RichToolbar } from './rich-toolbar.tsx'

interface Props {
  text: string
  onChange: (html: string) => void
  field: RefObject<{ focus(): void } | null>
  error?: string | undefined
}

/** Last external text, and the editor's serialisation of it. */
interface Source {
  text: string
  written: string
}

function readSource(text: string): Source {
  return { text, written: formatPage(parsePage(text, schema)) }
}

/** Controlled editor: every change goes to the draft at once. */
export function RichEditor({ text, onChange, field, error }: Props) {
  const id = useId()
  const source = useRef<Source>(undefined)
  source.current ??= readSource(text)
  const known = useRef(text)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  // useEditor compares by identity: a new object would reset the content at each key.
  const [began] = useState(() => ({ text, content: parsePage(text, schema).toJSON() }))
  const [editorProps] = useState<EditorProps>(() => ({
    attributes: {
      class: 'prose rich-text-area',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-help`,
      autocapitalize: 'sentences',
      // A translation would be saved as the text.
      translate: 'no'
    },
    ...pasteProps
  }))

  const editor = useEditor({
    extensions,
    content: began.content,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onCreate({ editor: created }) {
      // React may recreate the editor from its initial text.
      if (known.current === began.text) return
      if (formatPage(created.state.doc) !== formatPage(parsePage(known.current, schema)))
        putPage(created, known.current)
    },
    onUpdate({ editor: { state } }) {
      const written = formatPage(state.doc)
      // A full undo restores the original text, not its reserialised twin.
      const next = written === source.current?.written ? source.current.text : written
      // The trailing paragraph for the cursor is no change.
      if (next === known.current) return
      known.current = next
      latest.current(next)
    }
  })

  useEffect(() => {
    if (text === known.current) return
    known.current = text
    source.current = readSource(text)
    // A recreated editor reads the text itself.
    if (!editor.isDestroyed) putPage(editor, text)
  }, [text, editor])

  useImperativeHandle(field, () => ({ focus: () => editor.view.focus() }), [editor])

  return (
    <div className={error ? 'rich-text bad' : 'rich-text'}>
      <p className="label" id={`${id}-label`}>
        {t('pageEditor.rich')}
      </p>
      <RichToolbar editor={editor} />
      <EditorContent editor={editor} />
      <p className="help" id={`${id}-help`}>
        {t('pageEditor.rich.help')}
      </p>
      {error && (
        <p className="rich-error" role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
