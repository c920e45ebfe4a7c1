import { recogniseImage } from '../../../uploads/read-image.js';
import { DETAIL_FILES } from './files/archive-names.js';
import type { OfPlayer, ParsedDetails } from './parsed-details.js';
import { type ParsedSeason, UNKNOWN } from './parsed-season.js';
import { type ProblemList, quoteCell } from '../reporting/problem.js';
import { FILE_NAMES } from './files/season-files.js';

/**
 * Details whose players are those of the season. @param indexes what `PlayerNames` numbered, as indexes of the season's
 * players
 */
export function settleDetails(details: ParsedDetails, indexes: readonly number[]): ParsedDetails {
  const meant = <Row extends OfPlayer>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, player: indexes[row.player] ?? UNKNOWN }));
  const one = (player: number | null): number | null => (player === null ? null : (indexes[player] ?? UNKNOWN));
  const { players, values, videos, rosters, plays, corrections } = details;
  return {
    ...details,
    players: meant(players),
    values: meant(values),
    videos: meant(videos),
    rosters: rosters && meant(rosters),
    plays: plays.map((play) => ({ ...play, player: one(play.player), otherPlayer: one(play.otherPlayer) })),
    corrections: corrections.map((correction) => ({ ...correction, player: one(correction.player) })),
  };
}

/**
 * Notes what the details refer to and the files do not have: players that are not clear, captains, schedules, pictures.
 */
export async function checkDetails(
  { teams, games, players, details }: ParsedSeason,
  problems: ProblemList,
): Promise<void> {
  for (const file of ['players', 'values', 'videos', 'rosters', 'corrections'] as const) {
    for (const { line, player } of details[file] ?? []) {
      if (player === UNKNOWN)
        problems.add(
          DETAIL_FILES[file],
          line,
          'player_key',
          'several players of this name have a key: give the key of the one who is meant',
        );
    }
  }
  for (const { line, player, otherPlayer } of details.plays) {
    if (player === UNKNOWN || otherPlayer === UNKNOWN)
      problems.add(
        DETAIL_FILES.plays,
        line,
        player === UNKNOWN ? 'player_key' : 'other_player_key',
        'several players of this name have a key: give the key of the one who is meant',
      );
  }
  const keys = new Set(players.map(({ key }) => key));
  for (const { line, captainKey } of teams.flatMap(({ places }) => places)) {
    if (captainKey !== null && !keys.has(captainKey))
      problems.add(
        FILE_NAMES.teams,
        line,
        'captain_key',
        `${quoteCell(captainKey)} is the key of no player of these files`,
      );
  }
  await checkPictures({ teams, details }, problems);
  if (details.schedules.length === 0) return;
  const schedules = new Set(details.schedules.map(({ name }) => name.toLowerCase()));
  for (const { line, additions } of games) {
    if (additions.schedule !== null && !schedules.has(additions.schedule))
      problems.add(FILE_NAMES.games, line, 'schedule', `schedules.csv has no ${quoteCell(additions.schedule)}`);
  }
}

/** A picture is recognised by its content before anything is written. */
async function checkPictures(
  { teams, details }: Pick<ParsedSeason, 'teams' | 'details'>,
  problems: ProblemList,
): Promise<void> {
  const named = [
    ...teams.map(({ line, logo }) => ({ file: FILE_NAMES.teams, line, field: 'logo', name: logo })),
    ...details.players.flatMap(({ line, image, sponsorImage }) => [
      { file: DETAIL_FILES.players, line, field: 'image', name: image },
      { file: DETAIL_FILES.players, line, field: 'sponsor_image', name: sponsorImage },
    ]),
  ];
  for (const { file, line, field, name } of named) {
    if (name === null) continue;
    const bytes = await details.picture(name);
    if (bytes === null) problems.add(file, line, field, `the archive has no ${name}, or it is larger than 5 MB`);
    else
      await recogniseImage(bytes, field).catch(() =>
        problems.add(file, line, field, `${name} is no picture that can be read`),
      );
  }
}
