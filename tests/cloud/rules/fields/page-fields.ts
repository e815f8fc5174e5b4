import { create, type Fields, prepareNew, update, type Value } from '../attempts.ts'
import * as kind from '../kinds.ts'
import { asha } from '../people.ts'
import { formatInstant, pages } from '../sample-board.ts'
import { buildRewritten } from '../tables/pages.ts'
import { newStamps, only, type Specimen } from './specimen.ts'

const { about } = pages
const last = { content: about.content, until: formatInstant() }
const earlier = about.versions as Value[]

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

export const pageSpecimens: readonly Specimen[] = [
  {
    name: 'page made',
    who: asha,
    shape: {
      ...newStamps,
      id: only('disclaimer'),
      content: kind.text(100_000),
      versions: { good: [undefined], bad: [['given', []]] }
    },
    write: (more) => create(path, prepareNew(path, { content: '<p>New</p>', ...more }))
  },
  {
    name: 'page changed',
    who: asha,
    shape: { content: kind.text(100_000), revision: kind.next(31), versions },
    write: (more) => update('pages/about-us', buildRewritten(about, '<p>Now</p>', more))
  },
  {
    name: 'page changed at a time',
    who: asha,
    shape: { until: kind.now },
    write: (more) =>
      update(
        'pages/about-us',
        buildRewritten(about, '<p>Now</p>', { versions: [...earlier.slice(1), { ...last, ...more }] })
      )
  },
  {
    name: 'page with the same text',
    who: asha,
    shape: { versions: { good: [earlier], bad: versions.bad.filter(([what]) => what !== 'as they were') } },
    write: (more) => update('pages/about-us', asSame(more))
  }
]

function asSame(more: Fields): Fields {
  return { ...about, revision: 32, ...more }
}
