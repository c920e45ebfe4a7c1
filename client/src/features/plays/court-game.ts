import type { ColouredTeam } from '@domain/colours/team-colours';
import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import type { PlaySettings } from '@domain/plays/play-settings';
import { startersOfPlays } from '@domain/plays/starters-of-plays';
import type { PlayVocabulary } from '@domain/plays/play-vocabulary';
import { sportNamed } from '@domain/sports/sport-named';
import type {
  CourtsideGameFragment,
  CourtsideOrganizationFragment,
  CourtsideResultFragment,
  CourtsideSideFragment,
} from './courtside.generated';
import type { StoredPlay } from './keeping/play';
import { storedPlayOf } from './keeping/read-play';

/** Which of the two teams. */
export type SideName = 'home' | 'away';

/** A player as tiles and lists show one. */
export interface CourtPlayer {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  /** What tells them apart who have no number and one last name: 'B. Berg'. Absent: the last name does. */
  readonly apart?: string;
  /** '0' and '00' are two numbers; null without one. */
  readonly jersey: string | null;
  readonly didNotPlay: boolean;
}

/** One of the two teams. */
export interface CourtSide {
  readonly name: SideName;
  readonly teamId: string;
  readonly teamName: string;
  readonly logoUrl: string | null;
  /** Absent in games that a device has kept since before they were told. */
  readonly colour?: string | null;
  readonly abbreviation?: string | null;
  /** By their numbers. */
  readonly players: readonly CourtPlayer[];
  /** Who started, as the box score notes it, and the plays do not say by themselves. */
  readonly starters: readonly string[];
}

/** A period that the game may have. */
export interface CourtPeriod {
  readonly id: string;
  readonly name: string;
  readonly kind: 'REGULAR' | 'OVERTIME' | 'FINAL';
  readonly hidden: boolean;
}

/** What the screen knows of the game besides its plays. */
export interface CourtGame {
  readonly id: string;
  readonly slug: string;
  readonly home: CourtSide;
  readonly away: CourtSide;
  /** In their order, hidden ones too, since plays of a period outlive its hiding. */
  readonly periods: readonly CourtPeriod[];
  /** Absent in games that visitors are shown. */
  readonly sport?: { readonly id: string; readonly name: string };
  readonly vocabulary: PlayVocabulary;
  readonly settings: PlaySettings;
  readonly result: CourtsideResultFragment;
}

/** How long a period of a game is, in seconds; null where that is not known. */
export function lengthOfPeriod({ periods, settings: { periodMinutes } }: CourtGame, periodId: string): number | null {
  const isRegular = periods.some(({ id, kind }) => id === periodId && kind === 'REGULAR');
  return isRegular && periodMinutes !== null ? periodMinutes * 60 : null;
}

/** The game of an answer; null when it is of no sport that has plays. */
export function courtGameOf(
  organization: CourtsideOrganizationFragment,
  game: CourtsideGameFragment,
): CourtGame | null {
  const sport = game.season?.sport ?? organization.sports[0];
  const known = sport && sportNamed(sport.name);
  if (!known) return null;
  const plays = game.plays.filter(({ isDeleted }) => !isDeleted).map(storedPlayOf);
  return {
    id: game.id,
    slug: organization.slug,
    home: sideOf('home', game.home, plays),
    away: sideOf('away', game.away, plays),
    periods: organization.gamePeriods.filter((period) => period.sport.id === sport.id && period.kind !== 'FINAL'),
    sport,
    vocabulary: playVocabularyOf(known),
    settings: {
      ...game.playSettings,
      bonusFouls: game.playSettings.bonusFouls ?? null,
      doubleBonusFouls: game.playSettings.doubleBonusFouls ?? null,
      periodMinutes: game.playSettings.periodMinutes ?? null,
    },
    result: game,
  };
}

function sideOf(name: SideName, { team, entryRows }: CourtsideSideFragment, plays: readonly StoredPlay[]): CourtSide {
  // What plays have noted goes with them: only what was noted by hand stays without them.
  const byPlays = startersOfPlays(plays, team.id);
  return {
    name,
    teamId: team.id,
    teamName: team.name,
    logoUrl: team.logoUrl ?? null,
    colour: team.colour ?? null,
    abbreviation: team.abbreviation ?? null,
    players: toldApart(
      (entryRows ?? []).map(({ player, jerseyNumber, didNotPlay }) => ({
        id: player.id,
        name: player.fullName,
        lastName: player.lastName === '' ? player.fullName : player.lastName,
        jersey: jerseyNumber === null || jerseyNumber === '' ? null : jerseyNumber,
        didNotPlay,
      })),
    ).toSorted(byNumber),
    starters: (entryRows ?? [])
      .filter(({ started, player }) => started && !byPlays.includes(player.id))
      .map(({ player }) => player.id),
  };
}

/** Players without a number by more than the last name where another one has the same: siblings, most of all. */
function toldApart(players: readonly CourtPlayer[]): CourtPlayer[] {
  const nameOf = ({ name, lastName }: CourtPlayer): string => `${[...name][0] ?? ''}. ${lastName}`;
  return players.map((player) => {
    const alike = players.filter((each) => each !== player && each.lastName === player.lastName);
    if (player.jersey !== null || alike.length === 0) return player;
    const isOne = alike.every((each) => nameOf(each) !== nameOf(player));
    return { ...player, apart: isOne ? nameOf(player) : player.name };
  });
}

/** A side by what gives it its colour. */
export function colouredOf({ teamName, colour }: CourtSide): ColouredTeam {
  return { name: teamName, colour };
}

/** As somebody at the table looks for them: 0, 00, 4, 11, what is no number, then those without one by last name. */
function byNumber(one: CourtPlayer, other: CourtPlayer): number {
  if (one.jersey === null && other.jersey === null) return one.lastName.localeCompare(other.lastName, 'en');
  if (one.jersey === null || other.jersey === null) return one.jersey === null ? 1 : -1;
  const [number, otherNumber] = [numberOf(one.jersey), numberOf(other.jersey)];
  return number === otherNumber ? one.jersey.length - other.jersey.length : number - otherNumber;
}

function numberOf(jersey: string): number {
  const digits = /\d+/.exec(jersey);
  return digits === null ? Infinity : Number(digits[0]);
}

/** The side of a team. */
export function sideOfTeam(game: Pick<CourtGame, 'home' | 'away'>, teamId: string | null): CourtSide | null {
  return [game.home, game.away].find((side) => side.teamId === teamId) ?? null;
}

/** A player of the game by id. */
export function playerOf(game: Pick<CourtGame, 'home' | 'away'>, playerId: string | null): CourtPlayer | null {
  return [...game.home.players, ...game.away.players].find(({ id }) => id === playerId) ?? null;
}
