import type { RefObject } from 'react'
import { useUndo } from './decide/use-undo.ts'
import type { DeskActions, DeskKey } from './desk-keys.tsx'
import { useHousesQueue, useHousesReview } from './houses/use-houses.ts'
import { useFindFlags } from './postings/use-find-flags.ts'
import { usePostingsQueue, usePostingsReview } from './postings/use-postings.ts'
import { useQueueFocus } from './queue/queue.tsx'
import { useDeskAddress } from './queue/use-desk-address.ts'
import type { DeskQueue, DeskWork } from './queue/use-desk-queue.ts'
import { useReportsQueue, useReportsReview } from './reports/use-reports.ts'

export function useDesk(area: RefObject<HTMLElement | null>) {
  const address = useDeskAddress()
  const { tab } = address
  const { findFlags, findNow } = useFindFlags()
  const postings = usePostingsQueue(address, findFlags)
  const [reports, houses] = [useReportsQueue(address), useHousesQueue(address)]
  const queue: DeskQueue<DeskWork> = { pending: postings, rejected: postings, reports, houses }[tab]
  const focus = useQueueFocus(queue.chosen, area)
  const undo = useUndo(focus.keep)
  const tools = { beforeLeaving: focus.keep, record: undo.record }
  const postingsReview = usePostingsReview(postings, findNow, tools)
  const reportsReview = useReportsReview(reports, address, tools)
  const housesReview = useHousesReview(houses, address, tools)
  const shared = { tab, findFlags, postings, reports, houses, queue, focus, undo, tools }
  const { shown: posting } = postings
  const { shown: reported, job } = reports
  const { shown: request } = houses
  const ofTab = {
    postings: {
      shown: posting,
      editable: posting,
      autoSelectedId: postingsReview.autoSelectedId,
      keys: bindKeys(postingsReview.request, { a: 'approve', q: 'ask', r: 'reject' })
    },
    reports: {
      shown: reported && { id: reported.id, title: job?.title ?? reported.job.title },
      editable: job,
      autoSelectedId: reportsReview.autoSelectedId,
      keys: bindKeys(reportsReview.request, { l: 'leave', t: 'takeDown', q: 'ask' })
    },
    houses: {
      shown: request && { id: request.id, title: request.details.house },
      editable: null,
      autoSelectedId: housesReview.autoSelectedId,
      keys: bindKeys(housesReview.request, { a: 'approve', r: 'decline', q: 'ask' })
    }
  }[tab === 'reports' || tab === 'houses' ? tab : 'postings']
  return {
    ...{ ...shared, postingsReview, reportsReview, housesReview, ...ofTab },
    totals: { ...postings.totals, reports: reports.total, houses: houses.total },
    open: (other: typeof tab) => other !== tab && address.go(other, null, 'choice')
  }
}

function bindKeys<Decision>(
  request: (decision: Decision) => void,
  keys: Partial<Record<DeskKey, Decision>>
): DeskActions {
  return Object.fromEntries(Object.entries(keys).map(([key, decision]) => [key, () => request(decision)]))
}
