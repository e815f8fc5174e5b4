import { BanQuestion } from './ban-question.tsx'
import { type BannedAccount, useBan } from './use-ban.ts'

/** Asks whether the employer of a posting is banned. */
export function BanEmployer({ account, onClose }: { account: BannedAccount; onClose: () => void }) {
  return <BanQuestion account={account} state={useBan(account)} onClose={onClose} />
}
