import { useState } from 'react'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { type House, maxAboutLength, type OwnWords, parseWebsite } from '#shared/domain/house/house.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'

export const wordFields = ['about', 'website'] as const
export type WordField = (typeof wordFields)[number]

/** The own house, now and after every change; null: it is gone. */
export function useStoredHouse(id: string) {
  const { houses } = useRepositories()
  return useLiveQuery<House | null>(
    (onData, onError) => houses.watch((opened) => opened.watchHouse(id, onData, onError), onError),
    [houses, id]
  )
}

/** The GSTIN with which this person was approved; undefined: none is known. Nobody else reads it here. */
export function useOwnGstin(): string | undefined {
  const { ownRequest } = useRepositories()
  const { data } = useLiveQuery<EmployerRequest | null>(
    (onData, onError) => ownRequest.watch((opened) => opened.watch(onData, onError), onError),
    [ownRequest]
  )
  return data?.state === 'approved' ? data.details.gstin : undefined
}

/** What is wrong with a text: it is longer than there is room, or no address. */
type WordProblem = 'long' | 'website'

interface Typed {
  words: OwnWords
  /** As it was stored when they began to type. */
  base: OwnWords
}

/** What its people say of a house, while they change it. What was typed is there until it is stored. */
export function useOwnWords(watched: House) {
  const { houses } = useRepositories()
  const [typed, setTyped] = useState<Typed | null>(null)
  /** What a save has found, or left, before the watch tells of it. */
  const [known, setKnown] = useState<House>()
  const [busy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const house = known && (known.revision ?? 0) > (watched.revision ?? 0) ? known : watched
  const words = typed?.words ?? house
  const isChanged = typed !== null && wordFields.some((field) => typed.words[field] !== house[field])
  const isOutdated = typed !== null && isChanged && wordFields.some((field) => typed.base[field] !== house[field])
  const problems = isTried ? findProblems(words) : {}
  const base = { about: house.about, website: house.website }
  return {
    ...{ house, words, busy, isChanged, problems },
    /** Where another window has stored something else than what was there when they began. */
    differing: isOutdated ? wordFields.filter((field) => words[field] !== house[field]) : [],
    write(field: WordField, text: string) {
      setTyped({ words: { about: words.about, website: words.website, [field]: text }, base: typed?.base ?? base })
    },
    /** Takes over what is stored. */
    take(field: WordField) {
      if (typed) setTyped({ ...typed, words: { ...typed.words, [field]: house[field] } })
    },
    /** What was typed counts, whatever is stored. */
    keep() {
      if (typed) setTyped({ ...typed, base })
    },
    /** Resolves with the field that must be mended first, if there is one. */
    async save(): Promise<WordField | undefined> {
      setTried(true)
      const found = findProblems(words)
      const bad = wordFields.find((field) => found[field])
      if (bad || busy || isOutdated) return bad
      setBusy(true)
      try {
        setKnown(await (await houses.open()).saveOwnWords(house, words))
        setTyped(null)
        setTried(false)
        showToast('houseSaved')
      } catch (error) {
        // A conflict about a house carries a house.
        if (error instanceof StoreError && error.stored) setKnown(error.stored as House)
        showFailure('house', error)
      } finally {
        setBusy(false)
      }
      return undefined
    }
  }
}

function findProblems({ about, website }: OwnWords): Partial<Record<WordField, WordProblem>> {
  return {
    ...(cleanProse(about).length > maxAboutLength && { about: 'long' }),
    ...(parseWebsite(website) === null && { website: 'website' })
  }
}
