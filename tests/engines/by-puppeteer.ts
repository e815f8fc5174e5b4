import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core'
import { type Engine, readPage } from './engine.ts'
import { findByName, isChosen, type Kind } from './find.ts'

/** Chromium and Firefox, without Playwright, which wants newer ones. */
export async function startByPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1280, height: 800 } })
  const openPage = async () => {
    const opened = await browser.newPage()
    // A form counts as unsaved for some milliseconds after its toast; the browser's question would hold the next page back for ever.
    opened.on('dialog', (dialog) => dialog.accept())
    return opened
  }
  let page = await openPage()
  const find = async (kind: Kind, name: string) =>
    (await page.evaluateHandle(findByName, kind, name)).asElement() as ElementHandle<HTMLElement> | null
  return {
    open: async (address) => void (await page.goto(address)),
    async openTab(address) {
      page = await openPage()
      await page.goto(address)
    },
    async press(kind, name, how) {
      const element = await find(kind, name)
      if (!element) return false
      if (how !== 'new tab') {
        await element.click({ button: how ? 'right' : 'left' })
        // A press may lead to another page.
        return kind !== 'choice' || page.evaluate(isChosen, element)
      }
      const before = await browser.pages()
      await page.keyboard.down('Control')
      await element.click()
      await page.keyboard.up('Control')
      for (let opened: Page | undefined; page === before.at(-1) || !opened; ) {
        opened = (await browser.pages()).find((each) => !before.includes(each))
        if (opened) page = opened
        await new Promise((go) => setTimeout(go, 100))
      }
      await page.bringToFront()
      return true
    },
    async write(name, text) {
      const element = await find('field', name)
      if (!element) return false
      await element.click()
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
      await page.keyboard.type(text)
      return true
    },
    read: () => page.evaluate(readPage),
    async showFirstTab() {
      page = (await browser.pages())[1] ?? page
      await page.bringToFront()
    },
    close: () => browser.close()
  }
}
