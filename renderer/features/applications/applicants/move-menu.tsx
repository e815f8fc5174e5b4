import './move-menu.css'
import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { type Application, type ApplicationStage, applicationStages } from '#shared/domain/application/application.ts'
import { formatApplicantName } from './applicant.ts'
import { movePart } from './focus.ts'

interface Props {
  application: Application
  onMove: (to: ApplicationStage) => void
}

/** Moves an applicant by keyboard and by touch. A menu and no select: the arrow keys alone must not move anybody. */
export function MoveMenu({ application, onMove }: Props) {
  const id = useId()
  const { open, toggle, close, root, opener, watched } = useMenu()
  const label = t('applicants.move.of', { name: formatApplicantName(application) })
  const choose = (to: ApplicationStage) => {
    close()
    onMove(to)
  }
  return (
    <div ref={root} className="move">
      <button
        ref={opener}
        type="button"
        className="btn btn-quiet move-button"
        data-part={movePart}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={toggle}
        {...watched}
      >
        {t('applicants.move')}
        <Icon name="chevron" />
      </button>
      {open && (
        <div id={id} className="move-menu" role="menu" tabIndex={-1} aria-label={label} {...watched}>
          {applicationStages
            .filter((stage) => stage !== application.state)
            .map((stage, index) => (
              <button
                key={stage}
                type="button"
                role="menuitem"
                // biome-ignore lint/a11y/noAutofocus: whoever opens a menu goes into it
                autoFocus={index === 0}
                tabIndex={-1}
                onClick={() => choose(stage)}
              >
                {t(`applicants.stage.${stage}`)}
              </button>
            ))}
        </div>
      )}
    </div>
  )
}

/** A menu that opens at its button, goes when it is left, and gives the focus back to the button. */
function useMenu() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) close()
    else step(event)
  }
  const watched = { onBlur, onKeyDown, onMouseDown: stopDrag, onTouchStart: stopDrag }
  return { open, toggle: () => setOpen(!open), close, root, opener, watched }
}

/** The arrow keys lead through a menu, round and round. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const here = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined || items.length === 0) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}

/** A press in the menu is not the beginning of a drag of its card, however long it lasts. */
function stopDrag(event: SyntheticEvent): void {
  event.stopPropagation()
}
