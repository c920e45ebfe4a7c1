import type { ReactNode } from 'react';
import { extraLength } from '@domain/periods/extra-length';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { BoxScoreGame } from './box-score-data';
import { recapSentence } from './recap-sentence';

/** Scores, and what stands before and after each: 'Aces 41-11' never breaks after the hyphen. */
function withWholeScores(sentence: string): ReactNode {
  return sentence.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

/** What can be told of a game whose result is known, a sentence for each fact. */
export function Recap({ game: { recap, home, away, season, periods } }: { game: BoxScoreGame }) {
  const extra = extraLength(season?.sport.name, periods);
  const teams = {
    home: home.team.name,
    away: away.team.name,
    sport: season?.sport.name,
    innings: extra && 'innings' in extra ? extra.innings : null,
  };
  const [first = '', ...sentences] = recap.map((fact) => recapSentence(fact, teams)).filter((text) => text !== '');
  return (
    <Card title={<span id="recap">{t.recap.recap()}</span>}>
      <p className="text-lg leading-snug font-semibold text-balance wrap-anywhere">{withWholeScores(first)}</p>
      {sentences.length > 0 && (
        <ul className="mt-3 grid grid-cols-1 gap-x-8 gap-y-1.5 leading-snug md:grid-cols-2">
          {sentences.map((text) => (
            <li key={text} className="min-w-0 border-l-2 border-line-strong pl-3 wrap-anywhere">
              {withWholeScores(text)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
