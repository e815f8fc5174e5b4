import { maxPageVersions } from '#shared/domain/page/page-versions.ts'
import {
  create,
  type Doc,
  type Fields,
  get,
  list,
  prepareNew,
  prepareNext,
  remove,
  serverTime,
  together,
  update,
  type Write
} from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { pages, pageVersions } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'

const { about, contact } = pages

/** A page's earlier text. */
export function findVersions(page: Fields): Fields[] {
  return page.hasVersions ? pageVersions.about.versions : []
}

/** A page whose earlier texts lie apart. */
export function buildApart(before: Fields, more: Fields): Fields {
  return prepareNext(before, { hasVersions: true, ...more })
}

/** The earlier texts of a page once it has another text. */
export function buildGrown(before: Fields): Fields[] {
  return [...findVersions(before), { content: before.content, until: formatInstant() }].slice(-maxPageVersions)
}

/** The document of a page's earlier texts, made or changed. */
export function writeVersions({ id, hasVersions }: Doc, fields: Fields): Write {
  const path = `pageVersions/${id}`
  return hasVersions ? update(path, prepareNext(pageVersions.about, fields)) : create(path, prepareNew(path, fields))
}

/** A page gets another text, and the one before it is kept apart. `more`: of the page; `apart`: of its earlier texts. */
export function rewrite(before: Doc, content: string, more: Fields = {}, apart: Fields = {}) {
  return together(
    update(`pages/${before.id}`, buildApart(before, { content, ...more })),
    writeVersions(before, { versions: buildGrown(before), ...apart })
  )
}

const change = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  () => rewrite(about, '<p>Now</p>', { [what.split(' ')[0] ?? '']: value })
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
    ['update content', '- - - - - - y', () => rewrite(about, '<p>Now</p>')],
    ['update content for the first time', '- - - - - - y', () => rewrite(contact, '')],
    ['save the same text', '- - - - - - y', () => update('pages/about-us', prepareNext(about))],
    [
      'save the same text and say that there was no other',
      '- - - - - - -',
      () => update('pages/about-us', prepareNext(about, { hasVersions: false }))
    ],
    ['save the same first text', '- - - - - - y', () => update('pages/contact-us', prepareNext(contact))],
    [
      'update content and keep nothing',
      '- - - - - - -',
      () => update('pages/about-us', buildApart(about, { content: '' }))
    ],
    change('id', '- - - - - - -', 'contact-us'),
    change('createdAt', '- - - - - - -', serverTime),
    change('revision', '- - - - - - -', 33),
    change('versions', '- - - - - - -', []),
    change('hasVersions', '- - - - - - -', false),
    change('a field of no meaning', '- - - - - - -', true),
    ['delete', '- - - - - - -', () => remove('pages/about-us')]
  ]
}

const versionsOfContact = { versions: buildGrown(contact) }

export const pageVersionsTable: Table = {
  name: 'pageVersions',
  rows: [
    ['get', '- - - - - - y', () => get('pageVersions/about-us')],
    ['get those of a page without any', '- - - - - - y', () => get('pageVersions/contact-us')],
    ['list', '- - - - - - -', () => list('pageVersions')],
    ['create without the page', '- - - - - - -', () => writeVersions(contact, versionsOfContact)],
    [
      'create behind a page that keeps none',
      '- - - - - - -',
      () => together(update('pages/contact-us', prepareNext(contact)), writeVersions(contact, versionsOfContact))
    ],
    [
      'create of a page that is not there',
      '- - - - - - -',
      () => together(page('disclaimer'), create('pageVersions/disclaimer', prepareNew('disclaimer', { versions: [] })))
    ],
    ['update without the page', '- - - - - - -', () => writeVersions(about, { versions: [] })],
    ['delete', '- - - - - - -', () => remove('pageVersions/about-us')]
  ]
}
