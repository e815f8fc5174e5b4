// Draws pages without a browser, as one file for Node: the build draws its own with it, and `npm run publish:pages` those of a board.
export { describeScreen, listFirstQuestions, prerendered, renderScreen } from '#renderer/entry-server.tsx'
export { ForeignFolder, NoBoard, publish } from './publish.ts'
export { screens } from './published-pages.ts'
