import '../scripts/check-node-version.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../scripts/run-command.mjs'
import { Complaint, run, say } from '../scripts/terminal-output.mjs'
import { findUnsupportedCode } from './find-unsupported-code.mjs'
import { findUnsupportedStyles } from './find-unsupported-styles.mjs'

/** Run by Node or Electron; the polyfills, ours and those within pdfjs-dist/legacy. */
const unchecked =
  /renderer\/(vite\.config|entry-server|platform\/web\/polyfills)\.|\/(storage|platform)\/desktop\/|assets\/(polyfills|pdf[-.]|pdfjs-)/

// Without a folder: our sources. With the folder of a build: what it has taken from libraries, too.
await run(async () => {
  const [folder] = process.argv.slice(2)
  const folders = folder ? [folder] : ['renderer', 'shared'].map((name) => join(root, name))
  const files = folders.flatMap((each) =>
    readdirSync(each, { recursive: true, encoding: 'utf8' }).map((name) => join(each, name))
  )
  const checked = files.filter((file) => /\.(tsx?|js|css)$/.test(file) && !unchecked.test(file.replaceAll('\\', '/')))
  if (checked.length < 20) throw new Complaint(`Only ${checked.length} files were read.`)
  const complaints = checked.flatMap((file) => {
    const find = file.endsWith('.css') ? findUnsupportedStyles : findUnsupportedCode
    return find(readFileSync(file, 'utf8'), file).map((what) => `${relative(root, file)}: ${what}`)
  })
  if (complaints.length > 0)
    throw new Complaint(`Not in every browser of package.json:\n${[...new Set(complaints)].join('\n')}`)
  say(`${checked.length} files, nothing that a browser of package.json lacks.`)
})
