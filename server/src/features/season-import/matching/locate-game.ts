import { normaliseName } from '../../../domain/text/normalise-name.js';
import { NO_LEAGUE, type ParsedGame } from '../reading/parsed-season.js';
import type { SeasonPlace, SeasonTeam } from '../writing/write-teams.js';

/** Where a game of the file belongs. */
export interface GamePlace {
  /** Null: to no league, as games of a bracket and between two leagues. */
  readonly seasonLeagueId: number | null;
  /** Whether a team is in the game's league, or otherwise in its first one, only since this import. */
  readonly isNew: boolean;
}

/** Finds the league of a game: the one that the file names, otherwise the one that its teams share. */
export function placeGame(
  { league, bracket }: Pick<ParsedGame, 'league' | 'bracket'>,
  home: SeasonTeam,
  away: SeasonTeam,
): GamePlace {
  const named = league === null || league === NO_LEAGUE ? undefined : normaliseName(league);
  const wanted = named ?? (league === null && bracket === null ? sharedLeague(home, away) : undefined);
  const places = [home, away].map((team) => team.places.find((place) => place.league === wanted));
  const ids = new Set(places.flatMap((place) => place?.seasonLeagueId ?? []));
  // Teams that were moved apart by hand share no league any more.
  const seasonLeagueId =
    ids.size === 1
      ? [...ids][0]!
      : wanted === undefined && league === null && bracket === null
        ? movedTogether(home, away)
        : null;
  return {
    seasonLeagueId,
    isNew: [home, away].some((team, index) => (places[index] ?? team.places[0])?.isNew === true),
  };
}

/** The league in which the file has both teams; undefined when that is none or several. */
function sharedLeague(home: SeasonTeam, away: SeasonTeam): string | undefined {
  const [shared, another] = pairsOf(home, away).filter(([one, other]) => one.league === other.league);
  return another === undefined ? shared?.[0].league : undefined;
}

/** The league in which two teams play since they were moved by hand. */
function movedTogether(home: SeasonTeam, away: SeasonTeam): number | null {
  const [pair, another] = pairsOf(home, away).filter(([one, other]) => one.seasonLeagueId === other.seasonLeagueId);
  return pair !== undefined && another === undefined ? pair[0].seasonLeagueId : null;
}

function pairsOf(home: SeasonTeam, away: SeasonTeam): [SeasonPlace, SeasonPlace][] {
  return home.places.flatMap((one) => away.places.map((other): [SeasonPlace, SeasonPlace] => [one, other]));
}
