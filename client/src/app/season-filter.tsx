import { t } from '@/texts';
import { SelectFilter } from '@/ui/filter-bar';

interface Season {
  id: string;
  name: string;
}

interface Props {
  seasons: readonly Season[];
  /** The one that is shown. */
  season: Season | null;
  onChange: (id: string) => void;
}

/**
 * The season of a public page that shows one: the first active one unless another is chosen. Nothing while there is no
 * choice.
 */
export function SeasonFilter({ seasons, season, onChange }: Props) {
  if (seasons.length < 2) return null;
  const options = seasons.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectFilter
      name="season"
      label={t.common.season()}
      all={season ? undefined : t.site.select_a_season()}
      options={options}
      value={season?.id ?? ''}
      onChange={onChange}
    />
  );
}

/** The variables of a page's document for the season of its address; '' for none. */
export function chosenSeason(id: string): { season?: string; seasonId?: string; hasSeason?: boolean } {
  return id === '' ? {} : { season: id, seasonId: id, hasSeason: true };
}
