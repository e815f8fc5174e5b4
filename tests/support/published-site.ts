import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createWebApp } from '../../build/hosting/local-server.mjs'
import { findPublisherBundle } from '../../build/publish/find-publisher-bundle.mjs'
import type { PublishOptions, Summary } from '../../build/publish/publish.ts'
import { buildApp, type OwnBuild, servedAt } from './own-build.ts'

export const root = resolve(import.meta.dirname, '../..')

/** The address under which the pages are published, which no one serves. */
export const publicAddress = 'https://jobs.example.com'

export interface Publishing {
  /** The built app, and the file with what publishes its pages. */
  readonly dist: string
  readonly publisher: string
  /** Where the site lies. */
  readonly out: string
  /** Publishes a board, an object with the keys of the specification. Without one: the shared board of the build. */
  publish(board?: object, options?: Partial<PublishOptions>): Promise<Summary>
  /** Serves the site as it is now. */
  serve(): Promise<OwnBuild>
  remove(): void
}

/** Builds the app with these settings, for sites to be published from. */
export async function preparePublishing(settings: Readonly<Record<string, string>> = {}): Promise<Publishing> {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-publishing-'))
  const [dist, out, file] = [join(folder, 'dist'), join(folder, 'site'), join(folder, 'board.json')]
  await buildApp({ LOUPE_PUBLIC_URL: publicAddress, ...settings }, dist)
  const built = findPublisherBundle(root, readFileSync(join(dist, '200.html'), 'utf8'))
  const publisher = join(built, 'publisher.js')
  const { templates } = JSON.parse(readFileSync(join(built, 'built.json'), 'utf8'))
  const { publish } = (await import(
    pathToFileURL(publisher).href
  )) as typeof import('../../build/publish/publisher-entry.ts')
  return {
    ...{ dist, publisher, out },
    publish(board, options) {
      if (board) writeFileSync(file, JSON.stringify(board))
      const from = board && file
      return publish({ ...{ root, dist, templates, out, from, isDryRun: false, onProgress: () => {} }, ...options })
    },
    serve: () => servedAt(createWebApp(out), () => {}),
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}
