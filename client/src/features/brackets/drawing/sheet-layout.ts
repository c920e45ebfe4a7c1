import { type BoxSizes, type DrawableBracket, layOutBracket, type PlacedMatch } from './bracket-layout';
import { roundsOf } from './bracket-rounds';

/** Room on a sheet in millimetres: what A4 and letter have both, within the margins and without the heading. */
const SHEETS = [
  { isWide: true, width: 250, height: 165 },
  { isWide: false, width: 184, height: 232 },
] as const;
const WIDTHS = Array.from({ length: 40 }, (_, index) => 72 + 3 * index);
/** Millimetres a unit: larger would be a poster, and from the second on names may rather have more room. */
const LARGEST = 0.42;
const LARGE = 0.28;
/** How close the boxes stand: in the second way only where letters are larger by it. */
const ROWS: readonly Omit<BoxSizes, 'width'>[] = [
  { height: 25, columnGap: 12, rowGap: 3, head: 14 },
  { height: 23, columnGap: 9, rowGap: 2, head: 13 },
];

/** How a bracket is put on one sheet of paper. */
export interface SheetLayout {
  isWide: boolean;
  box: BoxSizes;
  /** Millimetres a unit of the drawing. */
  scale: number;
}

/**
 * The orientation and the sizes of boxes with which all can be read best: letters as large, then names as long, as may
 * be.
 */
export function fitSheet(bracket: DrawableBracket<PlacedMatch>, teamCount: number): SheetLayout {
  const columns = Math.max(1, ...roundsOf(bracket).map(({ column }) => column + 1));
  const choices = ROWS.flatMap((row) => {
    const { height } = layOutBracket(bracket, teamCount, { ...row, width: 100 });
    return SHEETS.flatMap((sheet) =>
      WIDTHS.map((width) => {
        const across = columns * (width + row.columnGap);
        const scale = Math.min(LARGEST, sheet.width / across, sheet.height / height);
        return { isWide: sheet.isWide, box: { ...row, width }, scale };
      }),
    );
  });
  const readable = ({ scale }: SheetLayout): number => Math.min(LARGE, scale);
  const isBetter = (one: SheetLayout, other: SheetLayout): boolean =>
    readable(one) > readable(other) || (readable(one) === readable(other) && one.box.width > other.box.width);
  return choices.reduce((best, choice) => (isBetter(choice, best) ? choice : best));
}
