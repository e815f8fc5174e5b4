import { describe, expect, test } from 'vitest'
import { addSkill, suggestSkills, tradeSkills } from '#shared/domain/candidate/trade-skills.ts'

test('each skill stands once, and could be typed between commas', () => {
  expect(new Set(tradeSkills.map((skill) => skill.toLowerCase())).size).toBe(tradeSkills.length)
  expect(tradeSkills.filter((skill) => skill.includes(',') || skill.trim() !== skill)).toEqual([])
})

describe('what is suggested', () => {
  test('continues the word at the end, without what is given already', () => {
    expect(suggestSkills('kundan, po')).toEqual(['polki', 'polishing'])
    expect(suggestSkills('Polki, po')).toEqual(['polishing'])
    expect(suggestSkills('pav')).toEqual(['pavé'])
    expect(suggestSkills('PAVÉ, doc')).toEqual(['export documentation'])
  })

  test('without a word to continue it is what the text names, then what the category usually asks for', () => {
    const hints = { category: 'Back Office', text: 'Books in tally; some CAD, no settings.' }
    expect(suggestSkills('', hints).slice(0, 4)).toEqual(['CAD', 'Tally', 'GST', 'export documentation'])
    expect(suggestSkills('Tally, cad,', hints)).not.toContain('Tally')
    expect(suggestSkills('zzz', hints)).toHaveLength(6)
    expect(suggestSkills('')).toEqual([])
  })
})

test('a suggestion completes the word at the end, or comes after it', () => {
  expect(addSkill('', 'polki')).toBe('polki')
  expect(addSkill('kundan, po', 'polki')).toBe('kundan, polki')
  expect(addSkill('po', 'polki')).toBe('polki')
  expect(addSkill('kundan', 'polki')).toBe('kundan, polki')
  expect(addSkill('kundan; po', 'polki')).toBe('kundan, polki')
  expect(addSkill('kundan, ', 'polki')).toBe('kundan, polki')
  expect(addSkill('setting', 'prong setting')).toBe('setting, prong setting')
  expect(addSkill('my own word', 'polki')).toBe('my own word, polki')
})
