import { reports } from '#shared/collections/reports.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobContent, pickContent } from '#shared/domain/job/job-content.ts'
import { foldReports } from '#shared/domain/report/reported-posting.ts'
import { findTitled, revisedTitle } from './history-story.ts'
import { administrator, goldline, kesar, ratnadeep, shubhLabh, sparkle, tara } from './people.ts'
import {
  counter,
  deposit,
  goldLoans,
  grader,
  model,
  paidRetoucher,
  rejections,
  retoucher,
  salesGirl
} from './postings.ts'
import type { Stage } from './stage.ts'

/** The queue of postings: seven wait, two were rejected. The revised ones are older, and so they come first. */
export async function fillDesk(stage: Stage, live: readonly Job[]): Promise<void> {
  await reviseSketcher(stage, findTitled(live, revisedTitle))

  stage.enter(tara, 6, 15)
  const unpaid = await stage.post(tara, retoucher)
  stage.enter(administrator, 5, 10, 30)
  const refused = await stage.postings.reject(administrator, unpaid, rejections.retoucher)
  stage.enter(tara, 1, 9, 15)
  await stage.postings.revise(tara, refused, paidRetoucher)

  const rejected: readonly [SessionUser, JobContent, string, number][] = [
    [goldline, goldLoans, rejections.goldLoans, 9],
    [tara, model, rejections.model, 3]
  ]
  for (const [owner, content, reason, daysAgo] of rejected) {
    stage.enter(owner, daysAgo, 12)
    const posted = await stage.post(owner, content)
    stage.enter(administrator, daysAgo, 17, 10)
    await stage.postings.reject(administrator, posted, reason)
  }

  const billing = pickContent(findTitled(live, 'Billing and GST Executive'))
  const waiting: readonly [SessionUser, JobContent, number, number][] = [
    [goldline, deposit, 2, 18],
    [shubhLabh, { ...billing, title: 'Urgent: Billing & GST Executive' }, 2, 19],
    [ratnadeep, grader, 1, 11],
    [sparkle, counter, 1, 13],
    [sparkle, salesGirl, 1, 16]
  ]
  for (const [owner, content, daysAgo, hour] of waiting) {
    stage.enter(owner, daysAgo, hour)
    await stage.post(owner, content)
  }
}

async function reviseSketcher(stage: Stage, sketcher: Job): Promise<void> {
  stage.enter(kesar, 1, 10)
  await stage.postings.revise(kesar, sketcher, {
    ...pickContent(sketcher),
    description: sketcher.description.replace('by hand in gouache or on a tablet', 'by hand in gouache'),
    salaryRange: '₹30,000–45,000 a month',
    responsibilities: [
      ...sketcher.responsibilities.slice(0, 2),
      'Sit at the counter with clients two afternoons a week'
    ]
  })
}

/** Two reported postings: the house of the first was asked, the second waits. */
export async function reportPostings(stage: Stage, live: readonly Job[]): Promise<void> {
  const misleading = findTitled(live, 'Hallmarking and HUID Coordinator')
  stage.enter(administrator, 5, 14)
  await stage.reportSender.send(misleading.id, {
    reason: 'misleading',
    words: 'At the interview they said the pay is for two months of trial only, then less.'
  })
  const [reported] = foldReports((await stage.documents.query(reports, { order: 'stored', limit: 1 })).documents)
  if (!reported) throw new Error('The report did not arrive')
  stage.enter(administrator, 4, 9, 40)
  await stage.reports.ask(
    misleading,
    'Somebody says that the pay is for a trial of two months, and less after that. Is this so? Please say in the posting what is paid when.'
  )
  await stage.reports.decide(reported, 'ask')
  stage.enter(administrator, 1, 20)
  await stage.reportSender.send(findTitled(live, 'Workshop and Pantry Assistant').id, {
    reason: 'asks-for-money',
    words: 'They wanted ₹500 for a uniform before I could start.'
  })
}
