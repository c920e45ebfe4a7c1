import { Download } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { FileInput } from '@/ui/file-input';
import { FormError } from '@/ui/form-error';
import { Select } from '@/ui/select';
import { kilobytes } from '../kilobytes';
import type { RosterImportChoicesQuery, RosterImportTeamsQuery } from './roster-import.generated';
import { rosterTemplate } from './roster-template';
import { saveText } from './save-text';
import type { RosterWish } from './use-roster-import';

interface Props {
  seasons: NonNullable<NonNullable<RosterImportChoicesQuery['me']>['actingFor']>['seasons'];
  /** Of the chosen league; undefined while they are not known. */
  teams: NonNullable<NonNullable<RosterImportTeamsQuery['me']>['actingFor']>['seasonLeagueTeams'] | undefined;
  /** Names of those that may have a column. */
  attributes: readonly string[];
  wish: RosterWish;
  error: string | null;
  isReading: boolean;
  isRead: boolean;
  onPlace: (filters: { seasonLeague?: string; team?: string }) => void;
  onFile: (file: File) => void;
  onCheck: () => void;
}

/** Where a roster goes, and its file. */
export function RosterForm({
  seasons,
  teams,
  attributes,
  wish,
  error,
  isReading,
  isRead,
  onPlace,
  onFile,
  onCheck,
}: Props) {
  const { seasonLeagueId, seasonLeagueTeamId, file } = wish;
  const choices = teams?.nodes ?? [];
  const active = [...seasons.filter((season) => season.active), ...seasons.filter((season) => !season.active)];
  const leagues = active.flatMap(({ name, seasonLeagues }) =>
    seasonLeagues.map(({ id, league }) => ({ value: id, label: `${league.name} (${name})` })),
  );
  const needsTeam = seasonLeagueTeamId === '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onCheck();
  };
  return (
    <Card title={t.seasonImport.league_and_file()}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <FormError message={error} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t.common.league()}
            required
            hint={leagues.length === 0 ? t.seasonImport.there_is_no_league_yet_add_one_to() : undefined}
          >
            {(control) => (
              <Select
                {...control}
                placeholder={t.seasonImport.choose_a_league()}
                options={leagues}
                value={seasonLeagueId}
                onChange={({ target }) => onPlace({ seasonLeague: target.value, team: '' })}
              />
            )}
          </Field>
          <Field label={t.common.team()} hint={teamHint(needsTeam, choices.length, teams?.totalCount ?? 0)}>
            {(control) => (
              <Select
                {...control}
                placeholder={t.seasonImport.as_the_column_team_says()}
                options={choices.map(({ id, team }) => ({ value: id, label: team.name }))}
                value={seasonLeagueTeamId}
                onChange={({ target }) => onPlace({ team: target.value })}
              />
            )}
          </Field>
        </div>
        <Field
          label={t.seasonImport.roster_file()}
          required
          hint={
            file
              ? t.seasonImport.chosen_2({ file: file.name, kilobytes: kilobytes(file.size) })
              : t.seasonImport.a_csv_file_in_utf_8_with_commas()
          }
        >
          {(control) => (
            <FileInput
              {...control}
              required={false}
              unsaid={file !== null}
              accept=".csv,text/csv"
              onFiles={([chosen]) => onFile(chosen!)}
            />
          )}
        </Field>
        <Columns attributes={attributes} needsTeam={needsTeam} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant={isRead ? 'secondary' : 'primary'}
            busy={isReading}
            disabled={seasonLeagueId === '' || file === null}
          >
            {t.seasonImport.check_the_file()}
          </Button>
          <Button onClick={() => saveText('roster.csv', rosterTemplate(attributes, needsTeam))}>
            <Download aria-hidden="true" size={18} />
            {t.seasonImport.download_a_template()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function teamHint(needsTeam: boolean, shown: number, total: number): string {
  if (!needsTeam) return t.seasonImport.everybody_in_the_file_goes_onto_the_roster();
  const made = t.seasonImport.teams_that_the_league_does_not_have_yet();
  return total > shown ? t.seasonImport.the_list_has_the_first_of_teams({ made, shown, total }) : made;
}

function Columns({ attributes, needsTeam }: { attributes: readonly string[]; needsTeam: boolean }) {
  return (
    <div className="text-sm text-muted">
      <p>
        {t.seasonImport.columns()}{' '}
        {needsTeam && (
          <>
            <Name>{t.seasonImport.team()}</Name>,{' '}
          </>
        )}
        <Name>{t.seasonImport.player()}</Name> {t.seasonImport.the_whole_name_or()}{' '}
        <Name>{t.seasonImport.first_name()}</Name> {t.seasonImport.and_2()} <Name>{t.seasonImport.last_name()}</Name>
        {t.seasonImport.if_you_like_also()} <Name>{t.seasonImport.player_key()}</Name>,{' '}
        <Name>{t.seasonImport.known_as()}</Name>, <Name>{t.seasonImport.captain()}</Name> {t.seasonImport.yes_or_no()}{' '}
        <Name>{t.seasonImport.jersey_number()}</Name> {t.seasonImport.and_2()}{' '}
        <Name>{t.seasonImport.team_position()}</Name>
        {attributes.length > 0 && (
          <>
            {t.seasonImport.and_the_attributes()}{' '}
            {attributes.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <Name>{name}</Name>
              </span>
            ))}
          </>
        )}
        {t.seasonImport.other_names_are_mapped_after_the_check_a()}
      </p>
    </div>
  );
}

function Name({ children }: { children: string }) {
  return <span className="font-semibold text-ink">{children}</span>;
}
