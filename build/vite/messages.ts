import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const request = /\?catalogue(?:=([\w.,]+))?$/

/** Areas of the catalogue, as beginnings of ids, that only the screens fetch which show them. */
const fetchedLater = [
  'accounts.',
  'applicants.',
  'applications.',
  'apply.',
  'candidates.',
  'dashboard.',
  'desk.',
  'job.',
  'jobs.',
  'login.',
  'notFound.',
  'notice.',
  'page.',
  'pageEditor.',
  'post.',
  'posting.',
  'profile.',
  'search.',
  'signup.',
  'toast.account',
  'toast.adminLogin',
  'toast.applicant',
  'toast.application',
  'toast.avatar',
  'toast.candidate',
  'toast.content',
  'toast.loginFailed',
  'toast.loginReset',
  'toast.loginSuccessful',
  'toast.noticeFailed',
  'toast.posting',
  'toast.profile',
  'toast.resume',
  'toast.signup'
]

/**
 * Compiles a catalogue of ICU messages, so that the browser gets no ICU parser. `import en from './en.json?catalogue'` gives the
 * messages that every page needs, `?catalogue=jobs.,job.` those of the areas named.
 */
export function messages(): Plugin {
  return {
    name: 'loupe-messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      const areas = request.exec(source)?.[1] ?? ''
      if (!request.test(source)) return null
      const resolved = await this.resolve(source.replace(request, ''), importer)
      // The ending keeps vite's own JSON plugin away.
      return resolved && `\0${resolved.id}?catalogue=${areas}.js`
    },
    load(id) {
      const [, file = '', areas = ''] = /^\0(.*)\?catalogue=(.*)\.js$/.exec(id) ?? []
      if (file === '') return null
      this.addWatchFile(file)
      const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      const compiled = Object.entries(catalogue)
        .filter(([key]) => isIn(areas, key))
        .map(([key, text]) => [key, compileMessage(text)])
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`
    }
  }
}

function isIn(areas: string, id: string): boolean {
  if (areas === '') return !fetchedLater.some((area) => id.startsWith(area))
  return areas.split(',').some((area) => id.startsWith(area))
}
