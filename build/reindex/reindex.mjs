/** @typedef {import('./search-keys.ts').Reindexed} Reindexed */
/** @typedef {import('./search-keys.ts').StoredDocument} StoredDocument */
/** @typedef {import('./database.mjs').Database} Database */

/**
 * @typedef {object} Tally what was done in one collection
 * @property {number} looked
 * @property {number} written or, when nothing is to be written, what would be
 * @property {string[]} unreadable 'jobs/job_1 (Setter)': left as they are
 * @property {string[]} unwritten 'jobs/job_1: why': left as they are
 */

/**
 * @typedef {object} Work
 * @property {Database} database
 * @property {typeof import('./search-keys.ts').encodeKeys} encodeKeys
 * @property {boolean} dryRun
 * @property {string | undefined} after the name of the document behind which it begins
 * @property {Tally} tally what was done before, counted on
 * @property {(after: string, tally: Tally) => void} onPage told when all is done up to this document
 */

/** So many documents are read at once, and then written. */
const pageSize = 250
/** Firestore asks to begin a traffic with no more than so many writes a second. */
const writesPerSecond = 500
/** How often one is looked at again that somebody else has just written. */
const maxRounds = 8

/** @returns {Tally} */
export const createTally = () => ({ looked: 0, written: 0, unreadable: [], unwritten: [] })

/**
 * Brings a collection up to date. What is done twice is done as well as once.
 * @param {Reindexed} reindexed
 * @param {Work} work
 * @returns {Promise<Tally>}
 */
export async function reindexCollection(reindexed, work) {
  let { after, tally } = work
  for (;;) {
    const beganAt = performance.now()
    const page = await work.database.list(reindexed.path, { where: reindexed.where, after, limit: pageSize })
    const last = page.at(-1)
    if (!last) return tally
    const done = await bringUpToDate(reindexed, page, work)
    tally = {
      looked: tally.looked + page.length,
      written: tally.written + done.written,
      unreadable: [...tally.unreadable, ...done.unreadable],
      unwritten: [...tally.unwritten, ...done.unwritten]
    }
    after = last.name
    work.onPage(after, tally)
    if (page.length < pageSize) return tally
    const leastMs = work.dryRun ? 0 : (done.written / writesPerSecond) * 1000
    await new Promise((go) => setTimeout(go, Math.max(0, beganAt + leastMs - performance.now())))
  }
}

/** @param {Reindexed} reindexed @param {readonly StoredDocument[]} page @param {Work} work */
async function bringUpToDate({ look }, page, { database, encodeKeys, dryRun }) {
  const done = createTally()
  let documents = page
  for (let round = 1; documents.length > 0; round += 1) {
    const found = documents.map((document) => ({ document, finding: look(document) }))
    for (const { document, finding } of found) {
      if (finding.state === 'unreadable') done.unreadable.push(nameDocument(document, finding.describe))
    }
    const writes = found.flatMap(({ document: { name, updateTime }, finding }) =>
      finding.state === 'outdated' ? { name, updateTime, fields: encodeKeys(finding.keys) } : []
    )
    if (dryRun || writes.length === 0) {
      done.written += writes.length
      return done
    }
    const outcomes = await database.write(writes)
    const changed = writes.filter((_, index) => outcomes[index] === 'changed').map(({ name }) => name)
    for (const [index, { name }] of writes.entries()) {
      const outcome = outcomes[index]
      if (outcome === 'written') done.written += 1
      else if (typeof outcome === 'object') done.unwritten.push(`${shorten(name)}: ${outcome.refused}`)
    }
    if (round === maxRounds) {
      done.unwritten.push(...changed.map((name) => `${shorten(name)}: somebody writes it again and again`))
      return done
    }
    // One that is gone by now is not among them.
    documents = changed.length > 0 ? await database.read(changed) : []
  }
  return done
}

/** 'jobs/job_1'. @param {string} name */
const shorten = (name) => name.split('/').slice(-2).join('/')

/** @param {StoredDocument} document @param {string} describe */
function nameDocument({ name }, describe) {
  const path = shorten(name)
  return describe === '' || path.endsWith(`/${describe}`) ? path : `${path} (${describe})`
}
