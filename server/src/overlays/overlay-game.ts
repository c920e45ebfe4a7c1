import { parse } from 'graphql';
import { extraLength } from '../domain/periods/extra-length.js';
import { scoringOf } from '../domain/plays/scoring-of.js';
import { initials } from '../domain/text/monogram.js';
import { teamAbbreviation } from '../domain/text/team-abbreviation.js';
import { shortName } from '../domain/text/short-name.js';
import { neverCounts } from '../domain/game/never-counting.js';
import { saidStatus } from '../domain/game/said-status.js';
import type { Said } from '../texts/texts.js';

interface Side {
  readonly team: {
    readonly name: string;
    readonly logoUrl: string | null;
    readonly colour: string | null;
    readonly abbreviation: string | null;
  };
  readonly score: number | null;
  readonly periodScores: readonly { readonly period: { readonly name: string }; readonly score: number }[];
}

/** A game, as much of it as its overlay shows. */
export interface OverlayGame {
  readonly date: string | null;
  readonly time: string | null;
  readonly status: string;
  readonly displayStatus: string;
  readonly periods: readonly { readonly kind: 'REGULAR' | 'OVERTIME' | 'FINAL' }[];
  readonly season: { readonly sport: { readonly name: string } } | null;
  /** Of a game in progress. */
  readonly liveScore: {
    readonly home: number;
    readonly away: number;
    readonly period: { readonly name: string } | null;
  } | null;
  readonly home: Side;
  readonly away: Side;
}

/** What stands in an overlay. */
export interface Overlay {
  /** Away team first, as in a score. */
  readonly sides: readonly {
    readonly name: string;
    readonly shortName: string;
    readonly abbreviation: string;
    readonly logoUrl: string | null;
    readonly colour: string | null;
    /** In a monogram. */
    readonly letters: string;
    /** Null before there is one. */
    readonly score: number | null;
    /** Lost, once that is known. */
    readonly isBehind: boolean;
  }[];
  /** The period, or else when the game is, or what came of it. */
  readonly state: string;
  readonly isLive: boolean;
}

const TEAM = 'team { name logoUrl colour abbreviation }';
const STATUS =
  'date time status displayStatus liveScore { home away period { name } } periods { kind } season { id sport { name } }';
const SCORES = 'score periodScores { period { name } score }';

/** What an overlay is made of. */
export const OVERLAY_DOCUMENT =
  parse(`query Overlay($id: ID!) { organization { id name accent siteLanguage game(id: $id) {
  ${STATUS} home { ${TEAM} ${SCORES} } away { ${TEAM} ${SCORES} } } } }`);

/**
 * What an overlay follows: whatever of the game it shows.
 * @param named how its address names the organization
 */
export function overlayStream(id: string, named: { readonly slug?: string; readonly domain?: string }): string {
  const [name] = Object.keys(named);
  const query = `subscription Overlay($id: ID!${name ? ', $name: String' : ''}) { organization${name ? `(${name}: $name)` : ''} { game(id: $id) {
    ${STATUS} home { team { id } ${SCORES} } away { team { id } ${SCORES} } } } }`;
  const variables = { id, ...(name && { name: Object.values(named)[0] }) };
  return `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
}

/** A game as its overlay shows it. */
export function overlayOf(game: OverlayGame, said: Said): Overlay {
  const isLive = game.status === 'IN_PROGRESS';
  const scores = [game.away.score ?? game.liveScore?.away ?? null, game.home.score ?? game.liveScore?.home ?? null];
  const isDecided = !neverCounts(game.status) && scores[0] !== scores[1];
  const names = [game.away, game.home].map(({ team }) => shortName(team.name));
  const areAlike = names[0] === names[1];
  const sides = [game.away, game.home].map(({ team }, index) => ({
    name: team.name,
    shortName: areAlike ? team.name : names[index]!,
    abbreviation: team.abbreviation ?? teamAbbreviation(team.name),
    letters: team.abbreviation ?? initials(team.name),
    logoUrl: team.logoUrl,
    colour: team.colour,
    score: scores[index]!,
    isBehind: isDecided && (scores[index] ?? 0) < (scores[1 - index] ?? 0),
  }));
  return { sides, state: stateOf(game, scores, said), isLive };
}

function stateOf(game: OverlayGame, scores: readonly (number | null)[], said: Said): string {
  const { status, displayStatus } = game;
  if (status === 'IN_PROGRESS') return periodOf(game) ?? said.status(displayStatus);
  if (scores.some((score) => score === null))
    return status === 'SCHEDULED' ? said.when(game) : said.status(displayStatus);
  const note = saidStatus(status);
  if (note !== null) return said.status(note);
  const extra = extraLength(game.season?.sport.name, game.periods);
  if (extra === null) return said.status('Final');
  if ('innings' in extra) return `${said.status('Final')}/${extra.innings}`;
  const { overtimes } = extra;
  return overtimes === 1 ? said.server.final_after_overtime() : said.server.final_after_overtimes({ overtimes });
}

/** The period that is played; in a sport of sets with its points, since the score is of sets: 'Set 2 · 14–11'. */
function periodOf({ liveScore, season, home, away }: OverlayGame): string | null {
  const name = liveScore?.period?.name;
  if (name === undefined) return null;
  if (scoringOf(season?.sport.name) === 'added') return name;
  const [ofAway, ofHome] = [away, home].map(
    ({ periodScores }) => periodScores.find(({ period }) => period.name === name)?.score ?? 0,
  );
  return `${name} · ${ofAway}–${ofHome}`;
}
