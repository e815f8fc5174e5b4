import type { Clause } from './clauses.ts'

/** Finds the paths with their methods, 'jobs update', whose decision asks a clause. */
export function computeReach(rules: string): (clause: Clause) => string[] {
  const pathsByClause = new Map<string, string[]>()
  const bodies = new Map<string, string>()
  for (const [, name = '', body = ''] of rules.matchAll(/function (\w+)\([^)]*\) \{([\s\S]*?)\n {4}\}/g)) {
    bodies.set(name, body)
  }
  const visit = (text: string, clausePath: string, visited: Set<string>) => {
    for (const [name] of text.matchAll(/\w+(?=\()/g)) {
      const body = bodies.get(name)
      if (body === undefined || visited.has(name)) continue
      visited.add(name)
      pathsByClause.set(name, [...(pathsByClause.get(name) ?? []), clausePath])
      visit(body, clausePath, visited)
    }
  }
  for (const [, path = '', block = ''] of rules.matchAll(/match \/(\S+)\/\{\w+\} \{([\s\S]*?)\n {4}\}/g)) {
    for (const [, method = '', condition = ''] of block.matchAll(/allow (\w+): if ([\s\S]*?);/g)) {
      const clausePath = `${path} ${method}`
      pathsByClause.set(clausePath, [clausePath])
      visit(condition, clausePath, new Set())
    }
  }
  return ({ path: clausePath }) => pathsByClause.get(clausePath) ?? []
}
