import { expect, test } from 'vitest'
import { type ToastName, toasts } from '#renderer/config/toasts.ts'
import { catalogue as en } from '#tests/support/catalogue.ts'

test('every toast has its two texts, and every text of a toast its toast', () => {
  const texts = Object.keys(en).filter((id) => /^toast\.\w+\.(title|text)$/.test(id))
  const wanted = Object.keys(toasts).flatMap((name) => [`toast.${name}.text`, `toast.${name}.title`])
  expect(texts.sort()).toEqual(wanted.sort())
})

test('what failed looks like it, and what was done does not', () => {
  const failed = /^(?:Error|Unauthorized|Missing|Not (?!sent yet))|(?:Error|Failed)$|\bnot\b(?! sent yet)/
  const done =
    /(?:Successful|Submitted|Updated|Approved|Rejected|Restored|Deleted|Removed|Selected|Shortlisted|Withdrawn|Opened|Shared|Saved|Invited|Sent|Logged Out|hidden|shown|lifted|banned|confirmed|chosen|decided|ended|cleared)!?$/i
  const looks = Object.entries(toasts).flatMap(([name, look]) => {
    const title = en[`toast.${name as ToastName}.title`]
    const expected = failed.test(title) ? 'destructive' : done.test(title) && !/^Already/.test(title) ? 'default' : look
    return look === expected ? [] : [[name, title, look]]
  })
  expect(looks).toEqual([])
})

test('where no title tells it, what was not done looks like a failure as well, and what waits or was done does not', () => {
  const failures: readonly ToastName[] = [
    ...(['bannedByAdmin', 'employerEnded', 'employersOnly', 'kioskRestarted', 'applicationUnverified'] as const),
    ...(['postingsFull', 'openPostingsFull', 'applicationsFull', 'invitationsFull', 'filesFull'] as const),
    ...(['invitationBefore', 'applicationChanged'] as const)
  ]
  expect(failures.filter((name) => toasts[name] !== 'destructive')).toEqual([])
  const others: readonly ToastName[] = ['addressShown', 'becameEmployer', 'postingUnsent', 'applicationUnsent']
  expect(others.filter((name) => toasts[name] !== 'default')).toEqual([])
})
