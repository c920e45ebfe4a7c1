import { SURFACES } from '@domain/colours/surfaces';
import { teamColours } from '@domain/colours/team-colours';
import { initials } from '@domain/text/monogram';
import { t } from '@/texts';

interface Props {
  name: string;
  colour: string | null;
  abbreviation: string;
}

/** A team's monogram as light and dark pages show it: colours too faint or too dark for them are moved. */
export function TeamLookPreview({ name, colour, abbreviation }: Props) {
  const colours = teamColours({ name, colour });
  const letters = abbreviation.trim().toLocaleUpperCase('en') || initials(name);
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          className="flex items-center gap-3 rounded-md border border-line-strong p-3 text-sm"
          style={{ background: SURFACES[theme][1], color: theme === 'light' ? '#12161d' : '#eef1f5' }}
        >
          <span
            aria-hidden="true"
            className="display inline-flex size-9 shrink-0 items-center justify-center rounded-full text-xs font-bold"
            style={{ background: colours[theme].fill, color: colours[theme].text }}
          >
            {letters}
          </span>
          {theme === 'light' ? t.teams.on_light_pages() : t.teams.on_dark_pages()}
        </div>
      ))}
    </div>
  );
}
