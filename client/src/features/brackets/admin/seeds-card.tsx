import { useState } from 'react';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { DivisionBracketFragment } from '../bracket.generated';
import { SeedsTable } from '../seeds-table';
import { SeedList } from './seed-list';

/** The teams of a division, which administrators may put at other seeds. */
export function SeedsCard({ division }: { division: DivisionBracketFragment }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card
      title={t.common.teams()}
      flush
      aside={
        <span className="flex items-center gap-2">
          {!division.seeded && <Badge>{t.brackets.not_seeded()}</Badge>}
          {division.teams.length > 1 && (
            <Button size="small" aria-pressed={isEditing} onClick={() => setIsEditing(!isEditing)}>
              {isEditing ? t.brackets.done() : t.brackets.change_seeds()}
            </Button>
          )}
        </span>
      }
    >
      {isEditing ? <SeedList division={division} /> : <SeedsTable teams={division.teams} />}
    </Card>
  );
}
