/**
 * The world a preload script runs in, as a script for the page: `require('electron')` gives it contextBridge and ipcRenderer,
 * whose calls go to the main process over functions that the test has put into the page. The one thing this cannot show is
 * the wall between the worlds: here the preload script runs in the page's own.
 * @param code the built preload script
 * @param args what the window adds to the arguments of its process
 */
export function pageWorld(code: string, args: readonly string[] = []): string {
  return `(() => {
    if (window.top !== window) return
    const listeners = new Map()
    window.__loupeHear = (channel, given) => {
      for (const listener of [...(listeners.get(channel) ?? [])]) listener({}, ...given)
    }
    // Electron tells main of what a person does before the page hears of it; a script's own events it does not tell of.
    const tell = (type) => (event) => {
      if (event.isTrusted && !event.repeat) window.__loupeInput(type)
    }
    window.addEventListener('pointerup', tell('mouseUp'), { capture: true })
    window.addEventListener('keydown', tell('rawKeyDown'), { capture: true })
    const ipcRenderer = {
      async invoke(channel, ...given) {
        const answer = await window.__loupeInvoke(channel, structuredClone(given))
        if ('error' in answer) throw new Error("Error invoking remote method '" + channel + "': " + answer.error)
        return answer.result
      },
      on(channel, listener) {
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
        return this
      },
      removeListener(channel, listener) {
        listeners.set(channel, (listeners.get(channel) ?? []).filter((each) => each !== listener))
        return this
      }
    }
    const frozen = (value) => Object.freeze({ ...value })
    const contextBridge = {
      exposeInMainWorld(name, api) {
        Object.defineProperty(window, name, { value: frozen(api), writable: false, configurable: false })
      }
    }
    const require = (name) => {
      if (name !== 'electron') throw new Error('module not found: ' + name)
      return { contextBridge, ipcRenderer }
    }
    const process = { argv: ${JSON.stringify(args)} }
    const module = { exports: {} }
    const exports = module.exports
    ${code}
  })()`
}
