import '../profile/candidate.css'
import { Button, Drawer, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { pasteList } from '#renderer/components/form/paste-as-list.ts'
import { Icon } from '#renderer/components/public/icon.tsx'
import { type SearchFound, SearchResults } from '#renderer/components/search/search-results.tsx'
import { AutoComplete, Select } from '#renderer/components/workplace/antd-select.tsx'
import { buildOption, typedSearch } from '#renderer/components/workplace/antd-select-options.ts'
import { paths } from '#renderer/config/paths.ts'
import type { CandidateSearchResult } from '#renderer/data/candidates/candidates-repository.ts'
import { createSearchCodec, type SearchUrl, useSearchUrl } from '#renderer/hooks/search/use-search-url.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { roomFor, useMediaQuery } from '#renderer/hooks/use-media-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Availability } from '#shared/domain/candidate/candidate.ts'
import type { CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'
import { addSkill, suggestSkills } from '#shared/domain/candidate/trade-skills.ts'
import { jobLocations } from '#shared/domain/job/job-types-and-locations.ts'
import { useCandidateActionDialogs } from '../profile/candidate-action-dialogs.tsx'
import { CandidateSkeleton } from '../profile/candidate-header.tsx'
import { CandidatePane } from './candidate-pane.tsx'
import { CandidateResults } from './candidate-results.tsx'
import { useOpenCandidateUrl } from './use-open-candidate-url.ts'

const candidateSearches = createSearchCodec<keyof CandidateSearch>(['q', 'location', 'skills', 'availability'])

/** The list, and the open candidate beside it; where there is no room for both, one of them. */
export function CandidateSearchPage() {
  const { candidates } = useRepositories()
  const address = useSearchUrl(paths.candidates, candidateSearches)
  const found = useCandidateSearch(address.search, address.limit)
  const opened = useOpenCandidateUrl(candidateSearches.format(address.search))
  const hasPane = useMediaQuery(roomFor.pane)
  const { steps, dialogs } = useCandidateActionDialogs()
  return (
    <div className="candidate-finder" data-open={(hasPane && opened.id !== undefined) || undefined}>
      <div hidden={!hasPane && opened.id !== undefined}>
        <SearchResults
          kind="candidates"
          repository={candidates}
          codec={candidateSearches}
          address={address}
          found={found}
          failedTitle={t('candidates.failed')}
          form={<CandidateFindForm address={address} found={found.data?.result} />}
          skeleton={<CandidateSkeleton />}
          renderList={({ result }) => <CandidateResults {...{ result, opened, steps }} onMore={address.showMore} />}
        />
      </div>
      {opened.id !== undefined && <CandidatePane id={opened.id} isBeside={hasPane} {...{ opened, steps }} />}
      {dialogs}
    </div>
  )
}

/** `search` must be referentially stable. */
function useCandidateSearch(search: CandidateSearch, limit: number) {
  const { candidates } = useRepositories()
  return useLiveQuery<SearchFound<keyof CandidateSearch, CandidateSearchResult>>(
    (onData, onError) => candidates.watchSearch(search, limit, (result) => onData({ query: search, result }), onError),
    [candidates, search, limit],
    { keepPreviousFor: [candidates] }
  )
}

const availabilities: readonly string[] = ['Actively searching', 'Not now'] satisfies Availability[]

interface FormProps {
  address: SearchUrl<keyof CandidateSearch>
  found: Pick<CandidateSearchResult, 'matching' | 'matchingIs'> | undefined
}

function CandidateFindForm({ address, found }: FormProps) {
  const [open, setOpen] = useState(false)
  const count = address.filledFields.filter((field) => field !== 'q').length
  // Results are live: Enter only closes a phone's keyboard.
  const settle = (event: FormEvent) => {
    event.preventDefault()
    address.endEdit()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <>
      <form className="search-side candidate-search" aria-label={t('search.filters')} onSubmit={settle}>
        <Words address={address} />
        <Button
          className="search-open"
          aria-haspopup="dialog"
          icon={<Icon name="filter" />}
          onClick={() => setOpen(true)}
        >
          {t('search.filters.open', { count })}
        </Button>
        <div className="search-filters">
          <Filters address={address} />
        </div>
      </form>
      <Drawer
        open={open}
        destroyOnHidden
        size="min(24rem, 88vw)"
        onClose={() => setOpen(false)}
        title={t('search.filters')}
        closable={{ 'aria-label': t('search.filters.close'), placement: 'end' }}
        footer={
          <div className="candidate-drawer-end">
            <Button type="text" onClick={address.clear}>
              {t('search.clearAll')}
            </Button>
            <Button type="primary" onClick={() => setOpen(false)}>
              {t(found?.matchingIs === 'atLeast' ? 'candidates.filters.showAtLeast' : 'candidates.filters.show', {
                count: found?.matching ?? 0
              })}
            </Button>
          </div>
        }
      >
        <form className="search-filters candidate-search candidate-drawer" onSubmit={settle}>
          <Words address={address} />
          <Filters address={address} />
        </form>
      </Drawer>
    </>
  )
}

type FieldProps = Pick<FormProps, 'address'>

/** Shows the typed text at once, so that caret and IME composition survive. */
function Words({ address }: FieldProps) {
  return (
    <LabelledField label={t('candidates.field.q')}>
      {(input) => (
        <Input
          {...input}
          name="q"
          type="search"
          prefix={<Icon name="search" />}
          placeholder={t('candidates.field.q.hint')}
          autoComplete="off"
          spellCheck={false}
          value={address.texts.q}
          onChange={(event) => address.write('q', event.target.value)}
          onBlur={address.endEdit}
        />
      )}
    </LabelledField>
  )
}

function Filters({ address }: FieldProps) {
  const { skills, location } = address.texts
  const { availability } = address.search
  // An unknown value from the address stays visible as an option.
  const choices = availability === '' || availabilities.includes(availability) ? [] : [availability]
  return (
    <>
      <LabelledField label={t('candidates.field.location')}>
        {(input) => (
          <AutoComplete
            {...input}
            value={location}
            placeholder={t('candidates.field.location.hint')}
            options={jobLocations.map(buildOption)}
            showSearch={typedSearch}
            onChange={(text) => address.write('location', text ?? '')}
            onBlur={address.endEdit}
          />
        )}
      </LabelledField>
      <LabelledField label={t('candidates.field.skills')} help={t('candidates.field.skills.help')}>
        {(input) => (
          <AutoComplete
            value={skills}
            options={suggestSkills(skills).map((skill) => ({ value: addSkill(skills, skill), label: skill }))}
            onChange={(text) => address.write('skills', text ?? '')}
            onBlur={address.endEdit}
          >
            <Input {...input} placeholder={t('candidates.field.skills.hint')} onPaste={pasteList} />
          </AutoComplete>
        )}
      </LabelledField>
      <LabelledField label={t('candidates.field.availability')} help={t('candidates.field.availability.help')}>
        {(input) => (
          <Select<string>
            {...input}
            virtual={false}
            value={availability}
            onChange={(chosen) => address.choose('availability', chosen)}
            options={[
              { value: '', label: t('candidates.field.availability.any') },
              ...[...choices, ...availabilities].map(buildOption)
            ]}
          />
        )}
      </LabelledField>
    </>
  )
}
