import { Field, ID, InputType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';

@InputType({ description: 'Which changes to show; absent: all.' })
export class AuditTrailFilter {
  @Field(() => ID, { nullable: true, description: 'Made by this user.' })
  actorId?: string | null;

  @Field(() => String, { nullable: true, description: 'Done to this kind of thing, for example season.' })
  entityType?: string | null;

  @Field(() => ID, { nullable: true, description: 'Done to the thing with this id.' })
  entityId?: string | null;

  @Field(() => String, { nullable: true, description: 'This action, for example season.update.' })
  action?: string | null;

  @Field(() => Moment, { nullable: true, description: 'Not before this moment.' })
  from?: Date | null;

  @Field(() => Moment, { nullable: true, description: 'Before this moment.' })
  to?: Date | null;

  @Field(() => String, { nullable: true, description: 'Names of things or people that hold this text.' })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "The platform's own trail (organizations created and deleted); super administrators only.",
  })
  platform?: boolean | null;
}
