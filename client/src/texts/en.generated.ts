import type { ReactNode } from 'react';
import { numberText, pluralText, richText } from './message';

/** Every text, by part and key: src/texts/catalogue/*.json. */
export const en = {
  admin: {
    /** {value} and {at} */
    and: ({ value, at }: { value: string | number; at: string | number }) => `${value} and ${at}`,
    /** Save and add another */
    save_and_add_another: () => "Save and add another",
    /** An image; it is made smaller before it is sent. */
    an_image_it_is_made_smaller_before_it: () => "An image; it is made smaller before it is sent.",
    /** The picture could not be read. */
    the_picture_could_not_be_read: () => "The picture could not be read.",
    /** Making the picture smaller... */
    making_the_picture_smaller: () => "Making the picture smaller...",
    /** Remove */
    remove: () => "Remove",
    /** The file given is not an image */
    the_file_given_is_not_an_image: () => "The file given is not an image",
    /** Leave without saving? */
    leave_without_saving: () => "Leave without saving?",
    /** The changes that are not saved are lost. */
    the_changes_that_are_not_saved_are_lost: () => "The changes that are not saved are lost.",
    /** Leave */
    leave: () => "Leave",
    /** Close menu */
    close_menu: () => "Close menu",
    /** Open menu */
    open_menu: () => "Open menu",
    /** Administration */
    administration: () => "Administration",
    /** Account of {username} */
    account_of: ({ username }: { username: string | number }) => `Account of ${username}`,
    /** Dashboard */
    dashboard: () => "Dashboard",
    /** Schedule builder */
    schedule_builder: () => "Schedule builder",
    /** Leagues */
    leagues: () => "Leagues",
    /** Stats */
    stats: () => "Stats",
    /** Game periods */
    game_periods: () => "Game periods",
    /** Import */
    import: () => "Import",
    /** All Players */
    all_players: () => "All Players",
    /** Player attributes */
    player_attributes: () => "Player attributes",
    /** User settings */
    user_settings: () => "User settings",
    /** Account */
    account: () => "Account",
    /** Appearance */
    appearance: () => "Appearance",
    /** Pages */
    pages: () => "Pages",
    /** Navigation links */
    navigation_links: () => "Navigation links",
    /** Businesses */
    businesses: () => "Businesses",
    /** API keys */
    api_keys: () => "API keys",
    /** Audit trail */
    audit_trail: () => "Audit trail",
    /** Webhooks */
    webhooks: () => "Webhooks",
    /** Organizations */
    organizations: () => "Organizations",
    /** People */
    people: () => "People",
    /** Site */
    site: () => "Site",
    /** Platform */
    platform: () => "Platform",
    /** Settings */
    settings: () => "Settings",
    /** Logout */
    logout: () => "Logout",
    /** Signing out … */
    signing_out: () => "Signing out …",
    /** You could not be signed out and are still signed in. Please try again. */
    you_are_still_signed_in: () => "You could not be signed out and are still signed in. Please try again.",
    /** View site */
    view_site: () => "View site",
    /** Failed to create game. Check the console for more details. */
    failed_to_create_game_check_the_console_for: () => "Failed to create game. Check the console for more details.",
    /** Game created! */
    game_created: () => "Game created!",
    /** Choose a league first */
    choose_a_league_first: () => "Choose a league first",
    /** Select a team */
    select_a_team: () => "Select a team",
    /** Create game: {division} */
    create_game: ({ division }: { division: string | number }) => `Create game: ${division}`,
    /** Create game */
    create_game_2: () => "Create game",
    /** Home team */
    home_team: () => "Home team",
    /** Away team */
    away_team: () => "Away team",
    /** Court */
    court: () => "Court",
    /** Address of a map or of the place’s site */
    address_of_a_map_or_of_the_places: () => "Address of a map or of the place’s site",
    /** Video (an address on YouTube can be played on the page) */
    video_an_address_on_youtube_can_be_played: () => "Video (an address on YouTube can be played on the page)",
    /** Scheduled */
    scheduled: () => "Scheduled",
    /** In progress */
    in_progress: () => "In progress",
    /** Final */
    final: () => "Final",
    /** Forfeit */
    forfeit: () => "Forfeit",
    /** Postponed */
    postponed: () => "Postponed",
    /** Cancelled */
    cancelled: () => "Cancelled",
    /** Please choose both teams. */
    please_choose_both_teams: () => "Please choose both teams.",
    /** Teams must be different. */
    teams_must_be_different: () => "Teams must be different.",
    /** Please choose a league. */
    please_choose_a_league: () => "Please choose a league.",
    /** Select a league */
    select_a_league: () => "Select a league",
    /** Time */
    time: () => "Time",
    /** Without one it is TBD. */
    without_one_it_is_tbd: () => "Without one it is TBD.",
    /** Accept as it is */
    accept_as_it_is: () => "Accept as it is",
    /** Accepted: {finding} */
    accepted_finding: ({ finding }: { finding: string | number }) => `Accepted: ${finding}`,
    /** No longer accepted: {finding} */
    no_longer_accepted: ({ finding }: { finding: string | number }) => `No longer accepted: ${finding}`,
    /** Accept */
    accept: () => "Accept",
    /** This could not be accepted. */
    this_could_not_be_accepted: () => "This could not be accepted.",
    /** Reason */
    reason: () => "Reason",
    /** Shown to administrators. It is asked about again when one of the figures changes. */
    shown_to_administrators_it_is_asked_about: () => "Shown to administrators. It is asked about again when one of the figures changes.",
    /** The scoresheet of the second half is lost. */
    the_scoresheet_of_the_second_half_is_lost: () => "The scoresheet of the second half is lost.",
    /** Please say why. */
    please_say_why: () => "Please say why.",
    /** Players and final score */
    players_and_final_score: () => "Players and final score",
    /** Periods and final score */
    periods_and_final_score: () => "Periods and final score",
    /** Points and shots */
    points_and_shots: () => "Points and shots",
    /** Rebounds and their parts */
    rebounds_and_their_parts: () => "Rebounds and their parts",
    /** Players who are not on the roster */
    players_who_are_not_on_the_roster: () => "Players who are not on the roster",
    /** Games without a result */
    games_without_a_result: () => "Games without a result",
    /** Plays and box score */
    plays_and_box_score: () => "Plays and box score",
    /** Dates outside the season */
    dates_outside_the_season: () => "Dates outside the season",
    /** The players of {team} add up to {found}, and its final score is {expected}. */
    the_players_of_add_up_to_and_its_final: ({ team, found, expected }: { team: string | number; found: string | number; expected: string | number }) => `The players of ${team} add up to ${found}, and its final score is ${expected}.`,
    /** The periods of {team} come to {found}, and its final score is {expected}. */
    the_periods_of_come_to_and_its: ({ team, found, expected }: { team: string | number; found: string | number; expected: string | number }) => `The periods of ${team} come to ${found}, and its final score is ${expected}.`,
    /** {who} has {found} points, and the shots make {expected}. */
    has_points_and_the_shots_make: ({ who, found, expected }: { who: string | number; found: string | number; expected: string | number }) => `${who} has ${found} points, and the shots make ${expected}.`,
    /** {who} has {found} rebounds, and the offensive and defensive ones make {expected}. */
    has_rebounds_and_the_offensive_and_defensive: ({ who, found, expected }: { who: string | number; found: string | number; expected: string | number }) => `${who} has ${found} rebounds, and the offensive and defensive ones make ${expected}.`,
    /** {who} has played for {team} and is not on its roster. */
    has_played_for_and_is_not_on_its: ({ who, team }: { who: string | number; team: string | number }) => `${who} has played for ${team} and is not on its roster.`,
    /** The day of this game is over, and it has no result. */
    the_day_of_this_game_is_over_and: () => "The day of this game is over, and it has no result.",
    /** This game is {days, plural, one {# day} other {# days}} before its season begins. */
    this_game_is_before_its_season_begins: ({ days }: { days: number }) => `This game is ${pluralText(days, { "one": `${numberText(days)} day`, "other": `${numberText(days)} days` })} before its season begins.`,
    /** This game is {days, plural, one {# day} other {# days}} after its season ends. */
    this_game_is_after_its_season_ends: ({ days }: { days: number }) => `This game is ${pluralText(days, { "one": `${numberText(days)} day`, "other": `${numberText(days)} days` })} after its season ends.`,
    /** {who} has {statistic} {found} in the box score, and {expected} by the plays. */
    has_in_the_box_score_and_by_the: ({ who, statistic, found, expected }: { who: string | number; statistic: string | number; found: string | number; expected: string | number }) => `${who} has ${statistic} ${found} in the box score, and ${expected} by the plays.`,
    /** The periods of {team} come to {found}, and its plays to {expected}. */
    the_periods_of_come_to_and_its_2: ({ team, found, expected }: { team: string | number; found: string | number; expected: string | number }) => `The periods of ${team} come to ${found}, and its plays to ${expected}.`,
    /** the team */
    the_team: () => "the team",
    /** A player */
    a_player: () => "A player",
    /** Edit Stats */
    edit_stats: () => "Edit Stats",
    /** Edit Final Scores */
    edit_final_scores: () => "Edit Final Scores",
    /** Courtside */
    courtside: () => "Courtside",
    /** Edit Game */
    edit_game: () => "Edit Game",
    /** Add to roster */
    add_to_roster: () => "Add to roster",
    /** Accepted by {acceptedBy}, {moment}: {reason} */
    accepted_by: ({ acceptedBy, moment, reason }: { acceptedBy: string | number; moment: string | number; reason: string | number }) => `Accepted by ${acceptedBy}, ${moment}: ${reason}`,
    /** Ask again */
    ask_again: () => "Ask again",
    /** {homeTeam} vs {awayTeam}, {day} */
    vs: ({ homeTeam, awayTeam, day }: { homeTeam: string | number; awayTeam: string | number; day: string | number }) => `${homeTeam} vs ${awayTeam}, ${day}`,
    /** Accepted */
    accepted: () => "Accepted",
    /** All */
    all: () => "All",
    /** Season not found. */
    season_not_found: () => "Season not found.",
    /** Check games */
    check_games: () => "Check games",
    /** What does not agree in the games of {season}, and what is missing. Mend it here, or accept it with a reason. */
    what_does_not_agree_in_the_games_of: ({ season }: { season: string | number }) => `What does not agree in the games of ${season}, and what is missing. Mend it here, or accept it with a reason.`,
    /** What */
    what: () => "What",
    /** Everything */
    everything: () => "Everything",
    /** Show */
    show: () => "Show",
    /** Open */
    open: () => "Open",
    /** All games agree */
    all_games_agree: () => "All games agree",
    /** Nothing to show */
    nothing_to_show: () => "Nothing to show",
    /** Scores, periods, statistics, rosters and dates fit, and every game of the past has a result, apart from what was accepted. */
    scores_periods_statistics_and_rosters: () => "Scores, periods, statistics, rosters and dates fit, and every game of the past has a result, apart from what was accepted.",
    /** No finding fits these filters. */
    no_finding_fits_these_filters: () => "No finding fits these filters.",
    /** {totalCount, plural, one {1 finding} other {{totalCount} findings}} */
    findings: ({ totalCount }: { totalCount: number }) => `${pluralText(totalCount, { "one": "1 finding", "other": `${totalCount} findings` })}`,
    /** {player} is on the roster now. */
    is_on_the_roster_now: ({ player }: { player: string | number }) => `${player} is on the roster now.`,
    /** The player could not be added. */
    the_player_could_not_be_added: () => "The player could not be added.",
    /** This could not be changed. */
    this_could_not_be_changed: () => "This could not be changed.",
    /** {count, plural, one {1 thing in a game does not agree.} other {{count} things in the games do not agree.}} */
    things_in_the_games_do_not_agree: ({ count }: { count: number }) => `${pluralText(count, { "one": "1 thing in a game does not agree.", "other": `${count} things in the games do not agree.` })}`,
    /** The statistics could not be changed. */
    the_statistics_could_not_be_changed: () => "The statistics could not be changed.",
    /** Use the organization’s order */
    use_the_organizations_order: () => "Use the organization’s order",
    /** This league has an order of its own. */
    this_league_has_an_order_of_its_own: () => "This league has an order of its own.",
    /** It is the organization’s order. */
    it_is_the_organizations_order: () => "It is the organization’s order.",
    /** Fold up statistics */
    fold_up_statistics: () => "Fold up statistics",
    /** Choose statistics */
    choose_statistics: () => "Choose statistics",
    /** Fold up */
    fold_up: () => "Fold up",
    /** Choose */
    choose: () => "Choose",
    /** Which statistics the box scores of this league show, and in which order. What is entered and counted stays. */
    which_statistics_the_box_scores_of_this: () => "Which statistics the box scores of this league show, and in which order. What is entered and counted stays.",
    /** The organization shows no statistics of this sport. */
    the_organization_shows_no_statistics_of_this: () => "The organization shows no statistics of this sport.",
    /** Export CSV */
    export_csv: () => "Export CSV",
    /** Hide */
    hide: () => "Hide",
    /** Hidden */
    hidden: () => "Hidden",
    /** Visible */
    visible: () => "Visible",
    /** Several at once: paste a list of names */
    several_at_once_paste_a_list_of_names: () => "Several at once: paste a list of names",
    /** New */
    new: () => "New",
    /** There already */
    there_already: () => "There already",
    /** No change */
    no_change: () => "No change",
    /** Put right */
    put_right: () => "Put right",
    /** Line */
    line: () => "Line",
    /** Jersey number */
    jersey_number: () => "Jersey number",
    /** What happens */
    what_happens: () => "What happens",
    /** What happens with each line */
    what_happens_with_each_line: () => "What happens with each line",
    /** Check the list */
    check_the_list: () => "Check the list",
    /** The list could not be added. */
    the_list_could_not_be_added: () => "The list could not be added.",
    /** Names */
    names: () => "Names",
    /** Please enter at least one name. */
    please_enter_at_least_one_name: () => "Please enter at least one name.",
    /** Add players */
    add_players: () => "Add players",
    /** One player a line, at most 200: Ana Reyes, or Reyes, Ana; a number before the name goes onto the jersey. */
    one_player_a_line_at_most_200_ana: () => "One player a line, at most 200: Ana Reyes, or Reyes, Ana; a number before the name goes onto the jersey.",
    /** 12 Ana Reyes
Park, Bo */
    n_12_ana_reyes_park_bo: () => "12 Ana Reyes\nPark, Bo",
    /** Add teams */
    add_teams: () => "Add teams",
    /** One team a line, at most 200. They are in no league until they are put into one. */
    one_team_a_line_at_most_200_they: () => "One team a line, at most 200. They are in no league until they are put into one.",
    /** One team a line, at most 200: new ones, and those of the organization by their names. */
    one_team_a_line_at_most_200_new: () => "One team a line, at most 200: new ones, and those of the organization by their names.",
    /** Rockets
Comets */
    rockets_comets: () => "Rockets\nComets",
    /** {name} is on this team already. */
    is_on_this_team_already: ({ name }: { name: string | number }) => `${name} is on this team already.`,
    /** {name} is on no team. */
    is_on_no_team: ({ name }: { name: string | number }) => `${name} is on no team.`,
    /** {name} plays for {place}. */
    plays_for: ({ name, place }: { name: string | number; place: string | number }) => `${name} plays for ${place}.`,
    /** Use this player */
    use_this_player: () => "Use this player",
    /** {name} plays in this league already. */
    plays_in_this_league_already: ({ name }: { name: string | number }) => `${name} plays in this league already.`,
    /** There is a team {name} in no league. */
    there_is_a_team_in_no_league: ({ name }: { name: string | number }) => `There is a team ${name} in no league.`,
    /** {name} plays in {place}. */
    plays_in: ({ name, place }: { name: string | number; place: string | number }) => `${name} plays in ${place}.`,
    /** Use this team */
    use_this_team: () => "Use this team",
    /** Open this team */
    open_this_team: () => "Open this team",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** To the seasons */
    to_the_seasons: () => "To the seasons",
    /** Acting for */
    acting_for: () => "Acting for",
    /** No organization */
    no_organization: () => "No organization",
    /** Choose an organization first */
    choose_an_organization_first: () => "Choose an organization first",
    /** This screen shows the content of one organization. The choice can be changed at the top of every page. */
    this_screen_shows_the_content_of_one: () => "This screen shows the content of one organization. The choice can be changed at the top of every page.",
    /** No organizations yet */
    no_organizations_yet: () => "No organizations yet",
    /** Create one */
    create_one: () => "Create one",
    /** The organization could not be changed. */
    the_organization_could_not_be_changed: () => "The organization could not be changed.",
    /** Search */
    search: () => "Search",
    /** Search (Ctrl K) */
    search_ctrl_k: () => "Search (Ctrl K)",
    /** Ctrl K */
    ctrl_k: () => "Ctrl K",
    /** Screen */
    screen: () => "Screen",
    /** Active */
    active: () => "Active",
    /** Inactive */
    inactive: () => "Inactive",
    /** The search could not be done. */
    the_search_could_not_be_done: () => "The search could not be done.",
    /** Searching … */
    searching: () => "Searching …",
    /** {count, plural, one {1 found.} other {{count} found.}} */
    found_in_all: ({ count }: { count: number }) => `${pluralText(count, { "one": "1 found.", "other": `${count} found.` })}`,
    /** Nothing found. */
    nothing_found: () => "Nothing found.",
    /** Find teams, players, seasons, games and screens */
    find_teams_players_seasons_games_and_screens: () => "Find teams, players, seasons, games and screens",
    /** Team, player, season, screen, or rockets - lakers */
    team_player_season_screen_or_rockets_lakers: () => "Team, player, season, screen, or rockets - lakers",
    /** Found */
    found: () => "Found",
    /** This is another person of the same name */
    this_is_another_person_of_the_same_name: () => "This is another person of the same name",
    /** Existing player */
    existing_player: () => "Existing player",
    /** Search by name, also before you add a new player. */
    search_by_name_also_before_you_add_a: () => "Search by name, also before you add a new player.",
    /** This player will be added. */
    this_player_will_be_added: () => "This player will be added.",
    /** No player of this name: a new one is added. */
    no_player_of_this_name_a_new_one: () => "No player of this name: a new one is added.",
    /** Enter a new player instead */
    enter_a_new_player_instead: () => "Enter a new player instead",
    /** Please enter a name, or choose a player who exists. */
    please_enter_a_name_or_choose_a_player: () => "Please enter a name, or choose a player who exists.",
    /** There is a player of this name: use that one, or say below that this is another person. */
    there_is_a_player_of_this_name_use: () => "There is a player of this name: use that one, or say below that this is another person.",
    /** Also here: */
    also_here: () => "Also here:",
    /** This could not be loaded. */
    this_could_not_be_loaded: () => "This could not be loaded.",
    /** All Teams */
    all_teams: () => "All Teams",
    /** No team of this name. */
    no_team_of_this_name: () => "No team of this name.",
    /** No Team */
    no_team: () => "No Team",
    /** You are not allowed to see this */
    you_are_not_allowed_to_see_this: () => "You are not allowed to see this",
    /** Ask an owner of your organization, or the platform. */
    ask_an_owner_of_your_organization_or_the: () => "Ask an owner of your organization, or the platform.",
    /** Please sign in. */
    please_sign_in: () => "Please sign in.",
    /** You are not signed in, or no longer. Afterwards you come back here. */
    you_are_not_signed_in_or_no_longer: () => "You are not signed in, or no longer. Afterwards you come back here.",
    /** Login failed. Please check your credentials. */
    login_failed_please_check_your_credentials: () => "Login failed. Please check your credentials.",
    /** Please sign in again */
    please_sign_in_again: () => "Please sign in again",
    /** Your session has ended. What you typed is still there, and is saved once you are signed in. */
    your_session_has_ended_what_you_typed_is: () => "Your session has ended. What you typed is still there, and is saved once you are signed in.",
    /** Not now */
    not_now: () => "Not now",
    /** Sign in and go on */
    sign_in_and_go_on: () => "Sign in and go on",
    /** This page shows an organization that you do not belong to any more. <link>Go to yours</link> */
    this_page_is_of_an_organization_you_left: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("This page shows an organization that you do not belong to any more. ", link("Go to yours")),
    /** You are no longer signed in. <link>Sign in again</link> */
    you_are_no_longer_signed_in_sign_in: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("You are no longer signed in. ", link("Sign in again")),
    /** The first steps are put away. */
    the_first_steps_are_put_away: () => "The first steps are put away.",
    /** First steps for {name} */
    first_steps_for: ({ name }: { name: string | number }) => `First steps for ${name}`,
    /** of {count} */
    of: ({ count }: { count: string | number }) => `of ${count}`,
    /** Put the first steps away */
    put_the_first_steps_away: () => "Put the first steps away",
    /** Do this next */
    do_this_next: () => "Do this next",
    /** Go there */
    go_there: () => "Go there",
    /** : done */
    done: () => ": done",
    /** : to do */
    to_do: () => ": to do",
    /** Create a season */
    create_a_season: () => "Create a season",
    /** Your logo and colours, as visitors see them on every page. */
    your_logo_and_colours_as_visitors_see_them: () => "Your logo and colours, as visitors see them on every page.",
    /** An active season */
    an_active_season: () => "An active season",
    /** There is a season: make it active. */
    there_is_a_season_make_it_active: () => "There is a season: make it active.",
    /** Leagues, teams and games live in a season. */
    leagues_teams_and_games_live_in_a_season: () => "Leagues, teams and games live in a season.",
    /** A league */
    a_league: () => "A league",
    /** Who plays against whom: by level, by age or by weekday. */
    who_plays_against_whom_by_level_by_age: () => "Who plays against whom: by level, by age or by weekday.",
    /** At least two in a league, with their rosters. */
    at_least_two_in_a_league_with_their: () => "At least two in a league, with their rosters.",
    /** Publish */
    publish: () => "Publish",
    /** Write and publish your home page, or put the first games on the schedule. */
    write_and_publish_your_home_page_or_put: () => "Write and publish your home page, or put the first games on the schedule.",
    /** Put the first games on the schedule. */
    put_the_first_games_on_the_schedule: () => "Put the first games on the schedule.",
    /** Win percentage */
    win_percentage: () => "Win percentage",
    /** Points for results */
    points_for_results: () => "Points for results",
    /** Win */
    win: () => "Win",
    /** Tie */
    tie: () => "Tie",
    /** Loss */
    loss: () => "Loss",
    /** Won by forfeit */
    won_by_forfeit: () => "Won by forfeit",
    /** Forfeited */
    forfeited: () => "Forfeited",
    /** Standings rules of {league} updated */
    standings_rules_of_updated: ({ league }: { league: string | number }) => `Standings rules of ${league} updated`,
    /** Standings of {league} */
    standings_of: ({ league }: { league: string | number }) => `Standings of ${league}`,
    /** The rules could not be saved. */
    the_rules_could_not_be_saved: () => "The rules could not be saved.",
    /** For this season. Results stay as they are; only the order follows the rules. */
    for_this_season_results_stay_as_they_are: () => "For this season. Results stay as they are; only the order follows the rules.",
    /** Teams are ordered by */
    teams_are_ordered_by: () => "Teams are ordered by",
    /** Points for a */
    points_for_a: () => "Points for a",
    /** Places that qualify */
    places_that_qualify: () => "Places that qualify",
    /** How many are to be among the first. Nothing: the first place alone. */
    how_many_are_to_be_among_the_first: () => "How many are to be among the first. Nothing: the first place alone.",
    /** All games of the season are entered */
    all_games_of_the_season_are_entered: () => "All games of the season are entered",
    /** Then the standings mark who is certain to qualify and who no longer can. Before that nothing can be proven. */
    then_the_standings_mark_who_is_certain_to: () => "Then the standings mark who is certain to qualify and who no longer can. Before that nothing can be proven.",
    /** No lots are drawn yet. “Draw lots” is in the league’s menu on the page of the season. */
    no_lots_are_drawn_yet_draw_lots_is: () => "No lots are drawn yet. “Draw lots” is in the league’s menu on the page of the season.",
    /** Drawn: {value}. */
    drawn: ({ value }: { value: string | number }) => `Drawn: ${value}.`,
    /**  {number} without a lot stand behind. */
    without_a_lot_stand_behind: ({ number }: { number: string | number }) => ` ${number} without a lot stand behind.`,
    /** A whole number from {min} to {max}. */
    a_whole_number_from_to: ({ min, max }: { min: string | number; max: string | number }) => `A whole number from ${min} to ${max}.`,
    /** A whole number from {min} to {max}, or nothing. */
    a_whole_number_from_to_or_nothing: ({ min, max }: { min: string | number; max: string | number }) => `A whole number from ${min} to ${max}, or nothing.`,
    /** Head-to-head */
    head_to_head: () => "Head-to-head",
    /** Wins away */
    wins_away: () => "Wins away",
    /** Drawn lot */
    drawn_lot: () => "Drawn lot",
    /** Teams that are level are ordered by */
    teams_that_are_level_are_ordered_by: () => "Teams that are level are ordered by",
    /** Remove {names} */
    remove_2: ({ names }: { names: string | number }) => `Remove ${names}`,
    /** After these, and at last, by name. */
    after_these_and_at_last_by_name: () => "After these, and at last, by name.",
    /** By name alone. */
    by_name_alone: () => "By name alone.",
    /** Add a tie-break */
    add_a_tie_break: () => "Add a tie-break",
    /** Draw lots for the teams of {league}? */
    draw_lots_for_the_teams_of: ({ league }: { league: string | number }) => `Draw lots for the teams of ${league}?`,
    /** Lots that were drawn before are replaced. They count where the standings rules name them, and stay until the next draw. */
    lots_that_were_drawn_before_are_replaced: () => "Lots that were drawn before are replaced. They count where the standings rules name them, and stay until the next draw.",
    /** Draw lots */
    draw_lots: () => "Draw lots",
    /** Lots drawn for {league} */
    lots_drawn_for: ({ league }: { league: string | number }) => `Lots drawn for ${league}`,
    /** The lots could not be drawn. */
    the_lots_could_not_be_drawn: () => "The lots could not be drawn.",
    /** ''{wrong}' is no time. Please write HH:MM, with commas between. */
    is_no_time_please_write_hh_mm_with: ({ wrong }: { wrong: string | number }) => `'${wrong}' is no time. Please write HH:MM, with commas between.`,
    /** Team updated successfully */
    team_updated_successfully: () => "Team updated successfully",
    /** Failed to update team */
    failed_to_update_team: () => "Failed to update team",
    /** Times at which the team never plays */
    times_at_which_the_team_never_plays: () => "Times at which the team never plays",
    /** Comma-separated times (e.g. 18:00, 19:00). Schedules never break this. */
    comma_separated_times_e_g_18_00_19: () => "Comma-separated times (e.g. 18:00, 19:00). Schedules never break this.",
    /** The file could not be saved. */
    the_file_could_not_be_saved: () => "The file could not be saved.",
    /** Save slots */
    save_slots: () => "Save slots",
    /** less than a minute left */
    less_than_a_minute_left: () => "less than a minute left",
    /** What was created, changed or deleted can be undone for ten minutes. */
    what_was_done_can_be_undone: () => "What was created, changed or deleted can be undone for ten minutes.",
    /** Nothing to undo */
    nothing_to_undo: () => "Nothing to undo",
    /** Undo: {command} */
    undo: ({ command }: { command: string | number }) => `Undo: ${command}`,
    /** Undoing … */
    undoing: () => "Undoing …",
    /** Undoing: {replace} … */
    undoing_2: ({ replace }: { replace: string | number }) => `Undoing: ${replace} …`,
    /** Undone: {undo} */
    undone: ({ undo }: { undo: string | number }) => `Undone: ${undo}`,
    /** This could not be undone. */
    this_could_not_be_undone: () => "This could not be undone.",
    /** {leagues, plural, one {# league} other {# leagues}} */
    count_leagues: ({ leagues }: { leagues: number }) => `${pluralText(leagues, { "one": `${numberText(leagues)} league`, "other": `${numberText(leagues)} leagues` })}`,
    /** {divisions, plural, one {# division} other {# divisions}} */
    count_divisions: ({ divisions }: { divisions: number }) => `${pluralText(divisions, { "one": `${numberText(divisions)} division`, "other": `${numberText(divisions)} divisions` })}`,
    /** {teams, plural, one {# team} other {# teams}} */
    count_teams: ({ teams }: { teams: number }) => `${pluralText(teams, { "one": `${numberText(teams)} team`, "other": `${numberText(teams)} teams` })}`,
    /** {rosterEntries, plural, one {# place on a roster} other {# places on rosters}} */
    count_places_on_rosters: ({ rosterEntries }: { rosterEntries: number }) => `${pluralText(rosterEntries, { "one": `${numberText(rosterEntries)} place on a roster`, "other": `${numberText(rosterEntries)} places on rosters` })}`,
    /** {games, plural, one {# game} other {# games}} */
    count_games: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })}`,
    /** {games, plural, one {# game (all played)} other {# games (all played)}} */
    count_games_all_played: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game (all played)`, "other": `${numberText(games)} games (all played)` })}`,
    /** {games, plural, one {# game ({playedGames} of them played)} other {# games ({playedGames} of them played)}} */
    count_games_some_played: ({ games, playedGames }: { games: number; playedGames: string | number }) => `${pluralText(games, { "one": `${numberText(games)} game (${playedGames} of them played)`, "other": `${numberText(games)} games (${playedGames} of them played)` })}`,
    /** {statisticLines, plural, one {# line of statistics} other {# lines of statistics}} */
    count_lines_of_statistics: ({ statisticLines }: { statisticLines: number }) => `${pluralText(statisticLines, { "one": `${numberText(statisticLines)} line of statistics`, "other": `${numberText(statisticLines)} lines of statistics` })}`,
    /** {schedules, plural, one {# schedule} other {# schedules}} */
    count_schedules: ({ schedules }: { schedules: number }) => `${pluralText(schedules, { "one": `${numberText(schedules)} schedule`, "other": `${numberText(schedules)} schedules` })}`,
    /** {byes, plural, one {# bye} other {# byes}} */
    count_byes: ({ byes }: { byes: number }) => `${pluralText(byes, { "one": `${numberText(byes)} bye`, "other": `${numberText(byes)} byes` })}`,
    /** {weeksOff, plural, one {# week off} other {# weeks off}} */
    count_weeks_off: ({ weeksOff }: { weeksOff: number }) => `${pluralText(weeksOff, { "one": `${numberText(weeksOff)} week off`, "other": `${numberText(weeksOff)} weeks off` })}`,
    /** {minutes, plural, one {1 minute left} other {{minutes} minutes left}} */
    minutes_left: ({ minutes }: { minutes: number }) => `${pluralText(minutes, { "one": "1 minute left", "other": `${minutes} minutes left` })}`,
    /** {count, plural, one {Add {count} player} other {Add {count} players}} */
    add_count_players: ({ count }: { count: number }) => `${pluralText(count, { "one": `Add ${count} player`, "other": `Add ${count} players` })}`,
    /** {count, plural, one {Add {count} team} other {Add {count} teams}} */
    add_count_teams: ({ count }: { count: number }) => `${pluralText(count, { "one": `Add ${count} team`, "other": `Add ${count} teams` })}`,
    /** {count} new */
    count_new: ({ count }: { count: string | number }) => `${count} new`,
    /** {count} there already, will be added */
    count_there_already: ({ count }: { count: string | number }) => `${count} there already, will be added`,
    /** {count} in place, no change */
    count_in_place: ({ count }: { count: string | number }) => `${count} in place, no change`,
    /** {count} to be put right first */
    count_to_be_put_right: ({ count }: { count: string | number }) => `${count} to be put right first`,
    /** {message} Somebody else may have deleted it meanwhile. */
    perhaps_deleted_meanwhile: ({ message }: { message: string | number }) => `${message} Somebody else may have deleted it meanwhile.`,
    /** {message} Saving again puts your changes over theirs. */
    saving_again: ({ message }: { message: string | number }) => `${message} Saving again puts your changes over theirs.`,
  },
  apiKeys: {
    /** Saved {name}. */
    saved: ({ name }: { name: string | number }) => `Saved ${name}.`,
    /** Edit {apiKey} */
    edit: ({ apiKey }: { apiKey: string | number }) => `Edit ${apiKey}`,
    /** New API key */
    new_api_key: () => "New API key",
    /** Create key */
    create_key: () => "Create key",
    /** The key could not be saved. */
    the_key_could_not_be_saved: () => "The key could not be saved.",
    /** What it is for: the audit trail names it. */
    what_it_is_for_the_audit_trail_names: () => "What it is for: the audit trail names it.",
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** It may */
    it_may: () => "It may",
    /** Last day */
    last_day: () => "Last day",
    /** Blank: it does not end by itself. */
    blank_it_does_not_end_by_itself: () => "Blank: it does not end by itself.",
    /** Origins */
    origins: () => "Origins",
    /** Pages that may use it, one a line, as https://example.org. Blank: any page may read by it, and none may write. */
    pages_that_may_use_it_one_a_line: () => "Pages that may use it, one a line, as https://example.org. Blank: any page may read by it, and none may write.",
    /** Test key */
    test_key: () => "Test key",
    /** It opens a test organization of its own, with a made league, and never yours. Everything may be tried there; every night it is made anew. */
    it_opens_a_test_organization_of_its_own: () => "It opens a test organization of its own, with a made league, and never yours. Everything may be tried there; every night it is made anew.",
    /** Test */
    test: () => "Test",
    /** Revoked */
    revoked: () => "Revoked",
    /** Expired */
    expired: () => "Expired",
    /** For pages of {origins} */
    for_pages_of: ({ origins }: { origins: string | number }) => `For pages of ${origins}`,
    /** Edit {name} */
    edit_2: ({ name }: { name: string | number }) => `Edit ${name}`,
    /** Revoke {name} */
    revoke: ({ name }: { name: string | number }) => `Revoke ${name}`,
    /** Revoke */
    revoke_2: () => "Revoke",
    /** Last used */
    last_used: () => "Last used",
    /** Never used */
    never_used: () => "Never used",
    /** revoked */
    revoked_2: () => "revoked",
    /** expires */
    expires: () => "expires",
    /** expired */
    expired_2: () => "expired",
    /** does not expire */
    does_not_expire: () => "does not expire",
    /** · made by {madeBy} on */
    made_by_on: ({ madeBy }: { madeBy: string | number }) => `· made by ${madeBy} on`,
    /** Revoke API key */
    revoke_api_key: () => "Revoke API key",
    /** Are you sure you want to revoke this key? */
    are_you_sure_you_want_to_revoke_this: () => "Are you sure you want to revoke this key?",
    /** Whatever uses it stops working within a second, and its test organization is deleted. This cannot be undone. */
    whatever_uses_it_stops_working_within_a: () => "Whatever uses it stops working within a second, and its test organization is deleted. This cannot be undone.",
    /** Whatever uses it stops working within a second. This cannot be undone. */
    whatever_uses_it_stops_working_within_a_2: () => "Whatever uses it stops working within a second. This cannot be undone.",
    /** The key could not be revoked. */
    the_key_could_not_be_revoked: () => "The key could not be revoked.",
    /** Revoked {name}. */
    revoked_3: ({ name }: { name: string | number }) => `Revoked ${name}.`,
    /** Read what visitors see */
    read_what_visitors_see: () => "Read what visitors see",
    /** Schedules, standings, statistics. */
    schedules_standings_statistics: () => "Schedules, standings, statistics.",
    /** Read what members see */
    read_what_members_see: () => "Read what members see",
    /** Also drafts, notes, users, and players as staff see them. */
    also_drafts_notes_users_and_players_as_staff: () => "Also drafts, notes, users, and players as staff see them.",
    /** Write games and statistics */
    write_games_and_statistics: () => "Write games and statistics",
    /** Also games, scores, statistics and plays. */
    also_games_scores_statistics_and_plays: () => "Also games, scores, statistics and plays.",
    /** Write everything that staff may */
    write_everything_that_staff_may: () => "Write everything that staff may",
    /** Also seasons, teams, players, schedules. */
    also_seasons_teams_players_schedules: () => "Also seasons, teams, players, schedules.",
    /** API keys */
    api_keys: () => "API keys",
    /** New key */
    new_key: () => "New key",
    /** By a key a program reads and writes for your organization, never more than staff may. How it is used stands in the <link>developers’ pages</link>. */
    by_a_key_a_program_reads_and_writes: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("By a key a program reads and writes for your organization, never more than staff may. How it is used stands in the ", link("developers’ pages"), "."),
    /** API key */
    api_key: () => "API key",
    /** Copy it to where it is used: it is shown only now, and kept nowhere here. */
    copy_it_to_where_it_is_used_it: () => "Copy it to where it is used: it is shown only now, and kept nowhere here.",
    /** Keys */
    keys: () => "Keys",
    /** No API keys yet */
    no_api_keys_yet: () => "No API keys yet",
    /** Make one for each program, so that each can be revoked by itself. What visitors see needs no key. */
    make_one_for_each_program_so_that_each: () => "Make one for each program, so that each can be revoked by itself. What visitors see needs no key.",
    /** Find */
    find: () => "Find",
    /** Name or prefix */
    name_or_prefix: () => "Name or prefix",
    /** No key fits */
    no_key_fits: () => "No key fits",
    /** None has this in its name, or begins so. */
    none_has_this_in_its_name_or_begins: () => "None has this in its name, or begins so.",
    /** Its test organization is being made anew. */
    its_test_organization_is_being_made_anew: () => "Its test organization is being made anew.",
    /** Test organization of {keyName} */
    test_organization_of: ({ keyName }: { keyName: string | number }) => `Test organization of ${keyName}`,
    /** Opens <link>{test}</link>, made anew */
    opens_made_anew: ({ link, test }: { link: (words: ReactNode) => ReactNode; test: string | number }) => richText("Opens ", link(`${test}`), ", made anew"),
    /** A game */
    a_game: () => "A game",
    /** is being simulated, {speed} times as fast as a real one. */
    is_being_simulated_times_as_fast_as_a: ({ speed }: { speed: string | number }) => `is being simulated, ${speed} times as fast as a real one.`,
    /** Stop the game of {keyName} */
    stop_the_game_of: ({ keyName }: { keyName: string | number }) => `Stop the game of ${keyName}`,
    /** Simulate a game for {keyName} */
    simulate_a_game_for: ({ keyName }: { keyName: string | number }) => `Simulate a game for ${keyName}`,
    /** Stop the game */
    stop_the_game: () => "Stop the game",
    /** Simulate a game */
    simulate_a_game: () => "Simulate a game",
    /** Reset now what {keyName} opens */
    reset_now_what_opens: ({ keyName }: { keyName: string | number }) => `Reset now what ${keyName} opens`,
    /** Reset now */
    reset_now: () => "Reset now",
    /** Reset test organization */
    reset_test_organization: () => "Reset test organization",
    /** Put everything back to what it was made as? */
    put_everything_back_to_what_it_was_made: () => "Put everything back to what it was made as?",
    /** Whatever was tried in it is lost, and everything has other ids. Its webhooks stay. */
    whatever_was_tried_in_it_is_lost_and: () => "Whatever was tried in it is lost, and everything has other ids. Its webhooks stay.",
    /** Reset */
    reset: () => "Reset",
    /** The test organization could not be reset. */
    the_test_organization_could_not_be_reset: () => "The test organization could not be reset.",
    /** The test organization is as it was made. */
    the_test_organization_is_as_it_was_made: () => "The test organization is as it was made.",
    /** No game could be started. */
    no_game_could_be_started: () => "No game could be started.",
    /** The game has begun. It takes four minutes. */
    the_game_has_begun_it_takes_four_minutes: () => "The game has begun. It takes four minutes.",
    /** The game could not be stopped. */
    the_game_could_not_be_stopped: () => "The game could not be stopped.",
    /** The game was stopped. */
    the_game_was_stopped: () => "The game was stopped.",
    /** {requests, plural, one {# request} other {# requests}}, {errors, plural, one {# error} other {# errors}} in 30 days */
    requests_errors_in_30_days: ({ requests, errors }: { requests: number; errors: number }) => `${pluralText(requests, { "one": `${numberText(requests)} request`, "other": `${numberText(requests)} requests` })}, ${pluralText(errors, { "one": `${numberText(errors)} error`, "other": `${numberText(errors)} errors` })} in 30 days`,
    /** {requests, plural, one {# request} other {# requests}} */
    requests: ({ requests }: { requests: number }) => `${pluralText(requests, { "one": `${numberText(requests)} request`, "other": `${numberText(requests)} requests` })}`,
    /** , {errors, plural, one {# error} other {# errors}} */
    errors: ({ errors }: { errors: number }) => `, ${pluralText(errors, { "one": `${numberText(errors)} error`, "other": `${numberText(errors)} errors` })}`,
    /** in 30 days */
    in_30_days: () => "in 30 days",
    /** {name}, requests by day */
    requests_by_day: ({ name }: { name: string | number }) => `${name}, requests by day`,
    /** Day */
    day: () => "Day",
    /** Requests */
    requests_2: () => "Requests",
    /** Errors */
    errors_2: () => "Errors",
  },
  attributes: {
    /** {name} created */
    created: ({ name }: { name: string | number }) => `${name} created`,
    /** The attribute could not be added. */
    the_attribute_could_not_be_added: () => "The attribute could not be added.",
    /** Add attribute */
    add_attribute: () => "Add attribute",
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** Type */
    type: () => "Type",
    /** The new order could not be saved. */
    the_new_order_could_not_be_saved: () => "The new order could not be saved.",
    /** The attribute could not be changed. */
    the_attribute_could_not_be_changed: () => "The attribute could not be changed.",
    /** Are you sure you want to delete this attribute? */
    are_you_sure_you_want_to_delete_this: () => "Are you sure you want to delete this attribute?",
    /** All players’ values of it go with it. It can be undone for ten minutes. To keep them, hide it instead. */
    all_players_values_of_it_go_with_it: () => "All players’ values of it go with it. It can be undone for ten minutes. To keep them, hide it instead.",
    /** The attribute could not be deleted. */
    the_attribute_could_not_be_deleted: () => "The attribute could not be deleted.",
    /** Show */
    show: () => "Show",
    /** Rename {attribute} */
    rename: ({ attribute }: { attribute: string | number }) => `Rename ${attribute}`,
    /** Rename */
    rename_2: () => "Rename",
    /** Text */
    text: () => "Text",
    /** Number */
    number: () => "Number",
    /** Player attributes */
    player_attributes: () => "Player attributes",
    /** What a player's profile shows, in this order. Hidden attributes keep their values. */
    what_a_players_profile_shows_in_this_order: () => "What a player's profile shows, in this order. Hidden attributes keep their values.",
    /** Attributes */
    attributes: () => "Attributes",
    /** No attributes yet */
    no_attributes_yet: () => "No attributes yet",
    /** Add one with the form, or take the default ones. */
    add_one_with_the_form_or_take_the: () => "Add one with the form, or take the default ones.",
    /** The default attributes come back in their order, others are hidden. Values stay. It can be undone for ten minutes. */
    the_default_attributes_come_back_in_their: () => "The default attributes come back in their order, others are hidden. Values stay. It can be undone for ten minutes.",
    /** Reset the player attributes to default? */
    reset_the_player_attributes_to_default: () => "Reset the player attributes to default?",
    /** Reset to Default */
    reset_to_default: () => "Reset to Default",
    /** The attributes could not be reset. */
    the_attributes_could_not_be_reset: () => "The attributes could not be reset.",
    /** {name} updated */
    updated: ({ name }: { name: string | number }) => `${name} updated`,
  },
  audit: {
    /** The platform */
    the_platform: () => "The platform",
    /** Trail */
    trail: () => "Trail",
    /** The organization */
    the_organization: () => "The organization",
    /** Find */
    find: () => "Find",
    /** Name of a thing or person */
    name_of_a_thing_or_person: () => "Name of a thing or person",
    /** By */
    by: () => "By",
    /** Everybody */
    everybody: () => "Everybody",
    /** What */
    what: () => "What",
    /** Everything */
    everything: () => "Everything",
    /** Action */
    action: () => "Action",
    /** Any */
    any: () => "Any",
    /** From */
    from: () => "From",
    /** To */
    to: () => "To",
    /** Audit trail */
    audit_trail: () => "Audit trail",
    /** Who changed what and when, the latest first. */
    who_changed_what_and_when_the_latest_first: () => "Who changed what and when, the latest first.",
    /** Nothing to show */
    nothing_to_show: () => "Nothing to show",
    /** No change fits these filters. Clear them to see all changes. */
    no_change_fits_these_filters_clear_them_to: () => "No change fits these filters. Clear them to see all changes.",
    /** Changes */
    changes: () => "Changes",
    /** {count} fields */
    fields: ({ count }: { count: string | number }) => `${count} fields`,
    /** League in a season */
    league_in_a_season: () => "League in a season",
    /** Team in a season */
    team_in_a_season: () => "Team in a season",
    /** Division */
    division: () => "Division",
    /** Roster */
    roster: () => "Roster",
    /** Roster entry */
    roster_entry: () => "Roster entry",
    /** Scorekeeper’s link */
    scorekeepers_link: () => "Scorekeeper’s link",
    /** Line of a box score */
    line_of_a_box_score: () => "Line of a box score",
    /** Score by period */
    score_by_period: () => "Score by period",
    /** Finding */
    finding: () => "Finding",
    /** Game period */
    game_period: () => "Game period",
    /** Statistic */
    statistic: () => "Statistic",
    /** Player attribute */
    player_attribute: () => "Player attribute",
    /** Schedule override */
    schedule_override: () => "Schedule override",
    /** Bye */
    bye: () => "Bye",
    /** Week off */
    week_off: () => "Week off",
    /** Navigation link */
    navigation_link: () => "Navigation link",
    /** Business */
    business: () => "Business",
    /** User */
    user: () => "User",
    /** Webhook */
    webhook: () => "Webhook",
    /** Organization */
    organization: () => "Organization",
    /** put into a new order */
    put_into_a_new_order: () => "put into a new order",
    /** given a new password */
    given_a_new_password: () => "given a new password",
    /** signed in */
    signed_in: () => "signed in",
    /** not signed in: wrong name, password or site */
    not_signed_in_wrong_name_password_or_site: () => "not signed in: wrong name, password or site",
    /** given a picture */
    given_a_picture: () => "given a picture",
    /** opened by a scorekeeper’s link */
    opened_by_a_scorekeepers_link: () => "opened by a scorekeeper’s link",
    /** Undone */
    undone: () => "Undone",
    /** Page */
    page: () => "Page",
    /** API key */
    api_key: () => "API key",
    /** created */
    created: () => "created",
    /** changed */
    changed: () => "changed",
    /** deleted */
    deleted: () => "deleted",
    /** imported */
    imported: () => "imported",
    /** copied */
    copied: () => "copied",
    /** reset */
    reset: () => "reset",
    /** merged */
    merged: () => "merged",
    /** erased */
    erased: () => "erased",
    /** moved */
    moved: () => "moved",
    /** assigned */
    assigned: () => "assigned",
    /** taken out */
    taken_out: () => "taken out",
    /** published */
    published: () => "published",
    /** swapped */
    swapped: () => "swapped",
    /** generated */
    generated: () => "generated",
    /** withdrawn */
    withdrawn: () => "withdrawn",
    /** revoked */
    revoked: () => "revoked",
    /** tried */
    tried: () => "tried",
    /** sent something again */
    sent_something_again: () => "sent something again",
    /** accepted */
    accepted: () => "accepted",
    /** given new lots */
    given_new_lots: () => "given new lots",
    /** hidden altogether */
    hidden_altogether: () => "hidden altogether",
    /** invited */
    invited: () => "invited",
    /** invited no longer */
    invited_no_longer: () => "invited no longer",
    /** sent a link to choose a password */
    sent_a_link_to_choose_a_password: () => "sent a link to choose a password",
    /** overridden */
    overridden: () => "overridden",
    /** draft discarded */
    draft_discarded: () => "draft discarded",
    /** seeded */
    seeded: () => "seeded",
    /** saved */
    saved: () => "saved",
    /** yes */
    yes: () => "yes",
    /** no */
    no: () => "no",
    /** nothing */
    nothing: () => "nothing",
    /** a picture */
    a_picture: () => "a picture",
    /** a version */
    a_version: () => "a version",
  },
  auth: {
    /** Sign in as {username} with it. */
    sign_in_for_the_first_time: ({ username }: { username: string | number }) => `Sign in as ${username} with it.`,
    /** Account */
    account: () => "Account",
    /** Unknown browser */
    unknown_browser: () => "Unknown browser",
    /** {browser} on {system} */
    on: ({ browser, system }: { browser: string | number; system: string | number }) => `${browser} on ${system}`,
    /** Login failed. Please check your credentials. */
    login_failed_please_check_your_credentials: () => "Login failed. Please check your credentials.",
    /** After signing in with a temporary password you choose your own. */
    after_signing_in_with_a_temporary_password: () => "After signing in with a temporary password you choose your own.",
    /** Logging in... */
    logging_in: () => "Logging in...",
    /** LOGIN */
    login: () => "LOGIN",
    /** To the administration of {organization}. */
    to_the_administration_of: ({ organization }: { organization: string | number }) => `To the administration of ${organization}.`,
    /** To the administration of your league. */
    to_the_administration_of_your_league: () => "To the administration of your league.",
    /** Organization not found */
    organization_not_found: () => "Organization not found",
    /** Your password is changed. You are signed out everywhere else. */
    your_password_is_changed_you_are_signed_out: () => "Your password is changed. You are signed out everywhere else.",
    /** Your password could not be changed. */
    your_password_could_not_be_changed: () => "Your password could not be changed.",
    /** Present password */
    present_password: () => "Present password",
    /** Please enter your present password. */
    please_enter_your_present_password: () => "Please enter your present password.",
    /** New password */
    new_password: () => "New password",
    /** At least {shortest} characters; none of the commonest passwords, and more than your user name. */
    at_least_characters_none_of_the_commonest: ({ shortest }: { shortest: string | number }) => `At least ${shortest} characters; none of the commonest passwords, and more than your user name.`,
    /** Please choose a new password. */
    please_choose_a_new_password: () => "Please choose a new password.",
    /** A password has at least {shortest} characters. */
    a_password_has_at_least_characters: ({ shortest }: { shortest: string | number }) => `A password has at least ${shortest} characters.`,
    /** New password again */
    new_password_again: () => "New password again",
    /** The two are not the same. */
    the_two_are_not_the_same: () => "The two are not the same.",
    /** Change password */
    change_password: () => "Change password",
    /** Sign out of all other browsers? */
    sign_out_of_all_other_browsers: () => "Sign out of all other browsers?",
    /** Sign out elsewhere */
    sign_out_elsewhere: () => "Sign out elsewhere",
    /** Ended 1 other session. */
    ended_1_other_session: () => "Ended 1 other session.",
    /** Ended {count} other sessions. */
    ended_other_sessions: ({ count }: { count: string | number }) => `Ended ${count} other sessions.`,
    /** The other sessions could not be ended. */
    the_other_sessions_could_not_be_ended: () => "The other sessions could not be ended.",
    /** Signed in on */
    signed_in_on: () => "Signed in on",
    /** last used {moment} · since {moment2} */
    last_used_since: ({ moment, moment2 }: { moment: string | number; moment2: string | number }) => `last used ${moment} · since ${moment2}`,
    /** This browser */
    this_browser: () => "This browser",
    /** Choose your password */
    choose_your_password: () => "Choose your password",
    /** You are signed in as {username} with a temporary password. Please choose your own; then everything opens. */
    you_are_signed_in_as_with_a_temporary: ({ username }: { username: string | number }) => `You are signed in as ${username} with a temporary password. Please choose your own; then everything opens.`,
    /** Sign out */
    sign_out: () => "Sign out",
    /** Light */
    light: () => "Light",
    /** Dark */
    dark: () => "Dark",
    /** By device */
    by_device: () => "By device",
    /** The theme could not be saved. */
    the_theme_could_not_be_saved: () => "The theme could not be saved.",
    /** Theme of the admin area */
    theme_of_the_admin_area: () => "Theme of the admin area",
    /** Theme */
    theme: () => "Theme",
    /** Signing in is not possible just now. Please try again later. */
    signing_in_is_not_possible_now: () => "Signing in is not possible just now. Please try again later.",
    /** Forgot your password? */
    forgot_your_password: () => "Forgot your password?",
    /** Forgotten password */
    forgotten_password: () => "Forgotten password",
    /** A link by which you choose a new password is sent to the e-mail address of your account. */
    a_link_is_sent_to_the_address_of_your_account: () => "A link by which you choose a new password is sent to the e-mail address of your account.",
    /** User name or e-mail address */
    user_name_or_email_address: () => "User name or e-mail address",
    /** Send the link */
    send_the_link: () => "Send the link",
    /** Look into your mail */
    look_into_your_mail: () => "Look into your mail",
    /** If there is such an account and it has an e-mail address, a link is on its way. It works once, and for an hour. */
    if_there_is_such_an_account: () => "If there is such an account and it has an e-mail address, a link is on its way. It works once, and for an hour.",
    /** Nothing arrives? Look among unwanted mail, or ask whoever manages the users of your organization for a temporary password. */
    nothing_arrives: () => "Nothing arrives? Look among unwanted mail, or ask whoever manages the users of your organization for a temporary password.",
    /** This installation sends no e-mail: ask whoever manages the users of your organization for a temporary password. What would be sent is written into a file on the server. */
    no_mail_is_sent_here: () => "This installation sends no e-mail: ask whoever manages the users of your organization for a temporary password. What would be sent is written into a file on the server.",
    /** That did not work. Please try again in a few minutes. */
    the_link_could_not_be_asked_for: () => "That did not work. Please try again in a few minutes.",
    /** Back to sign in */
    back_to_sign_in: () => "Back to sign in",
    /** Welcome */
    welcome: () => "Welcome",
    /** You are invited to the administration of {organization}. Your user name is {username}. */
    you_are_invited_to: ({ organization, username }: { organization: string | number; username: string | number }) => `You are invited to the administration of ${organization}. Your user name is ${username}.`,
    /** You are invited to the administration. Your user name is {username}. */
    you_are_invited: ({ username }: { username: string | number }) => `You are invited to the administration. Your user name is ${username}.`,
    /** A new password for {username} */
    a_new_password_for: ({ username }: { username: string | number }) => `A new password for ${username}`,
    /** Set password */
    set_password: () => "Set password",
    /** This link is good no longer */
    this_link_is_good_no_longer: () => "This link is good no longer",
    /** A link works once, and not for ever. Ask for another one, or whoever invited you for another invitation. */
    a_link_works_once_and_not_for_ever: () => "A link works once, and not for ever. Ask for another one, or whoever invited you for another invitation.",
    /** Ask for another link */
    ask_for_another_link: () => "Ask for another link",
    /** Your password is set */
    your_password_is_set: () => "Your password is set",
    /** Sign in as {username} with it. You were signed out everywhere. */
    sign_in_as_with_it: ({ username }: { username: string | number }) => `Sign in as ${username} with it. You were signed out everywhere.`,
    /** The password could not be set. Please try another one, or again in a few minutes. */
    the_password_could_not_be_set: () => "The password could not be set. Please try another one, or again in a few minutes.",
  },
  brackets: {
    /** Single elimination */
    single_elimination: () => "Single elimination",
    /** Double elimination */
    double_elimination: () => "Double elimination",
    /** One game */
    one_game: () => "One game",
    /** Best of {count} */
    best_of: ({ count }: { count: string | number }) => `Best of ${count}`,
    /** Change the bracket of {division}? */
    change_the_bracket_of: ({ division }: { division: string | number }) => `Change the bracket of ${division}?`,
    /** Change bracket */
    change_bracket: () => "Change bracket",
    /** {division} updated */
    updated: ({ division }: { division: string | number }) => `${division} updated`,
    /** Bracket of {division} */
    bracket_of: ({ division }: { division: string | number }) => `Bracket of ${division}`,
    /** The bracket could not be saved. */
    the_bracket_could_not_be_saved: () => "The bracket could not be saved.",
    /** Kind */
    kind: () => "Kind",
    /** A match is */
    a_match_is: () => "A match is",
    /** Who loses twice is out. The winners of both brackets meet in the grand final, and once more when the team without a loss has lost it. */
    who_loses_twice_is_out_the_winners_of: () => "Who loses twice is out. The winners of both brackets meet in the grand final, and once more when the team without a loss has lost it.",
    /** The losers of the semifinals play for third place */
    the_losers_of_the_semifinals_play_for_third: () => "The losers of the semifinals play for third place",
    /** Division not found. */
    division_not_found: () => "Division not found.",
    /** Bracket options */
    bracket_options: () => "Bracket options",
    /** Print */
    print: () => "Print",
    /** Public page */
    public_page: () => "Public page",
    /** Winners go on by themselves. */
    winners_go_on_by_themselves: () => "Winners go on by themselves.",
    /** Not seeded: the teams stand in the order of the standings until they are seeded, from these or by hand. */
    not_seeded_the_teams_stand_in_the_order: () => "Not seeded: the teams stand in the order of the standings until they are seeded, from these or by hand.",
    /** Put teams into the division on the season’s page. */
    put_teams_into_the_division_on_the_seasons: () => "Put teams into the division on the season’s page.",
    /** Error creating game */
    error_creating_game: () => "Error creating game",
    /** Create game */
    create_game: () => "Create game",
    /** Create another game */
    create_another_game: () => "Create another game",
    /** Create game {label} */
    create_game_2: ({ label }: { label: string | number }) => `Create game ${label}`,
    /** Create game {number} */
    create_game_number: ({ number }: { number: string | number }) => `Create game ${number}`,
    /** Create game {number} of {label} */
    create_game_number_of: ({ number, label }: { number: string | number; label: string | number }) => `Create game ${number} of ${label}`,
    /** More: match {match}, {label} */
    more_match: ({ match, label }: { match: string | number; label: string | number }) => `More: match ${match}, ${label}`,
    /** Open game {number} */
    open_game: ({ number }: { number: string | number }) => `Open game ${number}`,
    /** Open game */
    open_game_2: () => "Open game",
    /** Delete game {number} */
    delete_game: ({ number }: { number: string | number }) => `Delete game ${number}`,
    /** Delete game */
    delete_game_2: () => "Delete game",
    /** Are you sure you want to delete this game? */
    are_you_sure_you_want_to_delete_this: () => "Are you sure you want to delete this game?",
    /** Its scores and statistics go with it. It can be undone for ten minutes. */
    its_scores_and_statistics_go_with_it: () => "Its scores and statistics go with it. It can be undone for ten minutes.",
    /** Game deleted! */
    game_deleted: () => "Game deleted!",
    /** Error deleting game */
    error_deleting_game: () => "Error deleting game",
    /** Seed the teams in the order of the standings? */
    seed_the_teams_in_the_order_of_the: () => "Seed the teams in the order of the standings?",
    /** Seed from standings */
    seed_from_standings: () => "Seed from standings",
    /** The division could not be seeded. */
    the_division_could_not_be_seeded: () => "The division could not be seeded.",
    /** Change the seeds? */
    change_the_seeds: () => "Change the seeds?",
    /** Change seeds */
    change_seeds: () => "Change seeds",
    /** The seeds could not be saved. */
    the_seeds_could_not_be_saved: () => "The seeds could not be saved.",
    /** Not seeded */
    not_seeded: () => "Not seeded",
    /** Done */
    done: () => "Done",
    /** This bracket has a game already */
    this_bracket_has_a_game_already: () => "This bracket has a game already",
    /** This bracket has {count} games already */
    this_bracket_has_games_already: ({ count }: { count: string | number }) => `This bracket has ${count} games already`,
    /** {there}. All of them keep a match. */
    all_of_them_keep_a_match: ({ there }: { there: string | number }) => `${there}. All of them keep a match.`,
    /** {there}. Those whose teams do not meet any more stay, with a warning, and do not count. */
    those_whose_teams_do_not_meet_any_more: ({ there }: { there: string | number }) => `${there}. Those whose teams do not meet any more stay, with a warning, and do not count.`,
    /** {lost, plural, one {{there}. The one above stays, with a warning, and does not count: their teams would not meet there.} other {{there}. Those above stay, with a warning, and do not count: their teams would not meet there.}} */
    those_above_stay_with_a_warning_and_do: ({ lost, there }: { lost: number; there: string | number }) => `${pluralText(lost, { "one": `${there}. The one above stays, with a warning, and does not count: their teams would not meet there.`, "other": `${there}. Those above stay, with a warning, and do not count: their teams would not meet there.` })}`,
    /** What if … */
    what_if: () => "What if …",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** Bracket and teams of {name}, {season} */
    bracket_and_teams_of: ({ name, season }: { name: string | number; season: string | number }) => `Bracket and teams of ${name}, ${season}`,
    /** Champion */
    champion: () => "Champion",
    /** Champion of {division} */
    champion_of: ({ division }: { division: string | number }) => `Champion of ${division}`,
    /** No teams found. */
    no_teams_found: () => "No teams found.",
    /** A bracket needs two teams */
    a_bracket_needs_two_teams: () => "A bracket needs two teams",
    /** Bracket */
    bracket: () => "Bracket",
    /** best of {bestOf} */
    best_of_2: ({ bestOf }: { bestOf: string | number }) => `best of ${bestOf}`,
    /** Bracket of {name} */
    bracket_of_2: ({ name }: { name: string | number }) => `Bracket of ${name}`,
    /** Bye */
    bye: () => "Bye",
    /** Winner of match {get} */
    winner_of_match: ({ get }: { get: string | number }) => `Winner of match ${get}`,
    /** Loser of match {get} */
    loser_of_match: ({ get }: { get: string | number }) => `Loser of match ${get}`,
    /** To be decided */
    to_be_decided: () => "To be decided",
    /** Other games of these two teams do not count */
    other_games_of_these_two_teams_do_not: () => "Other games of these two teams do not count",
    /** +{count} not counted */
    not_counted: ({ count }: { count: string | number }) => `+${count} not counted`,
    /** Match {match} */
    match: ({ match }: { match: string | number }) => `Match ${match}`,
    /** Match */
    match_2: () => "Match",
    /** Not scheduled */
    not_scheduled: () => "Not scheduled",
    /** {homeTeam} vs {awayTeam}, {whenOf} */
    vs: ({ homeTeam, awayTeam, whenOf }: { homeTeam: string | number; awayTeam: string | number; whenOf: string | number }) => `${homeTeam} vs ${awayTeam}, ${whenOf}`,
    /** {count, plural, one {Game} other {Games}} */
    games: ({ count }: { count: number }) => `${pluralText(count, { "one": "Game", "other": "Games" })}`,
    /** Game {number} of {matchLabel}, {whenOf} */
    game_of: ({ number, matchLabel, whenOf }: { number: string | number; matchLabel: string | number; whenOf: string | number }) => `Game ${number} of ${matchLabel}, ${whenOf}`,
    /** win */
    win: () => "win",
    /** (winner) */
    winner: () => "(winner)",
    /** Winners’ final */
    winners_final: () => "Winners’ final",
    /** Winners’ {toLowerCase} */
    winners: ({ toLowerCase }: { toLowerCase: string | number }) => `Winners’ ${toLowerCase}`,
    /** Losers’ final */
    losers_final: () => "Losers’ final",
    /** Losers’ round {number} */
    losers_round: ({ number }: { number: string | number }) => `Losers’ round ${number}`,
    /** Third place */
    third_place: () => "Third place",
    /** Grand final */
    grand_final: () => "Grand final",
    /** Second final, if needed */
    second_final_if_needed: () => "Second final, if needed",
    /** Final */
    final: () => "Final",
    /** Semifinals */
    semifinals: () => "Semifinals",
    /** Quarterfinals */
    quarterfinals: () => "Quarterfinals",
    /** Round {number} */
    round: ({ number }: { number: string | number }) => `Round ${number}`,
    /** What if:  */
    what_if_2: () => "What if: ",
    /** – Champion: {champion} */
    champion_2: ({ champion }: { champion: string | number }) => `– Champion: ${champion}`,
    /** Winner of {get} */
    winner_of: ({ get }: { get: string | number }) => `Winner of ${get}`,
    /** Loser of {get} */
    loser_of: ({ get }: { get: string | number }) => `Loser of ${get}`,
    /** Rounds */
    rounds: () => "Rounds",
    /** W */
    w: () => "W",
    /** Games won */
    games_won: () => "Games won",
    /** L */
    l: () => "L",
    /** Games lost */
    games_lost: () => "Games lost",
    /** Teams by seed */
    teams_by_seed: () => "Teams by seed",
    /** Games of decided series */
    games_of_decided_series: () => "Games of decided series",
    /** {count, plural, one {A game is not needed any more} other {{count} games are not needed any more}} */
    games_are_needed_no_more: ({ count }: { count: number }) => `${pluralText(count, { "one": "A game is not needed any more", "other": `${count} games are not needed any more` })}`,
    /** {count, plural, one {Its series is decided, and visitors are still told that it will be played, until it is deleted or cancelled.} other {Their series are decided, and visitors are still told that they will be played, until they are deleted or cancelled.}} */
    visitors_are_still_told_of_them: ({ count }: { count: number }) => `${pluralText(count, { "one": "Its series is decided, and visitors are still told that it will be played, until it is deleted or cancelled.", "other": "Their series are decided, and visitors are still told that they will be played, until they are deleted or cancelled." })}`,
    /** Games outside the bracket */
    games_outside_the_bracket: () => "Games outside the bracket",
    /** {count, plural, one {A game is outside the bracket} other {{count} games are outside the bracket}} */
    games_are_outside_the_bracket: ({ count }: { count: number }) => `${pluralText(count, { "one": "A game is outside the bracket", "other": `${count} games are outside the bracket` })}`,
    /** {count, plural, one {Its teams do not meet there as seeds and results are now, so it counts for nothing here.} other {Their teams do not meet there as seeds and results are now, so they count for nothing here.}} */
    their_teams_do_not_meet_there_as_seeds: ({ count }: { count: number }) => `${pluralText(count, { "one": "Its teams do not meet there as seeds and results are now, so it counts for nothing here.", "other": "Their teams do not meet there as seeds and results are now, so they count for nothing here." })}`,
    /** {count, plural, one {A game of the bracket {names} no longer fits the results: {games}.} other {{count} games of the bracket {names} no longer fit the results: {games}.}} */
    no_longer_fit: ({ count, names, games }: { count: number; names: string | number; games: string | number }) => `${pluralText(count, { "one": `A game of the bracket ${names} no longer fits the results: ${games}.`, "other": `${count} games of the bracket ${names} no longer fit the results: ${games}.` })}`,
    /** With this, {count, plural, one {a later game of the bracket {name} no longer fits. It stays, and counts for nothing:} other {{count} later games of the bracket {name} no longer fit. They stay, and count for nothing:}} */
    will_no_longer_fit: ({ count, name }: { count: number; name: string | number }) => `With this, ${pluralText(count, { "one": `a later game of the bracket ${name} no longer fits. It stays, and counts for nothing:`, "other": `${count} later games of the bracket ${name} no longer fit. They stay, and count for nothing:` })}`,
    /** Open the bracket */
    open_the_bracket: () => "Open the bracket",
    /** {homeTeam} vs {awayTeam} */
    vs_2: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `${homeTeam} vs ${awayTeam}`,
    /** Delete game {homeTeam} vs {awayTeam}, {day} */
    delete_game_vs: ({ homeTeam, awayTeam, day }: { homeTeam: string | number; awayTeam: string | number; day: string | number }) => `Delete game ${homeTeam} vs ${awayTeam}, ${day}`,
    /** <b>What if:</b> a supposition, not the bracket. Choose who wins a series, and see who would meet; no scores are supposed. The address of this page keeps the choice. */
    what_if_a_supposition_not_the_bracket_choose: ({ b }: { b: (words: ReactNode) => ReactNode }) => richText(b("What if:"), " a supposition, not the bracket. Choose who wins a series, and see who would meet; no scores are supposed. The address of this page keeps the choice."),
    /** <b>What if:</b> a supposition, not the bracket. Choose who wins a match, and see who would meet; no scores are supposed. The address of this page keeps the choice. */
    what_if_a_supposition_not_the_bracket_choose_2: ({ b }: { b: (words: ReactNode) => ReactNode }) => richText(b("What if:"), " a supposition, not the bracket. Choose who wins a match, and see who would meet; no scores are supposed. The address of this page keeps the choice."),
    /** {winners, plural, one {# winner} other {# winners}} supposed.  */
    winners_supposed: ({ winners }: { winners: number }) => `${pluralText(winners, { "one": `${numberText(winners)} winner`, "other": `${numberText(winners)} winners` })} supposed. `,
    /** {champion} would be champion. */
    would_be_champion: ({ champion }: { champion: string | number }) => `${champion} would be champion.`,
    /** {over, plural, one { # choice of this address fits no open match any more.} other { # choices of this address fit no open match any more.}} */
    choices_of_this_address_fit_no_open_match: ({ over }: { over: number }) => `${pluralText(over, { "one": ` ${numberText(over)} choice of this address fits no open match any more.`, "other": ` ${numberText(over)} choices of this address fit no open match any more.` })}`,
    /** Clear */
    clear: () => "Clear",
  },
  businesses: {
    /** Active */
    active: () => "Active",
    /** Closed */
    closed: () => "Closed",
    /** Phone */
    phone: () => "Phone",
    /** Email */
    email: () => "Email",
    /** Website */
    website: () => "Website",
    /** Facebook */
    facebook: () => "Facebook",
    /** Instagram */
    instagram: () => "Instagram",
    /** next {season} */
    next_of: ({ season }: { season: string | number }) => `next ${season}`,
    /** Next season */
    next_season: () => "Next season",
    /** Signup deadline */
    signup_deadline: () => "Signup deadline",
    /** Cost */
    cost: () => "Cost",
    /** Skill level */
    skill_level: () => "Skill level",
    /** Category */
    category: () => "Category",
    /** Sport */
    sport: () => "Sport",
    /** State */
    state: () => "State",
    /** City */
    city: () => "City",
    /** The business could not be saved. */
    the_business_could_not_be_saved: () => "The business could not be saved.",
    /** Edit {business} */
    edit: ({ business }: { business: string | number }) => `Edit ${business}`,
    /** Add business */
    add_business: () => "Add business",
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** Signup status */
    signup_status: () => "Signup status",
    /** Are you sure you want to delete this business? */
    are_you_sure_you_want_to_delete_this: () => "Are you sure you want to delete this business?",
    /** The business could not be deleted. */
    the_business_could_not_be_deleted: () => "The business could not be deleted.",
    /** Businesses */
    businesses: () => "Businesses",
    /** Leagues and businesses around, as the public listing shows them. */
    leagues_and_businesses_around_as_the_public: () => "Leagues and businesses around, as the public listing shows them.",
    /** Find */
    find: () => "Find",
    /** All */
    all: () => "All",
    /** Listings */
    listings: () => "Listings",
    /** No businesses yet */
    no_businesses_yet: () => "No businesses yet",
    /** None fits these filters. */
    none_fits_these_filters: () => "None fits these filters.",
    /** Add the first one with the form. */
    add_the_first_one_with_the_form: () => "Add the first one with the form.",
    /** Enter adds it; more than one can be added. */
    enter_adds_it_more_than_one_can_be: () => "Enter adds it; more than one can be added.",
    /** Add {toLowerCase} */
    add: ({ toLowerCase }: { toLowerCase: string | number }) => `Add ${toLowerCase}`,
    /** Add */
    add_2: () => "Add",
    /** {label}, chosen */
    chosen: ({ label }: { label: string | number }) => `${label}, chosen`,
    /** Remove {each} */
    remove: ({ each }: { each: string | number }) => `Remove ${each}`,
    /** Where */
    where: () => "Where",
    /** Sign up by */
    sign_up_by: () => "Sign up by",
    /** Level */
    level: () => "Level",
    /** Sign-up open */
    sign_up_open: () => "Sign-up open",
    /** of {name} */
    of: ({ name }: { name: string | number }) => `of ${name}`,
    /** Search */
    search: () => "Search",
    /** Name, place or city */
    name_place_or_city: () => "Name, place or city",
    /** All Cities */
    all_cities: () => "All Cities",
    /** All Sports */
    all_sports: () => "All Sports",
    /** All Categories */
    all_categories: () => "All Categories",
    /** Sign-up */
    sign_up: () => "Sign-up",
    /** Open or closed */
    open_or_closed: () => "Open or closed",
    /** Open */
    open: () => "Open",
    /** No businesses found */
    no_businesses_found: () => "No businesses found",
    /** Nothing is listed here yet. */
    nothing_is_listed_here_yet: () => "Nothing is listed here yet.",
    /** None matches all of the filters: take one away. */
    none_matches_all_of_the_filters_take_one: () => "None matches all of the filters: take one away.",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** Leagues and businesses around {organization} */
    leagues_and_businesses_around: ({ organization }: { organization: string | number }) => `Leagues and businesses around ${organization}`,
    /** sign up until {date} */
    sign_up_until: ({ date }: { date: string | number }) => `sign up until ${date}`,
    /** men */
    for_men: () => "men",
    /** women */
    for_women: () => "women",
    /** adult */
    for_adults: () => "adult",
    /** youth */
    for_youth: () => "youth",
    /** co-ed */
    for_all: () => "co-ed",
  },
  common: {
    /** Cancel */
    cancel: () => "Cancel",
    /** Schedule */
    schedule: () => "Schedule",
    /** Standings */
    standings: () => "Standings",
    /** Teams */
    teams: () => "Teams",
    /** Season */
    season: () => "Season",
    /** Loading... */
    loading: () => "Loading...",
    /** Location */
    location: () => "Location",
    /** League */
    league: () => "League",
    /** Date */
    date: () => "Date",
    /** Statistics */
    statistics: () => "Statistics",
    /** Name */
    name: () => "Name",
    /** Team */
    team: () => "Team",
    /** Player */
    player: () => "Player",
    /** {date} vs {opponent} */
    date_vs: ({ date, opponent }: { date: string | number; opponent: string | number }) => `${date} vs ${opponent}`,
    /** {date} at {opponent} */
    date_at: ({ date, opponent }: { date: string | number; opponent: string | number }) => `${date} at ${opponent}`,
    /** Game */
    game: () => "Game",
    /** First name */
    first_name: () => "First name",
    /** Last name */
    last_name: () => "Last name",
    /** Seasons */
    seasons: () => "Seasons",
    /** Sign in */
    sign_in: () => "Sign in",
    /** Username */
    username: () => "Username",
    /** Password */
    password: () => "Password",
    /** Undo */
    undo: () => "Undo",
    /** Save */
    save: () => "Save",
    /** Edit */
    edit: () => "Edit",
    /** Try again */
    try_again: () => "Try again",
    /** Players */
    players: () => "Players",
    /** Captain */
    captain: () => "Captain",
    /** Delete */
    delete: () => "Delete",
    /** Delete selected */
    delete_selected: () => "Delete selected",
    /** All Leagues */
    all_leagues: () => "All Leagues",
    /** Matchup */
    matchup: () => "Matchup",
    /** Games */
    games: () => "Games",
    /** Close */
    close: () => "Close",
    /** {name} created */
    created: ({ name }: { name: string | number }) => `${name} created`,
    /** {name} updated */
    updated: ({ name }: { name: string | number }) => `${name} updated`,
    /** It can be undone for ten minutes. */
    it_can_be_undone_for_ten_minutes: () => "It can be undone for ten minutes.",
  },
  dates: {
    /** January February March April May June July August September October November December */
    months: () => "January February March April May June July August September October November December",
    /** Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec */
    months_in_short: () => "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    /** Sunday Monday Tuesday Wednesday Thursday Friday Saturday */
    weekdays: () => "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
    /** {month} {day}, {year} */
    date: ({ month, day, year }: { month: string | number; day: string | number; year: string | number }) => `${month} ${day}, ${year}`,
    /** {month} {day} */
    day_of_the_year: ({ month, day }: { month: string | number; day: string | number }) => `${month} ${day}`,
    /** {weekday}, {date} */
    weekday_and_date: ({ weekday, date }: { weekday: string | number; date: string | number }) => `${weekday}, ${date}`,
    /** {date}, {time} */
    date_and_time: ({ date, time }: { date: string | number; time: string | number }) => `${date}, ${time}`,
    /** {weekday}, {month} {day}, {year}, {time} {zone} */
    exact_moment: ({ weekday, month, day, year, time, zone }: { weekday: string | number; month: string | number; day: string | number; year: string | number; time: string | number; zone: string | number }) => `${weekday}, ${month} ${day}, ${year}, ${time} ${zone}`,
    /** {time} AM */
    before_noon: ({ time }: { time: string | number }) => `${time} AM`,
    /** {time} PM */
    after_noon: ({ time }: { time: string | number }) => `${time} PM`,
    /** TBD */
    to_be_determined: () => "TBD",
  },
  developers: {
    /** Skip to content */
    skip_to_content: () => "Skip to content",
    /** For developers: all pages */
    for_developers_all_pages: () => "For developers: all pages",
    /** All pages */
    all_pages: () => "All pages",
    /** For developers */
    for_developers: () => "For developers",
    /** On this page */
    on_this_page: () => "On this page",
    /** Search the pages for developers */
    search_the_pages_for_developers: () => "Search the pages for developers",
    /** Search */
    search: () => "Search",
    /** Find */
    find: () => "Find",
    /** Explorer */
    explorer: () => "Explorer",
    /** What this is */
    what_this_is: () => "What this is",
    /** All Listings */
    all_listings: () => "All Listings",
    /** {name} copied */
    copied_to_clipboard: ({ name }: { name: string | number }) => `${name} copied`,
    /** Copied */
    copied: () => "Copied",
    /** Copy */
    copy: () => "Copy",
    /** Selected: copy it with your keyboard or menu. */
    selected_copy_it: () => "Selected: copy it with your keyboard or menu.",
  },
  divisions: {
    /** Move to {name} */
    move_to: ({ name }: { name: string | number }) => `Move to ${name}`,
    /** Add a division first */
    add_a_division_first: () => "Add a division first",
    /** Move up */
    move_up: () => "Move up",
    /** Move down */
    move_down: () => "Move down",
    /** Take out of the division */
    take_out_of_the_division: () => "Take out of the division",
    /** To move a team, press space or enter on its handle. Up and down change its position, left and right its division; space or enter puts it down, escape leaves it where it was. */
    to_move_a_team_press_space_or_enter: () => "To move a team, press space or enter on its handle. Up and down change its position, left and right its division; space or enter puts it down, escape leaves it where it was.",
    /** Select {team} */
    select: ({ team }: { team: string | number }) => `Select ${team}`,
    /** Unassigned teams */
    unassigned_teams: () => "Unassigned teams",
    /** Every team is in a division. */
    every_team_is_in_a_division: () => "Every team is in a division.",
    /** No team matches. */
    no_team_matches: () => "No team matches.",
    /** Teams of {division} */
    teams_of: ({ division }: { division: string | number }) => `Teams of ${division}`,
    /** Drop teams here, or choose the division in a team’s menu. */
    drop_teams_here_or_choose_the_division_in: () => "Drop teams here, or choose the division in a team’s menu.",
    /** Rename {division} */
    rename: ({ division }: { division: string | number }) => `Rename ${division}`,
    /** New division */
    new_division: () => "New division",
    /** Add division */
    add_division: () => "Add division",
    /** The division could not be saved. */
    the_division_could_not_be_saved: () => "The division could not be saved.",
    /** The division could not be added. */
    the_division_could_not_be_added: () => "The division could not be added.",
    /** Gold */
    gold: () => "Gold",
    /** Name is required. */
    name_is_required: () => "Name is required.",
    /** Bracket of {name} */
    bracket_of: ({ name }: { name: string | number }) => `Bracket of ${name}`,
    /** Bracket */
    bracket: () => "Bracket",
    /** More for {name} */
    more_for: ({ name }: { name: string | number }) => `More for ${name}`,
    /** Rename */
    rename_2: () => "Rename",
    /** Divisions */
    divisions: () => "Divisions",
    /** No divisions and no teams yet */
    no_divisions_and_no_teams_yet: () => "No divisions and no teams yet",
    /** Add teams to the season’s leagues; then divisions can be made of them. */
    add_teams_to_the_seasons_leagues_then: () => "Add teams to the season’s leagues; then divisions can be made of them.",
    /** {number} of {count} in {name} */
    of_in: ({ number, count, name }: { number: string | number; count: string | number; name: string | number }) => `${number} of ${count} in ${name}`,
    /** Move {name} */
    move: ({ name }: { name: string | number }) => `Move ${name}`,
    /** Unassigned <mark>{count}</mark> */
    unassigned: ({ mark, count }: { mark: (words: ReactNode) => ReactNode; count: string | number }) => richText("Unassigned ", mark(`${count}`)),
    /** unassigned */
    is_unassigned: () => "unassigned",
    /** All */
    all: () => "All",
    /** Select all unassigned teams */
    select_all_unassigned_teams: () => "Select all unassigned teams",
    /** Find a team */
    find_a_team: () => "Find a team",
    /** Put {chosen} selected into a division */
    put_selected_into_a_division: ({ chosen }: { chosen: string | number }) => `Put ${chosen} selected into a division`,
    /** Put {chosen} selected into … */
    put_selected_into: ({ chosen }: { chosen: string | number }) => `Put ${chosen} selected into …`,
    /** Change the seeds? */
    change_the_seeds: () => "Change the seeds?",
    /** The bracket of {names} has games already. Those whose teams do not meet any more stay, with a warning, and do not count. */
    the_bracket_of_has_games_already_those_whose: ({ names }: { names: string | number }) => `The bracket of ${names} has games already. Those whose teams do not meet any more stay, with a warning, and do not count.`,
    /**  and of  */
    and_of: () => " and of ",
    /** Change seeds */
    change_seeds: () => "Change seeds",
    /** Are you sure you want to delete this division? */
    are_you_sure_you_want_to_delete_this: () => "Are you sure you want to delete this division?",
    /** The division could not be deleted. */
    the_division_could_not_be_deleted: () => "The division could not be deleted.",
    /** No team is in it. */
    no_team_is_in_it: () => "No team is in it.",
    /** Its team becomes unassigned. */
    its_team_becomes_unassigned: () => "Its team becomes unassigned.",
    /** Its {unassignedTeams} teams become unassigned. */
    its_teams_become_unassigned: ({ unassignedTeams }: { unassignedTeams: string | number }) => `Its ${unassignedTeams} teams become unassigned.`,
    /** {statisticLines} lines of statistics */
    lines_of_statistics: ({ statisticLines }: { statisticLines: string | number }) => `${statisticLines} lines of statistics`,
    /** {teams} It can be undone for ten minutes. */
    it_can_be_undone_for_ten_minutes: ({ teams }: { teams: string | number }) => `${teams} It can be undone for ten minutes.`,
    /** {teams} It takes {enumerate} with it. It can be undone for ten minutes. */
    it_takes_with_it_it_can_be_undone: ({ teams, enumerate }: { teams: string | number; enumerate: string | number }) => `${teams} It takes ${enumerate} with it. It can be undone for ten minutes.`,
    /** Put {team} down, {placeInWords}. */
    put_down: ({ team, placeInWords }: { team: string | number; placeInWords: string | number }) => `Put ${team} down, ${placeInWords}.`,
    /** Picked up {team}, {placeInWords}. */
    picked_up: ({ team, placeInWords }: { team: string | number; placeInWords: string | number }) => `Picked up ${team}, ${placeInWords}.`,
    /** {team} stays where it was. */
    stays_where_it_was: ({ team }: { team: string | number }) => `${team} stays where it was.`,
    /** The change could not be saved. */
    the_change_could_not_be_saved: () => "The change could not be saved.",
    /** {games, plural, one {1 bracket game} other {{games} bracket games}} */
    bracket_games: ({ games }: { games: number }) => `${pluralText(games, { "one": "1 bracket game", "other": `${games} bracket games` })}`,
  },
  explorer: {
    /** Explorer */
    explorer: () => "Explorer",
    /** For developers */
    for_developers: () => "For developers",
    /** Copied */
    copied: () => "Copied",
    /** The address above is the link */
    the_address_above_is_the_link: () => "The address above is the link",
    /** Copy link */
    copy_link: () => "Copy link",
    /** Loading … */
    loading: () => "Loading …",
    /** What an answer costs, and its headers, stand here once there is one. */
    what_an_answer_costs_and_its_headers_stand: () => "What an answer costs, and its headers, stand here once there is one.",
    /** Cost and headers */
    cost_and_headers: () => "Cost and headers",
    /** {actual, number} of {estimated, number} estimated (at most {limit, number}) */
    of_estimated_at_most: ({ actual, estimated, limit }: { actual: number; estimated: number; limit: number }) => `${numberText(actual)} of ${numberText(estimated)} estimated (at most ${numberText(limit)})`,
    /** {milliseconds} ms */
    ms: ({ milliseconds }: { milliseconds: string | number }) => `${milliseconds} ms`,
    /** yes */
    yes: () => "yes",
    /** no */
    no: () => "no",
    /** All headers */
    all_headers: () => "All headers",
    /** Cost */
    cost: () => "Cost",
    /** Statements */
    statements: () => "Statements",
    /** Time */
    time: () => "Time",
    /** Status */
    status: () => "Status",
    /** From memory */
    from_memory: () => "From memory",
  },
  fieldNames: {
    /** name */
    name: () => "name",
    /** first name */
    first_name: () => "first name",
    /** last name */
    last_name: () => "last name",
    /** known as */
    known_as: () => "known as",
    /** date */
    date: () => "date",
    /** time */
    time: () => "time",
    /** status */
    status: () => "status",
    /** score home */
    score_home: () => "score home",
    /** score away */
    score_away: () => "score away",
    /** home score */
    home_score: () => "home score",
    /** away score */
    away_score: () => "away score",
    /** home team */
    home_team: () => "home team",
    /** away team */
    away_team: () => "away team",
    /** location */
    location: () => "location",
    /** court */
    court: () => "court",
    /** notes */
    notes: () => "notes",
    /** visibility */
    visibility: () => "visibility",
    /** visibility in listings */
    visibility_in_listings: () => "visibility in listings",
    /** captain */
    captain: () => "captain",
    /** picture */
    picture: () => "picture",
    /** league */
    league: () => "league",
    /** leagues */
    leagues: () => "leagues",
    /** team */
    team: () => "team",
    /** teams */
    teams: () => "teams",
    /** player */
    player: () => "player",
    /** players */
    players: () => "players",
    /** games */
    games: () => "games",
    /** game */
    game: () => "game",
    /** season */
    season: () => "season",
    /** seasons */
    seasons: () => "seasons",
    /** statistics */
    statistics: () => "statistics",
    /** rosters */
    rosters: () => "rosters",
    /** roster */
    roster: () => "roster",
    /** lines */
    lines: () => "lines",
    /** published version */
    published_version: () => "published version",
    /** place */
    place: () => "place",
    /** type of link */
    type_of_link: () => "type of link",
    /** address */
    address: () => "address",
    /** accent colour */
    accent_colour: () => "accent colour",
    /** number of weeks */
    number_of_weeks: () => "number of weeks",
    /** week */
    week: () => "week",
    /** password */
    password: () => "password",
    /** sponsor */
    sponsor: () => "sponsor",
    /** jersey number */
    jersey_number: () => "jersey number",
    /** position */
    position: () => "position",
    /** active */
    active: () => "active",
    /** start date */
    start_date: () => "start date",
    /** finish date */
    finish_date: () => "finish date",
    /** end date */
    end_date: () => "end date",
    /** added */
    added: () => "added",
    /** changed */
    changed: () => "changed",
    /** kept */
    kept: () => "kept",
    /** same */
    same: () => "same",
    /** removed */
    removed: () => "removed",
    /** created */
    created: () => "created",
    /** deleted */
    deleted: () => "deleted",
    /** title */
    title: () => "title",
    /** slug */
    slug: () => "slug",
    /** former slugs */
    former_slugs: () => "former slugs",
    /** label */
    label: () => "label",
    /** email */
    email: () => "email",
    /** role */
    role: () => "role",
    /** username */
    username: () => "username",
    /** theme */
    theme: () => "theme",
    /** site language */
    site_language: () => "site language",
    /** language */
    language: () => "language",
    /** time zone */
    time_zone: () => "time zone",
    /** logo */
    logo: () => "logo",
    /** domain */
    domain: () => "domain",
    /** domains */
    domains: () => "domains",
    /** rank */
    rank: () => "rank",
    /** withdrawn */
    withdrawn: () => "withdrawn",
    /** description */
    description: () => "description",
    /** colour */
    colour: () => "colour",
    /** abbreviation */
    abbreviation: () => "abbreviation",
    /** formula */
    formula: () => "formula",
    /** order */
    order: () => "order",
    /** reason */
    reason: () => "reason",
    /** division */
    division: () => "division",
    /** divisions */
    divisions: () => "divisions",
    /** seed */
    seed: () => "seed",
    /** video */
    video: () => "video",
    /** period */
    period: () => "period",
    /** periods */
    periods: () => "periods",
    /** values */
    values: () => "values",
    /** value */
    value: () => "value",
    /** bye */
    bye: () => "bye",
    /** byes */
    byes: () => "byes",
    /** weeks off */
    weeks_off: () => "weeks off",
    /** links */
    links: () => "links",
    /** pages */
    pages: () => "pages",
    /** users */
    users: () => "users",
    /** schedules */
    schedules: () => "schedules",
    /** scope */
    scope: () => "scope",
    /** origins */
    origins: () => "origins",
    /** events */
    events: () => "events",
    /** expires at */
    expires_at: () => "expires at",
    /** started */
    started: () => "started",
    /** did not play */
    did_not_play: () => "did not play",
    /** street */
    street: () => "street",
    /** city */
    city: () => "city",
    /** state */
    state: () => "state",
    /** zip */
    zip: () => "zip",
    /** phone */
    phone: () => "phone",
    /** sport */
    sport: () => "sport",
    /** sports */
    sports: () => "sports",
    /** home variant */
    home_variant: () => "home variant",
    /** nav variant */
    nav_variant: () => "nav variant",
    /** names on rosters */
    roster_names: () => "names on rosters",
    /** player names */
    player_names: () => "player names",
    /** captain label */
    captain_label: () => "captain label",
  },
  gameStatus: {
    /** Completed */
    completed: () => "Completed",
    /** Scheduled */
    scheduled: () => "Scheduled",
    /** In progress */
    in_progress: () => "In progress",
    /** Final */
    final: () => "Final",
    /** Forfeit */
    forfeit: () => "Forfeit",
    /** Postponed */
    postponed: () => "Postponed",
    /** Cancelled */
    cancelled: () => "Cancelled",
  },
  games: {
    /** Bye updated! */
    bye_updated: () => "Bye updated!",
    /** Bye created! */
    bye_created: () => "Bye created!",
    /** Edit bye of {name} */
    edit_bye_of: ({ name }: { name: string | number }) => `Edit bye of ${name}`,
    /** Create bye */
    create_bye: () => "Create bye",
    /** Failed to update bye */
    failed_to_update_bye: () => "Failed to update bye",
    /** Failed to create bye */
    failed_to_create_bye: () => "Failed to create bye",
    /** Choose a league first */
    choose_a_league_first: () => "Choose a league first",
    /** Select a team */
    select_a_team: () => "Select a team",
    /** Please choose a team. */
    please_choose_a_team: () => "Please choose a team.",
    /** Without one the bye shows here only, not on the public schedule. */
    without_one_the_bye_shows_here_only_not: () => "Without one the bye shows here only, not on the public schedule.",
    /** Game details updated successfully! */
    game_details_updated_successfully: () => "Game details updated successfully!",
    /** Edit {homeTeam} vs {awayTeam} */
    edit_vs: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `Edit ${homeTeam} vs ${awayTeam}`,
    /** Failed to update game details. */
    failed_to_update_game_details: () => "Failed to update game details.",
    /** Status */
    status: () => "Status",
    /** Take the final scores of this game away? */
    take_the_final_scores_of_this_game_away: () => "Take the final scores of this game away?",
    /** It counts for nothing then, in standings and statistics. */
    it_counts_for_nothing_then_in_standings_and: () => "It counts for nothing then, in standings and statistics.",
    /** Take away */
    take_away: () => "Take away",
    /** Final game score updated! */
    final_game_score_updated: () => "Final game score updated!",
    /** Score updated successfully */
    score_updated_successfully: () => "Score updated successfully",
    /** Final scores */
    final_scores: () => "Final scores",
    /** Save scores */
    save_scores: () => "Save scores",
    /** Failed to update final score. */
    failed_to_update_final_score: () => "Failed to update final score.",
    /** What was entered of this game adds up to {ofHome} - {ofAway}. */
    what_was_entered_of_this_game_adds_up: ({ ofHome, ofAway }: { ofHome: string | number; ofAway: string | number }) => `What was entered of this game adds up to ${ofHome} - ${ofAway}.`,
    /** With equal scores nobody wins this game. */
    with_equal_scores_nobody_wins_this_game: () => "With equal scores nobody wins this game.",
    /** Nobody played: it is decided by forfeit */
    nobody_played_it_is_decided_by_forfeit: () => "Nobody played: it is decided by forfeit",
    /** Take these */
    take_these: () => "Take these",
    /** Enter both scores: whether it is a forfeit is saved with them. */
    whether_it_is_a_forfeit_is_saved_with_both: () => "Enter both scores: whether it is a forfeit is saved with them.",
    /** Enter both scores. */
    enter_both_scores: () => "Enter both scores.",
    /** Enter both scores, or neither. */
    enter_both_scores_or_neither: () => "Enter both scores, or neither.",
    /** Enter a whole number from 0 to {largest}. */
    enter_a_whole_number: ({ largest }: { largest: string | number }) => `Enter a whole number from 0 to ${largest}.`,
    /** Edit Final Scores */
    edit_final_scores: () => "Edit Final Scores",
    /** Edit Game */
    edit_game: () => "Edit Game",
    /** Board */
    board: () => "Board",
    /** Scoresheet */
    scoresheet: () => "Scoresheet",
    /** Scorekeepers */
    scorekeepers: () => "Scorekeepers",
    /** Delete game */
    delete_game: () => "Delete game",
    /** Game not found. */
    game_not_found: () => "Game not found.",
    /** To the schedule */
    to_the_schedule: () => "To the schedule",
    /** Edit Stats */
    edit_stats: () => "Edit Stats",
    /** Courtside */
    courtside: () => "Courtside",
    /** differs from the final score */
    differs_from_the_final_score: () => "differs from the final score",
    /** Sum */
    sum: () => "Sum",
    /** Sets */
    sets_won: () => "Sets",
    /** Final */
    final: () => "Final",
    /** Enter whole numbers from 0 to {largest}. */
    enter_whole_numbers: ({ largest }: { largest: string | number }) => `Enter whole numbers from 0 to ${largest}.`,
    /** Add {next} */
    add: ({ next }: { next: string | number }) => `Add ${next}`,
    /** Further periods can be added to the game periods. */
    further_periods_can_be_added_to_the_game: () => "Further periods can be added to the game periods.",
    /** {changedBy} has removed the score for {team} in {period} meanwhile. */
    has_removed_the_score_for_in_meanwhile: ({ changedBy, team, period }: { changedBy: string | number; team: string | number; period: string | number }) => `${changedBy} has removed the score for ${team} in ${period} meanwhile.`,
    /** {changedBy} has entered {stored} for {team} in {period} meanwhile. */
    has_entered_for_in_meanwhile: ({ changedBy, stored, team, period }: { changedBy: string | number; stored: string | number; team: string | number; period: string | number }) => `${changedBy} has entered ${stored} for ${team} in ${period} meanwhile.`,
    /** {count, plural, one {{each} Save again to put yours in its place.} other {{each} Save again to put yours in their place.}} */
    save_again_to_put_yours_in_their_place: ({ count, each }: { count: number; each: string | number }) => `${pluralText(count, { "one": `${each} Save again to put yours in its place.`, "other": `${each} Save again to put yours in their place.` })}`,
    /** Create Bye */
    create_bye_2: () => "Create Bye",
    /** Create Week Off */
    create_week_off: () => "Create Week Off",
    /** Create Game */
    create_game: () => "Create Game",
    /** Games, byes and weeks off of {shown}, by date. */
    games_byes_and_weeks_off_of_by_date: ({ shown }: { shown: string | number }) => `Games, byes and weeks off of ${shown}, by date.`,
    /** Active season */
    active_season: () => "Active season",
    /** Byes and weeks off could not be loaded. */
    byes_and_weeks_off_could_not_be_loaded: () => "Byes and weeks off could not be loaded.",
    /** Edit Bye */
    edit_bye: () => "Edit Bye",
    /** Delete bye */
    delete_bye: () => "Delete bye",
    /** Edit Week Off */
    edit_week_off: () => "Edit Week Off",
    /** Delete week off */
    delete_week_off: () => "Delete week off",
    /** Results */
    results: () => "Results",
    /** Bye */
    bye: () => "Bye",
    /** No Games */
    no_games: () => "No Games",
    /** More */
    more: () => "More",
    /** Games, byes and weeks off */
    games_byes_and_weeks_off: () => "Games, byes and weeks off",
    /** No games available */
    no_games_available: () => "No games available",
    /** Choose another league or date. */
    choose_another_league_or_date: () => "Choose another league or date.",
    /** Create the first one with Create Game. */
    create_the_first_one_with_create_game: () => "Create the first one with Create Game.",
    /** Select games, byes, or week-offs to delete. */
    select_games_byes_or_week_offs_to_delete: () => "Select games, byes, or week-offs to delete.",
    /** Scores and statistics go with their games. It can be undone for ten minutes. */
    scores_and_statistics_go_with_their_games_it: () => "Scores and statistics go with their games. It can be undone for ten minutes.",
    /** Items deleted successfully */
    items_deleted_successfully: () => "Items deleted successfully",
    /** Error occurred while deleting. */
    error_occurred_while_deleting: () => "Error occurred while deleting.",
    /** Week off updated! */
    week_off_updated: () => "Week off updated!",
    /** Week off created! */
    week_off_created: () => "Week off created!",
    /** Edit week off of {league} */
    edit_week_off_of: ({ league }: { league: string | number }) => `Edit week off of ${league}`,
    /** Create week off */
    create_week_off_2: () => "Create week off",
    /** Failed to update week off. */
    failed_to_update_week_off: () => "Failed to update week off.",
    /** Failed to create week off. */
    failed_to_create_week_off: () => "Failed to create week off.",
    /** Please choose a date. */
    please_choose_a_date: () => "Please choose a date.",
    /** Reason */
    reason: () => "Reason",
    /** The public schedule shows it; without one 'Off Week'. */
    the_public_schedule_shows_it_without_one_off: () => "The public schedule shows it; without one 'Off Week'.",
    /** {games, plural, one {One game stands on that day. It stays} other {# games stand on that day. They stay}} there until moved: one by one, or in the schedule builder by Repair. */
    games_stand_on_that_day: ({ games }: { games: number }) => `${pluralText(games, { "one": "One game stands on that day. It stays", "other": `${numberText(games)} games stand on that day. They stay` })} there until moved: one by one, or in the schedule builder by Repair.`,
    /** Total */
    total: () => "Total",
    /** did not play */
    did_not_play: () => "did not play",
    /** {team}: statistics by player */
    statistics_by_player: ({ team }: { team: string | number }) => `${team}: statistics by player`,
    /** No statistics entered for this team. */
    no_statistics_entered_for_this_team: () => "No statistics entered for this team.",
    /** No statistics yet */
    no_statistics_yet: () => "No statistics yet",
    /** They appear here as soon as they are entered. */
    they_appear_here_as_soon_as_they_are: () => "They appear here as soon as they are entered.",
    /** No statistics */
    no_statistics: () => "No statistics",
    /** The game is cancelled. */
    of_a_cancelled_game: () => "The game is cancelled.",
    /** The game was decided by forfeit. */
    of_a_forfeited_game: () => "The game was decided by forfeit.",
    /** Play by play */
    play_by_play: () => "Play by play",
    /** Video */
    video: () => "Video",
    /** If it does not play here, it is at its own address: */
    if_the_video_does_not_play: () => "If it does not play here, it is at its own address:",
    /** Video of {gameTitle} */
    video_of: ({ gameTitle }: { gameTitle: string | number }) => `Video of ${gameTitle}`,
    /** A team that is gone */
    a_team_that_is_gone: () => "A team that is gone",
    /** final score */
    final_score: () => "final score",
    /** : removed from the box score of {teamName} */
    removed_from_the_box_score_of: ({ teamName }: { teamName: string | number }) => `: removed from the box score of ${teamName}`,
    /** : added to the box score of {teamName} */
    added_to_the_box_score_of: ({ teamName }: { teamName: string | number }) => `: added to the box score of ${teamName}`,
    /** : now a starter */
    now_a_starter: () => ": now a starter",
    /** : no longer a starter */
    no_longer_a_starter: () => ": no longer a starter",
    /** : did not play after all */
    did_not_play_after_all: () => ": did not play after all",
    /** : played after all */
    played_after_all: () => ": played after all",
    /** A player who is gone */
    a_player_who_is_gone: () => "A player who is gone",
    /** none */
    none: () => "none",
    /** is now */
    is_now: () => "is now",
    /** by {changedBy} */
    by: ({ changedBy }: { changedBy: string | number }) => `by ${changedBy}`,
    /** Corrections */
    corrections: () => "Corrections",
    /** Changed after the result was known. */
    changed_after_the_result_was_known: () => "Changed after the result was known.",
    /** {count} earlier */
    earlier: ({ count }: { count: string | number }) => `${count} earlier`,
    /** Game leaders */
    game_leaders: () => "Game leaders",
    /** Game not found */
    game_not_found_2: () => "Game not found",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** Line score */
    line_score: () => "Line score",
    /** T */
    t: () => "T",
    /** Scheduled Games */
    scheduled_games: () => "Scheduled Games",
    /** Completed Games */
    completed_games: () => "Completed Games",
    /** All Dates */
    all_dates: () => "All Dates",
    /** All Teams */
    all_teams: () => "All Teams",
    /** All Games */
    all_games: () => "All Games",
    /** No games, byes, or week-offs found. */
    no_games_byes_or_week_offs_found: () => "No games, byes, or week-offs found.",
    /** Schedule and results of {organization} */
    schedule_and_results_of: ({ organization }: { organization: string | number }) => `Schedule and results of ${organization}`,
    /** No Games ({reason}) */
    no_games_2: ({ reason }: { reason: string | number }) => `No Games (${reason})`,
    /** Off Week */
    off_week: () => "Off Week",
    /** {names} (BYE) */
    bye_2: ({ names }: { names: string | number }) => `${names} (BYE)`,
    /** Time */
    time: () => "Time",
    /** Schedule and results */
    schedule_and_results: () => "Schedule and results",
    /** Scoreboard */
    scoreboard: () => "Scoreboard",
    /** {team} vs {team2} */
    vs: ({ team, team2 }: { team: string | number; team2: string | number }) => `${team} vs ${team2}`,
    /** Away */
    away: () => "Away",
    /** Home */
    home: () => "Home",
    /** Court */
    court: () => "Court",
    /** Are you sure you want to delete {count, plural, one {this game} other {these games}}? */
    are_you_sure_to_delete_games: ({ count }: { count: number }) => `Are you sure you want to delete ${pluralText(count, { "one": "this game", "other": "these games" })}?`,
    /** Are you sure you want to delete {count, plural, one {this bye} other {these byes}}? */
    are_you_sure_to_delete_byes: ({ count }: { count: number }) => `Are you sure you want to delete ${pluralText(count, { "one": "this bye", "other": "these byes" })}?`,
    /** Are you sure you want to delete {count, plural, one {this week off} other {these weeks off}}? */
    are_you_sure_to_delete_weeks_off: ({ count }: { count: number }) => `Are you sure you want to delete ${pluralText(count, { "one": "this week off", "other": "these weeks off" })}?`,
    /** Are you sure you want to delete these items? */
    are_you_sure_to_delete_items: () => "Are you sure you want to delete these items?",
    /** Final/OT */
    final_after_overtime: () => "Final/OT",
    /** Final/{overtimes}OT */
    final_after_overtimes: ({ overtimes }: { overtimes: string | number }) => `Final/${overtimes}OT`,
    /** Begins in {days, plural, one {# day} other {# days}}, {hours} h */
    begins_in_days: ({ days, hours }: { days: number; hours: string | number }) => `Begins in ${pluralText(days, { "one": `${numberText(days)} day`, "other": `${numberText(days)} days` })}, ${hours} h`,
    /** Begins in {hours} h {minutes} min */
    begins_in_hours: ({ hours, minutes }: { hours: string | number; minutes: string | number }) => `Begins in ${hours} h ${minutes} min`,
    /** Team comparison */
    team_comparison: () => "Team comparison",
    /** Totals of both teams */
    totals_of_both_teams: () => "Totals of both teams",
    /** Statistic */
    statistic: () => "Statistic",
    /** Lead */
    lead: () => "Lead",
    /** After */
    after_period: () => "After",
    /** Start */
    before_the_game: () => "Start",
    /** Game flow */
    game_flow: () => "Game flow",
    /** After inning */
    after_inning: () => "After inning",
    /** Lead at the end of each inning: above the line {home} is ahead, below it {away}. */
    lead_after_innings: ({ home, away }: { home: string | number; away: string | number }) => `Lead at the end of each inning: above the line ${home} is ahead, below it ${away}.`,
    /** Lead at the end of each period: above the line {home} is ahead, below it {away}. */
    above_the_line_home_leads: ({ home, away }: { home: string | number; away: string | number }) => `Lead at the end of each period: above the line ${home} is ahead, below it ${away}.`,
    /** Score after each period */
    score_after_each_period: () => "Score after each period",
    /** Both teams this season */
    both_teams_this_season: () => "Both teams this season",
    /** Both teams side by side */
    both_teams_side_by_side: () => "Both teams side by side",
    /** Won-lost */
    won_and_lost: () => "Won-lost",
    /** Last ten */
    last_ten: () => "Last ten",
    /** {name} per game */
    per_game: ({ name }: { name: string | number }) => `${name} per game`,
    /** Last meetings */
    last_meetings: () => "Last meetings",
    /** Begins in {minutes} min */
    begins_in_minutes: ({ minutes }: { minutes: string | number }) => `Begins in ${minutes} min`,
    /** Day by day */
    day_by_day: () => "Day by day",
    /** Today */
    today: () => "Today",
    /** Next game */
    next_game: () => "Next game",
    /** No games on this day. */
    no_games_on_this_day: () => "No games on this day.",
    /** Days with games */
    days_with_games: () => "Days with games",
    /** Previous day with games */
    previous_day: () => "Previous day with games",
    /** Next day with games */
    next_day: () => "Next day with games",
    /** Previous month with games */
    previous_month: () => "Previous month with games",
    /** Next month with games */
    next_month: () => "Next month with games",
    /** {month} {year} */
    month_and_year: ({ month, year }: { month: string | number; year: string | number }) => `${month} ${year}`,
    /** All columns */
    all_columns: () => "All columns",
    /** Compact */
    compact: () => "Compact",
    /** Per 36 minutes */
    per_36_minutes: () => "Per 36 minutes",
    /** Season totals */
    season_totals: () => "Season totals",
    /** View of the box score */
    view_of_the_box_score: () => "View of the box score",
    /** GP */
    games_played_short: () => "GP",
    /** Games played */
    games_played: () => "Games played",
    /** {winner} beat {loser} {score}, {date} */
    beat_on: ({ winner, loser, score, date }: { winner: string | number; loser: string | number; score: string | number; date: string | number }) => `${winner} beat ${loser} ${score}, ${date}`,
    /** {home} and {away} played {score}, {date} */
    level_on: ({ home, away, score, date }: { home: string | number; away: string | number; score: string | number; date: string | number }) => `${home} and ${away} played ${score}, ${date}`,
    /** {home} play {away} on {date} */
    plays_on: ({ home, away, date }: { home: string | number; away: string | number; date: string | number }) => `${home} play ${away} on ${date}`,
    /** {home} play {away} on {date} at {time} */
    plays_on_at: ({ home, away, date, time }: { home: string | number; away: string | number; date: string | number; time: string | number }) => `${home} play ${away} on ${date} at ${time}`,
    /** {home} vs {away}, {date}, is postponed */
    is_postponed: ({ home, away, date }: { home: string | number; away: string | number; date: string | number }) => `${home} vs ${away}, ${date}, is postponed`,
    /** {home} vs {away}, {date}, is cancelled */
    is_cancelled: ({ home, away, date }: { home: string | number; away: string | number; date: string | number }) => `${home} vs ${away}, ${date}, is cancelled`,
    /** {home} vs {away}, {date}, is decided by forfeit */
    is_forfeited: ({ home, away, date }: { home: string | number; away: string | number; date: string | number }) => `${home} vs ${away}, ${date}, is decided by forfeit`,
    /** {home} play {away}; the date is to be determined */
    plays_without_a_date: ({ home, away }: { home: string | number; away: string | number }) => `${home} play ${away}; the date is to be determined`,
    /** Overlay for streams */
    overlay_for_streams: () => "Overlay for streams",
    /** A scoreboard on a transparent page, to be laid over the picture of a stream. It follows the game by itself. */
    what_an_overlay_is: () => "A scoreboard on a transparent page, to be laid over the picture of a stream. It follows the game by itself.",
    /** Colors */
    overlay_colours: () => "Colors",
    /** Size */
    overlay_size: () => "Size",
    /** Place in the picture */
    overlay_position: () => "Place in the picture",
    /** Address of the overlay */
    overlay_address: () => "Address of the overlay",
    /** Look at it */
    look_at_the_overlay: () => "Look at it",
    /** In OBS Studio add a source of the kind Browser, paste the address, and set it as wide and as high as the picture, mostly 1920 by 1080. Before the game it shows when it begins, then score and period as they are entered, and at the end the result. There is no clock, since nobody enters it. */
    how_an_overlay_gets_into_a_stream: () => "In OBS Studio add a source of the kind Browser, paste the address, and set it as wide and as high as the picture, mostly 1920 by 1080. Before the game it shows when it begins, then score and period as they are entered, and at the end the result. There is no clock, since nobody enters it.",
    /** Dark */
    overlay_dark: () => "Dark",
    /** Light */
    overlay_light: () => "Light",
    /** Small, with abbreviations */
    overlay_small: () => "Small, with abbreviations",
    /** Medium */
    overlay_medium: () => "Medium",
    /** Large */
    overlay_large: () => "Large",
    /** Top left */
    overlay_top_left: () => "Top left",
    /** Top */
    overlay_top: () => "Top",
    /** Top right */
    overlay_top_right: () => "Top right",
    /** Bottom left */
    overlay_bottom_left: () => "Bottom left",
    /** Bottom */
    overlay_bottom: () => "Bottom",
    /** Bottom right */
    overlay_bottom_right: () => "Bottom right",
  },
  leagues: {
    /** Leagues */
    leagues: () => "Leagues",
    /** No leagues available */
    no_leagues_available: () => "No leagues available",
    /** Schedule<mark> of {name}</mark> */
    schedule_of: ({ mark, name }: { mark: (words: ReactNode) => ReactNode; name: string | number }) => richText("Schedule", mark(` of ${name}`)),
    /** Standings<mark> of {name}</mark> */
    standings_of: ({ mark, name }: { mark: (words: ReactNode) => ReactNode; name: string | number }) => richText("Standings", mark(` of ${name}`)),
    /** Page not found */
    page_not_found: () => "Page not found",
    /** Leagues of {name} */
    leagues_of: ({ name }: { name: string | number }) => `Leagues of ${name}`,
    /** Select {league} */
    select: ({ league }: { league: string | number }) => `Select ${league}`,
    /** {teamCount, plural, one {{teamCount} team} other {{teamCount} teams}} */
    teams: ({ teamCount }: { teamCount: number }) => `${pluralText(teamCount, { "one": `${teamCount} team`, "other": `${teamCount} teams` })}`,
    /** Edit {league} */
    edit: ({ league }: { league: string | number }) => `Edit ${league}`,
    /** More for {league} */
    more_for: ({ league }: { league: string | number }) => `More for ${league}`,
    /** Settings for plays */
    settings_for_plays: () => "Settings for plays",
    /** Standings rules */
    standings_rules: () => "Standings rules",
    /** Draw lots */
    draw_lots: () => "Draw lots",
    /** Move up */
    move_up: () => "Move up",
    /** Move down */
    move_down: () => "Move down",
    /** League not found. */
    league_not_found: () => "League not found.",
    /** To all leagues */
    to_all_leagues: () => "To all leagues",
    /** Seasons of {league} */
    seasons_of: ({ league }: { league: string | number }) => `Seasons of ${league}`,
    /** In no season */
    in_no_season: () => "In no season",
    /** Add a league with this name on a season’s page. */
    add_a_league_with_this_name_on_a: () => "Add a league with this name on a season’s page.",
    /** Active */
    active: () => "Active",
    /** Dates */
    dates: () => "Dates",
    /** New league */
    new_league: () => "New league",
    /** Delete selected leagues */
    delete_selected_leagues: () => "Delete selected leagues",
    /** No leagues in this season */
    no_leagues_in_this_season: () => "No leagues in this season",
    /** Add one by name, or copy the leagues of another season with their teams. */
    add_one_by_name_or_copy_the_leagues: () => "Add one by name, or copy the leagues of another season with their teams.",
    /** Select all */
    select_all: () => "Select all",
    /** A league lasts over the seasons. New ones are added to a season on its page. */
    a_league_lasts_over_the_seasons_new_ones: () => "A league lasts over the seasons. New ones are added to a season on its page.",
    /** Open a season and add the first one there. */
    open_a_season_and_add_the_first_one: () => "Open a season and add the first one there.",
    /** Find */
    find: () => "Find",
    /** No league matches */
    no_league_matches: () => "No league matches",
    /** Clear the filter to see all of them. */
    clear_the_filter_to_see_all_of_them: () => "Clear the filter to see all of them.",
    /** Edit {name} */
    edit_2: ({ name }: { name: string | number }) => `Edit ${name}`,
    /** Latest season */
    latest_season: () => "Latest season",
    /** Create league */
    create_league: () => "Create league",
    /** The league could not be created. */
    the_league_could_not_be_created: () => "The league could not be created.",
    /** Copy from */
    copy_from: () => "Copy from",
    /** With teams and rosters, without games. */
    with_teams_and_rosters_without_games: () => "With teams and rosters, without games.",
    /** Nothing: begin without teams */
    nothing_begin_without_teams: () => "Nothing: begin without teams",
    /** Left blank: all {count} leagues of {source}. */
    left_blank_all_leagues_of: ({ count, source }: { count: string | number; source: string | number }) => `Left blank: all ${count} leagues of ${source}.`,
    /** A league that had this name in another season is the same league. */
    a_league_that_had_this_name_in_another: () => "A league that had this name in another season is the same league.",
    /** Irvine Tuesday */
    irvine_tuesday: () => "Irvine Tuesday",
    /** Name is required. */
    name_is_required: () => "Name is required.",
    /** Settings for plays of {league} updated */
    settings_for_plays_of_updated: ({ league }: { league: string | number }) => `Settings for plays of ${league} updated`,
    /** Plays of {league} */
    plays_of: ({ league }: { league: string | number }) => `Plays of ${league}`,
    /** The settings could not be saved. */
    the_settings_could_not_be_saved: () => "The settings could not be saved.",
    /** For this season’s games. What was entered before goes on counting as it did. */
    for_this_seasons_games_what_was_entered: () => "For this season’s games. What was entered before goes on counting as it did.",
    /** Minutes of a period */
    minutes_of_a_period: () => "Minutes of a period",
    /** Of a regular one. Nothing: no time is kept. */
    of_a_regular_one_nothing_no_time_is: () => "Of a regular one. Nothing: no time is kept.",
    /** Bonus from team foul */
    bonus_from_team_foul: () => "Bonus from team foul",
    /** Of a period. Nothing: never. */
    of_a_period_nothing_never: () => "Of a period. Nothing: never.",
    /** Double bonus from team foul */
    double_bonus_from_team_foul: () => "Double bonus from team foul",
    /** An assist counts on a free throw */
    an_assist_counts_on_a_free_throw: () => "An assist counts on a free throw",
    /** A player’s technical foul is a personal foul */
    a_players_technical_foul_is_a_personal_foul: () => "A player’s technical foul is a personal foul",
    /** A whole number from 1 to 99, or nothing. */
    a_whole_number_from_1_to_99_or: () => "A whole number from 1 to 99, or nothing.",
    /** The double bonus comes after the bonus. */
    the_double_bonus_comes_after_the_bonus: () => "The double bonus comes after the bonus.",
    /** {name} updated */
    updated: ({ name }: { name: string | number }) => `${name} updated`,
    /** The league could not be saved. */
    the_league_could_not_be_saved: () => "The league could not be saved.",
    /** The league has this name in every season. */
    the_league_has_this_name_in_every_season: () => "The league has this name in every season.",
    /** Select at least one league. */
    select_at_least_one_league: () => "Select at least one league.",
    /** League {first} is played in {seasonsOf}. Remove it from there first. */
    league_is_played_in_remove_it_from_there: ({ first, seasonsOf }: { first: string | number; seasonsOf: string | number }) => `League ${first} is played in ${seasonsOf}. Remove it from there first.`,
    /** These leagues are played in seasons: {withSeasons}. Remove them from there first. */
    these_leagues_are_played_in_seasons_remove: ({ withSeasons }: { withSeasons: string | number }) => `These leagues are played in seasons: ${withSeasons}. Remove them from there first.`,
    /** Delete selected leagues? */
    delete_selected_leagues_2: () => "Delete selected leagues?",
    /** What is played in a season stays: {withSeasons}. It can be undone for ten minutes. */
    what_is_played_in_a_season_stays_it: ({ withSeasons }: { withSeasons: string | number }) => `What is played in a season stays: ${withSeasons}. It can be undone for ten minutes.`,
    /** Leagues deleted */
    leagues_deleted: () => "Leagues deleted",
    /** The leagues could not be deleted. */
    the_leagues_could_not_be_deleted: () => "The leagues could not be deleted.",
    /** They have no teams or games in this season. The leagues themselves stay in other seasons. It can be undone for ten minutes. */
    they_have_no_teams_or_games_in_this: () => "They have no teams or games in this season. The leagues themselves stay in other seasons. It can be undone for ten minutes.",
    /** With them this season loses {lost}. The leagues themselves stay in other seasons. It can be undone for ten minutes. */
    with_them_this_season_loses_the_leagues: ({ lost }: { lost: string | number }) => `With them this season loses ${lost}. The leagues themselves stay in other seasons. It can be undone for ten minutes.`,
    /** The order could not be saved. */
    the_order_could_not_be_saved: () => "The order could not be saved.",
    /** Undone: the order is as before. */
    undone_the_order_is_as_before: () => "Undone: the order is as before.",
    /** Order saved */
    order_saved: () => "Order saved",
    /** {count, plural, one {{name} created} other {{count} leagues created}} */
    leagues_created: ({ count, name }: { count: number; name: string | number }) => `${pluralText(count, { "one": `${name} created`, "other": `${count} leagues created` })}`,
  },
  links: {
    /** Internal */
    internal: () => "Internal",
    /** External */
    external: () => "External",
    /** Saved {values}. */
    saved: ({ values }: { values: string | number }) => `Saved ${values}.`,
    /** Added {values}. */
    added: ({ values }: { values: string | number }) => `Added ${values}.`,
    /** The link could not be saved. */
    the_link_could_not_be_saved: () => "The link could not be saved.",
    /** The link could not be added. */
    the_link_could_not_be_added: () => "The link could not be added.",
    /** Edit Link */
    edit_link: () => "Edit Link",
    /** Add New Link */
    add_new_link: () => "Add New Link",
    /** Label */
    label: () => "Label",
    /** Label is required. */
    label_is_required: () => "Label is required.",
    /** Link type */
    link_type: () => "Link type",
    /** External URL */
    external_url: () => "External URL",
    /** An external link needs an address. */
    an_external_link_needs_an_address: () => "An external link needs an address.",
    /** Show in navbar */
    show_in_navbar: () => "Show in navbar",
    /** Save Changes */
    save_changes: () => "Save Changes",
    /** Add Link */
    add_link: () => "Add Link",
    /** The new order could not be saved. */
    the_new_order_could_not_be_saved: () => "The new order could not be saved.",
    /** The link could not be changed. */
    the_link_could_not_be_changed: () => "The link could not be changed.",
    /** Are you sure you want to delete this link? */
    are_you_sure_you_want_to_delete_this: () => "Are you sure you want to delete this link?",
    /** The link could not be deleted. */
    the_link_could_not_be_deleted: () => "The link could not be deleted.",
    /** Visible */
    visible: () => "Visible",
    /** Hidden */
    hidden: () => "Hidden",
    /** Toggle {label} */
    toggle: ({ label }: { label: string | number }) => `Toggle ${label}`,
    /** Toggle */
    toggle_2: () => "Toggle",
    /** Edit {label} */
    edit: ({ label }: { label: string | number }) => `Edit ${label}`,
    /** Home */
    home: () => "Home",
    /** Standings, youth */
    standings_youth: () => "Standings, youth",
    /** Leaderboard */
    leaderboard: () => "Leaderboard",
    /** Businesses */
    businesses: () => "Businesses",
    /** Sign-in */
    sign_in: () => "Sign-in",
    /** Navigation links */
    navigation_links: () => "Navigation links",
    /** They stand in the navigation of the site, after its built-in entries and in this order. */
    they_stand_in_the_navigation_of_the_site: () => "They stand in the navigation of the site, after its built-in entries and in this order.",
    /** Links */
    links: () => "Links",
    /** No links yet */
    no_links_yet: () => "No links yet",
    /** The navigation shows its built-in entries only. Add a link with the form. */
    the_navigation_shows_its_built_in_entries: () => "The navigation shows its built-in entries only. Add a link with the form.",
    /** Page */
    page: () => "Page",
    /** Another path */
    another_path: () => "Another path",
    /** Slug */
    slug: () => "Slug",
    /** A path of this site, such as registration; left blank: the home page. */
    a_path_of_this_site_such_as_registration: () => "A path of this site, such as registration; left blank: the home page.",
    /** No page is published at /{replace}. */
    no_page_is_published_at: ({ replace }: { replace: string | number }) => `No page is published at /${replace}.`,
  },
  organizations: {
    /** Manage {name} */
    manage: ({ name }: { name: string | number }) => `Manage ${name}`,
    /** Manage */
    manage_2: () => "Manage",
    /** {pages, plural, one {{pages} published page} other {{pages} published pages}} */
    count_published_pages: ({ pages }: { pages: number }) => `${pluralText(pages, { "one": `${pages} published page`, "other": `${pages} published pages` })}`,
    /** {businesses, plural, one {{businesses} business} other {{businesses} businesses}} */
    count_businesses: ({ businesses }: { businesses: number }) => `${pluralText(businesses, { "one": `${businesses} business`, "other": `${businesses} businesses` })}`,
    /** Addresses that begin with /{slug} go on leading here: links, bookmarks, calendars and embeds that people have. */
    addresses_below_go_on_leading_here: ({ slug }: { slug: string | number }) => `Addresses that begin with /${slug} go on leading here: links, bookmarks, calendars and embeds that people have.`,
    /** Former slugs */
    former_slugs: () => "Former slugs",
    /** One per line. Addresses that begin with one of them lead here. */
    one_per_line_their_addresses_lead_here: () => "One per line. Addresses that begin with one of them lead here.",
    /** Accent colour */
    accent_colour: () => "Accent colour",
    /** Pick the accent colour */
    pick_the_accent_colour: () => "Pick the accent colour",
    /** New user */
    new_user: () => "New user",
    /** Existing user */
    existing_user: () => "Existing user",
    /** Add a user to {organization} */
    add_a_user_to: ({ organization }: { organization: string | number }) => `Add a user to ${organization}`,
    /** Which user */
    which_user: () => "Which user",
    /** Saved the appearance. */
    saved_the_appearance: () => "Saved the appearance.",
    /** The appearance could not be saved. */
    the_appearance_could_not_be_saved: () => "The appearance could not be saved.",
    /** Logo and colours */
    logo_and_colours: () => "Logo and colours",
    /** Theme */
    theme: () => "Theme",
    /** Home page */
    home_page: () => "Home page",
    /** Shows */
    shows: () => "Shows",
    /** Its words and pictures are the page “home” under Pages. */
    its_words_and_pictures_are_the_page_home: () => "Its words and pictures are the page “home” under Pages.",
    /** Names in public */
    names_in_public: () => "Names in public",
    /** On rosters of teams */
    on_rosters_of_teams: () => "On rosters of teams",
    /** Whole names are shortened like all names in public. */
    shortened_as_above: () => "Whole names are shortened like all names in public.",
    /** First names: Ana */
    first_names_ana: () => "First names: Ana",
    /** Whole names: Ana Reyes */
    whole_names_ana_reyes: () => "Whole names: Ana Reyes",
    /** For everybody but your signed-in staff, on pages, in searches and in downloads. */
    for_everybody_but_your_signed_in_staff_on: () => "For everybody but your signed-in staff, on pages, in searches and in downloads.",
    /** Say who corrected a game */
    say_who_corrected_a_game: () => "Say who corrected a game",
    /** By user name, below the game. Your signed-in staff always see it. */
    by_user_name_below_the_game_your_signed: () => "By user name, below the game. Your signed-in staff always see it.",
    /** Social links */
    social_links: () => "Social links",
    /** See the site */
    see_the_site: () => "See the site",
    /** Appearance */
    appearance: () => "Appearance",
    /** What visitors see of you on every page. The colours of this admin area are set in your account. */
    what_visitors_see_of_you_on_every_page: () => "What visitors see of you on every page. The colours of this admin area are set in your account.",
    /** Choose an organization first */
    choose_an_organization_first: () => "Choose an organization first",
    /** Added to {organization}. */
    added_to: ({ organization }: { organization: string | number }) => `Added to ${organization}.`,
    /** Error creating or adding user */
    error_creating_or_adding_user: () => "Error creating or adding user",
    /** User */
    user: () => "User",
    /** The user leaves the present organization and is signed out. */
    the_user_leaves_the_present_organization_and: () => "The user leaves the present organization and is signed out.",
    /** Choose a user */
    choose_a_user: () => "Choose a user",
    /** Add user */
    add_user: () => "Add user",
    /** A colour such as #1d4ed8. */
    a_colour_such_as_1d4ed8: () => "A colour such as #1d4ed8.",
    /** Light */
    light: () => "Light",
    /** Dark */
    dark: () => "Dark",
    /** A link */
    a_link: () => "A link",
    /** A button */
    a_button: () => "A button",
    /** , adjusted */
    adjusted: () => ", adjusted",
    /** Logo */
    logo: () => "Logo",
    /** PNG, JPEG, WebP, GIF or AVIF, at most 5 MB. */
    png_jpeg_webp_gif_or_avif_at_most: () => "PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.",
    /** Unlisted */
    unlisted: () => "Unlisted",
    /** Own site */
    own_site: () => "Own site",
    /** Users */
    users: () => "Users",
    /** No users found. */
    no_users_found: () => "No users found.",
    /** Edit {name} */
    edit: ({ name }: { name: string | number }) => `Edit ${name}`,
    /** Add a user to {name} */
    add_a_user_to_2: ({ name }: { name: string | number }) => `Add a user to ${name}`,
    /** Saved {values}. */
    saved: ({ values }: { values: string | number }) => `Saved ${values}.`,
    /** Created {values}. */
    created_2: ({ values }: { values: string | number }) => `Created ${values}.`,
    /** Edit {organization} */
    edit_2: ({ organization }: { organization: string | number }) => `Edit ${organization}`,
    /** New organization */
    new_organization: () => "New organization",
    /** Create organization */
    create_organization: () => "Create organization",
    /** Error updating organization */
    error_updating_organization: () => "Error updating organization",
    /** Error creating organization */
    error_creating_organization: () => "Error creating organization",
    /** Name is required. */
    name_is_required: () => "Name is required.",
    /** Slug */
    slug: () => "Slug",
    /** The first part of its addresses. */
    the_first_part_of_its_addresses: () => "The first part of its addresses.",
    /** The first part of its addresses; left blank: made from the name. */
    the_first_part_of_its_addresses_left_blank: () => "The first part of its addresses; left blank: made from the name.",
    /** Domain */
    domain: () => "Domain",
    /** One host name per line, such as league.example; the first is the main one. */
    one_host_name_per_line_such_as_league: () => "One host name per line, such as league.example; the first is the main one.",
    /** Sports */
    sports: () => "Sports",
    /** A new sport brings its statistics and periods. */
    a_new_sport_brings_its_statistics_and: () => "A new sport brings its statistics and periods.",
    /** Address of its own site */
    address_of_its_own_site: () => "Address of its own site",
    /** Listings lead there when it has a site of its own. */
    listings_lead_there_when_it_has_a_site: () => "Listings lead there when it has a site of its own.",
    /** It has a site of its own */
    it_has_a_site_of_its_own: () => "It has a site of its own",
    /** Settings */
    settings: () => "Settings",
    /** Time zone */
    time_zone: () => "Time zone",
    /** In which dates and times of games are meant. */
    in_which_dates_and_times_of_games_are: () => "In which dates and times of games are meant.",
    /** Language */
    language: () => "Language",
    /** Of what it writes itself: en, es, pt-BR. */
    of_its_site_en_es_pt_br: () => "Of what it writes itself: en, es, pt-BR.",
    /** Captains are called */
    captains_are_called: () => "Captains are called",
    /** Navigation */
    navigation: () => "Navigation",
    /** Players are named in public */
    players_are_named_in_public: () => "Players are named in public",
    /** Its signed-in administrators see full names. */
    its_signed_in_administrators_see_full_names: () => "Its signed-in administrators see full names.",
    /** Venues that lists put first */
    venues_that_lists_put_first: () => "Venues that lists put first",
    /** One per line, in this order. */
    one_per_line_in_this_order: () => "One per line, in this order.",
    /** Analytics */
    analytics: () => "Analytics",
    /** One host and measurement id per line: league.example G-ABC123 */
    one_host_and_measurement_id_per_line_league: () => "One host and measurement id per line: league.example G-ABC123",
    /** Each line is a host name and a measurement id. */
    each_line_is_a_host_name_and_a: () => "Each line is a host name and a measurement id.",
    /** All Listings may show it */
    all_listings_may_show_it: () => "All Listings may show it",
    /** Visitors are told who corrected a game */
    visitors_are_told_who_corrected_a_game: () => "Visitors are told who corrected a game",
    /** Its owners create, edit and delete its staff */
    its_owners_create_edit_and_delete_its_staff: () => "Its owners create, edit and delete its staff",
    /** Leave page views below its slug out of analytics */
    leave_page_views_below_its_slug_out_of: () => "Leave page views below its slug out of analytics",
    /** Light or dark, by the visitor’s device */
    light_or_dark_by_the_visitors_device: () => "Light or dark, by the visitor’s device",
    /** Plain page */
    plain_page: () => "Plain page",
    /** Image grid and history */
    image_grid_and_history: () => "Image grid and history",
    /** Top Stat Leaders */
    top_stat_leaders: () => "Top Stat Leaders",
    /** Welcome text */
    welcome_text: () => "Welcome text",
    /** Home, players, schedule, standings */
    home_players_schedule_standings: () => "Home, players, schedule, standings",
    /** All pages of a league */
    all_pages_of_a_league: () => "All pages of a league",
    /** Youth center */
    youth_center: () => "Youth center",
    /** Full name: Ana Reyes */
    full_name_ana_reyes: () => "Full name: Ana Reyes",
    /** First name and initial: Ana R. */
    first_name_and_initial_ana_r: () => "First name and initial: Ana R.",
    /** Initials: A. R. */
    initials_a_r: () => "Initials: A. R.",
    /** Number: #7 */
    number_7: () => "Number: #7",
    /** Organizations */
    organizations: () => "Organizations",
    /** Each has its own site, people and league content. */
    each_has_its_own_site_people_and_league: () => "Each has its own site, people and league content.",
    /** Find */
    find: () => "Find",
    /** Name, slug, domain or user */
    name_slug_domain_or_user: () => "Name, slug, domain or user",
    /** No organizations yet */
    no_organizations_yet: () => "No organizations yet",
    /** No organization matches */
    no_organization_matches: () => "No organization matches",
    /** Create the first one with the button above. */
    create_the_first_one_with_the_button_above: () => "Create the first one with the button above.",
    /** Clear the filter to see all of them. */
    clear_the_filter_to_see_all_of_them: () => "Clear the filter to see all of them.",
    /** Are you sure you want to delete the organization {name}? */
    are_you_sure_you_want_to_delete_the: ({ name }: { name: string | number }) => `Are you sure you want to delete the organization ${name}?`,
    /** All of it goes with the organization, and its site is gone for everybody. It can be undone for ten minutes. */
    all_of_it_goes_with_the_organization_and: () => "All of it goes with the organization, and its site is gone for everybody. It can be undone for ten minutes.",
    /** Delete organization */
    delete_organization: () => "Delete organization",
    /** Error deleting organization */
    error_deleting_organization: () => "Error deleting organization",
    /** Welcome to {name} */
    welcome_to: ({ name }: { name: string | number }) => `Welcome to ${name}`,
    /** Full standings */
    full_standings: () => "Full standings",
    /** To be played */
    to_be_played: () => "To be played",
    /** Result awaited */
    result_awaited: () => "Result awaited",
    /** Businesses and leagues around ({count}) */
    businesses_and_leagues_around: ({ count }: { count: string | number }) => `Businesses and leagues around (${count})`,
    /** Welcome to {organization} */
    welcome_to_2: ({ organization }: { organization: string | number }) => `Welcome to ${organization}`,
    /** Scores, standings and leaders appear here once the season begins. */
    scores_standings_and_leaders_appear_here: () => "Scores, standings and leaders appear here once the season begins.",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** Loading stat leaders... */
    loading_stat_leaders: () => "Loading stat leaders...",
    /** Top of the standings */
    top_of_the_standings: () => "Top of the standings",
    /** Top of the standings, continued */
    top_of_the_standings_continued: () => "Top of the standings, continued",
    /** Results, schedule, standings and players of {organization} */
    results_and_more_of: ({ organization }: { organization: string | number }) => `Results, schedule, standings and players of ${organization}`,
    /** W */
    w: () => "W",
    /** Wins */
    wins: () => "Wins",
    /** L */
    l: () => "L",
    /** Losses */
    losses: () => "Losses",
    /** PCT */
    pct: () => "PCT",
    /** Win percentage */
    win_percentage: () => "Win percentage",
    /** Streak */
    streak: () => "Streak",
    /** Latest scores */
    latest_scores: () => "Latest scores",
    /** Leaderboard */
    leaderboard: () => "Leaderboard",
    /** No statistics yet */
    no_statistics_yet: () => "No statistics yet",
    /** The leaders appear here with the first box score. */
    the_leaders_appear_here_with_the_first_box: () => "The leaders appear here with the first box score.",
    /** {average} a game */
    a_game: ({ average }: { average: string | number }) => `${average} a game`,
    /** {userCount, plural, one {{userCount} user} other {{userCount} users}} */
    count_users: ({ userCount }: { userCount: number }) => `${pluralText(userCount, { "one": `${userCount} user`, "other": `${userCount} users` })}`,
    /** {seasons, plural, one {{seasons} season} other {{seasons} seasons}} */
    count_seasons: ({ seasons }: { seasons: number }) => `${pluralText(seasons, { "one": `${seasons} season`, "other": `${seasons} seasons` })}`,
    /** {leagues, plural, one {{leagues} league} other {{leagues} leagues}} */
    count_leagues: ({ leagues }: { leagues: number }) => `${pluralText(leagues, { "one": `${leagues} league`, "other": `${leagues} leagues` })}`,
    /** {teams, plural, one {{teams} team} other {{teams} teams}} */
    count_teams: ({ teams }: { teams: number }) => `${pluralText(teams, { "one": `${teams} team`, "other": `${teams} teams` })}`,
    /** {players, plural, one {{players} player} other {{players} players}} */
    count_players: ({ players }: { players: number }) => `${pluralText(players, { "one": `${players} player`, "other": `${players} players` })}`,
    /** {games, plural, one {{games} game} other {{games} games}} */
    count_games: ({ games }: { games: number }) => `${pluralText(games, { "one": `${games} game`, "other": `${games} games` })}`,
    /** {links, plural, one {{links} navigation link} other {{links} navigation links}} */
    count_navigation_links: ({ links }: { links: number }) => `${pluralText(links, { "one": `${links} navigation link`, "other": `${links} navigation links` })}`,
    /** English or Spanish, by the visitor’s device */
    english_or_spanish_by_the_visitors_device: () => "English or Spanish, by the visitor’s device",
    /** English */
    english: () => "English",
    /** Spanish */
    spanish: () => "Spanish",
    /** Words of the pages */
    the_pages_words: () => "Words of the pages",
    /** The pages are in */
    language_of_the_pages: () => "The pages are in",
    /** Visitors may choose the other one. What you write yourself stays as it is. */
    visitors_may_choose_another_what_you_write: () => "Visitors may choose the other one. What you write yourself stays as it is.",
    /** Live */
    live_now: () => "Live",
    /** Today */
    today: () => "Today",
    /** Yesterday */
    yesterday: () => "Yesterday",
  },
  pages: {
    /** Removed {name}. */
    removed: ({ name }: { name: string | number }) => `Removed ${name}.`,
    /** This can no longer be put back: its block is gone or was changed. */
    this_can_no_longer_be_put_back: () => "This can no longer be put back: its block is gone or was changed.",
    /** question */
    question_2: () => "question",
    /** location */
    location: () => "location",
    /** column {number} */
    column: ({ number }: { number: string | number }) => `column ${number}`,
    /** row {number} */
    row_number: ({ number }: { number: string | number }) => `row ${number}`,
    /** Nothing here yet */
    nothing_here_yet: () => "Nothing here yet",
    /** {name} has not written this page. */
    has_not_written_this_page: ({ name }: { name: string | number }) => `${name} has not written this page.`,
    /** To all pages */
    to_all_pages: () => "To all pages",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** Large */
    large: () => "Large",
    /** Small */
    small: () => "Small",
    /** Caption */
    caption: () => "Caption",
    /** Heading */
    heading: () => "Heading",
    /** Size */
    size: () => "Size",
    /** Text */
    text: () => "Text",
    /** YouTube address */
    youtube_address: () => "YouTube address",
    /** Block */
    block: () => "Block",
    /** This page is empty */
    this_page_is_empty: () => "This page is empty",
    /** Add its first block below. */
    add_its_first_block_below: () => "Add its first block below.",
    /** Move {nameAt} up */
    move_up: ({ nameAt }: { nameAt: string | number }) => `Move ${nameAt} up`,
    /** Move {nameAt} down */
    move_down: ({ nameAt }: { nameAt: string | number }) => `Move ${nameAt} down`,
    /** Copy {nameAt} */
    copy: ({ nameAt }: { nameAt: string | number }) => `Copy ${nameAt}`,
    /** Remove {nameAt} */
    remove: ({ nameAt }: { nameAt: string | number }) => `Remove ${nameAt}`,
    /** Add block */
    add_block: () => "Add block",
    /** Accordion */
    accordion: () => "Accordion",
    /** Image */
    image: () => "Image",
    /** Video */
    video: () => "Video",
    /** Table */
    table: () => "Table",
    /** Locations */
    locations: () => "Locations",
    /** What you typed is still here. Their draft stays among the revisions, whichever you choose. */
    what_you_typed_is_still_here_their_draft: () => "What you typed is still here. Their draft stays among the revisions, whichever you choose.",
    /** Show their draft */
    show_their_draft: () => "Show their draft",
    /** Save mine over it */
    save_mine_over_it: () => "Save mine over it",
    /** The picture could not be uploaded. */
    the_picture_could_not_be_uploaded: () => "The picture could not be uploaded.",
    /** A picture is being uploaded: saving waits for it. */
    a_picture_is_being_uploaded: () => "A picture is being uploaded: saving waits for it.",
    /** Nothing was saved: a picture could not be uploaded. Choose it again, or go on without it. */
    nothing_was_saved_a_picture_is_missing: () => "Nothing was saved: a picture could not be uploaded. Choose it again, or go on without it.",
    /** No picture yet */
    no_picture_yet: () => "No picture yet",
    /** Upload */
    upload: () => "Upload",
    /** Uploading... */
    uploading: () => "Uploading...",
    /** PNG, JPEG, WebP, GIF or AVIF. A large photo is made smaller first. */
    png_jpeg_webp_gif_or_avif_a_large: () => "PNG, JPEG, WebP, GIF or AVIF. A large photo is made smaller first.",
    /** Or its address */
    or_its_address: () => "Or its address",
    /** What it shows */
    what_it_shows: () => "What it shows",
    /** For those who cannot see it. */
    for_those_who_cannot_see_it: () => "For those who cannot see it.",
    /** Question */
    question: () => "Question",
    /** Answer */
    answer: () => "Answer",
    /** Address */
    address: () => "Address",
    /** Map */
    map: () => "Map",
    /** Remove {item} {number} */
    remove_2: ({ item, number }: { item: string | number; number: string | number }) => `Remove ${item} ${number}`,
    /** Add {item} */
    add: ({ item }: { item: string | number }) => `Add ${item}`,
    /** Bold */
    bold: () => "Bold",
    /** Italic */
    italic: () => "Italic",
    /** Link */
    link: () => "Link",
    /** List */
    list: () => "List",
    /** Numbered list */
    numbered_list: () => "Numbered list",
    /** Markdown: **bold**, *italic*, [words](https://…) or [words](registration), lists with - or 1. */
    markdown_bold_italic_words_https_or_words: () => "Markdown: **bold**, *italic*, [words](https://…) or [words](registration), lists with - or 1.",
    /** Format {toLowerCase} */
    format: ({ toLowerCase }: { toLowerCase: string | number }) => `Format ${toLowerCase}`,
    /** New page */
    new_page: () => "New page",
    /** Create page */
    create_page: () => "Create page",
    /** The page could not be created. */
    the_page_could_not_be_created: () => "The page could not be created.",
    /** Title */
    title: () => "Title",
    /** Title is required. */
    title_is_required: () => "Title is required.",
    /** Path */
    path: () => "Path",
    /** Where it stands on your site, such as leagueInfo or contact; home: on the home page. */
    where_it_stands_on_your_site_such_as: () => "Where it stands on your site, such as leagueInfo or contact; home: on the home page.",
    /** Path is required. */
    path_is_required: () => "Path is required.",
    /** Revisions */
    revisions: () => "Revisions",
    /** Unpublish */
    unpublish: () => "Unpublish",
    /** Save draft */
    save_draft: () => "Save draft",
    /** Publish */
    publish: () => "Publish",
    /** There are changes that are not saved. */
    there_are_changes_that_are_not_saved: () => "There are changes that are not saved.",
    /** All changes are saved. */
    all_changes_are_saved: () => "All changes are saved.",
    /** See it on the site */
    see_it_on_the_site: () => "See it on the site",
    /** Where it stands on the site; home: on the home page. */
    where_it_stands_on_the_site_home_on: () => "Where it stands on the site; home: on the home page.",
    /** Content */
    content: () => "Content",
    /** Preview */
    preview: () => "Preview",
    /** Published */
    published: () => "Published",
    /** Draft */
    draft: () => "Draft",
    /** Newer draft */
    newer_draft: () => "Newer draft",
    /** Nothing to see yet */
    nothing_to_see_yet: () => "Nothing to see yet",
    /** Add a block first. */
    add_a_block_first: () => "Add a block first.",
    /** Restored the words of {moment}. Save the draft to keep them. */
    restored_the_words_of_save_the_draft_to: ({ moment }: { moment: string | number }) => `Restored the words of ${moment}. Save the draft to keep them.`,
    /** Restoring puts the words of then into the editor; visitors see them once they are published. */
    restoring_puts_the_words_of_then_into_the: () => "Restoring puts the words of then into the editor; visitors see them once they are published.",
    /** Newest */
    newest: () => "Newest",
    /** {count, plural, one {· {count} block} other {· {count} blocks}} */
    blocks: ({ count }: { count: number }) => `${pluralText(count, { "one": `· ${count} block`, "other": `· ${count} blocks` })}`,
    /** Restore the words of {moment} */
    restore_the_words_of: ({ moment }: { moment: string | number }) => `Restore the words of ${moment}`,
    /** Restore */
    restore: () => "Restore",
    /** Cells */
    cells: () => "Cells",
    /** Head of column {number} */
    head_of_column: ({ number }: { number: string | number }) => `Head of column ${number}`,
    /** Remove */
    remove_3: () => "Remove",
    /** Row {number}, {columns} */
    row: ({ number, columns }: { number: string | number; columns: string | number }) => `Row ${number}, ${columns}`,
    /** Remove row {number} */
    remove_row: ({ number }: { number: string | number }) => `Remove row ${number}`,
    /** Add row */
    add_row: () => "Add row",
    /** Add column */
    add_column: () => "Add column",
    /** Remove last column */
    remove_last_column: () => "Remove last column",
    /** The page could not be saved. */
    the_page_could_not_be_saved: () => "The page could not be saved.",
    /** Saved the draft. */
    saved_the_draft: () => "Saved the draft.",
    /** Published {publishPage}. */
    published_2: ({ publishPage }: { publishPage: string | number }) => `Published ${publishPage}.`,
    /** Taken back from visitors. The draft stays. */
    taken_back_from_visitors_the_draft_stays: () => "Taken back from visitors. The draft stays.",
    /** Pages */
    pages: () => "Pages",
    /** Appearance */
    appearance: () => "Appearance",
    /** What your site says beside scores and schedules. */
    what_your_site_says_beside_scores_and: () => "What your site says beside scores and schedules.",
    /** Find */
    find: () => "Find",
    /** Title or path */
    title_or_path: () => "Title or path",
    /** State */
    state: () => "State",
    /** All */
    all: () => "All",
    /** No pages yet */
    no_pages_yet: () => "No pages yet",
    /** No page matches */
    no_page_matches: () => "No page matches",
    /** Write the first one: questions and answers, how to register, where you play. */
    write_the_first_one_questions_and_answers: () => "Write the first one: questions and answers, how to register, where you play.",
    /** Clear the filter to see all of them. */
    clear_the_filter_to_see_all_of_them: () => "Clear the filter to see all of them.",
    /** Not published */
    not_published: () => "Not published",
    /** Are you sure you want to delete the page {title}? */
    are_you_sure_you_want_to_delete_the: ({ title }: { title: string | number }) => `Are you sure you want to delete the page ${title}?`,
    /** Visitors no longer find it. All its revisions go with it. It can be undone for ten minutes. */
    visitors_no_longer_find_it_all_its_revisions: () => "Visitors no longer find it. All its revisions go with it. It can be undone for ten minutes.",
    /** All its revisions go with it. It can be undone for ten minutes. */
    all_its_revisions_go_with_it_it_can: () => "All its revisions go with it. It can be undone for ten minutes.",
    /** Delete page */
    delete_page: () => "Delete page",
    /** The page could not be deleted. */
    the_page_could_not_be_deleted: () => "The page could not be deleted.",
    /** Last saved */
    last_saved: () => "Last saved",
    /** Actions */
    actions: () => "Actions",
  },
  periodWords: {
    /** Period */
    period: () => "Period",
    /** Set */
    set: () => "Set",
    /** Inning */
    inning: () => "Inning",
    /** Score by period */
    score_by_period: () => "Score by period",
    /** Score by set */
    score_by_set: () => "Score by set",
    /** Score by inning */
    score_by_inning: () => "Score by inning",
    /** Enter plays of another period */
    enter_plays_of_another_period: () => "Enter plays of another period",
    /** Enter plays of another set */
    enter_plays_of_another_set: () => "Enter plays of another set",
    /** Enter plays of another inning */
    enter_plays_of_another_inning: () => "Enter plays of another inning",
    /** Scores by period saved. */
    scores_by_period_saved: () => "Scores by period saved.",
    /** Scores by set saved. */
    scores_by_set_saved: () => "Scores by set saved.",
    /** Scores by inning saved. */
    scores_by_inning_saved: () => "Scores by inning saved.",
    /** The scores by period could not be saved. */
    the_scores_by_period_could_not_be_saved: () => "The scores by period could not be saved.",
    /** The scores by set could not be saved. */
    the_scores_by_set_could_not_be_saved: () => "The scores by set could not be saved.",
    /** The scores by inning could not be saved. */
    the_scores_by_inning_could_not_be_saved: () => "The scores by inning could not be saved.",
  },
  periods: {
    /** {name} created */
    created: ({ name }: { name: string | number }) => `${name} created`,
    /** The period could not be added. */
    the_period_could_not_be_added: () => "The period could not be added.",
    /** Period name */
    period_name: () => "Period name",
    /** For instance {name} */
    for_instance: ({ name }: { name: string | number }) => `For instance ${name}`,
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** Add Game Period */
    add_game_period: () => "Add Game Period",
    /** Only at a tie: shown when it was scored */
    at_a_tie_shown_when_it_was_scored: () => "Only at a tie: shown when it was scored",
    /** Always */
    always: () => "Always",
    /** Only at a tie */
    only_at_a_tie: () => "Only at a tie",
    /** The final score */
    the_final_score: () => "The final score",
    /** The new order could not be saved. */
    the_new_order_could_not_be_saved: () => "The new order could not be saved.",
    /** The period could not be changed. */
    the_period_could_not_be_changed: () => "The period could not be changed.",
    /** Unhide */
    unhide: () => "Unhide",
    /** Game periods */
    game_periods: () => "Game periods",
    /** The columns of a game's line score, in this order. Scores of hidden periods stay. */
    the_columns_of_a_games_line_score_in: () => "The columns of a game's line score, in this order. Scores of hidden periods stay.",
    /** No sport yet */
    no_sport_yet: () => "No sport yet",
    /** Periods belong to a sport, and the organization has none. */
    periods_belong_to_a_sport_and_the: () => "Periods belong to a sport, and the organization has none.",
    /** The default periods come back in their order, others are hidden. Scores stay. It can be undone for ten minutes. */
    the_default_periods_come_back_in_their_order: () => "The default periods come back in their order, others are hidden. Scores stay. It can be undone for ten minutes.",
    /** Reset the periods of {sport} to default? */
    reset_the_periods_of_to_default: ({ sport }: { sport: string | number }) => `Reset the periods of ${sport} to default?`,
    /** Reset to Default */
    reset_to_default: () => "Reset to Default",
    /** The periods could not be reset. */
    the_periods_could_not_be_reset: () => "The periods could not be reset.",
    /** The periods could not be hidden. */
    the_periods_could_not_be_hidden: () => "The periods could not be hidden.",
    /** Hide All */
    hide_all: () => "Hide All",
    /** No periods yet */
    no_periods_yet: () => "No periods yet",
    /** Add one below, or take the default ones. */
    add_one_below_or_take_the_default_ones: () => "Add one below, or take the default ones.",
  },
  platform: {
    /** {count, plural, one {1 league} other {{count} leagues}} */
    leagues: ({ count }: { count: number }) => `${pluralText(count, { "one": "1 league", "other": `${count} leagues` })}`,
    /** All Listings */
    all_listings: () => "All Listings",
    /** No listings yet */
    no_listings_yet: () => "No listings yet",
    /** What this is */
    what_this_is: () => "What this is",
    /** Leagues appear here as soon as somebody runs them. */
    leagues_appear_here_as_soon_as_somebody_runs: () => "Leagues appear here as soon as somebody runs them.",
    /** Every league that has its site here. */
    every_league_that_has_its_site_here: () => "Every league that has its site here.",
    /** Your league, with a site that keeps score. */
    your_league_with_a_site_that_keeps_score: () => "Your league, with a site that keeps score.",
    /** {productName} is for the people who run leagues. It gives yours a website of its own, with standings, schedules, box scores and records for everybody, and you a quiet place to keep them. */
    is_for_the_people_who_run_leagues_it: ({ productName }: { productName: string | number }) => `${productName} is for the people who run leagues. It gives yours a website of its own, with standings, schedules, box scores and records for everybody, and you a quiet place to keep them.`,
    /** What it does for you */
    what_it_does_for_you: () => "What it does for you",
    /** How it begins */
    how_it_begins: () => "How it begins",
    /** Leagues that play here */
    leagues_that_play_here: () => "Leagues that play here",
    /** A website for your league, with standings, schedules, box scores and records. */
    a_website_for_your_league_with_standings: () => "A website for your league, with standings, schedules, box scores and records.",
    /** For league owners */
    for_league_owners: () => "For league owners",
    /** Look like a million. Play for the love of it. */
    look_like_a_million_play_for_the_love: () => "Look like a million. Play for the love of it.",
    /** The big leagues have a staff for their websites. You have a gym, a whistle and {productName}, and nobody in the stands will know the difference. */
    the_big_leagues_have_a_staff_for_their: ({ productName }: { productName: string | number }) => `The big leagues have a staff for their websites. You have a gym, a whistle and ${productName}, and nobody in the stands will know the difference.`,
    /** See leagues that do */
    see_leagues_that_do: () => "See leagues that do",
    /** How it works */
    how_it_works: () => "How it works",
    /** Millionaire */
    millionaire: () => "Millionaire",
    /** A league site like those of the big leagues, on the budget of a gym. */
    a_league_site_like_those_of_the_big: () => "A league site like those of the big leagues, on the budget of a gym.",
    /** A line score: Night Shift 88, Skyline 82 */
    a_line_score_night_shift_88_skyline_82: () => "A line score: Night Shift 88, Skyline 82",
    /** Completed */
    completed: () => "Completed",
    /** Division 1 */
    division_1: () => "Division 1",
    /** T */
    t: () => "T",
    /** Box scores in minutes */
    box_scores_in_minutes: () => "Box scores in minutes",
    /** Type a game in like a spreadsheet, at the table or the day after. Percentages, totals and leaders follow by themselves. */
    type_a_game_in_like_a_spreadsheet_at: () => "Type a game in like a spreadsheet, at the table or the day after. Percentages, totals and leaders follow by themselves.",
    /** Standings nobody argues about */
    standings_nobody_argues_about: () => "Standings nobody argues about",
    /** Every place says which rule put the team there: record, head to head, point difference. */
    every_place_says_which_rule_put_the_team: () => "Every place says which rule put the team there: record, head to head, point difference.",
    /** Schedules that are fair */
    schedules_that_are_fair: () => "Schedules that are fair",
    /** Gyms, time slots, days off and wishes go in; a balanced season comes out, with its byes and double headers counted. */
    gyms_time_slots_days_off_and_wishes_go: () => "Gyms, time slots, days off and wishes go in; a balanced season comes out, with its byes and double headers counted.",
    /** Brackets that fill themselves */
    brackets_that_fill_themselves: () => "Brackets that fill themselves",
    /** Seed a division once. Each result moves the winner on, and a corrected score corrects everything after it. */
    seed_a_division_once_each_result_moves_the: () => "Seed a division once. Each result moves the winner on, and a corrected score corrects everything after it.",
    /** Pages in your own words */
    pages_in_your_own_words: () => "Pages in your own words",
    /** Registration, questions, rules, videos and gyms with their maps: written by you, published when you say so. */
    registration_questions_rules_videos_and_gyms: () => "Registration, questions, rules, videos and gyms with their maps: written by you, published when you say so.",
    /** Nothing is lost */
    nothing_is_lost: () => "Nothing is lost",
    /** Old seasons come in from spreadsheets and go out again. What was deleted by mistake comes back with one click. */
    old_seasons_come_in_from_spreadsheets_and_go: () => "Old seasons come in from spreadsheets and go out again. What was deleted by mistake comes back with one click.",
    /** Name it */
    name_it: () => "Name it",
    /** Your name, logo and colour, on an address of ours or your own domain. */
    your_name_logo_and_colour_on_an_address: () => "Your name, logo and colour, on an address of ours or your own domain.",
    /** Fill it */
    fill_it: () => "Fill it",
    /** Teams and rosters by hand or from a file, then the schedule. */
    teams_and_rosters_by_hand_or_from_a: () => "Teams and rosters by hand or from a file, then the schedule.",
    /** Play */
    play: () => "Play",
    /** Enter the scores. Players find their numbers on their phones. */
    enter_the_scores_players_find_their_numbers: () => "Enter the scores. Players find their numbers on their phones.",
    /** One evening */
    one_evening: () => "One evening",
    /** is what a season takes to set up: teams, rosters, gyms, and a schedule that is fair. */
    is_what_a_season_takes_to_set_up: () => "is what a season takes to set up: teams, rosters, gyms, and a schedule that is fair.",
    /** One minute */
    one_minute: () => "One minute",
    /** after the last whistle the box score is out, with leaders and standings behind it. */
    after_the_last_whistle_the_box_score_is: () => "after the last whistle the box score is out, with leaders and standings behind it.",
    /** One link */
    one_link: () => "One link",
    /** is all your players need. No account, no app, as fast on an old phone as on a new one. */
    is_all_your_players_need_no_account_no: () => "is all your players need. No account, no app, as fast on an old phone as on a new one.",
  },
  playKinds: {
    /** Two made */
    made_two: () => "Two made",
    /** Two missed */
    missed_two: () => "Two missed",
    /** Three made */
    made_three: () => "Three made",
    /** Three missed */
    missed_three: () => "Three missed",
    /** Free throw made */
    made_free_throw: () => "Free throw made",
    /** Free throw missed */
    missed_free_throw: () => "Free throw missed",
    /** Assist */
    assist: () => "Assist",
    /** Defensive rebound */
    defensive_rebound: () => "Defensive rebound",
    /** Offensive rebound */
    offensive_rebound: () => "Offensive rebound",
    /** Block */
    block: () => "Block",
    /** Steal */
    steal: () => "Steal",
    /** Turnover */
    turnover: () => "Turnover",
    /** Shooting foul */
    shooting_foul: () => "Shooting foul",
    /** Personal foul */
    personal_foul: () => "Personal foul",
    /** Offensive foul */
    offensive_foul: () => "Offensive foul",
    /** Technical foul */
    technical_foul: () => "Technical foul",
    /** Substitution */
    substitution: () => "Substitution",
    /** Jump ball */
    jump_ball: () => "Jump ball",
    /** Timeout */
    timeout: () => "Timeout",
    /** Start of {period} */
    period_start: ({ period }: { period: string | number }) => `Start of ${period}`,
    /** End of {period} */
    period_end: ({ period }: { period: string | number }) => `End of ${period}`,
    /** Note */
    note: () => "Note",
    /** Single */
    single: () => "Single",
    /** Double */
    double: () => "Double",
    /** Triple */
    triple: () => "Triple",
    /** Home run */
    home_run: () => "Home run",
    /** Walk */
    walk: () => "Walk",
    /** Hit by pitch */
    hit_by_pitch: () => "Hit by pitch",
    /** Strikeout */
    strikeout: () => "Strikeout",
    /** Out */
    out: () => "Out",
    /** Sacrifice */
    sacrifice: () => "Sacrifice",
    /** Reached on error */
    reached_on_error: () => "Reached on error",
    /** Run */
    run: () => "Run",
    /** Point */
    point: () => "Point",
    /** Ace */
    ace: () => "Ace",
    /** Winner */
    winner: () => "Winner",
    /** Double fault */
    double_fault: () => "Double fault",
    /** Unforced error */
    unforced_error: () => "Unforced error",
    /** Game */
    game_won: () => "Game",
    /** Kill */
    kill: () => "Kill",
    /** Block */
    block_point: () => "Block",
    /** Opponent's error */
    opponent_error: () => "Opponent's error",
    /** Dig */
    dig: () => "Dig",
    /** {player} off */
    leaves: ({ player }: { player: string | number }) => `${player} off`,
    /** number {number} */
    number: ({ number }: { number: string | number }) => `number ${number}`,
  },
  players: {
    /** No attributes yet */
    no_attributes_yet: () => "No attributes yet",
    /** Attributes */
    attributes: () => "Attributes",
    /** A number. */
    a_number: () => "A number.",
    /** No bio yet */
    no_bio_yet: () => "No bio yet",
    /** Bio */
    bio: () => "Bio",
    /** Known as */
    known_as: () => "Known as",
    /** What people call the player, such as Magic Johnson. Pages show it first, but only where they show full names. */
    known_as_hint: () => "What people call the player, such as Magic Johnson. Pages show it first, but only where they show full names.",
    /** Known as {name} */
    known_as_name: ({ name }: { name: string | number }) => `Known as ${name}`,
    /** Plain text, at most 5000 characters. */
    plain_text_at_most_5000_characters: () => "Plain text, at most 5000 characters.",
    /** Error updating player */
    error_updating_player: () => "Error updating player",
    /** Player updated */
    player_updated: () => "Player updated",
    /** Edit {toLowerCase} */
    edit: ({ toLowerCase }: { toLowerCase: string | number }) => `Edit ${toLowerCase}`,
    /** Update */
    update: () => "Update",
    /** The players could not be merged. */
    the_players_could_not_be_merged: () => "The players could not be merged.",
    /** Merge players */
    merge_players: () => "Merge players",
    /** Statistics, rosters and attributes of the others go to the one who stays. It can be undone for ten minutes. */
    statistics_rosters_and_attributes_of_the: () => "Statistics, rosters and attributes of the others go to the one who stays. It can be undone for ten minutes.",
    /** Merge {count} players */
    merge_players_2: ({ count }: { count: string | number }) => `Merge ${count} players`,
    /** Who stays */
    who_stays: () => "Who stays",
    /** ID {id}, {teamNames} */
    id: ({ id, teamNames }: { id: string | number; teamNames: string | number }) => `ID ${id}, ${teamNames}`,
    /** The preview could not be loaded. */
    the_preview_could_not_be_loaded: () => "The preview could not be loaded.",
    /** This stands in the way: */
    this_stands_in_the_way: () => "This stands in the way:",
    /** To the game */
    to_the_game: () => "To the game",
    /** There are no statistics to carry over. */
    there_are_no_statistics_to_carry_over: () => "There are no statistics to carry over.",
    /** {gameCount, plural, one {Statistics of {gameCount} game are carried over.} other {Statistics of {gameCount} games are carried over.}} */
    statistics_of_games_are_carried_over: ({ gameCount }: { gameCount: number }) => `${pluralText(gameCount, { "one": `Statistics of ${gameCount} game are carried over.`, "other": `Statistics of ${gameCount} games are carried over.` })}`,
    /**  In {joinedGameCount} of them both have a line; those become one. */
    in_of_them_both_have_a_line_those: ({ joinedGameCount }: { joinedGameCount: string | number }) => ` In ${joinedGameCount} of them both have a line; those become one.`,
    /** Erase this person? */
    erase_this_person: () => "Erase this person?",
    /** Are you sure you want to erase {name}? This goes for good: */
    are_you_sure_you_want_to_erase_this: ({ name }: { name: string | number }) => `Are you sure you want to erase ${name}? This goes for good:`,
    /** Erase */
    erase: () => "Erase",
    /** The person could not be erased. */
    the_person_could_not_be_erased: () => "The person could not be erased.",
    /** Personal data */
    personal_data: () => "Personal data",
    /** For a person who asks what is kept, or asks to be forgotten. Erasing takes the name and everything personal away, everywhere; games and totals stay as they are. */
    for_a_person_who_asks_what_is_kept: () => "For a person who asks what is kept, or asks to be forgotten. Erasing takes the name and everything personal away, everywhere; games and totals stay as they are.",
    /** Download data */
    download_data: () => "Download data",
    /** Erase person… */
    erase_person: () => "Erase person…",
    /** Failed to fetch player */
    failed_to_fetch_player: () => "Failed to fetch player",
    /** To all players */
    to_all_players: () => "To all players",
    /** Another player has the same name. <link>Look at both, and merge them if they are one person</link> */
    another_player_has_the_same_name_look_at: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("Another player has the same name. ", link("Look at both, and merge them if they are one person")),
    /** Season Breakdown */
    season_breakdown: () => "Season Breakdown",
    /** All games of {player} */
    all_games_of: ({ player }: { player: string | number }) => `All games of ${player}`,
    /** PLAYERS */
    players: () => "PLAYERS",
    /** Select two or more players who are one person */
    select_two_or_more_players_who_are_one: () => "Select two or more players who are one person",
    /** Merge selected */
    merge_selected: () => "Merge selected",
    /** Names with a warning sign are there more than once. Select those who are one person, then merge them. */
    names_with_a_warning_sign_are_there_more: () => "Names with a warning sign are there more than once. Select those who are one person, then merge them.",
    /** Find */
    find: () => "Find",
    /** Player name */
    player_name: () => "Player name",
    /** No players found. */
    no_players_found: () => "No players found.",
    /** None fits these filters. */
    none_fits_these_filters: () => "None fits these filters.",
    /** Players come with the rosters of their teams. */
    players_come_with_the_rosters_of_their_teams: () => "Players come with the rosters of their teams.",
    /** ID */
    id_2: () => "ID",
    /** Another player has the same name */
    another_player_has_the_same_name: () => "Another player has the same name",
    /** Profile */
    profile: () => "Profile",
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** Image */
    image: () => "Image",
    /** No team assigned */
    no_team_assigned: () => "No team assigned",
    /** No sponsor */
    no_sponsor: () => "No sponsor",
    /** Sponsor */
    sponsor: () => "Sponsor",
    /** Left blank: no sponsor. */
    left_blank_no_sponsor: () => "Left blank: no sponsor.",
    /** Address of its site */
    address_of_its_site: () => "Address of its site",
    /** Banner */
    banner: () => "Banner",
    /** Please select at least one player to delete. */
    please_select_at_least_one_player_to_delete: () => "Please select at least one player to delete.",
    /** Are you sure you want to delete the selected players? */
    are_you_sure_you_want_to_delete_the: () => "Are you sure you want to delete the selected players?",
    /** {message} It can be undone for ten minutes. */
    it_can_be_undone_for_ten_minutes: ({ message }: { message: string | number }) => `${message} It can be undone for ten minutes.`,
    /** Players deleted */
    players_deleted: () => "Players deleted",
    /** The players could not be deleted. */
    the_players_could_not_be_deleted: () => "The players could not be deleted.",
    /** No videos yet */
    no_videos_yet: () => "No videos yet",
    /** Videos */
    videos: () => "Videos",
    /** Title {number} */
    title: ({ number }: { number: string | number }) => `Title ${number}`,
    /** Address {number} */
    address: ({ number }: { number: string | number }) => `Address ${number}`,
    /** Please enter the address. */
    please_enter_the_address: () => "Please enter the address.",
    /** Remove video {number} */
    remove_video: ({ number }: { number: string | number }) => `Remove video ${number}`,
    /** Add video */
    add_video: () => "Add video",
    /** No players found */
    no_players_found_2: () => "No players found",
    /** Try another name, or another league or team. */
    try_another_name_or_another_league_or_team: () => "Try another name, or another league or team.",
    /** {totalCount, plural, one {1 player} other {{totalCount} players}} */
    players_2: ({ totalCount }: { totalCount: number }) => `${pluralText(totalCount, { "one": "1 player", "other": `${totalCount} players` })}`,
    /** No Team */
    no_team: () => "No Team",
    /** Points */
    points: () => "Points",
    /** Average so far */
    average_so_far: () => "Average so far",
    /** Points game by game */
    points_game_by_game: () => "Points game by game",
    /** Shot */
    shot: () => "Shot",
    /** Share */
    share: () => "Share",
    /** Shares of all points: {shares} */
    shares_of_points: ({ shares }: { shares: string | number }) => `Shares of all points: ${shares}`,
    /** Points by shot */
    points_by_shot: () => "Points by shot",
    /** {made} points */
    points_2: ({ made }: { made: string | number }) => `${made} points`,
    /** Game Date */
    game_date: () => "Game Date",
    /** {home} vs {away} */
    matchup: ({ home, away }: { home: string | number; away: string | number }) => `${home} vs ${away}`,
    /** vs {opponent} */
    vs: ({ opponent }: { opponent: string | number }) => `vs ${opponent}`,
    /** Result */
    result: () => "Result",
    /** No games available */
    no_games_available: () => "No games available",
    /** won */
    won: () => "won",
    /** lost */
    lost: () => "lost",
    /** W */
    w: () => "W",
    /** L */
    l: () => "L",
    /** PPG */
    ppg: () => "PPG",
    /** Points per game */
    points_per_game: () => "Points per game",
    /** FT% */
    ft: () => "FT%",
    /** Free throw percentage */
    free_throw_percentage: () => "Free throw percentage",
    /** 3PM */
    n_3pm: () => "3PM",
    /** Three-pointers made */
    three_pointers_made: () => "Three-pointers made",
    /** Search player name... */
    search_player_name: () => "Search player name...",
    /** -- LEAGUES -- */
    leagues: () => "-- LEAGUES --",
    /** -- TEAMS -- */
    teams: () => "-- TEAMS --",
    /** Find a player */
    find_a_player: () => "Find a player",
    /** Type a name, or choose a league or a team. */
    type_a_name_or_choose_a_league_or: () => "Type a name, or choose a league or a team.",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** Players of {organization} */
    players_of: ({ organization }: { organization: string | number }) => `Players of ${organization}`,
    /** Loading players... */
    loading_players: () => "Loading players...",
    /** Active season */
    active_season: () => "Active season",
    /** Games of {player} in the active season */
    games_of_in_the_active_season: ({ player }: { player: string | number }) => `Games of ${player} in the active season`,
    /** Player not found */
    player_not_found: () => "Player not found",
    /** All seasons */
    all_seasons: () => "All seasons",
    /** {fullName}: statistics */
    statistics: ({ fullName }: { fullName: string | number }) => `${fullName}: statistics`,
    /** Stats */
    stats: () => "Stats",
    /** Games played */
    games_played: () => "Games played",
    /** GP */
    gp: () => "GP",
    /** No season */
    no_season: () => "No season",
    /** Games in {season} */
    games_in: ({ season }: { season: string | number }) => `Games in ${season}`,
    /** Sponsored by */
    sponsored_by: () => "Sponsored by",
    /** Two-pointers */
    two_pointers: () => "Two-pointers",
    /** Three-pointers */
    three_pointers: () => "Three-pointers",
    /** Free throws */
    free_throws: () => "Free throws",
    /** Line of {season} */
    line_of: ({ season }: { season: string | number }) => `Line of ${season}`,
    /** per game */
    per_game: () => "per game",
    /** Place {place} of {players} */
    place_of: ({ place, players }: { place: string | number; players: string | number }) => `Place ${place} of ${players}`,
    /** No place: fewer than {games, plural, one {one game} other {{games} games}} */
    too_few_games: ({ games }: { games: number }) => `No place: fewer than ${pluralText(games, { "one": "one game", "other": `${games} games` })}`,
    /** Place {place} */
    games_place: ({ place }: { place: string | number }) => `Place ${place}`,
    /** Percentiles, {season} */
    percentiles_in: ({ season }: { season: string | number }) => `Percentiles, ${season}`,
    /** Among the {players, plural, one {one player} other {{players} players}} of the league with at least {games, plural, one {one game} other {{games} games}}. A full bar leaves everybody behind. */
    percentiles_about: ({ players, games }: { players: number; games: number }) => `Among the ${pluralText(players, { "one": "one player", "other": `${players} players` })} of the league with at least ${pluralText(games, { "one": "one game", "other": `${games} games` })}. A full bar leaves everybody behind.`,
    /** Statistic */
    statistic: () => "Statistic",
    /** Per game */
    per_game_column: () => "Per game",
    /** Total */
    total: () => "Total",
    /** Place */
    place: () => "Place",
    /** Percentile */
    percentile: () => "Percentile",
    /** Splits, {season} */
    splits_of: ({ season }: { season: string | number }) => `Splits, ${season}`,
    /** Splits, career */
    splits_career: () => "Splits, career",
    /** Part */
    part: () => "Part",
    /** All games */
    all_games: () => "All games",
    /** Last five */
    last_five: () => "Last five",
    /** Wins */
    wins: () => "Wins",
    /** Losses */
    losses: () => "Losses",
    /** Home */
    at_home: () => "Home",
    /** Away */
    on_the_road: () => "Away",
    /** Highs, {season} */
    highs_of: ({ season }: { season: string | number }) => `Highs, ${season}`,
    /** Career highs */
    highs_career: () => "Career highs",
    /** High */
    high: () => "High",
    /** Times */
    times: () => "Times",
    /** First time */
    first_time: () => "First time",
    /** Milestones */
    milestones: () => "Milestones",
    /** First game with {reached} {statistic} */
    first_game_with: ({ reached, statistic }: { reached: string | number; statistic: string | number }) => `First game with ${reached} ${statistic}`,
    /** {reached} {statistic} in all */
    reached_in_all: ({ reached, statistic }: { reached: string | number; statistic: string | number }) => `${reached} ${statistic} in all`,
    /** Game {reached} */
    nth_game: ({ reached }: { reached: string | number }) => `Game ${reached}`,
    /** No milestones yet */
    no_milestones_yet: () => "No milestones yet",
    /** The first game with 10 of a main statistic, 100 of it in all, or the 50th game would stand here. */
    no_milestones_about: () => "The first game with 10 of a main statistic, 100 of it in all, or the 50th game would stand here.",
    /** Last five games */
    last_five_games: () => "Last five games",
    /** at {opponent} */
    at: ({ opponent }: { opponent: string | number }) => `at ${opponent}`,
    /** Averages by season */
    averages_by_season: () => "Averages by season",
    /** Career */
    career: () => "Career",
    /** No line yet */
    no_line_yet: () => "No line yet",
    /** Points, rebounds, assists and games with their places in the league stand here once a game of the player is recorded. */
    no_line_about: () => "Points, rebounds, assists and games with their places in the league stand here once a game of the player is recorded.",
    /** Line of the season */
    season_line: () => "Line of the season",
    /** {statistic} per game */
    a_game: ({ statistic }: { statistic: string | number }) => `${statistic} per game`,
    /** {month} {year} */
    month: ({ month, year }: { month: string | number; year: string | number }) => `${month} ${year}`,
    /** What the league tells about the player would stand here. */
    no_bio_about: () => "What the league tells about the player would stand here.",
    /** Videos of the player would stand here. */
    no_videos_about: () => "Videos of the player would stand here.",
    /** Games, {season} */
    games_of_season: ({ season }: { season: string | number }) => `Games, ${season}`,
    /** Show the games of all seasons */
    show_all_games: () => "Show the games of all seasons",
    /** Number */
    attribute_number: () => "Number",
    /** Position */
    attribute_position: () => "Position",
    /** Statistics of {player} in {games, plural, one {# game} other {# games}}, season by season */
    sentence_of_career: ({ player, games }: { player: string | number; games: number }) => `Statistics of ${player} in ${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })}, season by season`,
    /** {player}: {line} a game in {games, plural, one {# game} other {# games}}, {season} */
    sentence_of_season: ({ player, line, games, season }: { player: string | number; line: string | number; games: number; season: string | number }) => `${player}: ${line} a game in ${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })}, ${season}`,
  },
  plays: {
    /** Board */
    board: () => "Board",
    /** Board: {teamName} vs {teamName2} */
    board_vs: ({ teamName, teamName2 }: { teamName: string | number; teamName2: string | number }) => `Board: ${teamName} vs ${teamName2}`,
    /** Back to the game */
    back_to_the_game: () => "Back to the game",
    /** Final */
    final: () => "Final",
    /** Forfeit */
    forfeit: () => "Forfeit",
    /** Full screen */
    full_screen: () => "Full screen",
    /** Nothing has been entered yet. */
    nothing_has_been_entered_yet: () => "Nothing has been entered yet.",
    /** Sets {won} */
    sets: ({ won }: { won: string | number }) => `Sets ${won}`,
    /** Fouls {fouls} */
    fouls: ({ fouls }: { fouls: string | number }) => `Fouls ${fouls}`,
    /** Timeouts {timeouts} */
    timeouts: ({ timeouts }: { timeouts: string | number }) => `Timeouts ${timeouts}`,
    /** Double bonus */
    double_bonus: () => "Double bonus",
    /** Bonus */
    bonus: () => "Bonus",
    /** There are no plays for this sport. */
    there_are_no_plays_for_this_sport: () => "There are no plays for this sport.",
    /** Enter its statistics on the game's page instead. */
    enter_its_statistics_on_the_games_page: () => "Enter its statistics on the game's page instead.",
    /** This sport has no periods. */
    this_sport_has_no_periods: () => "This sport has no periods.",
    /** To the periods */
    to_the_periods: () => "To the periods",
    /** Plays belong to a period: add one, or show one that is hidden. */
    plays_belong_to_a_period_add_one_or: () => "Plays belong to a period: add one, or show one that is hidden.",
    /** Plays belong to a period: the league has to add one. */
    plays_belong_to_a_period_the_league_has: () => "Plays belong to a period: the league has to add one.",
    /** Courtside */
    courtside: () => "Courtside",
    /** Game not found. */
    game_not_found: () => "Game not found.",
    /** To the schedule */
    to_the_schedule: () => "To the schedule",
    /** Substitute */
    substitute: () => "Substitute",
    /** Starters */
    starters: () => "Starters",
    /** Sub */
    sub: () => "Sub",
    /** {lineupLabel} of {teamName} */
    of: ({ lineupLabel, teamName }: { lineupLabel: string | number; teamName: string | number }) => `${lineupLabel} of ${teamName}`,
    /** Timeout */
    timeout: () => "Timeout",
    /** Timeout of {teamName} */
    timeout_of: ({ teamName }: { teamName: string | number }) => `Timeout of ${teamName}`,
    /** Courtside: {teamName} vs {teamName2} */
    courtside_vs: ({ teamName, teamName2 }: { teamName: string | number; teamName2: string | number }) => `Courtside: ${teamName} vs ${teamName2}`,
    /** No network: the game as of {moment}. */
    no_network_the_game_as_of: ({ moment }: { moment: string | number }) => `No network: the game as of ${moment}.`,
    /** Done */
    done: () => "Done",
    /** The game is marked as postponed. What is entered is kept, and counts once that has changed. */
    the_game_is_postponed: () => "The game is marked as postponed. What is entered is kept, and counts once that has changed.",
    /** The match is marked as postponed. What is entered is kept, and counts once that has changed. */
    the_match_is_postponed: () => "The match is marked as postponed. What is entered is kept, and counts once that has changed.",
    /** The game is marked as cancelled. What is entered is kept, and counts once that has changed. */
    the_game_is_cancelled: () => "The game is marked as cancelled. What is entered is kept, and counts once that has changed.",
    /** The match is marked as cancelled. What is entered is kept, and counts once that has changed. */
    the_match_is_cancelled: () => "The match is marked as cancelled. What is entered is kept, and counts once that has changed.",
    /** What is entered now goes before “{lineOf}”. */
    what_is_entered_now_goes_before: ({ lineOf }: { lineOf: string | number }) => `What is entered now goes before “${lineOf}”.`,
    /** One tap for each score. */
    one_tap_for_each_score: () => "One tap for each score.",
    /** What may have followed a play is offered here. */
    what_may_have_followed_a_play_is_offered: () => "What may have followed a play is offered here.",
    /** Plays */
    plays: () => "Plays",
    /** Jersey {typed} */
    jersey: ({ typed }: { typed: string | number }) => `Jersey ${typed}`,
    /** {name}? */
    is_it: ({ name }: { name: string | number }) => `${name}?`,
    /** Who, and what? */
    who_and_what: () => "Who, and what?",
    /** On court for {teamName} */
    on_court_for: ({ teamName }: { teamName: string | number }) => `On court for ${teamName}`,
    /** Starters of {teamName} */
    starters_of: ({ teamName }: { teamName: string | number }) => `Starters of ${teamName}`,
    /** Tap who goes off and who comes on. */
    tap_who_goes_off_and_who_comes_on: () => "Tap who goes off and who comes on.",
    /** Tap the {count} who start. With fewer the game can be played, too. */
    tap_the_who_start_with_fewer_the_game: ({ count }: { count: string | number }) => `Tap the ${count} who start. With fewer the game can be played, too.`,
    /** Add player */
    add_player: () => "Add player",
    /** Substitute ({count} of {count2}) */
    substitute_of: ({ count, count2 }: { count: string | number; count2: string | number }) => `Substitute (${count} of ${count2})`,
    /** Start ({count} of {count2}) */
    start_of: ({ count, count2 }: { count: string | number; count2: string | number }) => `Start (${count} of ${count2})`,
    /** Nobody is on this roster yet. */
    nobody_is_on_this_roster_yet: () => "Nobody is on this roster yet.",
    /** No more than {count} play at once. */
    no_more_than_play_at_once: ({ count }: { count: string | number }) => `No more than ${count} play at once.`,
    /** Period and clock */
    period_and_clock: () => "Period and clock",
    /** Start {period} */
    start: ({ period }: { period: string | number }) => `Start ${period}`,
    /** End {period} */
    end: ({ period }: { period: string | number }) => `End ${period}`,
    /** Start {next} */
    start_2: ({ next }: { next: string | number }) => `Start ${next}`,
    /** Enter minutes and seconds, such as 9:30. */
    enter_minutes_and_seconds_such_as_9_30: () => "Enter minutes and seconds, such as 9:30.",
    /** Time left */
    time_left: () => "Time left",
    /** Set */
    set: () => "Set",
    /** Stop */
    stop: () => "Stop",
    /** Start clock */
    start_clock: () => "Start clock",
    /** Correct a play */
    correct_a_play: () => "Correct a play",
    /** This device could not store the play. */
    this_device_could_not_store_the_play: () => "This device could not store the play.",
    /** Play */
    play: () => "Play",
    /** Who */
    who: () => "Who",
    /** Nobody */
    nobody: () => "Nobody",
    /** Goes off */
    goes_off: () => "Goes off",
    /** Other player */
    other_player: () => "Other player",
    /** Clock */
    clock: () => "Clock",
    /** Note */
    note: () => "Note",
    /** Write what is to be noted. */
    write_what_is_to_be_noted: () => "Write what is to be noted.",
    /** Place on the court */
    place_on_the_court: () => "Place on the court",
    /** Place on the court (known) */
    place_on_the_court_known: () => "Place on the court (known)",
    /** Move earlier */
    move_earlier: () => "Move earlier",
    /** Move later */
    move_later: () => "Move later",
    /** Insert before */
    insert_before: () => "Insert before",
    /** {teamName}, the team alone */
    the_team_alone: ({ teamName }: { teamName: string | number }) => `${teamName}, the team alone`,
    /** Choose a team or a player. */
    choose_a_team_or_a_player: () => "Choose a team or a player.",
    /** Choose a player. */
    choose_a_player: () => "Choose a player.",
    /** Settings of this device */
    settings_of_this_device: () => "Settings of this device",
    /** What is entered */
    what_is_entered: () => "What is entered",
    /** Keep the game clock on this device */
    keep_the_game_clock_on_this_device: () => "Keep the game clock on this device",
    /** Tap where shots were taken */
    tap_where_shots_were_taken: () => "Tap where shots were taken",
    /** Read the last play out */
    read_the_last_play_out: () => "Read the last play out",
    /** Keep the screen on */
    keep_the_screen_on: () => "Keep the screen on",
    /** Keys */
    keys: () => "Keys",
    /** Home or away team */
    home_or_away_team: () => "Home or away team",
    /** Player by jersey */
    player_by_jersey: () => "Player by jersey",
    /** Take the jersey as typed */
    take_the_jersey_as_typed: () => "Take the jersey as typed",
    /** Start or stop the clock */
    start_or_stop_the_clock: () => "Start or stop the clock",
    /** Begin the play anew */
    begin_the_play_anew: () => "Begin the play anew",
    /** These keys */
    these_keys: () => "These keys",
    /** Rebound */
    rebound: () => "Rebound",
    /** Free throws */
    free_throws: () => "Free throws",
    /** Foul */
    foul: () => "Foul",
    /** Runs */
    runs: () => "Runs",
    /** This device could not store the play. Is there space left, and is this no private window? */
    this_device_could_not_store_the_play_is: () => "This device could not store the play. Is there space left, and is this no private window?",
    /** Somebody else has changed this play since. */
    somebody_else_has_changed_this_play_since: () => "Somebody else has changed this play since.",
    /** Somebody else has changed this play meanwhile: {play}. */
    this_play_was_changed_meanwhile: ({ play }: { play: string | number }) => `Somebody else has changed this play meanwhile: ${play}.`,
    /** You have changed the same of it. Save keeps yours, Cancel keeps theirs. */
    you_changed_the_same: () => "You have changed the same of it. Save keeps yours, Cancel keeps theirs.",
    /** This play was deleted meanwhile, so that nothing of it can be saved: {play}. */
    this_play_was_deleted_meanwhile: ({ play }: { play: string | number }) => `This play was deleted meanwhile, so that nothing of it can be saved: ${play}.`,
    /** This play waits for an answer, so that nothing of it can be saved yet: {play}. Close this and answer the question above the players. */
    this_play_waits_for_an_answer: ({ play }: { play: string | number }) => `This play waits for an answer, so that nothing of it can be saved yet: ${play}. Close this and answer the question above the players.`,
    /** Who is on the court has changed meanwhile. */
    who_is_on_the_court_has_changed_meanwhile: () => "Who is on the court has changed meanwhile.",
    /** Play deleted. */
    play_deleted: () => "Play deleted.",
    /** Play deleted, with {count} that belonged to it. */
    play_deleted_with_that_went_by_it: ({ count }: { count: string | number }) => `Play deleted, with ${count} that belonged to it.`,
    /** Something went wrong on the server. */
    something_went_wrong_on_the_server: () => "Something went wrong on the server.",
    /** The server takes this in no form. */
    the_server_takes_this_in_no_form: () => "The server takes this in no form.",
    /** not signed in */
    not_signed_in: () => "not signed in",
    /** What happened */
    what_happened: () => "What happened",
    /** Where the shot was taken */
    where_the_shot_was_taken: () => "Where the shot was taken",
    /** Before the game */
    before_the_game: () => "Before the game",
    /** Choose who starts, if you keep substitutions. Then start the game. */
    choose_who_starts_if_you_keep_substitutions: () => "Choose who starts, if you keep substitutions. Then start the game.",
    /** Chosen: */
    chosen: () => "Chosen:",
    /** Starters: {teamName} */
    starters_2: ({ teamName }: { teamName: string | number }) => `Starters: ${teamName}`,
    /** What followed */
    what_followed: () => "What followed",
    /** Nothing followed */
    nothing_followed: () => "Nothing followed",
    /** Miss */
    miss: () => "Miss",
    /** Period and clock: */
    period_and_clock_2: () => "Period and clock:",
    /** ended */
    ended: () => "ended",
    /** Settings and keys */
    settings_and_keys: () => "Settings and keys",
    /** Set clock */
    set_clock: () => "Set clock",
    /** Stop the clock at {clockText} */
    stop_the_clock_at: ({ clockText }: { clockText: string | number }) => `Stop the clock at ${clockText}`,
    /** Start the clock at {clockText} */
    start_the_clock_at: ({ clockText }: { clockText: string | number }) => `Start the clock at ${clockText}`,
    /** does not count */
    does_not_count: () => "does not count",
    /** not on the court */
    not_on_the_court: () => "not on the court",
    /** on the court already */
    on_the_court_already: () => "on the court already",
    /** one too many */
    one_too_many: () => "one too many",
    /** not sent */
    not_sent: () => "not sent",
    /** {unsentCount} not sent. Try again */
    not_sent_try_again: ({ unsentCount }: { unsentCount: string | number }) => `${unsentCount} not sent. Try again`,
    /** {unsentCount} not sent */
    not_sent_2: ({ unsentCount }: { unsentCount: string | number }) => `${unsentCount} not sent`,
    /** Everything is saved. */
    everything_is_saved: () => "Everything is saved.",
    /** Looking for plays that wait on this device */
    looking_for_plays_that_wait_on_this_device: () => "Looking for plays that wait on this device",
    /** at the table */
    at_the_table: () => "at the table",
    /** Give these plays up? */
    give_these_plays_up: () => "Give these plays up?",
    /** They are deleted from this device. */
    they_are_deleted_from_this_device: () => "They are deleted from this device.",
    /** Give up */
    give_up: () => "Give up",
    /** Your session has ended. {countText} kept on this device, and sent when you are signed in. */
    your_session_has_ended_kept_on_this_device: ({ countText }: { countText: string | number }) => `Your session has ended. ${countText} kept on this device, and sent when you are signed in.`,
    /** {username} is signed in in this browser now, not you. {countText} kept on this device, and sent when you are signed in. */
    is_signed_in_in_this_browser_now_not: ({ username, countText }: { username: string | number; countText: string | number }) => `${username} is signed in in this browser now, not you. ${countText} kept on this device, and sent when you are signed in.`,
    /** No connection: {countText} kept on this device. */
    no_connection_kept_on_this_device: ({ countText }: { countText: string | number }) => `No connection: ${countText} kept on this device.`,
    /** {countText} kept on this device */
    kept_on_this_device: ({ countText }: { countText: string | number }) => `${countText} kept on this device`,
    /** , of another game */
    of_another_game: () => ", of another game",
    /** . Not saved: {message} */
    not_saved: ({ message }: { message: string | number }) => `. Not saved: ${message}`,
    /** {count, plural, one {1 play by {username} waits on this device until {username} signs in.} other {{count} plays by {username} wait on this device until {username} signs in.}} */
    plays_by_wait_on_this_device_until_signs: ({ count, username }: { count: number; username: string | number }) => `${pluralText(count, { "one": `1 play by ${username} waits on this device until ${username} signs in.`, "other": `${count} plays by ${username} wait on this device until ${username} signs in.` })}`,
    /** Your link has ended, or was revoked. {countText} kept on this device. */
    your_link_has_ended_or_was_revoked_kept: ({ countText }: { countText: string | number }) => `Your link has ended, or was revoked. ${countText} kept on this device.`,
    /** This browser is {other}'s now, not yours. {countText} kept on this device. */
    this_browser_is_s_now_not_yours_kept: ({ other, countText }: { other: string | number; countText: string | number }) => `This browser is ${other}'s now, not yours. ${countText} kept on this device.`,
    /** 1 play is */
    n_1_play_is: () => "1 play is",
    /** {count} plays are */
    plays_are: ({ count }: { count: string | number }) => `${count} plays are`,
    /** ({more} more to answer) */
    more_to_answer: ({ more }: { more: string | number }) => `(${more} more to answer)`,
    /** Keep mine */
    keep_mine: () => "Keep mine",
    /** Keep theirs */
    keep_theirs: () => "Keep theirs",
    /** {madeBy} has changed this play: {theirs}. Yours: {mine}. */
    has_changed_this_play_yours: ({ madeBy, theirs, mine }: { madeBy: string | number; theirs: string | number; mine: string | number }) => `${madeBy} has changed this play: ${theirs}. Yours: ${mine}.`,
    /** Somebody else */
    somebody_else: () => "Somebody else",
    /** Keep both */
    keep_both: () => "Keep both",
    /** Drop mine */
    drop_mine: () => "Drop mine",
    /** {madeBy} has entered the same play: {mine}. Is it one play? */
    has_entered_the_same_play_is_it_one: ({ madeBy, mine }: { madeBy: string | number; mine: string | number }) => `${madeBy} has entered the same play: ${mine}. Is it one play?`,
    /** Drop mine also drops what theirs has already: {plays}. */
    drop_mine_also_drops: ({ plays }: { plays: string | number }) => `Drop mine also drops what theirs has already: ${plays}.`,
    /** Another device */
    another_device: () => "Another device",
    /** Give this play up? */
    give_this_play_up: () => "Give this play up?",
    /** Send again */
    send_again: () => "Send again",
    /** Not saved: {mine}. {message} */
    not_saved_2: ({ mine, message }: { mine: string | number; message: string | number }) => `Not saved: ${mine}. ${message}`,
    /** Plays, latest first */
    plays_latest_first: () => "Plays, latest first",
    /** TO {timeouts} */
    to: ({ timeouts }: { timeouts: string | number }) => `TO ${timeouts}`,
    /** Final game score updated! */
    final_game_score_updated: () => "Final game score updated!",
    /** Failed to update final score. */
    failed_to_update_final_score: () => "Failed to update final score.",
    /** Take {made} */
    take: ({ made }: { made: string | number }) => `Take ${made}`,
    /** Final score {made} */
    final_score: ({ made }: { made: string | number }) => `Final score ${made}`,
    /** Not now */
    not_now: () => "Not now",
    /** The final score is {homeScore}:{awayScore}, the plays make {made}. */
    the_final_score_is_the_plays_make: ({ homeScore, awayScore, made }: { homeScore: string | number; awayScore: string | number; made: string | number }) => `The final score is ${homeScore}:${awayScore}, the plays make ${made}.`,
    /** The plays make {made}. */
    the_plays_make: ({ made }: { made: string | number }) => `The plays make ${made}.`,
    /** Box score {score} */
    box_score_2: ({ score }: { score: string | number }) => `Box score ${score}`,
    /** The final score is {homeScore}:{awayScore}, and there are no plays. What is entered here is added to the statistics that the game has. */
    the_final_score_is_and_there_are_no_plays: ({ homeScore, awayScore }: { homeScore: string | number; awayScore: string | number }) => `The final score is ${homeScore}:${awayScore}, and there are no plays. What is entered here is added to the statistics that the game has.`,
    /** The plays make {made}, the box score has {boxScore}: something was entered there by hand. */
    the_plays_make_the_box_score_has: ({ made, boxScore }: { made: string | number; boxScore: string | number }) => `The plays make ${made}, the box score has ${boxScore}: something was entered there by hand.`,
    /** A best of three is over now. */
    of_a_best_of_three: () => "A best of three is over now.",
    /** {period} goes to {team}, {score}:{score2}. */
    the_set_goes_to: ({ period, team, score, score2 }: { period: string | number; team: string | number; score: string | number; score2: string | number }) => `${period} goes to ${team}, ${score}:${score2}.`,
    /** The game goes to {team}. */
    the_game_goes_to: ({ team }: { team: string | number }) => `The game goes to ${team}.`,
    /** Game {team} */
    game_for: ({ team }: { team: string | number }) => `Game ${team}`,
    /** Points {points} */
    points_called: ({ points }: { points: string | number }) => `Points ${points}`,
    /** Ad */
    advantage: () => "Ad",
    /** Set point */
    set_point: () => "Set point",
    /** Match point */
    match_point: () => "Match point",
    /** {period} has ended at {score}:{score2}. */
    has_ended_at: ({ period, score, score2 }: { period: string | number; score: string | number; score2: string | number }) => `${period} has ended at ${score}:${score2}.`,
    /** The game is final, and {period} is being played. */
    the_game_is_final_and_is_played: ({ period }: { period: string | number }) => `The game is final, and ${period} is being played.`,
    /** The match is final, and {period} is being played. */
    the_match_is_final_and_is_played: ({ period }: { period: string | number }) => `The match is final, and ${period} is being played.`,
    /** The game goes on */
    the_game_goes_on: () => "The game goes on",
    /** The match goes on */
    the_match_goes_on: () => "The match goes on",
    /** The game is in progress again. */
    the_game_is_in_progress_again: () => "The game is in progress again.",
    /** The match is in progress again. */
    the_match_is_in_progress_again: () => "The match is in progress again.",
    /**  Some plays are not sent yet. */
    some_plays_are_not_sent_yet: () => " Some plays are not sent yet.",
    /** Undo: {line} */
    undo_line: ({ line }: { line: string | number }) => `Undo: ${line}`,
    /** Undo correction: {line} */
    undo_correction: ({ line }: { line: string | number }) => `Undo correction: ${line}`,
    /** Undo deletion: {line} */
    undo_deletion: ({ line }: { line: string | number }) => `Undo deletion: ${line}`,
    /** Close the court */
    close_the_court: () => "Close the court",
    /** Court: tap where the shot was taken */
    court_tap_where_the_shot_was_taken: () => "Court: tap where the shot was taken",
    /** Players of {teamName} */
    players_of: ({ teamName }: { teamName: string | number }) => `Players of ${teamName}`,
    /** of {teamName} */
    of_2: ({ teamName }: { teamName: string | number }) => `of ${teamName}`,
    /** Timeout<mark> of {teamName}</mark> */
    timeout_of_2: ({ mark, teamName }: { mark: (words: ReactNode) => ReactNode; teamName: string | number }) => richText("Timeout", mark(` of ${teamName}`)),
    /** All plays */
    all_plays: () => "All plays",
    /** No plays yet. */
    no_plays_yet: () => "No plays yet.",
    /** Redo */
    redo: () => "Redo",
    /** Biggest lead */
    biggest_lead: () => "Biggest lead",
    /** Longest run */
    longest_run: () => "Longest run",
    /** Points off turnovers */
    points_off_turnovers: () => "Points off turnovers",
    /** Second chance points */
    second_chance_points: () => "Second chance points",
    /** Bench */
    bench: () => "Bench",
    /** Bench of {teamName} */
    bench_of: ({ teamName }: { teamName: string | number }) => `Bench of ${teamName}`,
    /** Bench points */
    bench_points: () => "Bench points",
    /** Timeouts */
    timeouts_2: () => "Timeouts",
    /** In numbers */
    in_numbers: () => "In numbers",
    /** <b>{leadChanges}</b> {leadChanges, plural, one {lead change} other {lead changes}} */
    lead_changes: ({ b, leadChanges }: { b: (words: ReactNode) => ReactNode; leadChanges: number }) => richText(b(`${leadChanges}`), " ", `${pluralText(leadChanges, { "one": "lead change", "other": "lead changes" })}`),
    /** <b>{ties}</b> {ties, plural, one {tie} other {ties}} */
    ties: ({ b, ties }: { b: (words: ReactNode) => ReactNode; ties: number }) => richText(b(`${ties}`), " ", `${pluralText(ties, { "one": "tie", "other": "ties" })}`),
    /** Both teams in numbers */
    both_teams_in_numbers: () => "Both teams in numbers",
    /** What */
    what: () => "What",
    /** Game flow */
    game_flow: () => "Game flow",
    /** Lead over the game. {home} led by {home2} at most, {away} by {away2}. */
    lead_over_the_game_led_by_at_most: ({ home, home2, away, away2 }: { home: string | number; home2: string | number; away: string | number; away2: string | number }) => `Lead over the game. ${home} led by ${home2} at most, ${away} by ${away2}.`,
    /** Box score */
    box_score: () => "Box score",
    /** Play by play */
    play_by_play: () => "Play by play",
    /** No plays yet */
    no_plays_yet_2: () => "No plays yet",
    /** What happens appears here while somebody enters it at the table. */
    what_happens_appears_here_while_somebody: () => "What happens appears here while somebody enters it at the table.",
    /** Score */
    score: () => "Score",
    /** Game not found */
    game_not_found_2: () => "Game not found",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** {home} vs {away}, {day}, {plays, plural, =0 {play by play: no plays yet} one {# play with score, shots and minutes} other {# plays with score, shots and minutes}} */
    sentence_of_plays: ({ home, away, day, plays }: { home: string | number; away: string | number; day: string | number; plays: number }) => `${home} vs ${away}, ${day}, ${pluralText(plays, { "=0": "play by play: no plays yet", "one": `${numberText(plays)} play with score, shots and minutes`, "other": `${numberText(plays)} plays with score, shots and minutes` })}`,
    /** Play by play: {team} vs {team2}, {day} */
    play_by_play_vs: ({ team, team2, day }: { team: string | number; team2: string | number; day: string | number }) => `Play by play: ${team} vs ${team2}, ${day}`,
    /** Minutes and plus-minus */
    minutes_and_plus_minus: () => "Minutes and plus-minus",
    /** Min */
    min: () => "Min",
    /** Lead */
    lead: () => "Lead",
    /** Start */
    game_begins: () => "Start",
    /** After */
    score_column: () => "After",
    /** Shot */
    shot: () => "Shot",
    /** Made */
    made: () => "Made",
    /** Missed */
    missed: () => "Missed",
    /** Distance */
    distance: () => "Distance",
    /** {meters} m */
    meters: ({ meters }: { meters: string | number }) => `${meters} m`,
    /** Shot chart */
    shot_chart: () => "Shot chart",
    /** A dot is a shot that was made, a cross one that was missed. {count} of {count2} shots have a place. */
    a_dot_is_a_shot_that_was_made: ({ count, count2 }: { count: string | number; count2: string | number }) => `A dot is a shot that was made, a cross one that was missed. ${count} of ${count2} shots have a place.`,
    /** Shots of {teamName}: {made} of {count} made */
    shots_of_of_made: ({ teamName, made, count }: { teamName: string | number; made: string | number; count: string | number }) => `Shots of ${teamName}: ${made} of ${count} made`,
    /** Keep the score */
    keep_the_score: () => "Keep the score",
    /** This could not be opened. Is there a network? */
    this_could_not_be_opened_is_there_a: () => "This could not be opened. Is there a network?",
    /** Enter the code that the league gave you. It opens one game. */
    enter_the_code_that_the_league_gave_you: () => "Enter the code that the league gave you. It opens one game.",
    /** This link opens one game. What you enter in it is signed by your name. */
    this_link_opens_one_game_what_you_enter: () => "This link opens one game. What you enter in it is signed by your name.",
    /** Code */
    code: () => "Code",
    /** K7MQ-2XPA-G */
    k7mq_2xpa_g: () => "K7MQ-2XPA-G",
    /** Code is required. */
    code_is_required: () => "Code is required.",
    /** Your name */
    your_name: () => "Your name",
    /** The league sees it beside all that you enter. */
    the_league_sees_it_beside_all_that_you: () => "The league sees it beside all that you enter.",
    /** Your name is required. */
    your_name_is_required: () => "Your name is required.",
    /** Open the game */
    open_the_game: () => "Open the game",
    /** {count, plural, one {1 play by {username} was not sent, and is kept on this device. Nobody else sends them: they go out when {username} opens the game again under this name, by this link or another one.} other {{count} plays by {username} were not sent, and are kept on this device. Nobody else sends them: they go out when {username} opens the game again under this name, by this link or another one.}} */
    plays_by_were_not_sent_and_are_kept: ({ count, username }: { count: number; username: string | number }) => `${pluralText(count, { "one": `1 play by ${username} was not sent, and is kept on this device. Nobody else sends them: they go out when ${username} opens the game again under this name, by this link or another one.`, "other": `${count} plays by ${username} were not sent, and are kept on this device. Nobody else sends them: they go out when ${username} opens the game again under this name, by this link or another one.` })}`,
    /** Your link has ended */
    your_link_has_ended: () => "Your link has ended",
    /** It opens this game no longer: the game’s day is over, the league has revoked the link, or somebody has signed in in this browser since. */
    it_opens_this_game_no_longer_the_games: () => "It opens this game no longer: the game’s day is over, the league has revoked the link, or somebody has signed in in this browser since.",
    /** If the game goes on, ask who gave it to you to open it again, or for another one. */
    if_the_game_goes_on_ask_who_gave: () => "If the game goes on, ask who gave it to you to open it again, or for another one.",
    /** Enter another code */
    enter_another_code: () => "Enter another code",
    /** Nobody has opened it yet */
    nobody_has_opened_it_yet: () => "Nobody has opened it yet",
    /** The link is revoked. */
    the_link_is_revoked: () => "The link is revoked.",
    /** The link could not be revoked. */
    the_link_could_not_be_revoked: () => "The link could not be revoked.",
    /** last used {moment} · */
    last_used: ({ moment }: { moment: string | number }) => `last used ${moment} ·`,
    /** made by {madeBy}, {moment} · ends {moment2} */
    made_by_ends: ({ madeBy, moment, moment2 }: { madeBy: string | number; moment: string | number; moment2: string | number }) => `made by ${madeBy}, ${moment} · ends ${moment2}`,
    /** Revoked */
    revoked: () => "Revoked",
    /** Ended */
    ended_2: () => "Ended",
    /** Revoke<mark> the link of {who}</mark> */
    revoke_the_link_of: ({ mark, who }: { mark: (words: ReactNode) => ReactNode; who: string | number }) => richText("Revoke", mark(` the link of ${who}`)),
    /** The link could not be made. */
    the_link_could_not_be_made: () => "The link could not be made.",
    /** Scorekeepers */
    scorekeepers: () => "Scorekeepers",
    /** Whoever has a link, or its code, enters plays and statistics of this game, and nothing else, without an account. It ends at six in the morning after the game. */
    whoever_has_a_link_or_its_code_enters: () => "Whoever has a link, or its code, enters plays and statistics of this game, and nothing else, without an account. It ends at six in the morning after the game.",
    /** Another link */
    another_link: () => "Another link",
    /** New link */
    new_link: () => "New link",
    /** Loading … */
    loading: () => "Loading …",
    /** This game has no links yet. */
    this_game_has_no_links_yet: () => "This game has no links yet.",
    /** Hand it on now: it is not shown again. */
    hand_it_on_now_it_is_not_shown: () => "Hand it on now: it is not shown again.",
    /** Link */
    link: () => "Link",
    /** Copied */
    copied: () => "Copied",
    /** Copy link */
    copy_link: () => "Copy link",
    /** Or this code, typed at <mark>{number}</mark>: */
    or_this_code_typed_at: ({ mark, number }: { mark: (words: ReactNode) => ReactNode; number: string | number }) => richText("Or this code, typed at ", mark(`${number}`), ":"),
    /** The link is in your clipboard. */
    the_link_is_in_your_clipboard: () => "The link is in your clipboard.",
    /** The browser did not allow copying: please select the link and copy it by hand. */
    the_browser_did_not_allow_copying_please: () => "The browser did not allow copying: please select the link and copy it by hand.",
    /** There is nothing here. */
    there_is_nothing_here: () => "There is nothing here.",
    /** Enter a code */
    enter_a_code: () => "Enter a code",
    /** You could not be signed out. */
    you_could_not_be_signed_out: () => "You could not be signed out.",
    /** You are signed in */
    you_are_signed_in: () => "You are signed in",
    /** This link is for people without an account. You are signed in as <b>{username}</b>: what you enter in a game is signed by that name, and you need no link. */
    this_link_is_for_people_without_an_account: ({ b, username }: { b: (words: ReactNode) => ReactNode; username: string | number }) => richText("This link is for people without an account. You are signed in as ", b(`${username}`), ": what you enter in a game is signed by that name, and you need no link."),
    /** Go on as {username} */
    go_on_as: ({ username }: { username: string | number }) => `Go on as ${username}`,
    /** Sign out and use the link */
    sign_out_and_use_the_link: () => "Sign out and use the link",
    /** You enter this game as <mark>{name}</mark>. */
    you_enter_this_game_as: ({ mark, name }: { mark: (words: ReactNode) => ReactNode; name: string | number }) => richText("You enter this game as ", mark(`${name}`), "."),
    /** Leave */
    leave: () => "Leave",
    /** Leave this game? */
    leave_this_game: () => "Leave this game?",
    /** To come back you need the link or the code. */
    to_come_back_you_need_the_link_or: () => "To come back you need the link or the code.",
    /** You could not leave. */
    you_could_not_leave: () => "You could not leave.",
    /** Team fouls */
    team_fouls: () => "Team fouls",
    /** OT */
    ot: () => "OT",
    /** Timeouts: */
    timeouts_3: () => "Timeouts:",
    /** Nobody has scored yet. */
    nobody_has_scored_yet: () => "Nobody has scored yet.",
    /** {number} to {number2} */
    to_2: ({ number, number2 }: { number: string | number; number2: string | number }) => `${number} to ${number2}`,
    /** Scoresheet */
    scoresheet: () => "Scoresheet",
    /** Show the plays */
    show_the_plays: () => "Show the plays",
    /** Blank scoresheet */
    blank_scoresheet: () => "Blank scoresheet",
    /** Print */
    print: () => "Print",
    /** {teamName} vs {teamName2} */
    vs: ({ teamName, teamName2 }: { teamName: string | number; teamName2: string | number }) => `${teamName} vs ${teamName2}`,
    /** Running score */
    running_score: () => "Running score",
    /** Scorekeeper */
    scorekeeper: () => "Scorekeeper",
    /** Timekeeper */
    timekeeper: () => "Timekeeper",
    /** Referee */
    referee: () => "Referee",
    /** First referee */
    first_referee: () => "First referee",
    /** Second referee */
    second_referee: () => "Second referee",
    /** Umpire */
    umpire: () => "Umpire",
    /** Plate umpire */
    plate_umpire: () => "Plate umpire",
    /** Base umpire */
    base_umpire: () => "Base umpire",
    /** To be signed */
    to_be_signed: () => "To be signed",
    /** Nobody is on the roster yet. */
    nobody_is_on_the_roster_yet: () => "Nobody is on the roster yet.",
    /** No. */
    no: () => "No.",
    /** In */
    in: () => "In",
    /** Fouls */
    fouls_2: () => "Fouls",
    /** Started */
    started: () => "Started",
    /** Came on */
    came_on: () => "Came on",
    /** {tagOf} on */
    on: ({ tagOf }: { tagOf: string | number }) => `${tagOf} on`,
    /** {tagOf} for {tagOf2} */
    for: ({ tagOf, tagOf2 }: { tagOf: string | number; tagOf2: string | number }) => `${tagOf} for ${tagOf2}`,
    /** {text}. {home} to {away}. */
    to_3: ({ text, home, away }: { text: string | number; home: string | number; away: string | number }) => `${text}. ${home} to ${away}.`,
    /** Its games are kept by their statistics alone. */
    its_games_are_kept_by_their_statistics_alone: () => "Its games are kept by their statistics alone.",
    /** No connection */
    no_connection: () => "No connection",
    /** You have not opened this game on this device yet: that needs a network once. */
    you_have_not_opened_this_game_on_this: () => "You have not opened this game on this device yet: that needs a network once.",
    /** As far as this device knows you are not signed in. Sign in, or open your link, when there is a network. */
    as_far_as_this_device_knows_you_are: () => "As far as this device knows you are not signed in. Sign in, or open your link, when there is a network.",
    /** {count, plural, one {1 play is kept on this device, and sent when whoever entered it is back.} other {{count} plays are kept on this device, and sent when whoever entered them is back.}} */
    plays_are_kept_on_this_device_and_sent: ({ count }: { count: number }) => `${pluralText(count, { "one": "1 play is kept on this device, and sent when whoever entered it is back.", "other": `${count} plays are kept on this device, and sent when whoever entered them is back.` })}`,
    /** Score only */
    score_only: () => "Score only",
    /** The score of the teams. */
    the_score_of_the_teams: () => "The score of the teams.",
    /** Scores with players */
    scores_with_players: () => "Scores with players",
    /** Who scored, too. */
    who_scored_too: () => "Who scored, too.",
    /** Points and fouls */
    points_and_fouls: () => "Points and fouls",
    /** Who scored, and who fouled. */
    who_scored_and_who_fouled: () => "Who scored, and who fouled.",
    /** Everything */
    everything: () => "Everything",
    /** All that a box score has. */
    all_that_a_box_score_has: () => "All that a box score has.",
    /** Miss 2 */
    miss_2: () => "Miss 2",
    /** Miss 3 */
    miss_3: () => "Miss 3",
    /** Miss 1 */
    miss_1: () => "Miss 1",
    /** Off. reb */
    off_reb: () => "Off. reb",
    /** Def. reb */
    def_reb: () => "Def. reb",
    /** Assist */
    assist: () => "Assist",
    /** Block */
    block: () => "Block",
    /** Steal */
    steal: () => "Steal",
    /** Turnover */
    turnover: () => "Turnover",
    /** Shooting */
    shooting: () => "Shooting",
    /** Off. foul */
    off_foul: () => "Off. foul",
    /** Technical */
    technical: () => "Technical",
    /** Jump */
    jump: () => "Jump",
    /** Point */
    point: () => "Point",
    /** Kill */
    kill: () => "Kill",
    /** Ace */
    ace: () => "Ace",
    /** Their error */
    their_error: () => "Their error",
    /** Dig */
    dig: () => "Dig",
    /** Winner */
    winner: () => "Winner",
    /** Double fault */
    double_fault: () => "Double fault",
    /** Unforced error */
    unforced_error: () => "Unforced error",
    /** 1B */
    n_1b: () => "1B",
    /** 2B */
    n_2b: () => "2B",
    /** 3B */
    n_3b: () => "3B",
    /** HR */
    hr: () => "HR",
    /** Walk */
    walk: () => "Walk",
    /** Hit by pitch */
    hit_by_pitch: () => "Hit by pitch",
    /** Strikeout */
    strikeout: () => "Strikeout",
    /** Out */
    out: () => "Out",
    /** Sacrifice */
    sacrifice: () => "Sacrifice",
    /** On error */
    on_error: () => "On error",
    /** Run */
    run: () => "Run",
    /** {action}: by whom? */
    by_whom: ({ action }: { action: string | number }) => `${action}: by whom?`,
    /** {who}: what? */
    did_what: ({ who }: { who: string | number }) => `${who}: what?`,
    /** {play}, taken away */
    play_taken_away: ({ play }: { play: string | number }) => `${play}, taken away`,
    /** taken away */
    taken_away: () => "taken away",
  },
  recap: {
    /** Recap */
    recap: () => "Recap",
    /** {home} and {away} finished level, {score}. */
    drew: ({ home, away, score }: { home: string | number; away: string | number; score: string | number }) => `${home} and ${away} finished level, ${score}.`,
    /** {team} beat {other} {own}-{theirs}. */
    beat: ({ team, other, own, theirs }: { team: string | number; other: string | number; own: string | number; theirs: string | number }) => `${team} beat ${other} ${own}-${theirs}.`,
    /** {team} beat {other} {own}-{theirs} after {overtimes, plural, one {overtime} other {# overtimes}}. */
    beat_after_overtime: ({ team, other, own, theirs, overtimes }: { team: string | number; other: string | number; own: string | number; theirs: string | number; overtimes: number }) => `${team} beat ${other} ${own}-${theirs} after ${pluralText(overtimes, { "one": "overtime", "other": `${numberText(overtimes)} overtimes` })}.`,
    /** {team} beat {other} {own}-{theirs} in {innings} innings. */
    beat_in_innings: ({ team, other, own, theirs, innings }: { team: string | number; other: string | number; own: string | number; theirs: string | number; innings: string | number }) => `${team} beat ${other} ${own}-${theirs} in ${innings} innings.`,
    /** Both had {score} when extra innings began. */
    level_before_extra_innings: ({ score }: { score: string | number }) => `Both had ${score} when extra innings began.`,
    /** Both had {score} when the overtime began. */
    level: ({ score }: { score: string | number }) => `Both had ${score} when the overtime began.`,
    /** {team} won from behind: after {period} the score was {own}-{theirs} against them. */
    comeback: ({ team, period, own, theirs }: { team: string | number; period: string | number; own: string | number; theirs: string | number }) => `${team} won from behind: after ${period} the score was ${own}-${theirs} against them.`,
    /** {team} led at the end of every period. */
    ahead_throughout: ({ team }: { team: string | number }) => `${team} led at the end of every period.`,
    /** The best period of {team} was {period}: {own}-{theirs}. */
    best_period: ({ team, period, own, theirs }: { team: string | number; period: string | number; own: string | number; theirs: string | number }) => `The best period of ${team} was ${period}: ${own}-${theirs}.`,
    /** {team} led at the end of every inning. */
    ahead_at_every_inning: ({ team }: { team: string | number }) => `${team} led at the end of every inning.`,
    /** The biggest inning of {team} was {period}: {own}-{theirs}. */
    best_inning: ({ team, period, own, theirs }: { team: string | number; period: string | number; own: string | number; theirs: string | number }) => `The biggest inning of ${team} was ${period}: ${own}-${theirs}.`,
    /** {team} led for good, with {runs} runs without an answer from {ownFrom}-{theirsFrom} to {own}-{theirs}. */
    runs: ({ team, runs, ownFrom, theirsFrom, own, theirs }: { team: string | number; runs: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number }) => `${team} led for good, with ${runs} runs without an answer from ${ownFrom}-${theirsFrom} to ${own}-${theirs}.`,
    /** {runs} runs without an answer, from {ownFrom}-{theirsFrom} to {own}-{theirs}, put {team} ahead for good. */
    runs_for_good: ({ runs, ownFrom, theirsFrom, own, theirs, team }: { runs: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number; team: string | number }) => `${runs} runs without an answer, from ${ownFrom}-${theirsFrom} to ${own}-${theirs}, put ${team} ahead for good.`,
    /** {team} led for good, with a run of {points} points without an answer from {ownFrom}-{theirsFrom} to {own}-{theirs}. */
    run: ({ team, points, ownFrom, theirsFrom, own, theirs }: { team: string | number; points: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number }) => `${team} led for good, with a run of ${points} points without an answer from ${ownFrom}-${theirsFrom} to ${own}-${theirs}.`,
    /** A run of {points} points without an answer, from {ownFrom}-{theirsFrom} to {own}-{theirs}, put {team} ahead for good. */
    run_for_good: ({ points, ownFrom, theirsFrom, own, theirs, team }: { points: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number; team: string | number }) => `A run of ${points} points without an answer, from ${ownFrom}-${theirsFrom} to ${own}-${theirs}, put ${team} ahead for good.`,
    /** {player} led {team} with {points, plural, one {# point} other {# points}}. */
    points: ({ player, team, points }: { player: string | number; team: string | number; points: number }) => `${player} led ${team} with ${pluralText(points, { "one": `${numberText(points)} point`, "other": `${numberText(points)} points` })}.`,
    /** {player} led {team} with {points, plural, one {# point} other {# points}}, {rebounds, plural, one {# rebound} other {# rebounds}} and {assists, plural, one {# assist} other {# assists}}. */
    line: ({ player, team, points, rebounds, assists }: { player: string | number; team: string | number; points: number; rebounds: number; assists: number }) => `${player} led ${team} with ${pluralText(points, { "one": `${numberText(points)} point`, "other": `${numberText(points)} points` })}, ${pluralText(rebounds, { "one": `${numberText(rebounds)} rebound`, "other": `${numberText(rebounds)} rebounds` })} and ${pluralText(assists, { "one": `${numberText(assists)} assist`, "other": `${numberText(assists)} assists` })}.`,
    /** {player} drove in {runs, plural, one {# run} other {# runs}} for {team}. */
    drove_in: ({ player, runs, team }: { player: string | number; runs: number; team: string | number }) => `${player} drove in ${pluralText(runs, { "one": `${numberText(runs)} run`, "other": `${numberText(runs)} runs` })} for ${team}.`,
    /** {player} scored {runs, plural, one {# run} other {# runs}} for {team}. */
    scored_runs: ({ player, runs, team }: { player: string | number; runs: number; team: string | number }) => `${player} scored ${pluralText(runs, { "one": `${numberText(runs)} run`, "other": `${numberText(runs)} runs` })} for ${team}.`,
    /** {player} had a triple-double for {team}: {points} points, {rebounds} rebounds and {assists} assists. */
    triple_double: ({ player, team, points, rebounds, assists }: { player: string | number; team: string | number; points: string | number; rebounds: string | number; assists: string | number }) => `${player} had a triple-double for ${team}: ${points} points, ${rebounds} rebounds and ${assists} assists.`,
    /** Season high for {player}: {value} {statistic}, more than in any of the {games} games before it. */
    season_high: ({ player, value, statistic, games }: { player: string | number; value: string | number; statistic: string | number; games: string | number }) => `Season high for ${player}: ${value} ${statistic}, more than in any of the ${games} games before it.`,
    /** {player} equaled a season high with {value} {statistic}, the most in the {games} games before it. */
    equals_season_high: ({ player, value, statistic, games }: { player: string | number; value: string | number; statistic: string | number; games: string | number }) => `${player} equaled a season high with ${value} ${statistic}, the most in the ${games} games before it.`,
    /** {player} had {value} {statistic}, a high over all {games} earlier games recorded here. */
    career_high: ({ player, value, statistic, games }: { player: string | number; value: string | number; statistic: string | number; games: string | number }) => `${player} had ${value} ${statistic}, a high over all ${games} earlier games recorded here.`,
    /** {player} equaled a high with {value} {statistic}, the most in all {games} earlier games recorded here. */
    equals_career_high: ({ player, value, statistic, games }: { player: string | number; value: string | number; statistic: string | number; games: string | number }) => `${player} equaled a high with ${value} ${statistic}, the most in all ${games} earlier games recorded here.`,
    /** {team}: {games} wins in a row. */
    winning_streak: ({ team, games }: { team: string | number; games: string | number }) => `${team}: ${games} wins in a row.`,
    /** {team}: {games} defeats in a row. */
    losing_streak: ({ team, games }: { team: string | number; games: string | number }) => `${team}: ${games} defeats in a row.`,
    /** {team} won after {games} defeats in a row. */
    ended_losing_streak: ({ team, games }: { team: string | number; games: string | number }) => `${team} won after ${games} defeats in a row.`,
    /** {team} lost after {games} wins in a row. */
    ended_winning_streak: ({ team, games }: { team: string | number; games: string | number }) => `${team} lost after ${games} wins in a row.`,
    /** Season records after the game: {home} {ofHome}, {away} {ofAway}. */
    records: ({ home, ofHome, away, ofAway }: { home: string | number; ofHome: string | number; away: string | number; ofAway: string | number }) => `Season records after the game: ${home} ${ofHome}, ${away} ${ofAway}.`,
    /** points */
    statistic_points: () => "points",
    /** rebounds */
    statistic_rebounds: () => "rebounds",
    /** assists */
    statistic_assists: () => "assists",
    /** three-pointers */
    statistic_threes: () => "three-pointers",
  },
  records: {
    /** All seasons */
    all_seasons: () => "All seasons",
    /** Leaderboard */
    leaderboard: () => "Leaderboard",
    /** Top 20 by points */
    top_20_by_points: () => "Top 20 by points",
    /** Top 20 by threes */
    top_20_by_threes: () => "Top 20 by threes",
    /** Top 20 by team wins */
    top_20_by_team_wins: () => "Top 20 by team wins",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** All-time leaders of {organization} */
    all_time_leaders_of: ({ organization }: { organization: string | number }) => `All-time leaders of ${organization}`,
    /** Leaders of {organization}: {board} */
    leaders_of: ({ organization, board }: { organization: string | number; board: string | number }) => `Leaders of ${organization}: ${board}`,
    /** No records yet */
    no_records_yet: () => "No records yet",
    /** points */
    points: () => "points",
    /** threes */
    threes: () => "threes",
    /** wins */
    wins: () => "wins",
    /** Leaderboards of every statistic */
    every_statistic: () => "Leaderboards of every statistic",
    /** Statistic */
    statistic: () => "Statistic",
    /** By */
    by: () => "By",
    /** Total */
    total: () => "Total",
    /** Per game */
    per_game: () => "Per game",
    /** All seasons */
    all_seasons_choice: () => "All seasons",
    /** All divisions */
    all_divisions: () => "All divisions",
    /** Least games */
    least_games: () => "Least games",
    /** Place */
    place: () => "Place",
    /** Games */
    games: () => "Games",
    /** Nobody has a place here */
    no_leaders: () => "Nobody has a place here",
    /** Choose fewer games, another season or another statistic. */
    no_leaders_about: () => "Choose fewer games, another season or another statistic.",
    /** {statistic}, {scope} */
    leaders_in: ({ statistic, scope }: { statistic: string | number; scope: string | number }) => `${statistic}, ${scope}`,
    /** {statistic} per game, {scope} */
    leaders_in_per_game: ({ statistic, scope }: { statistic: string | number; scope: string | number }) => `${statistic} per game, ${scope}`,
    /** {shown, plural, one {The first of {total} players} other {The first {shown} of {total} players}} with at least {games, plural, one {one game} other {{games} games}}. Equal values share a place. */
    shown_of: ({ shown, total, games }: { shown: number; total: string | number; games: number }) => `${pluralText(shown, { "one": `The first of ${total} players`, "other": `The first ${shown} of ${total} players` })} with at least ${pluralText(games, { "one": "one game", "other": `${games} games` })}. Equal values share a place.`,
    /** {shown, plural, one {The first of {total} players} other {The first {shown} of {total} players}} with at least {games, plural, one {one game} other {{games} games}} and as many attempts. Equal values share a place. */
    shown_of_percentage: ({ shown, total, games }: { shown: number; total: string | number; games: number }) => `${pluralText(shown, { "one": `The first of ${total} players`, "other": `The first ${shown} of ${total} players` })} with at least ${pluralText(games, { "one": "one game", "other": `${games} games` })} and as many attempts. Equal values share a place.`,
    /** There is no such leaderboard */
    no_such_board: () => "There is no such leaderboard",
    /** This statistic is not shown, or season, league or division are not there. */
    no_such_board_about: () => "This statistic is not shown, or season, league or division are not there.",
    /** Records of all time */
    to_records: () => "Records of all time",
    /** Division */
    division: () => "Division",
    /** as of {day} */
    as_of_day: ({ day }: { day: string | number }) => `as of ${day}`,
  },
  refusals: {
    /** What you are looking for is not here, or no longer. */
    not_found: () => "What you are looking for is not here, or no longer.",
    /** You may not do this. */
    forbidden: () => "You may not do this.",
    /** Please sign in. */
    unauthenticated: () => "Please sign in.",
    /** Your password is a temporary one: please choose your own first. */
    password_change_required: () => "Your password is a temporary one: please choose your own first.",
    /** That is too much at once. Please try again in a moment. */
    too_many_requests: () => "That is too much at once. Please try again in a moment.",
    /** That is too large. */
    payload_too_large: () => "That is too large.",
    /** The server cannot answer just now. Please try again in a moment. */
    service_unavailable: () => "The server cannot answer just now. Please try again in a moment.",
    /** Something went wrong on the server. */
    internal_server_error: () => "Something went wrong on the server.",
  },
  rosters: {
    /** Error adding player */
    error_adding_player: () => "Error adding player",
    /** Player already exists in this team */
    player_already_exists_in_this_team: () => "Player already exists in this team",
    /** Player added to team */
    player_added_to_team: () => "Player added to team",
    /** Add Player */
    add_player: () => "Add Player",
    /** Image */
    image: () => "Image",
    /** Jersey number */
    jersey_number: () => "Jersey number",
    /** Position */
    position: () => "Position",
    /** In this team and season; left blank: as on the profile. */
    in_this_team_and_season_left_blank_as: () => "In this team and season; left blank: as on the profile.",
    /** Error updating player */
    error_updating_player: () => "Error updating player",
    /** Player updated */
    player_updated: () => "Player updated",
    /** Edit {player} */
    edit: ({ player }: { player: string | number }) => `Edit ${player}`,
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** {wearer} wears this number, too. */
    wears_this_number_too: ({ wearer }: { wearer: string | number }) => `${wearer} wears this number, too.`,
    /** Roster */
    roster: () => "Roster",
    /** No players yet */
    no_players_yet: () => "No players yet",
    /** Add the first one with Add Player. */
    add_the_first_one_with_add_player: () => "Add the first one with Add Player.",
    /** Number of {player} */
    number_of: ({ player }: { player: string | number }) => `Number of ${player}`,
    /** Position of {player} */
    position_of: ({ player }: { player: string | number }) => `Position of ${player}`,
    /** Unauthorized access */
    unauthorized_access: () => "Unauthorized access",
    /** Only signed-in administrators see this page. */
    only_signed_in_administrators_see_this_page: () => "Only signed-in administrators see this page.",
    /** Failed to fetch team */
    failed_to_fetch_team: () => "Failed to fetch team",
    /** Create Game */
    create_game: () => "Create Game",
    /** {homeTeam} vs {awayTeam} */
    vs: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `${homeTeam} vs ${awayTeam}`,
    /** Time */
    time: () => "Time",
    /** Results */
    results: () => "Results",
    /** Games of the team */
    games_of_the_team: () => "Games of the team",
    /** No games available */
    no_games_available: () => "No games available",
    /** Please select at least one player to delete. */
    please_select_at_least_one_player_to_delete: () => "Please select at least one player to delete.",
    /** Are you sure you want to delete the selected players? */
    are_you_sure_you_want_to_delete_the: () => "Are you sure you want to delete the selected players?",
    /** They leave this roster only, and a captain among them is captain no longer. The players and their statistics stay. It can be undone for ten minutes. */
    they_leave_this_roster_only_the_players_and: () => "They leave this roster only, and a captain among them is captain no longer. The players and their statistics stay. It can be undone for ten minutes.",
    /** Players deleted */
    players_deleted: () => "Players deleted",
    /** The players could not be deleted. */
    the_players_could_not_be_deleted: () => "The players could not be deleted.",
    /** Failed to update team */
    failed_to_update_team: () => "Failed to update team",
    /** #{number} is worn by {players} and {last}. */
    number_is_worn_by: ({ number, players, last }: { number: string | number; players: string | number; last: string | number }) => `#${number} is worn by ${players} and ${last}.`,
    /** Move selected */
    move_selected: () => "Move selected",
    /** Move to another team */
    move_to_another_team: () => "Move to another team",
    /** Move */
    move: () => "Move",
    /** Choose a team */
    choose_a_team: () => "Choose a team",
    /** {names}: number and position go along. What was played for this team stays with it. */
    number_and_position_go_along: ({ names }: { names: string | number }) => `${names}: number and position go along. What was played for this team stays with it.`,
    /** There is no other team in this season. */
    there_is_no_other_team_in_this_season: () => "There is no other team in this season.",
    /** {count, plural, one {Player moved} other {# players moved}} to {team} */
    moved_to: ({ count, team }: { count: number; team: string | number }) => `${pluralText(count, { "one": "Player moved", "other": `${numberText(count)} players moved` })} to ${team}`,
    /** The players could not be moved. */
    the_players_could_not_be_moved: () => "The players could not be moved.",
  },
  schedules: {
    /** Regular season */
    regular_season: () => "Regular season",
    /** Name is required. */
    name_is_required: () => "Name is required.",
    /** Start Date */
    start_date: () => "Start Date",
    /** The first week begins on it. */
    the_first_week_begins_on_it: () => "The first week begins on it.",
    /** Start date is required. */
    start_date_is_required: () => "Start date is required.",
    /** Weeks */
    weeks: () => "Weeks",
    /** Weeks off count. */
    weeks_off_count: () => "Weeks off count.",
    /** and {number} more */
    and_more: ({ number }: { number: string | number }) => `and ${number} more`,
    /** vs */
    vs: () => "vs",
    /** Played, {homeScore} - {awayScore} */
    played: ({ homeScore, awayScore }: { homeScore: string | number; awayScore: string | number }) => `Played, ${homeScore} - ${awayScore}`,
    /** Played */
    played_without_a_score: () => "Played",
    /** Swap fits */
    swap_fits: () => "Swap fits",
    /** Move {matchupWords} to */
    move_to: ({ matchupWords }: { matchupWords: string | number }) => `Move ${matchupWords} to`,
    /** Create a game on */
    create_a_game_on: () => "Create a game on",
    /** Free */
    free: () => "Free",
    /** Open {matchupWords}, {whenWords} */
    open: ({ matchupWords, whenWords }: { matchupWords: string | number; whenWords: string | number }) => `Open ${matchupWords}, ${whenWords}`,
    /** {homeTeam} vs {awayTeam} */
    vs_2: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `${homeTeam} vs ${awayTeam}`,
    /** nothing */
    nothing: () => "nothing",
    /** Not of this schedule */
    not_of_this_schedule: () => "Not of this schedule",
    /** Bye */
    bye: () => "Bye",
    /** No game in {weeks} for {names} */
    no_game_in_for: ({ weeks, names }: { weeks: string | number; names: string | number }) => `No game in ${weeks} for ${names}`,
    /** Byes in a row */
    byes_in_a_row: () => "Byes in a row",
    /** Two games in {weeks} for {names} */
    two_games_in_for: ({ weeks, names }: { weeks: string | number; names: string | number }) => `Two games in ${weeks} for ${names}`,
    /** Again */
    again: () => "Again",
    /** Twice in {weeks}: {names} */
    twice_in: ({ weeks, names }: { weeks: string | number; names: string | number }) => `Twice in ${weeks}: ${names}`,
    /** Schedule created successfully! */
    schedule_created_successfully: () => "Schedule created successfully!",
    /** Failed to create schedule */
    failed_to_create_schedule: () => "Failed to create schedule",
    /** Select a league */
    select_a_league: () => "Select a league",
    /** Please choose a league. */
    please_choose_a_league: () => "Please choose a league.",
    /** Create Schedule */
    create_schedule: () => "Create Schedule",
    /** What it could not do */
    what_it_could_not_do: () => "What it could not do",
    /** There is no room for another game of some teams, so that there is nothing to compare this repair with. What each team gets stands under Fairness. */
    there_is_no_room_for_another_game_of: () => "There is no room for another game of some teams, so that there is nothing to compare this repair with. What each team gets stands under Fairness.",
    /** In the order in which they are wanted; of every figure less is better. The least holds for all plans that are as good in what stands before it. */
    in_the_order_in_which_they_are_wanted: () => "In the order in which they are wanted; of every figure less is better. The least holds for all plans that are as good in what stands before it.",
    /** Best possible */
    best_possible: () => "Best possible",
    /** Gap {figure} */
    gap: ({ figure }: { figure: string | number }) => `Gap ${figure}`,
    /** no plan has less than {figure} */
    no_plan_has_less_than: ({ figure }: { figure: string | number }) => `no plan has less than ${figure}`,
    /** Replaced */
    replaced: () => "Replaced",
    /** Games that publishing removes */
    games_that_publishing_removes: () => "Games that publishing removes",
    /** Moved */
    moved: () => "Moved",
    /** Games that are put elsewhere, and stay the same ones */
    games_that_are_put_elsewhere_and_stay_the: () => "Games that are put elsewhere, and stay the same ones",
    /** New */
    new: () => "New",
    /** Games that publishing adds */
    games_that_publishing_adds: () => "Games that publishing adds",
    /** As they are */
    as_they_are: () => "As they are",
    /** Games to come that stand in the draft as they are */
    games_to_come_that_stand_in_the_draft: () => "Games to come that stand in the draft as they are",
    /** Played */
    played_2: () => "Played",
    /** Games that are kept because they were played */
    games_that_are_kept_because_they_were_played: () => "Games that are kept because they were played",
    /** Stay as they are */
    stay_as_they_are: () => "Stay as they are",
    /** Kept, since played */
    kept_since_played: () => "Kept, since played",
    /** No repair gives up fewer games, or moves fewer of those that it keeps. */
    no_repair_gives_up_fewer_games_or_moves: () => "No repair gives up fewer games, or moves fewer of those that it keeps.",
    /** The search ended before it had tried every way: a repair that changes fewer is not ruled out. */
    the_search_ended_before_it_had_tried_every: () => "The search ended before it had tried every way: a repair that changes fewer is not ruled out.",
    /** What changes for each team */
    what_changes_for_each_team: () => "What changes for each team",
    /** No teams */
    no_teams: () => "No teams",
    /** The league has no team any more. */
    the_league_has_no_team_any_more: () => "The league has no team any more.",
    /** {games, plural, one {# game} other {# games}} */
    games: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })}`,
    /** Draft {seed} */
    draft: ({ seed }: { seed: string | number }) => `Draft ${seed}`,
    /** Compare with */
    compare_with: () => "Compare with",
    /** {here} and {there} */
    and: ({ here, there }: { here: string | number; there: string | number }) => `${here} and ${there}`,
    /** Both are equally good. */
    both_are_equally_good: () => "Both are equally good.",
    /** {better} is better: the first difference is in {label}, {figure} against {figure2}. */
    is_better_the_first_difference_is_in_against: ({ better, label, figure, figure2 }: { better: string | number; label: string | number; figure: string | number; figure2: string | number }) => `${better} is better: the first difference is in ${label}, ${figure} against ${figure2}.`,
    /** Less is better */
    less_is_better: () => "Less is better",
    /** Better */
    better: () => "Better",
    /** equal */
    equal: () => "equal",
    /** No game stands in both at the same date, time and place. */
    no_game_stands_in_both_at_the_same: () => "No game stands in both at the same date, time and place.",
    /** {count, plural, one {# game stands in both at the same date, time and place.} other {# games stand in both at the same date, time and place.}} */
    games_stand_in_both_at_the_same_date: ({ count }: { count: number }) => `${pluralText(count, { "one": `${numberText(count)} game stands in both at the same date, time and place.`, "other": `${numberText(count)} games stand in both at the same date, time and place.` })}`,
    /** Only in {title} */
    only_in: ({ title }: { title: string | number }) => `Only in ${title}`,
    /** Only in {title} <mark>({count})</mark> */
    only_in_2: ({ title, mark, count }: { title: string | number; mark: (words: ReactNode) => ReactNode; count: string | number }) => richText("Only in ", title, " ", mark(`(${count})`)),
    /** No games. */
    no_games: () => "No games.",
    /** Games only in {title} */
    games_only_in: ({ title }: { title: string | number }) => `Games only in ${title}`,
    /** Week {number}, {day}, {time} */
    week: ({ number, day, time }: { number: string | number; day: string | number; time: string | number }) => `Week ${number}, ${day}, ${time}`,
    /** As it is */
    as_it_is: () => "As it is",
    /** All teams */
    all_teams: () => "All teams",
    /** Only what changes */
    only_what_changes: () => "Only what changes",
    /** Nothing to show */
    nothing_to_show: () => "Nothing to show",
    /** No game of this draft fits what was chosen. */
    no_game_of_this_draft_fits_what_was: () => "No game of this draft fits what was chosen.",
    /** Outside the schedule’s weeks */
    outside_the_schedules_weeks: () => "Outside the schedule’s weeks",
    /** Week {number} */
    week_2: ({ number }: { number: string | number }) => `Week ${number}`,
    /** Two games */
    two_games: () => "Two games",
    /** was {value} */
    was: ({ value }: { value: string | number }) => `was ${value}`,
    /** Removed */
    removed: () => "Removed",
    /** Drafts */
    drafts: () => "Drafts",
    /** Repair */
    repair: () => "Repair",
    /** Outdated */
    outdated: () => "Outdated",
    /** Made {moment}, seed {seed} */
    made_seed: ({ moment, seed }: { moment: string | number; seed: string | number }) => `Made ${moment}, seed ${seed}`,
    /** Close draft {seed} */
    close_draft: ({ seed }: { seed: string | number }) => `Close draft ${seed}`,
    /** Open draft {seed} */
    open_draft: ({ seed }: { seed: string | number }) => `Open draft ${seed}`,
    /** Open */
    open_2: () => "Open",
    /** Discard draft {seed} */
    discard_draft: ({ seed }: { seed: string | number }) => `Discard draft ${seed}`,
    /** Discard */
    discard: () => "Discard",
    /** G */
    g: () => "G",
    /** Home */
    home: () => "Home",
    /** Games at home */
    games_at_home: () => "Games at home",
    /** Away */
    away: () => "Away",
    /** Games away */
    games_away: () => "Games away",
    /** Byes */
    byes: () => "Byes",
    /** Weeks without a game */
    weeks_without_a_game: () => "Weeks without a game",
    /** In a row */
    in_a_row: () => "In a row",
    /** Byes right after a bye */
    byes_right_after_a_bye: () => "Byes right after a bye",
    /** DH */
    dh: () => "DH",
    /** Double headers: weeks with two games */
    double_headers_weeks_with_two_games: () => "Double headers: weeks with two games",
    /** The teams of this draft are gone. */
    the_teams_of_this_draft_are_gone: () => "The teams of this draft are gone.",
    /** What each team gets */
    what_each_team_gets: () => "What each team gets",
    /** Who meets whom */
    who_meets_whom: () => "Who meets whom",
    /** Games of each team by opponent */
    games_of_each_team_by_opponent: () => "Games of each team by opponent",
    /** From – to */
    from_to: () => "From – to",
    /** Opponents */
    opponents: () => "Opponents",
    /** Games at {time} */
    games_at: ({ time }: { time: string | number }) => `Games at ${time}`,
    /** Number of the team in the columns */
    number_of_the_team_in_the_columns: () => "Number of the team in the columns",
    /** Games against {team} */
    games_against: ({ team }: { team: string | number }) => `Games against ${team}`,
    /** Not possible */
    not_possible: () => "Not possible",
    /** Left out */
    left_out: () => "Left out",
    /** Note */
    note: () => "Note",
    /** {count} more */
    more: ({ count }: { count: string | number }) => `${count} more`,
    /** Publish */
    publish: () => "Publish",
    /** What changes */
    what_changes: () => "What changes",
    /** Fairness */
    fairness: () => "Fairness",
    /** How good */
    how_good: () => "How good",
    /** Compare */
    compare: () => "Compare",
    /** No game is replaced. */
    no_game_is_replaced: () => "No game is replaced.",
    /** Publish this draft */
    publish_this_draft: () => "Publish this draft",
    /** This will overwrite all existing games for this schedule. Continue? */
    this_will_overwrite_all_existing_games_for: () => "This will overwrite all existing games for this schedule. Continue?",
    /** difference between the most and the fewest games of a team */
    difference_between_the_most_and_the_fewest: () => "difference between the most and the fewest games of a team",
    /** difference between the most and the fewest byes of a team */
    difference_between_the_most_and_the_fewest_2: () => "difference between the most and the fewest byes of a team",
    /** Double headers */
    double_headers: () => "Double headers",
    /** difference between the most and the fewest weeks with two games of a team */
    difference_between_the_most_and_the_fewest_3: () => "difference between the most and the fewest weeks with two games of a team",
    /** Repeats */
    repeats: () => "Repeats",
    /** meetings of pairs that have met before */
    meetings_of_pairs_that_have_met_before: () => "meetings of pairs that have met before",
    /** Home and away */
    home_and_away: () => "Home and away",
    /** games at home and away that do not balance, summed over the teams */
    games_at_home_and_away_that_do_not: () => "games at home and away that do not balance, summed over the teams",
    /** Back-to-back byes */
    back_to_back_byes: () => "Back-to-back byes",
    /** byes right after a bye */
    byes_right_after_a_bye_2: () => "byes right after a bye",
    /** Times */
    times: () => "Times",
    /** how unequally teams share the times of day */
    how_unequally_teams_share_the_times_of_day: () => "how unequally teams share the times of day",
    /** Distance of repeats */
    distance_of_repeats: () => "Distance of repeats",
    /** No figures: nothing could be added for every team */
    no_figures_nothing_could_be_added_for_every: () => "No figures: nothing could be added for every team",
    /** Best possible in all {count} respects */
    best_possible_in_all_respects: ({ count }: { count: string | number }) => `Best possible in all ${count} respects`,
    /** Best possible in {number} of {count}; gaps: {gaps} */
    best_possible_in_of_gaps: ({ number, count, gaps }: { number: string | number; count: string | number; gaps: string | number }) => `Best possible in ${number} of ${count}; gaps: ${gaps}`,
    /** 0 is the least there is. {reason} */
    n_0_is_the_least_there_is: ({ reason }: { reason: string | number }) => `0 is the least there is. ${reason}`,
    /** Less than {figure} is not ruled out: another draft may do better. */
    less_than_is_not_ruled_out_another_draft: ({ figure }: { figure: string | number }) => `Less than ${figure} is not ruled out: another draft may do better.`,
    /** Repair the schedule */
    repair_the_schedule: () => "Repair the schedule",
    /** Make a draft */
    make_a_draft: () => "Make a draft",
    /** The schedule could not be repaired. */
    the_schedule_could_not_be_repaired: () => "The schedule could not be repaired.",
    /** Weeks off, teams that joined or left, their times and byes, and postponed games are known. Of the games to come as few as possible are changed; what comes of it is a draft that you look at first. */
    weeks_off_teams_that_joined_or_left_their: () => "Weeks off, teams that joined or left, their times and byes, and postponed games are known. Of the games to come as few as possible are changed; what comes of it is a draft that you look at first.",
    /** A hall that is lost */
    a_hall_that_is_lost: () => "A hall that is lost",
    /** None */
    none: () => "None",
    /** Lost on */
    lost_on: () => "Lost on",
    /** Without a date: from today on. */
    without_a_date_from_today_on: () => "Without a date: from today on.",
    /** Another hall or day */
    another_hall_or_day: () => "Another hall or day",
    /** Hall {number} */
    hall_number: ({ number }: { number: string | number }) => `Hall ${number}`,
    /** Remove hall {number} */
    remove_lost_hall: ({ number }: { number: string | number }) => `Remove hall ${number}`,
    /** Once the draft is published, the schedule remembers this: no game is placed there again until the hall is taken off its list. */
    lost_halls_are_remembered: () => "Once the draft is published, the schedule remembers this: no game is placed there again until the hall is taken off its list.",
    /** Halls that cannot be played in */
    lost_halls: () => "Halls that cannot be played in",
    /** No game is placed there. Games that stand there stay until they are moved, or the schedule is repaired. */
    no_game_is_placed_there: () => "No game is placed there. Games that stand there stay until they are moved, or the schedule is repaired.",
    /** No game is placed there any more: {halls}. */
    no_game_is_placed_again: ({ halls }: { halls: string | number }) => `No game is placed there any more: ${halls}.`,
    /** {hall}, {day} */
    lost_on_day: ({ hall, day }: { hall: string | number; day: string | number }) => `${hall}, ${day}`,
    /** {hall}, from {day} on */
    lost_from: ({ hall, day }: { hall: string | number; day: string | number }) => `${hall}, from ${day} on`,
    /** Take off */
    take_off: () => "Take off",
    /** Take off {hall} */
    take_off_hall: ({ hall }: { hall: string | number }) => `Take off ${hall}`,
    /** Taken off: {hall}. Games may be placed there again. */
    can_be_played_in_again: ({ hall }: { hall: string | number }) => `Taken off: ${hall}. Games may be placed there again.`,
    /** The hall could not be taken off. */
    the_hall_could_not_be_taken_off: () => "The hall could not be taken off.",
    /** {games, plural, one {One game is removed} other {# games are removed}} since no free time is left at which both teams can play. To keep {games, plural, one {it} other {them}}, add weeks or times under Edit and repair again. */
    no_room_for: ({ games }: { games: number }) => `${pluralText(games, { "one": "One game is removed", "other": `${numberText(games)} games are removed` })} since no free time is left at which both teams can play. To keep ${pluralText(games, { "one": "it", "other": "them" })}, add weeks or times under Edit and repair again.`,
    /** No game is changed */
    no_game_is_changed: () => "No game is changed",
    /** {games, plural, one {# game} other {# games}} changed, the fewest possible */
    games_changed_the_fewest_possible: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })} changed, the fewest possible`,
    /** {games, plural, one {# game} other {# games}} changed, not proven the fewest */
    games_changed_not_proven_the_fewest: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })} changed, not proven the fewest`,
    /** Changes as few of the games to come as what has happened allows */
    changes_as_few_of_the_games_to_come: () => "Changes as few of the games to come as what has happened allows",
    /** Generate a draft */
    generate_a_draft: () => "Generate a draft",
    /** Another */
    another: () => "Another",
    /** A draft is a whole plan that administrators alone see. Games that were played stay as they are; nothing changes until a draft is published. */
    a_draft_is_a_whole_plan_that_administrators: () => "A draft is a whole plan that administrators alone see. Games that were played stay as they are; nothing changes until a draft is published.",
    /**  The last five are kept. */
    the_last_five_are_kept: () => " The last five are kept.",
    /** Nothing can be generated yet */
    nothing_can_be_generated_yet: () => "Nothing can be generated yet",
    /** Before you generate */
    before_you_generate: () => "Before you generate",
    /** This draft is gone. */
    this_draft_is_gone: () => "This draft is gone.",
    /** The draft could not be published. */
    the_draft_could_not_be_published: () => "The draft could not be published.",
    /** The draft could not be discarded. */
    the_draft_could_not_be_discarded: () => "The draft could not be discarded.",
    /** Picked up {wordsOf}. */
    picked_up: ({ wordsOf }: { wordsOf: string | number }) => `Picked up ${wordsOf}.`,
    /** {wordsOf} is over {wordsOf2}.{value} */
    is_over: ({ wordsOf, wordsOf2, value }: { wordsOf: string | number; wordsOf2: string | number; value: string | number }) => `${wordsOf} is over ${wordsOf2}.${value}`,
    /** {wordsOf} was dropped on {wordsOf2}. */
    was_dropped_on: ({ wordsOf, wordsOf2 }: { wordsOf: string | number; wordsOf2: string | number }) => `${wordsOf} was dropped on ${wordsOf2}.`,
    /** {wordsOf} was put back. */
    was_put_back: ({ wordsOf }: { wordsOf: string | number }) => `${wordsOf} was put back.`,
    /** Schedule updated successfully */
    schedule_updated_successfully: () => "Schedule updated successfully",
    /** Edit schedule */
    edit_schedule: () => "Edit schedule",
    /** Failed to update schedule */
    failed_to_update_schedule: () => "Failed to update schedule",
    /** Games stay where they are until the schedule is generated anew. */
    games_stay_where_they_are_until_the_schedule: () => "Games stay where they are until the schedule is generated anew.",
    /** More: game days and times */
    more_game_days_and_times: () => "More: game days and times",
    /** , {worse} with consequences */
    with_consequences: ({ worse }: { worse: string | number }) => `, ${worse} with consequences`,
    /** The league has no teams yet. */
    the_league_has_no_teams_yet: () => "The league has no teams yet.",
    /** Postponed */
    postponed: () => "Postponed",
    /** Cancelled */
    cancelled: () => "Cancelled",
    /** Generating the games. Nothing changes until all of them are there. */
    generating_the_games_nothing_changes_until: () => "Generating the games. Nothing changes until all of them are there.",
    /** Generating a draft. Nothing changes until it is published. */
    generating_a_draft_nothing_changes_until_it: () => "Generating a draft. Nothing changes until it is published.",
    /** Looking for the fewest changes. Nothing changes until the draft is published. */
    looking_for_the_fewest_changes_nothing: () => "Looking for the fewest changes. Nothing changes until the draft is published.",
    /** Generating */
    generating: () => "Generating",
    /** Cancelling */
    cancelling: () => "Cancelling",
    /** Cancel generating */
    cancel_generating: () => "Cancel generating",
    /** Draft {seed} is ready */
    draft_is_ready: ({ seed }: { seed: string | number }) => `Draft ${seed} is ready`,
    /** Generate */
    generate: () => "Generate",
    /** Full schedule generated! */
    full_schedule_generated: () => "Full schedule generated!",
    /** {open, plural, one {# game not played yet is replaced.} other {# games not played yet are replaced.}} */
    games_not_played_yet_are_replaced: ({ open }: { open: number }) => `${pluralText(open, { "one": `${numberText(open)} game not played yet is replaced.`, "other": `${numberText(open)} games not played yet are replaced.` })}`,
    /** {playedGameCount, plural, one {# game already played stays as they are.} other {# games already played stay as they are.}} */
    games_already_played_stay_as_they_are: ({ playedGameCount }: { playedGameCount: number }) => `${pluralText(playedGameCount, { "one": `${numberText(playedGameCount)} game already played stays as they are.`, "other": `${numberText(playedGameCount)} games already played stay as they are.` })}`,
    /** Games of other schedules stay. It can be undone for ten minutes. */
    games_of_other_schedules_stay_it_can_be: () => "Games of other schedules stay. It can be undone for ten minutes.",
    /** Failed to generate full schedule. {reason} */
    failed_to_generate_full_schedule: ({ reason }: { reason: string | number }) => `Failed to generate full schedule. ${reason}`,
    /** No answer came. Look at the games below before you try again. */
    no_answer_came_look_at_the_games_below: () => "No answer came. Look at the games below before you try again.",
    /** No answer came. Look at the drafts below before you try again. */
    no_answer_came_look_at_the_drafts_below: () => "No answer came. Look at the drafts below before you try again.",
    /** Generating was cancelled. Nothing has changed. */
    generating_was_cancelled_nothing_has_changed: () => "Generating was cancelled. Nothing has changed.",
    /** Fits */
    fits: () => "Fits",
    /** Possible with a reason */
    possible_with_a_reason: () => "Possible with a reason",
    /** Does not fit */
    does_not_fit_2: () => "Does not fit",
    /** Swap with {matchupWords} */
    swap_with: ({ matchupWords }: { matchupWords: string | number }) => `Swap with ${matchupWords}`,
    /** Games outside the schedule’s weeks */
    games_outside_the_schedules_weeks: () => "Games outside the schedule’s weeks",
    /** The schedule was made shorter, or begins on another day. Choose one, then a free time to move it there, or delete it. Generating anew replaces those that have not been played. */
    the_schedule_was_made_shorter_or_begins_on: () => "The schedule was made shorter, or begins on another day. Choose one, then a free time to move it there, or delete it. Generating anew replaces those that have not been played.",
    /** Game days */
    game_days: () => "Game days",
    /** Without one, games are on the weekday of the start date. */
    without_one_games_are_on_the_weekday_of: () => "Without one, games are on the weekday of the start date.",
    /** Each has room for one game. A time given twice is two courts. Hall and court may stay blank. */
    each_has_room_for_one_game_a_time: () => "Each has room for one game. A time given twice is two courts. Hall and court may stay blank.",
    /** Same times each week */
    same_times_each_week: () => "Same times each week",
    /** Every week */
    every_week: () => "Every week",
    /** Enter the number of weeks first. */
    enter_the_number_of_weeks_first: () => "Enter the number of weeks first.",
    /** , from {shortDate} */
    from: ({ shortDate }: { shortDate: string | number }) => `, from ${shortDate}`,
    /** As in week {index} */
    as_in_week: ({ index }: { index: string | number }) => `As in week ${index}`,
    /** Move game */
    move_game: () => "Move game",
    /** Swap games */
    swap_games: () => "Swap games",
    /** Move anyway */
    move_anyway: () => "Move anyway",
    /** Swap anyway */
    swap_anyway: () => "Swap anyway",
    /** The games could not be moved. */
    the_games_could_not_be_moved: () => "The games could not be moved.",
    /** Reason */
    reason: () => "Reason",
    /** The audit trail keeps it. */
    the_audit_trail_keeps_it: () => "The audit trail keeps it.",
    /** Please give a reason. */
    please_give_a_reason: () => "Please give a reason.",
    /** Schedule builder */
    schedule_builder: () => "Schedule builder",
    /** Plan the weeks and times of a league, and generate its games. */
    plan_the_weeks_and_times_of_a_league: () => "Plan the weeks and times of a league, and generate its games.",
    /** No schedules yet */
    no_schedules_yet: () => "No schedules yet",
    /** No schedules of this league */
    no_schedules_of_this_league: () => "No schedules of this league",
    /** Create one above: a league, a start date, and the times at which it plays. */
    create_one_above_a_league_a_start_date: () => "Create one above: a league, a start date, and the times at which it plays.",
    /** Enter at least 1 week. */
    enter_at_least_1_week: () => "Enter at least 1 week.",
    /** A schedule has at most {mostWeeks} weeks. */
    a_schedule_has_at_most_weeks: ({ mostWeeks }: { mostWeeks: string | number }) => `A schedule has at most ${mostWeeks} weeks.`,
    /** Generating … */
    generating_2: () => "Generating …",
    /** Generate Full Schedule */
    generate_full_schedule: () => "Generate Full Schedule",
    /** Edit<mark> {schedule}</mark> */
    edit: ({ mark, schedule }: { mark: (words: ReactNode) => ReactNode; schedule: string | number }) => richText("Edit", mark(` ${schedule}`)),
    /** Delete<mark> {schedule}</mark> */
    delete: ({ mark, schedule }: { mark: (words: ReactNode) => ReactNode; schedule: string | number }) => richText("Delete", mark(` ${schedule}`)),
    /** This schedule is not there any more. */
    this_schedule_is_not_there_any_more: () => "This schedule is not there any more.",
    /** Game Count */
    game_count: () => "Game Count",
    /** no games */
    no_games_2: () => "no games",
    /** {weeks, plural, one {# week} other {# weeks}} from {day}, {games} */
    weeks_from: ({ weeks, day, games }: { weeks: number; day: string | number; games: string | number }) => `${pluralText(weeks, { "one": `${numberText(weeks)} week`, "other": `${numberText(weeks)} weeks` })} from ${day}, ${games}`,
    /** Are you sure you want to delete this game? */
    are_you_sure_you_want_to_delete_this: () => "Are you sure you want to delete this game?",
    /** Game deleted! */
    game_deleted: () => "Game deleted!",
    /** Error deleting game */
    error_deleting_game: () => "Error deleting game",
    /** Delete game */
    delete_game: () => "Delete game",
    /** Deselect */
    deselect: () => "Deselect",
    /** Hall */
    hall: () => "Hall",
    /** Court */
    court: () => "Court",
    /** {label}, time {number} */
    time: ({ label, number }: { label: string | number; number: string | number }) => `${label}, time ${number}`,
    /** {time}: enter when games begin there, or take the line away. */
    has_no_time: ({ time }: { time: string | number }) => `${time}: enter when games begin there, or take the line away.`,
    /** {label}, {toLowerCase} of time {number} */
    of_time: ({ label, toLowerCase, number }: { label: string | number; toLowerCase: string | number; number: string | number }) => `${label}, ${toLowerCase} of time ${number}`,
    /** Remove time {number} of {toLowerCase} */
    remove_time_of: ({ number, toLowerCase }: { number: string | number; toLowerCase: string | number }) => `Remove time ${number} of ${toLowerCase}`,
    /** Add time<mark> to {toLowerCase}</mark> */
    add_time_to: ({ mark, toLowerCase }: { mark: (words: ReactNode) => ReactNode; toLowerCase: string | number }) => richText("Add time", mark(` to ${toLowerCase}`)),
    /** Choose a league first */
    choose_a_league_first: () => "Choose a league first",
    /** Select a team */
    select_a_team: () => "Select a team",
    /** All teams of this league can play at any time. */
    all_teams_of_this_league_can_play_at: () => "All teams of this league can play at any time.",
    /** <mark>{name}</mark>: not at {slotsText} */
    not_at: ({ mark, name, slotsText }: { mark: (words: ReactNode) => ReactNode; name: string | number; slotsText: string | number }) => richText(mark(`${name}`), ": not at ", slotsText),
    /** {matchupWords} and {matchupWords2} */
    and_2: ({ matchupWords, matchupWords2 }: { matchupWords: string | number; matchupWords2: string | number }) => `${matchupWords} and ${matchupWords2}`,
    /** Not moved. {mark} */
    not_moved: ({ mark }: { mark: string | number }) => `Not moved. ${mark}`,
    /** {matchupWords} to {whenWords} */
    to: ({ matchupWords, whenWords }: { matchupWords: string | number; whenWords: string | number }) => `${matchupWords} to ${whenWords}`,
    /** This game has been played, so it stays. */
    this_game_has_been_played_so_it_stays: () => "This game has been played, so it stays.",
    /** Are you sure you want to delete this schedule? */
    are_you_sure_you_want_to_delete_this_2: () => "Are you sure you want to delete this schedule?",
    /** Its drafts and its games not played yet ({number}) go with it. */
    its_drafts_and_its_games_not_played_yet: ({ number }: { number: string | number }) => `Its drafts and its games not played yet (${number}) go with it.`,
    /** Games already played ({playedGameCount}) stay in the league. */
    games_already_played_stay_in_the_league: ({ playedGameCount }: { playedGameCount: string | number }) => `Games already played (${playedGameCount}) stay in the league.`,
    /** Schedule deleted successfully! */
    schedule_deleted_successfully: () => "Schedule deleted successfully!",
    /** Failed to delete schedule */
    failed_to_delete_schedule: () => "Failed to delete schedule",
    /** Game moved to {whenWords}. */
    game_moved_to: ({ whenWords }: { whenWords: string | number }) => `Game moved to ${whenWords}.`,
    /** Not moved. {message} */
    not_moved_2: ({ message }: { message: string | number }) => `Not moved. ${message}`,
    /** The game could not be moved. */
    the_game_could_not_be_moved: () => "The game could not be moved.",
    /** Matchups swapped! */
    matchups_swapped: () => "Matchups swapped!",
    /** Swap failed. */
    swap_failed: () => "Swap failed.",
    /** Off Week */
    off_week: () => "Off Week",
    /** No times yet */
    no_times_yet: () => "No times yet",
    /** Say under Edit, More, at which times games can be. Then games can be generated, or created by hand. */
    say_under_edit_more_at_which_times_games: () => "Say under Edit, More, at which times games can be. Then games can be generated, or created by hand.",
    /** Choose a game, then another one to swap the two, or a free time to move it there. Games can be dragged, too: by a finger that rests on one for a moment. */
    choose_a_game_then_another_one_to_swap: () => "Choose a game, then another one to swap the two, or a free time to move it there. Games can be dragged, too: by a finger that rests on one for a moment.",
    /** Weeks of {name} */
    weeks_of: ({ name }: { name: string | number }) => `Weeks of ${name}`,
    /** Bye/DH */
    bye_dh: () => "Bye/DH",
    /** Other times */
    other_times: () => "Other times",
    /** Error creating game */
    error_creating_game: () => "Error creating game",
    /** {weekCount, plural, one {week {first}} other {weeks {first}–{last}}} */
    week_or_weeks: ({ weekCount, first, last }: { weekCount: number; first: string | number; last: string | number }) => `${pluralText(weekCount, { "one": `week ${first}`, "other": `weeks ${first}–${last}` })}`,
    /** how soon pairs meet again */
    how_soon_pairs_meet_again: () => "how soon pairs meet again",
    /** none */
    no_opponents: () => "none",
    /** {count}, once each */
    opponents_once_each: ({ count }: { count: string | number }) => `${count}, once each`,
    /** {count}, twice each */
    opponents_twice_each: ({ count }: { count: string | number }) => `${count}, twice each`,
    /** {count}, {often} times */
    opponents_times: ({ count, often }: { count: string | number; often: string | number }) => `${count}, ${often} times`,
    /** {count, plural, =0 {No other places fit} one {# other place fits} other {# other places fit}} */
    other_places_fit: ({ count }: { count: number }) => `${pluralText(count, { "=0": "No other places fit", "one": `${numberText(count)} other place fits`, "other": `${numberText(count)} other places fit` })}`,
    /** {count, plural, one {# takes a reason} other {# take a reason}} */
    places_take_a_reason: ({ count }: { count: number }) => `${pluralText(count, { "one": `${numberText(count)} takes a reason`, "other": `${numberText(count)} take a reason` })}`,
    /** {count, plural, one {# does not fit} other {# do not fit}} */
    places_do_not_fit: ({ count }: { count: number }) => `${pluralText(count, { "one": `${numberText(count)} does not fit`, "other": `${numberText(count)} do not fit` })}`,
    /** {games, plural, one {# game is replaced.} other {# games are replaced.}} */
    games_are_replaced: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game is replaced.`, "other": `${numberText(games)} games are replaced.` })}`,
    /** {games, plural, one {# game is removed.} other {# games are removed.}} */
    games_are_removed: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game is removed.`, "other": `${numberText(games)} games are removed.` })}`,
    /** {games, plural, one {# game is put elsewhere.} other {# games are put elsewhere.}} */
    games_are_put_elsewhere: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game is put elsewhere.`, "other": `${numberText(games)} games are put elsewhere.` })}`,
    /** {games, plural, one {# game is new.} other {# games are new.}} */
    games_are_new: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game is new.`, "other": `${numberText(games)} games are new.` })}`,
    /** {games, plural, one {# game stays as it is.} other {# games stay as they are.}} */
    games_stay_as_they_are: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game stays as it is.`, "other": `${numberText(games)} games stay as they are.` })}`,
    /** {games, plural, one {# game is kept because it was played.} other {# games are kept because they were played.}} */
    games_are_kept: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game is kept because it was played.`, "other": `${numberText(games)} games are kept because they were played.` })}`,
  },
  search: {
    /** Search */
    search: () => "Search",
    /** Look for */
    look_for: () => "Look for",
    /** Team, player, game or page */
    team_player_game_or_page: () => "Team, player, game or page",
    /** Find a team, a player, a game or a page */
    find_a_team_player_game_or_page: () => "Find a team, a player, a game or a page",
    /** Words in any order, with or without accents, and with a letter wrong. The names of two teams find their games. */
    names_in_any_order: () => "Words in any order, with or without accents, and with a letter wrong. The names of two teams find their games.",
    /** {count, plural, one {# result} other {# results}} */
    results: ({ count }: { count: number }) => `${pluralText(count, { "one": `${numberText(count)} result`, "other": `${numberText(count)} results` })}`,
    /** Nothing found */
    nothing_found: () => "Nothing found",
    /** Try fewer words, or another spelling. */
    try_fewer_words_or_another_spelling: () => "Try fewer words, or another spelling.",
    /** Pages */
    pages: () => "Pages",
    /** Search: {text} */
    search_for: ({ text }: { text: string | number }) => `Search: ${text}`,
    /** Teams, players, games and pages of {organization} */
    teams_players_games_and_pages_of: ({ organization }: { organization: string | number }) => `Teams, players, games and pages of ${organization}`,
    /** Searching ... */
    searching: () => "Searching ...",
    /** All results */
    all_results: () => "All results",
  },
  seasonImport: {
    /** Teams with their league and division */
    teams_with_their_league_and_division: () => "Teams with their league and division",
    /** Games with their scores */
    games_with_their_scores: () => "Games with their scores",
    /** Players' statistics, game by game; may be left out */
    players_statistics_game_by_game: () => "Players' statistics, game by game; may be left out",
    /** Drop the three files or a season archive here, or choose them */
    drop_the_three_files_or_a_season_archive: () => "Drop the three files or a season archive here, or choose them",
    /** Chosen: {archive} ({kilobytes}), with rosters, places, pictures and whatever else the archive holds. A file chosen below takes its place there. */
    chosen_with_rosters_places_pictures_and: ({ archive, kilobytes }: { archive: string | number; kilobytes: string | number }) => `Chosen: ${archive} (${kilobytes}), with rosters, places, pictures and whatever else the archive holds. A file chosen below takes its place there.`,
    /** Chosen: {name} ({kilobytes}) */
    chosen: ({ name, kilobytes }: { name: string | number; kilobytes: string | number }) => `Chosen: ${name} (${kilobytes})`,
    /** In the archive */
    in_the_archive: () => "In the archive",
    /** Not chosen yet */
    not_chosen_yet: () => "Not chosen yet",
    /** Leave out */
    leave_out: () => "Leave out",
    /** No column is taken for */
    no_column_is_taken_for: () => "No column is taken for",
    /** . Choose below the column that holds it. */
    choose_below_the_column_that_holds_it: () => ". Choose below the column that holds it.",
    /** Columns of {fileName} */
    columns_of: ({ fileName }: { fileName: string | number }) => `Columns of ${fileName}`,
    /** {fileName}: its columns and first lines */
    its_columns_and_first_lines: ({ fileName }: { fileName: string | number }) => `${fileName}: its columns and first lines`,
    /** (no name) */
    no_name: () => "(no name)",
    /** What {name} is */
    what_is: ({ name }: { name: string | number }) => `What ${name} is`,
    /** the column without a name */
    the_column_without_a_name: () => "the column without a name",
    /** Not recognised */
    not_recognised: () => "Not recognised",
    /** Whole season */
    whole_season: () => "Whole season",
    /** Teams, games and statistics: three files */
    teams_games_and_statistics_three_files: () => "Teams, games and statistics: three files",
    /** Roster alone */
    roster_alone: () => "Roster alone",
    /** Players of a league: one file */
    players_of_a_league_one_file: () => "Players of a league: one file",
    /** What to import */
    what_to_import: () => "What to import",
    /** Import a roster */
    import_a_roster: () => "Import a roster",
    /** Players of one team or of many, from one CSV file into one league. Importing the same file again changes nothing. */
    players_of_one_team_or_of_many_from: () => "Players of one team or of many, from one CSV file into one league. Importing the same file again changes nothing.",
    /** Import a season */
    import_a_season: () => "Import a season",
    /** Teams, games and players’ statistics from three CSV files. Importing the same files again changes nothing. */
    teams_games_and_players_statistics_from: () => "Teams, games and players’ statistics from three CSV files. Importing the same files again changes nothing.",
    /** {games, plural, one {# game} other {# games}} */
    games: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })}`,
    /** {lines, plural, one {# line} other {# lines}} */
    lines: ({ lines }: { lines: number }) => `${pluralText(lines, { "one": `${numberText(lines)} line`, "other": `${numberText(lines)} lines` })}`,
    /**  and  */
    and: () => " and ",
    /** The season has {things} of an earlier import that these files no longer hold. They stay unless you choose to remove them: */
    the_season_has_of_an_earlier_import_that: ({ things }: { things: string | number }) => `The season has ${things} of an earlier import that these files no longer hold. They stay unless you choose to remove them:`,
    /** Remove these {things} */
    remove_these: ({ things }: { things: string | number }) => `Remove these ${things}`,
    /** and {more, number} more */
    and_more: ({ more }: { more: number }) => `and ${numberText(more)} more`,
    /** File */
    file: () => "File",
    /** Line */
    line: () => "Line",
    /** Column */
    column: () => "Column",
    /** What it is */
    what_it_is: () => "What it is",
    /** The first {shown} are shown; {number} more follow. */
    the_first_are_shown_more_follow: ({ shown, number }: { shown: string | number; number: string | number }) => `The first ${shown} are shown; ${number} more follow.`,
    /** What the files hold */
    what_the_files_hold: () => "What the files hold",
    /** {teams, plural, one {# team} other {# teams}}, {games, plural, one {# game} other {# games}}, {players, plural, one {# player} other {# players}} with {lines, plural, one {# line} other {# lines}} of statistics. A new season, {name}, will be made. */
    teams_games_players_with_lines_of_statistics: ({ teams, games, players, lines, name }: { teams: number; games: number; players: number; lines: number; name: string | number }) => `${pluralText(teams, { "one": `${numberText(teams)} team`, "other": `${numberText(teams)} teams` })}, ${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })}, ${pluralText(players, { "one": `${numberText(players)} player`, "other": `${numberText(players)} players` })} with ${pluralText(lines, { "one": `${numberText(lines)} line`, "other": `${numberText(lines)} lines` })} of statistics. A new season, ${name}, will be made.`,
    /** {teams, plural, one {# team} other {# teams}}, {games, plural, one {# game} other {# games}}, {players, plural, one {# player} other {# players}} with {lines, plural, one {# line} other {# lines}} of statistics. They go into the season {name}, which is there already; what was edited since stays as it is. */
    teams_games_players_with_lines_of_statistics_2: ({ teams, games, players, lines, name }: { teams: number; games: number; players: number; lines: number; name: string | number }) => `${pluralText(teams, { "one": `${numberText(teams)} team`, "other": `${numberText(teams)} teams` })}, ${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })}, ${pluralText(players, { "one": `${numberText(players)} player`, "other": `${numberText(players)} players` })} with ${pluralText(lines, { "one": `${numberText(lines)} line`, "other": `${numberText(lines)} lines` })} of statistics. They go into the season ${name}, which is there already; what was edited since stays as it is.`,
    /** {wrong, plural, one {There is one problem to put right first. Nothing is imported until all is right: correct the files and choose them again, or say below which column is which.} other {There are {wrong, number} problems to put right first. Nothing is imported until all is right: correct the files and choose them again, or say below which column is which.}} */
    there_are_problems_to_put_right_first: ({ wrong }: { wrong: number }) => `${pluralText(wrong, { "one": "There is one problem to put right first. Nothing is imported until all is right: correct the files and choose them again, or say below which column is which.", "other": `There are ${numberText(wrong)} problems to put right first. Nothing is imported until all is right: correct the files and choose them again, or say below which column is which.` })}`,
    /** The files can be imported. Some lines deserve a look. */
    the_files_can_be_imported_some_lines_deserve: () => "The files can be imported. Some lines deserve a look.",
    /** The files can be imported. */
    the_files_can_be_imported: () => "The files can be imported.",
    /** Import season */
    import_season: () => "Import season",
    /** Problems */
    problems: () => "Problems",
    /** Kept as it is */
    kept_as_it_is: () => "Kept as it is",
    /** Worth a look */
    worth_a_look: () => "Worth a look",
    /** Reading and checking the files. */
    reading_and_checking_the_files: () => "Reading and checking the files.",
    /** Comparing with what is there. */
    comparing_with_what_is_there: () => "Comparing with what is there.",
    /** Reading: {floor} %. */
    reading: ({ floor }: { floor: string | number }) => `Reading: ${floor} %.`,
    /** Writing: {done, number} of {total, number} {things}. */
    writing_of: ({ done, total, things }: { done: number; total: number; things: string | number }) => `Writing: ${numberText(done)} of ${numberText(total)} ${things}.`,
    /** Finishing. */
    finishing: () => "Finishing.",
    /** Importing */
    importing: () => "Importing",
    /** Progress of the import */
    progress_of_the_import: () => "Progress of the import",
    /** Cancelling */
    cancelling: () => "Cancelling",
    /** Cancel import */
    cancel_import: () => "Cancel import",
    /** {name} is imported */
    is_imported: ({ name }: { name: string | number }) => `${name} is imported`,
    /** Nothing was imported */
    nothing_was_imported: () => "Nothing was imported",
    /** Teams: {total, number}, {added, number} of them new. */
    teams_of_them_new: ({ total, added }: { total: number; added: number }) => `Teams: ${numberText(total)}, ${numberText(added)} of them new.`,
    /** Players: {total, number}, {added, number} of them new. */
    players_of_them_new: ({ total, added }: { total: number; added: number }) => `Players: ${numberText(total)}, ${numberText(added)} of them new.`,
    /** Games: {countsOf}. */
    games_2: ({ countsOf }: { countsOf: string | number }) => `Games: ${countsOf}.`,
    /** Lines of statistics: {countsOf}. */
    lines_of_statistics: ({ countsOf }: { countsOf: string | number }) => `Lines of statistics: ${countsOf}.`,
    /** Public pages show {shownInstead} */
    public_pages_show: ({ shownInstead }: { shownInstead: string | number }) => `Public pages show ${shownInstead}`,
    /**  (from {date}) */
    from: ({ date }: { date: string | number }) => ` (from ${date})`,
    /** : of several active seasons the one that starts last. */
    of_several_active_seasons_the_one_that: () => ": of several active seasons the one that starts last.",
    /** Removed: {games, plural, one {# game} other {# games}} and {lines, plural, one {# line} other {# lines}}. */
    removed_games_and_lines: ({ games, lines }: { games: number; lines: number }) => `Removed: ${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })} and ${pluralText(lines, { "one": `${numberText(lines)} line`, "other": `${numberText(lines)} lines` })}.`,
    /** The files do not fit what is stored. Put the problems right and import again. */
    the_files_do_not_fit_what_is_stored: () => "The files do not fit what is stored. Put the problems right and import again.",
    /** Open the season */
    open_the_season: () => "Open the season",
    /** Undo the removal */
    undo_the_removal: () => "Undo the removal",
    /** Import another */
    import_another: () => "Import another",
    /** Choose files again */
    choose_files_again: () => "Choose files again",
    /** League and file */
    league_and_file: () => "League and file",
    /** There is no league yet: add one to a season first. */
    there_is_no_league_yet_add_one_to: () => "There is no league yet: add one to a season first.",
    /** Choose a league */
    choose_a_league: () => "Choose a league",
    /** As the column “team” says */
    as_the_column_team_says: () => "As the column “team” says",
    /** Roster file */
    roster_file: () => "Roster file",
    /** Chosen: {file} ({kilobytes}) */
    chosen_2: ({ file, kilobytes }: { file: string | number; kilobytes: string | number }) => `Chosen: ${file} (${kilobytes})`,
    /** A CSV file as spreadsheets save it, with commas, semicolons or tabs, and a heading. UTF-8 keeps every letter. */
    a_csv_file_in_utf_8_with_commas: () => "A CSV file as spreadsheets save it, with commas, semicolons or tabs, and a heading. UTF-8 keeps every letter.",
    /** Check the file */
    check_the_file: () => "Check the file",
    /** Download a template */
    download_a_template: () => "Download a template",
    /** Everybody in the file goes onto the roster of this team. */
    everybody_in_the_file_goes_onto_the_roster: () => "Everybody in the file goes onto the roster of this team.",
    /** Teams that the league does not have yet are made. */
    teams_that_the_league_does_not_have_yet: () => "Teams that the league does not have yet are made.",
    /** {made} The list has the first {shown} of {total} teams. */
    the_list_has_the_first_of_teams: ({ made, shown, total }: { made: string | number; shown: string | number; total: string | number }) => `${made} The list has the first ${shown} of ${total} teams.`,
    /** Columns: */
    columns: () => "Columns:",
    /** team */
    team: () => "team",
    /** player */
    player: () => "player",
    /** (the whole name) or */
    the_whole_name_or: () => "(the whole name) or",
    /** first_name */
    first_name: () => "first_name",
    /** and */
    and_2: () => "and",
    /** last_name */
    last_name: () => "last_name",
    /** . If you like also */
    if_you_like_also: () => ". If you like also",
    /** player_key */
    player_key: () => "player_key",
    /** known_as */
    known_as: () => "known_as",
    /** captain */
    captain: () => "captain",
    /** (yes or no), */
    yes_or_no: () => "(yes or no),",
    /** jersey_number */
    jersey_number: () => "jersey_number",
    /** team_position */
    team_position: () => "team_position",
    /** , and the attributes */
    and_the_attributes: () => ", and the attributes",
    /** . Other names are mapped after the check. A blank cell changes nothing, and nobody is taken off a roster. */
    other_names_are_mapped_after_the_check_a: () => ". Other names are mapped after the check. A blank cell changes nothing, and nobody is taken off a roster.",
    /** players and roster entries */
    players_and_roster_entries: () => "players and roster entries",
    /** The players appear when everything is written. */
    the_players_appear_when_everything_is: () => "The players appear when everything is written.",
    /** Result */
    result: () => "Result",
    /** Values */
    values: () => "Values",
    /** Line by line ({total, number}) */
    line_by_line: ({ total }: { total: number }) => `Line by line (${numberText(total)})`,
    /** Line by line */
    line_by_line_2: () => "Line by line",
    /** The first {shown} are shown; {number, number} more follow. */
    the_first_are_shown_more_follow_2: ({ shown, number }: { shown: string | number; number: number }) => `The first ${shown} are shown; ${numberText(number)} more follow.`,
    /** captain no longer */
    captain_no_longer: () => "captain no longer",
    /** What the file does */
    what_the_file_does: () => "What the file does",
    /** {wrong, plural, one {There is one problem to put right first. Nothing is imported until all is right: correct the file and choose it again, or say below which column is which.} other {There are {wrong, number} problems to put right first. Nothing is imported until all is right: correct the file and choose it again, or say below which column is which.}} */
    there_are_problems_to_put_right_first_2: ({ wrong }: { wrong: number }) => `${pluralText(wrong, { "one": "There is one problem to put right first. Nothing is imported until all is right: correct the file and choose it again, or say below which column is which.", "other": `There are ${numberText(wrong)} problems to put right first. Nothing is imported until all is right: correct the file and choose it again, or say below which column is which.` })}`,
    /** The roster can be imported. Some lines deserve a look. */
    the_roster_can_be_imported_some_lines: () => "The roster can be imported. Some lines deserve a look.",
    /** The roster can be imported. */
    the_roster_can_be_imported: () => "The roster can be imported.",
    /** Import roster */
    import_roster: () => "Import roster",
    /** New teams ({count, number}) */
    new_teams: ({ count }: { count: number }) => `New teams (${numberText(count)})`,
    /** a team of the organization that joins this league (line {line}) */
    a_team_of_the_organization_that_joins_this: ({ line }: { line: string | number }) => `a team of the organization that joins this league (line ${line})`,
    /** made by the import (line {line}) */
    made_by_the_import_line: ({ line }: { line: string | number }) => `made by the import (line ${line})`,
    /** The first {teamsShown} are shown; {number, number} more follow. */
    the_first_are_shown_more_follow_3: ({ teamsShown, number }: { teamsShown: string | number; number: number }) => `The first ${teamsShown} are shown; ${numberText(number)} more follow.`,
    /** {lines, plural, one {# line} other {# lines}} of {teams, plural, one {# team} other {# teams}}. */
    lines_of_teams: ({ lines, teams }: { lines: number; teams: number }) => `${pluralText(lines, { "one": `${numberText(lines)} line`, "other": `${numberText(lines)} lines` })} of ${pluralText(teams, { "one": `${numberText(teams)} team`, "other": `${numberText(teams)} teams` })}.`,
    /** Added to a roster: {players, plural, one {# player} other {# players}}, {newPlayerCount, number} of them new here. */
    added_to_a_roster_players_of_them_new: ({ players, newPlayerCount }: { players: number; newPlayerCount: number }) => `Added to a roster: ${pluralText(players, { "one": `${numberText(players)} player`, "other": `${numberText(players)} players` })}, ${numberText(newPlayerCount)} of them new here.`,
    /** On the roster already: {changedCount, number} changed, {unchangedCount, number} unchanged. */
    on_the_roster_already_changed_unchanged: ({ changedCount, unchangedCount }: { changedCount: number; unchangedCount: number }) => `On the roster already: ${numberText(changedCount)} changed, ${numberText(unchangedCount)} unchanged.`,
    /** Attributes: {values, plural, one {# value} other {# values}} to set. */
    attributes_values_to_set: ({ values }: { values: number }) => `Attributes: ${pluralText(values, { "one": `${numberText(values)} value`, "other": `${numberText(values)} values` })} to set.`,
    /** The import was undone */
    the_import_was_undone: () => "The import was undone",
    /** The roster is imported */
    the_roster_is_imported: () => "The roster is imported",
    /** Everything is as it was before. */
    everything_is_as_it_was_before: () => "Everything is as it was before.",
    /** The file does not fit what is stored. Put the problems right and import again. */
    the_file_does_not_fit_what_is_stored: () => "The file does not fit what is stored. Put the problems right and import again.",
    /** Open {league} */
    open: ({ league }: { league: string | number }) => `Open ${league}`,
    /** Undo the import */
    undo_the_import: () => "Undo the import",
    /** Choose a file again */
    choose_a_file_again: () => "Choose a file again",
    /** The file could not be read. Check the connection and try again. */
    the_file_could_not_be_read_check_the: () => "The file could not be read. Check the connection and try again.",
    /** No answer came. Look at the teams before you try again: importing the same file twice does no harm. */
    no_answer_came_look_at_the_teams_before: () => "No answer came. Look at the teams before you try again: importing the same file twice does no harm.",
    /** {file} is larger than 64 MB, the most that is read. */
    is_larger_than_64_mb_the_most_that: ({ file }: { file: string | number }) => `${file} is larger than 64 MB, the most that is read.`,
    /** {file} holds none of {value}. */
    holds_none_of: ({ file, value }: { file: string | number; value: string | number }) => `${file} holds none of ${value}.`,
    /** {file} was saved anew, moved or deleted since it was chosen. Choose it again. */
    has_changed_since_it_was_chosen: ({ file }: { file: string | number }) => `${file} was saved anew, moved or deleted since it was chosen. Choose it again.`,
    /** {file} is a workbook: open it, and save or download its sheet as CSV. */
    is_a_workbook_save_its_sheet_as_csv: ({ file }: { file: string | number }) => `${file} is a workbook: open it, and save or download its sheet as CSV.`,
    /** It is not clear which file {file} is. Choose it beside its name below. */
    it_is_not_clear_which_file_is_choose: ({ file }: { file: string | number }) => `It is not clear which file ${file} is. Choose it beside its name below.`,
    /** {file} is larger than 32 MB, the most that is read. */
    is_larger_than_32_mb_the_most_that: ({ file }: { file: string | number }) => `${file} is larger than 32 MB, the most that is read.`,
    /** Season and files */
    season_and_files: () => "Season and files",
    /** Season name */
    season_name: () => "Season name",
    /** A season of this name is added to; otherwise a new one is made. */
    a_season_of_this_name_is_added_to: () => "A season of this name is added to; otherwise a new one is made.",
    /** Sport */
    sport: () => "Sport",
    /** Of a new season. */
    of_a_new_season: () => "Of a new season.",
    /** Choose a sport */
    choose_a_sport: () => "Choose a sport",
    /** Make the season active */
    make_the_season_active: () => "Make the season active",
    /** Check the files */
    check_the_files: () => "Check the files",
    /** lines of statistics */
    lines_of_statistics_2: () => "lines of statistics",
    /** Adding up totals. */
    adding_up_totals: () => "Adding up totals.",
    /** The season appears when everything is written. */
    the_season_appears_when_everything_is: () => "The season appears when everything is written.",
    /** The files could not be read. Check the connection and try again. */
    the_files_could_not_be_read_check_the: () => "The files could not be read. Check the connection and try again.",
    /** No answer came. Look at the seasons before you try again: importing the same files twice does no harm. */
    no_answer_came_look_at_the_seasons_before: () => "No answer came. Look at the seasons before you try again: importing the same files twice does no harm.",
    /** New player */
    new_player: () => "New player",
    /** Added */
    added: () => "Added",
    /** Changed */
    changed: () => "Changed",
    /** Unchanged */
    unchanged: () => "Unchanged",
    /** captain */
    captain_now: () => "captain",
    /** whole file */
    whole_file: () => "whole file",
    /** {added, number} added, {changed, number} changed, {same, number} unchanged, {kept, number} kept as edited */
    counts_of_a_file: ({ added, changed, same, kept }: { added: number; changed: number; same: number; kept: number }) => `${numberText(added)} added, ${numberText(changed)} changed, ${numberText(same)} unchanged, ${numberText(kept)} kept as edited`,
  },
  seasons: {
    /** Sport */
    sport: () => "Sport",
    /** Choose a sport */
    choose_a_sport: () => "Choose a sport",
    /** Choose a sport. */
    choose_a_sport_2: () => "Choose a sport.",
    /** Copy from */
    copy_from: () => "Copy from",
    /** Its leagues, and what you choose below. Games are not copied. */
    its_leagues_and_what_you_choose_below_games: () => "Its leagues, and what you choose below. Games are not copied.",
    /** Nothing: begin with an empty season */
    nothing_begin_with_an_empty_season: () => "Nothing: begin with an empty season",
    /** Copy with the leagues */
    copy_with_the_leagues: () => "Copy with the leagues",
    /** Edit season */
    edit_season: () => "Edit season",
    /** Make inactive */
    make_inactive: () => "Make inactive",
    /** Make active */
    make_active: () => "Make active",
    /** Edit {season} */
    edit: ({ season }: { season: string | number }) => `Edit ${season}`,
    /** New season */
    new_season: () => "New season",
    /** Create season */
    create_season: () => "Create season",
    /** The season could not be saved. */
    the_season_could_not_be_saved: () => "The season could not be saved.",
    /** The season could not be created. */
    the_season_could_not_be_created: () => "The season could not be created.",
    /** Fall 2025 */
    fall_2025: () => "Fall 2025",
    /** Name is required. */
    name_is_required: () => "Name is required.",
    /** First day */
    first_day: () => "First day",
    /** Last day */
    last_day: () => "Last day",
    /** Must not be before the first day. */
    must_not_be_before_the_first_day: () => "Must not be before the first day.",
    /** Active: it is being played */
    active_it_is_being_played: () => "Active: it is being played",
    /** Rosters */
    rosters: () => "Rosters",
    /** Divisions */
    divisions: () => "Divisions",
    /** Export season */
    export_season: () => "Export season",
    /** Check games */
    check_games: () => "Check games",
    /** Active */
    active: () => "Active",
    /** Inactive */
    inactive: () => "Inactive",
    /** Import */
    import: () => "Import",
    /** A season is of one sport, and {name} plays none yet. Tick it under <link>Organizations</link>, Edit. */
    it_plays_no_sport_yet: ({ name, link }: { name: string | number; link: (words: ReactNode) => ReactNode }) => richText("A season is of one sport, and ", name, " plays none yet. Tick it under ", link("Organizations"), ", Edit."),
    /** A season is of the one sport of whoever creates it, and your account has none. An administrator of the platform ticks it under User settings. */
    your_account_has_no_sport: () => "A season is of the one sport of whoever creates it, and your account has none. An administrator of the platform ticks it under User settings.",
    /** A season is of the one sport of whoever creates it, and your account has several. An administrator of the platform leaves one ticked under User settings, or creates the season. */
    your_account_has_several_sports: () => "A season is of the one sport of whoever creates it, and your account has several. An administrator of the platform leaves one ticked under User settings, or creates the season.",
    /** Leagues, teams and games live in a season. Several may be active at once. There is also a list of <link>all leagues</link>. */
    leagues_teams_and_games_live_in_a_season: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("Leagues, teams and games live in a season. Several may be active at once. There is also a list of ", link("all leagues"), "."),
    /** No seasons yet */
    no_seasons_yet: () => "No seasons yet",
    /** Create the first one; its leagues and teams come next. */
    create_the_first_one_its_leagues_and_teams: () => "Create the first one; its leagues and teams come next.",
    /** Find */
    find: () => "Find",
    /** State */
    state: () => "State",
    /** All */
    all: () => "All",
    /** No season matches */
    no_season_matches: () => "No season matches",
    /** Clear the filter to see all of them. */
    clear_the_filter_to_see_all_of_them: () => "Clear the filter to see all of them.",
    /** Edit {name} */
    edit_2: ({ name }: { name: string | number }) => `Edit ${name}`,
    /** Leagues */
    leagues: () => "Leagues",
    /** Organization */
    organization: () => "Organization",
    /** Actions */
    actions: () => "Actions",
    /** Select at least one season to delete. */
    select_at_least_one_season_to_delete: () => "Select at least one season to delete.",
    /** Delete selected seasons? */
    delete_selected_seasons: () => "Delete selected seasons?",
    /** Nothing else goes with that. Leagues, teams and players themselves stay. It can be undone for ten minutes. */
    nothing_else_goes_with_that_leagues_teams: () => "Nothing else goes with that. Leagues, teams and players themselves stay. It can be undone for ten minutes.",
    /** With that go {lost}. Leagues, teams and players themselves stay. It can be undone for ten minutes. */
    with_that_go_leagues_teams_and_players: ({ lost }: { lost: string | number }) => `With that go ${lost}. Leagues, teams and players themselves stay. It can be undone for ten minutes.`,
    /** Seasons deleted */
    seasons_deleted: () => "Seasons deleted",
    /** The seasons could not be deleted. */
    the_seasons_could_not_be_deleted: () => "The seasons could not be deleted.",
    /** {name} is active. */
    is_active: ({ name }: { name: string | number }) => `${name} is active.`,
    /** {name} is no longer active. */
    is_no_longer_active: ({ name }: { name: string | number }) => `${name} is no longer active.`,
  },
  site: {
    /** Registration */
    registration: () => "Registration",
    /** League info */
    league_info: () => "League info",
    /** Tournament */
    tournament: () => "Tournament",
    /** Join our team */
    join_our_team: () => "Join our team",
    /** League footage */
    league_footage: () => "League footage",
    /** Youth */
    youth: () => "Youth",
    /** Contact */
    contact: () => "Contact",
    /** About */
    about: () => "About",
    /** Postponed */
    postponed: () => "Postponed",
    /** Cancelled */
    cancelled: () => "Cancelled",
    /** Moved */
    moved: () => "Moved",
    /** On again */
    on_again: () => "On again",
    /** {news} this week */
    this_week: ({ news }: { news: string | number }) => `${news} this week`,
    /** {news}: was {said} */
    was: ({ news, said }: { news: string | number; said: string | number }) => `${news}: was ${said}`,
    /** Subscribe */
    subscribe: () => "Subscribe",
    /** Calendar of this device */
    calendar_of_this_device: () => "Calendar of this device",
    /** Google Calendar */
    google_calendar: () => "Google Calendar",
    /** Or copy the address: */
    or_copy_the_address: () => "Or copy the address:",
    /** Welcome to {title} */
    welcome_to: ({ title }: { title: string | number }) => `Welcome to ${title}`,
    /** Final: {score} */
    final: ({ score }: { score: string | number }) => `Final: ${score}`,
    /** More could not be loaded. */
    more_could_not_be_loaded: () => "More could not be loaded.",
    /** LEAGUE */
    league: () => "LEAGUE",
    /** Site Powered by <link>{productName}</link> */
    site_powered_by: ({ link, productName }: { link: (words: ReactNode) => ReactNode; productName: string | number }) => richText("Site Powered by ", link(`${productName}`)),
    /** Get this data */
    get_this_data: () => "Get this data",
    /** Developers */
    developers: () => "Developers",
    /** All Listings */
    all_listings: () => "All Listings",
    /** Admin Sign In */
    admin_sign_in: () => "Admin Sign In",
    /** Skip to content */
    skip_to_content: () => "Skip to content",
    /** Main */
    main: () => "Main",
    /** Menu */
    menu: () => "Menu",
    /** Share */
    share: () => "Share",
    /** Picture to share */
    picture_to_share: () => "Picture to share",
    /** Pictures of players' games */
    pictures_of_players_games: () => "Pictures of players' games",
    /** Wide */
    wide_picture: () => "Wide",
    /** For stories */
    tall_picture: () => "For stories",
    /** Address copied */
    address_copied: () => "Address copied",
    /** Copying was not allowed by the browser. */
    the_browser_did_not_allow_copying: () => "Copying was not allowed by the browser.",
    /** Search */
    search: () => "Search",
    /** More: {item} */
    more: ({ item }: { item: string | number }) => `More: ${item}`,
    /** Not found */
    not_found: () => "Not found",
    /** Select a season */
    select_a_season: () => "Select a season",
    /** Home */
    home: () => "Home",
    /** Leaderboard */
    leaderboard: () => "Leaderboard",
    /** the home page */
    the_home_page: () => "the home page",
    /** {title} · {productName} for developers */
    for_developers: ({ title, productName }: { title: string | number; productName: string | number }) => `${title} · ${productName} for developers`,
    /** Español */
    the_other_language: () => "Español",
    /** By device */
    by_device: () => "By device",
    /** Light */
    light: () => "Light",
    /** Dark */
    dark: () => "Dark",
    /** Colours */
    colours: () => "Colours",
    /** You are offline. */
    you_are_offline: () => "You are offline.",
    /** The network does not answer. */
    the_network_does_not_answer: () => "The network does not answer.",
    /** You are offline. This page is from {from}. */
    offline_page_from: ({ from }: { from: string | number }) => `You are offline. This page is from ${from}.`,
    /** The network does not answer. This page is from {from}. */
    no_answer_page_from: ({ from }: { from: string | number }) => `The network does not answer. This page is from ${from}.`,
    /** You are online again. This page is from {from}. */
    online_again: ({ from }: { from: string | number }) => `You are online again. This page is from ${from}.`,
    /** Load the latest */
    load_it_anew: () => "Load the latest",
    /** just now */
    just_now: () => "just now",
    /** {time}, {age} */
    time_and_age: ({ time, age }: { time: string | number; age: string | number }) => `${time}, ${age}`,
    /** {day}, {time}, {age} */
    day_time_and_age: ({ day, time, age }: { day: string | number; time: string | number; age: string | number }) => `${day}, ${time}, ${age}`,
    /** This page is not kept on this device */
    this_page_is_not_on_this_device: () => "This page is not kept on this device",
    /** Pages that were opened here within the last seven days can be read without a network. This one was not, and opens as soon as there is a network again. */
    it_opens_with_a_network: () => "Pages that were opened here within the last seven days can be read without a network. This one was not, and opens as soon as there is a network again.",
    /** Pages kept on this device */
    pages_on_this_device: () => "Pages kept on this device",
  },
  sports: {
    /** basketball */
    basketball: () => "basketball",
    /** baseball */
    baseball: () => "baseball",
    /** tennis */
    tennis: () => "tennis",
    /** volleyball */
    volleyball: () => "volleyball",
  },
  standings: {
    /** points: win {win}, tie {tie}, loss {loss}, forfeit {forfeitWin} and {forfeitLoss} */
    points_win_tie_loss_forfeit_and: ({ win, tie, loss, forfeitWin, forfeitLoss }: { win: string | number; tie: string | number; loss: string | number; forfeitWin: string | number; forfeitLoss: string | number }) => `points: win ${win}, tie ${tie}, loss ${loss}, forfeit ${forfeitWin} and ${forfeitLoss}`,
    /** win percentage, then fewer losses and more wins */
    win_percentage_then_fewer_losses_and_more: () => "win percentage, then fewer losses and more wins",
    /** Ordered by {first}. Level teams: {value}. */
    ordered_by_level_teams: ({ first, value }: { first: string | number; value: string | number }) => `Ordered by ${first}. Level teams: ${value}.`,
    /**  or  */
    or: () => " or ",
    /** x */
    x: () => "x",
    /** e */
    e: () => "e",
    /** <b>x</b> clinched {placesInWords}, <b2>e</b2> eliminated from there, whatever the games to come bring. */
    x_clinched_e_eliminated_from_there_whatever: ({ b, placesInWords, b2 }: { b: (words: ReactNode) => ReactNode; placesInWords: string | number; b2: (words: ReactNode) => ReactNode }) => richText(b("x"), " clinched ", placesInWords, ", ", b2("e"), " eliminated from there, whatever the games to come bring."),
    /** Coach */
    coach: () => "Coach",
    /** Please Select Filter Option */
    please_select_filter_option: () => "Please Select Filter Option",
    /** Select a league */
    select_a_league: () => "Select a league",
    /** Division */
    division: () => "Division",
    /** Tournament Bracket */
    tournament_bracket: () => "Tournament Bracket",
    /** Bracket of {division} */
    bracket_of: ({ division }: { division: string | number }) => `Bracket of ${division}`,
    /** Not seeded */
    not_seeded: () => "Not seeded",
    /** What if … */
    what_if: () => "What if …",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** Standings of {organization} */
    standings_of: ({ organization }: { organization: string | number }) => `Standings of ${organization}`,
    /** All leagues */
    all_leagues: () => "All leagues",
    /** All {count} */
    all: ({ count }: { count: string | number }) => `All ${count}`,
    /** Full standings */
    all_2: () => "Full standings",
    /** No standings yet */
    no_standings_yet: () => "No standings yet",
    /** They follow from the results of games. */
    they_follow_from_the_results_of_games: () => "They follow from the results of games.",
    /** Why {team} is number {position} */
    why_is_number: ({ team, position }: { team: string | number; position: string | number }) => `Why ${team} is number ${position}`,
    /** W */
    w: () => "W",
    /** Games won */
    games_won: () => "Games won",
    /** L */
    l: () => "L",
    /** Games lost */
    games_lost: () => "Games lost",
    /** PCT */
    pct: () => "PCT",
    /** Win percentage */
    win_percentage: () => "Win percentage",
    /** PTS */
    pts: () => "PTS",
    /** Points for results */
    points_for_results: () => "Points for results",
    /** GB */
    gb: () => "GB",
    /** Games behind */
    games_behind: () => "Games behind",
    /** Choose teams */
    choose_teams: () => "Choose teams",
    /** Up to {most} teams stand out; the others stay in grey. */
    up_to_teams: ({ most }: { most: string | number }) => `Up to ${most} teams stand out; the others stay in grey.`,
    /** The first {most} */
    first_teams: ({ most }: { most: string | number }) => `The first ${most}`,
    /** Team, wins minus losses after game */
    table_team: () => "Team, wins minus losses after game",
    /** After game {game} */
    after_game: ({ game }: { game: string | number }) => `After game ${game}`,
    /** The race */
    the_race: () => "The race",
    /** Wins minus losses after each game */
    wins_minus_losses_after_each_game: () => "Wins minus losses after each game",
    /** No seasons yet */
    no_seasons_yet: () => "No seasons yet",
    /** Standings follow from the games of a season. */
    standings_follow_from_the_games_of_a_season: () => "Standings follow from the games of a season.",
    /** {name} (inactive) */
    inactive: ({ name }: { name: string | number }) => `${name} (inactive)`,
    /** No team is in this selection. */
    no_team_is_in_this_selection: () => "No team is in this selection.",
    /** Position */
    position: () => "Position",
    /** Wins */
    wins: () => "Wins",
    /** Losses */
    losses: () => "Losses",
    /** Ties */
    ties: () => "Ties",
    /** Games tied */
    games_tied: () => "Games tied",
    /** Free throw percentage */
    free_throw_percentage: () => "Free throw percentage",
    /** Three-pointers made */
    three_pointers_made: () => "Three-pointers made",
    /** L10 */
    l10: () => "L10",
    /** Last ten games */
    last_ten_games: () => "Last ten games",
    /** Streak */
    streak: () => "Streak",
    /** more wins */
    more_wins: () => "more wins",
    /** a drawn lot */
    a_drawn_lot: () => "a drawn lot",
    /** Placed by {ruleWords}. */
    placed_by: ({ ruleWords }: { ruleWords: string | number }) => `Placed by ${ruleWords}.`,
    /** {homeTeam} vs {awayTeam} */
    vs: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `${homeTeam} vs ${awayTeam}`,
    /** Tie */
    tie: () => "Tie",
    /** vs */
    vs_2: () => "vs",
    /** win */
    win: () => "win",
    /** up {abs} */
    up: ({ abs }: { abs: string | number }) => `up ${abs}`,
    /** down {abs} */
    down: ({ abs }: { abs: string | number }) => `down ${abs}`,
    /** What if */
    what_if_2: () => "What if",
    /** A supposition, not the standings. Choose who wins games to come: the table below shows what would follow. No scores are supposed, so differences stay. The address of this page keeps the choice. */
    a_supposition_not_the_standings_choose_who: () => "A supposition, not the standings. Choose who wins games to come: the table below shows what would follow. No scores are supposed, so differences stay. The address of this page keeps the choice.",
    /** {results, plural, one {# result} other {# results}} supposed; {teams, plural, one {# team} other {# teams}} would change places. */
    results_supposed_teams_would_change_places: ({ results, teams }: { results: number; teams: number }) => `${pluralText(results, { "one": `${numberText(results)} result`, "other": `${numberText(results)} results` })} supposed; ${pluralText(teams, { "one": `${numberText(teams)} team`, "other": `${numberText(teams)} teams` })} would change places.`,
    /** Clear */
    clear: () => "Clear",
    /** {over, plural, one { # game of this address is not to come any more.} other { # games of this address are not to come any more.}} */
    games_of_this_address_are_not_to_come: ({ over }: { over: number }) => `${pluralText(over, { "one": ` ${numberText(over)} game of this address is not to come any more.`, "other": ` ${numberText(over)} games of this address are not to come any more.` })}`,
    /** What would follow */
    what_would_follow: () => "What would follow",
    /** points */
    points: () => "points",
    /** win percentage */
    win_percentage_2: () => "win percentage",
    /** fewer losses */
    fewer_losses: () => "fewer losses",
    /** head-to-head */
    head_to_head: () => "head-to-head",
    /** point difference */
    point_difference: () => "point difference",
    /** points scored */
    points_scored: () => "points scored",
    /** run difference */
    run_difference: () => "run difference",
    /** runs scored */
    runs_scored: () => "runs scored",
    /** runs allowed */
    runs_allowed: () => "runs allowed",
    /** RS */
    rs: () => "RS",
    /** RA */
    ra: () => "RA",
    /** set difference */
    set_difference: () => "set difference",
    /** sets won */
    sets_won: () => "sets won",
    /** sets lost */
    sets_lost: () => "sets lost",
    /** SW */
    sw: () => "SW",
    /** SL */
    sl: () => "SL",
    /** place 1 */
    place_1: () => "place 1",
    /** places 1–{last} */
    places_to: ({ last }: { last: string | number }) => `places 1–${last}`,
    /** wins away */
    wins_away: () => "wins away",
    /** name */
    name: () => "name",
    /** division position */
    division_position: () => "division position",
    /** Views of the standings */
    views: () => "Views of the standings",
    /** Team list */
    team_list: () => "Team list",
    /** By league */
    by_league: () => "By league",
    /** By division */
    by_division: () => "By division",
    /** Which league */
    leagues_to_choose: () => "Which league",
    /** Which division */
    divisions_to_choose: () => "Which division",
    /** Now */
    now: () => "Now",
    /** As of */
    as_of: () => "As of",
    /** The day with games before */
    day_before: () => "The day with games before",
    /** The day with games after */
    day_after: () => "The day with games after",
    /** Standings of {organization} as of {day} */
    standings_of_day: ({ organization, day }: { organization: string | number; day: string | number }) => `Standings of ${organization} as of ${day}`,
    /** Standings as of {day} */
    standings_as_of: ({ day }: { day: string | number }) => `Standings as of ${day}`,
    /** No game had a result by {day}; the first were played on {first}. */
    no_result_until: ({ day, first }: { day: string | number; first: string | number }) => `No game had a result by ${day}; the first were played on ${first}.`,
    /** Teams of no division */
    teams_of_no_division: () => "Teams of no division",
    /** Every figure leads to the games behind it. */
    figures_lead_to_games: () => "Every figure leads to the games behind it.",
    /** Teams stand as the league has placed them in their divisions; on past days as results had it. */
    by_given_positions: () => "Teams stand as the league has placed them in their divisions; on past days as results had it.",
    /** Who has clinched or is eliminated is said of now alone. */
    marks_are_of_now: () => "Who has clinched or is eliminated is said of now alone.",
    /** Leaders per game */
    leaders_per_game: () => "Leaders per game",
    /** W-L */
    w_l: () => "W-L",
    /** W-L-T */
    w_l_t: () => "W-L-T",
    /** Won and lost */
    won_lost: () => "Won and lost",
    /** Won, lost and tied */
    won_lost_tied: () => "Won, lost and tied",
    /** STRK */
    strk: () => "STRK",
    /** Home */
    home: () => "Home",
    /** Away */
    away: () => "Away",
    /** Games at home */
    games_at_home: () => "Games at home",
    /** Games away */
    games_away: () => "Games away",
    /** PF */
    pf: () => "PF",
    /** PA */
    pa: () => "PA",
    /** points allowed */
    points_allowed: () => "points allowed",
  },
  statDefinitions: {
    /** Formula */
    formula: () => "Formula",
    /** Numbers, abbreviations, + - * / and parentheses. Dividing by 0 gives 0. */
    numbers_abbreviations_and_parentheses: () => "Numbers, abbreviations, + - * / and parentheses. Dividing by 0 gives 0.",
    /** PTS + 1.2 * REB - TO */
    pts_1_2_reb_to: () => "PTS + 1.2 * REB - TO",
    /** Insert a statistic */
    insert_a_statistic: () => "Insert a statistic",
    /** Insert {abbreviation} */
    insert: ({ abbreviation }: { abbreviation: string | number }) => `Insert ${abbreviation}`,
    /** The preview needs a game with a result, and there is none yet. */
    the_preview_needs_a_game_with_a_result: () => "The preview needs a game with a result, and there is none yet.",
    /** {homeTeam} vs {awayTeam}, {date} */
    vs: ({ homeTeam, awayTeam, date }: { homeTeam: string | number; awayTeam: string | number; date: string | number }) => `${homeTeam} vs ${awayTeam}, ${date}`,
    /** Preview */
    preview: () => "Preview",
    /** Preview: <mark>{title}</mark> */
    preview_2: ({ mark, title }: { mark: (words: ReactNode) => ReactNode; title: string | number }) => richText("Preview: ", mark(`${title}`)),
    /** Nobody has a value in this game. */
    nobody_has_a_value_in_this_game: () => "Nobody has a value in this game.",
    /** It shows each player’s value once the formula is right. */
    it_shows_each_players_value_once_the_formula: () => "It shows each player’s value once the formula is right.",
    /** Players of the preview */
    players_of_the_preview: () => "Players of the preview",
    /** Value */
    value: () => "Value",
    /** Sum */
    sum: () => "Sum",
    /** The formula as it stands, with at most one decimal. */
    the_formula_as_it_stands_with_at_most: () => "The formula as it stands, with at most one decimal.",
    /** Ratio */
    ratio: () => "Ratio",
    /** The formula as it stands, with three decimals. */
    the_formula_as_it_stands_with_three_decimals: () => "The formula as it stands, with three decimals.",
    /** Per game */
    per_game: () => "Per game",
    /** In a total the formula is divided by the games played. */
    in_a_total_the_formula_is_divided_by: () => "In a total the formula is divided by the games played.",
    /** Stored */
    stored: () => "Stored",
    /** It is counted and entered for each player and game. */
    it_is_counted_and_entered_for_each_player: () => "It is counted and entered for each player and game.",
    /** follows from its parts */
    follows_from_its_parts: () => "follows from its parts",
    /** made of attempted */
    made_of_attempted: () => "made of attempted",
    /** a ratio */
    a_ratio: () => "a ratio",
    /** per game */
    per_game_2: () => "per game",
    /** {count, plural, one {{followers} follows from {abbreviation}. Delete or change that first.} other {{followers} follow from {abbreviation}. Delete or change that first.}} */
    from_delete_or_change_that_first: ({ count, followers, abbreviation }: { count: number; followers: string | number; abbreviation: string | number }) => `${pluralText(count, { "one": `${followers} follows from ${abbreviation}. Delete or change that first.`, "other": `${followers} follow from ${abbreviation}. Delete or change that first.` })}`,
    /** {values, plural, one {# value in {games, plural, one {# game} other {# games}} goes with it. It can be undone for ten minutes. To keep them, hide it instead.} other {# values in {games, plural, one {# game} other {# games}} go with it. It can be undone for ten minutes. To keep them, hide it instead.}} */
    values_in_games_go_with_it_it_can: ({ values, games }: { values: number; games: number }) => `${pluralText(values, { "one": `${numberText(values)} value in ${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })} goes with it. It can be undone for ten minutes. To keep them, hide it instead.`, "other": `${numberText(values)} values in ${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })} go with it. It can be undone for ten minutes. To keep them, hide it instead.` })}`,
    /** Are you sure you want to delete this statistic? */
    are_you_sure_you_want_to_delete_this: () => "Are you sure you want to delete this statistic?",
    /** The statistic could not be deleted. */
    the_statistic_could_not_be_deleted: () => "The statistic could not be deleted.",
    /** The new order could not be saved. */
    the_new_order_could_not_be_saved: () => "The new order could not be saved.",
    /** The statistic could not be changed. */
    the_statistic_could_not_be_changed: () => "The statistic could not be changed.",
    /** Unhide */
    unhide: () => "Unhide",
    /** Edit {stat} */
    edit: ({ stat }: { stat: string | number }) => `Edit ${stat}`,
    /** Please enter an abbreviation. */
    please_enter_an_abbreviation: () => "Please enter an abbreviation.",
    /** Add statistic */
    add_statistic: () => "Add statistic",
    /** The statistic could not be saved. */
    the_statistic_could_not_be_saved: () => "The statistic could not be saved.",
    /** Efficiency */
    efficiency: () => "Efficiency",
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** Abbreviation */
    abbreviation: () => "Abbreviation",
    /** EFF */
    eff: () => "EFF",
    /** Kind */
    kind: () => "Kind",
    /** Please enter a formula. */
    please_enter_a_formula: () => "Please enter a formula.",
    /** Character {number}: {message} */
    character: ({ number, message }: { number: string | number; message: string | number }) => `Character ${number}: ${message}`,
    /** Stats */
    stats: () => "Stats",
    /** Drag the statistics into the order of your box scores. Hidden ones keep their values. Statistics of your own follow from others by a formula, or are entered like any other. */
    drag_the_statistics_into_the_order_of_your: () => "Drag the statistics into the order of your box scores. Hidden ones keep their values. Statistics of your own follow from others by a formula, or are entered like any other.",
    /** No statistics yet */
    no_statistics_yet: () => "No statistics yet",
    /** The organization has no sport. */
    the_organization_has_no_sport: () => "The organization has no sport.",
    /** The default statistics come back in their order, others are hidden. Values stay. It can be undone for ten minutes. */
    the_default_statistics_come_back_in_their: () => "The default statistics come back in their order, others are hidden. Values stay. It can be undone for ten minutes.",
    /** Reset the statistics of {sport} to default? */
    reset_the_statistics_of_to_default: ({ sport }: { sport: string | number }) => `Reset the statistics of ${sport} to default?`,
    /** Reset to Default */
    reset_to_default: () => "Reset to Default",
    /** The statistics could not be reset. */
    the_statistics_could_not_be_reset: () => "The statistics could not be reset.",
  },
  statNames: {
    /** Points */
    points: () => "Points",
    /** Assists */
    assists: () => "Assists",
    /** Rebounds */
    rebounds: () => "Rebounds",
    /** Field Goals Made */
    field_goals_made: () => "Field Goals Made",
    /** Field Goals Attempted */
    field_goals_attempted: () => "Field Goals Attempted",
    /** Field Goal Percentage */
    field_goal_percentage: () => "Field Goal Percentage",
    /** Free Throws Made */
    free_throws_made: () => "Free Throws Made",
    /** Free Throws Attempted */
    free_throws_attempted: () => "Free Throws Attempted",
    /** Free Throw Percentage */
    free_throw_percentage: () => "Free Throw Percentage",
    /** Two-Pointers Made */
    two_pointers_made: () => "Two-Pointers Made",
    /** Two-Pointers Attempted */
    two_pointers_attempted: () => "Two-Pointers Attempted",
    /** Two-Point Percentage */
    two_point_percentage: () => "Two-Point Percentage",
    /** Three-Pointers Made */
    three_pointers_made: () => "Three-Pointers Made",
    /** Three-Pointers Attempted */
    three_pointers_attempted: () => "Three-Pointers Attempted",
    /** Three-Point Percentage */
    three_point_percentage: () => "Three-Point Percentage",
    /** At-Bats */
    at_bats: () => "At-Bats",
    /** Runs */
    runs: () => "Runs",
    /** Hits */
    hits: () => "Hits",
    /** Doubles */
    doubles: () => "Doubles",
    /** Triples */
    triples: () => "Triples",
    /** Home Runs */
    home_runs: () => "Home Runs",
    /** Runs Batted In */
    runs_batted_in: () => "Runs Batted In",
    /** Walks */
    walks: () => "Walks",
    /** Strikeouts */
    strikeouts: () => "Strikeouts",
    /** Batting Average */
    batting_average: () => "Batting Average",
    /** Aces */
    aces: () => "Aces",
    /** Double Faults */
    double_faults: () => "Double Faults",
    /** Winners */
    winners: () => "Winners",
    /** Unforced Errors */
    unforced_errors: () => "Unforced Errors",
    /** Break Points Won */
    break_points_won: () => "Break Points Won",
    /** Kills */
    kills: () => "Kills",
    /** Attack Errors */
    attack_errors: () => "Attack Errors",
    /** Total Attacks */
    total_attacks: () => "Total Attacks",
    /** Service Aces */
    service_aces: () => "Service Aces",
    /** Digs */
    digs: () => "Digs",
    /** Blocks */
    blocks: () => "Blocks",
    /** Minutes */
    minutes: () => "Minutes",
    /** Offensive Rebounds */
    offensive_rebounds: () => "Offensive Rebounds",
    /** Defensive Rebounds */
    defensive_rebounds: () => "Defensive Rebounds",
    /** Steals */
    steals: () => "Steals",
    /** Turnovers */
    turnovers: () => "Turnovers",
    /** Personal Fouls */
    personal_fouls: () => "Personal Fouls",
  },
  statistics: {
    /** Add player to {team} */
    add_player_to: ({ team }: { team: string | number }) => `Add player to ${team}`,
    /** Add player */
    add_player: () => "Add player",
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** The player could not be added. Is there a network? */
    the_player_could_not_be_added_is_there: () => "The player could not be added. Is there a network?",
    /** This is another person of the same name */
    this_is_another_person_of_the_same_name: () => "This is another person of the same name",
    /** {player} added. */
    added: ({ player }: { player: string | number }) => `${player} added.`,
    /** About {nameOf} */
    about: ({ nameOf }: { nameOf: string | number }) => `About ${nameOf}`,
    /** <b>{changedBy}</b> has changed {nameOf} meanwhile. */
    has_changed_meanwhile: ({ b, changedBy, nameOf }: { b: (words: ReactNode) => ReactNode; changedBy: string | number; nameOf: string | number }) => richText(b(`${changedBy}`), " has changed ", nameOf, " meanwhile."),
    /** Theirs: {cell} */
    theirs: ({ cell }: { cell: string | number }) => `Theirs: ${cell}`,
    /** empty */
    empty: () => "empty",
    /** Mine: {mine} */
    mine: ({ mine }: { mine: string | number }) => `Mine: ${mine}`,
    /** Running score */
    running_score: () => "Running score",
    /** Final score {final} */
    final_score: ({ final }: { final: string | number }) => `Final score ${final}`,
    /**  and  */
    and: () => " and ",
    /** : the players’ scores do not add up to the final score. */
    the_players_scores_do_not_add_up_to: () => ": the players’ scores do not add up to the final score.",
    /** The players’ scores add up to the final score. */
    the_players_scores_add_up: () => "The players’ scores add up to the final score.",
    /** {username} is signed in in this browser now, not you. {count, plural, one {{count} value waits} other {{count} values wait}} here until you sign in again. */
    is_signed_in_in_this_browser_now_values_wait: ({ username, count }: { username: string | number; count: number }) => `${username} is signed in in this browser now, not you. ${pluralText(count, { "one": `${count} value waits`, "other": `${count} values wait` })} here until you sign in again.`,
    /** This browser is {username}'s now, not yours. {count, plural, one {{count} value waits} other {{count} values wait}} here until you open your link again. */
    this_browser_is_s_now_values_wait: ({ username, count }: { username: string | number; count: number }) => `This browser is ${username}'s now, not yours. ${pluralText(count, { "one": `${count} value waits`, "other": `${count} values wait` })} here until you open your link again.`,
    /** {username} is signed in in this browser now, not you. Nothing was changed. */
    is_signed_in_in_this_browser_now_nothing_was_changed: ({ username }: { username: string | number }) => `${username} is signed in in this browser now, not you. Nothing was changed.`,
    /** This browser is {username}'s now, not yours. Nothing was changed. */
    this_browser_is_s_now_nothing_was_changed: ({ username }: { username: string | number }) => `This browser is ${username}'s now, not yours. Nothing was changed.`,
    /** {count, plural, one {{count} value not saved yet} other {{count} values not saved yet}} */
    values_not_saved_yet: ({ count }: { count: number }) => `${pluralText(count, { "one": `${count} value not saved yet`, "other": `${count} values not saved yet` })}`,
    /** Every value is saved as its cell is left. */
    every_value_is_saved_as_its_cell_is: () => "Every value is saved as its cell is left.",
    /** Saving … */
    saving: () => "Saving …",
    /** Not saved, since it is no whole number from 0 to {largest}: */
    not_saved_since_it_is_no_whole_number: ({ largest }: { largest: string | number }) => `Not saved, since it is no whole number from 0 to ${largest}:`,
    /** Still to be decided or mended: {cells}. */
    still_to_be_decided: ({ cells }: { cells: string | number }) => `Still to be decided or mended: ${cells}.`,
    /** Changed by somebody else meanwhile: */
    changed_by_somebody_else_meanwhile: () => "Changed by somebody else meanwhile:",
    /** Saving stats... */
    saving_stats: () => "Saving stats...",
    /** Copied. */
    copied: () => "Copied.",
    /** Pasted. */
    pasted: () => "Pasted.",
    /** Order of {team} */
    order_of: ({ team }: { team: string | number }) => `Order of ${team}`,
    /** Starters always stand before the others, and those who did not play after them. */
    starters_always_stand_before_the_others_and: () => "Starters always stand before the others, and those who did not play after them.",
    /** Players of whom nothing is entered follow by name; they get a place here with their first value. */
    players_get_a_place_with_their_first_value: () => "Players of whom nothing is entered follow by name; they get a place here with their first value.",
    /** started */
    started: () => "started",
    /** did not play */
    did_not_play: () => "did not play",
    /** Remove from the box score */
    remove_from_the_box_score: () => "Remove from the box score",
    /** Did not start */
    did_not_start: () => "Did not start",
    /** Started */
    started_2: () => "Started",
    /** Played */
    played: () => "Played",
    /** Did not play */
    did_not_play_2: () => "Did not play",
    /** Change the order */
    change_the_order: () => "Change the order",
    /** not on the roster */
    not_on_the_roster: () => "not on the roster",
    /** Nobody is on the roster of {team} yet. */
    nobody_is_on_the_roster_of_yet: ({ team }: { team: string | number }) => `Nobody is on the roster of ${team} yet.`,
    /** Total */
    total: () => "Total",
    /** + Add player<mark> to {team}</mark> */
    add_player_to_2: ({ mark, team }: { mark: (words: ReactNode) => ReactNode; team: string | number }) => richText("+ Add player", mark(` to ${team}`)),
    /** Game not found. */
    game_not_found: () => "Game not found.",
    /** To the schedule */
    to_the_schedule: () => "To the schedule",
    /** Some values are not saved yet. They go out when the network is back. */
    some_values_are_not_saved_yet_they_go: () => "Some values are not saved yet. They go out when the network is back.",
    /** What you entered is taken back when the network is back. */
    what_you_entered_is_taken_back_when_the: () => "What you entered is taken back when the network is back.",
    /** {team} vs {team2}: statistics */
    vs_statistics: ({ team, team2 }: { team: string | number; team2: string | number }) => `${team} vs ${team2}: statistics`,
    /** Hidden statistics */
    hidden_statistics: () => "Hidden statistics",
    /** Cancel Edit Stats */
    cancel_edit_stats: () => "Cancel Edit Stats",
    /** Done */
    done: () => "Done",
    /** 1 value was taken back. */
    n_1_value_was_taken_back: () => "1 value was taken back.",
    /** {count} values were taken back. */
    values_were_taken_back: ({ count }: { count: string | number }) => `${count} values were taken back.`,
    /** The line could not be changed. */
    the_line_could_not_be_changed: () => "The line could not be changed.",
    /** Remove {player} from the box score? */
    remove_from_the_box_score_2: ({ player }: { player: string | number }) => `Remove ${player} from the box score?`,
    /** The line goes with all its statistics; the player stays on the roster. It can be undone for ten minutes. */
    the_line_goes_with_all_its_statistics_the: () => "The line goes with all its statistics; the player stays on the roster. It can be undone for ten minutes.",
    /** The line could not be removed. */
    the_line_could_not_be_removed: () => "The line could not be removed.",
    /** Order saved */
    order_saved: () => "Order saved",
    /** The order could not be saved. */
    the_order_could_not_be_saved: () => "The order could not be saved.",
    /** Failed to update stats. Somebody else has deleted this game meanwhile. */
    the_game_was_deleted_meanwhile: () => "Failed to update stats. Somebody else has deleted this game meanwhile.",
    /** Failed to update stats. */
    failed_to_update_stats: () => "Failed to update stats.",
    /** Game ID is missing. Cannot update stats. */
    game_id_is_missing_cannot_update_stats: () => "Game ID is missing. Cannot update stats.",
    /** The block is larger than the grid: {parts} did not fit. */
    the_block_is_larger_than_the_grid_did: ({ parts }: { parts: string | number }) => `The block is larger than the grid: ${parts} did not fit.`,
    /** {number} by {number2} cells selected. */
    by_cells_selected: ({ number, number2 }: { number: string | number; number2: string | number }) => `${number} by ${number2} cells selected.`,
    /** Nothing was pasted: ‘{result}’ for {nameOf} is not a whole number from 0 to 9999. */
    nothing_was_pasted_for_is_not_a_whole: ({ result, nameOf }: { result: string | number; nameOf: string | number }) => `Nothing was pasted: ‘${result}’ for ${nameOf} is not a whole number from 0 to 9999.`,
    /** Undone */
    undone: () => "Undone",
    /** Nothing to undo. */
    nothing_to_undo: () => "Nothing to undo.",
    /** Done again */
    done_again: () => "Done again",
    /** Nothing to redo. */
    nothing_to_redo: () => "Nothing to redo.",
    /** {done}, but {kept}: changed by somebody else since. */
    but_changed_by_somebody_else_since: ({ done, kept }: { done: string | number; kept: string | number }) => `${done}, but ${kept}: changed by somebody else since.`,
    /** {player} cannot be entered any more: somebody else has taken the player off, or said that the player did not play. */
    cannot_be_entered_any_more: ({ player }: { player: string | number }) => `${player} cannot be entered any more: somebody else has taken the player off, or said that the player did not play.`,
    /** {statistic} cannot be entered here any more: somebody else has deleted or hidden the statistic. */
    statistic_cannot_be_entered_any_more: ({ statistic }: { statistic: string | number }) => `${statistic} cannot be entered here any more: somebody else has deleted or hidden the statistic.`,
    /** Somebody else has removed {player} from the box score, with {values}. What you enter there now makes a new line. */
    the_line_was_removed_by_somebody_else_with: ({ player, values }: { player: string | number; values: string | number }) => `Somebody else has removed ${player} from the box score, with ${values}. What you enter there now makes a new line.`,
    /** Not saved: {values}. */
    not_saved: ({ values }: { values: string | number }) => `Not saved: ${values}.`,
    /** Only whole numbers from 0 to {largest}. */
    only_whole_numbers_from_0_to: ({ largest }: { largest: string | number }) => `Only whole numbers from 0 to ${largest}.`,
    /** {player} started. */
    player_started: ({ player }: { player: string | number }) => `${player} started.`,
    /** {player} did not start. */
    player_did_not_start: ({ player }: { player: string | number }) => `${player} did not start.`,
    /** {player} did not play. */
    player_did_not_play: ({ player }: { player: string | number }) => `${player} did not play.`,
    /** {player} played. */
    player_played: ({ player }: { player: string | number }) => `${player} played.`,
    /** {rows, plural, one {{rows} row} other {{rows} rows}} */
    cut_rows: ({ rows }: { rows: number }) => `${pluralText(rows, { "one": `${rows} row`, "other": `${rows} rows` })}`,
    /** {columns, plural, one {{columns} column} other {{columns} columns}} */
    cut_columns: ({ columns }: { columns: number }) => `${pluralText(columns, { "one": `${columns} column`, "other": `${columns} columns` })}`,
    /** Kept, since others have changed them: {names}. */
    kept_since_others_have_changed_them: ({ names }: { names: string | number }) => `Kept, since others have changed them: ${names}.`,
  },
  teams: {
    /** There is a team of this name: use that one, or say below that this is another team. */
    there_is_a_team_of_this_name_use: () => "There is a team of this name: use that one, or say below that this is another team.",
    /** Failed to add team */
    failed_to_add_team: () => "Failed to add team",
    /** Team added successfully */
    team_added_successfully: () => "Team added successfully",
    /** Add Team */
    add_team: () => "Add Team",
    /** Team name */
    team_name: () => "Team name",
    /** The team has this name in all its seasons, also earlier ones. */
    name_of_all_its_seasons: () => "The team has this name in all its seasons, also earlier ones.",
    /** A new team, or an existing one from the list that opens as you type. */
    a_new_team_or_an_existing_one_from: () => "A new team, or an existing one from the list that opens as you type.",
    /** This existing team will be added. */
    this_existing_team_will_be_added: () => "This existing team will be added.",
    /** This is another team of the same name */
    this_is_another_team_of_the_same_name: () => "This is another team of the same name",
    /** Existing team */
    existing_team: () => "Existing team",
    /** More teams are being loaded … */
    more_teams_are_being_loaded: () => "More teams are being loaded …",
    /** -- Or Select from List -- */
    or_select_from_list: () => "-- Or Select from List --",
    /** With the players of its latest roster */
    with_the_players_of_its_latest_roster: () => "With the players of its latest roster",
    /** Search a player; what matches none is kept as a name. */
    search_a_player_what_matches_none_is_kept: () => "Search a player; what matches none is kept as a name.",
    /** This player. */
    this_player: () => "This player.",
    /** {label} from the roster */
    from_the_roster: ({ label }: { label: string | number }) => `${label} from the roster`,
    /** -- Select {label} -- */
    select: ({ label }: { label: string | number }) => `-- Select ${label} --`,
    /** Failed to update team */
    failed_to_update_team: () => "Failed to update team",
    /** Team updated! */
    team_updated: () => "Team updated!",
    /** Edit {team} */
    edit: ({ team }: { team: string | number }) => `Edit ${team}`,
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** Logo */
    logo: () => "Logo",
    /** Standings rank */
    standings_rank: () => "Standings rank",
    /** Left blank: its place in the standings. */
    left_blank_its_place_in_the_standings: () => "Left blank: its place in the standings.",
    /** A whole number from 1 to 10000. */
    a_whole_number_from_1_to_10000: () => "A whole number from 1 to 10000.",
    /** Withdrawn: the team left the league during the season */
    withdrawn_the_team_left_the_league_during: () => "Withdrawn: the team left the league during the season",
    /** League not found */
    league_not_found: () => "League not found",
    /** Withdrawn */
    withdrawn: () => "Withdrawn",
    /** Wins */
    wins: () => "Wins",
    /** Losses */
    losses: () => "Losses",
    /** Team has fewer than 5 players */
    team_has_fewer_than_5_players: () => "Team has fewer than 5 players",
    /** Import a roster */
    import_a_roster: () => "Import a roster",
    /** Standings rules */
    standings_rules: () => "Standings rules",
    /** + Add Team */
    add_team_2: () => "+ Add Team",
    /** Teams of {season}, by rank. */
    teams_of_by_rank: ({ season }: { season: string | number }) => `Teams of ${season}, by rank.`,
    /** Find */
    find: () => "Find",
    /** No teams found. */
    no_teams_found: () => "No teams found.",
    /** No team’s name holds this text. */
    no_teams_name_holds_this_text: () => "No team’s name holds this text.",
    /** Add the first one with + Add Team. */
    add_the_first_one_with_add_team: () => "Add the first one with + Add Team.",
    /** Active */
    active: () => "Active",
    /** Seasons of the team */
    seasons_of_the_team: () => "Seasons of the team",
    /** No League */
    no_league: () => "No League",
    /** Put the team into a league with Edit. */
    put_the_team_into_a_league_with_edit: () => "Put the team into a league with Edit.",
    /** Failed to fetch team */
    failed_to_fetch_team: () => "Failed to fetch team",
    /** To all teams */
    to_all_teams: () => "To all teams",
    /** Please enter a team name or select an existing team. */
    please_enter_a_team_name_or_select_an: () => "Please enter a team name or select an existing team.",
    /** There is a team of this name: open that one, or say below that this is another team. */
    there_is_a_team_of_this_name_open: () => "There is a team of this name: open that one, or say below that this is another team.",
    /** This team has no league. Are you sure you want to create it? */
    this_team_has_no_league_are_you_sure: () => "This team has no league. Are you sure you want to create it?",
    /** Create team */
    create_team: () => "Create team",
    /** Team updated successfully */
    team_updated_successfully: () => "Team updated successfully",
    /** Team created successfully */
    team_created_successfully: () => "Team created successfully",
    /** Update {team} */
    update: ({ team }: { team: string | number }) => `Update ${team}`,
    /** Update team */
    update_team: () => "Update team",
    /** Within a season it moves there from its league, as long as it has no games there. */
    within_a_season_it_moves_there_from_its: () => "Within a season it moves there from its league, as long as it has no games there.",
    /** Select a league */
    select_a_league: () => "Select a league",
    /** Please choose a league. */
    please_choose_a_league: () => "Please choose a league.",
    /** Picture */
    picture: () => "Picture",
    /** Save logo */
    save_logo: () => "Save logo",
    /** TEAMS */
    teams: () => "TEAMS",
    /** No teams available */
    no_teams_available: () => "No teams available",
    /** None fits these filters. */
    none_fits_these_filters: () => "None fits these filters.",
    /** Create the first one. */
    create_the_first_one: () => "Create the first one.",
    /** Edit {name} */
    edit_2: ({ name }: { name: string | number }) => `Edit ${name}`,
    /** ID */
    id: () => "ID",
    /** # Players */
    players: () => "# Players",
    /** Unavailable slots */
    unavailable_slots: () => "Unavailable slots",
    /** Are you sure you want to delete the selected teams? */
    are_you_sure_you_want_to_delete_the: () => "Are you sure you want to delete the selected teams?",
    /** Teams deleted successfully */
    teams_deleted_successfully: () => "Teams deleted successfully",
    /** The team could not be deleted. */
    the_team_could_not_be_deleted: () => "The team could not be deleted.",
    /** Please select at least one team. */
    please_select_at_least_one_team: () => "Please select at least one team.",
    /** Delete selected teams? */
    delete_selected_teams: () => "Delete selected teams?",
    /** Results that were played stay when the team is marked as withdrawn in its league instead. */
    results_stay_when_marked_as_withdrawn: () => "Results that were played stay when the team is marked as withdrawn in its league instead.",
    /** The teams and players exist on. It can be undone for ten minutes. */
    the_teams_and_players_exist_on_it_can: () => "The teams and players exist on. It can be undone for ten minutes.",
    /** The teams could not be deleted. */
    the_teams_could_not_be_deleted: () => "The teams could not be deleted.",
    /** Record */
    record: () => "Record",
    /** Win % */
    win: () => "Win %",
    /** Home */
    home: () => "Home",
    /** Away */
    away: () => "Away",
    /** Points */
    points: () => "Points",
    /** Last games */
    last_games: () => "Last games",
    /** Difference */
    difference: () => "Difference",
    /** SCHEDULE */
    schedule: () => "SCHEDULE",
    /** ROSTER */
    roster: () => "ROSTER",
    /** Team not found */
    team_not_found: () => "Team not found",
    /** Page not found */
    page_not_found: () => "Page not found",
    /** No players on this roster */
    no_players_on_this_roster: () => "No players on this roster",
    /** Results */
    results: () => "Results",
    /** won */
    won: () => "won",
    /** lost */
    lost: () => "lost",
    /** W */
    w: () => "W",
    /** L */
    l: () => "L",
    /** Schedule and results of the team */
    schedule_and_results_of_the_team: () => "Schedule and results of the team",
    /** No games available */
    no_games_available: () => "No games available",
    /** Leaders, {season} */
    leaders_of: ({ season }: { season: string | number }) => `Leaders, ${season}`,
    /** {statistic} per game */
    per_game_of: ({ statistic }: { statistic: string | number }) => `${statistic} per game`,
    /** All leaderboards */
    leaderboards: () => "All leaderboards",
    /** Averages, {season} */
    averages_of: ({ season }: { season: string | number }) => `Averages, ${season}`,
    /** Statistic */
    statistic: () => "Statistic",
    /** Per game */
    per_game: () => "Per game",
    /** Place of {teams} */
    place_of: ({ teams }: { teams: string | number }) => `Place of ${teams}`,
    /** Points scored */
    points_scored: () => "Points scored",
    /** Points allowed */
    points_allowed: () => "Points allowed",
    /** Margin game by game */
    margin_game_by_game: () => "Margin game by game",
    /** Margin */
    margin: () => "Margin",
    /** Won by */
    won_by: () => "Won by",
    /** Lost by */
    lost_by: () => "Lost by",
    /** Opponent's points */
    opponents_points: () => "Opponent's points",
    /** Points scored and allowed */
    scored_and_allowed: () => "Points scored and allowed",
    /** Average of the last five games */
    average_of_last_five: () => "Average of the last five games",
    /** Scored */
    scored: () => "Scored",
    /** Allowed */
    allowed: () => "Allowed",
    /** Runs */
    runs: () => "Runs",
    /** Opponent's runs */
    opponents_runs: () => "Opponent's runs",
    /** Runs scored */
    runs_scored: () => "Runs scored",
    /** Runs allowed */
    runs_allowed: () => "Runs allowed",
    /** Runs scored and allowed */
    runs_scored_and_allowed: () => "Runs scored and allowed",
    /** Runs by inning */
    runs_by_inning: () => "Runs by inning",
    /** Sets */
    sets: () => "Sets",
    /** Opponent's sets */
    opponents_sets: () => "Opponent's sets",
    /** Sets won */
    sets_won: () => "Sets won",
    /** Sets lost */
    sets_lost: () => "Sets lost",
    /** Sets won and lost */
    sets_won_and_lost: () => "Sets won and lost",
    /** Games by set */
    games_by_set: () => "Games by set",
    /** Points by set */
    points_by_set: () => "Points by set",
    /** Points by period */
    points_by_period: () => "Points by period",
    /** Period */
    period: () => "Period",
    /** Set */
    set: () => "Set",
    /** Inning */
    inning: () => "Inning",
    /** Matches */
    matches: () => "Matches",
    /** Own */
    own_points: () => "Own",
    /** Opponents */
    their_points: () => "Opponents",
    /** Games */
    games: () => "Games",
    /** Head to head, {season} */
    head_to_head_of: ({ season }: { season: string | number }) => `Head to head, ${season}`,
    /** Opponent */
    opponent: () => "Opponent",
    /** Next game */
    next_game: () => "Next game",
    /** {date} vs {opponent} */
    next_at_home: ({ date, opponent }: { date: string | number; opponent: string | number }) => `${date} vs ${opponent}`,
    /** {date} at {opponent} */
    next_away: ({ date, opponent }: { date: string | number; opponent: string | number }) => `${date} at ${opponent}`,
    /** No game is scheduled. */
    no_next_game: () => "No game is scheduled.",
    /** Last results */
    last_results: () => "Last results",
    /** T */
    t_tie: () => "T",
    /** {result} {score} vs {opponent} */
    result_at_home: ({ result, score, opponent }: { result: string | number; score: string | number; opponent: string | number }) => `${result} ${score} vs ${opponent}`,
    /** {result} {score} at {opponent} */
    result_away: ({ result, score, opponent }: { result: string | number; score: string | number; opponent: string | number }) => `${result} ${score} at ${opponent}`,
    /** {team}: {wins}-{losses} in {season} */
    sentence_of_season: ({ team, wins, losses, season }: { team: string | number; wins: string | number; losses: string | number; season: string | number }) => `${team}: ${wins}-${losses} in ${season}`,
    /** Follow this team */
    follow: () => "Follow this team",
    /** Following */
    following: () => "Following",
    /** It comes first on the home page in this browser. */
    leads_the_home_page: () => "It comes first on the home page in this browser.",
    /** This browser does not keep it, or follows twelve teams already. */
    cannot_be_followed: () => "This browser does not keep it, or follows twelve teams already.",
    /** My teams */
    my_teams: () => "My teams",
    /** Calendar */
    calendar: () => "Calendar",
    /** Unfollow */
    unfollow: () => "Unfollow",
    /** Unfollow {team} */
    unfollow_team: ({ team }: { team: string | number }) => `Unfollow ${team}`,
    /** Nothing can be said of this team without a network. */
    nothing_is_known_now: () => "Nothing can be said of this team without a network.",
    /** {wins}-{losses} · place {rank} in {league} */
    record_and_place_in_league: ({ wins, losses, rank, league }: { wins: string | number; losses: string | number; rank: string | number; league: string | number }) => `${wins}-${losses} · place ${rank} in ${league}`,
    /** Last result */
    last_result: () => "Last result",
    /** By e-mail */
    by_email: () => "By e-mail",
    /** Follow {team} by e-mail */
    follow_by_email: ({ team }: { team: string | number }) => `Follow ${team} by e-mail`,
    /** A mail tells you when a game is moved, called off or taken up again. */
    told_when_a_game_is_moved: () => "A mail tells you when a game is moved, called off or taken up again.",
    /** E-mail address */
    email_address: () => "E-mail address",
    /** Results, too */
    results_too: () => "Results, too",
    /** Your address is kept encrypted, for this alone. Each mail has a link that deletes it. */
    your_address_is_for_this_alone: () => "Your address is kept encrypted, for this alone. Each mail has a link that deletes it.",
    /** Send me a mail to confirm */
    ask_me_by_email: () => "Send me a mail to confirm",
    /** Look into your mail: a link there begins it. Nothing else is sent before. */
    look_into_your_mail: () => "Look into your mail: a link there begins it. Nothing else is sent before.",
    /** Please enter an e-mail address such as name@example.com. */
    please_enter_an_email_address: () => "Please enter an e-mail address such as name@example.com.",
    /** That did not work. Please try again in a few minutes. */
    following_by_email_is_not_possible_now: () => "That did not work. Please try again in a few minutes.",
    /** Followed by e-mail: {count, number} */
    followed_by_email: ({ count }: { count: number }) => `Followed by e-mail: ${numberText(count)}`,
    /** Notifications */
    notifications: () => "Notifications",
    /** Notifications on */
    notifications_on: () => "Notifications on",
    /** Notifications: {team} */
    notifications_of: ({ team }: { team: string | number }) => `Notifications: ${team}`,
    /** This device tells you, also while the site is closed. */
    this_device_tells_you: () => "This device tells you, also while the site is closed.",
    /** Tell me when a game */
    tell_me_when_a_game: () => "Tell me when a game",
    /** is moved */
    notice_moved: () => "is moved",
    /** is called off or takes place after all */
    notice_called_off: () => "is called off or takes place after all",
    /** begins */
    notice_begins: () => "begins",
    /** is over or its result changes */
    notice_ends: () => "is over or its result changes",
    /** Choose at least one. */
    choose_at_least_one_notice: () => "Choose at least one.",
    /** This goes for all teams of this site that this device tells you of. Nothing is known of you: where messages go is kept encrypted, and deleted when you switch them off. */
    for_all_followed_teams: () => "This goes for all teams of this site that this device tells you of. Nothing is known of you: where messages go is kept encrypted, and deleted when you switch them off.",
    /** Notifications are on. */
    notifications_are_on: () => "Notifications are on.",
    /** Notifications are off. */
    notifications_are_off: () => "Notifications are off.",
    /** That did not work. Please try again. */
    notifications_did_not_work: () => "That did not work. Please try again.",
    /** This browser cannot show notifications of this site. */
    notifications_not_here: () => "This browser cannot show notifications of this site.",
    /** This browser does not let the site send notifications. Allow them in its settings for this site (the sign beside the address), then switch them on here. */
    notifications_denied: () => "This browser does not let the site send notifications. Allow them in its settings for this site (the sign beside the address), then switch them on here.",
    /** On iPhone and iPad notifications come once the site is on the home screen: press Share, then Add to Home Screen, open the site from there, and switch them on here. */
    notifications_on_home_screen: () => "On iPhone and iPad notifications come once the site is on the home screen: press Share, then Add to Home Screen, open the site from there, and switch them on here.",
    /** Told by notifications: {count, number} */
    told_by_notifications: ({ count }: { count: number }) => `Told by notifications: ${numberText(count)}`,
    /** {team}: games */
    games_of: ({ team }: { team: string | number }) => `${team}: games`,
    /** All games */
    all_games: () => "All games",
    /** {count, plural, one {Last game} other {Last # games}} */
    last_count: ({ count }: { count: number }) => `${pluralText(count, { "one": "Last game", "other": `Last ${numberText(count)} games` })}`,
    /** Which games */
    which_games: () => "Which games",
    /** All opponents */
    all_opponents: () => "All opponents",
    /** Until {day}. */
    until_day: ({ day }: { day: string | number }) => `Until ${day}.`,
    /** All until now */
    all_until_now: () => "All until now",
    /** {wins, plural, one {# win} other {# wins}}, {losses, plural, one {# loss} other {# losses}}; {scores} {pointsFor}-{pointsAgainst} */
    sum_of_games: ({ wins, losses, scores, pointsFor, pointsAgainst }: { wins: number; losses: number; scores: string | number; pointsFor: string | number; pointsAgainst: string | number }) => `${pluralText(wins, { "one": `${numberText(wins)} win`, "other": `${numberText(wins)} wins` })}, ${pluralText(losses, { "one": `${numberText(losses)} loss`, "other": `${numberText(losses)} losses` })}; ${scores} ${pointsFor}-${pointsAgainst}`,
    /** {wins, plural, one {# win} other {# wins}}, {losses, plural, one {# loss} other {# losses}}, {ties, plural, one {# tie} other {# ties}}; {scores} {pointsFor}-{pointsAgainst} */
    sum_with_ties: ({ wins, losses, ties, scores, pointsFor, pointsAgainst }: { wins: number; losses: number; ties: number; scores: string | number; pointsFor: string | number; pointsAgainst: string | number }) => `${pluralText(wins, { "one": `${numberText(wins)} win`, "other": `${numberText(wins)} wins` })}, ${pluralText(losses, { "one": `${numberText(losses)} loss`, "other": `${numberText(losses)} losses` })}, ${pluralText(ties, { "one": `${numberText(ties)} tie`, "other": `${numberText(ties)} ties` })}; ${scores} ${pointsFor}-${pointsAgainst}`,
    /** These are the games that count in the standings, without those of brackets. */
    games_that_count: () => "These are the games that count in the standings, without those of brackets.",
    /** Abbreviation */
    abbreviation: () => "Abbreviation",
    /** 2 to 4 letters and digits, for places without room. Left blank, letters of the name are shown. */
    for_places_without_room: () => "2 to 4 letters and digits, for places without room. Left blank, letters of the name are shown.",
    /** Use {abbreviation} */
    use_from_the_name: ({ abbreviation }: { abbreviation: string | number }) => `Use ${abbreviation}`,
    /** 2 to 4 letters and digits, such as MIL. */
    two_to_four_letters_and_digits: () => "2 to 4 letters and digits, such as MIL.",
    /** Colour */
    colour: () => "Colour",
    /** Pick the colour */
    pick_the_colour: () => "Pick the colour",
    /** Left blank, its colour follows its name. */
    left_blank_its_colour_follows_its_name: () => "Left blank, its colour follows its name.",
    /** Use {colour} from the logo */
    use_from_the_logo: ({ colour }: { colour: string | number }) => `Use ${colour} from the logo`,
    /** A colour such as #1d4ed8. */
    a_colour_such_as: () => "A colour such as #1d4ed8.",
    /** On light pages */
    on_light_pages: () => "On light pages",
    /** On dark pages */
    on_dark_pages: () => "On dark pages",
  },
  ui: {
    /** Staff */
    staff: () => "Staff",
    /** Organization Owner */
    organization_owner: () => "Organization Owner",
    /** Super administrator */
    super_administrator: () => "Super administrator",
    /** Video */
    video: () => "Video",
    /** The video failed to load: it was removed, is private, or may not be played on other sites. */
    the_video_failed_to_load: () => "The video failed to load: it was removed, is private, or may not be played on other sites.",
    /** The video failed to load: its player has not answered. */
    the_video_did_not_come: () => "The video failed to load: its player has not answered.",
    /** See it at its own address */
    see_it_at_its_own_address: () => "See it at its own address",
    /** Show on map<mark>: {title}</mark> */
    show_on_map: ({ mark, title }: { mark: (words: ReactNode) => ReactNode; title: string | number }) => richText("Show on map", mark(`: ${title}`)),
    /** Breadcrumb */
    breadcrumb: () => "Breadcrumb",
    /** {title}, as a table */
    as_a_table: ({ title }: { title: string | number }) => `${title}, as a table`,
    /** no value */
    no_value: () => "no value",
    /** {title}: a chart of {count, plural, one {# value} other {# values}} from {from} to {to}, which also stand in the table below it */
    chart_of: ({ title, count, from, to }: { title: string | number; count: number; from: string | number; to: string | number }) => `${title}: a chart of ${pluralText(count, { "one": `${numberText(count)} value`, "other": `${numberText(count)} values` })} from ${from} to ${to}, which also stand in the table below it`,
    /** As a table */
    as_a_table_2: () => "As a table",
    /** Arrow keys go from value to value */
    arrow_keys_go_from_value_to_value: () => "Arrow keys go from value to value",
    /** Please confirm */
    please_confirm: () => "Please confirm",
    /** and {more} more */
    and_more: ({ more }: { more: string | number }) => `and ${more} more`,
    /** Delete {name} */
    delete: ({ name }: { name: string | number }) => `Delete ${name}`,
    /** This could not be loaded. */
    this_could_not_be_loaded: () => "This could not be loaded.",
    /** Check the connection, then try again. */
    check_the_connection_then_try_again: () => "Check the connection, then try again.",
    /** Too much is being asked for just now. Try again in {seconds} s. */
    too_much_is_asked_for: ({ seconds }: { seconds: string | number }) => `Too much is being asked for just now. Try again in ${seconds} s.`,
    /** Show */
    show: () => "Show",
    /** Clear */
    clear: () => "Clear",
    /** {refusal} Stored is nothing. Enter saves yours, Escape keeps that. */
    stored_is_nothing_enter_saves_yours_escape: ({ refusal }: { refusal: string | number }) => `${refusal} Stored is nothing. Enter saves yours, Escape keeps that.`,
    /** {refusal} Stored is “{value}”. Enter saves yours, Escape keeps that. */
    stored_is_enter_saves_yours_escape_keeps: ({ refusal, value }: { refusal: string | number; value: string | number }) => `${refusal} Stored is “${value}”. Enter saves yours, Escape keeps that.`,
    /** At most {max, plural, one {# character} other {# characters}}. */
    at_most_characters: ({ max }: { max: number }) => `At most ${pluralText(max, { "one": `${numberText(max)} character`, "other": `${numberText(max)} characters` })}.`,
    /** {shown} of {total} */
    of: ({ shown, total }: { shown: string | number; total: string | number }) => `${shown} of ${total}`,
    /** Load more */
    load_more: () => "Load more",
    /** vs */
    vs: () => "vs",
    /** More */
    more: () => "More",
    /** More: {ofValue} */
    more_2: ({ ofValue }: { ofValue: string | number }) => `More: ${ofValue}`,
    /** Page not found */
    page_not_found: () => "Page not found",
    /** What you are looking for is not here, or no longer. */
    what_you_are_looking_for_is_not_here: () => "What you are looking for is not here, or no longer.",
    /** Copied */
    copied: () => "Copied",
    /** Copy */
    copy: () => "Copy",
    /** It is in your clipboard. */
    it_is_in_your_clipboard: () => "It is in your clipboard.",
    /** The browser did not allow copying: please select it and copy by hand. */
    the_browser_did_not_allow_copying_please: () => "The browser did not allow copying: please select it and copy by hand.",
    /** Select all {ofValue} */
    select_all: ({ ofValue }: { ofValue: string | number }) => `Select all ${ofValue}`,
    /** Select {name} */
    select: ({ name }: { name: string | number }) => `Select ${name}`,
    /** To move an item, press space or enter on its handle, then the up and down arrow keys; space or enter puts it down, escape leaves it where it was. */
    to_move_an_item_press_space_or_enter: () => "To move an item, press space or enter on its handle, then the up and down arrow keys; space or enter puts it down, escape leaves it where it was.",
    /** {number} of {count} */
    of_2: ({ number, count }: { number: string | number; count: string | number }) => `${number} of ${count}`,
    /** Picked up {id}, {spoken}. */
    picked_up: ({ id, spoken }: { id: string | number; spoken: string | number }) => `Picked up ${id}, ${spoken}.`,
    /** {id} is over position {spoken}. */
    is_over_position: ({ id, spoken }: { id: string | number; spoken: string | number }) => `${id} is over position ${spoken}.`,
    /** Put {id} at position {spoken}. */
    put_at_position: ({ id, spoken }: { id: string | number; spoken: string | number }) => `Put ${id} at position ${spoken}.`,
    /** {id} stays where it was. */
    stays_where_it_was: ({ id }: { id: string | number }) => `${id} stays where it was.`,
    /** Move {name} */
    move: ({ name }: { name: string | number }) => `Move ${name}`,
    /** Unsaved changes */
    unsaved_changes: () => "Unsaved changes",
    /** Discard your changes? */
    discard_your_changes: () => "Discard your changes?",
    /** What you entered is not saved. */
    what_you_entered_is_not_saved: () => "What you entered is not saved.",
    /** Discard */
    discard: () => "Discard",
    /** Keep editing */
    keep_editing: () => "Keep editing",
    /** games */
    of_games: () => "games",
    /** leagues */
    of_leagues: () => "leagues",
    /** players */
    of_players: () => "players",
    /** roster */
    of_roster: () => "roster",
    /** seasons */
    of_seasons: () => "seasons",
    /** standings */
    of_standings: () => "standings",
    /** teams */
    of_teams: () => "teams",
    /** divisions */
    of_divisions: () => "divisions",
    /** items */
    of_items: () => "items",
  },
  users: {
    /** Temporary password */
    temporary_password: () => "Temporary password",
    /** Hand it over: it is shown only now, and to be changed at the first sign-in. */
    hand_it_over_it_is_shown_only_now: () => "Hand it over: it is shown only now, and to be changed at the first sign-in.",
    /** Are you sure you want to delete the user {username}? */
    are_you_sure_you_want_to_delete_the: ({ username }: { username: string | number }) => `Are you sure you want to delete the user ${username}?`,
    /** The user is signed out everywhere. It can be undone for ten minutes. */
    the_user_is_signed_out_everywhere_it_can: () => "The user is signed out everywhere. It can be undone for ten minutes.",
    /** Delete user */
    delete_user: () => "Delete user",
    /** Error deleting user */
    error_deleting_user: () => "Error deleting user",
    /** Seasons are created in the sport of who creates them: exactly one. */
    seasons_are_created_in_the_sport_of_who: () => "Seasons are created in the sport of who creates them: exactly one.",
    /** Saved {username}. */
    saved: ({ username }: { username: string | number }) => `Saved ${username}.`,
    /** Created {username}. */
    created: ({ username }: { username: string | number }) => `Created ${username}.`,
    /** Edit {username} */
    edit: ({ username }: { username: string | number }) => `Edit ${username}`,
    /** New user */
    new_user: () => "New user",
    /** Create user */
    create_user: () => "Create user",
    /** Error updating user */
    error_updating_user: () => "Error updating user",
    /** Error creating or adding user */
    error_creating_or_adding_user: () => "Error creating or adding user",
    /** Username is required. */
    username_is_required: () => "Username is required.",
    /** Email */
    email: () => "Email",
    /** At least 10 characters; left blank: a temporary one is made and shown once. */
    at_least_10_characters_left_blank_a: () => "At least 10 characters; left blank: a temporary one is made and shown once.",
    /** Role */
    role: () => "Role",
    /** Organization */
    organization: () => "Organization",
    /** Choose an organization */
    choose_an_organization: () => "Choose an organization",
    /** Please choose an organization. */
    please_choose_an_organization: () => "Please choose an organization.",
    /** Sports */
    sports: () => "Sports",
    /** Reset the password: a temporary one is made, and the user is signed out everywhere */
    reset_the_password_a_temporary_one_is_made: () => "Reset the password: a temporary one is made, and the user is signed out everywhere",
    /** User settings */
    user_settings: () => "User settings",
    /** People who sign in to the administration. */
    people_who_sign_in_to_the_administration: () => "People who sign in to the administration.",
    /** People who sign in to the administration of your organization. */
    people_who_sign_in_to_the_administration_of: () => "People who sign in to the administration of your organization.",
    /** Find */
    find: () => "Find",
    /** No users found. */
    no_users_found: () => "No users found.",
    /** No username holds this text. */
    no_username_holds_this_text: () => "No username holds this text.",
    /** All organizations */
    all_organizations: () => "All organizations",
    /** Platform */
    platform: () => "Platform",
    /** Actions */
    actions: () => "Actions",
    /** Users */
    users: () => "Users",
    /** Send an invitation by e-mail */
    invite_by_mail: () => "Send an invitation by e-mail",
    /** Invite by a link */
    invite_by_link: () => "Invite by a link",
    /** Whoever is invited chooses the password, by a link that is good for a week. */
    whoever_is_invited_chooses: () => "Whoever is invited chooses the password, by a link that is good for a week.",
    /** An invitation is sent to an e-mail address. */
    an_invitation_needs_an_address: () => "An invitation is sent to an e-mail address.",
    /** Link of the invitation */
    link_of_the_invitation: () => "Link of the invitation",
    /** Hand it over: this installation sends no e-mail. Whoever opens it chooses the password; it works once, and for a week. It is shown only now. */
    hand_over_the_link: () => "Hand it over: this installation sends no e-mail. Whoever opens it chooses the password; it works once, and for a week. It is shown only now.",
    /** Invited {username}. */
    invited: ({ username }: { username: string | number }) => `Invited ${username}.`,
    /** Invited until {date} */
    invited_until: ({ date }: { date: string | number }) => `Invited until ${date}`,
    /** Invitation is over */
    invitation_is_over: () => "Invitation is over",
    /** Invitation withdrawn */
    invitation_was_withdrawn: () => "Invitation withdrawn",
    /** Send the invitation again */
    send_the_invitation_again: () => "Send the invitation again",
    /** Make another link */
    make_another_link: () => "Make another link",
    /** Withdraw the invitation */
    withdraw_the_invitation: () => "Withdraw the invitation",
    /** The invitation of {username} is withdrawn. */
    the_invitation_of_is_withdrawn: ({ username }: { username: string | number }) => `The invitation of ${username} is withdrawn.`,
    /** The invitation could not be sent. */
    the_invitation_could_not_be_sent: () => "The invitation could not be sent.",
    /** The invitation could not be withdrawn. */
    the_invitation_could_not_be_withdrawn: () => "The invitation could not be withdrawn.",
    /** the invitation of {username} */
    invitation_of: ({ username }: { username: string | number }) => `the invitation of ${username}`,
  },
  webhooks: {
    /** It could not be sent again. */
    it_could_not_be_sent_again: () => "It could not be sent again.",
    /** What it was about is gone. */
    what_it_was_about_is_gone: () => "What it was about is gone.",
    /** · tried again {moment} */
    tried_again: ({ moment }: { moment: string | number }) => `· tried again ${moment}`,
    /** Send now */
    send_now: () => "Send now",
    /** Send again */
    send_again: () => "Send again",
    /** {failure} · {durationMs} ms */
    ms: ({ failure, durationMs }: { failure: string | number; durationMs: string | number }) => `${failure} · ${durationMs} ms`,
    /** Answered {status} */
    answered: ({ status }: { status: string | number }) => `Answered ${status}`,
    /**  · {count} or more attempts */
    or_more_attempts: ({ count }: { count: string | number }) => ` · ${count} or more attempts`,
    /**  · {count} attempts */
    attempts: ({ count }: { count: string | number }) => ` · ${count} attempts`,
    /** · {durationMs} ms · <mark>{failure}</mark> */
    ms_2: ({ durationMs, mark, failure }: { durationMs: string | number; mark: (words: ReactNode) => ReactNode; failure: string | number }) => richText("· ", durationMs, " ms · ", mark(`${failure}`)),
    /** Event {eventId} */
    event: ({ eventId }: { eventId: string | number }) => `Event ${eventId}`,
    /** Tell it of */
    tell_it_of: () => "Tell it of",
    /** Delete the webhook to {hostOfUrl}? */
    delete_the_webhook_to: ({ hostOfUrl }: { hostOfUrl: string | number }) => `Delete the webhook to ${hostOfUrl}?`,
    /** {waitingCount, plural, one {Its log goes with it, and {waitingCount} waiting delivery is not sent. It can be undone for ten minutes.} other {Its log goes with it, and {waitingCount} waiting deliveries are not sent. It can be undone for ten minutes.}} */
    its_log_goes_with_it_and_waiting_deliveries: ({ waitingCount }: { waitingCount: number }) => `${pluralText(waitingCount, { "one": `Its log goes with it, and ${waitingCount} waiting delivery is not sent. It can be undone for ten minutes.`, "other": `Its log goes with it, and ${waitingCount} waiting deliveries are not sent. It can be undone for ten minutes.` })}`,
    /** Its log goes with it. It can be undone for ten minutes. */
    its_log_goes_with_it_it_can_be: () => "Its log goes with it. It can be undone for ten minutes.",
    /** Delete webhook */
    delete_webhook: () => "Delete webhook",
    /** The webhook could not be deleted. */
    the_webhook_could_not_be_deleted: () => "The webhook could not be deleted.",
    /** The test could not be sent. */
    the_test_could_not_be_sent: () => "The test could not be sent.",
    /** {host} is told again. */
    is_told_again: ({ host }: { host: string | number }) => `${host} is told again.`,
    /** {host} is told of nothing now. */
    is_told_of_nothing_now: ({ host }: { host: string | number }) => `${host} is told of nothing now.`,
    /** The webhook could not be switched. */
    the_webhook_could_not_be_switched: () => "The webhook could not be switched.",
    /** Rotate the secret */
    rotate_the_secret: () => "Rotate the secret",
    /** Make a new secret for {host}? */
    make_a_new_secret_for: ({ host }: { host: string | number }) => `Make a new secret for ${host}?`,
    /** The present secret signs as well for 24 hours. The one before it ends now. */
    the_present_secret_signs_as_well_for_24: () => "The present secret signs as well for 24 hours. The one before it ends now.",
    /** The present secret signs as well for 24 hours, so that nothing is lost until your program knows the new one. */
    the_present_secret_signs_as_well_for_24_2: () => "The present secret signs as well for 24 hours, so that nothing is lost until your program knows the new one.",
    /** New secret */
    new_secret: () => "New secret",
    /** The secret could not be rotated. */
    the_secret_could_not_be_rotated: () => "The secret could not be rotated.",
    /** Only the new secret signs now. */
    only_the_new_secret_signs_now: () => "Only the new secret signs now.",
    /** The former secret could not be ended. */
    the_former_secret_could_not_be_ended: () => "The former secret could not be ended.",
    /** Switch on<mark> {host}</mark> */
    switch_on: ({ mark, host }: { mark: (words: ReactNode) => ReactNode; host: string | number }) => richText("Switch on", mark(` ${host}`)),
    /** Test<mark> {host}</mark> */
    test: ({ mark, host }: { mark: (words: ReactNode) => ReactNode; host: string | number }) => richText("Test", mark(` ${host}`)),
    /** Edit<mark> {host}</mark> */
    edit: ({ mark, host }: { mark: (words: ReactNode) => ReactNode; host: string | number }) => richText("Edit", mark(` ${host}`)),
    /** Rotate secret */
    rotate_secret: () => "Rotate secret",
    /** End former secret */
    end_former_secret: () => "End former secret",
    /** Switch off */
    switch_off: () => "Switch off",
    /** Told of: */
    told_of: () => "Told of:",
    /** Log<mark> of {host}</mark> */
    log_of: ({ mark, host }: { mark: (words: ReactNode) => ReactNode; host: string | number }) => richText("Log", mark(` of ${host}`)),
    /** {waitingCount, number} waiting ·  */
    waiting: ({ waitingCount }: { waitingCount: number }) => `${numberText(waitingCount)} waiting · `,
    /** Hide */
    hide: () => "Hide",
    /** Show */
    show: () => "Show",
    /** Deliveries fail since {moment}. They are tried again for three days; the log says what is wrong. */
    deliveries_fail_since_they_are_tried_again: ({ moment }: { moment: string | number }) => `Deliveries fail since ${moment}. They are tried again for three days; the log says what is wrong.`,
    /** Nothing arrived for three days, so it was switched off on {moment}. What happens now is not told. Once your program works again, switch it on: what waited is sent then. */
    nothing_arrived_for_three_days_so_it_was: ({ moment }: { moment: string | number }) => `Nothing arrived for three days, so it was switched off on ${moment}. What happens now is not told. Once your program works again, switch it on: what waited is sent then.`,
    /** The former secret signs as well until {moment}. */
    the_former_secret_signs_as_well_until: ({ moment }: { moment: string | number }) => `The former secret signs as well until ${moment}.`,
    /** Webhook saved */
    webhook_saved: () => "Webhook saved",
    /** Edit webhook */
    edit_webhook: () => "Edit webhook",
    /** New webhook */
    new_webhook: () => "New webhook",
    /** Create webhook */
    create_webhook: () => "Create webhook",
    /** The webhook could not be saved. */
    the_webhook_could_not_be_saved: () => "The webhook could not be saved.",
    /** Address */
    address: () => "Address",
    /** Of your own program, on the public internet: https://… */
    of_your_own_program_on_the_public_internet: () => "Of your own program, on the public internet: https://…",
    /** Please enter an address. */
    please_enter_an_address: () => "Please enter an address.",
    /** Please choose at least one. */
    please_choose_at_least_one: () => "Please choose at least one.",
    /** All deliveries */
    all_deliveries: () => "All deliveries",
    /** Nothing to show */
    nothing_to_show: () => "Nothing to show",
    /** Nothing has happened since it was made. Press Test to try it. */
    nothing_has_happened_since_it_was_made_press: () => "Nothing has happened since it was made. Press Test to try it.",
    /** No delivery is so far. */
    no_delivery_is_so_far: () => "No delivery is so far.",
    /** Deliveries */
    deliveries: () => "Deliveries",
    /** Game final */
    game_final: () => "Game final",
    /** A game has its result. */
    a_game_has_its_result: () => "A game has its result.",
    /** Score corrected */
    score_corrected: () => "Score corrected",
    /** A result or a score by period changed, or was taken back. */
    a_result_or_a_score_by_period_changed: () => "A result or a score by period changed, or was taken back.",
    /** Schedule published */
    schedule_published: () => "Schedule published",
    /** The games of a schedule were published. */
    the_games_of_a_schedule_were_published: () => "The games of a schedule were published.",
    /** Roster changed */
    roster_changed: () => "Roster changed",
    /** Players joined, left, or changed number or position. */
    players_joined_left_or_changed_number_or: () => "Players joined, left, or changed number or position.",
    /** Test */
    test_2: () => "Test",
    /** On */
    on: () => "On",
    /** Failing */
    failing: () => "Failing",
    /** Off */
    off: () => "Off",
    /** Switched off */
    switched_off: () => "Switched off",
    /** Waiting */
    waiting_2: () => "Waiting",
    /** Delivered */
    delivered: () => "Delivered",
    /** Failed */
    failed: () => "Failed",
    /** Webhooks */
    webhooks: () => "Webhooks",
    /** Your own programs are told of results, corrections, schedules and rosters, by a signed message to an address of theirs. */
    your_own_programs_are_told_of_results: () => "Your own programs are told of results, corrections, schedules and rosters, by a signed message to an address of theirs.",
    /** No webhooks yet */
    no_webhooks_yet: () => "No webhooks yet",
    /** Enter an address of your program, and it gets a message as soon as a game is final, a score is corrected, a schedule is published or a roster changes. */
    enter_an_address_of_your_program_and_it: () => "Enter an address of your program, and it gets a message as soon as a game is final, a score is corrected, a schedule is published or a roster changes.",
    /** Signing secret */
    signing_secret: () => "Signing secret",
    /** Your program checks by it that a message comes from here. It is shown only now. */
    your_program_checks_by_it_that_a_message: () => "Your program checks by it that a message comes from here. It is shown only now.",
  },
};
