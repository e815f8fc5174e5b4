import '#renderer/messages/candidate-messages.ts'
import '#renderer/features/accounts/accounts.css'
import { demonstration } from '#renderer/config/build-time-settings.ts'
import { LoginForm } from '#renderer/features/accounts/login-form.tsx'
import { explainSignUpFailure, signUpCandidate } from '#renderer/features/accounts/sign-up-candidate.ts'
import { pickAnswers } from '#renderer/features/applications/apply/screening-answer-values.ts'
import { SignupAndApplyDialog } from '#renderer/features/applications/apply/signup-and-apply-dialog.tsx'
import {
  describeExperience,
  type SignupAndApplyValues,
  useSignupAndApplyForm
} from '#renderer/features/applications/apply/use-signup-and-apply-form.ts'
import { ResumeField } from '#renderer/features/profile/form/avatar-and-resume-fields.tsx'
import { PhotosField } from '#renderer/features/profile/form/photos-field.tsx'
import { useServices } from '#renderer/hooks/services-context.ts'
import { type TypedApplication, useApplyStore } from '#renderer/stores/apply-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'

const close = () => useApplyStore.setState({ visitorJob: null })

/** Hands what a visitor typed over to the application of the candidate that they become. */
export function SignupAndApplyProvider({ job }: { job: Job }) {
  const { accounts } = useServices()
  const goOn = (role: Role, values: SignupAndApplyValues, isNew: boolean) => {
    close()
    if (role !== 'Candidate') return showToast('loginRequired')
    const typed = describeTyped(values, isNew)
    // A person with an account may have applied before.
    useApplyStore.setState(isNew ? { job, typed } : { wanted: job.id, typed })
  }
  const form = useSignupAndApplyForm(
    job.questions,
    { signUp: (email, password) => signUpCandidate(accounts, email, password), explain: explainSignUpFailure },
    (user, values) => goOn(user.role, values, true)
  )
  return (
    <SignupAndApplyDialog
      job={job}
      form={form}
      login={(email) => (
        <LoginForm
          demonstration={demonstration}
          email={email}
          isWithinPage
          onEntered={(role) => goOn(role, form.values, false)}
        />
      )}
      files={
        <>
          <ResumeField form={form} />
          <PhotosField form={form} owner={undefined} />
        </>
      }
      onClose={close}
    />
  )
}

function describeTyped(values: SignupAndApplyValues, sendsAtOnce: boolean): TypedApplication {
  const { name, contactNumber, headline, experience, resume, resumeName, newPhotos } = values
  return {
    ...{ name, contactNumber, headline, experience: describeExperience(experience) },
    ...{ resume, resumeName, newPhotos, sendsAtOnce, ...pickAnswers(values) }
  }
}
