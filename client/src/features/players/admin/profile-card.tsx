import { Controller } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { atMost } from '@/app/admin/forms/at-most';
import { adminPaths } from '@/app/admin-paths';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { PictureField } from '@/app/admin/forms/picture-field';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PlayerImage } from '@/ui/player-image';
import { EditCard } from './edit-card';
import type { EditablePlayerFragment } from './player-profile.generated';
import { type Undoable, useUpdatePlayer } from './use-update-player';

interface Values {
  firstName: string;
  lastName: string;
  knownAs: string;
  image: File | null | undefined;
}

const profileValues = ({ firstName, lastName, knownAs }: EditablePlayerFragment): Values => ({
  firstName,
  lastName,
  knownAs: knownAs ?? '',
  image: undefined,
});

const profileInput = ({ firstName, lastName, knownAs, image }: Values) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  knownAs: knownAs.trim() || null,
  image,
});

/** Picture, name and teams. */
export function ProfileCard({ player }: { player: EditablePlayerFragment }) {
  const update = useUpdatePlayer();
  const edit = useEditForm(player, profileValues);
  const { form, basis } = edit;
  const { errors } = form.formState;
  const save = (values: Values): Promise<Undoable> =>
    update(basis, changedFields(profileInput(profileValues(basis)), profileInput(values)));
  return (
    <EditCard
      title={t.players.profile()}
      edit={edit}
      stored={player}
      fields={['firstName', 'lastName', 'knownAs', 'image']}
      save={save}
      shown={<Shown player={player} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.common.first_name()} error={errors.firstName?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('firstName', {
                ...atMost(100),
                validate: (name, { lastName }) => (name + lastName).trim() !== '' || t.players.please_enter_a_name(),
              })}
            />
          )}
        </Field>
        <Field label={t.common.last_name()} error={errors.lastName?.message}>
          {(control) => <Input {...control} {...form.register('lastName', atMost(100))} />}
        </Field>
      </div>
      <Field label={t.players.known_as()} hint={t.players.known_as_hint()} error={errors.knownAs?.message}>
        {(control) => <Input {...control} {...form.register('knownAs', atMost(100))} />}
      </Field>
      <Controller
        control={form.control}
        name="image"
        render={({ field: { value, onChange }, fieldState }) => (
          <PictureField
            label={t.players.image()}
            currentUrl={player.imageUrl}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            preview={(url) => <PlayerImage imageUrl={url} />}
          />
        )}
      />
    </EditCard>
  );
}

function Shown({ player }: { player: EditablePlayerFragment }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <PlayerImage imageUrl={player.imageUrl} size="huge" />
      <div className="min-w-0 flex-[8rem]">
        <p className="display text-xl font-bold">{player.fullName}</p>
        {player.knownAs !== null && <p className="text-muted">{t.players.known_as_name({ name: player.knownAs })}</p>}
        {player.teamHistory.length === 0 ? (
          <p className="text-muted">{t.players.no_team_assigned()}</p>
        ) : (
          <ul className="mt-1 text-sm">
            {player.teamHistory.map(({ seasonLeagueTeamId, team, season, league }) => (
              <li key={seasonLeagueTeamId}>
                <Link to={adminPaths.team(team.id)} className="link font-semibold">
                  {team.name}
                </Link>{' '}
                <span className="text-muted">
                  {league.name}, {season.name}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
