import { useKeptPlays } from './use-kept-plays';

/** Says whose plays wait on this device for the link by which they were entered. */
export function KeptPlays() {
  const counts = [...useKeptPlays()];
  return counts.map(([username, count]) => (
    <p key={username} role="status" className="rounded-md bg-warning-soft p-3 text-sm font-medium text-warning">
      {count === 1 ? '1 play by' : `${count} plays by`} {username} {count === 1 ? 'was' : 'were'} not sent, and{' '}
      {count === 1 ? 'is' : 'are'} kept on this device. Nobody else sends them: they go out when {username} opens the
      same link again.
    </p>
  ));
}
