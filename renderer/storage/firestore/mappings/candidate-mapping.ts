import * as v from 'valibot'
import { candidatePapers } from '#shared/collections/candidate-profiles.ts'
import type { Fields } from '#shared/collections/collection.ts'
import { candidateSchema, noLink } from '#shared/domain/candidate/candidate.ts'
import { buildCardSearchKeys } from '#shared/domain/search/search-keys.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import { buildCardRecordPath } from '../paths.ts'
import { listRemovals, type Mapping, type OpenedDocument, type SideWrite, type Step } from './mapping.ts'

/**
 * A card is two documents: everybody sees the card, which says in `papers: {resume, aadhar}` which papers there are and carries its search
 * keys; their addresses lie in `candidatePapers` under the same name, as {id, uid, resumeUrl, aadharUrl}.
 * `people/{uid}/publicCard/{uid}` says in `cardId` which card is the person's: made and removed with the card, so that an account has one.
 */
export const candidateMapping: Mapping = {
  async open(step, card) {
    const isMine = card === undefined || readOwnerUid(card) === step.uid
    return isMine ? openOwn(step, card) : openOther(step, card)
  }
}

async function openOwn(step: Step, card: Fields | undefined): Promise<OpenedDocument> {
  const papersPath = step.pathIn(candidatePapers)
  const recordPath = buildCardRecordPath(step.uid ?? '(nobody)')
  const [papers, record] = [await step.read(papersPath), await step.read(recordPath)]
  return {
    document: card && mergeCandidate(card, papers),
    async change(after) {
      const { open, part } = splitCandidate(after)
      // Where the record names another card, the rules refuse this one.
      const named: SideWrite[] = record ? [] : [{ path: recordPath, set: { id: step.uid, cardId: step.id } }]
      return { stored: open, beside: [{ path: papersPath, set: part }, ...named] }
    },
    async remove() {
      // The record of a card that the administrator has hidden stays: a new card is no way around that.
      const isFreed = record?.cardId === card?.id && card?.blocked !== true
      return listRemovals(papers && papersPath, record && isFreed && recordPath)
    }
  }
}

/** The administrator's view of a card, which hides and removes it. Nothing beside it may be read. */
async function openOther(step: Step, card: Fields): Promise<OpenedDocument> {
  const owner = readOwnerUid(card)
  return {
    document: card,
    async change({ resumeUrl: _resume, aadharUrl: _aadhar, ...after }) {
      return { stored: after, beside: [] }
    },
    remove: async () => listRemovals(step.pathIn(candidatePapers), owner !== undefined && buildCardRecordPath(owner))
  }
}

function mergeCandidate(card: Fields, papers: Fields | undefined): Fields {
  const { papers: _papers, [searchKeysField]: _keys, ...open } = card
  return { ...open, resumeUrl: papers?.resumeUrl ?? noLink, aadharUrl: papers?.aadharUrl ?? noLink }
}

function splitCandidate(document: Fields): { open: Fields; part: Fields } {
  const { resumeUrl = noLink, aadharUrl = noLink, papers: _papers, ...open } = document
  return {
    open: {
      ...open,
      papers: { resume: isPresent(resumeUrl), aadhar: isPresent(aadharUrl) },
      [searchKeysField]: buildKeys(document)
    },
    part: { id: open.id, uid: open.uid, resumeUrl, aadharUrl }
  }
}

function buildKeys(document: Fields): string[] {
  const parsed = v.safeParse(candidateSchema, document)
  return parsed.success ? buildCardSearchKeys(parsed.output) : []
}

function isPresent(link: unknown): boolean {
  const text = typeof link === 'string' ? link.trim() : ''
  return text !== '' && text !== noLink
}

function readOwnerUid(card: Fields): string | undefined {
  return typeof card.uid === 'string' ? card.uid : undefined
}
