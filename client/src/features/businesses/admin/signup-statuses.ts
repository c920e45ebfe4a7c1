import { t } from '@/texts';

/** Whether a business takes sign-ups, as it is chosen. */
export const SIGNUP_STATUSES = [
  {
    value: 'ACTIVE',
    get label() {
      return t.businesses.active();
    },
  },
  {
    value: 'CLOSED',
    get label() {
      return t.businesses.closed();
    },
  },
] as const;
