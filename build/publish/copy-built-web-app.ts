import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { workerFile } from '../hosting/http-headers.mjs'
import { noIndex } from './html-head.ts'
import type { SiteFolder } from './published-site-folder.ts'
import { buildRobots } from './sitemap.ts'

/** Pages of the app without content: for jobs approved since, and for addresses that lead nowhere. */
const hiddenPages = ['200.html', '404.html', 'job.html']

interface AppFiles {
  /** The built web app. */
  readonly dist: string
  /** Files that are made otherwise. */
  readonly published: ReadonlySet<string>
  /** The host's address without a trailing slash. */
  readonly site: string
  /** HTML about the board for every page's head; may be empty. */
  readonly boardHead: string
}

/** Lays the built app into a site. Its pages without content ask search engines to leave them out until they are published. */
export async function copyBuiltWebApp(
  folder: SiteFolder,
  { dist, published, site, boardHead }: AppFiles
): Promise<void> {
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const file = relative(dist, source).split(sep).join('/')
    // A compressed page would be the one that the build has drawn.
    if (!entry.isFile() || published.has(file) || /(\.html|robots\.txt|sw\.js)\.(br|gz)$/.test(file)) continue
    if (file.endsWith('.html')) {
      const hidden = hiddenPages.includes(file)
        ? noIndex
        : `<link rel="canonical" href="${site}/${file.replace('.html', '')}">`
      const head = [hidden, boardHead, '</head>'].filter(Boolean).join('\n')
      await folder.write(
        file,
        (await readFile(source, 'utf8')).replace('</head>', () => head)
      )
    } else if (file === workerFile) await folder.write(file, `self.isPublished=true;${await readFile(source, 'utf8')}`)
    else if (file === 'robots.txt') await folder.write(file, buildRobots(await readFile(source, 'utf8'), site))
    else await folder.take(source, file)
  }
}
