import { beforeEach, expect, test } from 'vitest'
import { buildLoaderScript } from '../../../../build/publish/published-page-app-loader.ts'

type Listener = (event: object) => void

const script = buildLoaderScript({ entry: '/assets/base.js', modules: ['/assets/home.js'] })
// Only a browser has modules at these addresses.
const code = script.replace(/<\/?script>/g, '').replace('import(', 'fetchModule(')

let listeners: Map<string, Listener[]>
let loaded: string[]
let announced: string[]
let dataset: Record<string, string>
let idle: (() => void)[]
let waits: number[]
let reloads: number
let isBroken: boolean

interface Visit {
  address?: string
  session?: number | 'blocked'
  connection?: object
  readyState?: string
  pressed?: { contains(target: unknown): boolean }
}

/** A published page as it begins to run. */
function visit({ address = '/jobs', session = 0, connection, readyState = 'complete', pressed }: Visit = {}) {
  const { pathname, search } = new URL(address, 'https://jobs.example.com')
  const document = {
    documentElement: { dataset },
    head: { append: ({ href }: { href: string }) => announced.push(href) },
    createElement: () => ({}),
    readyState
  }
  const world = {
    document,
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    location: { pathname, search, reload: () => (reloads += 1) },
    navigator: { connection },
    sessionStorage: {
      get length() {
        if (session === 'blocked') throw new Error('blocked')
        return session
      }
    },
    self: { pressed },
    setTimeout(act: () => void, ms: number) {
      waits.push(ms)
      act()
    },
    requestIdleCallback: (act: () => void) => idle.push(act),
    async fetchModule(entry: string) {
      loaded.push(entry)
      if (isBroken) throw new Error('no network')
    }
  }
  new Function(...Object.keys(world), code)(...Object.values(world))
}

const happen = (type: string, event: object = {}) => {
  for (const listener of listeners.get(type) ?? []) listener(event)
}

beforeEach(() => {
  listeners = new Map()
  loaded = []
  announced = []
  dataset = {}
  idle = []
  waits = []
  reloads = 0
  isBroken = false
})

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
  'app loader of a published page › loads the app once at the first %s',
  (type) => {
    visit()
    expect([loaded, dataset]).toEqual([[], {}])
    happen(type)
    happen(type)
    expect([loaded, announced]).toEqual([['/assets/base.js'], ['/assets/home.js']])
  }
)

test.each<[who: string, Visit, data: object]>([
  ['a person who may be signed in', { session: 1 }, { session: '' }],
  ['a search', { address: '/jobs?q=setter' }, { asked: '' }]
])('app loader of a published page › loads the app at once for %s', (_who, how, data) => {
  visit(how)
  expect([loaded, dataset]).toEqual([['/assets/base.js'], data])
})

test.each<[who: string, Visit]>([
  ['a visitor', {}],
  ['a visitor whose storage is blocked', { session: 'blocked' }],
  ['a visitor who opens a job from a messenger', { address: '/jobs/job_1?utm_source=chat' }]
])('app loader of a published page › does not load the app at once for %s', (_who, how) => {
  visit(how)
  expect([loaded, dataset]).toEqual([[], {}])
})

test.each<[line: string, connection: object | undefined, isLoaded: boolean]>([
  ['a fast connection', { effectiveType: '4g', saveData: false }, true],
  ['a fast connection in data-saver mode', { effectiveType: '4g', saveData: true }, false],
  ['a slow connection', { effectiveType: '3g', saveData: false }, false],
  ['an unknown connection', undefined, false]
])('app loader of a published page › loads the app when idle on %s: %s', (_line, connection, isLoaded) => {
  visit({ ...(connection && { connection }) })
  happen('load')
  for (const act of idle) act()
  expect(loaded).toHaveLength(isLoaded ? 1 : 0)
  // Long after all that the page needs.
  expect(waits).toEqual(isLoaded ? [3000] : [])
})

test('app loader of a published page › loads the app on a click and reloads the page if loading fails', async () => {
  const button = {}
  isBroken = true
  visit({ pressed: { contains: (target) => target === button } })
  happen('click', { target: {} })
  expect(loaded).toEqual([])
  happen('click', { target: button })
  expect([loaded.length, reloads]).toEqual([1, 0])
  await Promise.resolve()
  await Promise.resolve()
  happen('click', { target: {} })
  expect(reloads).toBe(0)
  happen('click', { target: button })
  expect(reloads).toBe(1)
})
