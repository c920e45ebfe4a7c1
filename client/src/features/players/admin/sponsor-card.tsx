import { Controller } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { PictureField } from '@/app/admin/forms/picture-field';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { EditCard } from './edit-card';
import type { EditablePlayerFragment } from './player-profile.generated';
import { type Undoable, useUpdatePlayer } from './use-update-player';

interface Values {
  name: string;
  url: string;
  image: File | null | undefined;
}

const sponsorValues = ({ sponsor }: EditablePlayerFragment): Values => ({
  name: sponsor?.name ?? '',
  url: sponsor?.url ?? '',
  image: undefined,
});

const sponsorInput = ({ name, url, image }: Values) => ({
  sponsor:
    name.trim() === '' ? null : { name: name.trim(), url: url.trim() || null, ...(image !== undefined && { image }) },
});

/** Who supports the player: a banner on the public profile. */
export function SponsorCard({ player }: { player: EditablePlayerFragment }) {
  const update = useUpdatePlayer();
  const { sponsor } = player;
  const edit = useEditForm(player, sponsorValues);
  const { form, basis } = edit;
  const { errors } = form.formState;
  const save = (values: Values): Promise<Undoable> =>
    update(basis, changedFields(sponsorInput(sponsorValues(basis)), sponsorInput(values)));
  const shown = sponsor ? (
    <div className="flex flex-wrap items-center gap-4">
      <Banner url={sponsor.imageUrl} />
      <p>
        <span className="font-semibold">{sponsor.name}</span>
        {sponsor.url && <span className="block text-sm break-all text-muted">{sponsor.url}</span>}
      </p>
    </div>
  ) : (
    <p className="text-muted">{t.players.no_sponsor()}</p>
  );
  return (
    <EditCard
      title={t.players.sponsor()}
      edit={edit}
      stored={player}
      fields={['name', 'url', 'image']}
      save={save}
      shown={shown}
    >
      <Field label={t.common.name()} hint={t.players.left_blank_no_sponsor()} error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name', atMost(200))} />}
      </Field>
      <Field label={t.players.address_of_its_site()} error={errors.url?.message}>
        {(control) => <Input {...control} type="url" placeholder="https://" {...form.register('url')} />}
      </Field>
      <Controller
        control={form.control}
        name="image"
        render={({ field: { value, onChange }, fieldState }) => (
          <PictureField
            label={t.players.banner()}
            currentUrl={sponsor?.imageUrl ?? null}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            preview={(url) => <Banner url={url} />}
          />
        )}
      />
    </EditCard>
  );
}

function Banner({ url }: { url: string | null }) {
  return url ? <img src={url} alt="" className="max-h-16 max-w-48 object-contain" /> : null;
}
