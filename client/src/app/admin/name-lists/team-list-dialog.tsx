import { useApolloClient } from '@apollo/client/react';
import { NameListDialog } from './name-list-dialog';
import { TeamListPreviewDocument } from './name-lists.generated';
import { useAddTeamListMutation } from './name-lists.hooks.generated';

/** Adds a pasted list of teams, to a season league or to none. */
export function TeamListDialog({ seasonLeagueId, onClose }: { seasonLeagueId: string | null; onClose: () => void }) {
  const client = useApolloClient();
  const [add] = useAddTeamListMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  return (
    <NameListDialog
      title="Add teams"
      thing="team"
      hint={
        seasonLeagueId === null
          ? 'One team a line, at most 200. They are in no league until they are put into one.'
          : 'One team a line, at most 200: new ones, and those of the organization by their names.'
      }
      placeholder={'Rockets\nComets'}
      preview={async (lines) => {
        const { data } = await client.query({
          query: TeamListPreviewDocument,
          variables: { input: { seasonLeagueId, lines } },
          fetchPolicy: 'network-only',
        });
        return (data?.teamListPreview ?? []).map((row) => ({ ...row, jerseyNumber: null }));
      }}
      add={async (lines) => (await add({ variables: { input: { seasonLeagueId, lines } } })).data!.addTeamList}
      onClose={onClose}
    />
  );
}
