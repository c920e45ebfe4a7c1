import { useEffect, useRef } from 'react';

const KEY = 'schedule.date';

/**
 * Keeps the schedule's date for as long as the tab lives (league management, "Admin schedule list"): whoever comes back
 * without a date in the address finds the one that was chosen last.
 */
export function useKeptDate(date: string, choose: (date: string) => void): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const stored = isFirst.current && date === '' ? read() : '';
    isFirst.current = false;
    if (stored !== '') choose(stored);
    else write(date);
  }, [date, choose]);
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function write(date: string): void {
  try {
    if (date === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, date);
  } catch {
    // Storage is full or forbidden.
  }
}
