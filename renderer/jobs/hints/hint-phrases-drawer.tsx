import './hint-phrases-drawer.css'
import { Button, Drawer, Input } from 'antd'
import { useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { Select } from '#renderer/components/workplace/antd-select.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
// In no catalogue: 0.9 kB that only this drawer shows.
import '#renderer/messages/administrator-messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { addPlainPhrases, type PlainPhraseProblem } from '#shared/domain/job/hints/add-plain-phrases.ts'
import { standardPhrases } from '#shared/domain/job/hints/find-hint-phrases.ts'
import {
  hintLists,
  type PhraseList,
  type PhraseListId,
  type PhraseTexts,
  phraseScripts,
  splitPhrases,
  wordLists
} from '#shared/domain/job/hints/hint-phrase-list.ts'
import { findPhraseProblem, type PhraseProblem } from '#shared/domain/job/hints/hint-phrase-problems.ts'
import { maxPhrases, maxPhraseTextLength } from '#shared/domain/text-limits.ts'
import { storeUnsavedHintPhrases, type TypedList, useUnsavedHintPhrases } from './unsaved-hint-phrases.ts'
import { useChangedPhrases } from './use-hint-phrases.ts'

/** The purposes of the lists, in the order in which they are offered. */
const groups = {
  hints: hintLists,
  innocent: ['innocent'],
  words: wordLists
} as const satisfies Record<string, readonly PhraseListId[]>

const languages = { latin: 'en', devanagari: 'hi', gujarati: 'gu' } as const

/** Where the administrator reads and changes what hints look for. */
export function HintPhrasesDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error } = useChangedPhrases()
  const [id, setId] = useState<PhraseListId>('fee')
  const uid = useSession((session) => session.user?.uid ?? '')
  const typed = useUnsavedHintPhrases((all) => all.get(uid))
  const nameList = (list: PhraseListId) =>
    data?.some((changed) => changed.id === list)
      ? t('phrases.changedList', { list: t(`phrases.list.${list}`) })
      : t(`phrases.list.${list}`)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('moderation.settings')}
      closable={{ 'aria-label': t('phrases.close'), placement: 'end' }}
      size="large"
      rootClassName="phrases-drawer"
    >
      <div className="phrases">
        <h3>{t('moderation.phrases')}</h3>
        <p className="soft">{t('phrases.text')}</p>
        {error && <p role="alert">{t('moderation.phrases.failed')}</p>}
        <LabelledField label={t('phrases.list')}>
          {(input) => (
            <Select<PhraseListId>
              {...input}
              virtual={false}
              value={id}
              onChange={setId}
              options={Object.entries(groups).map(([group, lists]) => ({
                label: t(`phrases.group.${group as keyof typeof groups}`),
                options: lists.map((value) => ({ value, label: nameList(value) }))
              }))}
            />
          )}
        </LabelledField>
        {data && (
          <EditedList
            key={id}
            id={id}
            stored={data.find((list) => list.id === id)}
            typed={typed?.[id]}
            onType={(list) => storeUnsavedHintPhrases(uid, id, list)}
          />
        )}
      </div>
    </Drawer>
  )
}

interface EditedListProps {
  id: PhraseListId
  stored: PhraseList | undefined
  /** undefined: nothing was typed since it was stored. */
  typed: TypedList | undefined
  onType: (typed: TypedList | undefined) => void
}

function EditedList({ id, stored, typed, onType }: EditedListProps) {
  const { phrases } = useRepositories()
  const [isBusy, setBusy] = useState(false)
  const [isAdvanced, setAdvanced] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [words, setWords] = useState('')
  const [wordsProblem, setWordsProblem] = useState<string>()
  const revision = stored?.revision ?? 0
  const { texts, failure } = typed ?? { texts: stored ?? standardPhrases[id] }
  const problem = typed ? findPhraseProblem(id, texts) : null
  const hasUnsaved = typed !== undefined || words.trim() !== ''

  const change = (changed: Partial<PhraseTexts>) => {
    setSaved(false)
    onType({ texts: { ...texts, ...changed }, revision: typed?.revision ?? revision })
  }
  /** The texts with what is typed; undefined: that has a problem, which is then shown. */
  function addWords(): PhraseTexts | undefined {
    const added = addPlainPhrases(id, texts, words)
    setWordsProblem(added.problem && describePlainProblem(added.problem))
    if (added.problem) return undefined
    change(added.texts)
    setWords('')
    return added.texts
  }
  async function save() {
    const saved = words.trim() === '' ? texts : addWords()
    if (!saved) return
    setBusy(true)
    try {
      const opened = await phrases.open()
      const isStandard = phraseScripts.every((script) => saved[script] === standardPhrases[id][script])
      await (isStandard ? opened.reset(id) : opened.change(id, saved, typed?.revision ?? revision))
      onType(undefined)
      setSaved(true)
    } catch (error) {
      const isOvertaken = error instanceof StoreError && error.failure === 'conflict'
      // The list of another window is then known here: to save again replaces it.
      onType({ texts: saved, revision, failure: isOvertaken ? 'phrases.conflict' : 'phrases.notSaved' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <LabelledField label={t('phrases.add')} help={t('phrases.add.help')} error={wordsProblem}>
        {(input) => (
          <Input
            {...input}
            status={wordsProblem ? 'error' : ''}
            readOnly={isBusy}
            value={words}
            onChange={({ target }) => {
              setWordsProblem(undefined)
              setWords(target.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              addWords()
            }}
          />
        )}
      </LabelledField>
      <Button onClick={addWords}>{t('phrases.add.do')}</Button>
      <OwnPhrases id={id} texts={texts} onChange={change} />
      <details
        open={isAdvanced || problem !== null}
        onToggle={({ currentTarget }) => setAdvanced(currentTarget.open)}
        className="phrases-advanced"
      >
        <summary>{t('phrases.advanced')}</summary>
        <p className="small soft">{t('phrases.signs')}</p>
        {phraseScripts.map((script) => (
          <LabelledField
            key={script}
            label={t(`phrases.${script}`)}
            error={problem?.script === script ? describeProblem(problem) : undefined}
          >
            {(input) => (
              <Input.TextArea
                {...input}
                lang={languages[script]}
                autoSize={{ minRows: 2, maxRows: 10 }}
                status={problem?.script === script ? 'error' : ''}
                spellCheck={false}
                readOnly={isBusy}
                value={texts[script]}
                onChange={({ target }) => change({ [script]: target.value })}
              />
            )}
          </LabelledField>
        ))}
      </details>
      {failure && <p role="alert">{t(failure)}</p>}
      <div className="phrases-end">
        <Button
          type="primary"
          disabled={!hasUnsaved || problem !== null || isBusy}
          title={hasUnsaved ? undefined : t('phrases.unchanged')}
          onClick={save}
        >
          {t(isBusy ? 'phrases.saving' : 'phrases.save')}
        </Button>
        {typed && (
          <Button disabled={isBusy} onClick={() => onType(undefined)}>
            {t('phrases.discard')}
          </Button>
        )}
        <p role="status" className="small soft phrases-unsaved">
          {hasUnsaved ? !failure && t('phrases.unsaved') : isSaved && t('phrases.saved')}
        </p>
        {stored && (
          // Stored with the next save: until then it can be discarded.
          <Button type="text" disabled={isBusy} onClick={() => change(standardPhrases[id])}>
            {t('phrases.reset')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Everything else stays as it was typed. */
function removePhrase(text: string, phrase: string): string {
  const lines = text.split('\n').map((line) => line.split(',').filter((one) => one.trim() !== phrase))
  return lines.flatMap((line) => (line.length > 0 ? line.join(',') : [])).join('\n')
}

interface OwnPhrasesProps {
  id: PhraseListId
  texts: PhraseTexts
  onChange: (changed: Partial<PhraseTexts>) => void
}

/** What the administrator has added, in plain words. */
function OwnPhrases({ id, texts, onChange }: OwnPhrasesProps) {
  const known = new Set(phraseScripts.flatMap((script) => splitPhrases(standardPhrases[id][script])))
  const own = phraseScripts.flatMap((script) =>
    splitPhrases(texts[script]).flatMap((phrase) => (known.has(phrase) ? [] : { script, phrase }))
  )
  if (own.length === 0) return null
  return (
    <ul className="phrases-own" aria-label={t('phrases.own')}>
      {own.map(({ script, phrase }) => (
        <li key={`${script} ${phrase}`} className="spread">
          <span lang={languages[script]}>{phrase}</span>
          <Button
            type="text"
            aria-label={t('phrases.remove.one', { phrase })}
            onClick={() => onChange({ [script]: removePhrase(texts[script], phrase) })}
          >
            {t('phrases.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const shownLetters = 40

function describePlainProblem(problem: PlainPhraseProblem): string {
  if (problem.problem === 'empty') return t('phrases.add.empty')
  if ('has' in problem) return describeProblem(problem)
  const { phrase } = problem
  const short = phrase.length > shownLetters ? `${phrase.slice(0, shownLetters).trimEnd()}…` : phrase
  if (problem.problem === 'known') return t('phrases.add.known', { phrase: short })
  if (problem.problem === 'long-phrase') return t('phrases.add.long', { phrase: short })
  return describeProblem({ ...problem, phrase: short })
}

function describeProblem(problem: PhraseProblem): string {
  return 'has' in problem
    ? t(`phrases.${problem.problem}`, {
        max: problem.problem === 'many' ? maxPhrases : maxPhraseTextLength,
        count: problem.has
      })
    : t(`phrases.${problem.problem}`, { phrase: problem.phrase })
}
