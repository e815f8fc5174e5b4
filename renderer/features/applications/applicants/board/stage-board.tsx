import './stage-board.css'
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors
} from '@dnd-kit/core'
import { Button } from 'antd'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { roomFor, useMediaQuery } from '#renderer/hooks/use-media-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { type Application, type ApplicationStage, applicationStages } from '#shared/domain/application/application.ts'
import { useFocusFollowsCard } from '../applicant-card-focus.ts'
import { formatApplicantName } from '../describe-applicant.ts'
import { CardText, StageColumn, type StageColumnProps } from './stage-column.tsx'

interface StageBoardProps extends Omit<StageColumnProps, 'stage' | 'draggable'> {
  /** Id of the applicant whose card gets the focus first. */
  from: string | undefined
  /** An open sheet has the focus. */
  isCovered: boolean
}

export function StageBoard(props: StageBoardProps) {
  const { applications, address, notes, chosen, from: arrivedFrom, isCovered, onMove, onChoose } = props
  const { stage: onlyStage } = address.filter
  const [dragged, setDragged] = useState<Application>()
  const board = useRef<HTMLDivElement>(null)
  const { follow } = useFocusFollowsCard(board, arrivedFrom, isCovered)
  const wide = useMediaQuery(roomFor.columns)
  const canDrag = wide && onlyStage === ''
  const stages = useMemo(
    () =>
      applicationStages
        .filter((name) => onlyStage === '' || name === onlyStage)
        .map((name) => ({ name, applications: applications.filter(({ state }) => state === name) })),
    [applications, onlyStage]
  )
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch))
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    const application = applications.find(({ id }) => id === active.id)
    if (!application || !over || application.state === over.id) return
    follow(application.id)
    onMove(application, over.id as ApplicationStage)
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={silent}
      onDragStart={({ active }) => setDragged(applications.find(({ id }) => id === active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      {!wide && stages.length > 1 && <StageJump stages={stages} board={board} />}
      <div
        ref={board}
        className="board"
        style={wide && onlyStage === '' ? { gridTemplateColumns: stages.map(sizeColumn).join(' ') } : undefined}
        data-only={onlyStage || undefined}
      >
        {(wide ? stages : [...stages].sort(byEmptiness)).map(({ name, applications: some }) => (
          <StageColumn
            key={name}
            stage={name}
            applications={some}
            draggable={canDrag}
            {...{ address, notes, chosen, onMove, onChoose }}
          />
        ))}
      </div>
      {canDrag && <p className="small faint board-help">{t('applicants.drag')}</p>}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="applicant applicant-dragged" aria-hidden="true">
            <p className="applicant-name">{formatApplicantName(dragged)}</p>
            <CardText application={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const mouse = { activationConstraint: { distance: 6 } }
const touch = { activationConstraint: { delay: 250, tolerance: 6 } }

/** Screen readers use the menus; the view announces moves. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined
  },
  screenReaderInstructions: { draggable: '' }
}

interface Stage {
  name: ApplicationStage
  applications: readonly Application[]
}

/** Empty columns leave their room to the others. */
const sizeColumn = ({ applications }: Stage) => (applications.length > 0 ? 'minmax(0, 1fr)' : '9rem')

/** Phones begin with the first stage that has an applicant. */
const byEmptiness = (one: Stage, other: Stage) =>
  Number(one.applications.length === 0) - Number(other.applications.length === 0)

interface StageJumpProps {
  stages: readonly Stage[]
  board: RefObject<HTMLElement | null>
}

function StageJump({ stages, board }: StageJumpProps) {
  const jump = (name: ApplicationStage) => {
    const heading = board.current?.querySelector<HTMLElement>(`[data-stage="${name}"]`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav className="stage-jump" aria-label={t('applicants.stages')}>
      {stages.map(({ name, applications }) => (
        <Button key={name} type="text" onClick={() => jump(name)}>
          <span>{t(`applicants.stage.${name}`)}</span> <span className="stage-count">{applications.length}</span>
        </Button>
      ))}
    </nav>
  )
}
