import { type Signer, sportTraits } from '@domain/sports/sport-traits';
import { useMemo } from 'react';
import { formatDate, formatTime } from '@/lib/dates';
import { t } from '@/texts';
import { useScoresheetQuery } from './scoresheet.hooks.generated';
import type { Watched } from '../watched-game';
import { PeriodTable } from './period-table';
import { BlankScore, RunningScore } from './running-score';
import { scoresheetOf } from './scoresheet-facts';
import { TeamRoster } from './team-roster';

const SIGNERS: Readonly<Record<Signer, () => string>> = {
  scorekeeper: () => t.plays.scorekeeper(),
  timekeeper: () => t.plays.timekeeper(),
  referee: () => t.plays.referee(),
  firstReferee: () => t.plays.first_referee(),
  secondReferee: () => t.plays.second_referee(),
  umpire: () => t.plays.umpire(),
  plateUmpire: () => t.plays.plate_umpire(),
  baseUmpire: () => t.plays.base_umpire(),
};

/** Both rosters, the score by period and the running score, on one sheet of paper where it fits. */
export function Scoresheet({ game, plays }: Pick<Watched, 'game' | 'plays'>) {
  const sheet = useMemo(() => scoresheetOf(game, plays), [game, plays]);
  const isBlank = plays.length === 0;
  return (
    <article className="rounded-lg border border-line bg-surface p-4 print:border-0 print:p-0">
      <Head gameId={game.id} title={t.plays.vs({ teamName: game.home.teamName, teamName2: game.away.teamName })} />
      <div className="sheet-columns">
        <div className="flex min-w-0 flex-col gap-4">
          <TeamRoster game={game} sheet={sheet} name="home" isBlank={isBlank} />
          <TeamRoster game={game} sheet={sheet} name="away" isBlank={isBlank} />
          <PeriodTable game={game} sheet={sheet} result={isBlank ? null : game.result} />
        </div>
        <section aria-labelledby="running-score" className="sheet-right">
          <h2 id="running-score" className="sheet-title">
            {t.plays.running_score()}
          </h2>
          {isBlank ? <BlankScore game={game} sheet={sheet} /> : <RunningScore game={game} sheet={sheet} />}
        </section>
        <dl className="sheet-signatures">
          {sportTraits(game.vocabulary.sport).signers.map((signer, index) => (
            <div key={index}>
              <dt>{SIGNERS[signer]()}</dt>
              <dd aria-label={t.plays.to_be_signed()} />
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

/** Who plays whom, when and where. */
function Head({ gameId, title }: { gameId: string; title: string }) {
  const { data } = useScoresheetQuery({ variables: { id: gameId } });
  const organization = data?.me?.actingFor;
  const game = organization?.game;
  const facts = [
    game?.league?.name,
    game?.season?.name,
    formatDate(game?.date),
    game?.time && formatTime(game.time),
    game?.location,
  ];
  return (
    <header className="mb-3 min-h-14 wrap-anywhere">
      <p className="text-sm text-muted">{organization?.name}</p>
      <h1 className="display text-2xl font-bold">{title}</h1>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </header>
  );
}
