import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Sizes in bytes of every file of a built folder and of its compressed forms; a form that does not exist counts as the file. @param {string} dist */
export function measureSizes(dist) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name)
  )
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      file: relative(dist, path),
      bytes: statSync(path).size,
      gzip: measureFile(`${path}.gz`, path),
      brotli: measureFile(`${path}.br`, path)
    }))
    .sort((one, other) => other.bytes - one.bytes)
}

/** @param {string} path @param {string} otherwise */
function measureFile(path, otherwise) {
  return (statSync(path, { throwIfNoEntry: false }) ?? statSync(otherwise)).size
}
