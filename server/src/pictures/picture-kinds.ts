import { type DocumentNode, parse } from 'graphql';
import type { Said } from '../texts/texts.js';
import type { PagePicture } from '../domain/sites/picture-of-page.js';

/** What stands on a picture, from its head to its foot. */
export interface Picture {
  /** One line above everything else; the organization's name stands before it. */
  readonly about: string;
  /** What it is of; null where the rows say it. */
  readonly title: PictureTitle | null;
  /** Teams with what they come to, one below the other: two large ones, or as many small ones as there is room for. */
  readonly rows: readonly PictureRow[];
  /** Figures beside each other. */
  readonly figures: readonly PictureFigure[];
  /** One line below. */
  readonly foot: string;
}

/** A team with its logo. */
export interface PictureTeam {
  readonly name: string;
  readonly logoUrl: string | null;
}
/** What a picture is of, and the team whose logo or monogram stands before it. */
export interface PictureTitle {
  readonly name: string;
  readonly team: PictureTeam;
}
/** A team with what it comes to. */
export interface PictureRow extends PictureTeam {
  readonly place?: string;
  readonly figure: string;
  /** Of a decided game the winner. */
  readonly isStrong: boolean;
}
/** '27.1', 'PTS a game'. */
export interface PictureFigure {
  readonly value: string;
  readonly name: string;
}

/** How a picture is asked for. */
export interface PictureKind {
  readonly document: DocumentNode;
  /** @returns null when what it is about is not there */
  show(organization: never, said: Said): Picture | null;
}

interface Game {
  readonly date: string | null;
  readonly time: string | null;
  readonly status: string;
  readonly displayStatus: string;
  readonly location: string | null;
  readonly home: Side;
  readonly away: Side;
}
interface Side {
  readonly team: PictureTeam;
  readonly score: number | null;
  readonly liveScore: number | null;
}
interface Player {
  readonly fullName: string;
  readonly jerseyNumber: string | null;
  readonly position: string | null;
  readonly seasonStats: readonly {
    readonly season: { readonly id: string; readonly name: string } | null;
    readonly team: PictureTeam | null;
    readonly gamesPlayed: number;
    readonly statDefinitions: readonly { readonly abbreviation: string; readonly kind: string }[];
    readonly values: readonly (number | null)[];
  }[];
}
interface Row {
  readonly position: number;
  readonly team: PictureTeam;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number | null;
}
interface Team extends PictureTeam {
  readonly seasonTeam: { readonly seasonLeague: { readonly season: { readonly name: string } } } | null;
  readonly seasonRecord: {
    readonly wins: number;
    readonly losses: number;
    readonly pointsFor: number;
    readonly pointsAgainst: number;
  };
}
interface TeamAndGames {
  readonly team: Team | null;
  readonly latest: { readonly nodes: readonly Game[] };
  readonly next: { readonly nodes: readonly Game[] };
}

const TEAM = '{ name logoUrl }';
const SIDE = `{ team ${TEAM} score liveScore }`;
const GAME = `date time status displayStatus location home ${SIDE} away ${SIDE}`;
/** Rows of a table that there is room for, and statistics of a player. */
const MOST_ROWS = 6;
const MOST_FIGURES = 4;

/** What `GET /picture/{kind}.png` shows. */
export const PICTURES: Readonly<Record<PagePicture['kind'], PictureKind>> = {
  game: kind<{ readonly game: Game | null }>(
    `game(id: $id) { ${GAME} }`,
    ({ game }, said) =>
      game && {
        about: said.when(game),
        title: null,
        rows: [game.away, game.home].map((side) => ({
          ...side.team,
          figure: String(shownScore(game, side) ?? ''),
          isStrong: side.score !== null && side.score >= Math.max(game.home.score ?? 0, game.away.score ?? 0),
        })),
        figures: [],
        foot: [
          game.status === 'SCHEDULED' && game.home.score === null
            ? said.server.to_be_played()
            : said.status(game.displayStatus),
          game.location,
        ]
          .filter(Boolean)
          .join(' · '),
      },
  ),
  player: kind<{ readonly player: Player | null }>(
    `player(id: $id) { fullName jerseyNumber position seasonStats { season { id name } team ${TEAM} gamesPlayed
       statDefinitions { abbreviation kind } values } }`,
    ({ player }, { server: t }) => {
      if (player === null) return null;
      const [stats] = player.seasonStats;
      return {
        about: stats?.season?.name ?? '',
        title: { name: player.fullName, team: stats?.team ?? { name: player.fullName, logoUrl: null } },
        rows: [],
        figures: stats === undefined || stats.gamesPlayed === 0 ? [] : perGame(stats, t),
        foot: [stats?.team?.name, player.jerseyNumber && t.number({ number: player.jerseyNumber }), player.position]
          .filter(Boolean)
          .join(' · '),
      };
    },
  ),
  team: kind<TeamAndGames>(
    `team(id: $id) { name logoUrl seasonTeam { seasonLeague { season { name } } } seasonRecord { wins losses pointsFor pointsAgainst } }
     latest: games(first: 1, order: DESC, filter: { teamId: $id, hasScore: true }) { nodes { ${GAME} } }
     next: games(first: 1, filter: { teamId: $id, progress: TO_BE_PLAYED }) { nodes { ${GAME} } }`,
    (
      {
        team,
        latest: {
          nodes: [latest],
        },
        next: {
          nodes: [next],
        },
      },
      said,
    ) => {
      if (team === null) return null;
      const { server: t } = said;
      const { wins, losses, pointsFor, pointsAgainst } = team.seasonRecord;
      return {
        about: team.seasonTeam?.seasonLeague.season.name ?? '',
        title: { name: team.name, team },
        rows: [],
        figures:
          wins + losses === 0
            ? []
            : [
                { value: `${wins}–${losses}`, name: t.won_lost() },
                { value: (pointsFor / (wins + losses)).toFixed(1), name: t.points_a_game() },
                { value: (pointsAgainst / (wins + losses)).toFixed(1), name: t.allowed_a_game() },
              ],
        foot: next
          ? t.next({ matchup: matchup(next, t), when: said.when(next) })
          : latest
            ? t.last({ matchup: matchup(latest, t), score: scoreOf(latest) })
            : '',
      };
    },
  ),
  standings: kind<{ readonly activeSeason: { readonly name: string } | null; readonly standings: readonly Row[] }>(
    `activeSeason { name } standings { position team ${TEAM} wins losses ties }`,
    ({ activeSeason, standings }, { server: t }) => ({
      about: activeSeason ? t.standings_of({ season: activeSeason.name }) : t.standings(),
      title: null,
      rows: standings.slice(0, MOST_ROWS).map(({ position, team, wins, losses, ties }) => ({
        ...team,
        place: String(position),
        figure: [wins, losses, ...(ties ? [ties] : [])].join('–'),
        isStrong: position === 1,
      })),
      figures: [],
      foot: standings.length > MOST_ROWS ? t.more({ count: standings.length - MOST_ROWS }) : '',
    }),
  ),
};

function kind<Organization>(
  selection: string,
  show: (organization: Organization, said: Said) => Picture | null,
): PictureKind {
  const declared = selection.includes('$id') ? '($id: ID!)' : '';
  const document = parse(`query Picture${declared} { organization { name accent theme siteLanguage ${selection} } }`);
  return { document, show } as unknown as PictureKind;
}

/** Of a running game what it stands at. */
function shownScore({ status }: Game, { score, liveScore }: Side): number | null {
  return score ?? (status === 'IN_PROGRESS' ? liveScore : null);
}

function scoreOf({ home, away }: Game): string {
  return `${away.score}–${home.score}`;
}

function matchup({ home, away }: Game, t: Said['server']): string {
  return t.at({ away: away.team.name, home: home.team.name });
}

/** The first statistics that are entered, by game. */
function perGame(
  { statDefinitions, values, gamesPlayed }: Player['seasonStats'][number],
  t: Said['server'],
): PictureFigure[] {
  const entered = statDefinitions.flatMap(({ abbreviation, kind: of }, index) =>
    of === 'COUNTING' && values[index] != null ? [{ abbreviation, total: values[index] }] : [],
  );
  return [
    ...entered.slice(0, MOST_FIGURES - 1).map(({ abbreviation, total }) => ({
      value: (total / gamesPlayed).toFixed(1),
      name: t.a_game({ statistic: abbreviation }),
    })),
    { value: String(gamesPlayed), name: gamesPlayed === 1 ? t.game() : t.games() },
  ];
}
