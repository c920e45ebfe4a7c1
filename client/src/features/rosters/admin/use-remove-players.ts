import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
import type { RosterRowFragment } from './season-team.generated';
import { useRemovePlayersFromTeamMutation } from './season-team.hooks.generated';

/** Takes players off a roster after a question. */
export function useRemovePlayers() {
  const [remove] = useRemovePlayersFromTeamMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  return useDeletion<readonly RosterRowFragment[]>({
    question: (chosen) =>
      chosen.length === 0
        ? t.rosters.please_select_at_least_one_player_to_delete()
        : {
            text: t.rosters.are_you_sure_you_want_to_delete_the(),
            items: chosen.map(({ player }) => player.fullName),
            consequence: t.rosters.they_leave_this_roster_only_the_players_and(),
          },
    remove: (chosen) => remove({ variables: { ids: chosen.map(({ id }) => id) } }),
    message: t.rosters.players_deleted(),
    failed: t.rosters.the_players_could_not_be_deleted(),
  });
}
