import { Button, Dropdown, type MenuProps } from 'antd'
import type { SyntheticEvent } from 'react'
import { type MouseEvent, useRef, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { type Application, type ApplicationStage, applicationStages } from '#shared/domain/application/application.ts'
import { movePart } from '../applicant-card-focus.ts'
import { formatApplicantName } from '../describe-applicant.ts'

type MenuInfo = Parameters<NonNullable<MenuProps['onClick']>>[0]

interface Props {
  application: Application
  onMove: (to: ApplicationStage) => void
}

/** A menu, not a select: arrow keys alone must not move anybody. Mounted at the first press, since hundreds of menus are slow. */
export function MoveApplicantMenu({ application, onMove }: Props) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  const wasOpen = useRef(false)
  const choose = (to: ApplicationStage) => {
    // Focus must leave the menu before it unmounts.
    opener.current?.focus()
    setOpen(false)
    onMove(to)
  }
  const change = (isOpen: boolean) => {
    if (!isOpen && document.activeElement?.closest('[role="menu"]')) opener.current?.focus()
    setOpen(isOpen)
  }
  const toggle = ({ detail }: MouseEvent) => {
    // The press has already closed the menu on pointerdown; a key has not.
    const isOpen = detail === 0 ? open === true : wasOpen.current
    setOpen(!isOpen)
  }
  return (
    <div className="move" {...withoutDrag}>
      <Button
        ref={opener}
        type="text"
        className="move-button"
        data-part={movePart}
        aria-haspopup="menu"
        aria-expanded={open === true}
        aria-label={t('applicants.move.of', { name: formatApplicantName(application) })}
        onPointerDown={() => {
          wasOpen.current = open === true
        }}
        onClick={toggle}
      >
        <span>{t('applicants.move')}</span>
        <Icon name="chevron" />
      </Button>
      {open !== undefined && (
        <Dropdown
          open={open}
          onOpenChange={change}
          trigger={onClick}
          autoFocus
          menu={buildStageMenu(application.state, choose)}
        >
          <span className="move-anchor" />
        </Dropdown>
      )}
    </div>
  )
}

const onClick = ['click' as const]

export function buildStageMenu(here: Application['state'] | undefined, onChoose: (to: ApplicationStage) => void) {
  return {
    items: applicationStages
      .filter((stage) => stage !== here)
      .map((stage) => ({ key: stage, label: t(`applicants.stage.${stage}`) })),
    onClick: ({ key, domEvent }: Pick<MenuInfo, 'key' | 'domEvent'>) => {
      // The button has the focus by now: Enter must not press it too.
      domEvent.preventDefault()
      onChoose(key as ApplicationStage)
    }
  }
}

/** For controls inside a card: pressing them starts no drag. */
export const withoutDrag = { onMouseDown: stop, onTouchStart: stop }

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}
