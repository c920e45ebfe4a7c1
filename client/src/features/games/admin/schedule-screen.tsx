import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { Guard } from '@/app/admin/session/guard';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { type SeasonChoices, leagueOptions } from '@/app/admin/season/season-league-options';
import { useSeasonLeagueChoicesQuery } from '@/app/admin/season/season-league-options.hooks.generated';
import { MoreRows } from '@/app/more-rows';
import { Button } from '@/ui/button';
import { FilterBar, InputFilter, SelectFilter } from '@/ui/filter-bar';
import { useFilters } from '@/ui/use-filters';
import { useSelection } from '@/ui/use-selection';
import type { GameRowFragment } from '../game-row.generated';
import {
  AdminScheduleDocument,
  type AdminScheduleQuery,
  type AdminScheduleQueryVariables,
} from './admin-schedule.generated';
import { useAdminScheduleQuery } from './admin-schedule.hooks.generated';
import { CreateGameDialog } from '@/app/admin/games/create-game-dialog';
import { EditGameDialog } from './edit-game-dialog';
import { FinalScoresDialog } from './final-scores-dialog';
import { GameToEdit } from './game-to-edit';
import { type GameTask, ScheduleTable } from './schedule-table';
import { useDeleteGames } from './use-delete-games';
import { useKeptDate } from './use-kept-date';

/** The games of a season by date (league management, "Admin schedule list"). */
export default function ScheduleScreen() {
  return (
    <Guard needsOrganization>
      <Schedule />
    </Guard>
  );
}

type Connection = NonNullable<NonNullable<AdminScheduleQuery['me']>['actingFor']>['games'];

const NOTHING: readonly never[] = [];
const NAMES = ['season', 'league', 'date'] as const;

function Schedule() {
  const [{ season, league, date }, setFilters] = useFilters(NAMES);
  useKeptDate(
    date,
    useCallback((kept: string) => setFilters({ date: kept }), [setFilters]),
  );
  const where = {
    ...(season ? { seasonId: season } : { inActiveSeason: true }),
    ...(league && { leagueId: league }),
    ...(date && { date }),
  };
  const variables: AdminScheduleQueryVariables = { filter: where };
  const result = useAdminScheduleQuery({ variables, fetchPolicy: 'cache-and-network' });
  const actingFor = result.data?.me?.actingFor;
  const connection = actingFor?.games;
  const games: readonly GameRowFragment[] = connection?.nodes ?? NOTHING;
  const choices = useSeasonLeagueChoicesQuery();
  // What was known stays while it is asked for anew: a dialog is open then.
  const seasons = (choices.data ?? choices.previousData)?.me?.actingFor?.seasons;
  const shown = seasons?.find(({ id }) => id === (season || actingFor?.activeSeason?.id));
  // Before that nobody knows which league a new game begins with.
  const isKnown =
    (seasons !== undefined || choices.error !== undefined) && (actingFor !== undefined || result.error !== undefined);
  const selection = useSelection(useMemo(() => games.map(({ id }) => id), [games]));
  const [isCreating, setIsCreating] = useState(false);
  const [edited, setEdited] = useState<{ id: string; task: 'details' | 'scores' } | null>(null);
  const close = useCallback(() => setEdited(null), []);
  const [remove] = useDeleteGames();
  const destroy = async (): Promise<void> => {
    if (await remove(games.filter(({ id }) => selection.has(id)))) selection.clear();
  };
  const start = (game: GameRowFragment, task: GameTask): void => {
    if (task === 'delete') void remove([game]);
    else setEdited({ id: game.id, task });
  };
  return (
    <>
      <ScreenHeader
        title="Schedule"
        actions={
          <>
            <Button onClick={() => void destroy()}>
              <Trash2 aria-hidden="true" size={18} />
              <span>
                <span className="max-sm:sr-only">Delete selected</span>
                {selection.selected.length > 0 && ` (${selection.selected.length})`}
              </span>
            </Button>
            <Button variant="primary" onClick={() => setIsCreating(true)}>
              <Plus aria-hidden="true" size={18} />
              Create Game
            </Button>
            <ExportMenu list="games" filters={where} />
          </>
        }
      >
        {shown && `Games of ${shown.name}, by date.`}
      </ScreenHeader>
      <div className="mb-4">
        <FilterBar names={NAMES}>
          {seasons && seasons.length > 1 && (
            <SelectFilter
              name="season"
              label="Season"
              all="Active season"
              options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
              value={season}
              onChange={(value) => setFilters({ season: value, league: '' })}
            />
          )}
          <SelectFilter
            name="league"
            label="League"
            all="All Leagues"
            options={leagueOptions(shown ? [shown] : [])}
            value={seasons ? league : ''}
            onChange={(value) => setFilters({ league: value })}
          />
          <InputFilter
            name="date"
            label="Date"
            type="date"
            value={date}
            onChange={(value) => setFilters({ date: value })}
          />
        </FilterBar>
      </div>
      <QueryResult result={{ ...result, data: connection }}>
        {(found: Connection) => (
          <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
            <ScheduleTable
              games={found.nodes}
              selection={selection}
              isFiltered={league !== '' || date !== ''}
              onTask={start}
            />
            <MoreRows connection={found} document={AdminScheduleDocument} variables={variables} />
          </div>
        )}
      </QueryResult>
      {isCreating && isKnown && (
        <CreateGameDialog
          choosesLeague
          seasonLeagueId={seasonLeagueOf(shown, league)}
          date={date}
          onClose={() => setIsCreating(false)}
        />
      )}
      {edited && (
        <GameToEdit key={`${edited.id}-${edited.task}`} id={edited.id} onClose={close}>
          {(game) =>
            edited.task === 'details' ? (
              <EditGameDialog game={game} onClose={close} />
            ) : (
              <FinalScoresDialog game={game} onClose={close} />
            )
          }
        </GameToEdit>
      )}
    </>
  );
}

/** The season's row of the league that is shown; '' where several could be meant. */
function seasonLeagueOf(season: SeasonChoices[number] | undefined, leagueId: string): string {
  const seasonLeagues = season?.seasonLeagues ?? [];
  const [only, ...others] =
    leagueId === '' ? seasonLeagues : seasonLeagues.filter(({ league }) => league.id === leagueId);
  return only && others.length === 0 ? only.id : '';
}
