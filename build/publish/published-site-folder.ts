import { createHash, randomBytes } from 'node:crypto'
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
import * as v from 'valibot'
import { jobEndings } from '#shared/domain/job/job-closing-outcome.ts'

/** The manifest of a site, for the next run. Its name begins with a dot: no host shows it. */
const manifestFile = '.published.json'

const madeFileSchema = v.object({
  /** Hashes of its content, and of the page that contains it. */
  says: v.string(),
  within: v.string(),
  /** ISO 8601. */
  changed: v.string()
})

/** A page that was made: from what, and when that was last another. */
export type MadeFile = Readonly<v.InferOutput<typeof madeFileSchema>>

const closedJobSchema = v.object({
  /** Since when, ISO 8601. */
  since: v.string(),
  outcome: v.object({
    state: v.literal('ended'),
    ending: v.picklist([...jobEndings, 'expired']),
    category: v.string()
  })
})

export type ClosedJob = Readonly<v.InferOutput<typeof closedJobSchema>>

/** Lists of entries: what people name is no key of an object. */
const manifestSchema = v.object({
  /** Pages that were made, by their path in the site. */
  files: v.pipe(
    v.array(v.tuple([v.string(), madeFileSchema])),
    v.transform((entries) => new Map(entries))
  ),
  /** Jobs that have a closed page, or had one and are named by the board, by their ids. */
  closed: v.pipe(
    v.array(v.tuple([v.string(), closedJobSchema])),
    v.transform((entries) => new Map(entries))
  )
})

export type Manifest = Readonly<v.InferOutput<typeof manifestSchema>>

const emptyManifest: Manifest = { files: new Map(), closed: new Map() }

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
export async function openPublishedSiteFolder(out: string): Promise<SiteFolder> {
  const [name, parent] = [basename(out), dirname(resolve(out))]
  const old = await findSite(out)
  await mkdir(parent, { recursive: true })
  await removeLeftOvers(parent, name, old)
  const next = join(parent, `.${name}-${process.pid}-${randomBytes(6).toString('hex')}`)
  await mkdir(next)
  // From the beginning: by its manifest the next run knows what a killed one has left.
  await writeManifest(next, emptyManifest)
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
      await writeManifest(next, manifest)
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
async function findSite(out: string): Promise<string | undefined> {
  const place = resolve(out)
  const found = await lstat(place).catch(() => undefined)
  if (!found) return undefined
  if (found.isSymbolicLink()) {
    const target = resolve(dirname(place), await readlink(place))
    const isBeside = dirname(target) === dirname(place) && readPid(basename(target), basename(place)) !== null
    if (isBeside && (await hasManifest(target))) return target
  } else if (found.isDirectory() && (await readdir(place)).length === 0) return undefined
  throw new ForeignFolder(`${out} has other files. Choose a new or empty folder with --out.`)
}

/** The process that made a folder of a site; null: its name is none of them. */
function readPid(folder: string, site: string): number | null {
  const [, pid] = (folder.startsWith(`.${site}-`) && /^(\d+)-[\da-f]{12}$/.exec(folder.slice(site.length + 2))) || []
  return pid ? Number(pid) : null
}

/** Links do not count: the folder behind one is another's. */
async function hasManifest(folder: string): Promise<boolean> {
  const [own, manifest] = await Promise.all(
    [folder, join(folder, manifestFile)].map((path) => lstat(path).catch(() => {}))
  )
  return Boolean(own?.isDirectory() && manifest?.isFile())
}

/** Of earlier runs that were ended in the middle. What only has such a name stays. */
async function removeLeftOvers(parent: string, name: string, old: string | undefined): Promise<void> {
  for (const entry of await readdir(parent)) {
    const path = join(parent, entry.replace(/\.link$/, ''))
    const pid = readPid(basename(path), name)
    if (pid === null || path === old || isRunning(pid)) continue
    const target = await readlink(`${path}.link`).catch(() => undefined)
    if (target === basename(path)) await rm(`${path}.link`)
    if (await hasManifest(path)) await rm(path, { recursive: true, force: true, maxRetries: 20 })
    // A run that was killed before its first file.
    else await rmdir(path).catch(() => {})
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

/** The manifest of the site published last: empty the first time, and where it can't be read. Throws a ForeignFolder. */
export async function readPublished(out: string): Promise<Manifest & { readonly isUnreadable: boolean }> {
  const site = await findSite(out)
  if (!site) return { ...emptyManifest, isUnreadable: false }
  const text = await readFile(join(site, manifestFile), 'utf8').catch(() => '')
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text)
  return success ? { ...output, isUnreadable: false } : { ...emptyManifest, isUnreadable: true }
}

async function writeManifest(site: string, { files, closed }: Manifest): Promise<void> {
  await writeFile(join(site, manifestFile), JSON.stringify({ files: [...files], closed: [...closed] }))
}

/** A short hash of a text. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
