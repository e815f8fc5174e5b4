import './node-version.mjs'
import { checkBoundaries } from '../checks/boundaries.mjs'
import { root } from './command.mjs'
import { Complaint, run, say } from './terminal.mjs'

await run(async () => {
  const { modules, complaints } = await checkBoundaries(root)
  if (complaints.length > 0) throw new Complaint(complaints.join('\n'))
  if (modules < 40)
    throw new Complaint(`Only ${modules} modules were read: the check sees too little to mean anything.`)
  say(`${modules} modules, no broken rule.`)
})
