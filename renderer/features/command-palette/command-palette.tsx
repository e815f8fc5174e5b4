import './command-palette.css'
import '#renderer/messages/employer-messages.ts'
import { Modal } from 'antd'
import { Command } from 'cmdk'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AntdProvider } from '#renderer/components/workplace/antd-provider.tsx'
import { buildModerationUrl } from '#renderer/config/moderation-url.ts'
import { paths } from '#renderer/config/paths.ts'
import { navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useLogout } from '#renderer/hooks/use-logout.ts'
import { findJobUrl } from '#renderer/jobs/job-url.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { toggleTheme } from '#renderer/stores/theme-store.ts'
import { hasWords } from '#shared/documents/fold-text.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { closeCommandPalette, useCommandPalette } from './command-palette-store.ts'
import { findCompanies, findCompanyAddress } from './find-companies.ts'
import { useFoundJobs } from './use-found-jobs.ts'

const maxJobs = 8
const maxCompanies = 4

/** A screen that the person may open. */
export interface PaletteScreen {
  readonly to: string
  readonly label: MessageId
}

/** Parts of a workplace with an address. */
function listTabs({ isAdmin }: SessionUser): readonly PaletteScreen[] {
  return [
    ...(isAdmin ? administratorTabs : []),
    { to: `${paths.dashboard}?tab=shortlist`, label: 'dashboard.tab.shortlist' },
    { to: `${paths.dashboard}?tab=interviews`, label: 'dashboard.tab.interviews' },
    { to: `${paths.dashboard}?tab=numbers`, label: 'dashboard.tab.numbers' }
  ]
}

const administratorTabs: readonly PaletteScreen[] = [
  { to: buildModerationUrl({ tab: 'reports' }), label: 'palette.reports' },
  { to: buildModerationUrl({ tab: 'companies' }), label: 'palette.companyRequests' },
  { to: buildModerationUrl({ tab: 'rejected' }), label: 'palette.rejectedJobs' },
  { to: `${paths.dashboard}?tab=employers`, label: 'palette.employers' }
]

export function CommandPalette({ screens }: { screens: readonly PaletteScreen[] }) {
  const { isOpen } = useCommandPalette()
  const user = useSession((session) => session.user)
  // Mounted with each opening. antd would miss what had the focus: the field takes it first.
  const [before] = useState(() => document.activeElement)
  const returnFocus = () => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
  }
  // Screens outside of the workplace lack antd's provider.
  return (
    <AntdProvider>
      <Modal
        open={isOpen && user !== null}
        onCancel={closeCommandPalette}
        afterClose={returnFocus}
        title={<h2>{t('palette.title')}</h2>}
        closable={false}
        footer={null}
        destroyOnHidden
        rootClassName="palette"
      >
        {user && <PaletteFor user={user} screens={screens} />}
      </Modal>
    </AntdProvider>
  )
}

function PaletteFor({ user, screens }: { user: SessionUser; screens: readonly PaletteScreen[] }) {
  const { words } = useCommandPalette()
  const setWords = (typed: string) => useCommandPalette.setState({ words: typed })
  const found = useFoundJobs(words, user)
  const navigate = useNavigate()
  const { platform } = useServices()
  const logout = useLogout()
  const go = (to: string) => () => {
    closeCommandPalette()
    navigateGuarded(() => navigate(to))
  }
  const run = (action: () => unknown) => () => {
    closeCommandPalette()
    action()
  }
  const actions = [
    { id: 'theme', label: t('palette.theme'), run: () => toggleTheme(platform.preferences) },
    { id: 'logout', label: t('nav.logout'), run: logout }
  ].filter(({ label }) => hasWords(label, words))
  const pages = [...screens, ...listTabs(user)].filter(({ label }) => hasWords(t(label), words))
  const companies = findCompanies(found.jobs, words).slice(0, maxCompanies)
  const isSettled = found.words === words.trim()
  const frame = useRef<HTMLDivElement>(null)
  useActiveOption(frame)
  return (
    // The board has filtered and ordered: cmdk must do neither.
    <Command ref={frame} label={t('palette.title')} shouldFilter={false} loop>
      <Command.Input
        className="input"
        autoFocus
        value={words}
        onValueChange={setWords}
        placeholder={t('palette.words')}
      />
      <Command.List label={t('palette.results')}>
        {isSettled && <Command.Empty>{t(found.hasFailed ? 'palette.failed' : 'palette.none')}</Command.Empty>}
        <Results title={t('palette.jobs')} isShown={found.jobs.length > 0}>
          {found.jobs.slice(0, maxJobs).map((job) => (
            <Command.Item key={job.id} value={`job ${job.id}`} onSelect={go(findJobUrl(job, user))}>
              <b>{job.title}</b>
              <span className="palette-about small soft">{joinParts([job.company.trim(), job.location.trim()])}</span>
              <span className="palette-end small soft">{t(`palette.status.${job.status}`)}</span>
            </Command.Item>
          ))}
        </Results>
        <Results title={t('palette.companies')} isShown={companies.length > 0}>
          {companies.map((company) => (
            <Command.Item
              key={company}
              value={`company ${company}`}
              onSelect={go(findCompanyAddress(company, found.jobs, user))}
            >
              {company}
            </Command.Item>
          ))}
        </Results>
        <Results title={t('palette.pages')} isShown={pages.length > 0}>
          {pages.map(({ to, label }) => (
            <Command.Item key={to} value={`page ${to}`} onSelect={go(to)}>
              {t(label)}
            </Command.Item>
          ))}
        </Results>
        <Results title={t('palette.actions')} isShown={actions.length > 0}>
          {actions.map((action) => (
            <Command.Item key={action.id} value={`action ${action.id}`} onSelect={run(action.run)}>
              {action.label}
            </Command.Item>
          ))}
        </Results>
      </Command.List>
      {found.isPartial && <p className="palette-note">{t('palette.part')}</p>}
    </Command>
  )
}

/** Keeps aria-activedescendant at the selected option: on a slow machine cmdk (1.1) leaves a stale id there, or none, until an arrow is pressed. */
function useActiveOption(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!frame.current) return
    const name = 'aria-activedescendant'
    const observer = new MutationObserver(() => {
      const field = frame.current?.querySelector('input')
      const id = frame.current?.querySelector('[role="option"][aria-selected="true"]')?.id ?? ''
      if (field && (field.getAttribute(name) ?? '') !== id) field.setAttribute(name, id)
    })
    const attributeFilter = ['aria-selected', name]
    observer.observe(frame.current, { subtree: true, childList: true, attributeFilter })
    return () => observer.disconnect()
  }, [frame])
}

function Results({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  return isShown ? <Command.Group heading={title}>{children}</Command.Group> : null
}
