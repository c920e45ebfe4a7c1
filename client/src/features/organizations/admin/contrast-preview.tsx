import { accentColours } from '@domain/colours/accent-colours';
import { SURFACES } from '@domain/colours/surfaces';
import { contrast } from '@domain/colours/contrast';
import { parseHex } from '@domain/colours/parse-hex';
import { t } from '@/texts';

const INK = { light: '#12161d', dark: '#eef1f5' } as const;

/**
 * What an accent becomes in both themes, with the contrast that its text has on the page. Colours too faint for text
 * are moved towards black or white.
 */
export function ContrastPreview({ accent }: { accent: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(accent))
    return <p className="text-sm text-muted">{t.organizations.a_colour_such_as_1d4ed8()}</p>;
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['light', 'dark'] as const).map((theme) => (
        <Sample key={theme} accent={accent} theme={theme} />
      ))}
    </div>
  );
}

function Sample({ accent, theme }: { accent: string; theme: 'light' | 'dark' }) {
  const { text, solid, onSolid } = accentColours(accent, theme);
  const ground = SURFACES[theme][1];
  const ratio = contrast(parseHex(text), parseHex(ground));
  const adjusted = text.toLowerCase() !== accent.toLowerCase();
  return (
    <div
      className="flex flex-col gap-2 rounded-md border border-line-strong p-3 text-sm"
      style={{ background: ground, color: INK[theme] }}
    >
      <span>{theme === 'light' ? t.organizations.light() : t.organizations.dark()}</span>
      <span className="font-semibold underline" style={{ color: text }}>
        {t.organizations.a_link()}
      </span>
      <span className="self-start rounded-md px-2.5 py-1 font-semibold" style={{ background: solid, color: onSolid }}>
        {t.organizations.a_button()}
      </span>
      <span className="tabular">
        {ratio.toFixed(1)}:1{adjusted && t.organizations.adjusted()}
      </span>
    </div>
  );
}
