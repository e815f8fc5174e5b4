import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawPicture, registerFaces } from './draw-share-images.ts'
import type { Picture } from './plan-published-page.ts'
import type { SiteFolder } from './published-site-folder.ts'

interface Order {
  /** The project's folder. */
  readonly root: string
  readonly pictures: readonly Picture[]
  /** The folder they are written into. */
  readonly into: string
}

/** This file as it was built: a separate process draws with it, on another core than the pages. */
const ownFile = fileURLToPath(import.meta.url)

/** Draws the pictures that the last site has not. @param root the project's folder */
export async function drawPictures(pictures: readonly Picture[], folder: SiteFolder, root: string): Promise<void> {
  const wanted = new Map<string, Picture>()
  for (const picture of new Map(pictures.map((each) => [each.file, each])).values())
    if (!(await folder.keep(picture.file))) wanted.set(picture.file, picture)
  if (wanted.size === 0) return
  await mkdir(join(folder.path, 'pictures'), { recursive: true })
  const child = fork(ownFile, { stdio: 'inherit', execArgv: [] })
  const ended = once(child, 'exit')
  child.send({ root, pictures: [...wanted.values()], into: folder.path } satisfies Order)
  const [code, signal] = await ended
  if (code !== 0) throw new Error(`The pictures could not be drawn (${signal ?? code})`)
}

/** Draws into folders that are there: where a later run has removed those of a parent that was killed, none comes back. */
export async function draw({ root, pictures, into }: Order): Promise<void> {
  registerFaces(root)
  for (const { file, words } of pictures) {
    await new Promise((later) => setImmediate(later))
    // The parent process is gone.
    if (!process.connected) return
    writeFileSync(join(into, file), drawPicture(words))
  }
  if (process.connected) process.disconnect()
}

if (process.send && process.argv[1] === ownFile) process.once('message', (order) => void draw(order as Order))
