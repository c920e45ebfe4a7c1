import { Download } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Select } from '@/ui/select';
import { kilobytes, PICKER } from '../picker';
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
  onFile: (file: File | null) => void;
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
    <Card title="League and file">
      <form onSubmit={submit} className="flex flex-col gap-5">
        <FormError message={error} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="League"
            required
            hint={leagues.length === 0 ? 'There is no league yet: add one to a season first.' : undefined}
          >
            {(control) => (
              <Select
                {...control}
                placeholder="Choose a league"
                options={leagues}
                value={seasonLeagueId}
                onChange={({ target }) => onPlace({ seasonLeague: target.value, team: '' })}
              />
            )}
          </Field>
          <Field label="Team" hint={teamHint(needsTeam, choices.length, teams?.totalCount ?? 0)}>
            {(control) => (
              <Select
                {...control}
                placeholder="As the column “team” says"
                options={choices.map(({ id, team }) => ({ value: id, label: team.name }))}
                value={seasonLeagueTeamId}
                onChange={({ target }) => onPlace({ team: target.value })}
              />
            )}
          </Field>
        </div>
        <Field
          label="Roster file"
          required
          hint={
            file ? `Chosen: ${file.name} (${kilobytes(file.size)})` : 'A CSV file in UTF-8, with commas and a heading.'
          }
        >
          {(control) => (
            <input
              {...control}
              required={false}
              type="file"
              accept=".csv,text/csv"
              onChange={({ target }) => onFile(target.files?.[0] ?? null)}
              className={PICKER}
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
            Check the file
          </Button>
          <Button onClick={() => saveText('roster.csv', rosterTemplate(attributes, needsTeam))}>
            <Download aria-hidden="true" size={18} />
            Download a template
          </Button>
        </div>
      </form>
    </Card>
  );
}

function teamHint(needsTeam: boolean, shown: number, total: number): string {
  if (!needsTeam) return 'Everybody in the file goes onto the roster of this team.';
  const made = 'Teams that the league does not have yet are made.';
  return total > shown ? `${made} The list has the first ${shown} of ${total} teams.` : made;
}

function Columns({ attributes, needsTeam }: { attributes: readonly string[]; needsTeam: boolean }) {
  return (
    <div className="text-sm text-muted">
      <p>
        Columns:{' '}
        {needsTeam && (
          <>
            <Name>team</Name>,{' '}
          </>
        )}
        <Name>player</Name> (the whole name) or <Name>first_name</Name> and <Name>last_name</Name>. If you like also{' '}
        <Name>player_key</Name>, <Name>captain</Name> (yes or no), <Name>jersey_number</Name> and{' '}
        <Name>team_position</Name>
        {attributes.length > 0 && (
          <>
            , and the attributes{' '}
            {attributes.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <Name>{name}</Name>
              </span>
            ))}
          </>
        )}
        . Other names are mapped after the check. A blank cell changes nothing, and nobody is taken off a roster.
      </p>
    </div>
  );
}

function Name({ children }: { children: string }) {
  return <span className="font-semibold text-ink">{children}</span>;
}
