import {
  create,
  type Fields,
  get,
  list,
  prepareNew,
  prepareNext,
  remove,
  serverTime,
  together,
  update
} from '../attempts.ts'
import { countOne } from '../counted.ts'
import { kesar, meena, namesake, rupa, suvarna, tara, unnamed } from '../people.ts'
import {
  applications,
  documentsOf,
  files,
  inviteTo,
  jobs,
  ownProfile,
  pages,
  publicProfileOf,
  threadSteps,
  withdrawals
} from '../sample-board.ts'
import {
  apply,
  buildApplied,
  buildMoved,
  buildWithdrawal,
  buildWithdrawn,
  digits,
  withdraw
} from '../writes/applications.ts'
import { newPublicProfile, publicProfileRecord } from '../writes/candidates.ts'
import { createNamed, newStep, reply } from '../writes/thread.ts'
import type { Attack } from './attack.ts'

const { sent, invited, left, talked, toSeed, invitedToSeed } = applications
const change = (fields: Fields, more: Fields) => update(`applications/${sent.id}`, { ...fields, ...more })
const { state, history } = buildMoved(sent, 'hired')
const profile = (uid: string | undefined, name = 'new_name') =>
  create(`candidateProfiles/${name}`, prepareNew(name, { ...publicProfileOf(''), uid }))
const lastReply = (did: string, more: Fields) =>
  newStep(reply(did, { applicationId: talked.id, invitation: threadSteps.lastInvite.id, ...more }))

export const peopleAttacks: readonly Attack[] = [
  [meena, 'applies twice', apply(meena, jobs.old), 'one document for each person and job'],
  [
    meena,
    'applies again after withdrawing',
    apply(meena, { ...jobs.pending, status: 'approved' }),
    'one document for each person and job'
  ],
  [meena, 'applies for somebody else', apply(rupa, jobs.approved), 'the token names the applicant'],
  [
    meena,
    'applies for somebody else, counted with herself',
    together(
      create(`applications/${rupa.uid}_job-approved`, buildApplied(rupa, jobs.approved)),
      countOne('applicationCount', meena.uid, `${rupa.uid}_job-approved`)
    ),
    'the token names the applicant'
  ],
  [
    meena,
    'applies under a chosen id',
    create('applications/mine', buildApplied(meena, jobs.approved, { id: 'mine' })),
    'one document for each person and job'
  ],
  [meena, 'hires herself', change(buildMoved(sent, 'hired'), {}), 'the employer moves'],
  [meena, 'hires herself while withdrawing', withdraw(sent, { state, history }), 'the employer moves'],
  [
    namesake,
    'moves an application to a seed job',
    update(`applications/${toSeed.id}`, buildMoved(toSeed, 'hired')),
    'the marker of seed jobs is no account'
  ],
  [
    meena,
    'withdraws without a notice',
    update(`applications/${sent.id}`, buildWithdrawn(sent)),
    'the employer gets a notice'
  ],
  [
    meena,
    'withdraws with the notice of another withdrawal',
    update(`applications/${sent.id}`, buildWithdrawn(sent, { withdrawal: withdrawals.pending.id })),
    'the employer gets a notice'
  ],
  [
    meena,
    'sends a notice without withdrawing',
    create(`withdrawals/${digits}`, buildWithdrawal(sent)),
    'a notice belongs to a withdrawal'
  ],
  [
    meena,
    'withdraws with two notices',
    together(withdraw(sent), create(`withdrawals/${'0f'.repeat(16)}`, buildWithdrawal(sent, { id: '0f'.repeat(16) }))),
    'a notice belongs to a withdrawal'
  ],
  [
    rupa,
    'removes a note on somebody else who has withdrawn',
    remove(`people/${suvarna.uid}/applicantNotes/${applications.withdrawn.id}`),
    'each candidate withdraws alone'
  ],
  [
    meena,
    'changes a page while applying',
    together(apply(meena, jobs.approved), update('pages/about-us', prepareNext(pages.about))),
    'all writes of a step are checked'
  ],

  [suvarna, 'invites in another stage', newStep({ ...inviteTo(sent), line: 1 }), 'the stage is not interview'],
  [
    suvarna,
    'invites without an application',
    newStep(inviteTo({ ...invited, id: 'u-meena_none' })),
    'there is no application'
  ],
  [suvarna, 'invites after leaving', newStep(inviteTo(left)), 'one side is gone'],
  [
    namesake,
    'invites from a seed job',
    newStep({ ...inviteTo(invitedToSeed), employerId: namesake.uid }),
    'the marker of seed jobs is no account'
  ],
  [
    meena,
    'confirms the invitation of another application',
    newStep(reply('confirm', { invitation: threadSteps.elsewhere.id })),
    'it is another thread'
  ],
  [
    meena,
    'declines what is no invitation',
    newStep(reply('decline', { invitation: threadSteps.otherTime.id })),
    'only an invitation is answered'
  ],
  [
    meena,
    'confirms a missing invitation',
    newStep(reply('confirm', { invitation: 'step_none' })),
    'only an invitation is answered'
  ],
  [
    meena,
    'confirms a replaced invitation',
    lastReply('confirm', { invitation: threadSteps.replaced.id }),
    'only the last invitation is answered'
  ],
  [
    meena,
    'declines a replaced invitation',
    lastReply('decline', { invitation: threadSteps.replaced.id }),
    'only the last invitation is answered'
  ],
  [
    meena,
    'confirms and withdraws in one step',
    together(withdraw(invited), newStep(reply('confirm'))),
    'the withdrawal stands'
  ],
  [
    suvarna,
    'cancels and leaves in one step',
    together(update(`applications/${invited.id}`, prepareNext(invited, { employerId: '' })), newStep(reply('cancel'))),
    'one side is gone'
  ],
  [
    suvarna,
    'invites with the last number of the candidate',
    createNamed(`${talked.id}_100`, inviteTo(talked)),
    'the candidate must be able to answer'
  ],
  [
    suvarna,
    'invites after the last number',
    createNamed(`${talked.id}_101`, inviteTo(talked)),
    'a thread has a hundred steps'
  ],
  [
    suvarna,
    'invites under a number of the candidate',
    createNamed(`${invited.id}_4`, inviteTo(invited)),
    'odd numbers are the employer’s'
  ],
  [
    meena,
    'answers under a number of the employer',
    createNamed(`${invited.id}_3`, reply('decline')),
    'even numbers are the candidate’s'
  ],
  [suvarna, 'leaves out a number', createNamed(`${invited.id}_5`, inviteTo(invited)), 'numbers have no gap'],
  ...['0', '-2', '04', '6', '102', '9_4', 'x', ''].map(
    (number): Attack => [
      meena,
      `answers under the number "${number}"`,
      createNamed(`${invited.id}_${number}`, reply('decline')),
      'it is not the next number'
    ]
  ),
  [meena, 'answers under an existing number', createNamed(threadSteps.invite.id, reply('decline')), 'steps stay'],
  [
    meena,
    'answers under the number of another application',
    createNamed(`${sent.id}_4`, reply('decline')),
    'a step is named after its application'
  ],
  [
    meena,
    'answers under another name',
    create(`threadSteps/${invited.id}_8`, prepareNew(`${invited.id}_4`, reply('decline'))),
    'a step is named by its id'
  ],

  [
    rupa,
    'takes the profile of another',
    create('candidateProfiles/meena_patel', prepareNew('meena_patel', publicProfileOf(rupa.uid))),
    'it is not hers'
  ],
  [
    rupa,
    'takes the documents of another',
    create('candidateDocuments/meena_patel', prepareNew('meena_patel', documentsOf(rupa.uid))),
    'they are not hers'
  ],
  [meena, 'creates a profile without a record', profile(meena.uid), 'one profile an account'],
  [
    meena,
    'creates a profile with the record of another',
    together(profile(meena.uid), publicProfileRecord(meena.uid, 'meena_patel')),
    'one profile an account'
  ],
  [
    meena,
    'creates two profiles with one record',
    together(profile(meena.uid), publicProfileRecord(meena.uid), profile(meena.uid, 'second_name')),
    'one profile an account'
  ],
  [
    meena,
    'creates a profile of nobody',
    together(profile(undefined), publicProfileRecord(meena.uid)),
    'a profile has an owner'
  ],
  [
    rupa,
    'creates a profile in the place of the own one',
    together(
      profile(rupa.uid),
      ...['Profiles', 'Documents', 'Numbers'].map((kind) => remove(`candidate${kind}/rupa_shah`))
    ),
    'one profile an account'
  ],
  [
    tara,
    'creates a profile again that the administrator hid',
    create('candidateProfiles/tara_soni', prepareNew('tara_soni', publicProfileOf(tara.uid))),
    'what was hidden stays hidden'
  ],
  [tara, 'creates another profile than the hidden one', newPublicProfile(tara.uid), 'what was hidden stays hidden'],
  [
    tara,
    'removes the record of a hidden profile',
    remove(`people/${tara.uid}/publicProfile/${tara.uid}`),
    'what was hidden stays hidden'
  ],
  [
    meena,
    'frees another account by the own profile, which has the id of a hidden one',
    together(remove('candidateProfiles/meena_shah'), remove('people/u-lata/publicProfile/u-lata')),
    'what was hidden stays hidden'
  ],
  [
    meena,
    'creates a second record',
    create(`people/${meena.uid}/publicProfile/second`, prepareNew('second', { publicProfileId: 'meena_patel' })),
    'one profile an account'
  ],
  [
    unnamed,
    'looks at profiles without an account',
    list('candidateProfiles', { hidden: false }),
    'profiles are for accounts'
  ],
  [unnamed, 'looks at a picture without an account', get(`files/${files.picture.id}`), 'pictures are for accounts'],
  [
    unnamed,
    'keeps a profile without an account',
    create(`people/${unnamed.uid}/userProfile/${unnamed.uid}`, prepareNew(unnamed.uid, ownProfile)),
    'an anonymous account only reports'
  ],
  [
    unnamed,
    'marks a job without an account',
    create(`people/${unnamed.uid}/appliedJobs/job-old`, prepareNew('job-old', {})),
    'an anonymous account only reports'
  ],
  [kesar, 'invites to the job of another', createInvitation(), 'it is not theirs']
]

function createInvitation() {
  const id = `${kesar.uid}_job-approved_${meena.uid}`
  const { title, company, location } = jobs.approved
  return together(
    create(
      `invitations/${id}`,
      prepareNew(id, {
        ...{ employerId: kesar.uid, jobId: 'job-approved', uid: meena.uid, publicProfileId: 'meena_patel' },
        ...{ job: { title, company, location }, state: 'sent', invitedAt: new Date().toISOString() }
      })
    ),
    countOne('invitationCount', kesar.uid, id, { since: serverTime })
  )
}
