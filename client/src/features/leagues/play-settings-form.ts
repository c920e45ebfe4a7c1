import { changedFields } from '@/app/admin/forms/changed-fields';
import type { UpdatePlaySettingsInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { LeaguePlaySettingsFragment } from './play-settings.generated';

/** The settings as their form's controls hold them; figures as texts, '' for none. */
export interface PlaySettingsValues {
  periodMinutes: string;
  bonusFouls: string;
  doubleBonusFouls: string;
  assistsOnFreeThrows: boolean;
  technicalCountsAsPersonal: boolean;
}

/** Fields whose complaints are shown beside them. */
export const PLAY_SETTINGS_FIELDS = ['periodMinutes', 'bonusFouls', 'doubleBonusFouls'] as const;

/** What a form begins with. */
export function playSettingsValues({ playSettings }: LeaguePlaySettingsFragment): PlaySettingsValues {
  const { periodMinutes, bonusFouls, doubleBonusFouls, ...rest } = playSettings;
  const text = (figure: number | null | undefined): string => (figure == null ? '' : String(figure));
  return {
    periodMinutes: text(periodMinutes),
    bonusFouls: text(bonusFouls),
    doubleBonusFouls: text(doubleBonusFouls),
    assistsOnFreeThrows: rest.assistsOnFreeThrows,
    technicalCountsAsPersonal: rest.technicalCountsAsPersonal,
  };
}

/** What is wrong with a figure that was typed; true when nothing is. */
export function checkFigure(typed: string): true | string {
  return /^\s*([1-9]\d?)?\s*$/.test(typed) || t.leagues.a_whole_number_from_1_to_99_or();
}

/** What is wrong with the figure of the double bonus beside that of the bonus; true when nothing is. */
export function checkDoubleBonus(typed: string, { bonusFouls }: PlaySettingsValues): true | string {
  const figures = [bonusFouls, typed].map((text) => figureOf(text));
  const isLater = figures[0] == null || figures[1] == null || figures[1] > figures[0];
  return checkFigure(typed) !== true
    ? checkFigure(typed)
    : isLater || t.leagues.the_double_bonus_comes_after_the_bonus();
}

/** What the server is told: what was changed in the form. */
export function playSettingsInput(
  basis: LeaguePlaySettingsFragment,
  values: PlaySettingsValues,
): UpdatePlaySettingsInput {
  return {
    ...changedFields(sentOf(playSettingsValues(basis)), sentOf(values)),
    expectedVersion: basis.version,
  };
}

function sentOf({ periodMinutes, bonusFouls, doubleBonusFouls, ...rest }: PlaySettingsValues) {
  return {
    ...rest,
    periodMinutes: figureOf(periodMinutes),
    bonusFouls: figureOf(bonusFouls),
    doubleBonusFouls: figureOf(doubleBonusFouls),
  };
}

const figureOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
