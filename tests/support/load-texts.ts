// A test may render a part without the screen that loads its texts; catalogues.test.ts holds that every screen does.
import '#renderer/messages/members.ts'
import '#renderer/messages/employers.ts'
import '#renderer/messages/desk.ts'
import common from '#renderer/messages/common.json'
import { load } from '#renderer/messages/messages.ts'

load(common)
