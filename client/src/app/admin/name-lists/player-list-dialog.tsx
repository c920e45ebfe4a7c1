import { useApolloClient } from '@apollo/client/react';
import { t } from '@/texts';
import { BEFORE_WRITE } from '../session/session-link';
import { NameListDialog } from './name-list-dialog';
import { PlayerListPreviewDocument } from './name-lists.generated';
import { useAddPlayerListMutation } from './name-lists.hooks.generated';

/** Puts a pasted list of players on a roster. */
export function PlayerListDialog({ seasonLeagueTeamId, onClose }: { seasonLeagueTeamId: string; onClose: () => void }) {
  const client = useApolloClient();
  const [add] = useAddPlayerListMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  return (
    <NameListDialog
      title={t.admin.add_players()}
      addLabel={(count) => t.admin.add_count_players({ count })}
      hint={t.admin.one_player_a_line_at_most_200_ana()}
      placeholder={t.admin.n_12_ana_reyes_park_bo()}
      preview={async (lines) => {
        const { data } = await client.query({
          query: PlayerListPreviewDocument,
          variables: { input: { seasonLeagueTeamId, lines } },
          fetchPolicy: 'network-only',
          ...BEFORE_WRITE,
        });
        return (data?.playerListPreview ?? []).map(({ firstName, lastName, ...row }) => ({
          ...row,
          name: `${firstName} ${lastName}`.trim(),
        }));
      }}
      add={async (lines) => (await add({ variables: { input: { seasonLeagueTeamId, lines } } })).data!.addPlayerList}
      onClose={onClose}
    />
  );
}
