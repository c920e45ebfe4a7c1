import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';
import { ChangedKind } from './change.enums.js';

@ObjectType({ description: 'Something of an organization that is not as it was: look at it again.' })
export class Change {
  organizationId!: number;

  @Field(() => ChangedKind, { description: 'What it is.' })
  kind!: ChangedKind;

  @Field(() => ID, { description: 'Its id; of a box score, or of plays, the id of the game.' })
  id!: number;

  @Field(() => Boolean, {
    description:
      'Whether it is not there now for visitors: nothing can be asked of it. A box score is deleted when it is empty, and so are plays.',
  })
  isDeleted!: boolean;

  @Field(() => Moment, { description: 'When it was changed last, as far as this page goes.' })
  at!: Date;
}

@ObjectType({ description: 'What has changed since a cursor, and the cursor to go on from.' })
export class ChangePage {
  @Field(() => [Change], {
    description:
      'Each thing once, in the order of their last changes: `first` at most, and fewer where a thing has changed often.',
  })
  nodes!: Change[];

  @Field(() => String, { description: 'What to ask with next, as `after`: good for 89 days.' })
  cursor!: string;

  @Field(() => Boolean, { description: 'Whether there is more already: ask again at once.' })
  hasMore!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'In how many seconds what has changed just now will be told; null when nothing has.',
  })
  askAgainIn!: number | null;
}
