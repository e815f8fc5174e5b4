import { createContext } from 'react'

/** Whether the posting of the applicants that are shown has ended: whoever waits for an answer is marked then. */
export const PostingEnded = createContext(false)
