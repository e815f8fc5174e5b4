import { t } from '#renderer/messages/messages.ts'
import type { DraftState } from './draft-keeper.ts'

/** Says whether what was typed would survive a closed tab. It keeps its room, so that nothing moves when it speaks. */
export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <p className="draft-status" role="status">
      {state !== 'none' && (
        <span className={state === 'failed' ? 'state state-no' : state === 'kept' ? 'state state-ok' : 'state'}>
          {t(`post.draft.${state}`)}
        </span>
      )}
    </p>
  )
}
