import '#renderer/look/fields.css'
import '#renderer/messages/accounts.json'
import '#renderer/messages/applicants.json'
import '#renderer/messages/candidates.json'
import '#renderer/messages/dashboard.json'
import '#renderer/messages/postings.json'
import type { ReactNode } from 'react'
import { createLatePart } from '#renderer/components/workplace/late-part.tsx'
import { Workplace } from '#renderer/components/workplace/workplace.tsx'
import { Employers, useEmployers } from '#renderer/features/accounts/employers.tsx'
import { VerifyBanner } from '#renderer/features/accounts/mail/verify-banner.tsx'
import { useDashboardApplicants } from '#renderer/features/applications/applicants/use-dashboard-applicants.tsx'
import { Dashboard, EmptyShortlist } from '#renderer/features/dashboard/dashboard.tsx'
import { HousesSkeleton } from '#renderer/features/desk/employers/houses-skeleton.tsx'
import { useShare } from '#renderer/features/jobs/card/use-share.ts'
import { PaletteButton, PaletteSlot } from '#renderer/features/palette/palette-slot.tsx'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

const Shortlist = createLatePart(() =>
  import('#renderer/features/candidates/shortlist/shortlist.tsx').then((late) => late.Shortlist)
)

const HousesList = createLatePart(() =>
  import('#renderer/features/desk/employers/houses-list.tsx').then((late) => late.HousesList)
)

export function Route() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <Workplace>
      <PaletteSlot />
      <div className="page">
        <VerifyBanner />
        <DashboardFor key={user.uid} user={user} />
      </div>
    </Workplace>
  )
}

/** In the head of the dashboard: how many applicants are new, and the way to anything. */
function DashboardExtras({ total }: { total: ReactNode }) {
  return (
    <>
      {total}
      <PaletteButton />
    </>
  )
}

function DashboardFor({ user }: { user: SessionUser }) {
  const applicants = useDashboardApplicants(user, useShare())
  // Where accounts have a mail box, their addresses are verified instead.
  const isHere = useServices().accounts.mail === undefined
  const employers = useEmployers(user, isHere)
  const waiting = employers.data?.filter(({ confirmedAt }) => confirmedAt === undefined).length ?? 0
  return (
    <Dashboard
      user={user}
      shortlist={
        <Shortlist
          empty={<EmptyShortlist />}
          waiting={<p className="sr">{t('candidates.list.loading')}</p>}
          failedTitle={t('candidates.list.failed')}
        />
      }
      employers={
        user.isAdmin
          ? {
              waiting,
              list: (
                <>
                  <HousesList waiting={<HousesSkeleton />} failedTitle={t('error.screenTitle')} />
                  {isHere && <Employers employers={employers} />}
                </>
              )
            }
          : undefined
      }
      applicants={{ ...applicants, total: <DashboardExtras total={applicants.total} /> }}
    />
  )
}
