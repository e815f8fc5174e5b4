import { type ParseError, parse } from 'jsonc-parser'
import * as v from 'valibot'
import { isRecord } from '#shared/documents/document.ts'
import type { PolicyField, PolicyProblem } from '#shared/kiosk-bridge.ts'

/** The office's settings of this computer, in a file that no page and no ordinary account can write. */
interface Policy {
  readonly kiosk: boolean
  /** A visit ends after so many minutes without input. */
  readonly idleMinutes: number
  /** 'PBKDF2-SHA-256:{rounds}:{salt}:{verifier}'; null: the kiosk cannot be left from within. */
  readonly pinHash: string | null
  /** Hosts whose https addresses open in the system's browser; '*.' before one includes its subdomains. */
  readonly allowedLinks: readonly string[]
  /** null: as the computer has it. */
  readonly startWithSystem: boolean | null
}

export interface ParsedPolicy {
  readonly policy: Policy
  readonly problems: readonly PolicyProblem[]
}

const host = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/)
)

/** As for the accounts' passwords: with fewer rounds a short PIN would be weaker. */
const minRounds = 600_000
const maxRounds = 100_000_000
const pinHash = v.pipe(
  v.string(),
  v.regex(/^PBKDF2-SHA-256:\d{1,9}:[\w-]{22}:[\w-]{43}$/),
  v.check((text) => {
    const rounds = Number(text.split(':')[1])
    return rounds >= minRounds && rounds <= maxRounds
  })
)

const schemas = {
  kiosk: v.boolean(),
  idleMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)),
  pinHash,
  allowedLinks: v.pipe(v.array(host), v.maxLength(200)),
  startWithSystem: v.boolean()
} satisfies Record<PolicyField, v.GenericSchema>

export const usualPolicy: Policy = {
  kiosk: true,
  idleMinutes: 5,
  pinHash: null,
  allowedLinks: [],
  startWithSystem: null
}

/** The values of invalid fields. */
export const safestPolicy: Policy = { ...usualPolicy, idleMinutes: 1 }

const isField = (name: string): name is PolicyField => Object.hasOwn(schemas, name)

/** Each invalid field gets its safest value; without valid JSON, all do. */
export function parsePolicy(text: string): ParsedPolicy {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    // V8 names the position in only some of its messages.
    const errors: ParseError[] = []
    parse(text, errors, { disallowComments: true })
    return { policy: safestPolicy, problems: [{ kind: 'text', line: lineAt(text, errors[0]?.offset ?? 0) }] }
  }
  if (!isRecord(given)) return { policy: safestPolicy, problems: [{ kind: 'text', line: 1 }] }
  const problems: PolicyProblem[] = []
  const policy: Record<string, unknown> = { ...usualPolicy }
  for (const [field, value] of Object.entries(given)) {
    const line = lineOf(text, field)
    if (!isField(field)) problems.push({ kind: 'unknown', line, field: field.slice(0, 100) })
    else if (v.is(schemas[field], value)) policy[field] = value
    else {
      problems.push({ kind: 'field', line, field })
      policy[field] = safestPolicy[field]
    }
  }
  return { policy: policy as unknown as Policy, problems }
}

/** Decodes UTF-8 and UTF-16, with a byte order mark or without, as editors of Windows write them. */
export function decodePolicy(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

function lineOf(text: string, field: string): number {
  const at = text.search(new RegExp(`${quoteForPattern(JSON.stringify(field))}\\s*:`))
  return at < 0 ? 1 : lineAt(text, at)
}

const quoteForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Whether the policy lets an address (of parseExternalAddress) open: by https, on one of its hosts. */
export function isAllowedLink(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:' || port !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}
