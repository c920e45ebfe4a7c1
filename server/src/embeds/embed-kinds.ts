import { type DocumentNode, parse } from 'graphql';
import { compareGamesInTime } from '../domain/bracket/compare-games-in-time.js';
import { saidStatus } from '../domain/game/said-status.js';
import type { Said } from '../texts/texts.js';
import type { SiteLanguage } from '../domain/languages/language.js';
import { escapeHtml } from '../http/pages/html.js';

/** The organization that an embed shows something of. */
export interface EmbedOrganization {
  readonly name: string;
  readonly accent: string;
  readonly siteLanguage: Uppercase<SiteLanguage>;
}

/** What stands in an embed. */
export interface Embedded {
  /** What it calls itself. */
  readonly title: string;
  /** The page that has more of it, below the site's prefix. */
  readonly path: string;
  /** Safe HTML. */
  readonly html: string;
  /** Whether something of it may change today, so that it is followed. */
  readonly isLive: boolean;
}

/** What an address says of an embed, as ids: the game, of a schedule the team; the league; the season. */
export type EmbedName = 'id' | 'leagueId' | 'seasonId';

/** Something of an organization that other sites may show. */
export interface EmbedKind {
  /** What it is asked by: of the first active season, or of all where it is about no season. */
  readonly document: DocumentNode;
  /** The same of the season that the address names; null: it can be of no other one. */
  readonly ofSeason: DocumentNode | null;
  /** What of an address it takes; whatever else stands there changes nothing. */
  readonly takes: readonly EmbedName[];
  /** How many rows where the address says nothing. */
  readonly rows: number;
  /** How high it is at first, in CSS pixels, until it says so itself. */
  readonly height: number;
  /** @returns null when what the address names is not there */
  show(organization: never, rows: number, href: (path: string) => string, said: Said): Embedded | null;
}

interface Team {
  readonly id: string;
  readonly name: string;
}
interface Game {
  readonly id: string;
  readonly date: string | null;
  readonly time: string | null;
  readonly status: string;
  readonly displayStatus: string;
  readonly location: string | null;
  readonly homeTeam: Team;
  readonly awayTeam: Team;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly liveScore: { readonly home: number; readonly away: number } | null;
}
interface Season {
  readonly name: string;
  readonly seasonLeagues: readonly { readonly hasGamesToday: boolean }[];
}
interface Standings {
  readonly season: Season | null;
  readonly standings: readonly {
    readonly position: number;
    readonly team: Team;
    readonly wins: number;
    readonly losses: number;
    readonly winPercentage: number;
    readonly gamesBehind: number;
    readonly streak: string;
  }[];
}
interface Schedule {
  readonly season: Season | null;
  readonly latest: { readonly nodes: readonly Game[] };
  readonly awaited: { readonly nodes: readonly Game[] };
  readonly next: { readonly nodes: readonly Game[] };
}
interface Leaders {
  readonly season: Season | null;
  readonly statLeaders: readonly {
    readonly definition: { readonly name: string };
    readonly leaders: readonly {
      readonly rank: number;
      readonly value: number;
      readonly player: { readonly id: string; readonly fullName: string };
      readonly team: Team | null;
    }[];
  }[];
}

const SEASON = '{ name seasonLeagues { hasGamesToday } }';
const TEAM = '{ id name }';
const GAME = `id date time status displayStatus location homeTeam ${TEAM} awayTeam ${TEAM} homeScore awayScore liveScore { home away }`;
const OF = 'name accent siteLanguage';

/** How a document says of which season it is: what it declares, whose name it shows, and the argument of its fields. */
interface OfSeason {
  readonly declared: string;
  readonly season: string;
  readonly seasonId: string;
}
const ACTIVE: OfSeason = { declared: '', season: `season: activeSeason ${SEASON}`, seasonId: 'null' };
const NAMED: OfSeason = {
  declared: ', $seasonId: ID!',
  season: `season(id: $seasonId) ${SEASON}`,
  seasonId: '$seasonId',
};

/** What `/embed/{name}` shows. */
export const EMBEDS: Readonly<Record<string, EmbedKind>> = {
  standings: kind<Standings>(
    {
      asked: ({ declared, season, seasonId }) =>
        `query EmbedStandings($leagueId: ID${declared}) { organization { ${OF} ${season}
          standings(leagueId: $leagueId, seasonId: ${seasonId}) {
            position team { id name } wins losses winPercentage gamesBehind streak } } }`,
      takes: ['leagueId', 'seasonId'],
      rows: 10,
      height: 420,
    },
    ({ season, standings }, rows, href, { server: t }) => ({
      title: season ? t.standings_of({ season: season.name }) : t.standings(),
      path: '/teamList',
      isLive: hasGamesToday(season),
      html: table(
        ['#', t.team(), t.wins(), t.losses(), t.percentage(), t.games_behind(), t.streak()],
        standings
          .slice(0, rows)
          .map(({ position, team, wins, losses, winPercentage, gamesBehind, streak }) => [
            String(position),
            link(href(`/teams/${team.id}`), team.name),
            String(wins),
            String(losses),
            winPercentage.toFixed(3).replace(/^0/, ''),
            gamesBehind === 0 ? '–' : String(gamesBehind),
            streak.replace('W', t.wins()).replace('L', t.losses()),
          ]),
        t.no_standings_yet(),
      ),
    }),
  ),
  schedule: kind<Schedule>(
    {
      asked: ({ declared, season, seasonId }) => {
        const filter = `leagueId: $leagueId, teamId: $id, seasonId: ${seasonId}`;
        return `query EmbedSchedule($leagueId: ID, $id: ID, $rows: Int!${declared}) { organization { ${OF} ${season}
          latest: games(first: $rows, order: DESC, filter: { ${filter}, hasScore: true }) { nodes { ${GAME} } }
          awaited: games(first: $rows, order: DESC, filter: { ${filter}, progress: RESULT_AWAITED }) { nodes { ${GAME} } }
          next: games(first: $rows, filter: { ${filter}, progress: TO_BE_PLAYED }) { nodes { ${GAME} } } } }`;
      },
      takes: ['id', 'leagueId', 'seasonId'],
      rows: 10,
      height: 420,
    },
    ({ season, latest, awaited, next }, rows, href, said) => {
      const { server: t } = said;
      const isAwaited = new Set<Game>(awaited.nodes);
      const past = [...latest.nodes, ...awaited.nodes].sort((a, b) => compareGamesInTime(b, a));
      // Half of what was and of what comes; where one half is not there, more of the other.
      const toCome = next.nodes.slice(0, Math.max(Math.ceil(rows / 2), rows - past.length));
      const played = past.slice(0, rows - toCome.length).toReversed();
      return {
        title: t.schedule(),
        path: '/schedule',
        isLive: hasGamesToday(season),
        html: table(
          [t.date(), t.matchup(), t.result()],
          [...played, ...toCome].map((game) => [
            escapeHtml(said.when(game)),
            link(href(`/games/${game.id}`), matchup(game, t)),
            isAwaited.has(game) && !game.liveScore ? escapeHtml(t.result_awaited()) : resultOf(game, said),
          ]),
          t.no_games_yet(),
        ),
      };
    },
  ),
  game: kind<{ readonly game: Game | null; readonly dayScores: readonly { readonly id: string }[] }>(
    {
      asked: () => `query EmbedGame($id: ID!) { organization { ${OF} game(id: $id) { ${GAME} } dayScores { id } } }`,
      takes: ['id'],
      rows: 2,
      height: 190,
    },
    ({ game, dayScores }, _rows, href, { server: t, when, status: statusOf }) =>
      game && {
        title: matchup(game, t),
        path: `/games/${game.id}`,
        // Of today, by the organization's clock: the stream tells of no other games.
        isLive:
          game.homeScore === null &&
          game.status !== 'CANCELLED' &&
          game.status !== 'POSTPONED' &&
          dayScores.some(({ id }) => id === game.id),
        html: `${table(
          [t.team(), t.score()],
          [
            { team: game.awayTeam, score: game.awayScore ?? game.liveScore?.away },
            { team: game.homeTeam, score: game.homeScore ?? game.liveScore?.home },
          ].map(({ team, score }) => [link(href(`/teams/${team.id}`), team.name), String(score ?? '–')]),
          '',
        )}<p>${escapeHtml([statusOf(saidStatus(game.status) ?? game.displayStatus), when(game), game.location].filter(Boolean).join(' · '))}</p>`,
      },
  ),
  leaders: kind<Leaders>(
    {
      asked: ({ season }) =>
        `query EmbedLeaders($rows: Int!) { organization { ${OF} ${season} statLeaders(first: $rows) { definition { name }
          leaders { rank value player { id fullName } team { id name } } } } }`,
      takes: [],
      rows: 3,
      height: 420,
    },
    ({ season, statLeaders }, _rows, href, { server: t, statistic }) => ({
      title: season ? t.leaders_of({ season: season.name }) : t.leaders(),
      path: '/leaderboard',
      isLive: hasGamesToday(season),
      html: statLeaders
        .map(
          ({ definition, leaders }) =>
            `<h2>${escapeHtml(statistic(definition.name))}</h2>${table(
              ['#', t.player(), t.team(), t.total()],
              leaders.map(({ rank, value, player, team }) => [
                String(rank),
                link(href(`/players/${player.id}`), player.fullName),
                escapeHtml(team?.name ?? ''),
                String(value),
              ]),
              t.nobody_yet(),
            )}`,
        )
        .join(''),
    }),
  ),
};

function kind<Organization>(
  { asked, ...of }: Pick<EmbedKind, 'takes' | 'rows' | 'height'> & { asked: (of: OfSeason) => string },
  show: (organization: Organization, rows: number, href: (path: string) => string, said: Said) => Embedded | null,
): EmbedKind {
  const ofSeason = of.takes.includes('seasonId') ? parse(asked(NAMED)) : null;
  return { ...of, document: parse(asked(ACTIVE)), ofSeason, show } as unknown as EmbedKind;
}

function hasGamesToday(season: Season | null): boolean {
  return season?.seasonLeagues.some((league) => league.hasGamesToday) === true;
}

function matchup({ awayTeam, homeTeam }: Game, { at }: Said['server']): string {
  return at({ away: awayTeam.name, home: homeTeam.name });
}

function resultOf({ status, displayStatus, homeScore, awayScore, liveScore }: Game, said: Said): string {
  const note = saidStatus(status);
  if (homeScore !== null && awayScore !== null)
    return `${awayScore}–${homeScore}${note === null ? '' : ` ${escapeHtml(said.status(note))}`}`;
  if (liveScore) return `${liveScore.away}–${liveScore.home} ${escapeHtml(said.status(displayStatus))}`;
  return status === 'SCHEDULED' ? '' : escapeHtml(said.status(displayStatus));
}

function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" target="_top">${escapeHtml(text)}</a>`;
}

/** What must not be broken into lines. */
const FIGURE = /^[\d.–]+$|^[A-Z]\d+$/;
/** What nothing says where to break. */
const LONG_WORD = /\S{25}/;

/** Cells are HTML. */
function table(heads: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return `<p>${none}</p>`;
  const words = heads.map((_, index) => rows.some((cells) => /[^\d.–\sA-Z]/.test(cells[index] ?? '')));
  const classes = (index: number): string =>
    heads[index] === '#' ? 'place' : words[index] && index < heads.length - 1 ? 'words' : '';
  const head = heads.map((text, index) => `<th scope="col"${classed(classes(index))}>${text}</th>`).join('');
  const body = rows
    .map(
      (cells) =>
        `<tr>${cells.map((cell, index) => `<td${classed(classes(index), classOf(cell))}>${cell}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Figures stay in one line, and in sight: a word without end is broken for them. */
function classOf(cell: string): string {
  if (FIGURE.test(cell)) return 'figure';
  return LONG_WORD.test(cell.replaceAll(/<[^>]*>/g, ' ')) ? 'long' : '';
}

function classed(...names: readonly string[]): string {
  const given = names.filter((name) => name !== '');
  return given.length === 0 ? '' : ` class="${given.join(' ')}"`;
}
