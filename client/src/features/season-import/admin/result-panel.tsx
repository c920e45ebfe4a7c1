import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUndo } from '@/app/admin/undo/use-undo-toast';
import { adminPaths } from '@/app/admin-paths';
import { Button, buttonClass } from '@/ui/button';
import { formatDate } from '@/lib/dates';
import { Card } from '@/ui/card';
import { counted } from '@/lib/counted';
import { NamesOf } from './missing-rows';
import { NotesTable } from './notes-table';
import type { Result } from './use-season-import';

interface Props {
  name: string;
  result: Result;
  onAgain: () => void;
}

/** What an import did. */
export function ResultPanel({ name, result, onAgain }: Props) {
  const { done, seasonId, problems, warnings, kept, removed, undoId, shownInstead, teams, players, games, lines } =
    result;
  const undo = useUndo();
  const [isUndone, setUndone] = useState(false);
  return (
    <>
      <Card title={done ? `${name} is imported` : 'Nothing was imported'}>
        <div className="flex flex-col items-start gap-3">
          {done ? (
            <div role="status">
              <ul className="list-disc pl-5">
                <li>
                  Teams: {teams.total.toLocaleString()}, {teams.added.toLocaleString()} of them new.
                </li>
                <li>
                  Players: {players.total.toLocaleString()}, {players.added.toLocaleString()} of them new.
                </li>
                <li>Games: {countsOf(games)}.</li>
                <li>Lines of statistics: {countsOf(lines)}.</li>
                {shownInstead && (
                  <li>
                    Public pages show {shownInstead.name}
                    {shownInstead.startDate !== null && ` (from ${formatDate(shownInstead.startDate)})`}: of several
                    active seasons the one that starts last.
                  </li>
                )}
                {undoId !== null && (
                  <li>
                    Removed: {counted(removed.games, 'game')} and {counted(removed.lines, 'line')}.
                    <NamesOf names={removed.names} more={removed.more} />
                  </li>
                )}
              </ul>
            </div>
          ) : (
            <p role="status">The files do not fit what is stored. Put the problems right and import again.</p>
          )}
          <div className="flex flex-wrap gap-2">
            {seasonId !== null && (
              <Link to={adminPaths.season(seasonId)} className={buttonClass('primary')}>
                Open the season
              </Link>
            )}
            {undoId !== null && !isUndone && (
              <Button onClick={() => void undo(undoId).then(setUndone)}>Undo the removal</Button>
            )}
            <Button onClick={onAgain}>{done ? 'Import another' : 'Choose files again'}</Button>
          </div>
        </div>
      </Card>
      <NotesTable title="Problems" notes={problems} />
      <NotesTable title="Kept as it is" notes={kept} />
      <NotesTable title="Worth a look" notes={warnings} />
    </>
  );
}

function countsOf({ added, changed, same, kept }: Result['games']): string {
  const counts = { added, changed, unchanged: same, 'kept as edited': kept };
  return Object.entries(counts)
    .map(([what, count]) => `${count.toLocaleString()} ${what}`)
    .join(', ');
}
