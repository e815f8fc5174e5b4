import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { Complaint } from '../scripts/terminal.mjs'
import { filePolicy, immutableCaching, pagePolicy, revalidateCaching, securityHeaders } from './headers.mjs'
import { findPageFile, shellFile } from './page-files.mjs'

/**
 * Answers requests with the built web app: its files (compressed ones where the browser takes them), the page that was drawn for an
 * address of the app, and the empty page for every other one.
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
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? immutableCaching : revalidateCaching)
      // An address without an ending is answered with a page.
      const isPage = ['', '.html'].includes(extname(path))
      response.setHeader('Content-Security-Policy', isPage ? pagePolicy : filePolicy)
    }
  })
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    // 'Not modified' names no policy: a browser would put it in the place of the one it has stored with the answer.
    response.removeHeader('Content-Security-Policy')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Only GET and HEAD are answered here.')
    files(request, response, () => {
      const page = findPageFile((request.url ?? '').replace(/[?#].*$/s, ''))
      if (page === null) return refuse(response, 404, 'There is no such file.')
      request.url = `/${page}`
      files(request, response, () => {
        // A build without drawn pages.
        request.url = `/${shellFile}`
        files(request, response, () => refuse(response, 404, 'The app is not built.'))
      })
    })
  }
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
function refuse(response, status, text) {
  response.setHeader('Content-Security-Policy', filePolicy)
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)
}

/**
 * Listens on this machine only, on both loopback addresses: browsers try either for `localhost`. Better known before a build than after it
 * is that another program has the port.
 * @param {number} port
 * @returns show: answers with what is built in a folder, of which it takes a copy: a build that runs meanwhile takes the files away
 *   under a server that still names them
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

/** Some machines have no IPv6. */
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
 * The port asked for.
 * @param {string | undefined} text
 * @param {number} otherwise
 */
export function readPort(text, otherwise) {
  if (text === undefined || text === '') return otherwise
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65535)
    throw new Complaint(`PORT is a number from 1 to 65535; "${text}" is not.`)
  return Number(text)
}
