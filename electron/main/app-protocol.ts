import { readFile, realpath } from 'node:fs/promises'
import { extname, isAbsolute, join, relative } from 'node:path'
import { appHost } from './app-origin.ts'

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['.bcmap', 'application/octet-stream'],
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.icc', 'application/vnd.iccprofile'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.pfb', 'application/octet-stream'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.ttf', 'font/ttf'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2']
])

/** The page's own policy says what it may load and run; a ban on frames needs a header. */
const pagePolicy = "frame-ancestors 'none'"

/** A file that is no page may not be framed. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** The workers of the PDF viewer fetch the files of pdf.js and compile its decoders. */
const pdfWorkers = /^\/assets\/pdf.worker[^/]*\.js$/
const pdfWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

const headers = {
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache'
}

/** Serves the built renderer, and index.html for a route. No '..', absolute path or link leads out of its folder. */
export function createAppProtocol(root: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    if (url.host !== appHost) return refuse(404)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
    const found = await findFile(root, url.pathname)
    if (found) return respond(found, request.method, url.pathname)
    // A route may hold anything, dots and invalid escapes included.
    if (url.pathname.startsWith('/assets/')) return refuse(404)
    const page = await findFile(root, '/index.html')
    return page ? respond(page, request.method, '/index.html') : refuse(404)
  }
}

interface FoundFile {
  bytes: Buffer
  type: string
}

async function findFile(root: string, pathname: string): Promise<FoundFile | undefined> {
  const path = decodePath(pathname)
  if (path === undefined) return undefined
  const type = mediaTypes.get(extname(path).toLowerCase())
  if (type === undefined) return undefined
  try {
    const home = await realpath(root)
    const file = await realpath(join(home, path))
    const inside = relative(home, file)
    if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return undefined
    return { bytes: await readFile(file), type }
  } catch {
    return undefined
  }
}

function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return /[\0\\]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

function respond({ bytes, type }: FoundFile, method: string, path: string): Response {
  const body = method === 'HEAD' ? null : new Uint8Array(bytes)
  const ownPolicy = pdfWorkers.test(path) ? pdfWorkerPolicy : filePolicy
  const policy = type.startsWith('text/html') ? pagePolicy : ownPolicy
  return new Response(body, { headers: { ...headers, 'Content-Security-Policy': policy, 'Content-Type': type } })
}

function refuse(status: number): Response {
  return new Response(null, { status, headers })
}
