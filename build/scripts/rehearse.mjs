import { relative } from 'node:path'
import { rehearsePackages } from '../package/rehearse.mjs'
import { root } from './command.mjs'

// Its last line says where what was packed lies taken apart, seen from the project's folder.
const { extracted } = await rehearsePackages()
process.stdout.write(`${relative(root, extracted)}\n`)
