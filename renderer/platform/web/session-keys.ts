/** The keys of all sessions in localStorage begin with it; the name of a tab follows. */
export const sessionPrefix = 'session_'
/** Makes the key of a session that of its mark: see session-mark.ts. */
export const markSuffix = '.mark'
