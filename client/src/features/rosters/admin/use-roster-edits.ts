import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readAnew } from '@/app/admin/read-anew';
import { isConflict, isOutdated, messageOf } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { inTurn } from '@/app/admin/turns-link';
import { useRowTurns } from '@/app/admin/row-turns';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { type RosterRowFragment, RosterRowFragmentDoc, type SeasonTeamCaptainFragment } from './season-team.generated';
import { useSetCaptainMutation, useUpdateRosterEntryMutation } from './season-team.hooks.generated';

/** What is edited in a row: one of the two. */
export type RosterPatch = { jerseyNumber: string | null } | { position: string | null };

/**
 * Saves of a row one after the other: the next one is based on the version that the last one made. Each answers why it
 * was refused, or null.
 */
interface RosterEdits {
  saveEntry: (entry: RosterRowFragment, patch: RosterPatch) => Promise<string | null>;
  /** Null for no captain. */
  saveCaptain: (
    team: SeasonTeamCaptainFragment,
    player: { id: string; fullName: string } | null,
  ) => Promise<string | null>;
}

/** Saves what is edited in the rows of a roster: shown at once, and taken back when the server refuses it. */
export function useRosterEdits(): RosterEdits {
  const client = useApolloClient();
  const toast = useToast();
  const [updateEntry] = useUpdateRosterEntryMutation();
  const [setCaptain] = useSetCaptainMutation();
  const inRowTurn = useRowTurns<number | null>();
  /** @param version what the caller saw; @param work answers the version that it made */
  const oneAfterTheOther = useCallback(
    async (
      key: string,
      version: number,
      failure: string,
      work: (expectedVersion: number) => Promise<number | undefined>,
    ): Promise<string | null> => {
      let refusal: string | null = null;
      await inRowTurn(key, async (own) => {
        try {
          return (await work(Math.max(own ?? 0, version))) ?? null;
        } catch (error) {
          refusal = messageOf(error, failure);
          // Somebody else was faster: the row shows what is stored by now. One that is gone takes the reason with it.
          if (isOutdated(error) && !isConflict(error)) toast({ kind: 'error', text: refusal });
          if (isOutdated(error)) await readAnew(() => client.refetchQueries({ include: ['SeasonTeam'] }));
          return null;
        }
      });
      return refusal;
    },
    [client, toast, inRowTurn],
  );
  const saveEntry = useCallback<RosterEdits['saveEntry']>(
    (entry, patch) =>
      oneAfterTheOther(
        `entry ${entry.id}`,
        entry.version,
        t.rosters.error_updating_player(),
        async (expectedVersion) => {
          // The save before this one has changed the row.
          const id = client.cache.identify({ __typename: 'RosterEntry', id: entry.id });
          const shown =
            client.readFragment<RosterRowFragment>({
              ...(id !== undefined && { id }),
              fragment: RosterRowFragmentDoc,
              fragmentName: 'RosterRow',
            }) ?? entry;
          const { data } = await updateEntry({
            variables: { id: entry.id, input: { ...patch, expectedVersion } },
            optimisticResponse: {
              updateRosterEntry: named('RosterEntry', { ...shown, ...patch, player: named('Player', shown.player) }),
              undoable: [],
            },
            ...inTurn([`RosterEntry:${entry.id}`]),
          });
          return data?.updateRosterEntry.version;
        },
      ),
    [client, oneAfterTheOther, updateEntry],
  );
  const saveCaptain = useCallback<RosterEdits['saveCaptain']>(
    (team, player) =>
      oneAfterTheOther(`team ${team.id}`, team.version, t.rosters.failed_to_update_team(), async (expectedVersion) => {
        const captain = player && named('Player', { id: player.id, fullName: player.fullName });
        const { data } = await setCaptain({
          variables: {
            id: team.id,
            input: { captainPlayerId: player?.id ?? null, captainName: null, expectedVersion },
          },
          optimisticResponse: {
            updateSeasonLeagueTeam: named('SeasonLeagueTeam', {
              ...team,
              captainName: player?.fullName ?? null,
              captain,
            }),
          },
          ...inTurn([`SeasonLeagueTeam:${team.id}`]),
        });
        return data?.updateSeasonLeagueTeam.version;
      }),
    [oneAfterTheOther, setCaptain],
  );
  return { saveEntry, saveCaptain };
}
