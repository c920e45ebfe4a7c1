import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ScheduleConsequenceCode as Code } from '../../../domain/schedule/schedule-consequences.js';
import type { Team } from '../../teams/team.type.js';

const ScheduleConsequenceCode = {
  BYE: 'BYE',
  BYES_IN_A_ROW: 'BYES_IN_A_ROW',
  DOUBLE_HEADER: 'DOUBLE_HEADER',
  REMATCH: 'REMATCH',
} as const satisfies { [One in Code]: One };
registerEnumType(ScheduleConsequenceCode, {
  name: 'ScheduleConsequenceCode',
  description: 'What becomes worse for a team when games of a schedule change places. It needs no reason.',
  valuesConfig: {
    BYE: { description: 'It has no game in a week any more.' },
    BYES_IN_A_ROW: { description: 'Such a week makes or lengthens a row of weeks without a game.' },
    DOUBLE_HEADER: { description: 'It has a second game in a week.' },
    REMATCH: { description: 'It meets an opponent again, within the week or in the one beside it.' },
  },
});

/** A consequence of `scheduleConsequences`, with its teams. */
@ObjectType({ description: 'One thing that becomes worse for a team when games of a schedule change places.' })
export class ScheduleConsequence {
  team!: Team;
  opponent!: Team | null;

  @Field(() => ScheduleConsequenceCode, { description: 'What it is.' })
  code!: Code;

  @Field(() => Int, { description: 'The week, from 0, or the first of several.' })
  weekIndex!: number;

  @Field(() => Int, {
    description: 'How many weeks it spans: byes in a row two or more; a rematch two, or one within a week; else one.',
  })
  weekCount!: number;
}
