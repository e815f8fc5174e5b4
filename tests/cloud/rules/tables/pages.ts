import { maxPageVersions } from '#shared/domain/page/page-versions.ts'
import { create, type Fields, get, list, prepareNew, prepareNext, remove, serverTime, update } from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { formatInstant, pages } from '../sample-board.ts'

const { about, contact } = pages

/** A page with another text, the one before it kept. */
export function buildRewritten(before: Fields, content: string, more: Fields = {}): Fields {
  const grown = [...((before.versions ?? []) as Fields[]), { content: before.content, until: formatInstant() }]
  const versions = grown.slice(-maxPageVersions)
  return prepareNext(before, { content, versions, ...more })
}

const change = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  () => update('pages/about-us', buildRewritten(about, '<p>Now</p>', { [what.split(' ')[0] ?? '']: value }))
]

const page = (name: string) => create(`pages/${name}`, prepareNew(name, { content: '<p>New</p>' }))

export const pageTable: Table = {
  name: 'pages',
  rows: [
    //                                   visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', 'y y y y y y y', () => get('pages/about-us')],
    ['get one that is not there', 'y y y y y y y', () => get('pages/disclaimer')],
    ['list', 'y y y y y y y', () => list('pages')],
    ['list by id', 'y y y y y y y', () => list('pages', { id: 'about-us' })],
    ['create', '- - - - - - y', () => page('disclaimer')],
    ['create one that the product does not have', '- - - - - - -', () => page('imprint')],
    ['update content', '- - - - - - y', () => update('pages/about-us', buildRewritten(about, '<p>Now</p>'))],
    [
      'update content for the first time',
      '- - - - - - y',
      () => update('pages/contact-us', buildRewritten(contact, ''))
    ],
    ['save the same text', '- - - - - - y', () => update('pages/about-us', prepareNext(about))],
    ['save the same first text', '- - - - - - y', () => update('pages/contact-us', prepareNext(contact))],
    change('id', '- - - - - - -', 'contact-us'),
    change('createdAt', '- - - - - - -', serverTime),
    change('revision', '- - - - - - -', 33),
    change('versions', '- - - - - - -', []),
    change('a field of no meaning', '- - - - - - -', true),
    ['delete', '- - - - - - -', () => remove('pages/about-us')]
  ]
}
