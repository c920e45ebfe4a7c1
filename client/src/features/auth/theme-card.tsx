import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { messageOf } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { inTurn, isDropped } from '@/app/admin/turns-link';
import type { Theme } from '@/graphql/schema.generated';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Card } from '@/ui/card';
import { useSetMyThemeMutation } from './account.hooks.generated';

const THEMES = [
  { value: 'LIGHT', label: () => t.auth.light(), Icon: Sun },
  { value: 'DARK', label: () => t.auth.dark(), Icon: Moon },
  { value: 'DEVICE', label: () => t.auth.by_device(), Icon: Monitor },
] as const;

/** The colours of the user's own admin area; shown at once, taken back when the server refuses. */
export function ThemeCard({ theme, userId }: { theme: Theme; userId: string }) {
  const toast = useToast();
  const [setMyTheme] = useSetMyThemeMutation();
  // Taken back with the choice that was refused, unless another one has been made since.
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme.toLowerCase();
  }, [theme]);
  const choose = async (next: Theme): Promise<void> => {
    try {
      await setMyTheme({
        variables: { theme: next },
        optimisticResponse: { setMyTheme: named('CurrentUser', { id: userId, theme: next }) },
        ...inTurn([`CurrentUser:${userId}`]),
      });
    } catch (error) {
      if (isDropped(error)) return;
      // Who has left this screen still has the refused colours.
      document.documentElement.dataset['theme'] = theme.toLowerCase();
      toast({ kind: 'error', text: messageOf(error, t.auth.the_theme_could_not_be_saved()) });
    }
  };
  return (
    <Card title={t.auth.theme_of_the_admin_area()}>
      <fieldset className="flex min-w-0 flex-wrap gap-3">
        <legend className="sr-only">{t.auth.theme()}</legend>
        {THEMES.map(({ value, label, Icon }) => (
          <label
            key={value}
            className="flex min-h-10 flex-auto cursor-pointer items-center gap-2.5 rounded-md border border-line-strong px-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => void choose(value)}
              className="size-4.5 accent-(--accent-solid)"
            />
            <Icon aria-hidden="true" size={18} />
            <span className="font-medium">{label()}</span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
