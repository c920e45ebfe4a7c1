import { type DocumentNode, parse } from 'graphql';
import { escapeHtml } from '../http/pages/html.js';

/** The organization that an embed shows something of. */
export interface EmbedOrganization {
  readonly name: string;
  readonly accent: string;
  readonly language: string;
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

/** Something of an organization that other sites may show. */
export interface EmbedKind {
  /** Its `$id` and `$leagueId` come from the address. */
  readonly document: DocumentNode;
  /** How high it is at first, in CSS pixels, until it says so itself. */
  readonly height: number;
  /** @returns null when what the address names is not there */
  show(organization: never, rows: number, href: (path: string) => string): Embedded | null;
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
  readonly home: Side;
  readonly away: Side;
}
interface Side {
  readonly team: Team;
  readonly score: number | null;
  readonly liveScore: number | null;
}
interface Season {
  readonly name: string;
  readonly seasonLeagues: readonly { readonly hasGamesToday: boolean }[];
}
interface Standings {
  readonly activeSeason: Season | null;
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
  readonly activeSeason: Season | null;
  readonly latest: { readonly nodes: readonly Game[] };
  readonly next: { readonly nodes: readonly Game[] };
}
interface Leaders {
  readonly activeSeason: Season | null;
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

const SEASON = 'activeSeason { name seasonLeagues { hasGamesToday } }';
const SIDE = '{ team { id name } score liveScore }';
const GAME = `id date time status displayStatus location home ${SIDE} away ${SIDE}`;
const OF = 'name accent language';

/** What `/embed/{name}` shows. */
export const EMBEDS: Readonly<Record<string, EmbedKind>> = {
  standings: kind<Standings>(
    `query EmbedStandings($leagueId: ID) { organization { ${OF} ${SEASON} standings(leagueId: $leagueId) {
      position team { id name } wins losses winPercentage gamesBehind streak } } }`,
    420,
    ({ activeSeason, standings }, rows, href) => ({
      title: `Standings${activeSeason ? `, ${activeSeason.name}` : ''}`,
      path: '/teamList',
      isLive: hasGamesToday(activeSeason),
      html: table(
        ['#', 'Team', 'W', 'L', 'PCT', 'GB', 'Strk'],
        standings
          .slice(0, rows)
          .map(({ position, team, wins, losses, winPercentage, gamesBehind, streak }) => [
            String(position),
            link(href(`/teams/${team.id}`), team.name),
            String(wins),
            String(losses),
            winPercentage.toFixed(3).replace(/^0/, ''),
            gamesBehind === 0 ? '–' : String(gamesBehind),
            streak,
          ]),
        'No standings yet.',
      ),
    }),
  ),
  schedule: kind<Schedule>(
    `query EmbedSchedule($leagueId: ID, $id: ID) { organization { ${OF} ${SEASON}
      latest: games(first: 20, order: DESC, filter: { leagueId: $leagueId, teamId: $id, hasScore: true }) { nodes { ${GAME} } }
      next: games(first: 20, filter: { leagueId: $leagueId, teamId: $id, progress: TO_BE_PLAYED }) { nodes { ${GAME} } } } }`,
    420,
    ({ activeSeason, latest, next }, rows, href) => {
      const toCome = next.nodes.slice(0, Math.ceil(rows / 2));
      const played = latest.nodes.slice(0, rows - toCome.length).toReversed();
      return {
        title: 'Schedule',
        path: '/schedule',
        isLive: hasGamesToday(activeSeason),
        html: table(
          ['Date', 'Matchup', 'Result'],
          [...played, ...toCome].map((game) => [
            escapeHtml(whenOf(game)),
            link(href(`/games/${game.id}`), `${game.away.team.name} at ${game.home.team.name}`),
            resultOf(game),
          ]),
          'No games yet.',
        ),
      };
    },
  ),
  game: kind<{ readonly game: Game | null }>(
    `query EmbedGame($id: ID!) { organization { ${OF} game(id: $id) { ${GAME} } } }`,
    190,
    ({ game }, _rows, href) =>
      game && {
        title: `${game.away.team.name} at ${game.home.team.name}`,
        path: `/games/${game.id}`,
        isLive: game.home.score === null && game.status !== 'CANCELLED' && game.status !== 'POSTPONED',
        html: `${table(
          ['Team', 'Score'],
          [game.away, game.home].map(({ team, score, liveScore }) => [
            link(href(`/teams/${team.id}`), team.name),
            String(score ?? (game.status === 'IN_PROGRESS' ? liveScore : null) ?? '–'),
          ]),
          '',
        )}<p>${escapeHtml([game.displayStatus, whenOf(game), game.location].filter(Boolean).join(' · '))}</p>`,
      },
  ),
  leaders: kind<Leaders>(
    `query EmbedLeaders { organization { ${OF} ${SEASON} statLeaders(first: 3) { definition { name }
      leaders { rank value player { id fullName } team { id name } } } } }`,
    420,
    ({ activeSeason, statLeaders }, _rows, href) => ({
      title: `Leaders${activeSeason ? `, ${activeSeason.name}` : ''}`,
      path: '/leaderboard',
      isLive: hasGamesToday(activeSeason),
      html: statLeaders
        .map(
          ({ definition, leaders }) =>
            `<h2>${escapeHtml(definition.name)}</h2>${table(
              ['#', 'Player', 'Team', 'Total'],
              leaders.map(({ rank, value, player, team }) => [
                String(rank),
                link(href(`/players/${player.id}`), player.fullName),
                escapeHtml(team?.name ?? ''),
                String(value),
              ]),
              'Nobody yet.',
            )}`,
        )
        .join(''),
    }),
  ),
};

function kind<Organization>(
  query: string,
  height: number,
  show: (organization: Organization, rows: number, href: (path: string) => string) => Embedded | null,
): EmbedKind {
  return { document: parse(query), height, show } as unknown as EmbedKind;
}

function hasGamesToday(season: Season | null): boolean {
  return season?.seasonLeagues.some((league) => league.hasGamesToday) === true;
}

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Date and time as the organization's clock has them. */
function whenOf({ date, time }: Game): string {
  return date === null ? 'TBD' : [DAY.format(new Date(`${date}T12:00:00Z`)), time].filter(Boolean).join(', ');
}

function resultOf({ status, displayStatus, home, away }: Game): string {
  if (home.score !== null && away.score !== null) return `${away.score}–${home.score}`;
  if (status === 'IN_PROGRESS') return `${away.liveScore ?? 0}–${home.liveScore ?? 0} ${escapeHtml(displayStatus)}`;
  return status === 'SCHEDULED' ? '' : escapeHtml(displayStatus);
}

function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" target="_top">${escapeHtml(text)}</a>`;
}

/** What must not be broken into lines. */
const FIGURE = /^[\d.–]+$|^[A-Z]\d+$/;

/** Cells are HTML. */
function table(heads: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return `<p>${none}</p>`;
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows
    .map(
      (cells) =>
        `<tr>${cells.map((cell) => `<td${FIGURE.test(cell) ? ' class="figure"' : ''}>${cell}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
