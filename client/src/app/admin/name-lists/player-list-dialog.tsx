import { useApolloClient } from '@apollo/client/react';
import { NameListDialog } from './name-list-dialog';
import { PlayerListPreviewDocument } from './name-lists.generated';
import { useAddPlayerListMutation } from './name-lists.hooks.generated';

/** Puts a pasted list of players on a roster. */
export function PlayerListDialog({ seasonLeagueTeamId, onClose }: { seasonLeagueTeamId: string; onClose: () => void }) {
  const client = useApolloClient();
  const [add] = useAddPlayerListMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  return (
    <NameListDialog
      title="Add players"
      thing="player"
      hint="One player a line, at most 200: Ana Reyes, or Reyes, Ana; a number before the name goes onto the jersey."
      placeholder={'12 Ana Reyes\nPark, Bo'}
      preview={async (lines) => {
        const { data } = await client.query({
          query: PlayerListPreviewDocument,
          variables: { input: { seasonLeagueTeamId, lines } },
          fetchPolicy: 'network-only',
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
