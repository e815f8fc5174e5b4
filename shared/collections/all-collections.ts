import type { Document } from '../documents/document.ts'
import type { Collection, PersonalCollection } from './collection.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./all-collections.ts', '!./collection.ts'], {
  eager: true
})
const declared = Object.values(modules).flatMap((module) => Object.values(module))
const hasField = (value: unknown, field: string) => typeof value === 'object' && value !== null && field in value

export const collections = declared.filter((value) => hasField(value, 'schema')) as readonly Collection<Document>[]

export const personalCollections = declared.filter((value) =>
  hasField(value, 'of')
) as readonly PersonalCollection<Document>[]

/** The lists of a device, beside the personal ones. No other name becomes a file. */
export const deviceCollections: readonly string[] = collections.flatMap(({ name, isOnBoardAlone }) =>
  isOnBoardAlone ? [] : name
)

/** By a name '{kind}_{uid}'; undefined: it is none. */
function findPersonalCollection(name: string): { declared: PersonalCollection<Document>; uid: string } | undefined {
  const [, kind, uid = ''] = /^([A-Za-z]+)_([\w-]{1,64})$/.exec(name) ?? []
  const found = personalCollections.find((each) => each.kind === kind)
  return found && { declared: found, uid }
}

export function findCollection(name: string): Collection<Document> | undefined {
  const personal = findPersonalCollection(name)
  return personal?.declared.of(personal.uid) ?? collections.find((each) => each.name === name)
}

export function isPersonalCollection(name: string): boolean {
  return findPersonalCollection(name) !== undefined
}

export function isListOfIds(name: string): boolean {
  const found = findPersonalCollection(name)
  return found?.declared.of(found.uid).idsOnly === true
}
