import * as v from 'valibot'
import {
  type Channel,
  channels,
  findSteps,
  maxDocumentLength,
  maxFindLength,
  maxWaiting,
  waitingKinds
} from './bridge.ts'
import { findFileOwner, isFileOwner, isFileType, maxFileBytes } from './domain/file/uploaded-file-name.ts'
import { maxPinLength } from './kiosk-bridge.ts'

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(maxDocumentLength))
const noticeId = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
/** The page says who: main has no session. */
const viewer = v.nullable(v.strictObject({ uid: v.pipe(v.string(), v.maxLength(128)), isAdmin: v.boolean() }))
const collection = v.pipe(v.string(), v.maxLength(100))
const owner = v.pipe(v.string(), v.check(isFileOwner))
const fileName = v.pipe(
  v.string(),
  v.check((name) => findFileOwner(name) !== undefined)
)
const findText = v.pipe(v.string(), v.minLength(1), v.maxLength(maxFindLength))
const waiting = v.nullable(
  v.strictObject({ kind: v.picklist(waitingKinds), count: v.pipe(wholeNumber, v.maxValue(maxWaiting)) })
)
const fileType = v.pipe(v.string(), v.check(isFileType))
const fileBytes = v.pipe(v.instance(Uint8Array), v.maxLength(maxFileBytes))
const kioskRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('stay') }),
  v.strictObject({ kind: v.literal('end'), wasSignedIn: v.boolean() }),
  v.strictObject({
    kind: v.literal('leave'),
    pin: v.pipe(v.string(), v.maxLength(maxPinLength)),
    how: v.picklist(['close', 'restart'])
  })
])

export const channelArguments = {
  /** -1 begins; else the row after which to go on. */
  [channels.readDocuments]: v.strictTuple([collection, v.pipe(v.number(), v.safeInteger(), v.minValue(-1))]),
  /** Collection, row (null: new), stored revision (0: new), JSON text. */
  [channels.writeDocument]: v.strictTuple([collection, v.nullable(wholeNumber), wholeNumber, text]),
  [channels.removeDocument]: v.strictTuple([collection, wholeNumber, wholeNumber]),
  [channels.listNotices]: v.strictTuple([]),
  [channels.undoNotice]: v.strictTuple([noticeId, viewer]),
  [channels.readNoticeContent]: v.strictTuple([noticeId, viewer]),
  [channels.discardNotice]: v.strictTuple([noticeId, viewer]),
  [channels.dismissNotice]: v.strictTuple([noticeId, viewer]),
  [channels.listCollections]: v.strictTuple([]),
  [channels.dropCollection]: v.strictTuple([collection]),
  [channels.eraseDevice]: v.strictTuple([viewer]),
  [channels.readTheme]: v.strictTuple([]),
  [channels.chooseTheme]: v.strictTuple([v.picklist(['dark', 'light'])]),
  [channels.openLink]: v.strictTuple([v.pipe(v.string(), v.maxLength(100_000))]),
  [channels.keepFile]: v.strictTuple([owner, fileType, fileBytes]),
  [channels.readFile]: v.strictTuple([fileName]),
  [channels.removeFile]: v.strictTuple([fileName]),
  [channels.removeFilesOf]: v.strictTuple([owner]),
  [channels.findText]: v.strictTuple([findText, v.picklist(findSteps)]),
  [channels.stopFinding]: v.strictTuple([]),
  [channels.takeRoute]: v.strictTuple([]),
  [channels.showWaiting]: v.strictTuple([waiting]),
  [channels.readKiosk]: v.strictTuple([]),
  [channels.askKiosk]: v.strictTuple([kioskRequest])
} as const satisfies Record<Channel, v.GenericSchema<unknown, readonly unknown[]>>
