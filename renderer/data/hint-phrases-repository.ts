import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { hintPhrases } from '#shared/collections/hint-phrases.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { type PhraseListId, type PhraseTexts, phraseListIds } from '#shared/domain/job/hints/hint-phrase-list.ts'
import { watchList } from './watch-queries.ts'

/** The phrases that hints look for. Everything rejects with a StoreError. */
export function createHintPhrasesRepository(documents: DocumentStore) {
  return {
    /** Live query of the lists that differ from the standard ones. A shared board gives them to employers and the administrator alone ('refused'). */
    watch: watchList(documents, hintPhrases, { order: 'stored', limit: phraseListIds.length }),
    /** `revision`: of the list as it was seen, 0 for the standard one; 'conflict' when another is stored. 'refused': it has a problem. */
    change(id: PhraseListId, { latin, devanagari, gujarati }: PhraseTexts, revision: number) {
      const texts = { latin: cleanProse(latin), devanagari: cleanProse(devanagari), gujarati: cleanProse(gujarati) }
      return documents.change(hintPhrases, id, (stored) => ({ ...stored, id, ...texts }), revision)
    },
    /** Back to the standard list; also when another window changed it in between. */
    reset: (id: PhraseListId) => documents.remove(hintPhrases, id)
  }
}
