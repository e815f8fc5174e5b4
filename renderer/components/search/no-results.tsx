import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import type { WayOut } from '#renderer/hooks/search/use-relax-filter.ts'
import type { SearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props<Field extends string> {
  title: string
  /** What helps where it is not one field that stands in the way. */
  text: string
  /** The search asked for something. */
  asked: boolean
  wayOut: WayOut<Field> | null
  /** What leaving out the field in the way brings, and what the button for it says. */
  out: (way: WayOut<Field>) => { text: string; step: string }
  address: SearchAddress<Field>
}

/** Nothing meets the search: says what stands in the way and takes it out. */
export function NoResults<Field extends string>({ title, text, asked, wayOut, out, address }: Props<Field>) {
  if (!asked) return <EmptyState title={title} text={text} />
  const { text: why, step } = wayOut ? out(wayOut) : { text, step: t('search.clearAll') }
  return (
    <EmptyState title={title} text={why}>
      <button
        type="button"
        className="btn btn-line"
        onClick={() => (wayOut ? address.choose(wayOut.field, '') : address.clear())}
      >
        {step}
      </button>
    </EmptyState>
  )
}
