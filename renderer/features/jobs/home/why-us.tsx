import { t } from '#renderer/messages/messages.ts'

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
