import { TriangleAlert } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { KeptForForms } from '@/app/admin/forms/kept-for-forms';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { mismatchWords } from '@/app/admin/games/mismatch-words';
import { StatisticsEntry } from '@/app/admin/statistics-entry';
import { useOnReturn } from '@/app/admin/use-on-return';
import { useFollowed } from '@/app/live/use-followed';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Button, buttonClass } from '@/ui/button';
import { PageSkeleton } from '@/ui/skeleton';
import type { BoxScoreGame } from '../box-score-data';
import { BoxScoreDocument } from '../box-score.generated';
import { useBoxScoreQuery } from '../box-score.hooks.generated';
import { BoxScore } from '../box-score';
import { boxViewVariables, readBoxView } from '../box-view';
import { gameTitle } from '../game-head';
import { storeMismatch } from './store-mismatch';
import { GameActions } from './game-actions';
import type { EditableGameQuery } from '@/app/admin/games/game-writes.generated';
import { useEditableGameQuery } from '@/app/admin/games/game-writes.hooks.generated';
import { t } from '@/texts';

/** What is asked for at some news is not answered by what was asked before them. */
const READ = { context: { queryDeduplication: false } } as const;

/** A game as visitors see it, with what administrators do with it. */
export default function GameScreen() {
  const { id = '' } = useParams();
  const view = readBoxView(useSearchParams()[0]);
  // Without slug and domain the session says whose game it is.
  const result = useBoxScoreQuery({ variables: { id, ...boxViewVariables(view) }, ...READ });
  const editable = useEditableGameQuery({ variables: { id }, ...READ });
  // Both, or a form that is open would be based on one half of the game.
  const [readShown, readEdited] = [result.refetch, editable.refetch];
  const refetch = useCallback(() => Promise.all([readShown(), readEdited()]), [readShown, readEdited]);
  return (
    <QueryResult result={result}>
      {({ organization }) => {
        const missing = (
          <NotFoundScreen
            message={t.games.game_not_found()}
            to={adminPaths.schedule()}
            label={t.games.to_the_schedule()}
            onRetry={refetch}
          />
        );
        if (!organization) return missing;
        return (
          <KeptForForms key={id} value={organization.game} missing={missing}>
            {(game) => (
              <Game
                game={game}
                edited={editable.data?.me?.actingFor?.game}
                hasFailed={editable.error !== undefined}
                slug={organization.slug}
                timeZone={organization.timeZone}
                refetch={refetch}
              />
            )}
          </KeptForForms>
        );
      }}
    </QueryResult>
  );
}

type EditedGame = NonNullable<NonNullable<EditableGameQuery['me']>['actingFor']>['game'];

interface GameProps {
  game: BoxScoreGame;
  /** What administrators change of it; undefined until that is known. */
  edited: EditedGame | undefined;
  /** Whether that could not be asked for. */
  hasFailed: boolean;
  /** Of the organization's pages. */
  slug: string;
  timeZone: string;
  refetch: () => Promise<unknown>;
}

function withoutEdit(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('edit');
  return rest;
}

function Game({ game, edited, hasFailed, slug, timeZone, refetch }: GameProps) {
  const [search, setSearch] = useSearchParams();
  const view = readBoxView(search);
  const [isEditing, setIsEditing] = useState(search.get('edit') === 'stats');
  const [isByKeys, setIsByKeys] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const title = gameTitle(game);
  useScreenTitle(title);
  // A visitor's answer may have fewer names: it only tells that there is something to ask for. The grid follows the
  // game itself.
  useFollowed(BoxScoreDocument, isEditing ? null : { slug, id: game.id, ...boxViewVariables(view) }, refetch);
  useOnReturn(useCallback(() => void (isEditing || refetch().catch(() => undefined)), [isEditing, refetch]));
  const sport = edited?.season?.sport.name;
  useEffect(() => {
    if (edited) storeMismatch({ ...game, sport, scoreMismatch: edited.scoreMismatch }, window.sessionStorage);
  }, [game, edited, sport]);
  const beginEditing = ({ detail }: { detail: number }): void => {
    // A press by keys is no click of a pointer. On a phone the first cell would bring up its keyboard unasked.
    setIsByKeys(detail === 0);
    setIsEditing(true);
  };
  const endEditing = (): void => {
    flushSync(() => setIsEditing(false));
    // A reload would begin to edit again.
    if (search.has('edit')) setSearch(withoutEdit, { replace: true, preventScrollReset: true });
    editButton.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <Breadcrumbs items={[{ label: t.common.schedule(), to: adminPaths.schedule() }, { label: title }]} />
        {/* All at once: what stands beside somebody's finger must not move away from it. */}
        {!isEditing && (edited !== undefined || hasFailed) && (
          <div className="no-print flex flex-wrap gap-2">
            <Button ref={editButton} onClick={beginEditing}>
              {t.games.edit_stats()}
            </Button>
            <Link to={adminPaths.courtside(game.id)} className={buttonClass()}>
              {t.games.courtside()}
            </Link>
            <KeptForForms value={edited} missing={null}>
              {(kept) => <GameActions game={kept} sport={edited?.season?.sport.name} />}
            </KeptForForms>
          </div>
        )}
      </div>
      {isEditing ? (
        <Suspense fallback={<PageSkeleton />}>
          <StatisticsEntry gameId={game.id} beginsInCell={isByKeys} onClose={endEditing} />
        </Suspense>
      ) : (
        <>
          {edited && <Mismatch game={edited} />}
          <BoxScore game={game} timeZone={timeZone} view={view} />
        </>
      )}
    </>
  );
}

/** That players' points and the final scores do not agree, with the way to where that is mended or accepted. */
function Mismatch({ game }: { game: NonNullable<EditedGame> }) {
  const words = mismatchWords(game);
  if (words.length === 0) return null;
  return (
    <div className="no-print mb-3 rounded-md bg-warning-soft px-3 py-2 text-sm font-medium wrap-anywhere text-warning">
      {words.map((text) => (
        <p key={text} className="flex items-start gap-1.5">
          <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {text}
        </p>
      ))}
      {game.season && (
        <Link to={adminPaths.integrity(game.season.id)} className="inline-flex min-h-6 items-center underline">
          {t.admin.check_games()}
        </Link>
      )}
    </div>
  );
}
