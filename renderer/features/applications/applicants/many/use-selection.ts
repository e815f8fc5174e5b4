import { useCallback, useMemo, useState } from 'react'
import type { Application } from '#shared/domain/application/application.ts'

export type Choose = (id: string, isChosen: boolean) => void

/** Limited to visible applicants: nobody is moved unseen. */
export function useSelection(shown: readonly Application[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const choose = useCallback<Choose>((id, isChosen) => setIds((before) => withId(before, id, isChosen)), [])
  const chosen = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids])
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const chooseAll = useCallback(() => setIds(new Set(shown.map(({ id }) => id))), [shown])
  const chooseNone = useCallback(() => setIds(new Set()), [])
  const forget = useCallback((some: readonly string[]) => setIds((before) => withoutIds(before, some)), [])
  return { chosen, chosenIds, choose, chooseAll, chooseNone, forget }
}

function withId(before: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const after = new Set(before)
  if (isChosen) after.add(id)
  else after.delete(id)
  return after
}

function withoutIds(before: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const gone = new Set(ids)
  return new Set([...before].filter((id) => !gone.has(id)))
}
