import { pictureKind, type PictureTeam } from '../picture.js';
import { TEAM } from '../picture-game.js';

interface Row {
  readonly position: number;
  readonly team: PictureTeam;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number | null;
}

/** Rows that there is room for. */
const MOST_ROWS = 6;

/** The first of the standings, as of any day. */
export const standingsPicture = pictureKind<{
  readonly activeSeason: { readonly name: string } | null;
  readonly standings: readonly Row[];
}>(
  `activeSeason { name } standings(asOf: $asOf) { position team ${TEAM} wins losses ties }`,
  ({ activeSeason, standings }, { server: t, when }, asOf) => ({
    about: [
      activeSeason ? t.standings_of({ season: activeSeason.name }) : t.standings(),
      ...(asOf ? [when({ date: asOf, time: null })] : []),
    ].join(', '),
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
);
