import { fieldWords } from '@domain/text/field-words';
import { t } from '@/texts';
import { language } from '@/texts/language';

const WORDS: Readonly<Record<string, string>> = {
  get name() {
    return t.fieldNames.name();
  },
  get 'first name'() {
    return t.fieldNames.first_name();
  },
  get 'last name'() {
    return t.fieldNames.last_name();
  },
  get 'known as'() {
    return t.fieldNames.known_as();
  },
  get date() {
    return t.fieldNames.date();
  },
  get time() {
    return t.fieldNames.time();
  },
  get status() {
    return t.fieldNames.status();
  },
  get 'score home'() {
    return t.fieldNames.score_home();
  },
  get 'score away'() {
    return t.fieldNames.score_away();
  },
  get 'home score'() {
    return t.fieldNames.home_score();
  },
  get 'away score'() {
    return t.fieldNames.away_score();
  },
  get 'home team'() {
    return t.fieldNames.home_team();
  },
  get 'away team'() {
    return t.fieldNames.away_team();
  },
  get location() {
    return t.fieldNames.location();
  },
  get court() {
    return t.fieldNames.court();
  },
  get notes() {
    return t.fieldNames.notes();
  },
  get visibility() {
    return t.fieldNames.visibility();
  },
  get 'visibility in listings'() {
    return t.fieldNames.visibility_in_listings();
  },
  get captain() {
    return t.fieldNames.captain();
  },
  get picture() {
    return t.fieldNames.picture();
  },
  get league() {
    return t.fieldNames.league();
  },
  get leagues() {
    return t.fieldNames.leagues();
  },
  get team() {
    return t.fieldNames.team();
  },
  get teams() {
    return t.fieldNames.teams();
  },
  get player() {
    return t.fieldNames.player();
  },
  get players() {
    return t.fieldNames.players();
  },
  get games() {
    return t.fieldNames.games();
  },
  get game() {
    return t.fieldNames.game();
  },
  get season() {
    return t.fieldNames.season();
  },
  get seasons() {
    return t.fieldNames.seasons();
  },
  get statistics() {
    return t.fieldNames.statistics();
  },
  get rosters() {
    return t.fieldNames.rosters();
  },
  get roster() {
    return t.fieldNames.roster();
  },
  get lines() {
    return t.fieldNames.lines();
  },
  get 'published version'() {
    return t.fieldNames.published_version();
  },
  get place() {
    return t.fieldNames.place();
  },
  get 'type of link'() {
    return t.fieldNames.type_of_link();
  },
  get address() {
    return t.fieldNames.address();
  },
  get 'accent colour'() {
    return t.fieldNames.accent_colour();
  },
  get 'number of weeks'() {
    return t.fieldNames.number_of_weeks();
  },
  get week() {
    return t.fieldNames.week();
  },
  get password() {
    return t.fieldNames.password();
  },
  get sponsor() {
    return t.fieldNames.sponsor();
  },
  get 'jersey number'() {
    return t.fieldNames.jersey_number();
  },
  get position() {
    return t.fieldNames.position();
  },
  get active() {
    return t.fieldNames.active();
  },
  get 'start date'() {
    return t.fieldNames.start_date();
  },
  get 'finish date'() {
    return t.fieldNames.finish_date();
  },
  get 'end date'() {
    return t.fieldNames.end_date();
  },
  get added() {
    return t.fieldNames.added();
  },
  get changed() {
    return t.fieldNames.changed();
  },
  get kept() {
    return t.fieldNames.kept();
  },
  get same() {
    return t.fieldNames.same();
  },
  get removed() {
    return t.fieldNames.removed();
  },
  get created() {
    return t.fieldNames.created();
  },
  get deleted() {
    return t.fieldNames.deleted();
  },
  get title() {
    return t.fieldNames.title();
  },
  get slug() {
    return t.fieldNames.slug();
  },
  get 'former slugs'() {
    return t.fieldNames.former_slugs();
  },
  get label() {
    return t.fieldNames.label();
  },
  get email() {
    return t.fieldNames.email();
  },
  get role() {
    return t.fieldNames.role();
  },
  get username() {
    return t.fieldNames.username();
  },
  get theme() {
    return t.fieldNames.theme();
  },
  get 'site language'() {
    return t.fieldNames.site_language();
  },
  get language() {
    return t.fieldNames.language();
  },
  get 'time zone'() {
    return t.fieldNames.time_zone();
  },
  get logo() {
    return t.fieldNames.logo();
  },
  get domain() {
    return t.fieldNames.domain();
  },
  get domains() {
    return t.fieldNames.domains();
  },
  get rank() {
    return t.fieldNames.rank();
  },
  get withdrawn() {
    return t.fieldNames.withdrawn();
  },
  get description() {
    return t.fieldNames.description();
  },
  get colour() {
    return t.fieldNames.colour();
  },
  get abbreviation() {
    return t.fieldNames.abbreviation();
  },
  get formula() {
    return t.fieldNames.formula();
  },
  get order() {
    return t.fieldNames.order();
  },
  get reason() {
    return t.fieldNames.reason();
  },
  get division() {
    return t.fieldNames.division();
  },
  get divisions() {
    return t.fieldNames.divisions();
  },
  get seed() {
    return t.fieldNames.seed();
  },
  get video() {
    return t.fieldNames.video();
  },
  get period() {
    return t.fieldNames.period();
  },
  get periods() {
    return t.fieldNames.periods();
  },
  get values() {
    return t.fieldNames.values();
  },
  get value() {
    return t.fieldNames.value();
  },
  get bye() {
    return t.fieldNames.bye();
  },
  get byes() {
    return t.fieldNames.byes();
  },
  get 'weeks off'() {
    return t.fieldNames.weeks_off();
  },
  get links() {
    return t.fieldNames.links();
  },
  get pages() {
    return t.fieldNames.pages();
  },
  get users() {
    return t.fieldNames.users();
  },
  get schedules() {
    return t.fieldNames.schedules();
  },
  get scope() {
    return t.fieldNames.scope();
  },
  get origins() {
    return t.fieldNames.origins();
  },
  get events() {
    return t.fieldNames.events();
  },
  get 'expires at'() {
    return t.fieldNames.expires_at();
  },
  get started() {
    return t.fieldNames.started();
  },
  get 'did not play'() {
    return t.fieldNames.did_not_play();
  },
  get street() {
    return t.fieldNames.street();
  },
  get city() {
    return t.fieldNames.city();
  },
  get state() {
    return t.fieldNames.state();
  },
  get zip() {
    return t.fieldNames.zip();
  },
  get phone() {
    return t.fieldNames.phone();
  },
  get sport() {
    return t.fieldNames.sport();
  },
  get sports() {
    return t.fieldNames.sports();
  },
  get 'home variant'() {
    return t.fieldNames.home_variant();
  },
  get 'nav variant'() {
    return t.fieldNames.nav_variant();
  },
  get 'roster names'() {
    return t.fieldNames.roster_names();
  },
  get 'player names'() {
    return t.fieldNames.player_names();
  },
  get 'captain label'() {
    return t.fieldNames.captain_label();
  },
};

/** A field as people call it, as far as it has a name in the language of the page: 'home_team_id' is 'home team'. */
export function fieldInWords(field: string): string {
  const words = fieldWords(field);
  return language() === 'en' ? words : (WORDS[words] ?? words);
}
