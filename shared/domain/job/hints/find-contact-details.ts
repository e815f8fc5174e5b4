import { findPhonePassages } from '../../phone.ts'
import type { TextHint } from './job-hint.ts'

/** Phone numbers, links and payment addresses, also spelled out. Linear time. */
export function findContacts(text: string): TextHint[] {
  const addresses = [...findAddresses(text), ...findSpelledLinks(text)]
  const phones = findPhonePassages(text).map(({ start, end }): TextHint => ({ kind: 'phone', start, end }))
  return [...phones, ...addresses]
}

const topLevels =
  'com|in|net|org|co|io|me|ly|info|biz|xyz|top|online|site|shop|app|link|live|club|gl|page|store|work|jobs|website|space|click|vip|icu|cc|ru|to|gg'
/** Words of English, too: a missing blank behind a full stop makes no link of them. */
const words = /^(?:in|me|to|work|jobs|top|link|page|store|shop|live|space|click|site|club|online|app)$/
const chunk = /[^\s<>()[\]{}"'“”‘’,;|।]+/g

function findAddresses(text: string): TextHint[] {
  const found: TextHint[] = []
  for (const { 0: raw, index } of text.matchAll(chunk)) {
    // Most words have none of these signs inside.
    if (!/[.@/]./.test(raw)) continue
    const length = raw.length - (/[.!?:…*_-]+$/.exec(raw.slice(-20))?.[0].length ?? 0)
    const scheme = raw.search(/(?:h..ps?|ftp):\/\/|www\./i)
    const begin = scheme >= 0 ? scheme : raw.lastIndexOf(':', length - 1) + 1
    const part = raw.slice(begin, length)
    const kind = scheme >= 0 && part.length > 4 ? 'link' : classify(part)
    if (kind) found.push({ kind, start: index + begin, end: index + length })
  }
  return found
}

function classify(part: string): 'link' | 'account' | undefined {
  const at = part.indexOf('@')
  if (at === 0) return /^@[a-z][\w.]{2,}$/i.test(part) ? 'link' : undefined
  // Like a mail address without a domain.
  if (at > 0) return /^[a-z0-9._-]{2,}@[a-z]{2,}\d*$/i.test(part) ? 'account' : undefined
  const [host = '', ...path] = part.split(/[/?#]/)
  const labels = host.split('.')
  const top = labels.pop() ?? ''
  const name = labels.at(-1) ?? ''
  if (!topLevelSet.has(top.toLowerCase()) || labels.some((label) => !/^[\p{L}\p{M}\p{Nd}_-]+$/u.test(label)))
    return undefined
  const isShort = name.length < 2 && path.length === 0
  const isWord = words.test(top.toLowerCase()) && top !== top.toLowerCase()
  return isShort || isWord || /^\d+$/.test(name) ? undefined : 'link'
}

const topLevelSet = new Set(topLevels.split('|'))
const spelledEnd = new RegExp(
  `[\\s(\\[](?:dot|डोट|डॉट)[\\s)\\]]{1,3}(?:${topLevels}|कॉम|कोम|इन)(?![\\p{L}\\p{M}])`,
  'giu'
)
const spelledName = /[\p{L}\p{M}\p{Nd}_-]{2,63}[\s([]{0,2}$/u

/** 'goldjobs dot com'. */
function findSpelledLinks(text: string): TextHint[] {
  return Array.from(text.matchAll(spelledEnd)).flatMap(({ 0: ending, index }): TextHint[] => {
    const name = spelledName.exec(text.slice(Math.max(0, index - 65), index))?.[0]
    return name === undefined ? [] : [{ kind: 'link', start: index - name.length, end: index + ending.length }]
  })
}
