import { Progress } from 'antd'

export function ProgressBar({ labelId, percent }: { labelId: string; percent: number }) {
  return <Progress aria-labelledby={labelId} percent={percent} showInfo={false} strokeLinecap="butt" status="normal" />
}
