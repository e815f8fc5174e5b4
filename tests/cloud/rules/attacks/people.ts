import { create, type Fields, get, list, prepareNew, prepareNext, remove, together, update } from '../attempts.ts'
import { gopal } from '../companies/company-people.ts'
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
  slots,
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
import { buildInvitation, suvarnasCompany } from '../writes/invitations.ts'
import { countView, endSeen, markSeen, see } from '../writes/job-views.ts'
import { createNamed, newStep, reply } from '../writes/thread.ts'
import type { Attack, Attacks } from './attack.ts'

const invitation = buildInvitation(suvarna, jobs.approved)
const { sent, invited, left, talked, toSeed, invitedToSeed } = applications
const change = (fields: Fields, more: Fields) => update(`applications/${sent.id}`, { ...fields, ...more })
const { state, history } = buildMoved(sent, 'hired')
const profile = (uid: string | undefined, name = 'new_name') =>
  create(`candidateProfiles/${name}`, prepareNew(name, { ...publicProfileOf(''), uid }))
const lastReply = (type: string, more: Fields) =>
  newStep(reply(type, { applicationId: talked.id, invitation: threadSteps.lastInvite.id, ...more }))

export const peopleAttacks: Attacks = {
  'one document for each person and job': [
    [meena, 'applies twice', apply(meena, jobs.old)],
    [meena, 'applies again after withdrawing', apply(meena, { ...jobs.pending, status: 'approved' })],
    [
      meena,
      'applies under a chosen id',
      together(
        create('applications/mine', buildApplied(meena, jobs.approved, { id: 'mine' })),
        countOne('applicationCount', meena.uid, 'mine')
      )
    ],
    [
      suvarna,
      'invites under a chosen id',
      together(
        create('invitations/mine', { ...invitation, id: 'mine' }),
        countOne('invitationCount', suvarnasCompany, 'mine')
      )
    ]
  ],
  'an account counts once for each job': [
    [meena, 'counts a seen job again', countView(jobs.old)],
    [meena, 'marks a seen job without counting it', markSeen(meena, jobs.approved)],
    [rupa, 'counts a job that is not marked', countView(jobs.approved)],
    [tara, 'marks a job after removing marks', see(tara, jobs.approved)],
    [meena, 'ends the marks under another name', endSeen(meena, 'other')]
  ],
  'marks of seen jobs are the own account’s': [
    [rupa, 'marks a seen job for another user', together(see(rupa, jobs.approved), markSeen(meena, jobs.approved))],
    [rupa, 'removes a mark of another user', remove(`people/${tara.uid}/seenJobs/job-old`)],
    [rupa, 'ends the marks of another user', endSeen(meena)]
  ],
  'candidates alone are counted, for the employer of the job': [
    [unnamed, 'sees a job without an account', see(unnamed, jobs.approved)],
    [gopal, 'sees the own job', see(gopal, jobs.gopals)],
    [rupa, 'counts for another employer', see(rupa, jobs.lastDay, { employerId: kesar.uid }, { employerId: kesar.uid })]
  ],
  'the token names the applicant': [
    [meena, 'applies for another user', apply(rupa, jobs.approved)],
    [
      meena,
      'applies for another user and counts it as an own application',
      together(
        create(`applications/${rupa.uid}_job-approved`, buildApplied(rupa, jobs.approved)),
        countOne('applicationCount', meena.uid, `${rupa.uid}_job-approved`)
      )
    ]
  ],
  'the employer moves': [
    [meena, 'moves the own application to hired', change(buildMoved(sent, 'hired'), {})],
    [
      meena,
      'keeps the answers while withdrawing',
      withdraw(sent, { answers: [{ question: 'Own tools?', kind: 'yesNo', answer: 'yes' }] })
    ],
    [meena, 'moves the own application to hired while withdrawing', withdraw(sent, { state, history })]
  ],
  'the employer id of seed jobs is no account': [
    [namesake, 'moves an application to a seed job', update(`applications/${toSeed.id}`, buildMoved(toSeed, 'hired'))],
    [namesake, 'invites from a seed job', newStep({ ...inviteTo(invitedToSeed), employerId: namesake.uid })]
  ],
  'the employer gets a notice': [
    [meena, 'withdraws without a notice', update(`applications/${sent.id}`, buildWithdrawn(sent))],
    [
      meena,
      'withdraws with the notice of another withdrawal',
      update(`applications/${sent.id}`, buildWithdrawn(sent, { withdrawal: withdrawals.pending.id }))
    ]
  ],
  'a notice belongs to a withdrawal': [
    [meena, 'sends a notice without withdrawing', create(`withdrawals/${digits}`, buildWithdrawal(sent))],
    [
      meena,
      'withdraws with two notices',
      together(withdraw(sent), create(`withdrawals/${'0f'.repeat(16)}`, buildWithdrawal(sent, { id: '0f'.repeat(16) })))
    ]
  ],
  'each candidate withdraws alone': [
    [
      rupa,
      'removes a note on another candidate who has withdrawn',
      remove(`people/${suvarna.uid}/applicantNotes/${applications.withdrawn.id}`)
    ]
  ],
  'all writes of a transaction are checked': [
    [
      meena,
      'changes a page while applying',
      together(apply(meena, jobs.approved), update('pages/about-us', prepareNext(pages.about)))
    ]
  ],
  'invitations belong to the stage “interview”': [
    [suvarna, 'invites in another stage', newStep({ ...inviteTo(sent), line: 1 })]
  ],
  'there is no application': [
    [suvarna, 'invites without an application', newStep(inviteTo({ ...invited, id: 'u-meena_none' }))]
  ],
  'one side has left the thread': [
    [suvarna, 'invites after leaving', newStep(inviteTo(left))],
    [
      suvarna,
      'cancels and leaves in one transaction',
      together(update(`applications/${invited.id}`, prepareNext(invited, { employerId: '' })), newStep(reply('cancel')))
    ]
  ],
  'the invitation is of another application': [
    [
      meena,
      'confirms the invitation of another application',
      newStep(reply('confirm', { invitation: threadSteps.elsewhere.id }))
    ]
  ],
  'only an invitation is answered': [
    [
      meena,
      'declines an entry that is no invitation',
      newStep(reply('decline', { invitation: threadSteps.otherTime.id }))
    ],
    [meena, 'confirms a missing invitation', newStep(reply('confirm', { invitation: 'step_none' }))]
  ],
  'only who asks for another time proposes one': [
    [meena, 'confirms with a proposed time', newStep(reply('confirm', { proposed: slots[0]?.start }))]
  ],
  'only the last invitation is answered': [
    [meena, 'confirms a replaced invitation', lastReply('confirm', { invitation: threadSteps.replaced.id })],
    [meena, 'declines a replaced invitation', lastReply('decline', { invitation: threadSteps.replaced.id })]
  ],
  'a withdrawal is final': [
    [meena, 'confirms and withdraws in one transaction', together(withdraw(invited), newStep(reply('confirm')))]
  ],
  'the candidate must be able to respond': [
    [suvarna, 'invites with the last number of the candidate', createNamed(`${talked.id}_100`, inviteTo(talked))]
  ],
  'a thread has at most a hundred entries': [
    [suvarna, 'invites after the last number', createNamed(`${talked.id}_101`, inviteTo(talked))]
  ],
  'odd numbers are the employer’s': [
    [suvarna, 'invites under a number of the candidate', createNamed(`${invited.id}_4`, inviteTo(invited))]
  ],
  'even numbers are the candidate’s': [
    [meena, 'responds under a number of the employer', createNamed(`${invited.id}_3`, reply('decline'))]
  ],
  'numbers have no gap': [[suvarna, 'skips a number', createNamed(`${invited.id}_5`, inviteTo(invited))]],
  'it is not the next number': [
    ...['0', '-2', '04', '6', '102', '9_4', 'x', ''].map(
      (number): Attack => [
        meena,
        `answers under the number "${number}"`,
        createNamed(`${invited.id}_${number}`, reply('decline'))
      ]
    )
  ],
  'entries are not overwritten': [
    [meena, 'responds under an existing number', createNamed(threadSteps.invite.id, reply('decline'))]
  ],
  'an entry is named after its application': [
    [meena, 'responds under the number of another application', createNamed(`${sent.id}_4`, reply('decline'))]
  ],
  'an entry is named by its id': [
    [
      meena,
      'responds under another name',
      create(`threadSteps/${invited.id}_8`, prepareNew(`${invited.id}_4`, reply('decline')))
    ]
  ],
  'the profile belongs to another account': [
    [
      rupa,
      'takes over the profile of another user',
      create('candidateProfiles/meena_patel', prepareNew('meena_patel', publicProfileOf(rupa.uid)))
    ]
  ],
  'the documents belong to another account': [
    [
      rupa,
      'takes over the documents of another user',
      create('candidateDocuments/meena_patel', prepareNew('meena_patel', documentsOf(rupa.uid)))
    ]
  ],
  'one profile an account': [
    [meena, 'creates a profile without a record', profile(meena.uid)],
    [
      meena,
      'creates a profile with the record of another user',
      together(profile(meena.uid), publicProfileRecord(meena.uid, 'meena_patel'))
    ],
    [
      meena,
      'creates two profiles with one record',
      together(profile(meena.uid), publicProfileRecord(meena.uid), profile(meena.uid, 'second_name'))
    ],
    [
      rupa,
      'creates a second profile in place of the own profile',
      together(
        profile(rupa.uid),
        ...['Profiles', 'Documents', 'Numbers'].map((kind) => remove(`candidate${kind}/rupa_shah`))
      )
    ],
    [
      meena,
      'creates a second record',
      create(`people/${meena.uid}/publicProfile/second`, prepareNew('second', { publicProfileId: 'meena_patel' }))
    ]
  ],
  'a profile has an owner': [
    [meena, 'creates a profile without an owner', together(profile(undefined), publicProfileRecord(meena.uid))]
  ],
  'a profile hidden by the administrator stays hidden': [
    [
      tara,
      'recreates a profile that the administrator hid',
      create('candidateProfiles/tara_soni', prepareNew('tara_soni', publicProfileOf(tara.uid)))
    ],
    [tara, 'creates another profile beside the hidden profile', newPublicProfile(tara.uid)],
    [tara, 'removes the record of a hidden profile', remove(`people/${tara.uid}/publicProfile/${tara.uid}`)],
    [
      meena,
      'frees another account by the own profile, which has the id of a hidden one',
      together(remove('candidateProfiles/meena_shah'), remove('people/u-lata/publicProfile/u-lata'))
    ]
  ],
  'profiles are for accounts': [
    [unnamed, 'lists profiles without an account', list('candidateProfiles', { hidden: false })]
  ],
  'pictures are for accounts': [[unnamed, 'reads a picture without an account', get(`files/${files.picture.id}`)]],
  'an anonymous account only reports': [
    [
      unnamed,
      'stores a profile without an account',
      create(`people/${unnamed.uid}/userProfile/${unnamed.uid}`, prepareNew(unnamed.uid, ownProfile))
    ],
    [
      unnamed,
      'marks a job without an account',
      create(`people/${unnamed.uid}/appliedJobs/job-old`, prepareNew('job-old', {}))
    ]
  ],
  'the token names the employer': [
    [
      kesar,
      'invites in the name of another employer',
      together(
        create(`invitations/${invitation.id}`, invitation),
        countOne('invitationCount', kesar.uid, String(invitation.id))
      )
    ]
  ]
}
