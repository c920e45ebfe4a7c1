import { useState } from 'react';
import { WithdrawnMark } from '@/app/withdrawn-mark';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useRowTurns } from '@/app/admin/row-turns';
import { t } from '@/texts';
import { SortableList } from '@/ui/sortable-list';
import { TeamLogo } from '@/ui/team-logo';
import type { DivisionBracketFragment } from '../bracket.generated';
import { useMoveSeedMutation } from '../bracket.hooks.generated';
import { useAskFirst } from './use-ask-first';

const NOT_MOVED = 'not moved';

/**
 * The teams of a division by seed, which are dragged, or moved by keys, to another. Each drop is saved after
 * the one before it, and can be undone.
 */
export function SeedList({ division }: { division: DivisionBracketFragment }) {
  const stored = division.teams.map((row) => ({ ...row, id: row.slt.id }));
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const [move] = useMoveSeedMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const ask = useAskFirst(division);
  // Each answers the version that it has made.
  const inTurn = useRowTurns<number | typeof NOT_MOVED>();
  const rows = dropped ? stored.toSorted((one, other) => dropped.indexOf(one.id) - dropped.indexOf(other.id)) : stored;
  const save = async (items: readonly (typeof stored)[number][], to: number, before: number) => {
    let made: number | typeof NOT_MOVED = NOT_MOVED;
    await attempt(async () => {
      const seeds = [...new Set(items.map(({ team }) => team.id))];
      if (
        !(await ask({
          question: t.brackets.change_the_seeds(),
          confirmLabel: t.brackets.change_seeds(),
          change: { seeds },
        }))
      )
        return;
      const { id: divisionId } = division;
      const expectedVersions = [{ id: divisionId, version: Math.max(division.version, before) }];
      const input = { divisionId, seasonLeagueTeamIds: [items[to]!.id], index: to, expectedVersions };
      const { data } = await move({ variables: { input } });
      if (!data) return;
      made = data.assignDivisionTeams.divisions.find(({ id }) => id === divisionId)?.version ?? 0;
      done(data.assignDivisionTeams);
    }, t.brackets.the_seeds_could_not_be_saved());
    return made;
  };
  const reorder = (items: readonly (typeof stored)[number][], to: number): void => {
    // Shown at once, and until the last answer is in the cache.
    const order = items.map(({ id }) => id);
    setDropped(order);
    // What was dropped on top of one that has not come about is not sent.
    const turn = inTurn(division.id, async (before) => (before === NOT_MOVED ? before : save(items, to, before ?? 0)));
    void turn.then(() => setDropped((shown) => (shown === order ? null : shown)));
  };
  return (
    <SortableList
      items={rows}
      nameOf={({ team }) => team.name}
      onReorder={(items, _from, to) => reorder(items, to)}
      className="flex flex-col p-2"
      itemClassName="flex items-center gap-2 rounded-md bg-surface pr-3"
    >
      {({ team, slt }, handle, index) => (
        <>
          {handle}
          <span className="display tabular w-5 shrink-0 text-right font-bold text-muted">{index + 1}</span>
          <TeamLogo
            name={team.name}
            logoUrl={team.logoUrl}
            colour={team.colour}
            abbreviation={team.abbreviation}
            size="small"
          />
          <span className="min-w-0 flex-1 truncate font-semibold">{team.name}</span>
          <WithdrawnMark seasonLeagueTeam={slt} />
          <span className="tabular text-sm text-muted">
            {slt.record.wins}–{slt.record.losses}
          </span>
        </>
      )}
    </SortableList>
  );
}
