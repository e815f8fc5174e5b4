import { fold, toAsciiDigits } from '../documents/fold-text.ts'
import { cleanLine, removeHidden } from './clean-text.ts'

const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** One entry a line, as typed or as pasted from Word or WhatsApp, without the signs in front of the entries. */
export function splitLines(text: string): string[] {
  let lines = removeHidden(text).split(breaks)
  for (let before = ''; before !== lines.join('\n'); ) {
    before = lines.join('\n')
    lines = removeSigns(lines.filter((line) => line.trim() !== ''))
  }
  return lines.map(cleanLine).filter((line) => line !== '')
}

/**
 * Between words. A slash separates only beside a blank: CAD/CAM, PF/ESI and 1/10 ct are one word each, and are found by
 * each of their parts.
 */
const separators =
  /[,;|\n\r\t\v\f\u0085\u2028\u2029\u060c\u061b\u3001\uff0c\uff1b\uff5c•●▪◦‣·‧∙⋅¦┃‚।]|\s\/|\/\s|\s(?=#[^\s\d#])/g
const quoted = /^["'“‘](.+)["'”’]$/

/** Skills or keywords, each once as a search compares them: the first spelling stays. */
export function splitWords(text: string): string[] {
  const parts = removeSigns(removeHidden(text).split(breaks))
    .flatMap((line) => line.split(separators))
    .map((part) => quoted.exec(part.trim())?.[1] ?? part.replace(/^\s*#(?=\p{L})/u, ''))
  const different = new Map<string, string>()
  for (const word of splitLines(parts.join('\n'))) if (!different.has(fold(word))) different.set(fold(word), word)
  return [...different.values()]
}

/** Where the word that is being typed begins. */
export function findLastWord(text: string): number {
  return [...text.matchAll(separators)].reduce((_, { 0: sign, index }) => index + sign.length, 0)
}

/** Signs and pictures of other apps, private use characters of Word's symbol fonts, numbers in circles and on keys. */
const bullets =
  /^(?:(?:[•·●○◉▫◦‣⁃∙■□◆◇◊►▷▸▹➢➣➤➔→⇒✓✗✘☐★☆✦✧❖❑❒❏✱❋☞①-⓿❶-➓\uf000-\uf0ff]|\p{Extended_Pictographic}|[0-9*#]\ufe0f?\u20e3)(?:\ufe0f|\u200d|\p{Emoji_Modifier})*\s*)+/u
/** What the bullets of Word's symbol fonts are without the font. */
const copiedBullets = /^(?:[o§Øüqvnlw](?:\t|[ \u00a0]{3,})\s*|[§Øü]\s+(?=\p{L})|o\s+(?=\p{Lu}))/u
const arrows = /^(?:[-=]+>|>>)\s*/
/** Of mails and Markdown: in front of a figure they mean something. */
const marks = /^(?:[>+~#»›]+\s+(?=\p{L})|\[[ xX]?\]\s+)/u
/** In front of a figure without a blank it is a minus. */
const dashes = /^[-‐‑‒–—―−]+(?:\s+(?:\[[ xX]?\]\s)?|(?![\p{Nd}.,\p{Pd}−]))/u
/** Not those around *bold* words. */
const stars = /^(?:\*(?=\s|[^\s*][^*]*$)|[*=_~]{2,}$)\s*/
const signs = [bullets, copiedBullets, arrows, marks, dashes, stars]

function removeSigns(lines: readonly string[]): string[] {
  const rests = lines.map((line) => {
    const start = line.replace(/^[\s\u200b-\u200f\u2060]+/, '')
    return signs.reduce((rest, sign) => rest.replace(sign, ''), start)
  })
  const numbered = rests.map(readOrdinal)
  return rests.map((rest, index) => {
    const entry = numbered[index]
    return entry && (entry.isCertain || isCounted(entry, numbered, index)) ? entry.rest : rest
  })
}

interface NumberedLine {
  rest: string
  /** Lines of one list have the same. */
  style: string
  /** 'i' is the first and the ninth. */
  numbers: readonly number[]
  /** 'B.' may begin a name or a degree: it counts beside 'A.' or 'C.' alone. */
  isCertain: boolean
}

const ordinal =
  /^([([]?)((?:\p{Nd}{1,2}\.)*\p{Nd}{1,2}|[ivx]{1,4}|[IVX]{1,4}|\p{L}\p{M}*)(\.?[)\]]|[.।]|\s*:|\s+[-–—])(\s*)(\S.*)$/su
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const usualLetters = /^(?:a|i|i[ivx]|iii|vi{1,3}|I[IVX]|III|VI{1,3})$/

function readOrdinal(line: string): NumberedLine | undefined {
  const [, open = '', mark = '', close = '', gap = '', rest = ''] = ordinal.exec(line) ?? []
  const hasBracket = /[)\]]$/.test(close)
  if (mark === '' || (open !== '' && !hasBracket)) return undefined
  const style = (kind: string) => open + kind + close
  if (/^\p{Nd}/u.test(mark)) {
    const isFigure = /^\p{Nd}/u.test(rest)
    // '1.5 mm' and '10)5' are no entries; '1. 5 mm' is one beside '2.'.
    if (gap === '' && !/^[\p{L}\p{M}"'“‘(]/u.test(rest)) return undefined
    // '2 - 3 years' and '5: 1' are figures; '2 - day shift' is an entry beside '1 - ' or '3 - '.
    const isLoose = /[-–—:]$/.test(close)
    if (isLoose && isFigure) return undefined
    const number = Number(toAsciiDigits(mark).split('.').at(-1))
    return { rest, style: isLoose ? '1' : style('1'), numbers: [number], isCertain: !isFigure && !isLoose }
  }
  const isInitial = !hasBracket && (close !== '.' || gap === '' || /^\p{L}\p{M}*\./u.test(rest))
  if (isInitial) return undefined
  const lower = mark.toLowerCase()
  const letter = [...mark].length === 1 ? [(lower.codePointAt(0) ?? 0) - 96] : []
  return {
    rest,
    style: style(mark === lower ? 'a' : 'A'),
    numbers: [...letter, romans.indexOf(lower) + 1],
    isCertain: hasBracket || usualLetters.test(mark)
  }
}

function isCounted(entry: NumberedLine, lines: readonly (NumberedLine | undefined)[], index: number): boolean {
  return [-1, 1].some((step) => {
    const other = lines[index + step]
    return other?.style === entry.style && entry.numbers.some((number) => other.numbers.includes(number + step))
  })
}
