import { certaintiesOf } from '@domain/standings/certainties-of';
import type { Id } from '@domain/ordering/id';
import type { GameToCome } from '@domain/standings/provable';
import type { DecidedGame } from '@domain/standings/decided-game';
import { commonRules } from '@domain/standings/common-rules';
import { standingsRows } from '@domain/standings/standings-rows';
import { teamRecords } from '@domain/standings/team-records';
import type { LeagueRules } from '../league-rules';
import { settingsOf } from './settings-of';
import type { StandingsQuery } from '../standings.generated';
import { toGraphName } from '../to-graph-name';
import type { SupposedResult } from './choices';

type Organization = NonNullable<StandingsQuery['organization']>;
type Row = NonNullable<Organization['standings']>[number];
/** What the standings follow from. */
export type Games = NonNullable<Organization['standingsGames']>;

/** A table that would follow. */
export interface Supposed {
  rows: Row[];
  /** How many places each team would move up, by season-league team; only those that move. */
  moves: Map<string, number>;
}

/** A supposed game has a winner and no score: what teams have scored stays as it is. */
const SCORES: Record<SupposedResult, readonly [number, number]> = { home: [1, 0], away: [0, 1], tie: [1, 1] };

const sidesOf = ({ homeId, awayId }: Games['toCome'][number]): GameToCome => [homeId ?? '', awayId ?? ''];

/** The table that would follow from the results that count and those that are chosen for games to come. */
export function supposedStandings(
  rows: readonly Row[],
  leagues: readonly LeagueRules[],
  { counted, toCome }: Games,
  choices: ReadonlyMap<string, SupposedResult>,
): Supposed {
  const settings = new Map(leagues.map(({ league, standingsRules }) => [league.id, settingsOf(standingsRules)]));
  const rules = commonRules([...settings.values()]);
  const supposed = toCome.flatMap(({ homeId, awayId, game }): DecidedGame[] => {
    const result = choices.get(game.id);
    return result ? [[homeId ?? '', awayId ?? '', ...SCORES[result]]] : [];
  });
  const games = [
    ...counted.map(({ homeId, awayId, homeScore, awayScore, forfeit }): DecidedGame => [
      homeId ?? '',
      awayId ?? '',
      homeScore,
      awayScore,
      forfeit,
    ]),
    ...supposed,
  ];
  const teams = rows.flatMap(({ seasonLeagueTeam: { id, lot, withdrawn }, team, league }) => {
    const own = settings.get(league.id);
    return own ? [{ id, lot, withdrawn, name: team.name, seasonLeagueId: league.id, settings: own }] : [];
  });
  const shown = new Map(rows.map((row) => [row.seasonLeagueTeam.id, row]));
  const records = teamRecords(teams, games, { withTies: rules.points !== null }).map((record, index) => {
    const { pointsFor = 0, pointsAgainst = 0 } = shown.get(teams[index]!.id) ?? {};
    return { ...teams[index]!, ...record, pointsFor, pointsAgainst };
  });
  const open = toCome.filter(({ game }) => !choices.has(game.id)).map(sidesOf);
  const chosen = toCome.filter(({ game }) => choices.has(game.id)).map(sidesOf);
  const leagueOf = new Map<Id, Id>(teams.map(({ id, seasonLeagueId }) => [id, seasonLeagueId]));
  const leaguesIn = (list: readonly GameToCome[]): ReadonlySet<Id | undefined> =>
    new Set(list.flatMap((sides) => sides.map((id) => leagueOf.get(id))));
  const [inOpen, inChosen] = [leaguesIn(open), leaguesIn(chosen)];
  // Once all games of a league are supposed, level teams may be told apart by scores that nobody knows.
  const known = records.filter(({ seasonLeagueId: id }) => inOpen.has(id) || !inChosen.has(id));
  const certainties = certaintiesOf(known, games, open);
  const placed = standingsRows(records, games, 'record', rules).flatMap((after): Row[] => {
    const row = shown.get(String(after.id));
    if (!row) return [];
    const certainty = certainties.get(after.id);
    return [
      {
        ...row,
        position: after.position,
        wins: after.wins,
        losses: after.losses,
        ties: after.ties ?? null,
        standingsPoints: after.standingsPoints ?? null,
        winPercentage: after.winPercentage,
        gamesBehind: after.gamesBehind,
        streak: after.streak ?? '',
        results: after.results,
        lastTen: after.lastTen,
        placedBy: toGraphName(after.tiebreaker),
        certainty: certainty ? toGraphName(certainty) : null,
      },
    ];
  });
  const moves = placed.flatMap(({ position, seasonLeagueTeam: { id } }): [string, number][] => {
    const up = (shown.get(id)?.position ?? position) - position;
    return up === 0 ? [] : [[id, up]];
  });
  return { rows: placed, moves: new Map(moves) };
}
