import { type Bindings, del, get, post, put, type Row } from '../row.js';

/** Multi-selections are texts with commas here. */
const body: Bindings = {
  name: 'input.name',
  phone: 'input.phone',
  email: 'input.email',
  website: 'input.website',
  city: { to: 'input.cities', shape: 'commaSplit' },
  state: { to: 'input.states', shape: 'commaSplit' },
  location: 'input.location',
  facebook: 'input.facebook',
  instagram: 'input.instagram',
  sport: { to: 'input.sports', shape: 'commaSplit' },
  category: { to: 'input.categories', shape: 'commaSplit' },
  season: 'input.season',
  nextSeason: 'input.nextSeason',
  signupDeadline: 'input.signupDeadline',
  signupStatus: 'input.signupStatus',
  cost: 'input.cost',
  skillLevel: 'input.skillLevel',
};

/** Business listings. */
export const businessRows: readonly Row[] = [
  get('/businesses', 'public-scoped', 'Businesses', 'All businesses by name.'),
  post('/businesses', 'admin', 'CreateBusiness', 'Adds a business.', { body }),
  put('/businesses/{id}', 'admin', 'UpdateBusiness', 'Changes a business; what is absent stays.', { body }),
  del('/businesses/{id}', 'admin', 'DeleteBusiness', 'Deletes a business.'),
];
