import { describe, expect, it, onTestFinished } from 'vitest'
import { checkTexts } from '../../../build/checks/find-untranslatable-texts.mjs'
import { plantProject } from './planted-project.ts'

const head = `declare const text: string, list: string[], on: boolean, slot: import('react').ReactNode, link: React.ReactElement\n`

const lost = [
  '<p>{text} <b>2</b></p>',
  '<p><b>2</b>{on && text}</p>',
  '<p>Jobs {on && <b>2</b>}</p>',
  "<p>{on && <b>2</b>}{' '}</p>",
  '<p>Jobs <>{link}</></p>',
  '<>{text}</>',
  '<p>{list}</p>'
]
const kept = [
  '<p>{text}</p>',
  '<p>{text + " jobs"}</p>',
  '<p>Read <b>this</b>.</p>',
  '<p><span>{text}</span> <b>2</b></p>',
  '<p>{on && link}{slot}</p>'
]

describe('check of translatable texts', () => {
  it('finds each text node that a translated page would lose', () => {
    const lines = [...lost, ...kept].map((code, index) => `export const v${index} = () => ${code}`)
    const renderers = ['export function Count() { return text }', 'export const column = { render: () => text }']
    const { root, remove } = plantProject({ 'renderer/a.tsx': head + [...lines, ...renderers].join('\n') })
    onTestFinished(remove)
    const found = checkTexts(root).map((complaint) => Number(complaint.split(':')[1]) - 2)
    const all = lines.length
    expect([...new Set(found)]).toEqual([...lost.keys(), all, all + 1])
  })
})
