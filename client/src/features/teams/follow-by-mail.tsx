import { lazy, Suspense, useState } from 'react';
import { useIsAlive } from '@/app/use-is-alive';
import { t } from '@/texts';
import { Button } from '@/ui/button';

/** Comes with the first click. */
const Form = lazy(() => import('./follow-by-mail-dialog'));

/** Lets a visitor be told of a team's games by e-mail; nothing where the page is not alive. */
export function FollowByMail(props: { organizationId: string; team: { id: string; name: string } }) {
  const isAlive = useIsAlive();
  const [isOpen, setIsOpen] = useState(false);
  if (!isAlive) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t.teams.by_email()}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Form {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
