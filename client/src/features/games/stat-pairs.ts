import { NO_VALUE } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import type { BoxScoreGame } from './box-score-data';

type Definition = BoxScoreGame['statDefinitions'][number];

/** What a column of figures shows: one statistic, or made and attempted together. */
export type Figure =
  | { kind: 'one'; key: string; label: string; name: string; index: number; definition: Definition }
  | { kind: 'pair'; key: string; label: string; name: string; made: number; attempted: number };

/**
 * Statistics with made and attempted in one figure where both stand (FGM and FGA: FG), in the place of the first.
 * @param definitions what values align with
 */
export function figuresOf(definitions: readonly Definition[]): Figure[] {
  const indexes = new Map(definitions.map(({ abbreviation }, index) => [abbreviation, index]));
  return definitions.flatMap((definition, index): Figure[] => {
    const { id, abbreviation, name } = definition;
    const label = abbreviation.slice(0, -1);
    const made = indexes.get(`${label}M`);
    const attempted = indexes.get(`${label}A`);
    const isPaired = label !== '' && made !== undefined && attempted !== undefined;
    if (!isPaired || (index !== made && index !== attempted))
      return [{ kind: 'one', key: id, label: abbreviation, name, index, definition }];
    if (index !== Math.min(made, attempted)) return [];
    const both = `${statName(definitions[made]!.name)} - ${statName(definitions[attempted]!.name)}`;
    return [{ kind: 'pair', key: id, label, name: both, made, attempted }];
  });
}

/** '12-19'; a dash where nothing was attempted. */
export function pairText(made: number | null | undefined, attempted: number | null | undefined): string {
  return attempted ? `${made ?? 0}-${attempted}` : NO_VALUE;
}

/**
 * What else a player did: '10-19 FG, 3-6 3P, 8-9 FT' for points, '12 PTS, 4 AST' for anything else.
 * @param led what the game has leaders of: points, rebounds and assists, or kills, assists and digs
 */
export function supportingLine(
  values: readonly (number | null)[],
  definitions: readonly Definition[],
  of: string,
  led: readonly { readonly definition: { readonly abbreviation: string } }[],
): string {
  if (of === 'PTS') {
    return figuresOf(definitions)
      .flatMap((figure) =>
        figure.kind === 'pair' && ['FG', '3P', 'FT'].includes(figure.label) && values[figure.attempted]
          ? `${pairText(values[figure.made], values[figure.attempted])} ${figure.label}`
          : [],
      )
      .join(', ');
  }
  return led
    .flatMap(({ definition: { abbreviation } }) => {
      const value = values[definitions.findIndex((each) => each.abbreviation === abbreviation)];
      return abbreviation !== of && value ? `${value} ${abbreviation}` : [];
    })
    .join(', ');
}
