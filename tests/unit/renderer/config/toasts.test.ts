import { expect, test } from 'vitest'
import { toasts } from '#renderer/config/toasts.ts'
import { catalogue as en } from '#tests/support/catalogue.ts'

test('every toast has its two texts, and every text of a toast its toast', () => {
  const texts = Object.keys(en).filter((id) => /^toast\.\w+\.(title|text)$/.test(id))
  const wanted = Object.keys(toasts).flatMap((name) => [`toast.${name}.text`, `toast.${name}.title`])
  expect(texts.sort()).toEqual(wanted.sort())
})

test.each([
  ['signupErrorAdmin', 'Signup Error', 'Admin account cannot be created manually.'],
  ['signupErrorEmployer', 'Signup Error', 'Please contact Website Administrator'],
  ['signupErrorMismatch', 'Signup Error', 'Passwords do not match.'],
  ['signupSuccessful', 'Signup Successful', 'Your account has been created!'],
  ['adminLoginSuccessful', 'Admin Login Successful', 'Welcome Admin!'],
  ['adminLoginFailed', 'Admin Login Failed', 'Incorrect password for admin.'],
  ['loginSuccessful', 'Login Successful', 'Welcome back, {role}!'],
  ['loginFailedUserNotFound', 'Login Failed', 'No account found with this email.'],
  ['loginFailedWrongPassword', 'Login Failed', 'Incorrect password.'],
  ['loginFailed', 'Login Failed', 'Invalid email or password.'],
  ['logoutSuccessful', 'Logout Successful', 'You have been successfully logged out.'],
  ['loginRequired', 'Login Required', 'Please login as a candidate to apply for jobs.'],
  ['unauthorizedPage', 'Unauthorized', 'You do not have access to this page.'],
  ['profileIncomplete', 'Missing Information', 'Please fill in Name, Headline, and Location.'],
  ['errorFetchingContent', 'Error fetching content', 'Could not load {page} page content. Please try again later.']
] as const)('%s says to the letter what was asked for', (name, title, text) => {
  expect([en[`toast.${name}.title`], en[`toast.${name}.text`]]).toEqual([title, text])
})
