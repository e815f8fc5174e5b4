import { create } from 'zustand'
import type { MessageId } from '#renderer/messages/messages.ts'
import type { PhraseListId, PhraseTexts } from '#shared/domain/job/hints/hint-phrase-list.ts'

/** A list as it is being typed, and over which revision of it. */
export interface TypedList {
  texts: PhraseTexts
  revision: number
  failure?: MessageId | undefined
}

type TypedLists = Partial<Record<PhraseListId, TypedList>>

/** Typed lists until they are stored, by the uid of who typed them. Outside React, since the drawer goes with the tab of the review queue. */
export const useUnsavedHintPhrases = create<ReadonlyMap<string, TypedLists>>(() => new Map())

export function storeUnsavedHintPhrases(uid: string, id: PhraseListId, list: TypedList | undefined): void {
  useUnsavedHintPhrases.setState((all) => new Map(all).set(uid, { ...all.get(uid), [id]: list }), true)
}
