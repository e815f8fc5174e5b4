import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { hintPhrases } from '#shared/collections/hint-phrases.ts'
import {
  type PhraseList,
  type PhraseListId,
  type PhraseTexts,
  phraseListIds
} from '#shared/domain/job/flags/phrase-list.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import { type Listeners, watchList } from './watches.ts'

/** The phrases that hints look for. Everything rejects with a StoreError. */
export interface PhrasesRepository {
  /** Live query of the lists that differ from the standard ones. A shared board gives them to employers and the administrator alone ('refused'). */
  watch(...on: Listeners<PhraseList[]>): Unsubscribe
  /** `revision`: of the list as it was seen, 0 for the standard one; 'conflict' when another is stored. 'refused': it has a problem. */
  change(id: PhraseListId, texts: PhraseTexts, revision: number): Promise<PhraseList>
  /** Back to the standard list; also when another window has changed it meanwhile. */
  reset(id: PhraseListId): Promise<void>
}

/** @param documents authorized for the person who acts (authorized-store.ts) */
export function createPhrasesRepository(documents: DocumentStore): PhrasesRepository {
  return {
    watch: watchList(documents, hintPhrases, { order: 'stored', limit: phraseListIds.length }),
    change(id, { latin, devanagari, gujarati }, revision) {
      const texts = { latin: cleanProse(latin), devanagari: cleanProse(devanagari), gujarati: cleanProse(gujarati) }
      return documents.change(hintPhrases, id, (stored) => ({ ...stored, id, ...texts }), revision)
    },
    reset: (id) => documents.remove(hintPhrases, id)
  }
}
