import { type DocumentNode, parse } from 'graphql';
import { whenPlayed } from '../domain/game/when-played.js';
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
  show(organization: never): Picture | null;
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
    ({ game }) =>
      game && {
        about: whenPlayed(game),
        title: null,
        rows: [game.away, game.home].map((side) => ({
          ...side.team,
          figure: String(shownScore(game, side) ?? ''),
          isStrong: side.score !== null && side.score >= Math.max(game.home.score ?? 0, game.away.score ?? 0),
        })),
        figures: [],
        foot: [
          game.status === 'SCHEDULED' && game.home.score === null ? 'To be played' : game.displayStatus,
          game.location,
        ]
          .filter(Boolean)
          .join(' · '),
      },
  ),
  player: kind<{ readonly player: Player | null }>(
    `player(id: $id) { fullName jerseyNumber position seasonStats { season { id name } team ${TEAM} gamesPlayed
       statDefinitions { abbreviation kind } values } }`,
    ({ player }) => {
      if (player === null) return null;
      const [stats] = player.seasonStats;
      return {
        about: stats?.season?.name ?? '',
        title: { name: player.fullName, team: stats?.team ?? { name: player.fullName, logoUrl: null } },
        rows: [],
        figures: stats === undefined || stats.gamesPlayed === 0 ? [] : perGame(stats),
        foot: [stats?.team?.name, player.jerseyNumber && `No. ${player.jerseyNumber}`, player.position]
          .filter(Boolean)
          .join(' · '),
      };
    },
  ),
  team: kind<TeamAndGames>(
    `team(id: $id) { name logoUrl seasonTeam { seasonLeague { season { name } } } seasonRecord { wins losses pointsFor pointsAgainst } }
     latest: games(first: 1, order: DESC, filter: { teamId: $id, hasScore: true }) { nodes { ${GAME} } }
     next: games(first: 1, filter: { teamId: $id, progress: TO_BE_PLAYED }) { nodes { ${GAME} } }`,
    ({
      team,
      latest: {
        nodes: [latest],
      },
      next: {
        nodes: [next],
      },
    }) => {
      if (team === null) return null;
      const { wins, losses, pointsFor, pointsAgainst } = team.seasonRecord;
      return {
        about: team.seasonTeam?.seasonLeague.season.name ?? '',
        title: { name: team.name, team },
        rows: [],
        figures:
          wins + losses === 0
            ? []
            : [
                { value: `${wins}–${losses}`, name: 'Won – lost' },
                { value: (pointsFor / (wins + losses)).toFixed(1), name: 'Points a game' },
                { value: (pointsAgainst / (wins + losses)).toFixed(1), name: 'Allowed a game' },
              ],
        foot: next
          ? `Next: ${matchup(next)}, ${whenPlayed(next)}`
          : latest
            ? `Last: ${matchup(latest)} ${scoreOf(latest)}`
            : '',
      };
    },
  ),
  standings: kind<{ readonly activeSeason: { readonly name: string } | null; readonly standings: readonly Row[] }>(
    `activeSeason { name } standings { position team ${TEAM} wins losses ties }`,
    ({ activeSeason, standings }) => ({
      about: ['Standings', activeSeason?.name].filter(Boolean).join(', '),
      title: null,
      rows: standings.slice(0, MOST_ROWS).map(({ position, team, wins, losses, ties }) => ({
        ...team,
        place: String(position),
        figure: [wins, losses, ...(ties ? [ties] : [])].join('–'),
        isStrong: position === 1,
      })),
      figures: [],
      foot: standings.length > MOST_ROWS ? `and ${standings.length - MOST_ROWS} more` : '',
    }),
  ),
};

function kind<Organization>(selection: string, show: (organization: Organization) => Picture | null): PictureKind {
  const declared = selection.includes('$id') ? '($id: ID!)' : '';
  const document = parse(`query Picture${declared} { organization { name accent theme ${selection} } }`);
  return { document, show } as unknown as PictureKind;
}

/** Of a running game what it stands at. */
function shownScore({ status }: Game, { score, liveScore }: Side): number | null {
  return score ?? (status === 'IN_PROGRESS' ? liveScore : null);
}

function scoreOf({ home, away }: Game): string {
  return `${away.score}–${home.score}`;
}

function matchup({ home, away }: Game): string {
  return `${away.team.name} at ${home.team.name}`;
}

/** The first statistics that are entered, by game. */
function perGame({ statDefinitions, values, gamesPlayed }: Player['seasonStats'][number]): PictureFigure[] {
  const entered = statDefinitions.flatMap(({ abbreviation, kind: of }, index) =>
    of === 'COUNTING' && values[index] != null ? [{ abbreviation, total: values[index] }] : [],
  );
  return [
    ...entered
      .slice(0, MOST_FIGURES - 1)
      .map(({ abbreviation, total }) => ({ value: (total / gamesPlayed).toFixed(1), name: `${abbreviation} a game` })),
    { value: String(gamesPlayed), name: gamesPlayed === 1 ? 'Game' : 'Games' },
  ];
}
