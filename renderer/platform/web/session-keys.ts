/** The keys of all sessions in localStorage begin with it; the name of a tab follows. */
export const sessionPrefix = 'session_'
