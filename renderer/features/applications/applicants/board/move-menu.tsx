import { Button, Dropdown } from 'antd'
import { useRef, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { type Application, type ApplicationStage, applicationStages } from '#shared/domain/application/application.ts'
import { formatApplicantName } from '../applicant.ts'
import { movePart } from '../focus.ts'
import { withoutDrag } from './without-drag.ts'

interface Props {
  application: Application
  onMove: (to: ApplicationStage) => void
}

/** Moves an applicant by keyboard and by touch. A menu and no select: the arrow keys alone must not move anybody. */
export function MoveMenu({ application, onMove }: Props) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const choose = (to: ApplicationStage) => {
    // The menu goes, and with it the focus that is in it: the button has it first, and takes it along to another column.
    opener.current?.focus()
    setOpen(false)
    onMove(to)
  }
  return (
    // A press in the menu is not the beginning of a drag of its card, however long it lasts.
    <div className="move" {...withoutDrag}>
      <Dropdown
        open={open}
        onOpenChange={setOpen}
        trigger={onClick}
        autoFocus
        menu={buildStageMenu(application.state, choose)}
      >
        <Button
          ref={opener}
          type="text"
          className="move-button"
          data-part={movePart}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-label={t('applicants.move.of', { name: formatApplicantName(application) })}
        >
          {t('applicants.move')}
          <Icon name="chevron" />
        </Button>
      </Dropdown>
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
    onClick: ({ key }: { key: string }) => onChoose(key as ApplicationStage)
  }
}
