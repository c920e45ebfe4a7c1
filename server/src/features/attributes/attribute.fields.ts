import { allow } from '../../lib/fields/allow-list.js';
import { flag, requiredText, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What a fact about players is that the organization defines. */
export abstract class AttributeFields extends EditableFields {
  @requiredText({
    max: 100,
    description: 'What the fact is called.',
    input: 'Name, 1 to 100 characters, unique within the organization in any case.',
  })
  name: string;

  @flag({
    initial: true,
    description: "Whether it is shown on players' profiles.",
    input: "Whether it is shown on players' profiles.",
  })
  visible: boolean;

  @wholeNumber({ description: 'Its place among the attributes.' })
  position: number;
}

/** What people may enter of a new attribute, and what of one that is there. */
export const NEW_ATTRIBUTE = allow(AttributeFields, { required: ['name'], optional: [] });
export const CHANGED_ATTRIBUTE = allow(AttributeFields, { required: [], optional: ['name', 'visible'] });
