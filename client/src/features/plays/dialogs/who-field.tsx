import type { UseFormRegisterReturn } from 'react-hook-form';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import type { CourtGame } from '../court-game';
import { tagOf } from '../shown/play-text';
import { whoValue } from './play-form';

interface Props {
  game: CourtGame;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** Whom a play is about: of each side the team alone, or one of its players, or nobody. */
export function WhoField({ game: { home, away }, error, field }: Props) {
  const groups = [home, away].map(({ teamId, teamName, players }) => ({
    label: teamName,
    options: [
      { value: whoValue(teamId, null), label: t.plays.the_team_alone({ teamName }) },
      ...players.map((player) => ({ value: whoValue(teamId, player.id), label: tagOf(player) })),
    ],
  }));
  return (
    <Field label={t.plays.who()} error={error}>
      {(control) => (
        <Select {...control} className="min-h-11" placeholder={t.plays.nobody()} options={groups} {...field} />
      )}
    </Field>
  );
}
