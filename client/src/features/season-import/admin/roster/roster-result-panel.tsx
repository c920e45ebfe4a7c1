import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useUndo } from '@/app/admin/undo/use-undo-toast';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { NotesTable } from '../notes-table';
import type { RosterReportFragment } from './roster-import.generated';
import { RosterLines } from './roster-lines';

interface Props {
  /** Where it went. */
  place: { league: { id: string; name: string }; season: { id: string; name: string } } | undefined;
  report: RosterReportFragment;
  onAgain: () => void;
}

/** What an import did, with a way to take it back. */
export function RosterResultPanel({ place, report, onAgain }: Props) {
  const { done, message, undoId, problems, warnings, lines } = report;
  const undo = useUndo();
  const [undoing, setUndoing] = useState(false);
  const [isUndone, setIsUndone] = useState(false);
  const takeBack = async (id: string): Promise<void> => {
    setUndoing(true);
    setIsUndone(await undo(id));
    setUndoing(false);
  };
  const title = isUndone ? 'The import was undone' : done ? 'The roster is imported' : 'Nothing was imported';
  return (
    <>
      <Card title={title}>
        <div className="flex flex-col items-start gap-3">
          <p role="status">
            {isUndone
              ? 'Everything is as it was before.'
              : done
                ? message
                : 'The file does not fit what is stored. Put the problems right and import again.'}
          </p>
          <div className="flex flex-wrap gap-2">
            {place && (
              <Link to={adminPaths.league(place.season.id, place.league.id)} className={buttonClass('primary')}>
                Open {place.league.name}
              </Link>
            )}
            {undoId !== null && !isUndone && (
              <Button busy={undoing} onClick={() => void takeBack(undoId)}>
                Undo the import
              </Button>
            )}
            <Button onClick={onAgain}>{done ? 'Import another' : 'Choose a file again'}</Button>
          </div>
        </div>
      </Card>
      <NotesTable title="Problems" notes={problems} />
      <NotesTable title="Worth a look" notes={warnings} />
      {done && !isUndone && <RosterLines lines={lines} />}
    </>
  );
}
