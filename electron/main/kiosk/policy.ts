import * as v from 'valibot'
import type { PolicyField, PolicyProblem } from '#shared/kiosk.ts'
import { findJsonFault } from './json-fault.ts'

/** What the office decides about this computer, in a file that no page and no person at the kiosk can write. */
export interface Policy {
  /** Whether this computer is a kiosk. */
  readonly kiosk: boolean
  /** After so many minutes without anybody a visit ends. */
  readonly idleMinutes: number
  /** 'PBKDF2-SHA-256:{rounds}:{salt}:{verifier}'; null: nobody leaves the kiosk from within. */
  readonly pinHash: string | null
  /** Hosts whose https addresses open in the system's browser; '*.' before one stands for all below it. */
  readonly allowedLinks: readonly string[]
  /** null: it stays as the computer has it. */
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

/** As the accounts' passwords are: fewer rounds would make a short PIN shorter. */
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

/** What counts where a field is left out. Whoever writes such a file, or starts with --kiosk, wants a kiosk. */
export const usualPolicy: Policy = {
  kiosk: true,
  idleMinutes: 5,
  pinHash: null,
  allowedLinks: [],
  startWithSystem: null
}

/** What counts where it cannot be said what was meant. */
export const safestPolicy: Policy = { ...usualPolicy, idleMinutes: 1 }

const isField = (name: string): name is PolicyField => Object.hasOwn(schemas, name)

/** Reads a policy file. Each field that is wrong counts as its safest value; a file that is no JSON counts as the safest policy. */
export function parsePolicy(text: string): ParsedPolicy {
  const fault = findJsonFault(text)
  if (fault !== undefined) return { policy: safestPolicy, problems: [{ kind: 'text', line: lineAt(text, fault) }] }
  const given: unknown = JSON.parse(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { policy: safestPolicy, problems: [{ kind: 'text', line: 1 }] }
  }
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

/** The text of a file as editors of Windows write it too: in UTF-8 or UTF-16, with a mark at its beginning or without. */
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

/**
 * Whether the office lets an address open on this computer: by https on one of its hosts. Anything else is shown as a QR code.
 * @param address as the guard of links wrote it
 * @param hosts as in the policy
 */
export function isAllowedLink(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:' || port !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}
