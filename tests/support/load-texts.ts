import { load } from '#renderer/messages/messages.ts'

// A test may render a part without the screen that loads its texts; catalogues.test.ts holds that every screen does.
const areas = import.meta.glob<Record<string, string>>('/renderer/messages/*.json', { eager: true, import: 'default' })
for (const texts of Object.values(areas)) load(texts)
