import '#renderer/features/jobs/home/home.css'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { CategoryLinks, useCounts } from '#renderer/features/jobs/home/category-links.tsx'
import { FeaturedJobs } from '#renderer/features/jobs/home/featured-jobs.tsx'
import { CallsToAction, WhyUs } from '#renderer/features/jobs/home/home-why-us.tsx'
import { JobHero } from '#renderer/features/jobs/home/job-hero.tsx'
import { useSession } from '#renderer/stores/session-store.ts'

// Nothing of it is fetched for visitors.
const CandidateBoxes = lazyPart(() => import('./candidate-boxes.tsx').then((code) => code.CandidateBoxes))

export function Route() {
  const { data: counts } = useCounts()
  const user = useSession((session) => session.user)
  return (
    <>
      <PageTitle />
      <div className="page">
        <JobHero>{user?.role === 'Candidate' && <CandidateBoxes key={user.uid} uid={user.uid} isHome />}</JobHero>
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
