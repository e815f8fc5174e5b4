import type { Plugin } from 'vite'

/** Something that is changed in a file of React DOM, as often as it stands there. */
interface Edit {
  find: RegExp
  replace: string
  count: number
}

/** These functions of a file, each on lines of its own that its brace ends. */
const findFunctions = (names: string) => new RegExp(`^function (${names})\\([^)]*\\) \\{[\\s\\S]*?^}\\n`, 'gm')

/** What nothing leads to any more, or what does nothing for whoever does not use it: the bundler drops it and what it alone stands on. */
const empty = (names: string, count: number): Edit => ({
  find: findFunctions(names),
  replace: 'function $1() {}\n',
  count
})

/** What whoever begins to use it shall hear of. */
const refuse = (names: string, count: number): Edit => ({
  find: findFunctions(names),
  replace: 'function $1() { throw Error("left out by lean-react.ts") }\n',
  count
})

const remove = (find: RegExp, count: number): Edit => ({ find, replace: '', count })

/** An element of this type is then no element, as React says itself (error 130). */
const removeElement = (type: string): Edit => ({
  find: new RegExp(`^ {6}case REACT_${type}_TYPE:\\n {8}return \\([\\s\\S]*?^ {8}\\);\\n`, 'm'),
  replace: '',
  count: 1
})

/** React's way of asking for files from within components: the pages of this app ask for theirs themselves (see pages.ts). */
const hints = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule']
const askers =
  'preconnectAs|prefetchDNS|preconnect|preload|preloadModule|preinitStyle|preinitScript|preinitModuleScript'

const files: { file: RegExp; edits: Edit[] }[] = [
  {
    file: /react-dom\/cjs\/react-dom\.production\.js$/,
    edits: [remove(new RegExp(`^exports\\.(?:${hints.join('|')}) = function [\\s\\S]*?^};\\n`, 'gm'), hints.length)]
  },
  {
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    edits: [
      // The same hints: what does it, and the table that leads there.
      empty(askers, 8),
      {
        find: new RegExp(`(?<=\\n {2}[DCLmXSM]: )(?:${askers})(?=,?\\n)`, 'g'),
        replace: 'void 0',
        count: 7
      },
      // <style>, <link>, <script>, <title> and <meta>: they stay where they are written, as any other element.
      { ...empty('isHostHoistableType', 1), replace: 'function $1() { return !1 }\n' },
      empty('getResource|acquireResource|suspendResource|insertStylesheetIntoRoot', 4),
      // <ViewTransition>
      removeElement('VIEW_TRANSITION'),
      empty('\\w*ViewTransition(?!CancelableScope|PseudoElement)\\w*', 22),
      remove(/^ViewTransitionPseudoElement\.prototype\.\w+ = function [\s\S]*?^};\n/gm, 3),
      // <Activity> and <SuspenseList>
      removeElement('ACTIVITY'),
      removeElement('SUSPENSE_LIST'),
      empty('updateActivityComponent|retryActivityComponentWithoutHydrating|updateSuspenseListComponent', 3),
      // A ref of a fragment.
      refuse('FragmentInstance', 1),
      remove(/^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^};\n/gm, 12),
      empty('commitFragmentInstance\\w+|commitNewChildToFragmentInstance|deleteChildFromFragmentInstance', 4),
      // The names of the components that an error was thrown in: nobody here reads them.
      { ...empty('getStackByFiberInDevAndProd', 1), replace: 'function $1() { return "" }\n' },
      // useActionState and useFormState
      refuse('mountActionState|updateActionState|rerenderActionState', 3)
    ]
  }
]

/**
 * Ships React DOM without what nobody here asks of it: 10 kB of gzip less on every page. A version of React that is written otherwise
 * stops the build.
 */
export function createLeanReactPlugin(): Plugin {
  return {
    name: 'loupe-lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const found = files.find(({ file }) => file.test(id))
      if (!found) return null
      const lean = found.edits.reduce((text, { find, replace, count }) => {
        const times = text.match(new RegExp(find, 'gm'))?.length ?? 0
        if (times !== count) throw new Error(`${id} is written otherwise, ${times} times ${find}: see lean-react.ts`)
        return text.replace(find, replace)
      }, code)
      return { code: lean, map: null }
    }
  }
}
