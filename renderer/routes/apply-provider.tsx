import '#renderer/messages/candidate-messages.ts'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { applicationForm } from '#renderer/config/build-time-settings.ts'
import { VerifyEmailBanner } from '#renderer/features/accounts/mail/verify-email-banner.tsx'
import { ExternalFormDialog } from '#renderer/features/applications/apply/external-form-dialog.tsx'
import { useAppliedJobsSync, useApplyAfterLogin } from '#renderer/features/applications/apply/use-applied-jobs-sync.ts'
import { useViewCount } from '#renderer/features/applications/apply/use-view-count.ts'
import { ResumeField } from '#renderer/features/profile/form/avatar-and-resume-fields.tsx'
import { PhotosField } from '#renderer/features/profile/form/photos-field.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'

// Candidates have this area on every screen, and only its form needs the reader of telephone numbers.
const ApplyDialog = lazyPart(() =>
  import('#renderer/features/applications/apply/apply-dialog.tsx').then((code) => code.ApplyDialog)
)

const close = () => useApplyStore.setState({ job: null, typed: undefined })

export function ApplyProvider({ uid }: { uid: string }) {
  const { job, typed } = useApplyStore()
  const { candidateDocuments, profile } = useRepositories()
  useAppliedJobsSync(uid)
  useApplyAfterLogin(uid)
  useViewCount()
  if (!job) return null
  return applicationForm ? (
    <ExternalFormDialog key={job.id} form={applicationForm} job={job} uid={uid} onClose={close} />
  ) : (
    <ApplyDialog
      key={job.id}
      {...{ job, typed }}
      profiles={profile}
      banner={<VerifyEmailBanner />}
      files={(form) => (
        <>
          {form.asksResume && <ResumeField form={form} />}
          {form.asksPhotos && <PhotosField form={form} owner={uid} read={candidateDocuments.readFile} />}
        </>
      )}
      onClose={close}
    />
  )
}
