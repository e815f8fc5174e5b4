import { Button } from 'antd'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  /** From 1; 0: filtered out. */
  position: number
  count: number
  /** Address of the board below; undefined: the list stands beside. */
  all: string | undefined
  onStep: (by: 1 | -1) => void
}

export function SheetBar({ position, count, all, onStep }: Props) {
  return (
    <div className="sheet-bar">
      {all !== undefined && (
        <Link className="btn btn-quiet" to={all}>
          <Icon name="back" />
          {t('applicants.all')}
        </Link>
      )}
      <p className="small faint">{position > 0 && t('applicants.position', { position, count })}</p>
      <Button aria-keyshortcuts="K" disabled={position <= 1} onClick={() => onStep(-1)}>
        {t('applicants.previous')}
      </Button>
      <Button aria-keyshortcuts="J" disabled={position === 0 || position >= count} onClick={() => onStep(1)}>
        {t('applicants.next')}
      </Button>
    </div>
  )
}
