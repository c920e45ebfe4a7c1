import { PLACES_LIMITS, POINTS_LIMITS, pointsProblem } from '@domain/standings/standings-rules';
import { changedFields } from '@/app/admin/forms/changed-fields';
import type { TieBreak, UpdateStandingsRulesInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { LeagueStandingsRulesFragment } from './standings-rules.generated';

/** Fields for points, in their order, as the form and the graph call them. */
export const POINT_FIELDS = ['win', 'tie', 'loss', 'forfeitWin', 'forfeitLoss'] as const;

type PointField = (typeof POINT_FIELDS)[number];

/** The rules as their form's controls hold them; figures as texts, '' for none. */
export interface StandingsRulesValues extends Record<PointField, string> {
  order: 'percentage' | 'points';
  tieBreaks: TieBreak[];
  qualifyingPlaces: string;
  scheduleIsComplete: boolean;
}

/** Fields whose complaints are shown beside them. */
export const STANDINGS_RULES_FIELDS = [...POINT_FIELDS, 'qualifyingPlaces'] as const;

/** What a league begins with that gives points: those of most leagues of football. */
const USUAL = { win: 3, tie: 1, loss: 0, forfeitWin: 3, forfeitLoss: 0 };

/** What a form begins with. */
export function standingsRulesValues({ standingsRules }: LeagueStandingsRulesFragment): StandingsRulesValues {
  const { points, tieBreaks, qualifyingPlaces, scheduleIsComplete } = standingsRules;
  const figures = points ?? USUAL;
  return {
    order: points ? 'points' : 'percentage',
    win: String(figures.win),
    tie: String(figures.tie),
    loss: String(figures.loss),
    forfeitWin: String(figures.forfeitWin),
    forfeitLoss: String(figures.forfeitLoss),
    tieBreaks: [...tieBreaks],
    qualifyingPlaces: qualifyingPlaces === null ? '' : String(qualifyingPlaces),
    scheduleIsComplete,
  };
}

/** What is wrong with the points that were typed for something; true when nothing is. */
export function checkPoints(field: PointField, values: StandingsRulesValues): true | string {
  if (values.order === 'percentage') return true;
  if (!isWithin(values[field], POINTS_LIMITS))
    return t.admin.a_whole_number_from_to({ min: POINTS_LIMITS.min, max: POINTS_LIMITS.max });
  if (POINT_FIELDS.some((each) => values[each].trim() === '')) return true;
  const problem = pointsProblem(pointsOf(values));
  return problem?.field === field ? problem.message : true;
}

/** What is wrong with the number of places that was typed; true when nothing is. */
export function checkPlaces(typed: string): true | string {
  return (
    typed.trim() === '' ||
    isWithin(typed, PLACES_LIMITS) ||
    t.admin.a_whole_number_from_to_or_nothing({ min: PLACES_LIMITS.min, max: PLACES_LIMITS.max })
  );
}

/** Whether a text is a whole number within limits, as it is usually written. */
function isWithin(typed: string, { min, max }: { min: number; max: number }): boolean {
  return /^\s*-?\d{1,3}\s*$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
}

/** What the server is told: what was changed in the form. */
export function standingsRulesInput(
  basis: LeagueStandingsRulesFragment,
  values: StandingsRulesValues,
): UpdateStandingsRulesInput {
  return {
    ...changedFields(sentOf(standingsRulesValues(basis)), sentOf(values)),
    expectedVersion: basis.version,
  };
}

function sentOf(values: StandingsRulesValues) {
  const { order, tieBreaks, qualifyingPlaces, scheduleIsComplete } = values;
  return {
    points: order === 'points' ? pointsOf(values) : null,
    tieBreaks,
    qualifyingPlaces: qualifyingPlaces.trim() === '' ? null : Number(qualifyingPlaces),
    scheduleIsComplete,
  };
}

function pointsOf({ win, tie, loss, forfeitWin, forfeitLoss }: StandingsRulesValues) {
  return {
    win: Number(win),
    tie: Number(tie),
    loss: Number(loss),
    forfeitWin: Number(forfeitWin),
    forfeitLoss: Number(forfeitLoss),
  };
}
