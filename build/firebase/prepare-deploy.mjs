import '../scripts/check-node-version.mjs'
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanNames } from '../hosting/find-page-file.mjs'
import { root } from '../scripts/run-command.mjs'
import { Complaint, run, say } from '../scripts/terminal-output.mjs'
import { buildRules } from './build-firestore-rules.mjs'

// Prepares a deployment beside firebase.json, the only folder that firebase-tools reads; it runs this before it deploys (predeploy).
// Without --site: the rules of this board's domain. With it: the pages that were published last, with the web app; without any, the app alone.
const readyFolder = join(root, 'build/firebase/ready')

await run(async () => {
  if (process.argv.includes('--site')) return writeSite()
  const { loadEnv } = await import('vite')
  const { readSettings } = await import('../settings/build-settings.mjs')
  const { domain } = readSettings(loadEnv('production', root, 'LOUPE_'))
  mkdirSync(readyFolder, { recursive: true })
  writeFileSync(join(readyFolder, 'firestore.rules'), buildRules(domain))
  say(`The rules are ready: an address that ends in _employer@${domain} is an employer's once it is verified.`)
})

async function writeSite() {
  const [dist, published] = [join(root, 'dist'), join(root, 'out/site')]
  const site = join(readyFolder, 'site')
  const isPublished = existsSync(join(published, '200.html'))
  if (!isPublished && !existsSync(join(dist, '200.html')))
    throw new Complaint('There is no built app yet: run `npm run build` first.')
  rmSync(site, { recursive: true, force: true })
  // A published site is a link to the folder of its last run.
  cpSync(realpathSync(isPublished ? published : dist), site, { recursive: true })
  mkdirSync(join(site, 'jobs'), { recursive: true })
  for (const [file, name] of cleanNames) renameSync(join(site, file), join(site, name))
  say(isPublished ? 'The published pages are ready, with the web app they lead into.' : 'The built web app is ready.')
}
