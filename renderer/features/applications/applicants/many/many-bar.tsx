import { Alert, Button, Dropdown } from 'antd'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { LongWork } from '#renderer/components/workplace/long-work.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { buildStageMenu } from '../board/move-menu.tsx'
import { type ManyMoves, type MoveQuietly, moveMany } from './move-many.ts'

interface Props {
  chosen: readonly Application[]
  onMove: MoveQuietly
  onForget: (ids: readonly string[]) => void
  onChooseNone: () => void
}

export function ManyBar({ chosen, onMove, onForget, onChooseNone }: Props) {
  const [moves, setMoves] = useState<ManyMoves>()
  const isCancelled = useRef(false)
  // Cards deselected during a long move are skipped.
  const latest = useRef(chosen)
  useLayoutEffect(() => {
    latest.current = chosen
  }, [chosen])
  useEffect(
    () => () => {
      isCancelled.current = true
    },
    []
  )
  const start = async (to: ApplicationStage) => {
    isCancelled.current = false
    const there = chosen.filter(({ state }) => state === to).map(({ id }) => id)
    const isChosen = ({ id }: Application) => latest.current.some((one) => one.id === id)
    const { moved } = await moveMany(chosen, to, onMove, setMoves, { isChosen, isCancelled: () => isCancelled.current })
    // Failed and untried ones stay selected.
    onForget([...there, ...moved])
  }
  const busy = moves !== undefined && !moves.isOver
  return (
    <>
      {moves?.isOver && <Outcome moves={moves} onClose={() => setMoves(undefined)} />}
      {(busy || chosen.length > 0) && (
        <section className="many" aria-label={t('applicants.many.title')}>
          {busy ? (
            <LongWork
              label={t('applicants.many.moving', { stage: t(`applicants.stage.${moves.to}`) })}
              done={moves.done}
              total={moves.total}
              onCancel={() => {
                isCancelled.current = true
              }}
            />
          ) : (
            <>
              <p role="status">{t('applicants.many.chosen', { count: chosen.length })}</p>
              <Dropdown trigger={['click']} autoFocus menu={buildStageMenu(undefined, start)}>
                <Button type="primary" aria-haspopup="menu" aria-label={t('applicants.many.move')}>
                  {t('applicants.move')}
                  <Icon name="chevron" />
                </Button>
              </Dropdown>
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

function Outcome({ moves: { to, total, done, failed }, onClose }: { moves: ManyMoves; onClose: () => void }) {
  const stage = t(`applicants.stage.${to}`)
  const moved = done - failed.length
  const left = total - done
  return (
    <Alert
      className="many-outcome"
      role={failed.length > 0 ? 'alert' : 'status'}
      type={failed.length > 0 ? 'warning' : 'success'}
      closable={{ 'aria-label': t('applicants.many.close') }}
      onClose={onClose}
      title={[
        t('applicants.many.moved', { count: moved, stage }),
        ...(left > 0 ? [t('applicants.many.left', { count: left })] : [])
      ].join(' ')}
      description={
        failed.length > 0 && (
          <ul>
            {failed.map(({ application, reason }) => (
              <li key={application.id}>{reason}</li>
            ))}
          </ul>
        )
      }
    />
  )
}
