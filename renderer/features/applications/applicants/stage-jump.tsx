import type { RefObject } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { ApplicationStage } from '#shared/domain/application/application.ts'
import type { Stage } from './stages.ts'

interface Props {
  stages: readonly Stage[]
  board: RefObject<HTMLElement | null>
}

/** How many stand where, and the way there: for screens on which the stages stand one below the other. */
export function StageJump({ stages, board }: Props) {
  const jump = (name: ApplicationStage) => {
    const heading = board.current?.querySelector<HTMLElement>(`[data-stage="${name}"]`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav className="stage-jump" aria-label={t('applicants.stages')}>
      {stages.map(({ name, applications }) => (
        <button key={name} type="button" onClick={() => jump(name)}>
          {t(`applicants.stage.${name}`)} <span className="stage-count">{applications.length}</span>
        </button>
      ))}
    </nav>
  )
}
