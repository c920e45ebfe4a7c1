import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { EditCard } from './edit-card';
import type { EditablePlayerFragment } from './player-profile.generated';
import { type Undoable, useUpdatePlayer } from './use-update-player';

interface Values {
  videos: { title: string; url: string }[];
}

/** The most that a player has. */
const MOST_VIDEOS = 20;

const videoValues = (player: EditablePlayerFragment): Values => ({
  videos: player.videos.map(({ title, url }) => ({ title: title ?? '', url })),
});

const videoInput = ({ videos }: Values) => ({
  videos: videos.map(({ title, url }) => ({ title: title.trim() || null, url: url.trim() })),
});

/** The player's videos on YouTube, in their order. */
export function VideosCard({ player }: { player: EditablePlayerFragment }) {
  const update = useUpdatePlayer();
  const edit = useEditForm(player, videoValues);
  const { form, basis } = edit;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'videos' });
  const places = [
    'videos' as const,
    ...fields.flatMap((_, index) => [`videos.${index}.title`, `videos.${index}.url`] as const),
  ];
  const { errors } = form.formState;
  const save = (values: Values): Promise<Undoable> =>
    update(basis, changedFields(videoInput(videoValues(basis)), videoInput(values)));
  const shown =
    player.videos.length === 0 ? (
      <p className="text-muted">{t.players.no_videos_yet()}</p>
    ) : (
      <ul className="list-disc pl-5">
        {player.videos.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url} rel="noopener" className="link break-all">
              {title || url}
            </a>
          </li>
        ))}
      </ul>
    );
  return (
    <EditCard title={t.players.videos()} edit={edit} stored={player} fields={places} save={save} shown={shown}>
      {errors.videos?.message && (
        <p role="alert" className="text-sm text-danger">
          {errors.videos.message}
        </p>
      )}
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-3 border-b border-line pb-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          <Field label={t.players.title({ number: index + 1 })} error={errors.videos?.[index]?.title?.message}>
            {(control) => <Input {...control} {...form.register(`videos.${index}.title`, atMost(200))} />}
          </Field>
          <div className="max-sm:order-last max-sm:col-span-2">
            <Field
              label={t.players.address({ number: index + 1 })}
              required
              error={errors.videos?.[index]?.url?.message}
            >
              {(control) => (
                <Input
                  {...control}
                  type="url"
                  placeholder="https://www.youtube.com/watch?v="
                  {...form.register(`videos.${index}.url`, {
                    validate: (url) => url.trim() !== '' || t.players.please_enter_the_address(),
                  })}
                />
              )}
            </Field>
          </div>
          <IconButton
            label={t.players.remove_video({ number: index + 1 })}
            className="self-start mt-6"
            icon={<Trash2 aria-hidden="true" size={18} />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < MOST_VIDEOS && (
        <Button size="small" className="self-start" onClick={() => append({ title: '', url: '' })}>
          <Plus aria-hidden="true" size={16} />
          {t.players.add_video()}
        </Button>
      )}
    </EditCard>
  );
}
