import { useCommandPalette } from '#renderer/features/command-palette/command-palette-store.ts'
import { useBatchDecisionStore } from '#renderer/features/moderation/decisions/batch-decision-store.ts'
import { useShortcutsOn } from '#renderer/features/moderation/moderation-shortcuts.tsx'
import { useUnsavedHintPhrases } from '#renderer/jobs/hints/unsaved-hint-phrases.ts'
import { useReasonDrafts } from '#renderer/jobs/moderation-reasons/unsaved-reasons.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useOutboxStore } from '#renderer/stores/outbox-store.ts'
import { useSavedStore } from '#renderer/stores/saved-jobs-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'

const typed = [useUnsavedHintPhrases, useReasonDrafts]
const stores = [
  useToast,
  useApplyStore,
  useOutboxStore,
  useSavedStore,
  useCommandPalette,
  useBatchDecisionStore,
  useShortcutsOn,
  ...typed
]

/** Lets a page begin as after a reload. Files share a process: what one leaves in the memory of the app, another would find. */
export function resetStores(): void {
  for (const store of stores as { getInitialState(): object; setState(state: object, replaces: true): void }[])
    store.setState(store.getInitialState(), true)
}
