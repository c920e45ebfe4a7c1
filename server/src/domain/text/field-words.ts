/** Fields whose name is not what people call them. */
const WORDS: Readonly<Record<string, string>> = {
  hidden: 'visibility',
  visible: 'visibility',
  showInNavbar: 'visibility',
  listed: 'visibility in listings',
  captainName: 'captain',
  captainPlayerId: 'captain',
  imageUploadId: 'picture',
  seasonLeagueId: 'league',
  seasonLeagues: 'leagues',
  seasonLeagueTeamId: 'team',
  publishedRevisionId: 'published version',
  locationId: 'place',
  isExternal: 'type of link',
  url: 'address',
  accent: 'accent colour',
  numWeeks: 'number of weeks',
  weekIndex: 'week',
  passwordHash: 'password',
  sponsorUploadId: 'sponsor',
  sponsorName: 'sponsor',
  sponsorUrl: 'sponsor',
};

/**
 * A field as people call it: 'jerseyNumber' is 'jersey number', 'home_team_id' 'home team', 'attributes.Hometown'
 * 'Hometown'.
 * @param field a column's or an input's name, as the trail keeps it
 */
export function fieldWords(field: string): string {
  const known = WORDS[field];
  if (known !== undefined) return known;
  if (field.startsWith('attributes.')) return field.slice('attributes.'.length);
  const words = field
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.replace(/(.) (?:upload )?ids?$/, '$1');
}
