import { describe, expect, test } from 'vitest'
import { suggestedSkills, tradeSkills, withSkill } from '#shared/domain/trade-skills.ts'

test('each skill stands once, and could be typed between commas', () => {
  expect(new Set(tradeSkills.map((skill) => skill.toLowerCase())).size).toBe(tradeSkills.length)
  expect(tradeSkills.filter((skill) => skill.includes(',') || skill.trim() !== skill)).toEqual([])
})

describe('what is suggested', () => {
  test('continues the word at the end, without what is given already', () => {
    expect(suggestedSkills('kundan, po')).toEqual(['polki', 'polishing'])
    expect(suggestedSkills('Polki, po')).toEqual(['polishing'])
    expect(suggestedSkills('pav')).toEqual(['pavé'])
    expect(suggestedSkills('PAVÉ, doc')).toEqual(['export documentation'])
  })

  test('without a word to continue it is what the text names, then what the category usually asks for', () => {
    const hints = { category: 'Back Office', text: 'Books in tally; some CAD, no settings.' }
    expect(suggestedSkills('', hints).slice(0, 4)).toEqual(['CAD', 'Tally', 'GST', 'export documentation'])
    expect(suggestedSkills('Tally, cad,', hints)).not.toContain('Tally')
    expect(suggestedSkills('zzz', hints)).toHaveLength(6)
    expect(suggestedSkills('')).toEqual([])
  })
})

test('a suggestion completes the word at the end, or comes after it', () => {
  expect(withSkill('', 'polki')).toBe('polki')
  expect(withSkill('kundan, po', 'polki')).toBe('kundan, polki')
  expect(withSkill('po', 'polki')).toBe('polki')
  expect(withSkill('kundan', 'polki')).toBe('kundan, polki')
  expect(withSkill('kundan, ', 'polki')).toBe('kundan, polki')
  expect(withSkill('setting', 'prong setting')).toBe('setting, prong setting')
  expect(withSkill('my own word', 'polki')).toBe('my own word, polki')
})
