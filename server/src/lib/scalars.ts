import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { isCalendarDate } from '../domain/dates/is-calendar-date.js';
import { normaliseTime } from '../domain/game/normalise-time.js';

export { GraphQLJSON as Json } from 'graphql-scalars';

/** A moment in time. */
export const Moment = new GraphQLScalarType({
  ...GraphQLDateTime.toConfig(),
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
});

/** A calendar date as text: it never passes through a moment in time, so it never shifts by a day. */
export const CalendarDate = textScalar(
  'Date',
  'A calendar date, YYYY-MM-DD, without a time zone.',
  (text) => (isCalendarDate(text) ? text : null),
  'https://scalars.graphql.org/andimarek/local-date.html',
);

/** A wall-clock time as text; `9:00` is read as `09:00`. */
export const TimeOfDay = textScalar(
  'Time',
  'A time of day, HH:MM (24 hours), in the time zone of the organization.',
  normaliseTime,
  'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#times',
);

function textScalar(
  name: string,
  description: string,
  read: (text: string) => string | null,
  specifiedByURL?: string,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    const text = typeof value === 'string' ? read(value) : null;
    if (text === null) throw new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}. ${description}`);
    return text;
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    ...(specifiedByURL !== undefined && { specifiedByURL }),
    serialize: (value) => String(value),
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}
