/** Administrators, the system and its installer. */
const trusted: ReadonlySet<string> = new Set([
  'BA',
  'SY',
  'S-1-5-32-544',
  'S-1-5-18',
  'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464'
])

/** The rights by which a file, or a file in a folder, can be replaced. */
const rights = {
  writeData: 0x2,
  appendData: 0x4,
  deleteChild: 0x40,
  delete: 0x1_00_00,
  writeDac: 0x4_00_00,
  writeOwner: 0x8_00_00,
  genericAll: 0x10_00_00_00,
  genericWrite: 0x40_00_00_00
}

/** A right to create further files changes none that is there. */
const { deleteChild, genericAll, writeDac, writeOwner } = rights
const changesFolder = deleteChild | rights.delete | writeDac | writeOwner | genericAll
const changesFile =
  rights.writeData | rights.appendData | rights.delete | writeDac | writeOwner | genericAll | rights.genericWrite

const letters: Readonly<Record<string, number>> = {
  GA: genericAll,
  GW: rights.genericWrite,
  GR: 0,
  GX: 0,
  FA: 0x1f_01_ff,
  FW: 0x12_01_16,
  FR: 0x12_00_89,
  FX: 0x12_00_a0,
  SD: rights.delete,
  WD: writeDac,
  WO: writeOwner,
  RC: 0x2_00_00,
  CC: 0x1,
  DC: 0x2,
  LC: 0x4,
  SW: 0x8,
  RP: 0x10,
  WP: 0x20,
  DT: 0x40,
  LO: 0x80,
  CR: 0x1_00
}

/** Unknown entries count as rights. `sddl`: owner and rights, 'O:BAG:SYD:(A;OICI;FA;;;BA)(A;OICI;0x1200a9;;;BU)'. */
export function isKeptFromUsers(sddl: string, isFile: boolean): boolean {
  const [, owner = '', list] = /^O:([\w-]+?)(?:G:[\w-]+?)?D:(.*?)(?:S:.*)?$/.exec(sddl.trim()) ?? []
  if (list === undefined || !trusted.has(owner)) return false
  const entries = [...list.matchAll(/\(([^)]*)\)/g)].map(([, entry = '']) => entry.split(';'))
  // Without a list everybody may do everything.
  if (entries.length === 0) return false
  const changing = isFile ? changesFile : changesFolder
  return entries.every(([type = '', flags = '', mask = '', , , who = '']) => {
    if (type === 'D' || type === 'OD') return true
    // An inherit-only entry says nothing about the folder itself.
    if (trusted.has(who) || /^(?:..)*IO/.test(flags)) return true
    return (parseMask(mask) & changing) === 0
  })
}

function parseMask(mask: string): number {
  if (/^0x[\da-f]{1,8}$/i.test(mask)) return Number.parseInt(mask, 16)
  const pairs = mask.match(/../g) ?? []
  return pairs.reduce((bits, pair) => bits | (letters[pair] ?? ~0), pairs.length === 0 ? ~0 : 0)
}
