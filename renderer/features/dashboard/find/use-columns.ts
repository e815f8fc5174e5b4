import { roomFor, useMedia } from '#renderer/hooks/use-media.ts'
import type { PostedColumn, PostedView } from './posted-view.ts'

const usualColumns: readonly PostedColumn[] = ['status', 'category', 'posted', 'ends', 'applicants', 'days']

/** The columns that a view asks for; without a wish those that there is room for. */
export function useColumns({ columns }: PostedView): readonly PostedColumn[] {
  const isRoomy = useMedia(roomFor.columns)
  const isVast = useMedia(roomFor.everyColumn)
  const hasRoom: Partial<Record<PostedColumn, boolean>> = { category: isRoomy, days: isRoomy, ends: isVast }
  return columns ?? usualColumns.filter((column) => hasRoom[column] ?? true)
}
