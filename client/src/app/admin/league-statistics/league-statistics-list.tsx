import { useState } from 'react';
import { VisibilityList } from '@/app/admin/lists/visibility-list';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { named } from '../named';
import { inTurn } from '../turns-link';
import { useUndoToast } from '../undo/use-undo-toast';
import { useMutationWithToast } from '../use-mutation-with-toast';
import type { LeagueStatisticsFragment } from './league-statistics.generated';
import { useUpdateLeagueStatisticsMutation } from './league-statistics.hooks.generated';

/** A statistic as the list knows it. */
interface Item {
  id: string;
  name: string;
  abbreviation: string;
  hidden: boolean;
}

/** The statistics of a season league. Order and visibility change at once, and back when the server refuses. */
export function LeagueStatisticsList({ seasonLeague }: { seasonLeague: LeagueStatisticsFragment }) {
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [update] = useUpdateLeagueStatisticsMutation();
  const [isResetting, setIsResetting] = useState(false);
  const { id, version, hasOwnStatistics, statistics } = seasonLeague;
  const items = statistics.map(({ hidden, definition }): Item => ({ ...definition, hidden }));
  /** @param next null: the organization's order */
  const save = (next: readonly Item[] | null): Promise<boolean> =>
    attempt(async () => {
      const { data } = await update({
        variables: {
          seasonLeagueId: id,
          input: {
            statistics: next?.map(({ id: definitionId, hidden }) => ({ definitionId, hidden })) ?? null,
            expectedVersion: version,
          },
        },
        ...(next && { optimisticResponse: expected(seasonLeague, next) }),
        ...inTurn([`SeasonLeague:${id}`]),
      });
      if (data) done(data.updateSeasonLeagueStatistics);
    }, t.admin.the_statistics_could_not_be_changed());
  const reset = async (): Promise<void> => {
    setIsResetting(true);
    await save(null);
    setIsResetting(false);
  };
  return (
    <>
      <VisibilityList
        items={items}
        nameOf={({ name }) => statName(name)}
        showLabel={t.admin.show()}
        detail={({ abbreviation }) => abbreviation}
        onReorder={(next) => void save(next)}
        onToggle={({ id: toggled }) =>
          void save(items.map((item) => (item.id === toggled ? { ...item, hidden: !item.hidden } : item)))
        }
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3">
        <Button size="small" busy={isResetting} disabled={!hasOwnStatistics} onClick={() => void reset()}>
          {t.admin.use_the_organizations_order()}
        </Button>
        <span className="text-sm text-muted">
          {hasOwnStatistics ? t.admin.this_league_has_an_order_of_its_own() : t.admin.it_is_the_organizations_order()}
        </span>
      </div>
    </>
  );
}

/** What the server will answer, for as long as it has not. */
function expected(seasonLeague: LeagueStatisticsFragment, next: readonly Item[]) {
  return {
    updateSeasonLeagueStatistics: named('SeasonLeagueStatisticsPayload', {
      undoId: null,
      message: '',
      seasonLeague: named('SeasonLeague', {
        ...seasonLeague,
        version: seasonLeague.version + 1,
        hasOwnStatistics: true,
        statistics: next.map(({ hidden, ...definition }) =>
          named('SeasonLeagueStatistic', {
            id: `${seasonLeague.id}-${definition.id}`,
            hidden,
            definition: named('StatDefinition', definition),
          }),
        ),
      }),
    }),
  };
}
