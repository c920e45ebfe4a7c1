import { titled } from '../business-filter';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DeleteButton } from '@/ui/delete-button';
import type { EditableBusinessFragment } from './businesses.generated';
import { useDeleteBusinessesMutation } from './businesses.hooks.generated';

interface Props {
  businesses: readonly EditableBusinessFragment[];
  editedId: string | null;
  onEdit: (id: string) => void;
  /** It is deleted. */
  onGone: (id: string) => void;
}

/** The listings by name. */
export function BusinessList({ businesses, editedId, onEdit, onGone }: Props) {
  const [remove] = useDeleteBusinessesMutation({ refetchQueries: ['AdminBusinesses'], awaitRefetchQueries: true });
  const [destroy] = useDeletion<EditableBusinessFragment>({
    question: ({ name }) => ({
      text: t.businesses.are_you_sure_you_want_to_delete_this(),
      items: [name],
      consequence: t.common.it_can_be_undone_for_ten_minutes(),
    }),
    remove: ({ id }) => remove({ variables: { ids: [id] }, onCompleted: () => onGone(id) }),
    failed: t.businesses.the_business_could_not_be_deleted(),
  });
  return (
    <ul className="divide-y divide-line">
      {businesses.map((business) => (
        <li
          key={business.id}
          className={cn('flex flex-wrap items-start gap-x-4 gap-y-2 p-4', business.id === editedId && 'bg-accent-soft')}
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold break-words">{business.name}</span>
              <Badge tone={business.signupStatus === 'ACTIVE' ? 'success' : 'neutral'}>
                {business.signupStatus === 'ACTIVE' ? t.businesses.active() : t.businesses.closed()}
              </Badge>
            </p>
            <p className="text-sm text-muted">{summary(business)}</p>
          </div>
          <div className="flex gap-1.5">
            <Button
              size="small"
              aria-label={t.businesses.edit({ business: business.name })}
              onClick={() => onEdit(business.id)}
            >
              {t.common.edit()}
            </Button>
            <DeleteButton name={business.name} onDelete={() => void destroy(business)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What of it is known, in a line. */
function summary({
  cities,
  states,
  sports,
  categories,
  season,
  signupDeadline,
  cost,
}: EditableBusinessFragment): string {
  const place = [...cities, ...states].join(', ');
  return [
    place,
    sports.map(titled).join(', '),
    categories.map(titled).join(', '),
    season,
    signupDeadline && t.businesses.sign_up_until({ date: formatDate(signupDeadline) }),
    cost,
  ]
    .filter(Boolean)
    .join(' · ');
}
