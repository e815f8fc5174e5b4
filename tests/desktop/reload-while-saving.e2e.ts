import type { DesktopBridge } from '#shared/bridge.ts'
import { storedElements } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { randomBelow, seededRandom } from '#tests/support/random.ts'

const reloads = 100
const random = seededRandom(7)

test(`desktop page › loses no save when reloaded ${reloads} times while saving`, {
  tag: '@proof'
}, async ({ page, desktop }) => {
  const acknowledged: number[] = []
  let onReload = () => {}
  await page.exposeFunction('acknowledge', (revision: number) => {
    acknowledged.push(revision)
    onReload()
  })
  for (let round = 0; round < reloads; round += 1) {
    await page.goto('/disclaimer')
    const enough = acknowledged.length + 1 + randomBelow(random, 12)
    const counted = new Promise<void>((go) => {
      onReload = () => acknowledged.length >= enough && go()
    })
    // It ends with the page that it runs in.
    page.evaluate(count).catch(() => {})
    await counted
  }
  await page.goto('/disclaimer')
  const stored = storedElements(desktop.userData, 'pages').map((element) => (element as { revision: number }).revision)
  const last = acknowledged.at(-1) ?? 0
  // A change on its way when the page went may have been stored without an answer.
  expect(stored).toHaveLength(1)
  expect([last, last + 1]).toContain(stored[0])
  expect(acknowledged).toEqual([...new Set(acknowledged)].sort((one, other) => one - other))
})

/** Counts one document up as long as the page lives. */
async function count(): Promise<void> {
  const bridge = Reflect.get(window, 'loupe') as DesktopBridge
  const acknowledge = Reflect.get(window, 'acknowledge') as (revision: number) => Promise<void>
  for (;;) {
    const read = await bridge.readDocuments('pages', -1)
    const record = read.ok ? read.value.records[0] : undefined
    const revision = record ? (JSON.parse(record.text) as { revision: number }).revision : 0
    const text = JSON.stringify({ id: 'counter', content: '', revision: revision + 1 })
    const written = await bridge.writeDocument('pages', record?.rowId ?? null, revision, text)
    if (written.ok && written.value.outcome === 'written') await acknowledge(revision + 1)
  }
}
