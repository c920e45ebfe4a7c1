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
          <strong>What if:</strong> a supposition, not the bracket. Choose who wins {isSeries ? 'a series' : 'a match'},
          and see who would meet; no scores are supposed. The address of this page keeps the choice.
        </p>
        {/* One text, so that it is read out as a whole. */}
        <p aria-live="polite" className="mt-1 min-h-6 font-medium wrap-anywhere">
          {winners.size > 0 && `${count(winners.size, 'winner')} supposed. `}
          {champion && !isKnown && (
            <span className="inline-flex max-w-full items-center gap-1.5 align-middle">
              <TeamLogo name={champion.name} logoUrl={champion.logoUrl} size="small" />
              {champion.name} would be champion.
            </span>
          )}
          {over > 0 &&
            ` ${count(over, 'choice')} of this address ${over === 1 ? 'fits' : 'fit'} no open match any more.`}
        </p>
      </div>
      <Button size="small" disabled={winners.size + over === 0} onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
