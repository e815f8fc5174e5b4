import { Button, Dropdown, type MenuProps } from 'antd'
import { type MouseEvent, useRef, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { type Application, type ApplicationStage, applicationStages } from '#shared/domain/application/application.ts'
import { formatApplicantName } from '../applicant.ts'
import { movePart } from '../focus.ts'
import { withoutDrag } from './without-drag.ts'

type MenuInfo = Parameters<NonNullable<MenuProps['onClick']>>[0]

interface Props {
  application: Application
  onMove: (to: ApplicationStage) => void
}

/**
 * Moves an applicant by keyboard and by touch. A menu and no select: the arrow keys alone must not move anybody. The menu is made when
 * it is first opened: in hundreds of cards hundreds of menus would cost more than all the rest.
 */
export function MoveMenu({ application, onMove }: Props) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  const wasOpen = useRef(false)
  const choose = (to: ApplicationStage) => {
    // The menu goes, and with it the focus that is in it: the button has it first, and takes it along to another column.
    opener.current?.focus()
    setOpen(false)
    onMove(to)
  }
  const change = (isOpen: boolean) => {
    if (!isOpen && document.activeElement?.closest('[role="menu"]')) opener.current?.focus()
    setOpen(isOpen)
  }
  const toggle = ({ detail }: MouseEvent) => {
    // A press beside the menu has closed it already, also one on its button; a key has not.
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
        {t('applicants.move')}
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

/** The stages to move somebody to, without the one where they are. */
export function buildStageMenu(here: Application['state'] | undefined, onChoose: (to: ApplicationStage) => void) {
  return {
    items: applicationStages
      .filter((stage) => stage !== here)
      .map((stage) => ({ key: stage, label: t(`applicants.stage.${stage}`) })),
    onClick: ({ key, domEvent }: Pick<MenuInfo, 'key' | 'domEvent'>) => {
      // The Enter that chooses must not press the button as well, which has the focus by the time the browser acts on it.
      domEvent.preventDefault()
      onChoose(key as ApplicationStage)
    }
  }
}
