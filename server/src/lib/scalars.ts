import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { isCalendarDate } from '../domain/dates/is-calendar-date.js';
import { yearSlip } from '../domain/dates/year-slip.js';
import { normaliseTime } from '../domain/game/normalise-time.js';

export { GraphQLJSON as Json } from 'graphql-scalars';

/** What is wrong with a value, to be said after the name of its field: 'must be a date, YYYY-MM-DD'. */
export const FAULT = 'fault';

const moment = GraphQLDateTime.toConfig();

/** A moment in time. */
export const Moment = new GraphQLScalarType({
  ...moment,
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  parseValue: (value) => faulty('DateTime', value, A_MOMENT, () => moment.parseValue!(value)),
});
const A_MOMENT = 'must be a moment, such as 2026-10-05T19:30:00Z';

/** A calendar date as text: it never passes through a moment in time, so it never shifts by a day. */
export const CalendarDate = textScalar('Date', {
  description: 'A calendar date, YYYY-MM-DD, without a time zone.',
  read: (text) => (isCalendarDate(text) ? text : null),
  fault: 'must be a date, YYYY-MM-DD',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
});

/** A wall-clock time as text; `9:00` is read as `09:00`. */
export const TimeOfDay = textScalar('Time', {
  description: 'A time of day, HH:MM (24 hours), in the time zone of the organization.',
  read: normaliseTime,
  fault: 'must be a time, HH:MM',
  specifiedByURL: 'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#times',
});

interface TextScalar {
  readonly description: string;
  /** What is stored of a text; null for one that is wrong. */
  readonly read: (text: string) => string | null;
  readonly fault: string;
  readonly specifiedByURL: string;
}

function textScalar(
  name: string,
  { description, read, fault, specifiedByURL }: TextScalar,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string =>
    faulty(name, value, fault, () => {
      const text = typeof value === 'string' ? read(value) : null;
      if (text === null) throw new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}. ${description}`);
      return text;
    });
  return new GraphQLScalarType<string, string>({
    name,
    description,
    specifiedByURL,
    serialize: (value) => String(value),
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

/**
 * Reads a value; a refusal carries what is wrong with it, for the error to name the field. A year that can only be a
 * slip is refused in the same words as in every other date.
 */
function faulty<Value>(name: string, value: unknown, fault: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const slip = typeof value === 'string' && LONG_YEAR.test(value) ? yearSlip(value) : null;
    const said =
      slip === null ? (error as Error).message : `${name} cannot represent ${JSON.stringify(value)}: it ${slip}.`;
    throw new GraphQLError(said, { extensions: { [FAULT]: slip ?? fault } });
  }
}

/** As fields for dates hand on a year of five digits, and `Date` writes it. */
const LONG_YEAR = /^\+?\d{5,}-\d{2}-\d{2}/;
