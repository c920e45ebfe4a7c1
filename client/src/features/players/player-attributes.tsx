import { attributeName } from '@/lib/attribute-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { PlayerHeadFragment } from './player.generated';

/**
 * The visible attributes that have a value, in the organization's order; nothing without any. Number and position are
 * those of the profile.
 */
export function PlayerAttributes({ player }: { player: PlayerHeadFragment }) {
  const ofProfile: Readonly<Record<string, string | null>> = { number: player.jerseyNumber, position: player.position };
  const shown = player.attributes.map(({ attribute, value }) => ({
    ...attribute,
    value: ofProfile[attribute.name.toLowerCase()] ?? value,
  }));
  const present = shown.filter(({ value }) => value !== null && value.trim() !== '');
  if (present.length === 0) return null;
  return (
    <Card title={t.players.profile()}>
      <dl className="grid grid-pairs gap-x-6 gap-y-3 sm:grid-cols-4">
        {present.map(({ id, name, value }) => (
          <div key={id}>
            <dt className="eyebrow text-muted">{attributeName(name)}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
