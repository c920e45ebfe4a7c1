import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** How a statistic comes about, as stored. */
export enum StatKind {
  COUNTING = 'counting',
  SUM = 'sum',
  PERCENTAGE = 'percentage',
}

registerEnumType(StatKind, {
  name: 'StatKind',
  description: 'How a statistic comes about.',
  valuesConfig: {
    COUNTING: { description: 'It is counted and entered.' },
    SUM: { description: 'The sum of two others where both exist (FGM = 2PM + 3PM), otherwise entered.' },
    PERCENTAGE: { description: 'Made over attempted, times 100; never entered.' },
  },
});

/** A statistic of an organization's sport. */
@ObjectType({ description: 'A statistic that the organization keeps for a sport.' })
export class StatDefinition {
  organizationId!: number;
  sportId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'For instance "Points".' })
  name!: string;

  @Field(() => String, { description: 'For instance "PTS"; unique within the organization\'s sport.' })
  abbreviation!: string;

  @Field(() => StatKind, { description: 'How it comes about.' })
  kind!: StatKind;

  @Field(() => Int, { description: "Its place among the sport's statistics." })
  position!: number;

  @Field(() => Boolean, { description: 'Whether public tables leave it out.' })
  hidden!: boolean;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
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
