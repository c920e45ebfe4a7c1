import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput } from '../../lib/fields/inputs.js';
import { type IncomingFile, UploadScalar } from '../../lib/upload-scalar.js';
import { PLAYER_INPUT } from './player.fields.js';

@InputType({ description: 'Who supports a player.' })
export class PlayerSponsorInput {
  @Field(() => String, { description: 'Name, at most 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where the banner leads; null: nowhere.' })
  url?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: 'Image of the banner, at most 5 MB; null removes it.' })
  image?: Promise<IncomingFile> | null;
}

@InputType({ description: 'A video of a player.' })
export class PlayerVideoInput {
  @Field(() => String, { nullable: true, description: 'Title, at most 200 characters.' })
  title?: string | null;

  @Field(() => String, { description: 'Address of a YouTube video.' })
  url!: string;
}

@InputType({ description: 'What an attribute is for a player. The attribute is named by its id or by its name.' })
export class PlayerAttributeValueInput {
  @Field(() => ID, { nullable: true, description: "The attribute's id." })
  attributeId?: string | null;

  @Field(() => String, { nullable: true, description: "The attribute's name, in any case." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'A value of its type; null or blank: not known.' })
  value?: string | null;
}

@InputType({ description: 'Changes of a player; what is absent stays.' })
export class UpdatePlayerInput extends changesInput(PLAYER_INPUT) {
  @Field(() => UploadScalar, { nullable: true, description: 'Picture, an image of at most 5 MB; null removes it.' })
  image?: Promise<IncomingFile> | null;

  @Field(() => PlayerSponsorInput, { nullable: true, description: 'Who supports the player; null: nobody.' })
  sponsor?: PlayerSponsorInput | null;

  @Field(() => [PlayerVideoInput], {
    nullable: true,
    description: 'All videos of the player, in order, at most 20: they take the place of those there are.',
  })
  videos?: PlayerVideoInput[] | null;

  @Field(() => [PlayerAttributeValueInput], {
    nullable: true,
    description: 'Values of attributes; attributes that are not named stay as they are.',
  })
  attributes?: PlayerAttributeValueInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
