import { formatDate } from '@/lib/dates';
import { nameWithKnownAs } from '@/lib/name-with-known-as';
import { resultNote, statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { adminPaths } from '../../admin-paths';
import type { SiteUser } from '../../site';
import { GROUPS, visibleItems } from '../frame/sidebar-items';
import { teamNames } from '../search/use-player-search';
import type { PaletteGameFragment, PaletteSearchQuery, PaletteSeasonsQuery } from './palette.generated';

/** One thing that the palette leads to. */
export interface PaletteEntry {
  /** 'Screen', 'Season', 'League', 'Bracket', 'Team', 'Player' or 'Game' in the visitor's language. */
  kind: string;
  name: string;
  detail?: string;
  to: string;
}

type Found = NonNullable<NonNullable<PaletteSearchQuery['me']>['actingFor']>;
type All = NonNullable<NonNullable<PaletteSeasonsQuery['me']>['actingFor']>;

/** What the server found. */
export interface PaletteFound {
  /** All seasons with their leagues and divisions: they are few. */
  seasons: All['seasons'];
  teams: readonly { id: string; name: string }[];
  players: Found['players']['nodes'];
  /** Games of those teams; one stands twice when both of its teams were found. */
  games: readonly PaletteGameFragment[];
}

/** At most so many of one kind. */
const MOST_PER_KIND = 5;

/**
 * 'rockets - lakers', 'Rockets vs. Lakers', 'rockets @ lakers': a game's two teams; the second is null when only one
 * thing is meant.
 */
export function splitMatchup(text: string): [string, string | null] {
  const [first = '', second] = text.trim().split(/\s+(?:vs?\.?|at|@|-|–)\s+/i, 2);
  return [first.trim(), second?.trim() || null];
}

/**
 * What the palette offers for a text, kind by kind: screens that the role may see, then what the server found. Without
 * a text, all screens.
 */
export function paletteEntries(
  text: string,
  { seasons, teams, players, games }: PaletteFound,
  user: SiteUser,
): PaletteEntry[] {
  const wanted = text.trim().toLocaleLowerCase();
  const has = (name: string): boolean => name.toLocaleLowerCase().includes(wanted);
  const screens = GROUPS.flatMap(({ label, items }) =>
    visibleItems(items, user)
      .filter((item) => has(item.label()))
      .map((item): PaletteEntry => ({ kind: t.admin.screen(), name: item.label(), detail: label(), to: item.to })),
  );
  if (wanted === '') return screens;
  const kinds: PaletteEntry[][] = [
    screens,
    seasons
      .filter(({ name }) => has(name))
      .map(({ id, name, active }) => ({
        kind: t.common.season(),
        name,
        detail: active ? t.admin.active() : t.admin.inactive(),
        to: adminPaths.season(id),
      })),
    activeFirst(seasons).flatMap(({ id: seasonId, name: season, seasonLeagues }) =>
      seasonLeagues
        .filter(({ league }) => has(league.name))
        .map(({ league: { id, name } }) => ({
          kind: t.common.league(),
          name,
          detail: season,
          to: adminPaths.league(seasonId, id),
        })),
    ),
    activeFirst(seasons).flatMap(({ id: seasonId, name: season, divisions }) =>
      divisions
        .filter(({ name }) => has(name) || has(`${name} ${t.divisions.bracket()}`))
        .map(({ id, name }) => ({
          kind: t.divisions.bracket(),
          name,
          detail: season,
          to: adminPaths.division(seasonId, id),
        })),
    ),
    teams.map(({ id, name }) => ({ kind: t.common.team(), name, to: adminPaths.team(id) })),
    players.map(({ id, rosters, ...player }) => ({
      kind: t.common.player(),
      name: nameWithKnownAs(player),
      detail: teamNames(rosters),
      to: adminPaths.player(id),
    })),
    latestGames(games, splitMatchup(text)[1]).map((game) => ({
      kind: t.common.game(),
      name: `${game.homeTeam.name} – ${game.awayTeam.name}`,
      detail: detailOf(game),
      to: adminPaths.game(game.id),
    })),
  ];
  return kinds.flatMap((entries) => entries.slice(0, MOST_PER_KIND));
}

/** What is played now is looked for most; otherwise as they come, latest first. */
function activeFirst(seasons: PaletteFound['seasons']): PaletteFound['seasons'] {
  return seasons.toSorted((a, b) => Number(b.active) - Number(a.active));
}

/** Each game once, latest first; with a second team only those against it. */
function latestGames(games: readonly PaletteGameFragment[], against: string | null): PaletteGameFragment[] {
  const named = against?.toLocaleLowerCase() ?? '';
  return [...new Map(games.map((game) => [game.id, game])).values()]
    .filter(({ homeTeam, awayTeam }) =>
      [homeTeam, awayTeam].some(({ name }) => name.toLocaleLowerCase().includes(named)),
    )
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

function detailOf({ date, homeScore, awayScore, status, displayStatus }: PaletteGameFragment): string {
  const isScored = homeScore !== null && awayScore !== null;
  const result = isScored ? [`${homeScore}:${awayScore}`, resultNote(status)] : [statusWords(displayStatus)];
  return [formatDate(date), ...result].filter(Boolean).join(', ');
}
