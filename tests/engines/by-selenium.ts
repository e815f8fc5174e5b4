import { spawn } from 'node:child_process'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { findFreePort } from '../../build/scripts/start-server-process.mjs'
import { type Engine, readPage } from './engine.ts'
import { findByName, isChosen, type Kind } from './find.ts'

/** Where Debian keeps it. */
export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const outOfReach = new Error('MiniBrowser opens tabs out of the reach of its driver')
const browserOptions = { binary: miniBrowser, args: ['--automation'] }

/** WebKit, by Debian's driver, on a screen that no user sees. */
export async function startWebKit(): Promise<Engine> {
  const port = await findFreePort()
  const process = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true })
  const end = () => process.pid && globalThis.process.kill(-process.pid)
  await waitForDriver(port)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }))
    .build()
  // The header of an employer folds below 72rem.
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
  const find = async (kind: Kind, name: string) => {
    const look = () => driver.executeScript<WebElement | null>(`return (${findByName})(...arguments)`, kind, name)
    const readPlace = async (element: WebElement | null) => element && JSON.stringify(await element.getRect())
    // A press would miss what still moves, such as a dialog that opens.
    for (let before: string | null = ''; ; ) {
      const element = await look()
      const place = await readPlace(element)
      if (place === before) return element
      before = place
      await new Promise((go) => setTimeout(go, 100))
    }
  }
  return {
    open: (address) => driver.get(address),
    openTab: () => Promise.reject(outOfReach),
    async press(kind, name, how) {
      if (how) throw outOfReach
      const element = await find(kind, name)
      await element?.click()
      if (element && kind === 'choice')
        return driver.executeScript<boolean>(`return (${isChosen})(...arguments)`, element)
      return element !== null
    },
    async write(name, text) {
      const element = await find('field', name)
      if (!element) return false
      await element.click()
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(text).perform()
      return true
    },
    read: () => driver.executeScript(`return (${readPage})()`),
    showFirstTab: async () => driver.switchTo().window((await driver.getAllWindowHandles())[0] ?? ''),
    close: () => driver.quit().finally(end)
  }
}

async function waitForDriver(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false
    )
    if (isReady) return
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}
