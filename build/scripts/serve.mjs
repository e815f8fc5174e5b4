import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { filePolicy, immutableCaching, pagePolicy, revalidateCaching, securityHeaders } from './headers.mjs'
import { findPageFile, shellFile } from './page-files.mjs'
import { Complaint } from './terminal.mjs'

/** @typedef {import('node:http').RequestListener} RequestListener @typedef {import('node:http').Server} Server */

/**
 * Answers requests with the built web app: its files (compressed ones where the browser takes them), the page that was drawn for an
 * address of the app, and the empty page for every other one.
 * @param {string} dist folder of the built app
 * @returns {RequestListener}
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
 * Serves the built app on this machine only, on both loopback addresses: browsers try either for `localhost`.
 * @param {{ dist: string, port: number }} where
 * @returns a function that stops serving
 */
export async function serve({ dist, port }) {
  if (!existsSync(join(dist, '200.html')))
    throw new Complaint('There is no built app to serve: run `npm run build` first.')
  // A copy: a build that runs meanwhile takes the files away under a server that still names them.
  const copy = mkdtempSync(join(tmpdir(), 'loupe-served-'))
  const clear = () => rmSync(copy, { recursive: true, force: true })
  try {
    cpSync(dist, copy, { recursive: true })
    const stop = await listenOnLoopback(createWebApp(copy), port)
    return () => stop().finally(clear)
  } catch (error) {
    clear()
    throw error
  }
}

/** Throws a Complaint when another program listens on the port: better known before the build than after it. @param {number} port */
export async function assertPortFree(port) {
  const stop = await listenOnLoopback((_, response) => response.end(), port)
  await stop()
}

/** @param {RequestListener} listener @param {number} port */
async function listenOnLoopback(listener, port) {
  const first = await listen(listener, port, '127.0.0.1')
  const second = await listen(listener, port, '::1').catch((error) => (isAbsent(error) ? null : error))
  const stop = () => Promise.all([close(first), second instanceof Error ? null : close(second)])
  if (!(second instanceof Error)) return stop
  await stop()
  throw second
}

/** @param {Server | null} server @returns {Promise<void>} */
function close(server) {
  return new Promise((done) => {
    if (!server) return done()
    server.close(() => done())
    server.closeAllConnections()
  })
}

/** @param {RequestListener} listener @param {number} port @param {string} host @returns {Promise<Server>} */
function listen(listener, port, host) {
  return new Promise((done, reject) => {
    const server = createServer(listener)
    server.once('error', (error) =>
      reject('code' in error && error.code === 'EADDRINUSE' ? createPortTakenError(port) : error)
    )
    server.listen(port, host, () => done(server))
  })
}

/** Some machines have no IPv6. @param {unknown} error */
function isAbsent(error) {
  return (
    error instanceof Error &&
    'code' in error &&
    ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(String(error.code))
  )
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
