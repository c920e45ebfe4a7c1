import { useForm } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Input';
import { EditCard } from './EditCard';
import type { EditablePlayerFragment } from './player-profile.generated';
import { useUpdatePlayer } from './use-update-player';

/** What the profile tells about the player. */
export function BioCard({ player }: { player: EditablePlayerFragment }) {
  const update = useUpdatePlayer(player);
  const begin = () => ({ bio: player.bio ?? '' });
  const form = useForm({ defaultValues: begin() });
  const shown = player.bio ? <p className="max-w-prose whitespace-pre-line">{player.bio}</p> : <p className="text-muted">No bio yet</p>;
  return (
    <EditCard title="Bio" form={form} fields={['bio']} begin={begin} save={({ bio }) => update({ bio: bio.trim() || null })} shown={shown}>
      <Field label="Bio" hint="Plain text, at most 5000 characters." error={form.formState.errors.bio?.message}>
        {(control) => <Textarea {...control} rows={8} maxLength={5000} {...form.register('bio')} />}
      </Field>
    </EditCard>
  );
}
