import type { Clause } from './clauses.ts'

/** Finds the places, 'jobs update', whose decision asks a clause. */
export function reachOf(rules: string): (clause: Clause) => string[] {
  const places = new Map<string, string[]>()
  const bodies = new Map<string, string>()
  for (const [, name = '', body = ''] of rules.matchAll(/function (\w+)\([^)]*\) \{([\s\S]*?)\n {4}\}/g)) {
    bodies.set(name, body)
  }
  const visit = (text: string, place: string, seen: Set<string>) => {
    for (const [name] of text.matchAll(/\w+(?=\()/g)) {
      const body = bodies.get(name)
      if (body === undefined || seen.has(name)) continue
      seen.add(name)
      places.set(name, [...(places.get(name) ?? []), place])
      visit(body, place, seen)
    }
  }
  for (const [, path = '', block = ''] of rules.matchAll(/match \/(\S+)\/\{\w+\} \{([\s\S]*?)\n {4}\}/g)) {
    for (const [, method = '', condition = ''] of block.matchAll(/allow (\w+): if ([\s\S]*?);/g)) {
      const place = `${path} ${method}`
      places.set(place, [place])
      visit(condition, place, new Set())
    }
  }
  return ({ place }) => places.get(place) ?? []
}
