import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openShareSheet } from '#renderer/features/jobs/card/share-job.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { jobOf } from '#tests/support/job-people.ts'

const job = jobOf('approved')
const site = 'https://loupe.example'
const platformAt = (publicAddress: string | null) => ({ publicAddress }) as Platform

describe('share sheet', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  const canShare = vi.fn<() => boolean>()
  const page = '<meta property="og:image" content="https://loupe.example/pictures/job_1.jpg">'
  const fetched = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>()

  beforeEach(() => {
    for (const mock of [share, canShare, fetched]) mock.mockReset()
    share.mockResolvedValue()
    canShare.mockReturnValue(true)
    fetched.mockImplementation(async (address) => new Response(address.startsWith('/pictures/') ? 'picture' : page))
    vi.stubGlobal('navigator', { share, canShare })
    vi.stubGlobal('fetch', fetched)
  })

  const text = 'Stone setter\nSuvarna Jewels · Surat GJ\n₹18,000–25,000 a month'
  const words = { title: 'Stone setter\u00a0· Suvarna Jewels\u00a0· Surat GJ', text }
  const link = `${site}/jobs/job_1`
  const given = () => share.mock.calls[0]?.[0]

  test('shares text, link and picture of the job', async () => {
    await openShareSheet(job, platformAt(site))
    expect(given()).toMatchObject({ ...words, url: link })
    expect(given()?.files?.map(({ name, type }) => [name, type])).toEqual([['job.jpg', 'image/jpeg']])
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/jobs/job_1', '/pictures/job_1.jpg'])
  })

  test('shares no link on a local board', async () => {
    await openShareSheet(job, platformAt(null))
    expect([given(), fetched.mock.calls]).toEqual([words, []])
  })

  test.each<[why: string, begin: () => void]>([
    ['the job has no published page', () => fetched.mockImplementation(async () => new Response('<meta>'))],
    ['the network is lost', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    [
      'the picture is missing',
      () =>
        fetched.mockImplementation(
          async (at) => new Response(page, { status: at.startsWith('/pictures/') ? 404 : 200 })
        )
    ],
    ['the system takes no files', () => canShare.mockReturnValue(false)]
  ])('shares only the link when %s', async (_why, begin) => {
    begin()
    await openShareSheet(job, platformAt(site))
    expect(given()).toEqual({ ...words, url: link })
  })

  test('rejects when the share sheet fails to open, but not when cancelled', async () => {
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    await openShareSheet(job, platformAt(site))
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    await expect(openShareSheet(job, platformAt(site))).rejects.toThrow('no')
  })
})
