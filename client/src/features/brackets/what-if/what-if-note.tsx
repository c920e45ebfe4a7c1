import { t } from '@/texts';
import { Button } from '@/ui/button';
import { TeamLogo } from '@/ui/team-logo';
import type { SupposedBracket } from './supposed-bracket';

interface Props {
  supposed: SupposedBracket;
  /** Chosen winners of the address that are not supposed: their match is decided, or others come to it. */
  over: number;
  isSeries: boolean;
  onClear: () => void;
}

/** Over the bracket: that it is supposed, what that means, and who would win it all. */
export function WhatIfNote({ supposed: { champion, winners, division }, over, isSeries, onClear }: Props) {
  const isKnown = division.bracket.champion !== null;
  return (
    <div className="no-print flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line bg-surface-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p>
          {isSeries
            ? t.brackets.what_if_a_supposition_not_the_bracket_choose({ b: (words) => <strong>{words}</strong> })
            : t.brackets.what_if_a_supposition_not_the_bracket_choose_2({ b: (words) => <strong>{words}</strong> })}
        </p>
        {/* One text, so that it is read out as a whole. */}
        <p aria-live="polite" className="mt-1 font-medium wrap-anywhere empty:mt-0">
          {winners.size > 0 && t.brackets.winners_supposed({ winners: winners.size })}
          {champion && !isKnown && (
            <span className="inline-flex max-w-full items-center gap-1.5 align-middle">
              <TeamLogo
                name={champion.name}
                logoUrl={champion.logoUrl}
                colour={champion.colour}
                abbreviation={champion.abbreviation}
                size="small"
              />
              {t.brackets.would_be_champion({ champion: champion.name })}
            </span>
          )}
          {over > 0 && t.brackets.choices_of_this_address_fit_no_open_match({ over })}
        </p>
      </div>
      <Button size="small" disabled={winners.size + over === 0} onClick={onClear}>
        {t.brackets.clear()}
      </Button>
    </div>
  );
}
