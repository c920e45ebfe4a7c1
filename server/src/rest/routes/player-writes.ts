import { post, put, type Row } from '../row.js';

/** Changes of players and of what the organization keeps of them. */
export const playerWriteRows: readonly Row[] = [
  put(
    '/playersv2/{id}',
    'admin',
    'UpdatePlayer',
    'Changes a player: names, picture, and attribute values by the names of the attributes. What is absent stays.',
    {
      multipart: true,
      body: {
        firstName: 'input.firstName',
        lastName: 'input.lastName',
        known_as: 'input.knownAs',
        image: 'input.image',
        bio: 'input.bio',
        attributes: { to: 'input.attributes', shape: 'mapToList' },
      },
    },
  ),
  post('/playerAttributes', 'admin', 'CreatePlayerAttribute', 'Adds an attribute of players at the end of the list.', {
    body: {
      name: 'input.name',
      type: {
        to: 'input.type',
        shape: 'words',
        names: { string: 'text', Text: 'text', Number: 'number', Date: 'date' },
      },
    },
  }),
  put(
    '/playerAttributes/{id}/toggleAttributeVisibility',
    'admin',
    'ShowPlayerAttribute',
    'Shows or hides an attribute.',
    { body: { is_visible: 'visible' } },
  ),
  post(
    '/playerAttributes/reset',
    'admin',
    'ResetPlayerAttributes',
    'Restores the default attributes; others are hidden, values stay.',
  ),
  put('/playerAttributes/reorder', 'admin', 'OrderPlayerAttributes', 'Puts all attributes into an order.', {
    body: { attributes: { to: 'ids', shape: 'inOrder', by: 'order' } },
  }),
];
