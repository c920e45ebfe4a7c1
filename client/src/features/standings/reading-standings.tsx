import { formatDate } from '@/lib/dates';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { AsOf } from './as-of';
import { type LeagueRules, leaguesOf, orderInWords } from './league-rules';
import type { StandingsView } from './reading';
import { ReadingLeaders } from './reading-leaders';
import { ReadingTable, type ReadingTables } from './reading-table';
import { StandingsNotes } from './standings-notes';
import { hasRace } from './race';
import StandingsRace from './standings-race';
import type { StandingsQuery } from './standings.generated';
import { type AddressOf, ChoiceLinks } from './view-links';

interface Season {
  id: string;
  sport: { name: string };
  resultDates?: readonly string[];
  seasonLeagues: readonly LeagueRules[];
  divisions: readonly { id: string; name: string }[];
}

interface Props {
  view: StandingsView;
  season: Season;
  tables: ReadingTables;
  boards: NonNullable<NonNullable<StandingsQuery['organization']>['mainLeaderboards']>;
  chosen: { league: string; division: string; asOf: string };
  addressOf: AddressOf;
}

/**
 * Standings to be read: a table of each league or division, of any day of the season, who leads, and the race until
 * then.
 */
export default function ReadingStandings({ view, season, tables, boards, chosen, addressOf }: Props) {
  const days = season.resultDates ?? [];
  const rows = tables.flatMap((table) => table.rows);
  const { asOf } = chosen;
  const isBefore = asOf !== '' && days.length > 0 && asOf < days[0]!;
  return (
    <>
      {view === 'league' ? (
        <ChoiceLinks
          label={t.standings.leagues_to_choose()}
          all={t.standings.all_2()}
          choices={season.seasonLeagues.map(({ league }) => league)}
          chosen={chosen.league}
          to={(league) => addressOf({ league, division: '' })}
        />
      ) : (
        <ChoiceLinks
          label={t.standings.divisions_to_choose()}
          all={t.standings.all_2()}
          choices={season.divisions}
          chosen={chosen.division}
          to={(division) => addressOf({ division, league: '' })}
        />
      )}
      {days.length > 1 && <AsOf days={days} asOf={asOf} addressOf={addressOf} />}
      {isBefore && (
        <p role="status" className="text-muted">
          {t.standings.no_result_until({ day: formatDate(asOf), first: formatDate(days[0]) })}
        </p>
      )}
      {rows.length === 0 && (
        <Card flush>
          <EmptyState title={t.standings.no_standings_yet()}>
            {t.standings.they_follow_from_the_results_of_games()}
          </EmptyState>
        </Card>
      )}
      {inOrder(tables, season.seasonLeagues).map(({ league, division, rows: own }) => {
        const title = league?.name ?? division?.name ?? t.standings.teams_of_no_division();
        return (
          <Card key={`${league?.id}-${division?.id}`} title={title} flush className="min-w-0">
            <ReadingTable caption={title} rows={own} seasonId={season.id} asOf={asOf} sport={season.sport.name} />
          </Card>
        );
      })}
      {rows.length > 0 && (
        <ReadingNotes view={view} asOf={asOf} rows={rows} leagues={season.seasonLeagues} sport={season.sport.name} />
      )}
      <ReadingLeaders boards={boards} scope={{ season: season.id, ...chosen }} />
      {tables.length === 1 && hasRace(rows) && <StandingsRace rows={rows} />}
    </>
  );
}

/** Tables of leagues in the order in which these are offered; others as they come. */
function inOrder(tables: ReadingTables, leagues: readonly LeagueRules[]): ReadingTables {
  const placeOf = (id: string | undefined): number => leagues.findIndex(({ league }) => league.id === id);
  return tables.toSorted((one, other) => placeOf(one.league?.id) - placeOf(other.league?.id));
}

function ReadingNotes({
  view,
  asOf,
  rows,
  leagues,
  sport,
}: {
  view: StandingsView;
  asOf: string;
  rows: ReadingTables[number]['rows'];
  leagues: readonly LeagueRules[];
  sport: string;
}) {
  const shown = leaguesOf(rows, leagues);
  const isByPosition = rows.some(({ placedBy }) => placedBy === 'DIVISION_POSITION');
  // Each table is ordered by the rules of its own league.
  const isAlike = new Set(shown.map((league) => orderInWords([league], sport))).size === 1;
  const isMarked = shown.some(({ standingsRules }) => standingsRules.scheduleIsComplete);
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <p>{t.standings.figures_lead_to_games()}</p>
      {isByPosition && <p>{t.standings.by_given_positions()}</p>}
      {asOf !== '' && isMarked && <p>{t.standings.marks_are_of_now()}</p>}
      {view === 'league' && isAlike && <StandingsNotes leagues={shown} sport={sport} />}
      {view === 'league' &&
        !isAlike &&
        shown.map((league) => (
          <div key={league.id}>
            <b>{league.league.name}</b>
            <StandingsNotes leagues={[league]} sport={sport} />
          </div>
        ))}
    </div>
  );
}
