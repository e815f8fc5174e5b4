import type { RefObject } from 'react'
import { useUndo } from './decide/use-undo.ts'
import type { DeskActions } from './desk-keys.tsx'
import { useHousesQueue } from './houses/use-houses-queue.ts'
import { useHousesReview } from './houses/use-houses-review.ts'
import { useFindFlags } from './postings/use-find-flags.ts'
import { usePostingsQueue } from './postings/use-postings-queue.ts'
import { usePostingsReview } from './postings/use-postings-review.ts'
import { useDeskAddress } from './queue/use-desk-address.ts'
import type { DeskQueue, DeskWork } from './queue/use-desk-queue.ts'
import { useQueueFocus } from './queue/use-queue-focus.ts'
import { useReportsQueue } from './reports/use-reports-queue.ts'
import { useReportsReview } from './reports/use-reports-review.ts'

export function useDesk(area: RefObject<HTMLElement | null>) {
  const address = useDeskAddress()
  const { tab } = address
  const findFlags = useFindFlags()
  const postings = usePostingsQueue(address, findFlags)
  const [reports, houses] = [useReportsQueue(address), useHousesQueue(address)]
  const queue: DeskQueue<DeskWork> = { pending: postings, rejected: postings, reports, houses }[tab]
  const focus = useQueueFocus(queue.chosen, area)
  const undo = useUndo(focus.keep)
  const tools = { beforeLeaving: focus.keep, record: undo.record }
  const postingsReview = usePostingsReview(postings, findFlags, tools)
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
      keys: {
        a: () => postingsReview.request('approve'),
        q: () => postingsReview.request('ask'),
        r: () => postingsReview.request('reject')
      }
    },
    reports: {
      shown: reported && { id: reported.id, title: job?.title ?? reported.job.title },
      editable: job,
      autoSelectedId: reportsReview.autoSelectedId,
      keys: {
        l: () => reportsReview.request('leave'),
        t: () => reportsReview.request('takeDown'),
        q: () => reportsReview.request('ask')
      }
    },
    houses: {
      shown: request && { id: request.id, title: request.details.house },
      editable: null,
      autoSelectedId: housesReview.autoSelectedId,
      keys: {
        a: () => housesReview.request('approve'),
        r: () => housesReview.request('decline'),
        q: () => housesReview.request('ask')
      }
    }
  }[tab === 'reports' || tab === 'houses' ? tab : 'postings']
  const keys: DeskActions = ofTab.keys
  return {
    ...{ ...shared, postingsReview, reportsReview, housesReview, ...ofTab, keys },
    totals: { ...postings.totals, reports: reports.total, houses: houses.total },
    open: (other: typeof tab) => other !== tab && address.go(other, null, 'choice')
  }
}
