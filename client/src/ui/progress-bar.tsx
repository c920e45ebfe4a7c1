interface Props {
  /** What is under way. */
  label: string;
  /** How much is done, from 0 to 1; null while that is not known. */
  share: number | null;
}

/** How much of something is done, or that it is under way. */
export function ProgressBar({ label, share }: Props) {
  return (
    <progress
      aria-label={label}
      className="h-3 w-full appearance-none overflow-hidden rounded-full bg-surface-2 [&::-moz-progress-bar]:bg-accent-solid [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent-solid [&:indeterminate]:bg-accent-solid/40 motion-safe:[&:indeterminate]:animate-pulse"
      {...(share !== null && { value: share })}
    />
  );
}
