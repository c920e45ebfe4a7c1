import { DETAIL_FILES } from '../../reading/files/archive-names.js';
import type { ImportScope } from '../../import-scope.js';
import type { PlannedGame } from '../../matching/plan-games.js';
import { idsInSport } from './ids-in-sport.js';
import { copyRows, type CopyValue } from '../copy-rows.js';
import type { WrittenPlayers } from '../write-players.js';
import type { SeasonTeam } from '../write-teams.js';

const COLUMNS = [
  'organization_id',
  'game_id',
  'play_id',
  'revision',
  'is_deleted',
  'kind',
  'game_period_id',
  'sort_order',
  'clock',
  'team_id',
  'player_id',
  'other_player_id',
  'linked_play_id',
  'x',
  'y',
  'note',
  'assists_on_free_throws',
  'technical_counts_as_personal',
  'made_at',
  'received_at',
  'actor_name',
  'device',
];

/**
 * Writes the plays of new games, every revision. Statistics and period scores come with the other files: nothing is
 * added to them. Plays of a period that the organization has not are left out and noted.
 */
export async function writePlays(
  scope: ImportScope,
  teams: readonly SeasonTeam[],
  players: WrittenPlayers,
  games: readonly PlannedGame[],
): Promise<void> {
  const { write, client, season, kept, signal } = scope;
  const { plays } = season.details;
  if (plays.length === 0) return;
  const periodIds = await idsInSport(scope, 'game_periods');
  const playerId = (player: number | null): number | null => (player === null ? null : players.ids[player] || null);
  const rows = plays.flatMap((play): CopyValue[][] => {
    const game = games[play.game];
    if (game?.changeKind !== 'added') return [];
    const periodId = periodIds.get(play.period.toLowerCase());
    if (periodId === undefined) {
      kept.add(DETAIL_FILES.plays, play.line, 'period', `${play.period} is no period here; the play is left out`);
      return [];
    }
    return [
      [
        write.organizationId,
        game.id,
        play.id,
        play.revision,
        play.isDeleted,
        play.kind,
        periodId,
        play.sortOrder,
        play.clock,
        play.team === null ? null : (teams[play.team]?.teamId ?? null),
        playerId(play.player),
        playerId(play.otherPlayer),
        play.linkedPlayId,
        play.x,
        play.y,
        play.note,
        play.assistsOnFreeThrows,
        play.technicalCountsAsPersonal,
        play.madeAt,
        play.receivedAt,
        play.enteredBy,
        play.device,
      ],
    ];
  });
  await copyRows(client, 'plays', COLUMNS, rows, signal);
}
