import { readAttributeValue } from '../../../../domain/attributes/read-attribute-value.js';
import { DETAIL_FILES } from '../../reading/files/archive-names.js';
import type { ImportScope } from '../../import-scope.js';
import type { WrittenPlayers } from '../write-players.js';

/** Writes what new players have beside their names: texts, sponsor, videos and values of attributes. */
export async function writePlayerDetails(scope: ImportScope, players: WrittenPlayers): Promise<void> {
  const { write, season } = scope;
  const { manager, organizationId } = write;
  const { details } = season;
  if (details.players.length + details.videos.length + details.values.length === 0) return;
  const idOf = (player: number): number | null => (players.made.has(player) ? (players.ids[player] ?? null) : null);
  const texts = details.players.map(({ player, knownAs, bio, sponsorName, sponsorUrl }) => ({
    id: idOf(player),
    knownAs,
    bio,
    sponsorName,
    sponsorUrl,
  }));
  await manager.query(
    `UPDATE players p SET known_as = n."knownAs", bio = n.bio, sponsor_name = n."sponsorName", sponsor_url = n."sponsorUrl"
     FROM jsonb_to_recordset($2::jsonb) AS n (id int, "knownAs" text, bio text, "sponsorName" text, "sponsorUrl" text) WHERE p.organization_id = $1 AND p.id = n.id`,
    [organizationId, JSON.stringify(texts.filter(({ id }) => id !== null))],
  );
  const counts = new Map<number, number>();
  const videos = details.videos.flatMap(({ player, title, url }, number) => {
    const position = counts.get(player) ?? 0;
    counts.set(player, position + 1);
    return idOf(player) === null ? [] : [{ number, player: idOf(player), title, url, position }];
  });
  await manager.query(
    `INSERT INTO player_videos (organization_id, player_id, title, url, position)
     SELECT $1, player, title, url, position FROM jsonb_to_recordset($2::jsonb) AS n (number int, player int, title text, url text, position int) ORDER BY number`,
    [organizationId, JSON.stringify(videos)],
  );
  await writeValues(scope, idOf);
}

async function writeValues(
  { write, season, kept }: ImportScope,
  idOf: (player: number) => number | null,
): Promise<void> {
  const { values } = season.details;
  if (values.length === 0) return;
  const { manager, organizationId } = write;
  const rows = await manager.query<{ id: number; name: string; type: 'string' | 'number' | 'date' }[]>(
    'SELECT id, name, type FROM player_attributes WHERE organization_id = $1 ORDER BY position DESC, id DESC',
    [organizationId],
  );
  const attributes = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  const wanted = values.flatMap(({ line, player, attribute, value }, number) => {
    const [id, found] = [idOf(player), attributes.get(attribute.toLowerCase())];
    if (id === null) return [];
    const read = found ? readAttributeValue(found.type, value) : null;
    if (!found || read === null) {
      kept.add(
        DETAIL_FILES.values,
        line,
        'value',
        `${attribute} ${found ? 'has another type here' : 'is no attribute here'}; the value is left out`,
      );
      return [];
    }
    return [{ number, player: id, attribute: found.id, value: read }];
  });
  await manager.query(
    `INSERT INTO player_attribute_values (organization_id, player_id, attribute_id, value)
     SELECT $1, player, attribute, value FROM jsonb_to_recordset($2::jsonb) AS n (number int, player int, attribute int, value text) ORDER BY number
     ON CONFLICT (organization_id, player_id, attribute_id) DO NOTHING`,
    [organizationId, JSON.stringify(wanted)],
  );
}
