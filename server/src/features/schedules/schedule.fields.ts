import { MOST_WEEKS } from '../../domain/schedule/most-weeks.js';
import { allow } from '../../lib/fields/allow-list.js';
import { flag, requiredDate, requiredText, texts, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';
import { checkGameDays } from './schedule-days.js';

/** What a schedule is: the weeks in which a season league plays, and its days. */
export abstract class ScheduleFields extends EditableFields {
  @requiredText({ max: 200, description: 'For instance "Regular season".', input: 'Name, 1 to 200 characters.' })
  name: string;

  @requiredDate({
    description: 'Week 0 begins on this date; week i covers the seven days from 7i days later.',
    input: 'The date on which week 0 begins.',
  })
  startDate: string;

  @wholeNumber({
    initial: null,
    min: 1,
    max: MOST_WEEKS,
    description: 'How many weeks are played, weeks off among them.',
    input: `How many weeks are played, 1 to ${MOST_WEEKS}.`,
  })
  numWeeks: number;

  @texts({
    description: "Weekdays on which games are played, by their English names, Sunday first; none: the start date's.",
    input: "English names of weekdays, 'Sunday' to 'Saturday'; none: the weekday of the start date.",
    check: checkGameDays,
  })
  gameDays: string[];

  @flag({
    initial: true,
    description: 'Whether every week has the same time slots; otherwise each week has its own.',
    input: 'Whether every week has the same time slots. Default for a new one: true.',
  })
  sameSlot: boolean;
}

/** What people may enter of a schedule, beside its time slots. */
export const SCHEDULE_INPUT = allow(ScheduleFields, {
  required: ['name', 'startDate', 'numWeeks'],
  optional: ['gameDays', 'sameSlot'],
});
