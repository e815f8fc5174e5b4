import { expect, test } from 'vitest'
import { directImports, floorsOf } from '../../../build/checks/floors.mjs'
import { drawFloors } from '../../../build/checks/floors-picture.mjs'

const module = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path }))
})

const floors = floorsOf([
  module('renderer/main.tsx', 'renderer/app/app.tsx', 'renderer/routes/jobs.tsx'),
  module('renderer/app/app.tsx', 'renderer/app/guard.tsx', 'renderer/routes/jobs.tsx', 'shared/domain/job/job.ts'),
  module('renderer/routes/jobs.tsx', 'shared/domain/job/job.ts', 'node_modules/react/index.js'),
  module('electron/main/index.ts', 'shared/domain/job/job.ts'),
  module('shared/domain/job/job.ts')
])

const colours = {
  paper: '#fff',
  surface: '#eee',
  ink: '#000',
  'ink-2': '#333',
  'line-strong': '#777',
  primary: '#060'
}

test('floors are the folders of our own code, and what they import of each other', () => {
  expect(floors.names).toEqual(['app', 'electron/main', 'main.tsx', 'routes', 'shared'])
  expect(floors.imports).toEqual([
    ['app', 'routes'],
    ['app', 'shared'],
    ['electron/main', 'shared'],
    ['main.tsx', 'app'],
    ['main.tsx', 'routes'],
    ['routes', 'shared']
  ])
})

test('an import that follows from others is not drawn', () => {
  expect(directImports(floors)).toEqual([
    ['app', 'routes'],
    ['electron/main', 'shared'],
    ['main.tsx', 'app'],
    ['routes', 'shared']
  ])
})

test('the picture has a box for each floor and an arrow for each direct import', () => {
  const picture = drawFloors(floors, colours)
  for (const name of floors.names) expect(picture).toContain(`>${name}</text>`)
  expect(picture.match(/<path d="M\d/g)).toHaveLength(directImports(floors).length + 1)
})

test('a floor without a place in the picture is named', () => {
  const found = floorsOf([
    module('renderer/attic/box.ts', 'shared/domain/job/job.ts'),
    module('shared/domain/job/job.ts')
  ])
  expect(() => drawFloors(found, colours)).toThrow('attic is a new floor')
})
