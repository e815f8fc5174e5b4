import type { DesktopBridge } from '#shared/bridge.ts'

/** All that the preload script exposes, and nothing else. */
export const bridgeMembers = [
  'readDocuments',
  'writeDocument',
  'removeDocument',
  'listNotices',
  'undoNotice',
  'readNoticeContent',
  'discardNotice',
  'dismissNotice',
  'listCollections',
  'dropCollection',
  'eraseDevice',
  'onNoticesChanged',
  'readTheme',
  'chooseTheme',
  'openLink',
  'keepFile',
  'readFile',
  'removeFile',
  'removeFilesOf',
  'findText',
  'stopFinding',
  'onFindAsked',
  'takeRoute',
  'onRouteRequested',
  'showWaiting',
  'readKiosk',
  'askKiosk',
  'onKioskEvent'
] as const satisfies readonly (keyof DesktopBridge)[]
