import { t } from '@/texts';

/** Whether a business takes sign-ups, as it is chosen. */
export const signupStatuses = () =>
  [
    { value: 'ACTIVE', label: t.businesses.active() },
    { value: 'CLOSED', label: t.businesses.closed() },
  ] as const;
