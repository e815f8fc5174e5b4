import { join } from 'node:path'

/**
 * The folder of a build's publisher (publisher-entry.ts), outside of all that is served.
 * @param {string} root the project's folder
 * @param {string} page a page of the build: it names the entry, which no other build has
 */
export function findPublisherBundle(root, page) {
  const [, entry = ''] = /<script type="module"[^>]*src="\/assets\/([^"]+)\.js"/.exec(page) ?? []
  if (entry === '') throw new Error('The page of the build names no entry')
  return join(root, 'node_modules/.cache/loupe/publishers', entry)
}
