import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '@/texts';
import { SelectFilter } from '@/ui/filter-bar';
import { SearchPicker } from '@/ui/search-picker';
import { useTeamChoicesQuery, useTeamNameQuery } from './team-search.hooks.generated';
import { useTeamSearch } from './use-team-search';

interface Props {
  /** The chosen team's id; '' for all teams. */
  value: string;
  onChange: (teamId: string) => void;
}

/** A filter by team: a list to choose from, or a search where the list would be longer than a page. */
export function TeamFilter({ value, onChange }: Props) {
  const choices = useTeamChoicesQuery().data?.me?.actingFor?.teams;
  if (choices?.pageInfo.hasNextPage) return <TeamSearch key={value} value={value} onChange={onChange} />;
  const options = (choices?.nodes ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectFilter
      name="team"
      label={t.common.team()}
      all={t.admin.all_teams()}
      options={options}
      value={choices ? value : ''}
      onChange={onChange}
    />
  );
}

function TeamSearch({ value, onChange }: Props) {
  const chosen = useTeamNameQuery(value === '' ? skipToken : { variables: { id: value } }).data?.me?.actingFor?.team;
  const [typed, setTyped] = useState<string | null>(null);
  const found = useTeamSearch(typed ?? '');
  return (
    <div className="min-w-52 flex-1 sm:flex-none">
      <SearchPicker
        label={t.common.team()}
        placeholder={t.admin.all_teams()}
        none={t.admin.no_team_of_this_name()}
        value={typed ?? chosen?.name ?? ''}
        onType={(text) => {
          setTyped(text);
          if (text === '' && value !== '') onChange('');
        }}
        found={found}
        onPick={({ id }) => onChange(id)}
      />
    </div>
  );
}
