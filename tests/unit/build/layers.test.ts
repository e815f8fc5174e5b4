import { expect, test } from 'vitest'
import { directImports, layersOf } from '../../../build/checks/layers.mjs'
import { drawLayers } from '../../../build/checks/layers-picture.mjs'

const module = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path }))
})

const layers = layersOf([
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

test('layers are the folders of our own code, and what they import of each other', () => {
  expect(layers.names).toEqual(['app', 'electron/main', 'main.tsx', 'routes', 'shared'])
  expect(layers.imports).toEqual([
    ['app', 'routes'],
    ['app', 'shared'],
    ['electron/main', 'shared'],
    ['main.tsx', 'app'],
    ['main.tsx', 'routes'],
    ['routes', 'shared']
  ])
})

test('an import that follows from others is not drawn', () => {
  expect(directImports(layers)).toEqual([
    ['app', 'routes'],
    ['electron/main', 'shared'],
    ['main.tsx', 'app'],
    ['routes', 'shared']
  ])
})

test('the picture has a box for each layer and an arrow for each direct import', () => {
  const picture = drawLayers(layers, colours)
  for (const name of layers.names) expect(picture).toContain(`>${name}</text>`)
  expect(picture.match(/<path d="M\d/g)).toHaveLength(directImports(layers).length + 1)
})

test('a layer without a place in the picture is named', () => {
  const found = layersOf([
    module('renderer/attic/box.ts', 'shared/domain/job/job.ts'),
    module('shared/domain/job/job.ts')
  ])
  expect(() => drawLayers(found, colours)).toThrow('attic is a new layer')
})
