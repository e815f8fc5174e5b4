import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  rmdir,
  symlink,
  writeFile
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

import type { JobOutcome } from '#renderer/data/job-outcome-repository.ts'

/** The manifest of a site, for the next run. Its name begins with a dot: no host shows it. */
const manifestFile = '.published.json'

/** A page that was made: from what, and when that was last another. */
export interface MadeFile {
  /** Hashes of what it says, and of the page that this stands in. */
  readonly says: string
  readonly within: string
  /** ISO 8601. */
  readonly changed: string
}

export interface Manifest {
  /** Pages that were made, by their path in the site. */
  readonly files: Readonly<Record<string, MadeFile>>
  /** Postings that have a closed page, or had one and are named by the board, by their ids. */
  readonly closed: Readonly<Record<string, ClosedPosting>>
}

export interface ClosedPosting {
  /** Since when, ISO 8601. */
  readonly since: string
  readonly outcome: Extract<JobOutcome, { state: 'ended' }>
}

export interface SiteFolder {
  /** The folder in which the new site is made. */
  readonly path: string
  /** Takes a file over as it was published last. false: it is not there. */
  keep(file: string): Promise<boolean>
  /** Takes over a file of this computer, which must not be changed in place afterwards. */
  take(source: string, file: string): Promise<void>
  write(file: string, content: string | Uint8Array): Promise<void>
  /** Puts the new site in the place of the old one, in one step. */
  finish(manifest: Manifest): Promise<void>
  /** Leaves the old site as it is. */
  abandon(): Promise<void>
}

/** A folder that was not made here. */
export class ForeignFolder extends Error {}

/**
 * A site is a folder beside the named one, which is a symbolic link to it: renaming a link is one step, after which everybody sees the new
 * site. Whenever this process ends before that, the old one stays.
 * @param out where the site is looked for
 */
export async function openSiteFolder(out: string): Promise<SiteFolder> {
  const [name, parent] = [basename(out), dirname(resolve(out))]
  const old = await readLink(out)
  await mkdir(parent, { recursive: true })
  await removeLeftOvers(parent, name, old)
  const next = join(parent, `.${name}-${process.pid}-${randomBytes(6).toString('hex')}`)
  await mkdir(next)
  const folders = new Set<string>()
  const place = async (file: string) => {
    const path = join(next, file)
    if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true })
    folders.add(dirname(path))
    return path
  }
  return {
    path: next,
    async keep(file) {
      if (!old) return false
      return link(join(old, file), await place(file)).then(
        () => true,
        () => false
      )
    },
    async take(source, file) {
      const path = await place(file)
      // Another disk has no links to this one's files.
      await link(source, path).catch(async () => writeFile(path, await readFile(source)))
    },
    write: async (file, content) => writeFile(await place(file), content),
    async finish(manifest) {
      await writeFile(join(next, manifestFile), JSON.stringify(manifest))
      const pointer = `${next}.link`
      await symlink(basename(next), pointer, 'dir')
      if (old === undefined) await rmdir(out).catch(() => {})
      await rename(pointer, out)
      // The new site is there: what is left of the old one the next run removes.
      if (old) await rm(old, { recursive: true, force: true }).catch(() => {})
    },
    abandon: () => rm(next, { recursive: true, force: true })
  }
}

/** The site that the link leads to; undefined: there is none yet. Throws a ForeignFolder. */
async function readLink(out: string): Promise<string | undefined> {
  const found = await lstat(out).catch(() => undefined)
  if (!found) return undefined
  if (found.isSymbolicLink()) return resolve(dirname(out), await readlink(out))
  const isEmpty = found.isDirectory() && (await readdir(out)).length === 0
  if (!isEmpty) throw new ForeignFolder(`${out} holds something else: name a folder that is new or empty.`)
  return undefined
}

/** Of earlier runs that were ended in the middle. */
async function removeLeftOvers(parent: string, name: string, old: string | undefined): Promise<void> {
  for (const entry of await readdir(parent)) {
    const path = join(parent, entry)
    const pid = entry.startsWith(`.${name}-`) ? /^(\d+)-/.exec(entry.slice(name.length + 2))?.[1] : undefined
    if (pid && path !== old && !isRunning(Number(pid))) await rm(path, { recursive: true, force: true, maxRetries: 20 })
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user runs as well.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The manifest of the site published last; empty the first time. Throws a ForeignFolder. */
export async function readPublished(out: string): Promise<Manifest> {
  const old = await readLink(out)
  const file = join(old ?? '', manifestFile)
  return old && existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : { files: {}, closed: {} }
}

/** A short hash of a text. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
