/** What is wrong with a form as a whole; nothing when nothing is. Read out when it appears. */
export function FormError({ message }: { message: string | null | undefined }) {
  return (
    <div
      role="alert"
      className={
        message ? 'rounded-md border border-danger bg-danger-soft px-3 py-2 text-sm font-medium text-danger' : 'sr-only'
      }
    >
      {message}
    </div>
  );
}
