import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Text nodes that were replaced, with what they held then. */
    replacedTexts: [node: Text, text: string][]
  }
}

/** What a translated text ends with: Playwright reads past it, so that a page is asked for its own words. */
const translated = '\u200b'

/**
 * Translates every page as Chrome does: each text node is replaced by <font><font>…</font></font> around another text, also when it
 * comes later. An option's text is changed where it is.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript((sign) => {
    window.replacedTexts = []
    const skipped = 'script, style, noscript, textarea, svg, font'
    const translateText = (text: Text) => {
      const parent = text.parentElement
      if (
        !parent ||
        !text.data.trim() ||
        parent.closest(skipped) ||
        !parent.translate ||
        !document.body?.contains(text)
      )
        return
      if (parent.localName === 'option') {
        if (!text.data.endsWith(sign)) text.data = text.data + sign
        return
      }
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(text.data + sign)
      window.replacedTexts.push([text, text.data])
      text.replaceWith(outer)
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(translateText)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes) if (node.isConnected) translateAll(node)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, translated)
}

/** Texts that the app wrote into text nodes that are no longer in the page: no user sees them. */
export function findLostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.replacedTexts.filter(([node, text]) => node.data !== text).map(([node, text]) => `${text} → ${node.data}`)
  )
}
