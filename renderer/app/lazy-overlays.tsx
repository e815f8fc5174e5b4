import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { applicationForm } from '#renderer/config/build-time-settings.ts'
import type { ToastName } from '#renderer/config/toast-catalogue.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useNow } from '#renderer/hooks/use-now.ts'
import type { ConnectionStatus } from '#renderer/storage/connection-status.ts'
import { useUpdateStore } from '#renderer/stores/app-update-store.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSavedStore } from '#renderer/stores/saved-jobs-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { AppUpdateBanner } from './app-update-banner.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ClockBanner } from './wrong-clock-banner.tsx'

// Most devices never have one.
const StorageNoticeList = lazyPart(() =>
  import('./notices/storage-notice-list.tsx').then((code) => code.StorageNoticeList)
)
// Parts above every screen for signed-in people, for kiosks and for the desktop: they come with the texts of members.
const UnsentProvider = lazyPart(() =>
  import('#renderer/routes/unsent-provider.tsx').then((code) => code.UnsentProvider)
)
const ApplyProvider = lazyPart(() => import('#renderer/routes/apply-provider.tsx').then((code) => code.ApplyProvider))
const SignupAndApplyProvider = lazyPart(() =>
  import('#renderer/routes/signup-and-apply-provider.tsx').then((code) => code.SignupAndApplyProvider)
)
// With the reader of telephone numbers, for published copies alone.
const ContactDirectlyDialog = lazyPart(() =>
  import('#renderer/features/applications/apply/contact-directly-dialog.tsx').then((code) => code.ContactDirectlyDialog)
)
const SavedJobsProvider = lazyPart(() =>
  import('#renderer/features/jobs/saved/saved-jobs-provider.tsx').then((code) => code.SavedJobsProvider)
)
const NotificationsProvider = lazyPart(() =>
  import('#renderer/routes/notifications-provider.tsx').then((code) => code.NotificationsProvider)
)
const IdleGuard = lazyPart(() => import('#renderer/features/kiosk/idle-guard.tsx').then((code) => code.IdleGuard))
const KioskLayer = lazyPart(() => import('#renderer/features/kiosk/kiosk-layer.tsx').then((code) => code.KioskLayer))
const DesktopWindowProvider = lazyPart(() =>
  import('./window/desktop-window-provider.tsx').then((code) => code.DesktopWindowProvider)
)

export function Notices() {
  const { platform } = useServices()
  const { data: notices } = useLiveQuery<StoreNotice[]>(
    (onData) => platform.documents.notices.watch(onData),
    [platform]
  )
  return notices?.length ? <StorageNoticeList notices={notices} /> : null
}

/** Says when a shared or published board is out of reach. */
export function LazyOfflineBanner() {
  const { connection } = useServices().platform
  const { data: status } = useLiveQuery<ConnectionStatus>((onData) => connection?.watch(onData), [connection])
  return status ? <OfflineBanner status={status} /> : null
}

/** Says that a newer version waits, on a board of this device. */
export function LazyUpdateBanner() {
  const { takeOver } = useUpdateStore()
  return takeOver ? <AppUpdateBanner takeOver={takeOver} /> : null
}

const dayMs = 86_400_000

/** Whether a clock is years off: far before or after the day on which this copy of the app was built (ms since 1970). */
export function isClockWrong(now: number, builtAt: number): boolean {
  return now < builtAt - 365 * dayMs || now > builtAt + 5 * 365 * dayMs
}

/** Says that the device's clock is years off, until it is set. */
export function LazyClockBanner() {
  const { restored } = useSession()
  const now = useNow()
  return restored && isClockWrong(now.getTime(), import.meta.env.LOUPE_BUILT_AT) ? <ClockBanner now={now} /> : null
}

/** Sends what waits on this device for a shared board, and says that it waits. */
export function LazyUnsent() {
  const { keepsUnsent = false } = useServices().platform
  const uid = useSession(({ user }) => (user && !user.isAdmin ? user.uid : ''))
  return keepsUnsent && uid ? <UnsentProvider key={uid} uid={uid} /> : null
}

interface NotLoadedProps {
  /** What was pressed; null: nothing. */
  pressed: object | null
  toast: ToastName
  forget: () => void
}

/** Says that the code of what was pressed could not be loaded, once for each press. */
function NotLoaded({ pressed, toast, forget }: NotLoadedProps) {
  const say = useEffectEvent(() => {
    showToast(toast)
    forget()
  })
  useEffect(() => {
    if (pressed) say()
  }, [pressed])
  return null
}

const forgetApplying = () => useApplyStore.setState({ job: null, visitorJob: null })
const forgetSaving = () => useSavedStore.setState({ pressed: null })

export function LazyApply() {
  const uid = useSession(({ user }) => (user?.role === 'Candidate' ? user.uid : ''))
  const { isCopy } = useServices().platform
  const job = useApplyStore((applying) => applying.job)
  const visitorJob = useApplyStore((applying) => applying.visitorJob)
  const failed = <NotLoaded pressed={job ?? visitorJob} toast="formNotOpened" forget={forgetApplying} />
  // Nothing of an application stays for the next person.
  useEffect(() => {
    if (uid) return () => useApplyStore.setState({ job: null, visitorJob: null, typed: undefined })
  }, [uid])
  if (import.meta.env.LOUPE_OWN_BOARD !== false && isCopy && !applicationForm)
    return job && <ContactDirectlyDialog failed={failed} />
  return (
    <>
      {visitorJob && <SignupAndApplyProvider key={visitorJob.id} job={visitorJob} failed={failed} />}
      {uid && <ApplyProvider key={uid} uid={uid} failed={failed} />}
    </>
  )
}

/** What visitors and candidates save: its code comes with the first press, or where something is saved already. */
export function LazySaved() {
  const { restored, user } = useSession()
  const { visitorRecords } = useServices().platform
  const pressed = useSavedStore((saved) => saved.pressed)
  const uid = user?.uid ?? ''
  const isOffered = restored && (!user || user.role === 'Candidate')
  return isOffered && (uid || pressed || visitorRecords.hasAny()) ? (
    <SavedJobsProvider
      key={uid}
      uid={uid}
      failed={<NotLoaded pressed={pressed} toast="nothingSaved" forget={forgetSaving} />}
    />
  ) : null
}

export function LazyNotifications() {
  const user = useSession((session) => session.user)
  return user && !user.isAdmin ? <NotificationsProvider key={user.uid} user={user} /> : null
}

/** Signs out a person who has left the device. On a kiosk a visitor's visit ends, too. */
export function LazyIdleGuard() {
  const uid = useSession(({ user }) => user?.uid ?? '')
  const isWatched = uid !== '' || import.meta.env.LOUPE_KIOSK
  return isWatched ? <IdleGuard key={uid} uid={uid} minutes={import.meta.env.LOUPE_IDLE_MINUTES} /> : null
}

/** Visits end without it, too. */
export function LazyKiosk() {
  const { kiosk } = useServices().platform
  return kiosk ? <KioskLayer kiosk={kiosk} /> : null
}

export function LazyWindow() {
  const own = useServices().platform.ownWindow
  return own ? <DesktopWindowProvider own={own} /> : null
}
