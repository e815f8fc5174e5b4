import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, expect, test } from '@playwright/test'
import { openPage } from './harness/open-page.ts'

/** A server on this computer that answers in two parts, the second one when it is asked to go on. */
async function serverInParts() {
  let requestCount = 0
  let goOn = () => {}
  const server: Server = createServer((_request, response) => {
    requestCount += 1
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/plain' })
    response.write('first')
    goOn = () => void response.end('second')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, asked: () => requestCount, goOn: () => goOn(), close: () => server.close() }
}

const openWith = (browser: Browser, server: string) =>
  // Its own policy would keep the page from asking anybody: here it is the harness that has to.
  openPage(browser, '/disclaimer', { servers: [server] }, { bypassCSP: true })

test('of the servers on this computer pages reach the named ones, as they answer, and no other', {
  tag: '@proof'
}, async ({ browser }) => {
  const [named, other] = [await serverInParts(), await serverInParts()]
  const { page, close } = await openWith(browser, named.origin)
  const reader = await page.evaluateHandle(async (origin) => (await fetch(origin)).body?.getReader(), named.origin)
  const part = () => reader.evaluate(async (from) => new TextDecoder().decode((await from?.read())?.value))
  expect(await part()).toBe('first')
  named.goOn()
  expect(await part()).toBe('second')

  const answered = (origin: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { mode: 'no-cors' }).then(
          () => true,
          () => false
        ),
      origin
    )
  expect(await answered(other.origin)).toBe(false)
  expect(await answered(named.origin.replace('127.0.0.1', 'localhost'))).toBe(false)
  expect(await answered('https://loupe.example/')).toBe(false)
  expect([named.asked(), other.asked()]).toEqual([1, 0])
  await close()
  for (const server of [named, other]) server.close()
})

for (const server of ['https://firestore.googleapis.com', 'http://192.168.0.1:8080', 'http://127.0.0.1.example:80']) {
  test(`a server that is not on this computer is refused: ${server}`, async ({ browser }) => {
    await expect(openWith(browser, server)).rejects.toThrow('is not on this computer')
  })
}
