import { describe, expect, test } from 'vitest'
import { type ToastName, toasts } from '#renderer/config/toast-catalogue.ts'
import { catalogue } from '#tests/support/catalogue.ts'

type Row = readonly [
  name: ToastName,
  title: string,
  /** The whole text, or a part of it where only that is fixed; null: no words are. */
  text: string | RegExp | null,
  variant: 'default' | 'destructive'
]

const live = /has been posted and is live\.$/
const review = /submitted for review\.$/

/** Every toast with fixed words. */
const table: readonly Row[] = [
  ['signupErrorAdmin', 'Signup Error', 'Admin account cannot be created manually.', 'destructive'],
  ['signupErrorEmployer', 'Signup Error', 'Please contact Website Administrator', 'destructive'],
  ['signupErrorMismatch', 'Signup Error', 'Passwords do not match.', 'destructive'],
  ['signupErrorOther', 'Signup Error', null, 'destructive'],
  ['signupSuccessful', 'Signup Successful', 'Your account has been created!', 'default'],
  ['adminLoginSuccessful', 'Admin Login Successful', 'Welcome Admin!', 'default'],
  ['adminLoginFailed', 'Admin Login Failed', 'Incorrect password for admin.', 'destructive'],
  ['loginSuccessful', 'Login Successful', 'Welcome back, {role}!', 'default'],
  ['loginFailedUserNotFound', 'Login Failed', 'No account found with this email.', 'destructive'],
  ['loginFailedWrongPassword', 'Login Failed', 'Incorrect password.', 'destructive'],
  ['loginFailed', 'Login Failed', 'Invalid email or password.', 'destructive'],
  ['logoutSuccessful', 'Logout Successful', 'You have been successfully logged out.', 'default'],
  ['loggedOut', 'Logged Out', /^You have been successfully logged out\. Nobody used/, 'default'],
  ['sessionEnded', 'Logged Out', /^You have been successfully logged out\. It was done/, 'default'],
  ['logoutFailed', 'Logout Failed', '{message}', 'destructive'],
  ['jobMissing', 'Error', 'Job not found.', 'destructive'],
  ['jobUnauthorized', 'Unauthorized', "You don't have permission to edit this job.", 'destructive'],
  ['unauthorizedPage', 'Unauthorized', 'You do not have access to this page.', 'destructive'],
  ['jobIncomplete', 'Missing Information', 'Please fill in all required fields.', 'destructive'],
  ['profileIncomplete', 'Missing Information', 'Please fill in Name, Headline, and Location.', 'destructive'],
  ['loginRequired', 'Login Required', 'Please login as a candidate to apply for jobs.', 'destructive'],
  [
    'errorFetchingContent',
    'Error fetching content',
    'Could not load {page} page content. Please try again later.',
    'destructive'
  ],
  ['contentNotRead', 'Error Fetching Content', 'Could not load content for {page}. Please try again.', 'destructive'],
  ['contentNotSaved', 'Error Saving Content', 'Could not save content. Please try again.', 'destructive'],
  ['jobLive', 'Job Submitted', live, 'default'],
  ['jobSubmitted', 'Job Submitted', review, 'default'],
  ['jobUpdatedLive', 'Job Updated', live, 'default'],
  ['jobUpdated', 'Job Updated', review, 'default'],
  ['profileSaved', 'Profile Saved!', null, 'default'],
  ['resumeSelected', 'Resume Selected', null, 'default'],
  ['resumeLarge', 'Resume Selected', null, 'default'],
  ['avatarSelected', 'Avatar Selected', null, 'default'],
  ['applicationSubmitted', 'Application Submitted', null, 'default'],
  ['applicationFormOpened', 'Application Form Opened', null, 'default'],
  ['jobShared', 'Job Shared!', null, 'default'],
  ['candidateShortlisted', 'Candidate Shortlisted!', null, 'default'],
  ['candidateAlready', 'Already Shortlisted', null, 'default'],
  ['candidateRemoved', 'Candidate Removed', null, 'default'],
  ['jobDeleted', 'Job Deleted', null, 'default'],
  ['jobApproved', 'Job Approved', null, 'default'],
  ['jobRejected', 'Job Rejected', null, 'default'],
  ['jobRestored', 'Job Restored', null, 'default'],
  ['contentSaved', 'Content Saved!', null, 'default'],
  ['jobChanged', 'Not done', /^This job changed while you were looking at it\./, 'destructive'],
  ['jobRefused', 'Unauthorized', 'You can no longer do that with this job.', 'destructive'],
  ['notSaved', 'Not saved', /What is stored is unchanged\.$/, 'destructive'],
  ['notSavedOffline', 'Not saved', /Nothing was changed\. Please try again when you are online\.$/, 'destructive']
]

describe('toast texts in the specification', () => {
  test.each(table)('%s is titled %j', (name, title, text, variant) => {
    expect(catalogue[`toast.${name}.title`]).toBe(title)
    const shown = catalogue[`toast.${name}.text`]
    if (typeof text === 'string') expect(shown).toBe(text)
    else expect(shown).toMatch(text ?? /\S/)
    expect(toasts[name]).toBe(variant)
  })

  test.each([
    ['error.title', 'Unexpected Application Error!'],
    ['page.error', 'Error loading content. Please try again later.'],
    ['job.loading', 'Loading job details...'],
    ['post.loading', 'Loading job details...'],
    ['job.default.salary', 'Competitive, based on experience'],
    ['jobs.none', 'No jobs found matching your criteria.'],
    ['job.notFound', 'Job Not Found']
  ] as const)('%s is %j', (id, text) => {
    expect(catalogue[id]).toBe(text)
  })
})
