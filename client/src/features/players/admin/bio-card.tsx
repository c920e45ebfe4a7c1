import { atMost } from '@/app/admin/forms/at-most';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/input';
import { EditCard } from './edit-card';
import type { EditablePlayerFragment } from './player-profile.generated';
import { useUpdatePlayer } from './use-update-player';

const bioValues = ({ bio }: EditablePlayerFragment) => ({ bio: bio ?? '' });

const bioInput = ({ bio }: { bio: string }) => ({ bio: bio.trim() || null });

/** What the profile tells about the player. */
export function BioCard({ player }: { player: EditablePlayerFragment }) {
  const update = useUpdatePlayer();
  const edit = useEditForm(player, bioValues);
  const { form, basis } = edit;
  const shown = player.bio ? (
    <p className="max-w-prose whitespace-pre-line">{player.bio}</p>
  ) : (
    <p className="text-muted">{t.players.no_bio_yet()}</p>
  );
  return (
    <EditCard
      title={t.players.bio()}
      edit={edit}
      stored={player}
      fields={['bio']}
      save={(values) => update(basis, changedFields(bioInput(bioValues(basis)), bioInput(values)))}
      shown={shown}
    >
      <Field
        label={t.players.bio()}
        hint={t.players.plain_text_at_most_5000_characters()}
        error={form.formState.errors.bio?.message}
      >
        {(control) => <Textarea {...control} rows={8} {...form.register('bio', atMost(5000))} />}
      </Field>
    </EditCard>
  );
}
