import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import '#renderer/messages/candidate-messages.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'

interface Door {
  title: MessageId
  text: MessageId
  links: readonly (readonly [to: string, label: MessageId])[]
}

const doors: Record<Role, readonly Door[]> = {
  Candidate: [
    { title: 'signedIn.candidate', text: 'signedIn.candidate.text', links: [[paths.profile, 'nav.profile']] },
    { title: 'home.employers', text: 'home.employers.text', links: [[paths.postJob, 'home.employers.post']] }
  ],
  Employer: [
    { title: 'signedIn.employer', text: 'signedIn.employer.text', links: [[paths.dashboard, 'nav.dashboard']] },
    {
      title: 'signedIn.employer.next',
      text: 'signedIn.employer.nextText',
      links: [
        [paths.postJob, 'home.employers.post'],
        [paths.candidates, 'nav.findCandidates']
      ]
    }
  ],
  Admin: [
    { title: 'signedIn.admin', text: 'signedIn.admin.text', links: [[paths.requests, 'nav.requests']] },
    {
      title: 'signedIn.admin.board',
      text: 'signedIn.admin.boardText',
      links: [[paths.dashboard, 'home.admin.dashboard']]
    }
  ]
}

/** The next steps of signed-in people, who are not asked to sign up or log in. */
export function MemberLinks({ user: { role } }: { user: Pick<SessionUser, 'role'> }) {
  return (
    <section className="doors" aria-label={t('home.begin')}>
      {doors[role].map(({ title, text, links }) => (
        <div key={title}>
          <h2>{t(title)}</h2>
          <p>{t(text)}</p>
          {links.map(([to, label], index) => (
            <Link key={to} className={index === 0 ? 'btn btn-line' : 'btn btn-quiet'} to={to}>
              {t(label)}
            </Link>
          ))}
        </div>
      ))}
    </section>
  )
}
