import '#renderer/features/jobs/home/home.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { CategoryLinks } from '#renderer/features/jobs/home/category-links.tsx'
import { Doors } from '#renderer/features/jobs/home/doors.tsx'
import { FeaturedJobs } from '#renderer/features/jobs/home/featured-jobs.tsx'
import { JobHero } from '#renderer/features/jobs/home/job-hero.tsx'
import { useCounts } from '#renderer/features/jobs/home/queries.ts'
import { WhyUs } from '#renderer/features/jobs/home/why-us.tsx'

export function HomeRoute() {
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
        <Doors />
      </div>
    </>
  )
}
