import { expect, test } from 'vitest'
import { findMissingPackage } from '../../../build/scripts/install-packages.mjs'

const wanted = {
  '': {},
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@rolldown/binding-linux': { version: '1.0.0', optional: true },
  'node_modules/@rolldown/binding-win32': { version: '1.0.0', optional: true }
}
const installed = {
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@rolldown/binding-linux': { version: '1.0.0', optional: true }
}
const everywhere = () => true

test('package check › ignores packages of other systems', () => {
  expect(findMissingPackage(wanted, installed, everywhere)).toBeNull()
})

test('package check › reports a fresh clone, wrong version or missing folder', () => {
  expect(findMissingPackage(wanted, {}, everywhere)).toBe('node_modules/react')
  const older = { ...installed, 'node_modules/react': { version: '19.0.0' } }
  expect(findMissingPackage(wanted, older, everywhere)).toBe('node_modules/react')
  expect(findMissingPackage(wanted, installed, (folder) => folder !== 'node_modules/react')).toBe('node_modules/react')
})
