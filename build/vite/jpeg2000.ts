import type { Plugin } from 'vite'

const worker = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.worker\.min\.mjs$/
const fetching = /await import\(\s*\/\*webpackIgnore: true\*\/\s*\/\*@vite-ignore\*\/\s*\w+\)/

/**
 * Has the worker that reads PDFs ask its own file for what reads JPEG 2000 pictures (renderer/components/workplace/pdf/). The package
 * fetches that from an address: the worker of a page that lets it fetch nothing cannot.
 */
export function createJpeg2000Plugin(): Plugin {
  return {
    name: 'loupe-jpeg2000',
    enforce: 'pre',
    transform(code, id) {
      if (!worker.test(id)) return null
      if (!fetching.test(code))
        throw new Error('pdfjs-dist fetches its JPEG 2000 decoder in another way: see jpeg2000.ts')
      return { code: code.replace(fetching, 'await self.loadJpeg2000()'), map: null }
    }
  }
}
