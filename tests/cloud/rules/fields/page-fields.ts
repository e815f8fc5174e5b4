import { create, prepareNew, together, update } from '../attempts.ts'
import * as kind from '../kinds.ts'
import { asha } from '../people.ts'
import { pages, pageVersions } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { buildApart, rewrite, writeVersions } from '../tables/pages.ts'
import { newStamps, only, type Specimen } from './specimen.ts'

const { about, contact } = pages
const last = { content: about.content, until: formatInstant() }
const earlier = pageVersions.about.versions

const versions: kind.Kind = {
  good: [[...earlier.slice(1), last], [last]],
  bad: [
    ['none', []],
    ['as they were', earlier],
    ['with another text', [...earlier.slice(1), { ...last, content: '<p>Never</p>' }]],
    ['with another earlier text', [{ content: '<p>Never</p>', until: formatInstant(-11) }, last]],
    ['with one too many', [...earlier, last]],
    ['with more in one', [...earlier.slice(1), { ...last, by: 'me' }]],
    ['a text', 'none'],
    ['null', null],
    ['missing', undefined]
  ]
}

const path = 'pages/disclaimer'
const notGiven: kind.Kind = { good: [undefined], bad: [['given', []]] }

export const pageSpecimens: readonly Specimen[] = [
  {
    name: 'page made',
    who: asha,
    shape: {
      ...newStamps,
      id: only('disclaimer'),
      content: kind.text(100_000),
      versions: notGiven,
      hasVersions: { good: [undefined], bad: [['given', true]] }
    },
    write: (more) => create(path, prepareNew(path, { content: '<p>New</p>', ...more }))
  },
  {
    name: 'page changed',
    who: asha,
    shape: {
      content: kind.text(100_000),
      revision: kind.next(31),
      versions: notGiven,
      hasVersions: kind.always(true, ['no', false], ['a text', 'true'])
    },
    write: (more) => rewrite(about, '<p>Now</p>', more)
  },
  {
    name: 'page changed, its earlier texts',
    who: asha,
    shape: { versions, revision: kind.next(30), id: only('about-us'), x: newStamps.x as kind.Kind },
    write: (more) => rewrite(about, '<p>Now</p>', {}, more)
  },
  {
    name: 'page changed for the first time, its earlier texts',
    who: asha,
    shape: { ...newStamps, id: only('contact-us') },
    write: (more) => rewrite(contact, '<p>Now</p>', {}, more)
  },
  {
    name: 'page changed at a time',
    who: asha,
    shape: { until: kind.now },
    write: (more) => rewrite(about, '<p>Now</p>', {}, { versions: [...earlier.slice(1), { ...last, ...more }] })
  },
  {
    name: 'page with the same text',
    who: asha,
    shape: { versions: { good: [earlier], bad: versions.bad.filter(([what]) => what !== 'as they were') } },
    write: ({ versions: given }) =>
      together(update('pages/about-us', buildApart(about, {})), writeVersions(about, { versions: given }))
  }
]
