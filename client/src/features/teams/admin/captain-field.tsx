import { usePlayerSearch } from '@/app/admin/search/use-player-search';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { SearchPicker } from '@/ui/search-picker';
import { Select } from '@/ui/select';
import { useCaptainChoicesQuery } from './league-teams.hooks.generated';

interface Props {
  /** 'Captain' or 'Coach'. */
  label: string;
  place: { seasonId: string; leagueId: string; teamId: string };
  name: string;
  /** '' when it is no player. */
  playerId: string;
  error: string | undefined;
  onChange: (name: string, playerId: string) => void;
}

/** Who leads the team: a player found by name or chosen from the roster, or a name that is no player's. */
export function CaptainField({ label, place, name, playerId, error, onChange }: Props) {
  const { data } = useCaptainChoicesQuery({ variables: place });
  const players = (data?.me?.actingFor?.seasonLeague?.team?.roster ?? []).map(({ player }) => player);
  const found = usePlayerSearch(playerId === '' ? name : '');
  const options = players.map(({ id, fullName }) => ({ value: id, label: fullName }));
  if (playerId !== '' && !options.some(({ value }) => value === playerId))
    options.unshift({ value: playerId, label: name });
  return (
    <>
      <SearchPicker
        label={label}
        hint={playerId === '' ? t.teams.search_a_player_what_matches_none_is_kept() : t.teams.this_player()}
        value={name}
        onType={(text) => onChange(text, '')}
        found={found}
        onPick={(player) => onChange(player.name, player.id)}
        error={error}
      />
      <Field label={t.teams.from_the_roster({ label })}>
        {(control) => (
          <Select
            {...control}
            placeholder={t.teams.select({ label })}
            options={options}
            value={playerId}
            onChange={({ target }) =>
              onChange(options.find(({ value }) => value === target.value)?.label ?? '', target.value)
            }
          />
        )}
      </Field>
    </>
  );
}
