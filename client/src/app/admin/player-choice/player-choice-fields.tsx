import type { ReactNode } from 'react';
import { atMost } from '@/app/admin/forms/at-most';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { SearchPicker } from '@/ui/search-picker';
import { NameOffer } from '../name-lists/name-offer';
import type { PlayerChoosing } from './use-player-choice';

interface Props {
  choosing: PlayerChoosing;
  /** Whether the server has said that somebody has the name. */
  isTaken?: boolean;
  /** Further fields of a new player. */
  children?: ReactNode;
}

/** A search for a player who exists, or the name of a new one; whoever has the name already is offered instead. */
export function PlayerChoiceFields({ choosing, isTaken = false, children }: Props) {
  const { form, found, namesakes, choose } = choosing;
  const { register, watch, formState } = form;
  const { errors } = formState;
  const [search, playerId] = watch(['search', 'playerId']);
  const another = <Checkbox label={t.admin.this_is_another_person_of_the_same_name()} {...register('isNamesake')} />;
  return (
    <>
      <SearchPicker
        label={t.admin.existing_player()}
        hint={playerId === '' ? t.admin.search_by_name_also_before_you_add_a() : t.admin.this_player_will_be_added()}
        none={t.admin.no_player_of_this_name_a_new_one()}
        value={search}
        onType={(text) => choose(text, '')}
        found={found}
        onPick={({ id, name }) => choose(name, id)}
        error={errors.search?.message}
      />
      {playerId === '' ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t.common.first_name()} error={errors.firstName?.message}>
              {(props) => <Input {...props} autoComplete="off" {...register('firstName', atMost(100))} />}
            </Field>
            <Field label={t.common.last_name()} error={errors.lastName?.message}>
              {(props) => <Input {...props} autoComplete="off" {...register('lastName', atMost(100))} />}
            </Field>
          </div>
          <NameOffer namesakes={namesakes} onUse={({ id, name }) => choose(name, id)}>
            {another}
          </NameOffer>
          {isTaken && namesakes.length === 0 && another}
          {children}
        </>
      ) : (
        <Button size="small" className="self-start" onClick={() => choose('', '')}>
          {t.admin.enter_a_new_player_instead()}
        </Button>
      )}
    </>
  );
}
