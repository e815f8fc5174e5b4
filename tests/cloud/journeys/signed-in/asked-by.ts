import type { Page, Request } from '@playwright/test'
import { emulated } from '../people-on-a-board.ts'

/** A subscription that the library has asked for: to a collection, or to documents by their paths. */
export interface Subscription {
  readonly to: string
  /** It names where an earlier one ended: the server is to send what has changed since, and charges for no more. */
  readonly isResumed: boolean
}

/** A device's requests to the board, with the library and past it. */
export interface Asked {
  subscriptions(): Subscription[]
  /** The methods of the questions that are asked by REST, in order: 'runQuery' … */
  questions(): string[]
  /** From now on nothing has been asked. */
  forget(): void
}

interface Target {
  documents?: { documents: string[] }
  query?: { structuredQuery: { from: [{ collectionId: string }] } }
  resumeToken?: string
}

/**
 * Listens to what a device asks for, from now on. What is sent back says nothing of what would be charged for: the emulator takes note of no
 * earlier subscription, and sends all of it again.
 */
export function askedBy(page: Page): Asked {
  const requests: Request[] = []
  page.context().on('request', (request) => {
    if (request.url().startsWith(`http://${emulated().firestore}/`) && request.method() === 'POST')
      requests.push(request)
  })
  return {
    subscriptions: () => requests.filter((each) => /Listen\/channel/.test(each.url())).flatMap(readSubscriptions),
    questions: () => requests.flatMap((each) => /:(\w+)(?:\?|$)/.exec(new URL(each.url()).pathname)?.[1] ?? []),
    forget: () => requests.splice(0)
  }
}

/** Each request of the library carries some messages, one in each field of a form. */
function readSubscriptions(request: Request): Subscription[] {
  const messages = [...new URLSearchParams(request.postData() ?? '')].filter(([name]) => name.endsWith('___data__'))
  return messages.flatMap(([, text]) => {
    const { addTarget } = JSON.parse(text) as { addTarget?: Target }
    if (!addTarget) return []
    const paths = addTarget.documents?.documents.map((name) => name.replace(/^.*?\/documents\//, ''))
    const to = addTarget.query?.structuredQuery.from[0].collectionId ?? paths?.join() ?? ''
    return [{ to, isResumed: addTarget.resumeToken !== undefined }]
  })
}
