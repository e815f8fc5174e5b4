import { useForm } from '#renderer/hooks/use-form.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { type House, maxAboutLength, type OwnWords, parseWebsite } from '#shared/domain/house/house.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'

/** The GSTIN with which this person was approved, which is nowhere public; undefined: none is known. */
export function useOwnGstin(): string | undefined {
  const { ownRequest } = useRepositories()
  const { data } = useLazyWatch(ownRequest, (opened) => opened.watch)
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
