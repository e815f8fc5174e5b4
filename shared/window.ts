/** What the desktop app's window has beside its page, and the shapes of it that cross between main and the page. */
import type { Answer } from './answer.ts'

/** 'first' begins a search, the others go on with the same text. */
export const findSteps = ['first', 'next', 'previous'] as const
export type FindStep = (typeof findSteps)[number]

/** What the menu wants of the bar in which one searches. */
export type FindWish = 'open' | 'next' | 'previous'

/** The longest text that is searched for in the page, in UTF-16 units. */
export const maxFindLength = 500

/** How often a text stands in the page, and which of these places is shown: 1 is the first, 0 none. */
export interface FoundInPage {
  count: number
  current: number
}

/** For whom something waits: postings for the administrator, applicants for an employer. */
export const waitingKinds = ['requests', 'applicants'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** How many wait. */
export interface Waiting {
  kind: WaitingKind
  count: number
}

/** More are not told apart. */
export const maxWaiting = 1_000_000

/** The part of the bridge that is about the window. */
export interface WindowBridge {
  /**
   * Shows the next place in the page at which a text stands; letters large and small are the same.
   * null: another search has begun meanwhile, or this one was ended.
   */
  findText(text: string, step: FindStep): Promise<Answer<FoundInPage | null>>
  /** Ends the search; the place that was shown last stays selected. */
  stopFinding(): Promise<Answer<void>>
  /** Called when the person wants to search. Gives a function that ends it. */
  onFindAsked(listener: (wish: FindWish) => void): () => void
  /** The path of the screen that a link from outside or a notification asked for; once. null: none did. */
  takeRoute(): Promise<Answer<string | null>>
  /** Called when there is one to take. Gives a function that ends it. */
  onRouteRequested(listener: () => void): () => void
  /** Says on the app's icon how many wait, and in a notification when they become more; null: for nobody. */
  showWaiting(waiting: Waiting | null): Promise<Answer<void>>
}
