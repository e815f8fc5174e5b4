import '#renderer/components/search/searchbar.css'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#renderer/components/public/icon.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'

/** Plain forms, which work before the scripts do. `children`: below the search of jobs. */
export function JobHero({ children }: { children?: ReactNode }) {
  const navigate = useNavigate()
  const jobsId = useId()
  const candidatesId = useId()

  const go = (event: FormEvent<HTMLFormElement>, path: string) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(q === '' ? path : `${path}?${new URLSearchParams({ q })}`)
  }

  return (
    <section className="hero">
      <div>
        <h1>{t('home.title')}</h1>
        <p className="lead">{t('home.lead')}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: old Android browsers lack the search element */}
        <form role="search" className="find" action={paths.jobs} onSubmit={(event) => go(event, paths.jobs)}>
          <div className="searchbar">
            <Icon name="search" />
            <label className="sr" htmlFor={jobsId}>
              {t('home.find')}
            </label>
            <input
              className="input"
              id={jobsId}
              name="q"
              type="search"
              placeholder={t('home.find.hint')}
              autoComplete="off"
            />
          </div>
          <button type="submit" className="btn btn-primary btn-tall">
            {t('home.find.do')}
          </button>
        </form>
        {children}
        <form className="hiring" action={paths.candidates} onSubmit={(event) => go(event, paths.candidates)}>
          <label htmlFor={candidatesId}>
            <span>{t('home.hiring')}</span> <span className="sr">{t('home.hiring.find')}</span>
          </label>
          <input
            className="input"
            id={candidatesId}
            name="q"
            type="search"
            placeholder={t('home.hiring.hint')}
            autoComplete="off"
          />
          <button type="submit" className="btn btn-quiet">
            {t('home.hiring.do')}
          </button>
        </form>
      </div>
      <div className="lens">
        <Stone />
      </div>
    </section>
  )
}

/** An external SVG: inline it would weigh twice, in HTML and in JS. */
function Stone() {
  return (
    <svg className="plot" viewBox="-246 -246 492 492" role="img" aria-label={t('home.stone')}>
      <use href="/stone.svg#stone" x="-246" y="-246" width="492" height="492" />
    </svg>
  )
}
