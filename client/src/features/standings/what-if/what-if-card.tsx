import type { ReactNode } from 'react';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { WHAT_IF_PLACE } from './place';

/** The card in which results are supposed: what that means, and the games. */
export function WhatIfCard({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={WHAT_IF_PLACE}>
      <Card title={t.standings.what_if_2()} aside={<span className="flex gap-2">{aside}</span>}>
        <p className="mb-3 text-sm text-muted">{t.standings.a_supposition_not_the_standings_choose_who()}</p>
        <div className="h-80 overflow-y-auto rounded-md border border-line">{children}</div>
      </Card>
    </div>
  );
}
