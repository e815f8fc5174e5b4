import type { PublicBoard } from './board.ts'
import { pickPublic } from './pages.ts'
import type { ClosedPosting } from './site-folder.ts'

/** The board in a site whose visitors have no other, read by renderer/data/published-board.ts. */
export const boardFile = 'board.json'

/** Names the board to the app, in the head of every page. */
export const boardLink = `<meta name="board" content="/${boardFile}">`

/** The public part of one device's board, with how its postings have ended and no word of theirs. */
export function formatPublicBoard(board: PublicBoard, closed: Readonly<Record<string, ClosedPosting>>): string {
  const ended = Object.entries(closed).map(
    ([
      id,
      {
        outcome: { ending, category }
      }
    ]) => ({
      ...{ id, category, title: '-', company: '', location: '', type: '', description: '' },
      ...(ending === 'expired' ? { status: 'approved', expiresOn: '2000-01-01' } : { status: 'deleted', ending })
    })
  )
  const { jobs, houses, members: houseMembers } = board
  return JSON.stringify({ jobs: [...jobs.map(pickPublic), ...ended], houses, houseMembers })
}
