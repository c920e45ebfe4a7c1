import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUndo } from '@/app/admin/undo/use-undo-toast';
import { adminPaths } from '@/app/admin-paths';
import { Button, buttonClass } from '@/ui/button';
import { formatDate } from '@/lib/dates';
import { Card } from '@/ui/card';
import { t } from '@/texts';
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
      <Card title={done ? t.seasonImport.is_imported({ name }) : t.seasonImport.nothing_was_imported()}>
        <div className="flex flex-col items-start gap-3">
          {done ? (
            <div role="status">
              <ul className="list-disc pl-5">
                <li>{t.seasonImport.teams_of_them_new({ total: teams.total, added: teams.added })}</li>
                <li>{t.seasonImport.players_of_them_new({ total: players.total, added: players.added })}</li>
                <li>{t.seasonImport.games_2({ countsOf: countsOf(games) })}</li>
                <li>{t.seasonImport.lines_of_statistics({ countsOf: countsOf(lines) })}</li>
                {shownInstead && (
                  <li>
                    {t.seasonImport.public_pages_show({ shownInstead: shownInstead.name })}
                    {shownInstead.startDate !== null &&
                      t.seasonImport.from({ date: formatDate(shownInstead.startDate) })}
                    {t.seasonImport.of_several_active_seasons_the_one_that()}
                  </li>
                )}
                {undoId !== null && (
                  <li>
                    {t.seasonImport.removed_games_and_lines({ games: removed.games, lines: removed.lines })}
                    <NamesOf names={removed.names} more={removed.more} />
                  </li>
                )}
              </ul>
            </div>
          ) : (
            <p role="status">{t.seasonImport.the_files_do_not_fit_what_is_stored()}</p>
          )}
          <div className="flex flex-wrap gap-2">
            {seasonId !== null && (
              <Link to={adminPaths.season(seasonId)} className={buttonClass('primary')}>
                {t.seasonImport.open_the_season()}
              </Link>
            )}
            {undoId !== null && !isUndone && (
              <Button onClick={() => void undo(undoId).then(setUndone)}>{t.seasonImport.undo_the_removal()}</Button>
            )}
            <Button onClick={onAgain}>
              {done ? t.seasonImport.import_another() : t.seasonImport.choose_files_again()}
            </Button>
          </div>
        </div>
      </Card>
      <NotesTable title={t.seasonImport.problems()} notes={problems} />
      <NotesTable title={t.seasonImport.kept_as_it_is()} notes={kept} />
      <NotesTable title={t.seasonImport.worth_a_look()} notes={warnings} />
    </>
  );
}

function countsOf({ added, changed, same, kept }: Result['games']): string {
  return t.seasonImport.counts_of_a_file({ added, changed, same, kept });
}
