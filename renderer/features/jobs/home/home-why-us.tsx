import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'

// Visitors never see it.
const MemberLinks = lazyPart(() => import('./member-links.tsx').then((code) => code.MemberLinks))

const reasons = ['read', 'trade', 'phone'] as const

export function WhyUs() {
  return (
    <section className="block why">
      <h2>{t('home.why')}</h2>
      <dl>
        {reasons.map((reason) => (
          <div key={reason}>
            <dt>{t(`home.why.${reason}`)}</dt>
            <dd>{t(`home.why.${reason}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function CallsToAction() {
  const { restored, user } = useSession()
  if (user) return <MemberLinks user={user} />
  return (
    <section className="doors" aria-label={t('home.begin')}>
      <div>
        <h2>{t('home.candidates')}</h2>
        <p>{t('home.candidates.text')}</p>
        <Link className="btn btn-line" to={paths.signup}>
          {t('home.candidates.do')}
        </Link>
      </div>
      <div>
        <h2>{t('home.employers')}</h2>
        <p>{t('home.employers.text')}</p>
        <Link className={`btn btn-line${restored ? '' : ' unsettled'}`} to={paths.postJob}>
          {t('home.employers.post')}
        </Link>
        <Link className="btn btn-quiet" to={paths.login}>
          {t('home.employers.login')}
        </Link>
      </div>
    </section>
  )
}
