import { useState } from 'react';
import { QueryResult } from '@/app/admin/query-result';
import { readAnew } from '@/app/admin/read-anew';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LinkRow } from './link-row';
import { NewLink } from './new-link';
import type { CreateScorekeeperLinkMutation } from './scorekeepers.generated';
import { useCreateScorekeeperLinkMutation, useScorekeeperLinksQuery } from './scorekeepers.hooks.generated';

/** Who has opened a link shows by itself, in milliseconds. */
const AGAIN_MS = 5_000;

/** A game's links for people without an account: what there is, another one, and the end of each. */
export function LinksDialog({ gameId, onClose }: { gameId: string; onClose: () => void }) {
  const result = useScorekeeperLinksQuery({
    variables: { id: gameId },
    pollInterval: AGAIN_MS,
  });
  const attempt = useMutationWithToast();
  const [create, { loading }] = useCreateScorekeeperLinkMutation();
  const [made, setMade] = useState<CreateScorekeeperLinkMutation['createScorekeeperLink'] | null>(null);
  const links = result.data?.me?.actingFor?.game?.scorekeeperLinks ?? [];
  // What has ended is not handed on; taken back, it is again.
  const isDead = links.some(({ id, isOpen }) => id === made?.link.id && !isOpen);
  const make = async (): Promise<void> => {
    await attempt(async () => {
      const { data } = await create({ variables: { gameId } });
      setMade(data!.createScorekeeperLink);
      await readAnew(result.refetch);
    }, t.plays.the_link_could_not_be_made());
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t.plays.scorekeepers()}
      description={t.plays.whoever_has_a_link_or_its_code_enters()}
      actions={
        <>
          <Button
            className="mr-auto"
            variant={made ? 'secondary' : 'primary'}
            busy={loading}
            onClick={() => void make()}
          >
            {made ? t.plays.another_link() : t.plays.new_link()}
          </Button>
          <Button onClick={onClose}>{t.common.close()}</Button>
        </>
      }
    >
      {made && !isDead && <NewLink key={made.code} made={made} />}
      <QueryResult result={result} skeleton={<p className="text-muted">{t.plays.loading()}</p>}>
        {({ me }) => {
          if (links.length === 0)
            return <p className="py-4 text-center text-muted">{t.plays.this_game_has_no_links_yet()}</p>;
          return (
            <ul className="flex flex-col divide-y divide-line">
              {links.map((link) => (
                <LinkRow key={link.id} link={link} timeZone={me!.actingFor!.timeZone} />
              ))}
            </ul>
          );
        }}
      </QueryResult>
    </Dialog>
  );
}
