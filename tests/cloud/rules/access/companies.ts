import { type Doc, get, list, prepareNext, remove, together, update } from '../attempts.ts'
import type { Table } from '../cases.ts'
import { hari } from '../companies/company-people.ts'
import {
  addresses,
  addressKey,
  companies,
  entries,
  members,
  phoneReveals,
  requests
} from '../companies/sample-companies.ts'
import { asha, kesar, type Person, suvarna, uidOf } from '../people.ts'
import { jobQuestions, jobs, reports, reportTallies } from '../sample-board.ts'
import {
  answer,
  ask,
  changeCompany,
  changeEntry,
  confirm,
  countPress,
  join,
  lift,
  makeCompany,
  makeNumber,
  pressFor,
  register
} from '../writes/companies.ts'
import { answerTo, askAbout, decideTally, report, setOnlyNamed } from '../writes/reports.ts'

const nobody = '- - - - - - -'
const administrator = '- - - - - - y'
const everybody = 'y y y y y y y'
const itsPeopleToo = '- - - - y - y'
const signedIn = '- y y y y y y'

const isRegistered = (person: Person) =>
  Object.values<Doc>(addresses).some(({ uids }) => (uids as string[] | undefined)?.includes(uidOf(person)))

export const employerTable: Table = {
  name: 'employers and companies',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get the own request', signedIn, (person) => get(`employerRequests/${uidOf(person)}`)],
    ["get another user's request", administrator, () => get('employerRequests/u-lila')],
    ["get another user's missing request", administrator, () => get('employerRequests/u-nobody')],
    ['list requests', administrator, () => list('employerRequests')],
    // An employer asks for another name of the company.
    ['send a request', '- y y - y y -', (person) => ask(person)],
    ['approve a request', administrator, () => answer(requests.lila, 'approve')],
    ['approve a declined request', nobody, () => answer(requests.tulsi, 'approve')],
    ['decline an approved request', nobody, () => answer(requests.hari, 'decline')],
    ['undo an approval', administrator, () => answer(requests.hari, 'putBack')],
    ['undo a decision that was not made', nobody, () => answer(requests.lila, 'putBack')],
    ['undo a decision made before a new request', nobody, () => answer(requests.waitsAgain, 'putBack')],
    ["delete another user's request", nobody, () => remove('employerRequests/u-lila')],
    ['get the own entry', signedIn, (person) => get(`employers/${uidOf(person)}`)],
    ["get another user's entry", administrator, () => get('employers/u-hari')],
    ["get another user's missing entry", administrator, () => get('employers/u-nobody')],
    ['list entries', administrator, () => list('employers')],
    [
      'create the own entry',
      administrator,
      (person) => (person === suvarna ? confirm(kesar) : confirm(person, {}, person))
    ],
    [
      'take an approval back',
      administrator,
      () => changeEntry(entries.hari, { confirmedAt: undefined, confirmedBy: undefined })
    ],
    ['lift a ban', administrator, () => lift(entries.moti)],
    ['delete an entry', administrator, () => remove('employers/u-hari')],
    [
      'delete the own entry',
      '- - - - y - -',
      (person) => remove(`employers/${person === asha ? 'u-moti' : uidOf(person)}`)
    ],
    ['delete a banned entry', nobody, () => remove('employers/u-moti')],
    ['delete an entry with a lifted ban', nobody, () => remove('employers/u-raju')],
    [
      'get the own email record',
      '- y y - y y y',
      (person) => get(`employerAddresses/${addressKey(person?.token.email)}`)
    ],
    ["get another user's email record", administrator, () => get(`employerAddresses/${addresses.hari.id}`)],
    ['list email records', administrator, () => list('employerAddresses')],
    [
      'register the own email again',
      '- - - - y y -',
      (person) => register(person, isRegistered(person) ? { uids: [uidOf(person)] } : {})
    ],
    ["join another user's email record", nobody, (person) => register(person, {}, hari.token.email)],
    ['delete an email record', nobody, () => remove(`employerAddresses/${addresses.suvarna.id}`)],

    ['get a company', everybody, () => get(`companies/${companies.suvarnas.id}`)],
    ['list companies', administrator, () => list('companies')],
    ['create a company', administrator, () => makeCompany('new-company-000000')],
    ['create a company of a strange id', nobody, () => makeCompany('new.company')],
    ['create over a company', nobody, () => makeCompany(companies.suvarnas.id)],
    ['change the text of a company', itsPeopleToo, () => changeCompany(companies.suvarnas, { about: '', website: '' })],
    ['change the text of another company', administrator, () => changeCompany(companies.haris, { about: '' })],
    ['delete a company', nobody, () => remove(`companies/${companies.suvarnas.id}`)],
    ['get a member', everybody, () => get('companyMembers/u-hari')],
    [
      'create the own membership',
      nobody,
      (person) => (person === asha ? remove('drawers/1') : join(uidOf(person), companies.gopals))
    ],
    ['keep a membership as it is', administrator, () => join(hari.uid, companies.haris, { since: members.hari.since })],
    ['delete a member', administrator, () => remove('companyMembers/u-hari')],
    [
      'delete the own membership',
      nobody,
      (person) => remove(person === asha ? 'drawers/1' : `companyMembers/${suvarna.uid}`)
    ],
    ['get the phone number of a company', '- y - - y y y', () => get(`companyNumbers/${companies.suvarnas.id}`)],
    ['get the missing phone number of a company', administrator, () => get(`companyNumbers/${companies.haris.id}`)],
    ['list all phone numbers of companies', administrator, () => list('companyNumbers')],
    ['create the phone number of another company', nobody, (person) => makeNumber(person, companies.haris)],
    ['delete the phone number of a company', '- - - - y y y', () => remove(`companyNumbers/${companies.suvarnas.id}`)],
    ['get a reveal', '- y - - - - -', () => get(`phoneReveals/${phoneReveals.meenas.id}`)],
    ['get the reveal of a user with a similar id', nobody, () => get(`phoneReveals/${phoneReveals.another.id}`)],
    ["get Rupa's missing reveal", '- - y - - - -', () => get('phoneReveals/u-rupa_none')],
    ["list reveals of Suvarna's company", nobody, () => list('phoneReveals', { companyId: companies.suvarnas.id })],
    // Meena has revealed it already.
    ['reveal a phone number', '- - y - y y y', (person) => pressFor(person, companies.suvarnas)],
    ['reveal a missing phone number', nobody, (person) => pressFor(person, companies.haris)],
    [
      'update a reveal',
      nobody,
      () => update(`phoneReveals/${phoneReveals.meenas.id}`, prepareNext(phoneReveals.meenas))
    ],
    [
      'delete a reveal',
      '- y - - - - -',
      () => together(remove(`phoneReveals/${phoneReveals.meenas.id}`), countPress(companies.suvarnas.id, -1))
    ],
    ['get the reveal count of the own company', '- - - - y - -', () => get(`revealCounts/${companies.suvarnas.id}`)],
    ['list reveal counts', nobody, () => list('revealCounts')]
  ]
}

export const reportTable: Table = {
  name: 'reports and questions',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get a report', administrator, () => get(`reports/${reports.open.id}`)],
    ['get the own missing report', signedIn, (person) => get(`reports/${uidOf(person)}_job-seed`)],
    ["get another user's missing report", administrator, () => get('reports/u-nobody_job-seed')],
    ['list reports', administrator, () => list('reports')],
    ['report a job', signedIn, (person) => report(person, jobs.approved)],
    ['report an expired job', signedIn, (person) => report(person, jobs.expired)],
    ['report a pending job', nobody, (person) => report(person, jobs.pending)],
    ['report a closed job', nobody, (person) => report(person, jobs.deleted)],
    ['report a job about which the employer was asked', signedIn, (person) => report(person, jobs.haris)],
    ['send the last report for which there is room', signedIn, (person) => report(person, jobs.motis)],
    ['report a job with too many open reports', nobody, (person) => report(person, jobs.lastDay)],
    [
      'update a report',
      nobody,
      () => update(`reports/${reports.open.id}`, prepareNext(reports.open, { state: 'left' }))
    ],
    ['delete a report', nobody, () => remove(`reports/${reports.open.id}`)],
    ['get a tally', administrator, () => get('reportTallies/job-old')],
    ['list tallies', administrator, () => list('reportTallies', { state: 'open' })],
    [
      'decide reports about which the employer was asked',
      administrator,
      () => decideTally(reportTallies.asked, 'taken-down')
    ],
    ['decide decided reports', nobody, () => decideTally(reportTallies.left, 'taken-down')],
    ['undo a decision', administrator, () => decideTally(reportTallies.left, 'open')],
    ['delete a tally', nobody, () => remove('reportTallies/job-old')],
    ['get the settings of reports', everybody, () => get('boardSettings/reports')],
    ['list settings', nobody, () => list('boardSettings')],
    ['create unknown settings', nobody, () => setOnlyNamed(true, 'colours')],
    ['delete settings', nobody, () => remove('boardSettings/other')],
    ['get a question', itsPeopleToo, () => get('jobQuestions/job-old')],
    ['get a missing question', administrator, () => get('jobQuestions/job-approved')],
    ['get a question about a seed job', administrator, () => get('jobQuestions/job-seed')],
    ['list own questions', '- - - - y y y', (person) => list('jobQuestions', { employerId: uidOf(person) })],
    ['list all questions', administrator, () => list('jobQuestions')],
    ['ask about a seed job', nobody, () => askAbout(jobs.seedPending)],
    ['answer a question', '- - - - y - -', () => answerTo(jobQuestions.old)],
    ['answer a question again', nobody, () => answerTo(jobQuestions.answered)],
    ['answer a question about a seed job', nobody, () => answerTo(jobQuestions.seed)],
    [
      'ask again after an answer',
      administrator,
      () => askAbout(jobs.rejected, { answer: undefined, answeredAt: undefined })
    ],
    ['ask again and keep the answer', nobody, () => askAbout(jobs.rejected)],
    ['delete a question', administrator, () => remove('jobQuestions/job-old')]
  ]
}
