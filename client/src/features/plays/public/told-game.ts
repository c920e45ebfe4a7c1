import type { PlaySummary } from '@domain/plays/play-summary';
import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import { summarizePlays } from '@domain/plays/summarize-plays';
import { sportNamed } from '@domain/sports/sport-named';
import type { CourtGame, CourtPlayer, CourtSide, SideName } from '../court-game';
import type { StoredPlay } from '../keeping/play';
import { visiblePlayOf } from '../keeping/read-play';
import type { PlayByPlayQuery } from './play-by-play.generated';

type Organization = NonNullable<PlayByPlayQuery['organization']>;
type Game = NonNullable<Organization['game']>;

/** A game as its plays tell it. */
export interface ToldGame {
  readonly game: CourtGame;
  readonly summary: PlaySummary<StoredPlay>;
}

/** What an answer tells of a game; null when it is of no sport that has plays. */
export function toldGameOf(organization: Organization): ToldGame | null {
  const { game } = organization;
  const sport = game?.season?.sport ?? organization.sports[0];
  const known = sport && sportNamed(sport.name);
  if (!game || !known) return null;
  const told: CourtGame = {
    id: game.id,
    slug: organization.slug,
    home: sideOf('home', game),
    away: sideOf('away', game),
    // In the order of the plays, which come by period.
    periods: [...new Map(game.plays.map(({ period }) => [period.id, { ...period, hidden: false }])).values()],
    vocabulary: playVocabularyOf(known),
    settings: {
      ...game.playSettings,
      bonusFouls: game.playSettings.bonusFouls ?? null,
      doubleBonusFouls: game.playSettings.doubleBonusFouls ?? null,
      periodMinutes: game.playSettings.periodMinutes ?? null,
    },
    result: game,
  };
  const summary = summarizePlays(game.plays.map(visiblePlayOf), {
    vocabulary: told.vocabulary,
    settings: told.settings,
    teamIds: [told.home.teamId, told.away.teamId],
    periods: told.periods.map(({ id, kind }) => ({ id, kind: KINDS[kind] })),
    starters: { home: told.home.starters, away: told.away.starters },
    isOver: game.status !== 'IN_PROGRESS',
  });
  // What counts for nothing is kept at the table alone, where it can be put right.
  const plays = summary.plays.filter(({ hasLostLink }) => !hasLostLink);
  return { game: told, summary: { ...summary, plays } };
}

const KINDS = { REGULAR: 'regular', OVERTIME: 'overtime', FINAL: 'final' } as const;

/** A side with everybody who has a line or a play. */
function sideOf(name: SideName, game: Game): CourtSide {
  const { team, lines } = game[name];
  const named = [
    ...lines.map(({ player }) => player),
    ...game.plays.flatMap(({ team: of, player, otherPlayer }) =>
      of?.id === team.id ? [player, otherPlayer].filter((one) => one !== null) : [],
    ),
  ];
  const player = ({ id, fullName }: { id: string; fullName: string }): [string, CourtPlayer] => [
    id,
    // How players are called in public is the organization's to say: nothing but the whole name.
    { id, name: fullName, lastName: fullName, jersey: null, didNotPlay: false },
  ];
  return {
    name,
    teamId: team.id,
    teamName: team.name,
    logoUrl: team.logoUrl ?? null,
    colour: team.colour ?? null,
    abbreviation: team.abbreviation ?? null,
    players: [...new Map(named.map(player)).values()],
    starters: lines.filter(({ started }) => started).map(({ player: { id } }) => id),
  };
}
