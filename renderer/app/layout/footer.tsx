import { useSyncExternalStore } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { listMenu, type NavigationLink } from './navigation-links.ts'

const social = ['Instagram', 'LinkedIn', 'YouTube']

export function Footer({ isShort }: { isShort: boolean }) {
  if (isShort)
    return (
      <footer className="foot foot-short">
        <div className="page row small">
          <Copyright />
          {listMenu('company').map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </div>
      </footer>
    )
  return (
    <footer className="foot">
      <div className="page">
        <div className="foot-cols">
          <p className="foot-line">{t('footer.line')}</p>
          <Links title="footer.company" links={listMenu('company')} />
          <Links title="footer.links" links={listMenu('links')} />
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
        <div className="foot-end">
          <Copyright />
        </div>
      </div>
    </footer>
  )
}

function Copyright() {
  return (
    <p>
      © <Year /> <span translate="no">{t('footer.owner')}</span>
    </p>
  )
}

function Links({ title, links }: { title: MessageId; links: NavigationLink[] }) {
  return (
    <div>
      <h2>{t(title)}</h2>
      <ul>
        {links.map(({ to, label }) => (
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
