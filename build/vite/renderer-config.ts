import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { messages } from './messages.ts'
import { tokens } from './tokens.ts'

/** What every build of the renderer shares. `root` is the project's folder. */
export function rendererConfig(root: string): UserConfig {
  return {
    root: resolve(root, 'renderer'),
    envDir: root,
    envPrefix: 'LOUPE_',
    plugins: [messages(), tokens(), react()]
  }
}
