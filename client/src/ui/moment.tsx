import { formatExactMoment, formatMoment } from '@/lib/moments';

/** A moment in the reader's own time zone, to the second when it is pointed at; `format` where its day is enough. */
export function Moment({ iso, format = formatMoment }: { iso: string; format?: (iso: string) => string }) {
  return (
    <time dateTime={iso} title={formatExactMoment(iso)}>
      {format(iso)}
    </time>
  );
}
