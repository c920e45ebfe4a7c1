import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '@/texts';
import { language } from '@/texts/language';

const YEAR_S = 31_536_000;

/**
 * Leads to the same page in the other language, and keeps the choice on this device for all pages of the host. Without
 * scripts it is for that one page.
 */
export function LanguageSwitch({ className = 'prose-link' }: { className?: string }) {
  const other = language() === 'en' ? 'es' : 'en';
  const query = new URLSearchParams(useLocation().search);
  query.delete('lang');
  query.append('lang', other);
  const choose = (event: MouseEvent): void => {
    event.preventDefault();
    // oxlint-disable-next-line unicorn/no-document-cookie -- the other way to set one is not there without https
    document.cookie = `language=${other}; path=/; max-age=${YEAR_S}; samesite=lax`;
    const here = new URL(window.location.href);
    here.searchParams.delete('lang');
    // Only so that the address says no other language than the choice; then it is loaded anew.
    window.history.replaceState(window.history.state, '', here);
    window.location.reload();
  };
  return (
    <a href={`?${query}`} lang={other} hrefLang={other} className={className} onClick={choose}>
      {t.site.the_other_language()}
    </a>
  );
}
