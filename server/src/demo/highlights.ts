import type { Write } from '../features/audit/write.service.js';
import { PlayerVideoEntity } from '../features/players/player-video.entity.js';
import { PlayerEntity } from '../features/players/player.entity.js';
import { storeImage } from '../uploads/store-image.js';
import type { DemoPictures } from './pages/pictures.js';

const VIDEOS = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8'].map((id) => `https://www.youtube.com/watch?v=${id}`);

/**
 * The main league's player with a sponsor's banner and a video, and the videos of its latest games (league management,
 * section 2).
 */
export async function writeHighlights(write: Write, { banner }: DemoPictures): Promise<void> {
  const { manager, organizationId } = write;
  const [captain] = await manager.query<{ id: number }[]>(
    `SELECT s.captain_player_id AS id FROM season_league_teams s
     JOIN season_leagues l ON l.organization_id = $1 AND l.id = s.season_league_id
     JOIN seasons n ON n.organization_id = $1 AND n.id = l.season_id AND n.active
     WHERE s.organization_id = $1 AND s.captain_player_id IS NOT NULL ORDER BY l.position, s.id LIMIT 1`,
    [organizationId],
  );
  const player = { organizationId, id: captain!.id };
  const sponsorUploadId = await storeImage(write, banner);
  await manager.update(PlayerEntity, player, {
    sponsorName: 'Courtside Training',
    sponsorUrl: 'https://courtside.example.com/',
    sponsorUploadId,
  });
  await manager.insert(PlayerVideoEntity, {
    organizationId,
    playerId: player.id,
    title: 'Highlights of the season',
    url: VIDEOS[0]!,
    position: 0,
  });
  await manager.query(
    `UPDATE games g SET video_url = latest.url FROM (
       SELECT r.id, u.url FROM (
         SELECT id, row_number() OVER (ORDER BY date DESC, time DESC, id DESC) AS number FROM games
         WHERE organization_id = $1 AND home_score IS NOT NULL AND away_score IS NOT NULL
       ) AS r JOIN unnest($2::text[]) WITH ORDINALITY AS u (url, number) USING (number)
     ) AS latest WHERE g.organization_id = $1 AND g.id = latest.id`,
    [organizationId, VIDEOS],
  );
}
