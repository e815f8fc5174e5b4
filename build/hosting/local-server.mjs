import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { Complaint } from '../scripts/terminal-output.mjs'
import { findPageFile, missingFile, pageAddress, shellFile } from './find-page-file.mjs'
import {
  filePolicy,
  immutableCaching,
  immutableFolders,
  pagePolicy,
  pdfWorkerPolicy,
  pdfWorkers,
  revalidateCaching,
  securityHeaders,
  workerFile,
  workerPolicy
} from './http-headers.mjs'

/**
 * Answers as the hosts of build/readme/deploy.md do: files (compressed where accepted), published or prerendered pages, the empty page for
 * the app's other addresses, and 404.
 * @param {string} dist folder of the built app
 * @returns {import('node:http').RequestListener}
 */
export function createWebApp(dist) {
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader('Cache-Control', isImmutable(path) ? immutableCaching : revalidateCaching)
      // Messengers fetch previews cross-site.
      if (path.startsWith('/pictures/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      // An address without an extension is a page.
      const isPage = ['', '.html'].includes(extname(path))
      const policy = path === `/${workerFile}` ? workerPolicy : pdfWorkers.test(path) ? pdfWorkerPolicy : filePolicy
      response.setHeader('Content-Security-Policy', isPage ? pagePolicy : policy)
    }
  })
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    // 304 carries no policy: the browser would replace the stored one.
    response.removeHeader('Content-Security-Policy')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Only GET and HEAD are answered here.')
    files(request, response, () => {
      const pathname = (request.url ?? '').replace(/[?#].*$/s, '')
      const page = findPublished(dist, pathname) ?? findPageFile(pathname)
      if (page === null) return sendMissing(dist, pathname, response)
      request.url = `/${page}`
      files(request, response, () => {
        request.url = `/${shellFile}`
        files(request, response, () => refuse(response, 404, 'The app is not built.'))
      })
    })
  }
}

/** @param {string} path */
const isImmutable = (path) => immutableFolders.some((folder) => path.startsWith(folder))

/** Path of a published page; null: none. @param {string} dist @param {string} pathname */
function findPublished(dist, pathname) {
  if (!pageAddress.test(pathname)) return null
  try {
    const file = `${decodeURIComponent(pathname).slice(1)}.html`
    return !/^\.|\/\.|\\|\0/.test(file) && existsSync(join(dist, file)) ? encodeURI(file) : null
  } catch {
    return null
  }
}

/** Unknown addresses get a page, missing files a sentence. */
function sendMissing(
  /** @type {string} */ dist,
  /** @type {string} */ pathname,
  /** @type {import('node:http').ServerResponse} */ response
) {
  const page = [missingFile, shellFile].map((file) => join(dist, file)).find((file) => existsSync(file))
  if (!page || /\.[^/]*$/.test(pathname)) return refuse(response, 404, 'File not found.')
  response.setHeader('Content-Security-Policy', pagePolicy)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidateCaching }
  response.writeHead(404, headers).end(readFileSync(page))
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
function refuse(response, status, text) {
  response.setHeader('Content-Security-Policy', filePolicy)
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)
}

/**
 * Listens on both loopback addresses, as browsers try either for `localhost`; before a build, so that a taken port is known early.
 * @param {number} port
 * @returns show: serves a copy of a built folder, since a running build removes files under a server that still names them
 */
export async function serve(port) {
  /** @type {import('node:http').RequestListener} */
  let app = (_, response) => refuse(response, 503, 'Loupe is being built.')
  const stop = await listenOnLoopback((request, response) => app(request, response), port)
  let copy = ''
  return {
    /** @param {string} dist */
    show(dist) {
      if (!existsSync(join(dist, '200.html')))
        throw new Complaint('There is no built app to serve: run `npm run build` first.')
      copy = mkdtempSync(join(tmpdir(), 'loupe-served-'))
      cpSync(dist, copy, { recursive: true })
      app = createWebApp(copy)
    },
    async stop() {
      await stop()
      if (copy) rmSync(copy, { recursive: true, force: true })
    }
  }
}

const noSuchAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']

/** @param {import('node:http').RequestListener} listener @param {number} port @returns {Promise<() => Promise<unknown>>} stops listening */
async function listenOnLoopback(listener, port) {
  /** @type {import('node:http').Server[]} */
  const servers = []
  const stop = () =>
    Promise.all(
      servers.map((server) => {
        server.closeAllConnections()
        return new Promise((done) => server.close(done))
      })
    )
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(listener).listen(port, host)
    try {
      await once(server, 'listening')
      servers.push(server)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (host === '::1' && noSuchAddress.includes(code)) continue
      await stop()
      throw code === 'EADDRINUSE' ? createPortTakenError(port) : error
    }
  }
  return stop
}

/** @param {number} port */
function createPortTakenError(port) {
  return new Complaint(
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: set PORT, for example PORT=${port + 1} npm start`
  )
}

/**
 * @param {string | undefined} text
 * @param {number} otherwise
 */
export function readPort(text, otherwise) {
  if (text === undefined || text === '') return otherwise
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65535)
    throw new Complaint(`PORT must be a whole number from 1 to 65535 (it is "${text}").`)
  return Number(text)
}
