import '#renderer/messages/employer-messages.ts'
import '#renderer/styles/fields.css'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { AntdProvider } from '#renderer/components/workplace/antd-provider.tsx'
import { VerifyEmailBanner } from '#renderer/features/accounts/mail/verify-email-banner.tsx'
import {
  JobApplicants,
  OlderApplications,
  RemovedApplicants,
  useDashboardApplicants
} from '#renderer/features/applications/applicants/dashboard-applicants.tsx'
import { UpcomingInterviews } from '#renderer/features/applications/applicants/upcoming-interviews.tsx'
import { EmployerInterviews } from '#renderer/features/applications/interviews/employer-interviews.tsx'
import { Dashboard, EmptyShortlist } from '#renderer/features/dashboard/dashboard.tsx'
import { useShareJob } from '#renderer/features/jobs/card/use-share-job.ts'
import { EmployersSkeleton } from '#renderer/features/moderation/employers/employers-skeleton.tsx'
import { useUnapprovedCount } from '#renderer/jobs/use-administrator-day.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

// 62 kB with what a candidate's card needs, which no other tab shows.
const Shortlist = lazyPart(() =>
  import('#renderer/features/candidates/shortlist/shortlist.tsx').then((code) => code.Shortlist)
)

// 33 kB, with phone numbers, for the administrator.
const EmployersList = lazyPart(() =>
  import('#renderer/features/moderation/employers/employers-list.tsx').then((code) => code.EmployersList)
)

// 122 kB, with dnd-kit and dialogs: the list of jobs does without.
const JobApplicantsScreen = lazyPart(() =>
  import('#renderer/features/applications/applicants/job-applicants-screen.tsx').then(
    (code) => code.JobApplicantsScreen
  )
)

// 17 kB that one applicant's page shows.
const ShortlistToggle = lazyPart(() =>
  import('#renderer/features/candidates/shortlist/shortlist-toggle.tsx').then((code) => code.ShortlistToggle)
)

export function Route() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <AntdProvider>
      <div className="page dashboard-page">
        <VerifyEmailBanner />
        <DashboardFor key={user.uid} user={user} />
      </div>
    </AntdProvider>
  )
}

function DashboardFor({ user }: { user: SessionUser }) {
  const share = useShareJob()
  const of = useDashboardApplicants(user)
  const { jobId } = of.address
  const waiting = useUnapprovedCount(user.isAdmin)
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
      interviews={<EmployerInterviews of={of} />}
      employers={
        user.isAdmin
          ? {
              waiting,
              list: <EmployersList waiting={<EmployersSkeleton />} failedTitle={t('error.screenTitle')} />
            }
          : undefined
      }
      applicants={{
        counts: of.counts,
        older: <OlderApplications of={of} />,
        newAddress: of.newAddress,
        newOfJobs: of.newOfJobs,
        renderInterviews: (day) => <UpcomingInterviews day={day} address={of.address} />,
        renderLink: (job, nameId) => <JobApplicants jobId={job.id} {...{ of, nameId }} />,
        removed: <RemovedApplicants of={of} />,
        open:
          jobId === undefined ? null : (
            <JobApplicantsScreen
              key={jobId}
              {...{ jobId, of }}
              onShare={share}
              renderShortlist={(application, nameId) => (
                <ShortlistToggle {...{ application, nameId }} failedTitle={t('error.screenTitle')} />
              )}
              waiting={<p className="sr">{t('applicants.loading')}</p>}
              failedTitle={t('applicants.failed')}
            />
          )
      }}
    />
  )
}
