import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import type { MoveWords } from '../use-moves.ts'
import { InviteQuestion } from './invite-question.tsx'
import { WordsQuestion } from './words-question.tsx'

interface Props {
  applications: readonly Application[]
  to: ApplicationStage
  /** Rejects when it was not stored: what was typed stays. */
  onMove: (words: MoveWords) => Promise<void>
  onClose: () => void
}

export function MoveQuestion({ applications, to, onMove, onClose }: Props) {
  if (to !== 'interview') {
    return <WordsQuestion {...{ applications, to, onClose }} onMove={(message) => onMove({ message })} />
  }
  const isThere = applications.every(({ state }) => state === to)
  const moveOnly = () => {
    onClose()
    // A toast says why it was not stored.
    onMove({}).catch(() => {})
  }
  return (
    <InviteQuestion
      {...{ applications, onClose }}
      onInvite={(invite) => onMove({ invite })}
      onMoveOnly={isThere ? undefined : moveOnly}
    />
  )
}
