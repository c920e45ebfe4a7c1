import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useUndo } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
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
  const title = isUndone
    ? t.seasonImport.the_import_was_undone()
    : done
      ? t.seasonImport.the_roster_is_imported()
      : t.seasonImport.nothing_was_imported();
  return (
    <>
      <Card title={title}>
        <div className="flex flex-col items-start gap-3">
          <p role="status">
            {isUndone
              ? t.seasonImport.everything_is_as_it_was_before()
              : done
                ? message
                : t.seasonImport.the_file_does_not_fit_what_is_stored()}
          </p>
          <div className="flex flex-wrap gap-2">
            {place && (
              <Link to={adminPaths.league(place.season.id, place.league.id)} className={buttonClass('primary')}>
                {t.seasonImport.open({ league: place.league.name })}
              </Link>
            )}
            {undoId !== null && !isUndone && (
              <Button busy={undoing} onClick={() => void takeBack(undoId)}>
                {t.seasonImport.undo_the_import()}
              </Button>
            )}
            <Button onClick={onAgain}>
              {done ? t.seasonImport.import_another() : t.seasonImport.choose_a_file_again()}
            </Button>
          </div>
        </div>
      </Card>
      <NotesTable title={t.seasonImport.problems()} notes={problems} />
      <NotesTable title={t.seasonImport.worth_a_look()} notes={warnings} />
      {done && !isUndone && <RosterLines lines={lines} />}
    </>
  );
}
