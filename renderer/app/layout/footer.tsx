import { useSyncExternalStore } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'

const company: [string, MessageId][] = [
  [paths.aboutUs, 'nav.aboutUs'],
  [paths.contactUs, 'nav.contactUs'],
  [paths.disclaimer, 'nav.disclaimer']
]

const quick: [string, MessageId][] = [
  [paths.jobs, 'nav.findJobs'],
  [paths.candidates, 'nav.findCandidates'],
  [paths.postJob, 'nav.postJob']
]

const social = ['Instagram', 'LinkedIn', 'YouTube']

export function Footer() {
  return (
    <footer className="foot">
      <div className="page">
        <div className="foot-cols">
          <p className="foot-line">{t('footer.line')}</p>
          <Links title="footer.company" links={company} />
          <Links title="footer.links" links={quick} />
          <div>
            <h2>{t('footer.follow')}</h2>
            <ul>
              {social.map((name) => (
                <li key={name}>
                  {/* Without an address nothing jumps or pretends: a disabled link that says why. */}
                  {/* biome-ignore lint/a11y/useValidAnchor: a placeholder link has no href by definition */}
                  <a role="link" aria-disabled="true" title={t('footer.noTarget')}>
                    <span translate="no">{name}</span>
                    <span className="sr">{`, ${t('footer.noTarget')}`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p className="foot-end">
          © <Year /> <span translate="no">{t('footer.owner')}</span>
        </p>
      </div>
    </footer>
  )
}

function Links({ title, links }: { title: MessageId; links: [string, MessageId][] }) {
  return (
    <div>
      <h2>{t(title)}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const subscribeToNothing = () => () => {}

/** Empty in the prerendered page, which may be older than the year. */
function Year() {
  const year = useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => null
  )
  return <span className="year">{year}</span>
}
