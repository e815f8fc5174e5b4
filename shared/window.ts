/** The desktop window's part of the bridge. */
import type { Answer } from './answer.ts'

/** 'first' begins a search. */
export const findSteps = ['first', 'next', 'previous'] as const
export type FindStep = (typeof findSteps)[number]

export type FindWish = 'open' | 'next' | 'previous'

/** UTF-16 units. */
export const maxFindLength = 500

/** `current`: 1 is the first, 0 none. */
export interface FoundInPage {
  count: number
  current: number
}

/** Postings for the administrator, applicants for an employer, answers and invitations for a candidate. */
export const waitingKinds = ['requests', 'applicants', 'answers'] as const
export type WaitingKind = (typeof waitingKinds)[number]

export interface Waiting {
  kind: WaitingKind
  count: number
}

export const maxWaiting = 1_000_000

export interface WindowBridge {
  /** Case-insensitive. null: another search has begun, or this one was ended. */
  findText(text: string, step: FindStep): Promise<Answer<FoundInPage | null>>
  /** The last match stays selected. */
  stopFinding(): Promise<Answer<void>>
  onFindAsked(listener: (wish: FindWish) => void): () => void
  /** The path that a link or a notification asked for, once; null: none. */
  takeRoute(): Promise<Answer<string | null>>
  onRouteRequested(listener: () => void): () => void
  /** On the app's icon, and in a notification when they become more; null: for nobody. */
  showWaiting(waiting: Waiting | null): Promise<Answer<void>>
}
