import type { JobAction } from '#shared/domain/job/job-transitions.ts'
import * as companies from './companies/company-people.ts'
import * as people from './people.ts'
import type { jobs } from './sample-board.ts'

/** Who acts in an attack, for its title. */
const roles = new Map<string, string>([
  [people.meena.uid, 'a candidate'],
  [people.rupa.uid, 'another candidate'],
  [people.tara.uid, 'a candidate whose profile was hidden'],
  [people.suvarna.uid, 'an employer'],
  [people.kesar.uid, 'another employer'],
  [people.asha.uid, 'the administrator'],
  [people.namesake.uid, 'an employer with the uid of seed jobs'],
  [people.unnamed.uid, 'an anonymous account'],
  [people.busy.uid, 'an account at its limits'],
  [people.rested.uid, 'an account that reached its limits yesterday'],
  [people.devi.uid, 'an employer at the limits'],
  [people.esha.uid, 'an employer with a hundred open jobs'],
  [companies.hari.uid, 'an approved employer'],
  [companies.moti.uid, 'a banned employer'],
  [companies.gopal.uid, 'a banned employer who was approved'],
  [companies.raju.uid, 'an employer whose ban was lifted'],
  [companies.lila.uid, 'a person whose request waits'],
  [companies.bina.uid, 'a person who was asked a question'],
  [companies.tulsi.uid, 'a person whose request was declined'],
  [companies.unknown.uid, 'a banned person whose request waits'],
  [companies.motisNext.uid, 'a new account with a banned email'],
  [companies.motisThird.uid, 'a new, approved account with a banned email'],
  [companies.kesarsNext.uid, 'a new account with an employer’s email'],
  [companies.nila.uid, 'an employer approved before the ban of the email'],
  [companies.omi.uid, 'a person whose ban was lifted'],
  [companies.jaya.uid, 'an employer whose ban was interrupted']
])

export const describePerson = (person: people.Person): string =>
  person ? (roles.get(person.uid) ?? 'a stranger') : 'a visitor'

/** The sample jobs, for titles. */
export const jobNames: Record<keyof typeof jobs, string> = {
  pending: 'a pending job',
  approved: 'a live job',
  rejected: 'a rejected job',
  deleted: 'a closed job',
  expired: 'an expired job',
  lastDay: 'a live job on its last day',
  taken: 'a job that was taken down',
  endedEarly: 'a job that was closed before its last day',
  fullEnded: 'a closed job with a full history',
  revised: 'a live job that was revised',
  again: 'a rejected job that was revised',
  full: 'a pending job with a full history',
  fullLive: 'a live job with a full history',
  old: 'a live job with a company overview',
  seed: 'a seed job',
  seedPending: 'a pending seed job',
  strange: 'a live job with an encoded id',
  haris: 'a live job of an approved employer',
  motis: 'a live job of a banned employer',
  gopals: 'a live job of a banned employer who was approved',
  gopalsEnded: 'a closed job of a banned employer'
}

const verbs: Record<Exclude<JobAction, 'delete'>, string> = {
  ...{ post: 'post', revise: 'revise', edit: 'edit', approve: 'approve', reject: 'reject', restore: 'restore' },
  ...{ putBack: 'undo the decision on', close: 'close', takeDown: 'take down', reopen: 'reopen', renew: 'renew' }
}

/** A step with one of the sample jobs, for titles: 'take down an expired job'. */
export const nameStep = (type: Exclude<JobAction, 'delete'>, from: keyof typeof jobs) =>
  `${verbs[type]} ${jobNames[from]}`
