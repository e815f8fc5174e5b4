import { expect, test } from 'vitest'
import { formatCategoryPlacePath, formatPlacePath, parseListPath } from '#renderer/config/job-list-paths.ts'
import { paths } from '#renderer/config/paths.ts'

test.each([
  [paths.category('Production'), '/categories/Production', { category: 'Production', location: '' }],
  [paths.category('Back Office'), '/categories/Back_Office', { category: 'Back Office', location: '' }],
  [formatPlacePath(' Surat GJ '), '/places/Surat_GJ', { category: '', location: 'Surat GJ' }],
  [formatPlacePath('सूरत'), '/places/%E0%A4%B8%E0%A5%82%E0%A4%B0%E0%A4%A4', { category: '', location: 'सूरत' }],
  [formatPlacePath('Surat/Navsari'), '/places/Surat%2FNavsari', { category: '', location: 'Surat/Navsari' }],
  [
    formatCategoryPlacePath('Back Office', 'Surat GJ'),
    '/categories/Back_Office/Surat_GJ',
    { category: 'Back Office', location: 'Surat GJ' }
  ]
])('URL path of a job list › is readable and parses back to the same filter: %s', (address, expected, search) => {
  expect(address).toBe(expected)
  expect(parseListPath(address)).toEqual(search)
  expect(parseListPath(`${address}/`)).toEqual(search)
})
