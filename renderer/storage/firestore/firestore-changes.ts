import { type DocumentReference, doc, type Firestore, serverTimestamp, type Transaction } from 'firebase/firestore'
import { buildEntry, checkRevision } from '#renderer/storage/core/document-edits.ts'
import { type Entry, parseElement } from '#renderer/storage/core/document-list.ts'
import { isSameJson } from '#renderer/storage/core/same-json.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { createWithdrawal } from '#shared/domain/application/withdrawal.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { describeEnding } from '#shared/domain/job/job-ending.ts'
import { parseHistory } from '#shared/domain/job/job-record.ts'
import type { Report } from '#shared/domain/report/report.ts'
import { getApplicantNotesCollection } from '../collections/applicant-notes.ts'
import { applications, findAppliedJobsOwner, withdrawals } from '../collections/application-collections.ts'
import { candidatePapers, candidateProfiles } from '../collections/candidate-collections.ts'
import { jobs, pages } from '../collections/collections.ts'
import { endedJobs } from '../collections/ended-jobs.ts'
import { jobDrafts } from '../collections/job-drafts.ts'
import { jobHistory } from '../collections/job-history.ts'
import { pageVersions } from '../collections/page-versions.ts'
import { reportTallies } from '../collections/reports/report-tallies.ts'
import { reports } from '../collections/reports/reports.ts'
import type { Collection, DocumentStore } from '../document-store.ts'
import { type AccountCount, readKeptCount, readPostingCount, readTurnCount } from './account-counts.ts'
import { readFromServer } from './files/server-transactions.ts'
import {
  buildCardRecordPath,
  buildCountPath,
  buildRemovedJobPath,
  createdAt,
  encodeDocumentId,
  type Path
} from './paths.ts'
import { mergeCandidate, readOwnerUid, splitCandidate, withoutPaperLinks } from './split/split-candidate.ts'
import { mergeJob, splitJob } from './split/split-job.ts'
import { mergePage, splitPage } from './split/split-page.ts'
import { buildTallyOf } from './split/tally-report.ts'
import type { Attempt, RunStep } from './transaction-retry.ts'

type Raw = Readonly<Record<string, unknown>>

export interface FirestoreChangesOptions {
  getDatabase: () => Firestore
  /** The path of a collection for the person who is signed in. */
  findPath: (collection: string) => Path
  getUid: () => string | undefined
  runStep: RunStep
}

/** How documents of a collection are stored as two, under one name: what many read, and a part that fewer do. */
interface Split {
  /** The collection of the second part. */
  readonly partOf: string
  /** Nobody may ask for the second part of a document that is not there. */
  readonly isPartGuarded?: true
  merge(open: Raw, part: Raw | undefined): Raw
  /** Without `part` the second one stays as it is. `before`: the first one, as it is stored. */
  split(document: Raw, before?: Raw): { open: Raw; part?: Raw }
}

const splits: ReadonlyMap<string, Split> = new Map<string, Split>([
  [candidateProfiles.name, { partOf: candidatePapers.name, merge: mergeCandidate, split: splitCandidate }],
  [jobs.name, { partOf: jobHistory.name, isPartGuarded: true, merge: mergeJob, split: splitJob }],
  [pages.name, { partOf: pageVersions.name, merge: mergePage, split: splitPage }]
])

/** One document as a transaction has read it. */
interface ReadDocument<T extends Document> {
  entry: Entry<T> | undefined
  /** The stored document that is replaced: it keeps the time of its creation. */
  open: StoredDocument | undefined
  /** The second part of a document that is stored in two; null when it may not be read. */
  part: StoredPart | null
  /** Which card is this person's (see paths.ts); null where the document is none of theirs. */
  record: StoredPart | null
  /** How a job has ended (see paths.ts); null where it has not. */
  ended: StoredPart | null
}

interface StoredPart {
  ref: DocumentReference
  stored: StoredDocument | undefined
}

interface StoredDocument {
  raw: Raw
  createdAt: unknown
}

/** Changes need the server: what was written while it cannot be reached could be refused later, and nobody would hear of it. */
export function createFirestoreChanges({
  getDatabase,
  findPath,
  getUid,
  runStep
}: FirestoreChangesOptions): Pick<DocumentStore, 'change' | 'remove'> {
  const buildRef = (collection: string, id: string) => doc(getDatabase(), findPath(collection), encodeDocumentId(id))

  async function read<T extends Document>(
    transaction: Transaction,
    collection: Collection<T>,
    ref: DocumentReference
  ): Promise<ReadDocument<T>> {
    const open = await readStored(transaction, ref)
    const split = splits.get(collection.name)
    const isCard = collection.name === candidateProfiles.name
    const isMine = isCard && (open === undefined || readOwnerUid(open.raw) === getUid())
    const partRef = split && (isMine || !isCard) ? doc(getDatabase(), findPath(split.partOf), ref.id) : undefined
    const mayHavePart = open !== undefined || !split?.isPartGuarded
    const part = partRef
      ? mayHavePart
        ? await readPart(transaction, partRef)
        : { ref: partRef, stored: undefined }
      : null
    const uid = isMine ? getUid() : undefined
    const record = uid === undefined ? null : await readPart(transaction, doc(getDatabase(), buildCardRecordPath(uid)))
    const endedRef = open?.raw.status === 'deleted' ? buildEndedRef(collection.name, ref) : undefined
    const ended = endedRef ? await readPart(transaction, endedRef) : null
    const raw = open && split && part ? split.merge(open.raw, part.stored?.raw) : open?.raw
    return { entry: raw && { raw, document: parseElement(raw, collection) }, open, part, record, ended }
  }

  /** Where it stands how a job has ended; undefined: it is no job. */
  function buildEndedRef(collection: string, { id }: DocumentReference): DocumentReference | undefined {
    return collection === jobs.name ? doc(getDatabase(), findPath(endedJobs.name), id) : undefined
  }

  /** Where a new report or application is counted with its account (see paths.ts); undefined: it is none. */
  function findTurnRef(collection: string, expected: number | undefined): DocumentReference | undefined {
    const uid = getUid()
    if (expected !== 0 || uid === undefined) return undefined
    if (collection === reports.name) return doc(getDatabase(), buildCountPath('report', uid))
    return collection === applications.name ? doc(getDatabase(), buildCountPath('application', uid)) : undefined
  }

  /** Counts a posting with its owner when they bring it among those that have not ended; undefined: they do not, or it is there. */
  async function countPosting(
    transaction: Transaction,
    attempt: Attempt,
    { collection, name, raw }: { collection: string; name: string; raw: Raw }
  ): Promise<AccountCount | undefined> {
    const uid = getUid()
    const step = collection === jobs.name ? parseHistory(raw as unknown as Job).at(-1) : undefined
    const isComing = step?.by.role === 'Employer' && (step.did === 'post' || step.did === 'reopen')
    if (uid === undefined || !isComing) return undefined
    const ref = doc(getDatabase(), buildCountPath('posting', uid))
    const count = await readPostingCount(transaction, ref, name, findEndedPosting)
    if (count) attempt.counted = { ref, revision: count.revision }
    return count
  }

  /** A posting that has ended or was removed, among those of these names. The rules look at it again. */
  async function findEndedPosting(names: readonly string[]): Promise<string | undefined> {
    const found = await Promise.all(
      names.map((name) => readFromServer(getDatabase(), doc(getDatabase(), jobs.name, name)))
    )
    return found.find((each) => !each.exists() || each.get('status') === 'deleted')?.id
  }

  /** Counts a draft or a mark that is made or removed; undefined: it is none, or was not counted. */
  async function countKept(
    transaction: Transaction,
    collection: string,
    by: 1 | -1
  ): Promise<AccountCount | undefined> {
    const uid = getUid()
    const isMark = findAppliedJobsOwner(collection) !== undefined
    if (uid === undefined || (!isMark && collection !== jobDrafts.name)) return undefined
    const ref = doc(getDatabase(), buildCountPath(isMark ? 'mark' : 'draft', uid))
    return readKeptCount(transaction, ref, isMark ? 'marks' : 'drafts', by)
  }

  /** What must go with a card. Of somebody else's, which the administrator removes, nothing of it may be read before. */
  function listPartsToRemove(
    collection: string,
    ref: DocumentReference,
    { open: card, part: papers, record }: ReadDocument<Document>
  ): DocumentReference[] {
    if (collection !== candidateProfiles.name) return []
    if (papers) {
      // The record of a card that the administrator has hidden stays: nobody gets around that by a new card.
      const isFreed = record?.stored?.raw.cardId === card?.raw.id && card?.raw.blocked !== true
      return [...(papers.stored ? [papers.ref] : []), ...(record?.stored && isFreed ? [record.ref] : [])]
    }
    const owner = card && readOwnerUid(card.raw)
    return [
      doc(getDatabase(), findPath(candidatePapers.name), ref.id),
      ...(owner === undefined ? [] : [doc(getDatabase(), buildCardRecordPath(owner))])
    ]
  }

  /** What the other side of an application reads of it once it is withdrawn; undefined: this change does not withdraw it. */
  function findWithdrawal(collection: string, before: Raw | undefined, after: Raw): Raw | undefined {
    const isWithdrawn = collection === applications.name && after.state === 'withdrawn' && before?.state !== 'withdrawn'
    return isWithdrawn
      ? { ...createWithdrawal(after as unknown as Application, createRandomDigits()), revision: 1 }
      : undefined
  }

  return {
    async change(collection, id, mutate, expected) {
      const ref = buildRef(collection.name, id)
      // What an account reports or applies for at the same time races for the count.
      const turnRef = findTurnRef(collection.name, expected)
      return runStep(turnRef ?? ref, async (transaction, attempt) => {
        const { entry, open, part, record, ended } = await read(transaction, collection, ref)
        const kind = collection.name === reports.name ? 'reports' : 'applications'
        const turn = turnRef && !open ? await readTurnCount(transaction, turnRef, kind) : undefined
        const count = turn ?? (open ? undefined : await countKept(transaction, collection.name, 1))
        attempt.revision = turn ? turn.revision : open?.raw.revision
        // A document that says nothing but its id says the same after every change.
        if (collection.idsOnly && entry?.document) return { result: entry.document }
        const readable = entry?.document ? entry : undefined
        const after = buildEntry(readable, entry !== undefined && !readable, collection, id, mutate, expected)
        const raw = (collection.idsOnly ? { id, revision: 1 } : after.raw) as Raw
        const posting = await countPosting(transaction, attempt, { collection: collection.name, name: ref.id, raw })
        const parts = part ? splits.get(collection.name)?.split(raw, open?.raw) : undefined
        const withdrawal = findWithdrawal(collection.name, open?.raw, raw)
        const written = {
          ...(parts?.open ?? (collection.name === candidateProfiles.name ? withoutPaperLinks(raw) : raw)),
          ...(withdrawal && { employerId: '', withdrawal: withdrawal.id })
        }
        const write = () => {
          transaction.set(ref, withCreatedAt(written, open))
          if (turn && collection.name === reports.name) {
            const report = raw as unknown as Report
            const tally = doc(getDatabase(), findPath(reportTallies.name), encodeDocumentId(report.jobId))
            transaction.set(tally, buildTallyOf(report, ref.id), { merge: true })
          }
          for (const counted of [count, posting]) counted?.write(ref.id)
          if (part && parts?.part) writePart(transaction, part, parts.part)
          const endedRef = buildEndedRef(collection.name, ref)
          if (endedRef) writeEnding(transaction, endedRef, ended, raw)
          if (withdrawal) {
            const withdrawalRef = doc(getDatabase(), findPath(withdrawals.name), String(withdrawal.id))
            transaction.set(withdrawalRef, withCreatedAt(withdrawal, undefined))
            // The candidate may not know whether there is a note on them: it is removed unread.
            const notes = findPath(getApplicantNotesCollection(String(raw.employerId)).name)
            transaction.delete(doc(getDatabase(), notes, ref.id))
          }
          // An account has one: where the record names another card, the rules refuse this one.
          if (record && !record.stored) {
            transaction.set(record.ref, withCreatedAt({ id: getUid(), revision: 1, cardId: id }, undefined))
          }
        }
        const hasArrived = (stored: Raw | undefined) =>
          turnRef ? stored?.last === ref.id : stored !== undefined && isSameJson(withoutCreatedAt(stored), written)
        return { result: after.document, write, hasArrived }
      })
    },
    async remove(collection, id, expected) {
      const ref = buildRef(collection.name, id)
      await runStep(ref, async (transaction, attempt) => {
        const stored = await read(transaction, collection, ref)
        const { entry, open } = stored
        attempt.revision = open?.raw.revision
        if (!entry?.document) return { result: undefined }
        checkRevision(entry.document, expected)
        const count = await countKept(transaction, collection.name, -1)
        const write = () => {
          transaction.delete(ref)
          count?.write(ref.id)
          if (collection.name === jobs.name) {
            const removed = doc(getDatabase(), buildRemovedJobPath(ref.id))
            transaction.set(removed, withCreatedAt({ id, revision: 1 }, undefined))
          }
          if (collection.name === jobs.name && stored.part?.stored) transaction.delete(stored.part.ref)
          for (const part of listPartsToRemove(collection.name, ref, stored)) transaction.delete(part)
        }
        return { result: undefined, write, hasArrived: (stored) => stored === undefined }
      })
    }
  }
}

async function readStored(transaction: Transaction, ref: DocumentReference): Promise<StoredDocument | undefined> {
  const snapshot = await transaction.get(ref)
  if (!snapshot.exists()) return undefined
  const data = snapshot.data()
  return { raw: withoutCreatedAt(data), createdAt: data[createdAt] }
}

function withoutCreatedAt({ [createdAt]: _at, ...raw }: Raw): Raw {
  return raw
}

/**
 * Adds the time of the creation, which never changes. A document that came to the shared board without one gets none.
 */
function withCreatedAt(raw: Raw, before: StoredDocument | undefined): Raw {
  if (!before) return { ...raw, [createdAt]: serverTimestamp() }
  return before.createdAt === undefined ? raw : { ...raw, [createdAt]: before.createdAt }
}

async function readPart(transaction: Transaction, ref: DocumentReference): Promise<StoredPart> {
  return { ref, stored: await readStored(transaction, ref) }
}

/** A second part counts its own revisions, and is not touched by a change that does not concern it. */
function writePart(transaction: Transaction, { ref, stored }: StoredPart, part: Raw): void {
  const { revision = 0, ...before } = stored?.raw ?? {}
  if (stored && isSameJson(before, part)) return
  transaction.set(ref, withCreatedAt({ ...part, revision: Number(revision) + 1 }, stored))
}

/** How a job has ended comes with its end, and goes when it is opened again. */
function writeEnding(transaction: Transaction, ref: DocumentReference, ended: StoredPart | null, job: Raw): void {
  const ending = describeEnding(job as unknown as Job)
  if (ending && !ended) transaction.set(ref, withCreatedAt({ ...ending, revision: 1 }, undefined))
  if (!ending && ended?.stored) transaction.delete(ref)
}

/** 32 hexadecimal digits. */
function createRandomDigits(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
