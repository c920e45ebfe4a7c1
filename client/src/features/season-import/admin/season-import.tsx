import { type SyntheticEvent, useCallback, useState } from 'react';
import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { tooLong } from '@/ui/too-long';
import { useUnsaved } from '@/ui/unsaved-context';
import { FilePickers } from './file-pickers';
import { ImportChoice } from './import-choice';
import { PreviewPanel } from './preview-panel';
import { ProgressPanel } from './progress-panel';
import { ResultPanel } from './result-panel';
import { useImportSportsQuery, useSeasonImportProgressQuery } from './season-import.hooks.generated';
import type { ChosenFiles } from './season-files';
import { useSeasonImport, type Wish } from './use-season-import';

const NOTHING: Wish = { name: '', sport: '', active: false, files: {} };

/** Most characters of a season's name. */
const LONGEST_NAME = 200;

/** How often an import under way is asked about. */
const EVERY_MS = 700;

/** Imports a season from its three files: choose, look, confirm. */
export function SeasonImport() {
  const [wish, setWish] = useState<Wish>(NOTHING);
  const { data } = useImportSportsQuery();
  const { stage, mapping, error, preview, run, cancel, change: lookAgain, restart } = useSeasonImport(wish);
  const isFilling =
    stage.at !== 'importing' && stage.at !== 'over' && (wish.name.trim() !== '' || Object.keys(wish.files).length > 0);
  useUnsaved(useCallback(() => isFilling, [isFilling]));
  const nameProblem = tooLong(wish.name, LONGEST_NAME);
  const sports = data?.me?.actingFor?.sports ?? [];
  const change = (changes: Partial<Wish>): void => {
    setWish((now) => ({ ...now, ...changes }));
    lookAgain();
  };
  // An archive takes its time to be read: what is typed or ticked meanwhile stays.
  const chooseFiles = (merge: (files: ChosenFiles) => ChosenFiles, name: string | null): void => {
    setWish((now) => ({ ...now, files: merge(now.files), name: now.name || (name ?? '') }));
    lookAgain();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void preview();
  };
  if (stage.at === 'importing')
    return <Progress importKey={stage.key} cancelling={stage.cancelling} onCancel={() => void cancel(stage.key)} />;
  if (stage.at === 'over') {
    const again = (): void => {
      if (stage.result.done) setWish(NOTHING);
      restart();
    };
    return (
      <div className="flex flex-col gap-5">
        <ResultPanel name={wish.name} result={stage.result} onAgain={again} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ImportChoice />
      <Card title={t.seasonImport.season_and_files()}>
        <form onSubmit={submit} className="flex flex-col gap-5">
          <FormError message={error} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={t.seasonImport.season_name()}
              required
              hint={t.seasonImport.a_season_of_this_name_is_added_to()}
              error={nameProblem}
            >
              {(control) => (
                <Input {...control} value={wish.name} onChange={({ target }) => change({ name: target.value })} />
              )}
            </Field>
            {sports.length > 1 && (
              <Field label={t.seasonImport.sport()} hint={t.seasonImport.of_a_new_season()}>
                {(control) => (
                  <Select
                    {...control}
                    placeholder={t.seasonImport.choose_a_sport()}
                    options={sports.map(({ name }) => ({ value: name, label: sportName(name) }))}
                    value={wish.sport}
                    onChange={({ target }) => change({ sport: target.value })}
                  />
                )}
              </Field>
            )}
          </div>
          <Checkbox
            label={t.seasonImport.make_the_season_active()}
            checked={wish.active}
            onChange={({ target }) => change({ active: target.checked })}
          />
          <FilePickers files={wish.files} onChange={chooseFiles} />
          <div>
            <Button
              type="submit"
              variant={stage.at === 'previewed' ? 'secondary' : 'primary'}
              busy={stage.at === 'reading'}
              disabled={wish.name.trim() === '' || nameProblem !== null || Object.keys(wish.files).length === 0}
            >
              {t.seasonImport.check_the_files()}
            </Button>
          </div>
        </form>
      </Card>
      {stage.at === 'previewed' && (
        <PreviewPanel
          name={wish.name}
          preview={stage.preview}
          mapping={mapping}
          onMap={(wanted) => void preview(wanted)}
          onConfirm={(removeMissing) => void run(removeMissing)}
        />
      )}
    </div>
  );
}

function Progress({ importKey, ...rest }: { importKey: string; cancelling: boolean; onCancel: () => void }) {
  const { data } = useSeasonImportProgressQuery({
    variables: { key: importKey },
    pollInterval: EVERY_MS,
    fetchPolicy: 'no-cache',
  });
  return (
    <ProgressPanel
      progress={data?.seasonImportProgress}
      things={t.seasonImport.lines_of_statistics_2()}
      finishing={t.seasonImport.adding_up_totals()}
      note={t.seasonImport.the_season_appears_when_everything_is()}
      {...rest}
    />
  );
}
