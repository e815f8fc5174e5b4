import { type ReactNode, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '#renderer/config/paths.ts'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'

/** `to`: overrides the landing page of the role. */
export type OnEntered = (role: Role, to?: string) => void

/** Route guard of login and sign-up: returns to the page whose guard, or whose Apply button, sent the visitor here; else to the landing page of the role. */
export function RedirectIfSignedIn({ children }: { children: (onEntered: OnEntered) => ReactNode }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const wayBack = parseReturnUrl(state)
  const hasLeft = useIsUnmounted()
  const { restored, user } = useSession()
  /** Who had signed in before; undefined: the session is not known yet, as in a prerendered page. */
  const [initialUser, setInitialUser] = useState<SessionUser | null>()
  if (initialUser === undefined && restored) setInitialUser(user)
  if (initialUser) return <Navigate to={initialUser.role === 'Employer' ? paths.dashboard : paths.profile} replace />
  const purpose = findPurpose(state)
  const enter: OnEntered = (role, to) => {
    if (hasLeft.current) return
    if (role === 'Candidate') useApplyStore.setState({ wanted: wayBack?.apply })
    const from = wayBack && canOpen(role, wayBack.from) ? wayBack.from : undefined
    const steps = to === undefined && from !== undefined ? findStepsBack(from) : undefined
    if (steps !== undefined) return navigate(steps)
    navigate(to ?? from ?? landings[role], { replace: true })
  }
  return (
    <>
      {purpose && <p className="soft">{t(`login.for.${purpose}`)}</p>}
      {children(enter)}
    </>
  )
}

const landings: Record<Role, string> = { Admin: paths.home, Employer: paths.dashboard, Candidate: paths.profile }

interface ReturnUrl {
  /** Path and query. */
  from: string
  apply?: string | undefined
}

const entrances: readonly string[] = [paths.login, paths.signup]

/** A path of this app with its query. '//example.com' is a path to the router and a host to the browser. */
const place = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[^\\#\p{Cc}]*$/u),
  v.check((path) => !entrances.includes(path.replace(/\?.*/, '')))
)

/** Whether the guard of that page lets the role in. */
function canOpen(role: Role, path: string): boolean {
  if (path.startsWith('/admin/')) return role === 'Admin'
  return role !== 'Candidate' || !path.startsWith('/employer/') || path.startsWith(paths.askEmployer)
}

const schema = v.object({ from: place, apply: v.optional(v.string()) })

/** Parses a history entry's state: an object from a button, or the bare address from a guard. */
export function parseReturnUrl(state: unknown): ReturnUrl | undefined {
  const parsed = v.safeParse(schema, typeof state === 'string' ? { from: state } : state)
  return parsed.success ? parsed.output : undefined
}

/** Why a person was sent to sign in; undefined: they opened the page themselves. */
function findPurpose(state: unknown): 'apply' | 'candidates' | 'post' | 'ask' | 'own' | undefined {
  const wayBack = parseReturnUrl(state)
  if (wayBack?.apply) return 'apply'
  const from = wayBack?.from ?? (typeof state === 'string' ? state : '')
  if (from.startsWith(paths.candidates)) return 'candidates'
  if (from.startsWith(paths.askEmployer)) return 'ask'
  if (from.startsWith(paths.postJob)) return 'post'
  return typeof state === 'string' ? 'own' : undefined
}

/** History steps back to `from`, below 0: its scroll position survives. undefined: it is not the last page, or the browser has no Navigation API. */
function findStepsBack(from: string): number | undefined {
  const { navigation } = window
  const here = navigation?.currentEntry?.index
  if (here === undefined) return undefined
  const before = navigation.entries().slice(0, here)
  const places = before.map(({ url }) => readPlace(url))
  const index = places.map((each) => entrances.includes(each.replace(/\?.*/, ''))).lastIndexOf(false)
  // A step past a reload is a page load, which loses the pending application.
  return places[index] === from && before[index]?.sameDocument ? index - here : undefined
}

function readPlace(url: string | null): string {
  if (url === null) return ''
  const { pathname, search: query } = new URL(url)
  return pathname + query
}
