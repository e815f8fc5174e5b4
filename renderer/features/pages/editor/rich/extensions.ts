import { Extension, type Extensions, getSchema, Mark } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { parseExternalAddress } from '#shared/external-url.ts'

/** Whether a page may hold a link to this address: one that leaves the app, or a place within the page. */
export function isPageAddress(address: string): boolean {
  return /^#./.test(address) || parseExternalAddress(address) !== null
}

/** A mark that HTML has a tag for and nothing else. */
const createTagMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** What a page may say about any of its parts: where a link leads to, in which language and which direction it is written. */
const commonAttributes = Extension.create({
  name: 'commonAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock', 'table'],
      attributes: {
        // The second half of a heading is not the place that its links mean.
        id: { default: null, keepOnSplit: false },
        lang: { default: null },
        dir: { default: null },
        title: { default: null, keepOnSplit: false }
      }
    },
    { types: ['tableHeader'], attributes: { scope: { default: null } } }
  ]
})

/** What the editor knows of the HTML that a page may consist of (clean-html.ts). The rest is found by find-losses.ts. */
export const extensions: Extensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: isPageAddress,
      // Written by clean-html.ts, where it is saved and where it is shown.
      HTMLAttributes: { target: null, rel: null, class: null }
    }
  }),
  TableKit.configure({ table: { resizable: false } }),
  createTagMark('subscript', 'sub'),
  createTagMark('superscript', 'sup'),
  createTagMark('small', 'small'),
  createTagMark('marked', 'mark'),
  commonAttributes
]

export const schema = getSchema(extensions)
