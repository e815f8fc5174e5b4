import { beforeAll, expect, test } from 'vitest'
import { parseVersions, reducePage } from '#shared/domain/page/page-versions.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'
import { buildRules } from '../../../build/scripts/rules-text.mjs'
import { type Fields, prepareNext, update } from './attempts.ts'
import type { BareClient } from './bare-client.ts'
import { projectUnder } from './on-the-emulator.ts'
import { asha } from './people.ts'
import { formatInstant, pages, sampleBoard } from './sample-board.ts'

let client: BareClient

beforeAll(async () => {
  client = await projectUnder(buildRules('loupe.example'))
  await client.store(sampleBoard)
})

// A text of 100,000 letters of Devanagari has 300 kB, and a document of the database 1 MiB.
test('a page can be given the longest texts again and again, and still knows the text before', async () => {
  const now = new Date(formatInstant())
  let page: Fields = pages.about
  for (const letter of 'कखगघङ') {
    const after = reducePage(page as unknown as StaticPage, 'about-us', letter.repeat(100_000), now)
    const { content, versions } = after as unknown as Fields
    page = prepareNext(page, { content, versions })
    expect(await client.attempt(asha, update('pages/about-us', page))).toBe('allowed')
  }
  expect(parseVersions(page as unknown as StaticPage).map(({ content }) => content[0])).toEqual(['घ'])
})
