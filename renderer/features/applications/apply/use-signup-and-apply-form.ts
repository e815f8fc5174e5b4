import { useState } from 'react'
import { minPasswordLength } from '#renderer/data/accounts/validate-sign-up.ts'
import { type FormProblems, useForm } from '#renderer/hooks/use-form.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { findLengthProblem, findPhoneProblem } from '#shared/domain/candidate/profile-problems.ts'
import { cleanLine, isInvisible } from '#shared/domain/clean-text.ts'
import type { ScreeningQuestion } from '#shared/domain/job/screening-questions.ts'
import { describeTextTooLong } from './describe-text-too-long.ts'
import { type AnswerValues, blankAnswers, findAnswerProblems } from './screening-answer-values.ts'

export interface SignupAndApplyValues extends AnswerValues {
  name: string
  contactNumber: string
  email: string
  password: string
  /** Trade. */
  headline: string
  /** Years, as typed. */
  experience: string
  resume: Blob | undefined
  resumeName: string
  resumeUrl: string
  newPhotos: readonly Blob[]
}

const blank: SignupAndApplyValues = {
  ...blankAnswers,
  ...{ name: '', contactNumber: '', email: '', password: '', headline: '', experience: '' },
  ...{ resume: undefined, resumeName: '', resumeUrl: '', newPhotos: [] }
}

/** Why no account was made: beside a field, or in general. */
interface SignUpRefusal {
  email?: string
  password?: string
  other?: string
  isTaken?: boolean
}

interface NewcomerAccount {
  signUp: (email: string, password: string) => Promise<SessionUser>
  /** Also shows the toast. */
  explain: (error: unknown) => SignUpRefusal
}

export type SignupAndApplyForm = ReturnType<typeof useSignupAndApplyForm>

/** What a visitor types to sign up and apply in one press. `onSignedUp`: the account is there, and nothing was sent yet. */
export function useSignupAndApplyForm(
  questions: readonly ScreeningQuestion[] | undefined,
  { signUp, explain }: NewcomerAccount,
  onSignedUp: (user: SessionUser, values: SignupAndApplyValues) => void
) {
  const [refusal, setRefusal] = useState<SignUpRefusal>({})
  const form = useForm<null, SignupAndApplyValues, string>({
    stored: null,
    read: () => blank,
    validate: (values) => ({ ...findProblems(values), ...findAnswerProblems(questions, values) }),
    async send(values) {
      setRefusal({})
      onSignedUp(await signUp(values.email, values.password), values)
      return 'closed'
    },
    onFailure(error) {
      setRefusal(explain(error))
      form.refused.ask()
    }
  })
  const { problems } = form
  return {
    ...form,
    refusal,
    problems: {
      ...problems,
      email: problems.email ?? refusal.email,
      password: problems.password ?? refusal.password
    } as FormProblems<SignupAndApplyValues, string>,
    write(part: Partial<SignupAndApplyValues>) {
      if ('email' in part || 'password' in part) setRefusal({})
      form.write(part)
    }
  }
}

function findProblems(values: SignupAndApplyValues): FormProblems<SignupAndApplyValues, string> {
  const { name, contactNumber, email, password, headline, experience } = values
  const problems: FormProblems<SignupAndApplyValues, string> = {}
  for (const [field, text] of Object.entries({ name, contactNumber, headline, experience })) {
    const named = field as 'name' | 'contactNumber' | 'headline' | 'experience'
    const problem = describeTextTooLong(findLengthProblem(named, cleanLine(text)))
    if (problem) problems[named] = problem
  }
  if (isInvisible(name)) problems.name = t('apply.name.blank')
  if (isInvisible(contactNumber) || findPhoneProblem(contactNumber)) problems.contactNumber = t('phone.bad')
  // 'meena@gmail' is a slip, and no employer's answer would arrive.
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) problems.email = t('toast.signupErrorEmail.text')
  if ([...password].length < minPasswordLength) problems.password = t('toast.signupErrorPasswordShort.text')
  return problems
}

/** '8' is '8 years'; any other words stay. */
export function describeExperience(typed: string): string {
  const text = cleanLine(typed)
  return /^\p{Nd}{1,2}$/u.test(text) ? t('apply.experience.years', { years: text }) : text
}
