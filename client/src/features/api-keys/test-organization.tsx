import { siteAddress } from '@/app/admin/frame/view-site';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
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
  if (!test) return <p className="mt-2 text-sm text-muted">{t.apiKeys.its_test_organization_is_being_made_anew()}</p>;
  const address = siteAddress(site, test.slug);
  const game = test.simulatedGame;
  return (
    <section
      aria-label={t.apiKeys.test_organization_of({ keyName })}
      className="mt-3 rounded-md border border-line p-3 text-sm"
    >
      <p className="break-words text-muted">
        {t.apiKeys.opens_made_anew({
          link: (words) => (
            <a href={address} className="link">
              {words}
            </a>
          ),
          test: test.name,
        })}{' '}
        <Moment iso={test.resetAt} />
      </p>
      {game && (
        <p role="status" className="text-muted">
          {game.gameId ? (
            <a href={`${address}/games/${game.gameId}`} className="link">
              {t.apiKeys.a_game()}
            </a>
          ) : (
            t.apiKeys.a_game()
          )}{' '}
          {t.apiKeys.is_being_simulated_times_as_fast_as_a({ speed: game.speed })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Button
          size="small"
          busy={isSwitching}
          aria-label={game ? t.apiKeys.stop_the_game_of({ keyName }) : t.apiKeys.simulate_a_game_for({ keyName })}
          onClick={() => void (game ? stop() : start())}
        >
          {game ? t.apiKeys.stop_the_game() : t.apiKeys.simulate_a_game()}
        </Button>
        <Button
          size="small"
          variant="ghost"
          busy={isResetting}
          aria-label={t.apiKeys.reset_now_what_opens({ keyName })}
          onClick={() => void reset()}
        >
          {t.apiKeys.reset_now()}
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
  const tell = (text: string): void => void toast({ kind: 'success', text });
  const reset = async (): Promise<void> => {
    const isMeant = await confirm({
      title: t.apiKeys.reset_test_organization(),
      text: t.apiKeys.put_everything_back_to_what_it_was_made(),
      items: [name],
      consequence: t.apiKeys.whatever_was_tried_in_it_is_lost_and(),
      confirmLabel: t.apiKeys.reset(),
    });
    if (isMeant && (await attempt(() => resetMutation(), t.apiKeys.the_test_organization_could_not_be_reset())))
      tell(t.apiKeys.the_test_organization_is_as_it_was_made());
  };
  const start = async (): Promise<void> => {
    if (await attempt(() => startMutation(), t.apiKeys.no_game_could_be_started()))
      tell(t.apiKeys.the_game_has_begun_it_takes_four_minutes());
  };
  const stop = async (): Promise<void> => {
    if (await attempt(() => stopMutation(), t.apiKeys.the_game_could_not_be_stopped()))
      tell(t.apiKeys.the_game_was_stopped());
  };
  return { reset, start, stop, isResetting, isSwitching: isStarting || isStopping };
}
