import { expect, test } from 'vitest'
import { describeError } from '#electron/main/error-reports.ts'

const typed = 'meena@example.com wants 40000'

function failWith(act: () => void): Record<string, string | number> {
  try {
    act()
  } catch (error) {
    return describeError(error)
  }
  throw new Error('It did not fail')
}

test('error report › contains the error’s type and stack, no typed text', () => {
  const facts = failWith(() => JSON.parse(`{"note": ${typed}}`))
  expect(facts.Error).toBe('SyntaxError')
  expect(facts.Calls).toMatch(/at .*\(?error-reports\.test\.ts:\d+:\d+\)?/)
  expect(JSON.stringify(facts)).not.toContain('meena')
})

test('error report › contains no folder above the app', () => {
  const error = Object.assign(new RangeError('x'), {
    code: 'ENOSPC',
    stack: [
      `RangeError: ${typed}`,
      `    and a second line of it: ${typed}`,
      '    at open (file:///home/meena/Loupe/out/main/index.js:1:2)',
      '    at C:\\Users\\Meena Patel\\AppData\\Local\\Loupe\\resources\\app.asar\\out\\main\\index.js:3:4',
      '    at async /Users/meena/Loupe.app/Contents/Resources/app.asar/out/main/index.js:5:6',
      '    at node:fs:7:8'
    ].join('\n')
  })
  expect(describeError(error)).toEqual({
    Error: 'RangeError',
    Code: 'ENOSPC',
    Calls: ['', 'at open (main/index.js:1:2)', 'at main/index.js:3:4', 'at main/index.js:5:6', 'at node:fs:7:8'].join(
      '\n  '
    )
  })
})

test.each([['a text'], [null], [undefined], [{ message: typed }]])(
  'error report › contains only the type of a thrown %j',
  (thrown) => {
    expect(describeError(thrown)).toEqual({ Error: typeof thrown })
  }
)

test('error report › omits an unknown error name or code', () => {
  const error = Object.assign(new Error('x'), { name: typed, code: typed, stack: '' })
  expect(describeError(error)).toEqual({ Error: 'unnamed', Code: 'unnamed' })
})
