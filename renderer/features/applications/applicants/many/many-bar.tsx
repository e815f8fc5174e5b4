import './many-bar.css'
import { Alert, Button, Dropdown } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { LongWork } from '#renderer/components/workplace/long-work.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { buildStageMenu } from '../board/move-menu.tsx'
import { type ManyMoves, type MoveQuietly, moveMany } from './move-many.ts'

interface Props {
  chosen: readonly Application[]
  onMove: MoveQuietly
  /** Chooses these alone: those who were not moved can be tried again. */
  onKeepOnly: (ids: readonly string[]) => void
}

/** What is done with several applicants at once, how far it has come, and who was not moved. Nobody chosen: nothing. */
export function ManyBar({ chosen, onMove, onKeepOnly }: Props) {
  const [moves, setMoves] = useState<ManyMoves>()
  const isCancelled = useRef(false)
  useEffect(
    () => () => {
      isCancelled.current = true
    },
    []
  )
  const start = async (to: ApplicationStage) => {
    isCancelled.current = false
    const ids = chosen.map(({ id }) => id)
    const tried = await moveMany(chosen, to, onMove, setMoves, () => isCancelled.current)
    // Who was not tried stays chosen, and so does who could not be moved.
    const untried = chosen.filter(({ state }) => state !== to).slice(tried.done)
    const left = new Set([...tried.failed.map(({ application }) => application), ...untried].map(({ id }) => id))
    onKeepOnly(ids.filter((id) => left.has(id)))
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
              <Button type="text" onClick={() => onKeepOnly([])}>
                {t('applicants.many.none')}
              </Button>
            </>
          )}
        </section>
      )}
    </>
  )
}

/** How moving several of them ended. */
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
