import { Card } from '@/ui/Card';
import type { PlayerHeadFragment } from './player.generated';

/** The visible attributes that have a value, in the organization's order; nothing without any. */
export function PlayerAttributes({ attributes }: { attributes: PlayerHeadFragment['attributes'] }) {
  const present = attributes.filter(({ value }) => value !== null && value.trim() !== '');
  if (present.length === 0) return null;
  return (
    <Card title="Profile">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {present.map(({ attribute, value }) => (
          <div key={attribute.id}>
            <dt className="eyebrow text-muted">{attribute.name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
