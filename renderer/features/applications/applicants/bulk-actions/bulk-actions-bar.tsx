import { Alert, Button } from 'antd'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BatchProgress } from '#renderer/components/workplace/batch-progress.tsx'
import { MenuButton } from '#renderer/components/workplace/menu-button.tsx'
import { type Batch, runBatch } from '#renderer/hooks/run-batch.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { buildStageMenu } from '../board/move-applicant-menu.tsx'
import { formatApplicantName } from '../describe-applicant.ts'
import { MoveApplicantDialog } from '../invite/move-applicant-dialog.tsx'
import { describeMoveFailure, type MoveWords, type StoreMove, useAsksFirst } from '../use-applicant-moves.ts'

interface Props {
  chosen: readonly Application[]
  onMove: StoreMove
  onForget: (ids: readonly string[]) => void
  onChooseNone: () => void
}

interface ManyMoves extends Batch<Application> {
  to: ApplicationStage
  words: MoveWords
  asked: readonly Application[]
}

export function BulkActionsBar({ chosen, onMove, onForget, onChooseNone }: Props) {
  const [moves, setMoves] = useState<ManyMoves>()
  const [asked, setAsked] = useState<ApplicationStage>()
  const asksFirst = useAsksFirst()
  const isStopped = useRef(false)
  // Cards deselected during a long move are skipped.
  const latest = useRef(chosen)
  useLayoutEffect(() => {
    latest.current = chosen
  }, [chosen])
  useEffect(
    () => () => {
      isStopped.current = true
    },
    []
  )
  const choose = (to: ApplicationStage) => (asksFirst(chosen, to) ? setAsked(to) : start(to))
  const start = async (to: ApplicationStage, words: MoveWords = {}, among = chosen) => {
    isStopped.current = false
    // Failed and untried ones stay selected.
    const others = words.invite ? among : among.filter(({ state }) => state !== to)
    const moved = among.filter((one) => !others.includes(one)).map(({ id }) => id)
    const move = async (application: Application) => {
      await onMove(application, to, words)
      moved.push(application.id)
    }
    await runBatch(others, move, (batch) => setMoves({ ...batch, to, words, asked: others }), {
      isStopped: () => isStopped.current,
      isWanted: ({ id }) => latest.current.some((one) => one.id === id)
    })
    onForget(moved)
  }
  const busy = moves !== undefined && !moves.isOver
  const left = moves?.isOver ? chosen.filter(({ id }) => moves.asked.some((one) => one.id === id)) : []
  return (
    <>
      {asked && (
        <MoveApplicantDialog
          applications={chosen}
          to={asked}
          // The outcome of a batch is shown above the bar.
          onMove={async (words) => void start(asked, words)}
          onMoveOnly={() => void start(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {moves?.isOver && (
        <Outcome
          moves={moves}
          // With the same words, which are typed nowhere else.
          onRetry={left.length > 0 ? () => void start(moves.to, moves.words, left) : undefined}
          onClose={() => setMoves(undefined)}
        />
      )}
      {(busy || chosen.length > 0) && (
        <section className="many" aria-label={t('applicants.many.title')}>
          {busy ? (
            <BatchProgress
              label={t('applicants.many.moving', { stage: t(`applicants.stage.${moves.to}`) })}
              done={moves.done}
              total={moves.total}
              onCancel={() => {
                isStopped.current = true
              }}
            />
          ) : (
            <>
              <p role="status">{t('applicants.many.chosen', { count: chosen.length })}</p>
              <MenuButton
                type="primary"
                aria-label={t('applicants.many.move')}
                menu={buildStageMenu(undefined, choose)}
              >
                {t('applicants.move')}
              </MenuButton>
              <Button type="text" onClick={onChooseNone}>
                {t('applicants.many.none')}
              </Button>
            </>
          )}
        </section>
      )}
    </>
  )
}

interface OutcomeProps {
  moves: ManyMoves
  onRetry: (() => void) | undefined
  onClose: () => void
}

function Outcome({ moves: { to, total, done, failed }, onRetry, onClose }: OutcomeProps) {
  const left = total - done
  return (
    <Alert
      className="many-outcome"
      role={failed.length > 0 ? 'alert' : 'status'}
      type={failed.length > 0 ? 'warning' : 'success'}
      closable={{ 'aria-label': t('applicants.many.close') }}
      onClose={onClose}
      title={[
        t('applicants.many.moved', { count: done - failed.length, stage: t(`applicants.stage.${to}`) }),
        ...(left > 0 ? [t('applicants.many.left', { count: left })] : [])
      ].join(' ')}
      description={
        (failed.length > 0 || onRetry) && (
          <>
            {failed.length > 0 && (
              <ul>
                {failed.map(({ item, error }) => (
                  <li key={item.id}>{describeMoveFailure(error, formatApplicantName(item))}</li>
                ))}
              </ul>
            )}
            {onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>}
          </>
        )
      }
    />
  )
}
