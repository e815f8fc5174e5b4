/** Names in boards of earlier builds. Each device renames its board once, when it opens its store. */
export const renamedCollections: ReadonlyMap<string, string> = new Map([
  ['houses', 'companies'],
  ['houseMembers', 'companyMembers'],
  ['houseNumbers', 'companyNumbers'],
  ['postingQuestions', 'jobQuestions'],
  ['candidatePapers', 'candidateDocuments'],
  ['numberPresses', 'phoneReveals']
])

const fields = new Map([
  ['house', 'company'],
  ['houseId', 'companyId'],
  ['cardId', 'publicProfileId'],
  ['papers', 'documents'],
  ['did', 'type']
])

export const renameCollection = (name: string): string => renamedCollections.get(name) ?? name

/** A stored value with the fields of today; the same object where nothing changes. */
export function renameFields<T>(value: T): T {
  return rename(value) as T
}

function rename(value: unknown): unknown {
  if (Array.isArray(value)) {
    const renamed = value.map(rename)
    return renamed.some((each, index) => each !== value[index]) ? renamed : value
  }
  if (typeof value !== 'object' || value === null) return value
  const before = Object.entries(value)
  const after = before.map(([name, each]): [string, unknown] => [
    fields.get(name) ?? name,
    // What waits in the outbox.
    name === 'kind' && each === 'posting' ? 'job' : rename(each)
  ])
  const isSame = after.every(([name, each], index) => name === before[index]?.[0] && each === before[index]?.[1])
  return isSame ? value : Object.fromEntries(after)
}
