import { useState } from 'react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { groupBySport } from '@/app/admin/lists/group-by-sport';
import { useUndoable } from '@/app/admin/undo/use-undoable';
import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { StatList } from './stat-list';
import { StatisticDialog } from './statistic-dialog';
import type { EditableStatFragment } from './stats.generated';
import { useAdminStatsQuery, useResetStatsMutation } from './stats.hooks.generated';

/** Which statistics the site shows, and in which order (league management, "Stats settings"). */
export default function StatsScreen() {
  return (
    <>
      <ScreenHeader title={t.statDefinitions.stats()} actions={<ExportMenu list="statistics" />}>
        {t.statDefinitions.drag_the_statistics_into_the_order_of_your()}
      </ScreenHeader>
      <Stats />
    </>
  );
}

function Stats() {
  const result = useAdminStatsQuery();
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const groups = groupBySport(me?.actingFor?.statDefinitions ?? []);
        if (groups.length === 0)
          return (
            <EmptyState title={t.statDefinitions.no_statistics_yet()}>
              {t.statDefinitions.the_organization_has_no_sport()}
            </EmptyState>
          );
        return (
          <div className="flex max-w-3xl flex-col gap-5">
            {groups.map(({ sport, items }) => (
              <SportStats key={sport.id} sport={sport} stats={items} />
            ))}
          </div>
        );
      }}
    </QueryResult>
  );
}

function SportStats({ sport, stats }: { sport: { id: string; name: string }; stats: readonly EditableStatFragment[] }) {
  const { busy, run } = useUndoable();
  const [isAdding, setIsAdding] = useState(false);
  const [reset] = useResetStatsMutation({ refetchQueries: ['AdminStats'], awaitRefetchQueries: true });
  const restore = (): Promise<void> =>
    run(
      async () => (await reset({ variables: { sportId: sport.id } })).data?.resetStatDefinitions,
      t.statDefinitions.the_statistics_could_not_be_reset(),
      {
        text: t.statDefinitions.reset_the_statistics_of_to_default({ sport: sportName(sport.name) }),
        consequence: t.statDefinitions.the_default_statistics_come_back_in_their(),
        confirmLabel: t.statDefinitions.reset_to_default(),
        destructive: false,
      },
    );
  return (
    <Card
      title={<span className="capitalize">{sportName(sport.name)}</span>}
      flush
      aside={
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="small" variant="primary" onClick={() => setIsAdding(true)}>
            {t.statDefinitions.add_statistic()}
          </Button>
          <Button size="small" busy={busy} onClick={() => void restore()}>
            {t.statDefinitions.reset_to_default()}
          </Button>
        </span>
      }
    >
      <StatList sport={sport} stats={stats} />
      {isAdding && <StatisticDialog sport={sport} stat={null} stats={stats} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}
