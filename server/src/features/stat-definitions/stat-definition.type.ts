import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { StatDefinitionFields } from './stat-definition.fields.js';

/** How a statistic comes about, as stored. */
export enum StatKind {
  COUNTING = 'counting',
  SUM = 'sum',
  PERCENTAGE = 'percentage',
  RATIO = 'ratio',
  PER_GAME = 'per_game',
}

registerEnumType(StatKind, {
  name: 'StatKind',
  description: 'How a statistic comes about.',
  valuesConfig: {
    COUNTING: { description: 'It is counted and entered.' },
    SUM: {
      description:
        'The sum of two others where both exist (FGM = 2PM + 3PM), otherwise entered; or by a formula, with at most one decimal.',
    },
    PERCENTAGE: { description: 'Made over attempted, times 100; never entered.' },
    RATIO: { description: 'By a formula, with three decimals.' },
    PER_GAME: { description: 'By a formula, and divided by the games of a total; one decimal.' },
  },
});

/** A statistic of an organization's sport. */
@ObjectType({ description: 'A statistic that the organization keeps for a sport.', implements: Node })
export class StatDefinition extends shown(StatDefinitionFields) {
  @Field(() => StatKind, { description: 'How it comes about.' })
  kind!: StatKind;
}

/** What deleting statistics takes along. */
@ObjectType({ description: 'What deleting statistics takes along.' })
export class StatDefinitionDeletionPreview {
  @Field(() => Int, { description: "Players' values of them in games." })
  values!: number;

  @Field(() => Int, { description: 'Games with such values.' })
  games!: number;

  @Field(() => [String], {
    description: 'Abbreviations of others that follow from them; while there are any, nothing is deleted.',
  })
  followers!: string[];
}

/** A sport's statistics after a command that changed several. */
@ObjectType({ description: "What a command on a sport's statistics did." })
export class StatDefinitionsPayload {
  @Field(() => [StatDefinition], { description: 'All statistics of the sport in order, hidden ones too.' })
  statDefinitions!: readonly StatDefinition[];

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing changed.' })
  undoId!: string | null;

  @Field(() => String, { description: 'What was done, for the banner.' })
  message!: string;
}
