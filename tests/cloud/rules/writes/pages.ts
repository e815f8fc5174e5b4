import { maxPageVersions } from '#shared/domain/page/static-page-versions.ts'
import { create, type Doc, type Fields, prepareNew, prepareNext, together, update, type Write } from '../attempts.ts'
import { pageVersions } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'

/** A page's earlier text. */
function findVersions(page: Fields): Fields[] {
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
