import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnswer } from '@/app/answers/use-answer';
import { usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { ErrorState } from '@/ui/error-state';
import { SearchDocument } from './search.generated';
import { SearchResults } from './search-results';

/** What is found for a text, below the field in the head of a page. */
export default function HeadResults({ text }: { text: string }) {
  const paths = usePaths();
  const { data, failed, retry } = useAnswer(SearchDocument, {
    ...tenantVariables(useSite()),
    text,
    isWanted: true,
  });
  const answered = data?.organization?.search;
  // What was found before stays until the next answer, so that nothing jumps at each key.
  const [found, setFound] = useState(answered);
  if (answered && answered !== found) setFound(answered);
  return (
    <div
      // Gets the focus where a browser gives none to a link that is pressed, so that the list stays until the click.
      tabIndex={-1}
      aria-busy={!answered && !failed}
      className="absolute top-full right-0 z-50 mt-2 flex max-h-[min(70dvh,40rem)] w-[min(28rem,90vw)] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-page p-3 text-ink shadow-card"
    >
      {failed && <ErrorState error={failed} onRetry={() => void retry()} />}
      {!found && !failed && <p className="text-sm text-muted">{t.search.searching()}</p>}
      {found && !failed && (
        <>
          <SearchResults found={found} isNarrow />
          <Link to={paths.search({ q: text })} data-result className="link self-start p-1 font-medium">
            {t.search.all_results()}
          </Link>
        </>
      )}
    </div>
  );
}
