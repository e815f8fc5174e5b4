import '#renderer/features/jobs/home/home.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { CategoryLinks, useCounts } from '#renderer/features/jobs/home/category-links.tsx'
import { FeaturedJobs } from '#renderer/features/jobs/home/featured-jobs.tsx'
import { JobHero } from '#renderer/features/jobs/home/job-hero.tsx'
import { CallsToAction, WhyUs } from '#renderer/features/jobs/home/welcome.tsx'
import home from '#renderer/messages/home.json'
import { load } from '#renderer/messages/messages.ts'

load(home)

export function Route() {
  const { data: counts } = useCounts()
  return (
    <>
      <PageTitle />
      <div className="page">
        <JobHero />
      </div>
      <CategoryLinks counts={counts} />
      <div className="page">
        <FeaturedJobs all={counts?.all} />
        <WhyUs />
        <CallsToAction />
      </div>
    </>
  )
}
