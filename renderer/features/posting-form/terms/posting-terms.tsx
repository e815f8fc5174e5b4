import { Checkbox, InputNumber } from 'antd'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { liveDays } from '#shared/domain/job/job-expiry.ts'
import { PostingItem } from '../posting-item.tsx'
import type { PostingTerms } from './use-posting-terms.ts'

/** For how long a posting lives, and that nobody pays for the job. */
export function PostingTermsFields({ terms }: { terms: PostingTerms }) {
  const { days, setDays, areDaysBad, asksForFree, isFree, setFree, isFeeOpen } = terms
  return (
    <>
      <PostingItem
        id="posting-days"
        label={t('post.days')}
        help={t('post.days.help', liveDays)}
        error={areDaysBad ? t('post.days.bad', liveDays) : undefined}
      >
        {(input) => (
          <InputNumber<number>
            {...input}
            className="posting-control"
            precision={0}
            inputMode="numeric"
            changeOnWheel={false}
            value={days}
            onChange={setDays}
          />
        )}
      </PostingItem>
      {asksForFree && (
        <div>
          <Checkbox
            className="posting-free"
            checked={isFree}
            onChange={(event) => setFree(event.target.checked)}
            aria-invalid={isFeeOpen || undefined}
            aria-describedby={isFeeOpen ? 'posting-free-error' : undefined}
          >
            {t('post.noFee')}
          </Checkbox>
          {isFeeOpen && (
            <p className="posting-error" id="posting-free-error">
              <Icon name="warning" />
              {t('post.noFee.open')}
            </p>
          )}
        </div>
      )}
    </>
  )
}
