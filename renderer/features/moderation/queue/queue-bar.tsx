import { Button, Input, type InputRef } from 'antd'
import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Select } from '#renderer/components/workplace/antd-select.tsx'
import { buildOption, typedSearch } from '#renderer/components/workplace/antd-select-options.ts'
import { t } from '#renderer/messages/messages.ts'
import type { JobsQueue } from '../jobs/use-job-requests.ts'
import { useShortcutsOn } from '../moderation-shortcuts.tsx'
import { listChoices, narrows, type QueueFilter, queueKinds, queueSorts, wholeQueue } from './queue-filter.ts'

interface Props {
  queue: JobsQueue
  search: RefObject<InputRef | null>
}

export function QueueBar({ queue, search, extra }: Props & { extra: ReactNode }) {
  const { filter } = queue
  const id = useId()
  const [open, setOpen] = useState(() => narrows({ ...filter, words: '' }))
  const count = countChoices(filter)
  return (
    <search className="queue-bar" aria-label={t('moderation.filter.label')}>
      <WordsField queue={queue} search={search} />
      <Button
        type="text"
        aria-expanded={open}
        aria-controls={`${id}-more`}
        onClick={() => setOpen(!open)}
        icon={<Icon name="filter" />}
      >
        {count === 0 ? t('moderation.filter') : t('moderation.filter.count', { count })}
      </Button>
      {extra}
      <div id={`${id}-more`} className="queue-choices" hidden={!open}>
        {open && <Choices queue={queue} id={id} />}
      </div>
    </search>
  )
}

function countChoices({ words: _words, ...choices }: QueueFilter): number {
  return Object.entries(choices).filter(([name, value]) => value !== wholeQueue[name as keyof QueueFilter]).length
}

/** The typed text shows at once; the queue follows when there is time. */
function WordsField({ queue: { filter, show }, search }: Props) {
  const { on } = useShortcutsOn()
  const [typed, setTyped] = useState({ words: filter.words, isShown: true })
  // The address follows the typing; any other change comes from Back or a cleared filter.
  if (typed.isShown !== (typed.words === filter.words))
    setTyped({ words: typed.isShown ? filter.words : typed.words, isShown: true })
  const write = (words: string) => {
    setTyped({ words, isShown: words === filter.words })
    show({ ...filter, words })
  }
  return (
    <Input
      ref={search}
      className="queue-words"
      type="search"
      aria-label={t('moderation.filter.words')}
      aria-keyshortcuts={on ? '/' : undefined}
      placeholder={t('moderation.filter.words')}
      prefix={<Icon name="search" />}
      allowClear={{ clearIcon: <ClearIcon /> }}
      value={typed.words}
      onChange={(event) => write(event.target.value)}
    />
  )
}

function ClearIcon() {
  return (
    <>
      <Icon name="close" />
      <span className="sr">{t('moderation.filter.words.clear')}</span>
    </>
  )
}

const maxPlainOptions = 60

function Choices({ queue: { all, filter, show }, id }: { queue: JobsQueue; id: string }) {
  const known = useMemo(() => listChoices(all ?? []), [all])
  // A chosen value stays in the list although nothing waits under it any more.
  const choicesOf = (name: 'category' | 'place' | 'company') => {
    const list =
      filter[name] === '' || known[name].includes(filter[name]) ? known[name] : [filter[name], ...known[name]]
    return list.map(buildOption)
  }
  const fields = [
    { name: 'kind', options: queueKinds.map((kind) => ({ value: kind, label: t(`moderation.filter.kind.${kind}`) })) },
    { name: 'category', options: choicesOf('category') },
    { name: 'place', options: choicesOf('place') },
    { name: 'company', options: choicesOf('company') },
    { name: 'sort', options: queueSorts.map((sort) => ({ value: sort, label: t(`moderation.sort.${sort}`) })) }
  ] as const
  return (
    <>
      {fields.map(({ name, options }) => (
        <div key={name} className="queue-choice small">
          <label htmlFor={`${id}-${name}`}>{t(`moderation.filter.${name}`)}</label>
          <Select<string>
            id={`${id}-${name}`}
            value={filter[name]}
            options={name === 'sort' ? [...options] : [{ value: '', label: t('moderation.filter.any') }, ...options]}
            showSearch={options.length > 8 ? typedSearch : false}
            virtual={options.length > maxPlainOptions}
            listHeight={400}
            onChange={(value) => show({ ...filter, [name]: value })}
          />
        </div>
      ))}
      <Button type="text" onClick={() => show(wholeQueue)}>
        {t('moderation.filter.clear')}
      </Button>
    </>
  )
}

export function QueueCount({ queue: { waiting, all, filter, totals, tab, showMore } }: { queue: JobsQueue }) {
  const total = totals[tab] ?? 0
  return (
    <>
      <p className="queue-count small soft" role="status">
        {narrows(filter) && waiting && t('moderation.filter.found', { count: waiting.length, total })}
      </p>
      {all && showMore && (
        <p className="queue-count small soft">
          <span>{t('moderation.filter.part', { count: all.length, total })}</span>{' '}
          <Button type="link" size="small" onClick={showMore}>
            {t('moderation.filter.more')}
          </Button>
        </p>
      )}
    </>
  )
}
