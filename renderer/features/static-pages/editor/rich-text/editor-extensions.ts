import { Extension, type Extensions, getSchema, Mark } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { parseExternalAddress } from '#shared/external-url.ts'

/** External links that the guard accepts, and fragments. */
export function isPageAddress(address: string): boolean {
  return /^#./.test(address) || parseExternalAddress(address) !== null
}

const createTagMark = (name: string, tag: string, style?: string) =>
  Mark.create({
    name,
    parseHTML: () => (style === undefined ? [{ tag }] : [{ tag }, { style }]),
    renderHTML: () => [tag, 0]
  })

const commonAttributes = Extension.create({
  name: 'commonAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock', 'table'],
      attributes: {
        // Splitting a heading must not duplicate its id.
        id: { default: null, keepOnSplit: false },
        lang: { default: null },
        dir: { default: null },
        title: { default: null, keepOnSplit: false }
      }
    },
    { types: ['tableHeader'], attributes: { scope: { default: null } } }
  ]
})

/** The schema of clean-html.ts as far as the editor supports it; find-unsupported-html.ts reports the rest. */
export const extensions: Extensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: isPageAddress,
      // Written by the sanitiser.
      HTMLAttributes: { target: null, rel: null, class: null }
    }
  }),
  TableKit.configure({ table: { resizable: false } }),
  createTagMark('subscript', 'sub', 'vertical-align=sub'),
  createTagMark('superscript', 'sup', 'vertical-align=super'),
  createTagMark('small', 'small'),
  createTagMark('marked', 'mark'),
  commonAttributes
]

export const schema = getSchema(extensions)
