import { useServices } from '#renderer/hooks/services.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import type { Reach } from '#renderer/storage/connection.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { Notices } from './notices/notices.tsx'
import { useLateComponent } from './use-late-component.ts'

/** What stands above every screen where a board is shared. No other build carries more of it than the notices. */
export function SharedBoardLines() {
  return (
    <>
      <Notices />
      <OfflineSlot />
      <UnsentSlot />
    </>
  )
}

const loadOfflineLine = () => import('./offline-line.tsx').then((late) => late.OfflineLine)

/** Says when a board that devices share is out of reach. Its code comes as soon as the board's own has: later it could not be fetched. */
function OfflineSlot() {
  const { connection } = useServices().platform
  const { data: reach } = useLiveQuery<Reach>((onData) => connection?.watch(onData), [connection])
  const Line = useLateComponent(reach !== undefined, loadOfflineLine)
  return reach && Line ? <Line reach={reach} /> : null
}

const loadUnsent = () => import('#renderer/routes/unsent-area.tsx').then((late) => late.UnsentArea)

/** Sends what waits on this device for a board that devices share, and says that it waits. */
function UnsentSlot() {
  const { keepsUnsent = false } = useServices().platform
  const uid = useSession(({ user }) => (user && !user.isAdmin ? user.uid : ''))
  const isWanted = keepsUnsent && uid !== ''
  const Area = useLateComponent(isWanted, loadUnsent)
  return isWanted && Area ? <Area key={uid} uid={uid} /> : null
}
