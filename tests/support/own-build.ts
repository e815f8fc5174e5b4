import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { shellFile } from '../../build/hosting/find-page-file.mjs'
import { createWebApp } from '../../build/hosting/local-server.mjs'
import { buildForJourneys as makeForJourneys } from '../../build/scripts/build-apps.mjs'
import { runTool } from '../../build/scripts/run-command.mjs'
import { readSettings } from '../../build/settings/build-settings.mjs'
import { listBoardOrigins } from '../../build/settings/shared-board-settings.mjs'
import { buildShellPage } from '../../build/vite/prerendered-html.ts'
import { listPageSettings } from '../../build/vite/renderer-config.ts'

export interface OwnBuild {
  /** Where it is served, on this computer alone: 'http://127.0.0.1:…'. */
  readonly address: string
  close(): void
}

/** Builds the web app with these settings into its own folder and serves it. Rejects with what the build says. */
export async function ownBuild(settings: Readonly<Record<string, string>>): Promise<OwnBuild> {
  const { folder, remove } = buildFolder()
  try {
    await buildApp(settings, folder)
    return await servedAt(createWebApp(folder), remove)
  } catch (error) {
    remove()
    throw error
  }
}

/** A new folder for a build. */
export function buildFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-build-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Takes the build for journeys of the whole run (build/scripts/test-steps.mjs), or makes one: `finishForJourney` gives its pages their settings. */
export async function buildForJourneys(folder: string): Promise<void> {
  const built = process.env.LOUPE_JOURNEY_APP
  if (built) cpSync(built, folder, { recursive: true })
  else await makeForJourneys(folder)
}

/** Gives what `buildForJourneys` has built these settings, in its own folder; they are read and checked as those of a build for people are. */
export function finishForJourney(built: string, env: Readonly<Record<string, string>>, folder: string): void {
  const settings = readSettings(env)
  const script = `<script>globalThis.loupeSettings = ${JSON.stringify(listPageSettings(settings, 'web'))}</script>`
  cpSync(built, folder, { recursive: true })
  const page = readFileSync(join(built, 'index.html'), 'utf8').replace('<script>', () => `${script}\n<script>`)
  const shell = buildShellPage(page, listBoardOrigins(settings.board))
  for (const name of ['index.html', shellFile]) writeFileSync(join(folder, name), shell)
}

/** Builds the web app with these settings. Rejects with what the build says. */
export async function buildApp(settings: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const options = ['build', 'renderer', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const env = { NODE_ENV: 'production', LOUPE_UNCOMPRESSED: '1', ...settings }
  const { code, output } = await runTool('vite/bin/vite.js', options, { env })
  if (code !== 0) throw new Error(`The app could not be built:\n${output}`)
}

/** Builds the main process as it is built for people, with these settings. */
export async function buildMain(settings: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const [{ resolveConfig }, { build }] = await Promise.all([import('electron-vite'), import('vite')])
  const before = { ...process.env }
  Object.assign(process.env, settings, { NODE_ENV: 'production' })
  try {
    const root = resolve(import.meta.dirname, '../..')
    const options = { root, build: { outDir: folder }, logLevel: 'error' } as const
    const { config } = await resolveConfig(options, 'build', 'production')
    if (config) await build(config.main)
  } finally {
    for (const name of ['NODE_ENV', ...Object.keys(settings)]) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
}

/** Serves on a free port of this computer. */
export async function servedAt(listener: RequestListener, afterwards: () => void): Promise<OwnBuild> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
      afterwards()
    }
  }
}
