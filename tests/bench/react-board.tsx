import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Job } from '#shared/domain/job/job.ts'
import { findGivenSalary } from '#shared/domain/job/job-defaults.ts'

// The cost of a search on a page that React draws and that does nothing else: no addresses, no marks, no store, no list let go of. The
// jobs are those of the measured board, with the few that it does not show; the cards have its elements and styles.

const pageSize = 30
const jobs = JSON.parse(localStorage.getItem('jobs') ?? '[]') as Job[]
const texts = new Map(jobs.map((job) => [job, [job.title, job.company, ...job.keywords].join('\n').toLowerCase()]))

function Board() {
  const [words, setWords] = useState('')
  const found = jobs.filter((job) => texts.get(job)?.includes(words.toLowerCase()))
  return (
    <main className="page">
      <input
        className="input"
        type="search"
        aria-label="Search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status">
        {found.length} of {jobs.length} jobs for {words}
      </p>
      {found.slice(0, pageSize).map((job) => (
        <Card key={job.id} job={job} />
      ))}
    </main>
  )
}

function Card({ job }: { job: Job }) {
  return (
    <article className="card">
      <div>
        <h3>
          <a href={`/jobs/${job.id}`}>{job.title}</a>
        </h3>
        <p className="who">
          {job.company} · {job.location}
        </p>
      </div>
      <ul className="tags">
        <li className="tag tag-pay">{findGivenSalary(job)}</li>
        <li className="tag">{job.type}</li>
        <li className="tag">{job.category}</li>
      </ul>
      <p className="text">{job.description}</p>
      <div className="card-end">
        <p className="when">{job.postedDate}</p>
        <button type="button" className="btn btn-quiet">
          Share
        </button>
        <a className="btn btn-quiet" href={`/jobs/${job.id}`}>
          Details
        </a>
        <a className="btn btn-line" href={`/jobs/${job.id}/apply`}>
          Apply
        </a>
      </div>
    </article>
  )
}

createRoot(document.body).render(<Board />)
