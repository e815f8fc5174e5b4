import { expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/rules-text.mjs'
import { dropClause, listClauses, makeSwitchable } from './clauses.ts'

const rules = `service cloud.firestore {
  // a && b
  function isOne(x) {
    let y = x.get('a && b', '') == '' || x.z;
    return x && (y || !isTwo(x && 1 == 1)) ? x.a && x.b : false;
  }
  function isTwo(x) {
    return x == 2;
  }
  function words() {
    return ['a', 'b'];
  }
  match /jobs/{name} {
    allow get: if true;
    allow update: if isOne(1)
      || isTwo(2) && isOne(3);
  }
}
`

test('every operand is found, with what joins it, and strings and comments are left alone', () => {
  expect(listClauses(rules).map(({ path, text, joined }) => [path, joined, text])).toEqual([
    ['isOne', '||', "x.get('a && b', '') == ''"],
    ['isOne', '||', 'x.z'],
    ['isOne', 'alone', 'x && (y || !isTwo(x && 1 == 1)) ? x.a && x.b : false'],
    ['isOne', '&&', 'x'],
    ['isOne', '&&', '(y || !isTwo(x && 1 == 1))'],
    ['isOne', '||', 'y'],
    ['isOne', '||', '!isTwo(x && 1 == 1)'],
    ['isOne', '&&', 'x'],
    ['isOne', '&&', '1 == 1'],
    ['isOne', '&&', 'x.a'],
    ['isOne', '&&', 'x.b'],
    ['isTwo', 'alone', 'x == 2'],
    ['jobs update', '||', 'isOne(1)'],
    ['jobs update', '||', 'isTwo(2) && isOne(3)'],
    ['jobs update', '&&', 'isTwo(2)'],
    ['jobs update', '&&', 'isOne(3)']
  ])
})

test('leaving a clause out leaves the decision to what it was joined to', () => {
  const clauses = listClauses(rules)
  const [first, second] = clauses.slice(-2)
  if (!first || !second) throw new Error('no clauses')
  expect(dropClause(rules, first)).toContain('|| true && isOne(3);')
  expect(dropClause(rules, second)).toContain('|| isTwo(2) && true;')
  expect(clauses[12] && dropClause(rules, clauses[12])).toContain('if false\n')
})

test('all clauses can be switched off in one text', () => {
  const text = 'match /a/{b} { allow get: if x && y || z; }'
  expect(makeSwitchable(text, new Map(listClauses(text).entries()))).toBe(
    'match /a/{b} { allow get: if (request.auth.token.mutant != 0 && ((request.auth.token.mutant == 1 || (x)) && (request.auth.token.mutant == 2 || (y)))) || (request.auth.token.mutant != 3 && (z)); }'
  )
})

test('the rules of the board are read to their end', () => {
  const clauses = listClauses(buildRules('loupe.example'))
  expect(clauses.length).toBeGreaterThan(200)
  expect(new Set(clauses.map(({ path }) => path))).toContain('people/{uid}/jobDrafts delete')
})
