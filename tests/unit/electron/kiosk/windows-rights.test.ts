import { describe, expect, test } from 'vitest'
import { isKeptFromUsers } from '#electron/main/kiosk/windows-rights.ts'

const installer = 'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464'
const somebody = 'S-1-5-21-1004336348-1177238915-682003330-1001'

/** A folder that an administrator has made in ProgramData, with what it takes over from there. */
const inProgramData =
  'O:BAG:BAD:AI(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)(A;OICIIOID;GA;;;CO)(A;OICIID;0x1200a9;;;BU)(A;CIID;DCLCRPCR;;;BU)'

describe('the office’s', () => {
  test.each([
    [
      'a file of an administrator in such a folder',
      true,
      'O:BAG:BAD:AI(A;ID;FA;;;SY)(A;ID;FA;;;BA)(A;ID;0x1200a9;;;BU)'
    ],
    ['the same in letters', true, 'O:BAD:(A;;FA;;;BA)(A;;FRFX;;;BU)'],
    ['a folder in ProgramData: others may add to it, and change nothing of it', false, inProgramData],
    [
      'Program Files',
      false,
      `O:${installer}G:${installer}D:PAI(A;;FA;;;${installer})(A;;0x1301bf;;;SY)(A;;0x1301bf;;;BA)(A;;0x1200a9;;;BU)S:AI(AU;SAFA;DC;;;WD)`
    ],
    [
      'the disk, which hands rights down that it does not give itself',
      false,
      `O:${installer}D:PAI(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICI;0x1200a9;;;BU)(A;OICIIO;SDGXGWGR;;;AU)(A;;LC;;;AU)`
    ]
  ])('%s', (_name, isFile, sddl) => {
    expect(isKeptFromUsers(sddl, isFile)).toBe(true)
  })
})

describe('not the office’s', () => {
  test.each([
    ['a folder that a user has made first', false, inProgramData.replace('O:BA', `O:${somebody}`)],
    ['a file that a user owns, who denies themself to write', true, `O:${somebody}D:(D;;FW;;;${somebody})(A;;FR;;;WD)`],
    ['a file that users may write to', true, 'O:BAD:(A;;FA;;;BA)(A;;0x1301bf;;;BU)'],
    ['a file that users may delete', true, 'O:BAD:(A;;FA;;;BA)(A;;FRSD;;;AU)'],
    ['a file whose rights users may change', true, 'O:SYD:(A;;FA;;;SY)(A;;RCWD;;;BU)'],
    ['a file that one user may write to', true, `O:BAD:(A;;FA;;;BA)(A;;GW;;;${somebody})`],
    ['a file that users may add to', true, 'O:BAD:(A;;FA;;;BA)(A;;LC;;;BU)'],
    ['a file that users may make their own', true, 'O:BAD:(A;;FA;;;BA)(A;;WO;;;BU)'],
    ['a file that users have whole', true, 'O:BAD:(A;;FA;;;BA)(A;;GA;;;BU)'],
    ['a folder that users may make their own', false, 'O:BAD:(A;OICI;FA;;;BA)(A;;WO;;;BU)'],
    ['a folder whose rights users may change', false, 'O:BAD:(A;OICI;FA;;;BA)(A;;WD;;;BU)'],
    ['a folder that users may move away', false, 'O:BAD:(A;OICI;FA;;;BA)(A;;SD;;;BU)'],
    ['a folder that users have whole', false, 'O:BAD:(A;OICI;FA;;;BA)(A;OICI;GA;;;BU)'],
    ['a folder whose files users may delete', false, 'O:BAD:(A;OICI;FA;;;BA)(A;OICI;DT;;;BU)'],
    ['a folder that everybody has', false, 'O:BAD:(A;OICI;FA;;;WD)'],
    ['a file under a rule of its own kind', true, 'O:BAD:(A;;FA;;;BA)(XA;;FA;;;WD;(Member_of {SID(BU)}))'],
    ['a right that nobody knows', true, 'O:BAD:(A;;ZZ;;;BU)'],
    ['no rights at all', true, 'O:BAD:'],
    ['no list', true, 'O:BAG:BA'],
    ['a disk without rights', true, 'O:WDG:WDD:NO_ACCESS_CONTROL'],
    ['no answer', true, '']
  ])('%s', (_name, isFile, sddl) => {
    expect(isKeptFromUsers(sddl, isFile)).toBe(false)
  })
})
