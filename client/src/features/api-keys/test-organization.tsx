import { siteAddress } from '@/app/admin/frame/view-site';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useSite } from '@/app/site-context';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/confirm-context';
import { Moment } from '@/ui/moment';
import { useToast } from '@/ui/toast-context';
import type { ApiKeysQuery } from './api-keys.generated';
import {
  useResetTestOrganizationMutation,
  useStartSimulatedGameMutation,
  useStopSimulatedGameMutation,
} from './api-keys.hooks.generated';

type ApiKey = ApiKeysQuery['apiKeys'][number];

/** What a test key opens: where it is seen, and what can be done with it. */
export function TestOrganization({ apiKey }: { apiKey: ApiKey }) {
  const site = useSite();
  const { name: keyName, testOrganization: test } = apiKey;
  const { reset, start, stop, isResetting, isSwitching } = useTestActions(apiKey);
  if (!test) return <p className="mt-2 text-sm text-muted">Its test organization is being made anew.</p>;
  const address = siteAddress(site, test.slug);
  const game = test.simulatedGame;
  return (
    <section aria-label={`Test organization of ${keyName}`} className="mt-3 rounded-md border border-line p-3 text-sm">
      <p className="break-words text-muted">
        Opens{' '}
        <a href={address} className="link">
          {test.name}
        </a>
        , made anew <Moment iso={test.resetAt} />
      </p>
      {game && (
        <p role="status" className="text-muted">
          {game.gameId ? (
            <a href={`${address}/games/${game.gameId}`} className="link">
              A game
            </a>
          ) : (
            'A game'
          )}{' '}
          is being simulated, {game.speed} times as fast as a real one.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Button
          size="small"
          busy={isSwitching}
          aria-label={game ? `Stop the game of ${keyName}` : `Simulate a game for ${keyName}`}
          onClick={() => void (game ? stop() : start())}
        >
          {game ? 'Stop the game' : 'Simulate a game'}
        </Button>
        <Button
          size="small"
          variant="ghost"
          busy={isResetting}
          aria-label={`Reset now what ${keyName} opens`}
          onClick={() => void reset()}
        >
          Reset now
        </Button>
      </div>
    </section>
  );
}

function useTestActions({ id: keyId, name }: ApiKey) {
  const confirm = useConfirm();
  const toast = useToast();
  const attempt = useMutationWithToast();
  const again = { variables: { keyId }, refetchQueries: ['ApiKeys'], awaitRefetchQueries: true };
  const [resetMutation, { loading: isResetting }] = useResetTestOrganizationMutation(again);
  const [startMutation, { loading: isStarting }] = useStartSimulatedGameMutation(again);
  const [stopMutation, { loading: isStopping }] = useStopSimulatedGameMutation(again);
  const tell = (text: string): void => toast({ kind: 'success', text });
  const reset = async (): Promise<void> => {
    const isMeant = await confirm({
      title: 'Reset test organization',
      text: 'Put everything back to what it was made as?',
      items: [name],
      consequence: 'Whatever was tried in it is lost, and everything has other ids. Its webhooks stay.',
      confirmLabel: 'Reset',
    });
    if (isMeant && (await attempt(() => resetMutation(), 'The test organization could not be reset.')))
      tell('The test organization is as it was made.');
  };
  const start = async (): Promise<void> => {
    if (await attempt(() => startMutation(), 'No game could be started.'))
      tell('The game has begun. It takes four minutes.');
  };
  const stop = async (): Promise<void> => {
    if (await attempt(() => stopMutation(), 'The game could not be stopped.')) tell('The game was stopped.');
  };
  return { reset, start, stop, isResetting, isSwitching: isStarting || isStopping };
}
