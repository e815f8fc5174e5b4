import '../scripts/check-node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../scripts/run-command.mjs'
import { Complaint, run, say } from '../scripts/terminal-output.mjs'
import { checkBoundaries } from './check-layer-boundaries.mjs'
import { drawLayerDiagram } from './draw-layer-diagram.mjs'
import { checkTexts } from './find-untranslatable-texts.mjs'

// With --draw: draws the layers again for the README. Without it the pictures must show what the code imports.
await run(async () => {
  const { modules, complaints, layers } = await checkBoundaries(root)
  complaints.push(...checkTexts(root))
  if (complaints.length > 0) throw new Complaint(complaints.join('\n'))
  if (modules < 40)
    throw new Complaint(`Only ${modules} modules were read: the check sees too little to mean anything.`)
  const { light, dark } = (
    await runnerImport(/** @type {string} */ (join(root, 'renderer/styles/design-tokens.ts')), { configFile: false })
  ).module
  for (const [theme, colours] of Object.entries({ light, dark })) {
    const file = join(root, `build/readme/layers-${theme}.svg`)
    const picture = drawLayerDiagram(layers, colours)
    if (process.argv.includes('--draw')) writeFileSync(file, picture)
    else if (readFileSync(file, 'utf8') !== picture)
      throw new Complaint(`${file} does not show what the code imports now: \`npm run layers\` draws it anew.`)
  }
  say(`${modules} modules, no broken rule.`)
})
