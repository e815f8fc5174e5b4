import { directImports } from './list-import-layers.mjs'

/** @typedef {import('./list-import-layers.mjs').Layers} Layers @typedef {{ x: number, y: number }} Point */

/**
 * The position of each layer, and what it is in a few words. The arrows are the code's own.
 * @type {Readonly<Record<string, { column: number, row: number, caption: string }>>}
 */
const positions = {
  'main.tsx': { column: 1, row: 0, caption: 'assembles the parts' },
  app: { column: 1, row: 1, caption: 'router, guards, layout' },
  routes: { column: 1, row: 2, caption: 'one screen each' },
  demo: { column: 2, row: 2, caption: 'the board of npm run demo' },
  features: { column: 1, row: 3, caption: 'never import each other' },
  jobs: { column: 1, row: 4, caption: 'shared by features on jobs' },
  components: { column: 1, row: 5, caption: 'no trade words' },
  styles: { column: 2, row: 5, caption: 'tokens, style sheet' },
  hooks: { column: 1, row: 6, caption: 'React on data' },
  data: { column: 1, row: 7, caption: 'the rules over the ports' },
  stores: { column: 2, row: 7, caption: 'what screens share' },
  messages: { column: 3, row: 7, caption: 'every text' },
  platform: { column: 1, row: 8, caption: 'web or desktop' },
  config: { column: 2, row: 8, caption: 'paths, toasts, settings' },
  storage: { column: 1, row: 9, caption: 'the ports and their stores' },
  shared: { column: 1, row: 10, caption: 'the words of the trade' },
  'service-worker': { column: 2, row: 0, caption: 'the web app, offline' },
  'electron/main': { column: 0, row: 9, caption: 'windows, files, guards' },
  'electron/preload': { column: 0, row: 10, caption: 'the bridge' }
}

const box = { width: 176, height: 46 }
const gap = { x: 22, y: 26 }
const margin = 24

/**
 * The layers as boxes, with an arrow for each import that does not follow from others.
 * @param {Layers} layers
 * @param {{ paper: string, surface: string, ink: string, 'ink-2': string, 'line-strong': string, primary: string }} colours
 * @returns {string} an SVG file
 */
export function drawLayerDiagram(layers, colours) {
  const findCorner = (/** @type {string} */ name) => {
    const position = positions[name]
    if (!position) throw new Error(`${name} is a new layer: say in build/checks/draw-layer-diagram.mjs where it stands`)
    return { x: margin + position.column * (box.width + gap.x), y: margin + position.row * (box.height + gap.y) }
  }
  const corners = new Map(layers.names.map((name) => [name, findCorner(name)]))
  const width = Math.max(...[...corners.values()].map(({ x }) => x)) + box.width + margin
  const height = Math.max(...[...corners.values()].map(({ y }) => y)) + box.height + margin
  const arrows = directImports(layers).map(([upper, lower]) => arrow(findCorner(upper), findCorner(lower)))
  const boxes = [...corners].map(([name, corner]) => drawnBox(name, corner, colours))
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif">`,
    '<title>The layers of the code: each box imports from those that its arrows lead to</title>',
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="${colours['line-strong']}"/></marker></defs>`,
    `<rect width="${width}" height="${height}" rx="6" fill="${colours.paper}"/>`,
    `<g fill="none" stroke="${colours['line-strong']}" stroke-width="1.4" marker-end="url(#tip)">`,
    ...arrows,
    '</g>',
    ...boxes,
    '</svg>'
  ].join('\n')}\n`
}

/** From a box to one beside or below it. @param {Point} from @param {Point} to the upper left corners of both */
function arrow(from, to) {
  const middle = { x: box.width / 2, y: box.height / 2 }
  if (from.y === to.y) {
    const isRight = to.x > from.x
    const [start, end] = isRight ? [from.x + box.width, to.x - 2] : [from.x, to.x + box.width + 2]
    return `<path d="M${start} ${from.y + middle.y}H${end}"/>`
  }
  const end = { x: to.x + middle.x, y: to.y - 2 }
  if (to.y - from.y > box.height + gap.y && to.x === from.x) {
    // Past the boxes between.
    const [side, out] = [from.x + box.width, from.x + box.width + gap.x / 2]
    return `<path d="M${side} ${from.y + middle.y}H${out}V${end.y - gap.y / 2}H${end.x}V${end.y}"/>`
  }
  const start = { x: from.x + middle.x, y: from.y + box.height }
  const half = (start.y + end.y) / 2
  return `<path d="M${start.x} ${start.y}C${start.x} ${half} ${end.x} ${half} ${end.x} ${end.y}"/>`
}

/** @param {string} name @param {Point} corner @param {Parameters<typeof drawLayerDiagram>[1]} colours */
function drawnBox(name, { x, y }, colours) {
  const middle = x + box.width / 2
  const caption = positions[name]?.caption ?? ''
  return [
    `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="4" fill="${colours.surface}" stroke="${colours.primary}" stroke-width="1.2"/>`,
    `<text x="${middle}" y="${y + 20}" text-anchor="middle" font-size="15" font-weight="600" fill="${colours.ink}">${name}</text>`,
    `<text x="${middle}" y="${y + 37}" text-anchor="middle" font-size="12" fill="${colours['ink-2']}">${caption}</text>`
  ].join('\n')
}
