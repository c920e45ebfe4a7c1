import { useCallback, useState } from 'react';
import { ENTRY_MODES, type EntryMode } from '../entry/actions';

/** How this device enters plays. */
export interface DeviceSettings {
  readonly mode: EntryMode;
  /** Whether the game clock is kept on this device. */
  readonly clock: boolean;
  /** Whether the court is there, to tap where shots were taken. */
  readonly court: boolean;
  /** Whether the last play is read out. */
  readonly speaks: boolean;
  /** Whether the screen stays on. */
  readonly awake: boolean;
}

const KEY = 'courtside-settings';
const AT_FIRST: DeviceSettings = { mode: 'everything', clock: true, court: false, speaks: false, awake: true };

/** The settings of this device, and the function that changes some. They outlive the page where the browser stores. */
export function useDeviceSettings(): [DeviceSettings, (changes: Partial<DeviceSettings>) => void] {
  const [settings, setSettings] = useState(read);
  const change = useCallback((changes: Partial<DeviceSettings>): void => {
    setSettings((before) => {
      const next = { ...before, ...changes };
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Storage is full or forbidden.
      }
      return next;
    });
  }, []);
  return [settings, change];
}

function read(): DeviceSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<DeviceSettings>;
    const flag = (name: 'clock' | 'court' | 'speaks' | 'awake'): boolean =>
      typeof stored[name] === 'boolean' ? stored[name] : AT_FIRST[name];
    return {
      mode: ENTRY_MODES.find((mode) => mode === stored.mode) ?? AT_FIRST.mode,
      clock: flag('clock'),
      court: flag('court'),
      speaks: flag('speaks'),
      awake: flag('awake'),
    };
  } catch {
    return AT_FIRST;
  }
}
