import { lazy, Suspense, useState } from 'react';
import { BesidePage } from '@/app/beside-page';
import { t } from '@/texts';
import { Button } from '@/ui/button';

/** Comes with the first click. */
const Form = lazy(() => import('./follow-by-mail-dialog'));

/** Lets a visitor be told of a team's games by e-mail. */
export function FollowByMail(props: { organizationId: string; team: { id: string; name: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t.teams.by_email()}
      </Button>
      {isOpen && (
        <BesidePage>
          <Suspense fallback={null}>
            <Form {...props} onClose={() => setIsOpen(false)} />
          </Suspense>
        </BesidePage>
      )}
    </>
  );
}
