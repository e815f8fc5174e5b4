import { useForm } from '#renderer/hooks/use-form.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { type House, maxAboutLength, type OwnWords, parseWebsite } from '#shared/domain/house/house.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'

/** The own house; null: it is gone. */
export function useStoredHouse(id: string) {
  const { houses } = useRepositories()
  return useLiveQuery<House | null>(
    (onData, onError) => houses.watch((opened) => opened.watchHouse(id, onData, onError), onError),
    [houses, id]
  )
}

/** The GSTIN with which this person was approved, which is nowhere public; undefined: none is known. */
export function useOwnGstin(): string | undefined {
  const { ownRequest } = useRepositories()
  const { data } = useLiveQuery<EmployerRequest | null>(
    (onData, onError) => ownRequest.watch((opened) => opened.watch(onData, onError), onError),
    [ownRequest]
  )
  return data?.state === 'approved' ? data.details.gstin : undefined
}

export function useOwnWords(watched: House) {
  const { houses } = useRepositories()
  return useForm<House, OwnWords, 'long' | 'website'>({
    stored: watched,
    read: ({ about, website }) => ({ about, website }),
    validate: ({ about, website }) => ({
      ...(cleanProse(about).length > maxAboutLength && { about: 'long' }),
      ...(parseWebsite(website) === null && { website: 'website' })
    }),
    async send(words, { stored, differing }) {
      // The words of another window stand beside these until one of the two is chosen.
      if (differing.length > 0) return undefined
      const saved = await (await houses.open()).saveOwnWords(stored, words)
      showToast('houseSaved')
      return saved
    },
    onFailure: (error) => showFailure('house', error)
  })
}
