import { beforeAll, expect, test } from 'vitest'
import { parseVersions, reducePage } from '#shared/domain/page/page-versions.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'
import { buildRules } from '../../../build/firebase/build-rules.mjs'
import { type Fields, prepareNext, together, update } from './attempts.ts'
import type { BareClient } from './bare-client.ts'
import { projectUnder } from './on-the-emulator.ts'
import { asha } from './people.ts'
import { pages, pageVersions, sampleBoard } from './sample-board.ts'
import { formatInstant } from './sample-times.ts'

let client: BareClient

beforeAll(async () => {
  client = await projectUnder(buildRules('loupe.example'))
  await client.store(sampleBoard)
})

// A text of 100,000 letters of Devanagari has 300 kB, and a document of the database 1 MiB.
test('static page › accepts the longest text repeatedly and keeps the previous one', async () => {
  const now = new Date(formatInstant())
  let page: Fields = pages.about
  let apart: Fields = pageVersions.about
  for (const letter of 'कखगघङ') {
    const merged = { ...page, versions: apart.versions } as unknown as StaticPage
    const { content, versions } = reducePage(merged, 'about-us', letter.repeat(100_000), now) as unknown as Fields
    page = prepareNext(page, { content })
    apart = prepareNext(apart, { versions })
    const writes = together(update('pages/about-us', page), update('pageVersions/about-us', apart))
    expect(await client.attempt(asha, writes)).toBe('allowed')
  }
  expect(parseVersions(apart as unknown as StaticPage).map(({ content }) => content[0])).toEqual(['घ'])
})
