import { Behind, behind } from '@/lib/behind';
import { NotFound } from '@/ui/not-found';

/** Come with the page, and are brought alive behind it: the links lead on without that. */
const rendered = import.meta.env.SSR ? await import('./ways-on') : null;
const WaysOn = rendered ? rendered.default : behind(() => import('./ways-on'));

/** A page that is not there, and the ways on. */
export function PublicNotFound({ message }: { message?: string }) {
  return (
    <NotFound
      message={message}
      action={
        <Behind>
          <WaysOn />
        </Behind>
      }
    />
  );
}
