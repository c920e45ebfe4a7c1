import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { PageSkeleton } from '@/ui/skeleton';
import { boardOf } from './board-cache';
import { DivisionBoard } from './division-board';
import { DivisionDialog } from './division-dialog';
import { useDivisionBoardQuery } from './division-board.hooks.generated';

/** The divisions of a season, and which teams are in them at which position. */
export function DivisionsPanel({ seasonId }: { seasonId: string }) {
  const result = useDivisionBoardQuery({ variables: { seasonId } });
  const season = result.data?.me?.actingFor?.season;
  const board = useMemo(() => (season ? boardOf(season) : null), [season]);
  const [isNew, setIsNew] = useState(false);
  const actions = (
    <span className="flex flex-wrap justify-end gap-2">
      <Button size="small" variant="primary" onClick={() => setIsNew(true)}>
        <Plus aria-hidden="true" size={16} />
        {t.divisions.new_division()}
      </Button>
      <ExportMenu list="divisions" of={t.ui.of_divisions()} size="small" filters={{ seasonId }} />
    </span>
  );
  return (
    <Card title={t.divisions.divisions()} flush aside={actions}>
      <QueryResult
        result={result}
        skeleton={
          <div className="px-4">
            <PageSkeleton rows={5} />
          </div>
        }
      >
        {() =>
          !board || (board.divisions.length === 0 && board.unassigned.length === 0) ? (
            <EmptyState title={t.divisions.no_divisions_and_no_teams_yet()}>
              {t.divisions.add_teams_to_the_seasons_leagues_then()}
            </EmptyState>
          ) : (
            <DivisionBoard seasonId={seasonId} stored={board} onStale={result.refetch} />
          )
        }
      </QueryResult>
      {isNew && (
        <DivisionDialog seasonId={seasonId} division={null} onStale={result.refetch} onClose={() => setIsNew(false)} />
      )}
    </Card>
  );
}
