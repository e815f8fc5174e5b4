import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressibleEndings = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'])
const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Adds .br and .gz files, so that hosts need not compress. */
export function createPrecompressPlugin(): Plugin {
  return {
    name: 'loupe-precompress',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error?: Error) {
        const { outDir } = this.environment.config.build
        if (!error) await compressFolder(outDir)
      }
    }
  }
}

/** Leaves out compressed files that are no smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressibleEndings.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  const gz = await gzipAsync(content, { level: 9 })
  const br = await brotliAsync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz)
  if (br.length < content.length) writeFileSync(`${file}.br`, br)
}
