import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { developmentOrigin, isAppUrl } from '#electron/main/app-origin.ts'
import { fitBounds, windowStateSchema } from '#electron/main/window-bounds.ts'

const screen = { x: 0, y: 0, width: 1920, height: 1040 }
const second = { x: 1920, y: 100, width: 1280, height: 900 }
const savedBounds = (x: number, y: number, width: number, height: number) => ({
  bounds: { x, y, width, height },
  maximized: false
})

describe('window bounds', () => {
  test.each([
    ['a window on the screen', savedBounds(200, 100, 1000, 700), { x: 200, y: 100, width: 1000, height: 700 }],
    ['a window on the second screen', savedBounds(2000, 150, 900, 700), { x: 2000, y: 150, width: 900, height: 700 }],
    ['a window that is half outside', savedBounds(-500, 20, 1000, 700), { x: -500, y: 20, width: 1000, height: 700 }],
    [
      'a window larger than the screen, and makes it smaller',
      savedBounds(0, 0, 5000, 5000),
      { x: 0, y: 0, width: 1920, height: 1040 }
    ],
    ['a tiny window, and makes it larger', savedBounds(10, 10, 5, 5 + 80), { x: 10, y: 10, width: 360, height: 480 }]
  ])('keeps the position of %s', (_name, saved, expected) => {
    expect(fitBounds([screen, second], saved)).toEqual(expected)
  })
  test.each([
    ['a screen that was unplugged', savedBounds(4000, 200, 900, 700), { x: 2300, y: 200, width: 900, height: 700 }],
    ['above each screen, its title bar out of reach', savedBounds(100, -400, 900, 700), { x: 100, y: 0 }],
    ['below the screen', savedBounds(100, 1035, 900, 700), { x: 100, y: 340 }],
    ['a sliver at the edge of the screen', savedBounds(1919, 2000, 900, 700), { x: 1920, y: 300 }],
    [
      'outside, when it is larger than the screen',
      savedBounds(9000, 0, 3000, 3000),
      { x: 1920, y: 100, width: 1280, height: 900 }
    ]
  ])('moves a window back into view from %s', (_name, saved, expected) => {
    expect(fitBounds([screen, second], saved)).toMatchObject(expected)
  })
  test.each([[null], [{}], [{ bounds: { x: 'a', y: 0, width: 1, height: 1 }, maximized: true }], [{ bounds: 7 }]])(
    'refuse the stored bounds %j',
    (stored) => expect(v.safeParse(windowStateSchema, stored).success).toBe(false)
  )
})

describe('check whether a URL is the app’s own', () => {
  test.each(['app://loupe/', 'app://loupe', 'app://loupe/jobs?q=x#y', 'app://loupe/../etc'])('accepts %s', (address) =>
    expect(isAppUrl(address, undefined)).toBe(true)
  )
  test.each([
    'app://evil/',
    'app://loupe.evil/',
    'app://loupe:80/',
    'app://user@loupe/',
    'app:loupe',
    'https://loupe/',
    'http://localhost:5173/',
    'blob:app://loupe/1',
    'javascript:app://loupe/',
    ''
  ])('refuses %s', (address) => expect(isAppUrl(address, undefined)).toBe(false))
  test('accepts the server of a development build', () => {
    expect(isAppUrl('http://localhost:5173/jobs', 'http://localhost:5173')).toBe(true)
    expect(isAppUrl('http://localhost:5174/jobs', 'http://localhost:5173')).toBe(false)
  })
})

describe('URL of the development server', () => {
  test('is a local URL, and undefined in a packaged app', () => {
    expect(developmentOrigin(false, 'http://localhost:5173')).toBe('http://localhost:5173')
    expect(developmentOrigin(false, 'http://[::1]:5173/x')).toBe('http://[::1]:5173')
    expect(developmentOrigin(true, 'http://localhost:5173')).toBeUndefined()
    expect(developmentOrigin(false, undefined)).toBeUndefined()
    for (const other of [
      'https://evil.example',
      'http://localhost.evil.example',
      'http://192.168.1.4:5173',
      'file:///x',
      'x'
    ]) {
      expect(developmentOrigin(false, other)).toBeUndefined()
    }
  })
})
