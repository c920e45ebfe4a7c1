import { splitFullName } from '@domain/text/split-full-name';
import type { UseFormReturn } from 'react-hook-form';
import { t } from '@/texts';
import { WrongFields } from '../forms/failure';
import type { Namesake } from '../name-lists/name-offer';
import { usePlayerNamesakes } from '../name-lists/use-player-namesakes';
import type { Found } from '@/ui/search-picker';
import { usePlayerSearch } from '../search/use-player-search';
import type { PlayerChoice } from './player-choice';

/** A choice under way: who is found, and who has the name. */
export interface PlayerChoosing {
  readonly form: UseFormReturn<PlayerChoice>;
  /** Null while it is not known. */
  readonly found: readonly Found[] | null;
  readonly namesakes: readonly Namesake[];
  /** Takes a player who exists; with id '' what is typed into the search. */
  readonly choose: (name: string, id: string) => void;
  /** Throws `WrongFields` when nobody is named, or the name is somebody's. */
  readonly check: (values: PlayerChoice) => Promise<void>;
}

/**
 * Chooses a player: one who exists by search, or a new one by name.
 * @param seasonTeamId for which team; null while it is not known
 */
export function usePlayerChoice<Values extends PlayerChoice>(
  whole: UseFormReturn<Values>,
  seasonTeamId: string | null,
): PlayerChoosing {
  // A form with further fields has these, too, which the types of react-hook-form cannot say.
  const form = whole as unknown as UseFormReturn<PlayerChoice>;
  const { setValue, watch, formState, clearErrors } = form;
  const { dirtyFields } = formState;
  // Until somebody writes the name below, it follows the search.
  const namesFollow = !dirtyFields.firstName && !dirtyFields.lastName;
  const [search, playerId, firstName, lastName] = watch(['search', 'playerId', 'firstName', 'lastName']);
  const found = usePlayerSearch(playerId === '' ? search : '');
  const { namesakes, ask } = usePlayerNamesakes(seasonTeamId, { firstName, lastName });
  const choose = (name: string, id: string): void => {
    setValue('search', name);
    setValue('playerId', id);
    clearErrors();
    if (id !== '' || !namesFollow) return;
    const names = splitFullName(name);
    setValue('firstName', names.firstName);
    setValue('lastName', names.lastName);
  };
  const check = async (values: PlayerChoice): Promise<void> => {
    if (values.playerId !== '') return;
    const wrong = (field: 'search' | 'firstName', message: string) => new WrongFields([{ field, message }]);
    if ((values.firstName + values.lastName).trim() === '')
      throw wrong('firstName', t.admin.please_enter_a_name_or_choose_a_player());
    // Asked anew: whoever types fast is ahead of what is told while typing.
    if (!values.isNamesake && (await ask(values)).length > 0)
      throw wrong(namesFollow ? 'search' : 'firstName', t.admin.there_is_a_player_of_this_name_use());
  };
  return { form, found, namesakes, choose, check };
}
