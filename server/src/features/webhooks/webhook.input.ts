import { Field, InputType, Int } from 'type-graphql';
import { WebhookEvent } from './webhook.enums.js';

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'Full https address, at most 2048 characters, of a public host.' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'What it is told of, at least one.' })
  events!: WebhookEvent[];
}

@InputType({ description: 'Changes of a webhook; absent fields stay as they are.' })
export class UpdateWebhookInput {
  @Field(() => Int, { nullable: true, description: 'The version that the change is based on.' })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: 'Full https address of a public host.' })
  url?: string | null;

  @Field(() => [WebhookEvent], { nullable: true, description: 'What it is told of, at least one.' })
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is told at all. What waited when it was switched off is sent once it is on again.',
  })
  isOn?: boolean | null;
}
