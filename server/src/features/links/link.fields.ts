import { allow } from '../../lib/fields/allow-list.js';
import { flag, optionalText, requiredText, wholeNumber } from '../../lib/fields/kinds.js';
import { EditableFields } from '../../lib/fields/tenant-fields.js';

/** What an entry of an organization's navigation is. Where it leads, several fields say together: `checkTarget`
 * checks them, their lengths too. */
export abstract class LinkFields extends EditableFields {
  @requiredText({
    max: 100,
    description: 'What the entry says.',
    input: 'What the entry says, 1 to 100 characters.',
  })
  label: string;

  @flag({
    initial: false,
    description: 'Whether it leads to `url` on another site, or to the page `slug` of this one.',
  })
  isExternal: boolean;

  @optionalText({
    max: 200,
    description: 'Path of the page within the site; null for the home page and for external links.',
  })
  slug: string | null;

  @optionalText({ max: 2000, description: 'Address on another site; null for internal links.' })
  url: string | null;

  @flag({
    initial: true,
    description: 'Whether it is shown.',
    input: 'Whether the navigation shows it; without a word a new entry is shown.',
  })
  showInNavbar: boolean;

  @wholeNumber({
    max: 100_000,
    description: 'Its place among the links.',
    input: 'Its place. For one entry alone; `reorderLinks` sets all of them.',
  })
  position: number;
}

/** What people may enter of a new link, and of one that is there, each field for itself. */
export const NEW_LINK = allow(LinkFields, { required: ['label'], optional: ['showInNavbar'] });
export const CHANGED_LINK = allow(LinkFields, { required: [], optional: ['label', 'showInNavbar', 'position'] });
