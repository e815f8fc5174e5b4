import { showToast } from '#renderer/stores/toast-store.ts'
import { correctResumeName } from '#shared/domain/file/upload-types-and-limits.ts'
import { useServices } from './services-context.ts'
import { useRepositories } from './use-repositories.ts'

interface StoredResume {
  link: string
  owner: string | undefined
  name: string
}

/** Downloads a résumé: another person's file is never opened inside the app. */
export function useResumeDownload(): (resume: StoredResume) => Promise<void> {
  const { saveFile } = useServices().platform
  const { candidateDocuments } = useRepositories()
  return async ({ link, owner, name }) => {
    try {
      const file = await candidateDocuments.readFile(link, owner)
      if (file) await saveFile(buildDownloadName(name, file.type), file)
      else showToast('resumeMissing', { name })
    } catch {
      showToast('resumeNotRead', { name })
    }
  }
}

/** 'Asha Patel resume.pdf', without characters that file names exclude. */
function buildDownloadName(name: string, type: string): string {
  const person = name.replace(/[\p{C}\\/:*?"<>|]+/gu, ' ').trim()
  return correctResumeName(`${person} resume`.trim(), type)
}
