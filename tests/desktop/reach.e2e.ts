import { type Browser, expect, test } from '@playwright/test'
import { openPage } from './harness/open-page.ts'

const openWith = (browser: Browser, server: string) =>
  // Its own policy would keep the page from asking anybody: here it is the harness that has to.
  openPage(browser, '/disclaimer', { servers: [server] }, { bypassCSP: true })

for (const server of ['https://firestore.googleapis.com', 'http://192.168.0.1:8080', 'http://127.0.0.1.example:80']) {
  test(`a server that is not on this computer is refused: ${server}`, async ({ browser }) => {
    await expect(openWith(browser, server)).rejects.toThrow('is not on this computer')
  })
}
