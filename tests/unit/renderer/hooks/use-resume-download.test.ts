// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { resumeTypes } from '#shared/domain/file/upload-types-and-limits.ts'

beforeEach(() => useToast.setState({ toast: null }))
afterEach(() => {
  cleanup()
  useToast.setState({ toast: null })
})

/** Presses the résumé of a user. Gives the names under which a file was saved, and what was said. */
async function download(name: string, file: () => Promise<Blob | undefined>, saveFile = vi.fn(async () => {})) {
  const readFile = vi.fn(file)
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ candidateDocuments: { readFile } } as never)
  const services = { platform: { saveFile } } as unknown as Services
  const wrapper = ({ children }: PropsWithChildren) => createElement(ServicesContext, { value: services }, children)
  const { result } = renderHook(useResumeDownload, { wrapper })
  await act(() => result.current({ link: 'file:u-meena_1', owner: 'u-meena', name }))
  expect(readFile).toHaveBeenCalledWith('file:u-meena_1', 'u-meena')
  const { toast } = useToast.getState()
  return {
    saved: (saveFile.mock.calls as unknown[][]).map(([as]) => as),
    toastName: toast?.name,
    about: toast?.values.name
  }
}

const fileOf = (type: string) => async () => new Blob(['x'], { type })

test.each([
  ['Meena Patel', resumeTypes.pdf, 'Meena Patel resume.pdf'],
  ['Meena Patel', resumeTypes.docx, 'Meena Patel resume.docx'],
  ['Meena Patel', 'application/x-unknown', 'Meena Patel resume'],
  ['Meena/Mini\u202e:"Patel"?', resumeTypes.pdf, 'Meena Mini Patel resume.pdf'],
  ['***', resumeTypes.pdf, 'resume.pdf']
])('resume download › saves for %j a file of type %s as %j', async (name, type, expected) => {
  expect(await download(name, fileOf(type))).toMatchObject({ saved: [expected], toastName: undefined })
})

test('resume download › shows an error for missing, unread and unsaved files', async () => {
  expect(await download('Meena Patel', async () => undefined)).toEqual({
    ...{ saved: [], toastName: 'resumeMissing', about: 'Meena Patel' }
  })
  const unreadable = () => Promise.reject(new StoreError('unavailable', 'no answer'))
  expect(await download('Meena Patel', unreadable)).toEqual({
    ...{ saved: [], toastName: 'resumeNotRead', about: 'Meena Patel' }
  })
  const noRoom = vi.fn(() => Promise.reject(new Error('no room')))
  expect(await download('Meena Patel', fileOf(resumeTypes.pdf), noRoom)).toMatchObject({ toastName: 'resumeNotRead' })
})
