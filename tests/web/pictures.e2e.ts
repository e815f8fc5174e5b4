import type { Page } from '@playwright/test'
import { enter } from '#tests/support/people-in-browser.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { dataUrl, pictureHeads } from '#tests/support/sample-files.ts'
import { expect, test } from '#tests/support/target.ts'

declare global {
  interface Window {
    /** Every address that any image was ever given. */
    imageAddresses: string[]
  }
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const keptName = `u-kept_${'0'.repeat(32)}`
const person = (page: Page, name: string) => page.getByRole('article', { name })

test('Avatar › never decodes a 30-byte picture of 16,383 pixels square', {
  tag: ['@web', '@proof']
}, async ({ page }) => {
  const huge = Object.entries(pictureHeads(16_383, 16_383))
  const nameOf = (index: number) => `u-stored${index}_${'0'.repeat(32)}`
  const cards = huge.flatMap(([format, bytes], index) => [
    candidateOf(`linked_${index}`, { name: `Linked ${format}`, avatar: dataUrl('image/webp', bytes) }),
    candidateOf(`stored_${index}`, {
      name: `Stored ${format}`,
      uid: `u-stored${index}`,
      avatar: `file:${nameOf(index)}`
    })
  ])
  cards.push(candidateOf('small', { name: 'Small', avatar: pixel }))
  cards.push(candidateOf('kept', { name: 'Kept', uid: 'u-kept', avatar: `file:${keptName}` }))
  await page.addInitScript((stored) => {
    localStorage.setItem('candidateProfiles', stored)
    window.imageAddresses = []
    const describe = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
    const note = (address: string) => window.imageAddresses.push(address)
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...describe,
      set(address: string) {
        note(address)
        describe?.set?.call(this, address)
      }
    })
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (name, value) {
      if (this instanceof HTMLImageElement && name.startsWith('src')) note(value)
      setAttribute.call(this, name, value)
    }
  }, JSON.stringify(cards))

  await enter(page, 'Employer', '/about-us')
  await page.evaluate(
    (files) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('loupe-files', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('files')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('files', 'readwrite')
          for (const [name, bytes] of files) {
            writing.objectStore('files').put({ type: 'image/webp', bytes: Uint8Array.from(bytes) }, name)
          }
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    [
      ...huge.map(([, bytes], index) => [nameOf(index), [...bytes]] as [string, number[]]),
      [keptName, [...Buffer.from(pixel.slice(pixel.indexOf(',') + 1), 'base64')]] as [string, number[]]
    ]
  )
  await page.goto('/candidates')
  await expect(person(page, 'Small').locator('img.avatar')).toHaveJSProperty('naturalWidth', 1)
  for (const [format] of huge) {
    for (const where of ['Linked', 'Stored'])
      await expect(person(page, `${where} ${format}`).locator('.avatar')).toBeVisible()
  }
  // The stored files are read in the order of their cards: when the last is shown, the others were looked at.
  await expect(person(page, 'Kept').locator('img.avatar')).toHaveJSProperty('naturalWidth', 1)
  const addresses = new Set(await page.evaluate(() => window.imageAddresses))
  expect([...addresses].map((address) => address.replace(/^blob:.*/, 'blob:'))).toEqual(
    expect.arrayContaining([pixel, 'blob:'])
  )
  expect(addresses.size).toBe(2)
})
