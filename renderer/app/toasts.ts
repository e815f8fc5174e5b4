export type ToastVariant = 'default' | 'destructive'

/**
 * The catalogue of toasts: each one that the product can show. Its texts stand in the message catalogue as
 * 'toast.{name}.title' and 'toast.{name}.text'.
 */
export const toasts = {
  signupErrorAdmin: 'destructive',
  signupErrorEmployer: 'destructive',
  signupErrorMismatch: 'destructive',
  signupErrorEmailTaken: 'destructive',
  signupErrorEmail: 'destructive',
  signupErrorPasswordShort: 'destructive',
  signupErrorInsecure: 'destructive',
  signupErrorOther: 'destructive',
  signupSuccessful: 'default',
  adminLoginSuccessful: 'default',
  adminLoginFailed: 'destructive',
  loginSuccessful: 'default',
  loginFailedUserNotFound: 'destructive',
  loginFailedWrongPassword: 'destructive',
  loginFailedWait: 'destructive',
  loginFailedInsecure: 'destructive',
  loginFailed: 'destructive',
  logoutSuccessful: 'default',
  logoutFailed: 'destructive',
  unauthorizedPage: 'destructive',
  loginRequired: 'destructive',
  jobShared: 'default',
  errorFetchingContent: 'destructive',
  linkNotOpened: 'destructive',
  linkRefused: 'destructive',
  postingLive: 'default',
  postingSubmitted: 'default',
  postingUpdatedLive: 'default',
  postingUpdated: 'default',
  postingApproved: 'default',
  postingRejected: 'default',
  postingRestored: 'default',
  postingDeleted: 'default',
  postingMissing: 'destructive',
  postingUnauthorized: 'destructive',
  postingIncomplete: 'destructive',
  postingChanged: 'destructive',
  postingRefused: 'destructive',
  candidateShortlisted: 'default',
  candidateAlready: 'default',
  candidateRemoved: 'default',
  candidateRefused: 'destructive',
  contentSaved: 'default',
  contentNotRead: 'destructive',
  contentNotSaved: 'destructive',
  contentChanged: 'destructive',
  notSaved: 'destructive',
  noticeFailed: 'destructive'
} as const satisfies Record<string, ToastVariant>

export type ToastName = keyof typeof toasts
