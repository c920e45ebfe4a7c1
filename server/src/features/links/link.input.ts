import { Field, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { CHANGED_LINK, NEW_LINK } from './link.fields.js';

@InputType({ description: 'A new entry of the navigation.' })
export class CreateLinkInput extends newInput(NEW_LINK) {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: it leads to `url`. False, or absent: to the page `slug` of this site.',
  })
  isExternal?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path within the site, for an internal entry; absent: the home page.',
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'Full http or https address, for an external entry.' })
  url?: string | null;
}

@InputType({ description: 'Changes of a navigation entry; absent fields stay as they are.' })
export class UpdateLinkInput extends changesInput(CHANGED_LINK) {
  @Field(() => Int, { nullable: true, description: 'The version that the change is based on.' })
  expectedVersion?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: it leads to `url`. False: to the page `slug` of this site.',
  })
  isExternal?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Path within the site.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'Full http or https address.' })
  url?: string | null;
}
