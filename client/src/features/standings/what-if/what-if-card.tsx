import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { WHAT_IF_PLACE } from './place';

/** The card in which results are supposed: what that means, and the games. */
export function WhatIfCard({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={WHAT_IF_PLACE}>
      <Card title="What if" aside={<span className="flex gap-2">{aside}</span>}>
        <p className="mb-3 text-sm text-muted">
          A supposition, not the standings. Choose who wins games to come: the table below shows what would follow. No
          scores are supposed, so point differences stay. The address of this page keeps the choice.
        </p>
        <div className="h-80 overflow-y-auto rounded-md border border-line">{children}</div>
      </Card>
    </div>
  );
}
