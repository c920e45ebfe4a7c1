import { useEffect, useState } from 'react';
import { t } from '@/texts';

/** How often it is looked at the clock, in milliseconds. */
const TICK = 10_000;
const MINUTE = 60_000;

/**
 * How long it is until a game begins. The clock is the browser's, so that nothing is there before the page is alive,
 * nor once the game should have begun.
 */
export default function Countdown({ startsAt }: { startsAt: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, []);
  const minutes = now === null ? 0 : Math.ceil((Date.parse(startsAt) - now) / MINUTE);
  if (minutes <= 0) return <p className="tabular h-5 text-sm" />;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  return (
    <p role="timer" className="tabular h-5 text-sm text-muted">
      {words(days, hours, minutes % 60)}
    </p>
  );
}

function words(days: number, hours: number, minutes: number): string {
  if (days > 0) return t.games.begins_in_days({ days, hours });
  return hours > 0 ? t.games.begins_in_hours({ hours, minutes }) : t.games.begins_in_minutes({ minutes });
}
