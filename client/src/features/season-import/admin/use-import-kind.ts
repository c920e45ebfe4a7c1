import { useFilters } from '@/ui/use-filters';

/** What can be imported. */
export type ImportKind = 'season' | 'roster';

/** What is to be imported, as the address says. */
export function useImportKind(): [ImportKind, (kind: ImportKind) => void] {
  const [{ what }, setFilters] = useFilters(['what']);
  return [what === 'roster' ? 'roster' : 'season', (kind) => setFilters({ what: kind === 'roster' ? kind : '' })];
}
