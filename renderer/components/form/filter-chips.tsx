import { t } from '#renderer/messages/messages.ts'
import { Icon } from '../public/icon.tsx'

interface Props {
  /** Empty labels are left out. */
  chips: readonly (readonly [label: string, onRemove: () => void])[]
}

export function FilterChips({ chips }: Props) {
  return chips
    .filter(([label]) => label !== '')
    .map(([label, onRemove]) => (
      <button key={label} type="button" className="chip" onClick={onRemove}>
        <span>{label}</span>
        <Icon name="close" />
        <span className="sr">{t('search.removeFilter')}</span>
      </button>
    ))
}
