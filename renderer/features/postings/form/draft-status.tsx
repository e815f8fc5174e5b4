import { State } from '#renderer/components/public/state.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { DraftState } from './draft-autosave.ts'

const tones = { kept: 'good', failed: 'bad', discarded: 'plain' } as const

/** Says whether what was typed would survive a closed tab. It keeps its room, so that nothing moves when it speaks. */
export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <p className="draft-status" role="status">
      {state !== 'none' && <State tone={tones[state]} word={t(`post.draft.${state}`)} />}
    </p>
  )
}
