import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const shareKinds = ['React', 'router', 'libraries', 'ours'] as const
export type ShareKind = (typeof shareKinds)[number]

/** Shares of each file by source length, adding up to 1. */
export type Shares = Record<string, Record<ShareKind, number>>

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const router = /node_modules[\\/]react-router(-dom)?[\\/]/

/** Notes the shares in `folder` by the entry's name, for the tables of the budgets. */
export function createBundleSizePlugin(folder: string): Plugin {
  return {
    name: 'loupe-shares',
    apply: 'build',
    generateBundle(_, bundle) {
      const shares: Shares = {}
      let entry = ''
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (chunk.isEntry) entry = chunk.fileName
        const lengths: Record<ShareKind, number> = { React: 0, router: 0, libraries: 0, ours: 0 }
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) lengths[nameKind(id)] += renderedLength
        const all = Object.values(lengths).reduce((sum, each) => sum + each, 0) || 1
        shares[chunk.fileName] = Object.fromEntries(
          shareKinds.map((kind) => [kind, lengths[kind] / all])
        ) as Shares[string]
      }
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${entry.replace(/.*\//, '')}.json`), JSON.stringify(shares))
    }
  }
}

function nameKind(id: string): ShareKind {
  if (react.test(id)) return 'React'
  if (router.test(id)) return 'router'
  return id.includes('node_modules') ? 'libraries' : 'ours'
}
