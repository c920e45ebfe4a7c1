import type { ReactNode } from 'react';
import { numberText, pluralText, richText } from './message';

/** Every text, by part and key: src/texts/es/*.json. */
export const es = {
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
    /** Points of players and final score */
    points_of_players_and_final_score: () => "Points of players and final score",
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
    /** The players of {team} have {found} points, and its final score is {expected}. */
    the_players_of_have_points_and_its_final: ({ team, found, expected }: { team: string | number; found: string | number; expected: string | number }) => `The players of ${team} have ${found} points, and its final score is ${expected}.`,
    /** The periods of {team} add up to {found}, and its final score is {expected}. */
    the_periods_of_add_up_to_and_its: ({ team, found, expected }: { team: string | number; found: string | number; expected: string | number }) => `The periods of ${team} add up to ${found}, and its final score is ${expected}.`,
    /** {who} has {found} points, and the shots make {expected}. */
    has_points_and_the_shots_make: ({ who, found, expected }: { who: string | number; found: string | number; expected: string | number }) => `${who} has ${found} points, and the shots make ${expected}.`,
    /** {who} has {found} rebounds, and the offensive and defensive ones make {expected}. */
    has_rebounds_and_the_offensive_and_defensive: ({ who, found, expected }: { who: string | number; found: string | number; expected: string | number }) => `${who} has ${found} rebounds, and the offensive and defensive ones make ${expected}.`,
    /** {who} has played for {team} and is not on its roster. */
    has_played_for_and_is_not_on_its: ({ who, team }: { who: string | number; team: string | number }) => `${who} has played for ${team} and is not on its roster.`,
    /** The day of this game is over, and it has no result. */
    the_day_of_this_game_is_over_and: () => "The day of this game is over, and it has no result.",
    /** {who} has {statistic} {found} in the box score, and {expected} by the plays. */
    has_in_the_box_score_and_by_the: ({ who, statistic, found, expected }: { who: string | number; statistic: string | number; found: string | number; expected: string | number }) => `${who} has ${statistic} ${found} in the box score, and ${expected} by the plays.`,
    /** The periods of {team} add up to {found}, and its plays to {expected}. */
    the_periods_of_add_up_to_and_its_2: ({ team, found, expected }: { team: string | number; found: string | number; expected: string | number }) => `The periods of ${team} add up to ${found}, and its plays to ${expected}.`,
    /** the team */
    the_team: () => "the team",
    /** A player */
    a_player: () => "A player",
    /** Edit Stats */
    edit_stats: () => "Edit Stats",
    /** Edit Final Scores */
    edit_final_scores: () => "Edit Final Scores",
    /** Score by period */
    score_by_period: () => "Score by period",
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
    /** Points, periods, shots, rebounds and rosters fit, and every game of the past has a result. */
    points_periods_shots_rebounds_and_rosters: () => "Points, periods, shots, rebounds and rosters fit, and every game of the past has a result.",
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
    /** Point difference */
    point_difference: () => "Point difference",
    /** Points scored */
    points_scored: () => "Points scored",
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
    /** Save slots */
    save_slots: () => "Save slots",
    /** less than a minute left */
    less_than_a_minute_left: () => "less than a minute left",
    /** What was deleted or replaced can be undone for ten minutes. */
    what_was_deleted_or_replaced_can_be_undone: () => "What was deleted or replaced can be undone for ten minutes.",
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
    /** Team in a division */
    team_in_a_division: () => "Team in a division",
    /** Roster */
    roster: () => "Roster",
    /** Roster entry */
    roster_entry: () => "Roster entry",
    /** Scorekeeper’s link */
    scorekeepers_link: () => "Scorekeeper’s link",
    /** Box score */
    box_score: () => "Box score",
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
  },
  auth: {
    /** Cuenta */
    account: () => "Cuenta",
    /** Navegador desconocido */
    unknown_browser: () => "Navegador desconocido",
    /** {browser} en {system} */
    on: ({ browser, system }: { browser: string | number; system: string | number }) => `${browser} en ${system}`,
    /** No se pudo iniciar sesión. Revisar los datos de acceso. */
    login_failed_please_check_your_credentials: () => "No se pudo iniciar sesión. Revisar los datos de acceso.",
    /** Tras iniciar sesión con una contraseña temporal se elige una propia. */
    after_signing_in_with_a_temporary_password: () => "Tras iniciar sesión con una contraseña temporal se elige una propia.",
    /** Iniciando sesión... */
    logging_in: () => "Iniciando sesión...",
    /** INICIAR SESIÓN */
    login: () => "INICIAR SESIÓN",
    /** Acceso a la administración de {organization}. */
    to_the_administration_of: ({ organization }: { organization: string | number }) => `Acceso a la administración de ${organization}.`,
    /** Acceso a la administración de la liga. */
    to_the_administration_of_your_league: () => "Acceso a la administración de la liga.",
    /** Organización no encontrada */
    organization_not_found: () => "Organización no encontrada",
    /** Contraseña cambiada. Las demás sesiones quedaron cerradas. */
    your_password_is_changed_you_are_signed_out: () => "Contraseña cambiada. Las demás sesiones quedaron cerradas.",
    /** No se pudo cambiar la contraseña. */
    your_password_could_not_be_changed: () => "No se pudo cambiar la contraseña.",
    /** Contraseña actual */
    present_password: () => "Contraseña actual",
    /** Falta la contraseña actual. */
    please_enter_your_present_password: () => "Falta la contraseña actual.",
    /** Contraseña nueva */
    new_password: () => "Contraseña nueva",
    /** Al menos {shortest} caracteres; ninguna de las contraseñas más comunes, y más que el nombre de usuario. */
    at_least_characters_none_of_the_commonest: ({ shortest }: { shortest: string | number }) => `Al menos ${shortest} caracteres; ninguna de las contraseñas más comunes, y más que el nombre de usuario.`,
    /** Falta elegir una contraseña nueva. */
    please_choose_a_new_password: () => "Falta elegir una contraseña nueva.",
    /** Una contraseña tiene al menos {shortest} caracteres. */
    a_password_has_at_least_characters: ({ shortest }: { shortest: string | number }) => `Una contraseña tiene al menos ${shortest} caracteres.`,
    /** Repetir contraseña nueva */
    new_password_again: () => "Repetir contraseña nueva",
    /** Las dos no coinciden. */
    the_two_are_not_the_same: () => "Las dos no coinciden.",
    /** Cambiar contraseña */
    change_password: () => "Cambiar contraseña",
    /** ¿Cerrar sesión en todos los demás navegadores? */
    sign_out_of_all_other_browsers: () => "¿Cerrar sesión en todos los demás navegadores?",
    /** Cerrar las demás sesiones */
    sign_out_elsewhere: () => "Cerrar las demás sesiones",
    /** Se cerró otra sesión. */
    ended_1_other_session: () => "Se cerró otra sesión.",
    /** Se cerraron otras {count} sesiones. */
    ended_other_sessions: ({ count }: { count: string | number }) => `Se cerraron otras ${count} sesiones.`,
    /** No se pudieron cerrar las demás sesiones. */
    the_other_sessions_could_not_be_ended: () => "No se pudieron cerrar las demás sesiones.",
    /** Sesiones iniciadas */
    signed_in_on: () => "Sesiones iniciadas",
    /** último uso {moment} · desde {moment2} */
    last_used_since: ({ moment, moment2 }: { moment: string | number; moment2: string | number }) => `último uso ${moment} · desde ${moment2}`,
    /** Este navegador */
    this_browser: () => "Este navegador",
    /** Elegir la contraseña */
    choose_your_password: () => "Elegir la contraseña",
    /** Sesión iniciada como {username} con una contraseña temporal. Falta elegir una propia; después se abre todo. */
    you_are_signed_in_as_with_a_temporary: ({ username }: { username: string | number }) => `Sesión iniciada como ${username} con una contraseña temporal. Falta elegir una propia; después se abre todo.`,
    /** Cerrar sesión */
    sign_out: () => "Cerrar sesión",
    /** Claro */
    light: () => "Claro",
    /** Oscuro */
    dark: () => "Oscuro",
    /** Según el dispositivo */
    by_device: () => "Según el dispositivo",
    /** No se pudo guardar el tema. */
    the_theme_could_not_be_saved: () => "No se pudo guardar el tema.",
    /** Tema del área de administración */
    theme_of_the_admin_area: () => "Tema del área de administración",
    /** Tema */
    theme: () => "Tema",
  },
  brackets: {
    /** Eliminación simple */
    single_elimination: () => "Eliminación simple",
    /** Eliminación doble */
    double_elimination: () => "Eliminación doble",
    /** Un partido */
    one_game: () => "Un partido",
    /** Al mejor de {count} */
    best_of: ({ count }: { count: string | number }) => `Al mejor de ${count}`,
    /** ¿Cambiar el cuadro de {division}? */
    change_the_bracket_of: ({ division }: { division: string | number }) => `¿Cambiar el cuadro de ${division}?`,
    /** Cambiar cuadro */
    change_bracket: () => "Cambiar cuadro",
    /** Se actualizó {division} */
    updated: ({ division }: { division: string | number }) => `Se actualizó ${division}`,
    /** Cuadro de {division} */
    bracket_of: ({ division }: { division: string | number }) => `Cuadro de ${division}`,
    /** No se pudo guardar el cuadro. */
    the_bracket_could_not_be_saved: () => "No se pudo guardar el cuadro.",
    /** Tipo */
    kind: () => "Tipo",
    /** Cada cruce es */
    a_match_is: () => "Cada cruce es",
    /** Quien pierde dos veces queda fuera. Los ganadores de ambos cuadros se enfrentan en la gran final, y una vez más si la pierde el equipo que llegó sin derrotas. */
    who_loses_twice_is_out_the_winners_of: () => "Quien pierde dos veces queda fuera. Los ganadores de ambos cuadros se enfrentan en la gran final, y una vez más si la pierde el equipo que llegó sin derrotas.",
    /** Los perdedores de las semifinales juegan por el tercer puesto */
    the_losers_of_the_semifinals_play_for_third: () => "Los perdedores de las semifinales juegan por el tercer puesto",
    /** División no encontrada. */
    division_not_found: () => "División no encontrada.",
    /** Opciones del cuadro */
    bracket_options: () => "Opciones del cuadro",
    /** Imprimir */
    print: () => "Imprimir",
    /** Página pública */
    public_page: () => "Página pública",
    /** Los ganadores avanzan automáticamente. */
    winners_go_on_by_themselves: () => "Los ganadores avanzan automáticamente.",
    /** Sin sembrar: los equipos están en el orden de la tabla de posiciones hasta que se siembren, según ella o a mano. */
    not_seeded_the_teams_stand_in_the_order: () => "Sin sembrar: los equipos están en el orden de la tabla de posiciones hasta que se siembren, según ella o a mano.",
    /** Los equipos se ponen en la división en la página de la temporada. */
    put_teams_into_the_division_on_the_seasons: () => "Los equipos se ponen en la división en la página de la temporada.",
    /** Error al crear el partido */
    error_creating_game: () => "Error al crear el partido",
    /** Crear partido */
    create_game: () => "Crear partido",
    /** Crear otro partido */
    create_another_game: () => "Crear otro partido",
    /** Crear partido {label} */
    create_game_2: ({ label }: { label: string | number }) => `Crear partido ${label}`,
    /** Más: cruce {match}, {label} */
    more_match: ({ match, label }: { match: string | number; label: string | number }) => `Más: cruce ${match}, ${label}`,
    /** Abrir partido {number} */
    open_game: ({ number }: { number: string | number }) => `Abrir partido ${number}`,
    /** Abrir partido */
    open_game_2: () => "Abrir partido",
    /** Eliminar partido {number} */
    delete_game: ({ number }: { number: string | number }) => `Eliminar partido ${number}`,
    /** Eliminar partido */
    delete_game_2: () => "Eliminar partido",
    /** ¿Eliminar este partido? */
    are_you_sure_you_want_to_delete_this: () => "¿Eliminar este partido?",
    /** Sus marcadores y estadísticas se van con él, y lo que se derivó de él en el cuadro. Se puede deshacer durante diez minutos. */
    its_scores_and_statistics_go_with_it_and: () => "Sus marcadores y estadísticas se van con él, y lo que se derivó de él en el cuadro. Se puede deshacer durante diez minutos.",
    /** ¡Partido eliminado! */
    game_deleted: () => "¡Partido eliminado!",
    /** Error al eliminar el partido */
    error_deleting_game: () => "Error al eliminar el partido",
    /** ¿Sembrar los equipos en el orden de la tabla de posiciones? */
    seed_the_teams_in_the_order_of_the: () => "¿Sembrar los equipos en el orden de la tabla de posiciones?",
    /** Sembrar según la tabla */
    seed_from_standings: () => "Sembrar según la tabla",
    /** No se pudo sembrar la división. */
    the_division_could_not_be_seeded: () => "No se pudo sembrar la división.",
    /** ¿Cambiar las posiciones de siembra? */
    change_the_seeds: () => "¿Cambiar las posiciones de siembra?",
    /** Cambiar siembra */
    change_seeds: () => "Cambiar siembra",
    /** No se pudieron guardar las posiciones de siembra. */
    the_seeds_could_not_be_saved: () => "No se pudieron guardar las posiciones de siembra.",
    /** Sin sembrar */
    not_seeded: () => "Sin sembrar",
    /** Listo */
    done: () => "Listo",
    /** Este cuadro ya tiene un partido */
    this_bracket_has_a_game_already: () => "Este cuadro ya tiene un partido",
    /** Este cuadro ya tiene {count} partidos */
    this_bracket_has_games_already: ({ count }: { count: string | number }) => `Este cuadro ya tiene ${count} partidos`,
    /** {there}. Todos conservan un cruce. */
    all_of_them_keep_a_match: ({ there }: { there: string | number }) => `${there}. Todos conservan un cruce.`,
    /** {there}. Los de equipos que ya no se enfrentan se quedan, con un aviso, y no cuentan. */
    those_whose_teams_do_not_meet_any_more: ({ there }: { there: string | number }) => `${there}. Los de equipos que ya no se enfrentan se quedan, con un aviso, y no cuentan.`,
    /** {lost, plural, one {{there}. El de arriba se queda, con un aviso, y no cuenta: sus equipos no se enfrentarían ahí.} other {{there}. Los de arriba se quedan, con un aviso, y no cuentan: sus equipos no se enfrentarían ahí.}} */
    those_above_stay_with_a_warning_and_do: ({ lost, there }: { lost: number; there: string | number }) => `${pluralText(lost, { "one": `${there}. El de arriba se queda, con un aviso, y no cuenta: sus equipos no se enfrentarían ahí.`, "other": `${there}. Los de arriba se quedan, con un aviso, y no cuentan: sus equipos no se enfrentarían ahí.` })}`,
    /** ¿Y si…? */
    what_if: () => "¿Y si…?",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Cuadro y equipos de {name}, {season} */
    bracket_and_teams_of: ({ name, season }: { name: string | number; season: string | number }) => `Cuadro y equipos de ${name}, ${season}`,
    /** Campeón */
    champion: () => "Campeón",
    /** Campeón de {division} */
    champion_of: ({ division }: { division: string | number }) => `Campeón de ${division}`,
    /** No se encontraron equipos. */
    no_teams_found: () => "No se encontraron equipos.",
    /** Un cuadro necesita dos equipos */
    a_bracket_needs_two_teams: () => "Un cuadro necesita dos equipos",
    /** Cuadro */
    bracket: () => "Cuadro",
    /** al mejor de {bestOf} */
    best_of_2: ({ bestOf }: { bestOf: string | number }) => `al mejor de ${bestOf}`,
    /** Cuadro de {name} */
    bracket_of_2: ({ name }: { name: string | number }) => `Cuadro de ${name}`,
    /** Descanso */
    bye: () => "Descanso",
    /** Ganador del cruce {get} */
    winner_of_match: ({ get }: { get: string | number }) => `Ganador del cruce ${get}`,
    /** Perdedor del cruce {get} */
    loser_of_match: ({ get }: { get: string | number }) => `Perdedor del cruce ${get}`,
    /** Por decidir */
    to_be_decided: () => "Por decidir",
    /** Los demás partidos de estos dos equipos no cuentan */
    other_games_of_these_two_teams_do_not: () => "Los demás partidos de estos dos equipos no cuentan",
    /** +{count} sin contar */
    not_counted: ({ count }: { count: string | number }) => `+${count} sin contar`,
    /** Cruce {match} */
    match: ({ match }: { match: string | number }) => `Cruce ${match}`,
    /** Cruce */
    match_2: () => "Cruce",
    /** Sin programar */
    not_scheduled: () => "Sin programar",
    /** {homeTeam} vs. {awayTeam}, {whenOf} */
    vs: ({ homeTeam, awayTeam, whenOf }: { homeTeam: string | number; awayTeam: string | number; whenOf: string | number }) => `${homeTeam} vs. ${awayTeam}, ${whenOf}`,
    /** {count, plural, one {Partido} other {Partidos}} */
    games: ({ count }: { count: number }) => `${pluralText(count, { "one": "Partido", "other": "Partidos" })}`,
    /** Partido {number} de {matchLabel}, {whenOf} */
    game_of: ({ number, matchLabel, whenOf }: { number: string | number; matchLabel: string | number; whenOf: string | number }) => `Partido ${number} de ${matchLabel}, ${whenOf}`,
    /** gana */
    win: () => "gana",
    /** (ganador) */
    winner: () => "(ganador)",
    /** Final de ganadores */
    winners_final: () => "Final de ganadores",
    /** Ganadores, {toLowerCase} */
    winners: ({ toLowerCase }: { toLowerCase: string | number }) => `Ganadores, ${toLowerCase}`,
    /** Final de perdedores */
    losers_final: () => "Final de perdedores",
    /** Perdedores, ronda {number} */
    losers_round: ({ number }: { number: string | number }) => `Perdedores, ronda ${number}`,
    /** Tercer puesto */
    third_place: () => "Tercer puesto",
    /** Gran final */
    grand_final: () => "Gran final",
    /** Segunda final, si hace falta */
    second_final_if_needed: () => "Segunda final, si hace falta",
    /** Final */
    final: () => "Final",
    /** Semifinales */
    semifinals: () => "Semifinales",
    /** Cuartos de final */
    quarterfinals: () => "Cuartos de final",
    /** Ronda {number} */
    round: ({ number }: { number: string | number }) => `Ronda ${number}`,
    /** ¿Y si…?  */
    what_if_2: () => "¿Y si…? ",
    /** – Campeón: {champion} */
    champion_2: ({ champion }: { champion: string | number }) => `– Campeón: ${champion}`,
    /** Ganador de {get} */
    winner_of: ({ get }: { get: string | number }) => `Ganador de ${get}`,
    /** Perdedor de {get} */
    loser_of: ({ get }: { get: string | number }) => `Perdedor de ${get}`,
    /** Rondas */
    rounds: () => "Rondas",
    /** W */
    w: () => "W",
    /** Partidos ganados */
    games_won: () => "Partidos ganados",
    /** L */
    l: () => "L",
    /** Partidos perdidos */
    games_lost: () => "Partidos perdidos",
    /** Equipos por siembra */
    teams_by_seed: () => "Equipos por siembra",
    /** Partidos fuera del cuadro */
    games_outside_the_bracket: () => "Partidos fuera del cuadro",
    /** {count, plural, one {Un partido está fuera del cuadro} other {{count} partidos están fuera del cuadro}} */
    games_are_outside_the_bracket: ({ count }: { count: number }) => `${pluralText(count, { "one": "Un partido está fuera del cuadro", "other": `${count} partidos están fuera del cuadro` })}`,
    /** {count, plural, one {Sus equipos no se enfrentan ahí con la siembra y los resultados actuales, así que aquí no cuenta.} other {Sus equipos no se enfrentan ahí con la siembra y los resultados actuales, así que aquí no cuentan.}} */
    their_teams_do_not_meet_there_as_seeds: ({ count }: { count: number }) => `${pluralText(count, { "one": "Sus equipos no se enfrentan ahí con la siembra y los resultados actuales, así que aquí no cuenta.", "other": "Sus equipos no se enfrentan ahí con la siembra y los resultados actuales, así que aquí no cuentan." })}`,
    /** {homeTeam} vs. {awayTeam} */
    vs_2: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `${homeTeam} vs. ${awayTeam}`,
    /** Eliminar partido {homeTeam} vs. {awayTeam} */
    delete_game_vs: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `Eliminar partido ${homeTeam} vs. ${awayTeam}`,
    /** <b>¿Y si…?</b> Una suposición, no el cuadro. Al elegir quién gana una serie se ve quiénes se enfrentarían; no se suponen marcadores. La dirección de esta página conserva la elección. */
    what_if_a_supposition_not_the_bracket_choose: ({ b }: { b: (words: ReactNode) => ReactNode }) => richText(b("¿Y si…?"), " Una suposición, no el cuadro. Al elegir quién gana una serie se ve quiénes se enfrentarían; no se suponen marcadores. La dirección de esta página conserva la elección."),
    /** <b>¿Y si…?</b> Una suposición, no el cuadro. Al elegir quién gana un cruce se ve quiénes se enfrentarían; no se suponen marcadores. La dirección de esta página conserva la elección. */
    what_if_a_supposition_not_the_bracket_choose_2: ({ b }: { b: (words: ReactNode) => ReactNode }) => richText(b("¿Y si…?"), " Una suposición, no el cuadro. Al elegir quién gana un cruce se ve quiénes se enfrentarían; no se suponen marcadores. La dirección de esta página conserva la elección."),
    /** {winners, plural, one {# ganador supuesto} other {# ganadores supuestos}}.  */
    winners_supposed: ({ winners }: { winners: number }) => `${pluralText(winners, { "one": `${numberText(winners)} ganador supuesto`, "other": `${numberText(winners)} ganadores supuestos` })}. `,
    /** {champion} sería campeón. */
    would_be_champion: ({ champion }: { champion: string | number }) => `${champion} sería campeón.`,
    /** {over, plural, one { # elección de esta dirección ya no encaja en ningún cruce abierto.} other { # elecciones de esta dirección ya no encajan en ningún cruce abierto.}} */
    choices_of_this_address_fit_no_open_match: ({ over }: { over: number }) => `${pluralText(over, { "one": ` ${numberText(over)} elección de esta dirección ya no encaja en ningún cruce abierto.`, "other": ` ${numberText(over)} elecciones de esta dirección ya no encajan en ningún cruce abierto.` })}`,
    /** Limpiar */
    clear: () => "Limpiar",
  },
  businesses: {
    /** Activa */
    active: () => "Activa",
    /** Cerrada */
    closed: () => "Cerrada",
    /** Teléfono */
    phone: () => "Teléfono",
    /** Correo */
    email: () => "Correo",
    /** Sitio web */
    website: () => "Sitio web",
    /** Facebook */
    facebook: () => "Facebook",
    /** Instagram */
    instagram: () => "Instagram",
    /** Próxima temporada */
    next_season: () => "Próxima temporada",
    /** Límite de inscripción */
    signup_deadline: () => "Límite de inscripción",
    /** Costo */
    cost: () => "Costo",
    /** Nivel de juego */
    skill_level: () => "Nivel de juego",
    /** Categoría */
    category: () => "Categoría",
    /** Deporte */
    sport: () => "Deporte",
    /** Estado */
    state: () => "Estado",
    /** Ciudad */
    city: () => "Ciudad",
    /** No se pudo guardar el negocio. */
    the_business_could_not_be_saved: () => "No se pudo guardar el negocio.",
    /** Editar {business} */
    edit: ({ business }: { business: string | number }) => `Editar ${business}`,
    /** Agregar negocio */
    add_business: () => "Agregar negocio",
    /** Falta el nombre. */
    please_enter_a_name: () => "Falta el nombre.",
    /** Estado de la inscripción */
    signup_status: () => "Estado de la inscripción",
    /** ¿Eliminar este negocio? */
    are_you_sure_you_want_to_delete_this: () => "¿Eliminar este negocio?",
    /** Se puede deshacer durante diez minutos. */
    it_can_be_undone_for_ten_minutes: () => "Se puede deshacer durante diez minutos.",
    /** No se pudo eliminar el negocio. */
    the_business_could_not_be_deleted: () => "No se pudo eliminar el negocio.",
    /** Negocios */
    businesses: () => "Negocios",
    /** Ligas y negocios de la zona, como los muestra el listado público. */
    leagues_and_businesses_around_as_the_public: () => "Ligas y negocios de la zona, como los muestra el listado público.",
    /** Buscar */
    find: () => "Buscar",
    /** Todos */
    all: () => "Todos",
    /** Listado */
    listings: () => "Listado",
    /** Aún no hay negocios */
    no_businesses_yet: () => "Aún no hay negocios",
    /** Ninguno coincide con estos filtros. */
    none_fits_these_filters: () => "Ninguno coincide con estos filtros.",
    /** El primero se agrega con el formulario. */
    add_the_first_one_with_the_form: () => "El primero se agrega con el formulario.",
    /** Intro lo agrega; se puede agregar más de uno. */
    enter_adds_it_more_than_one_can_be: () => "Intro lo agrega; se puede agregar más de uno.",
    /** Agregar {toLowerCase} */
    add: ({ toLowerCase }: { toLowerCase: string | number }) => `Agregar ${toLowerCase}`,
    /** Agregar */
    add_2: () => "Agregar",
    /** {label}: selección */
    chosen: ({ label }: { label: string | number }) => `${label}: selección`,
    /** Quitar {each} */
    remove: ({ each }: { each: string | number }) => `Quitar ${each}`,
    /** Dónde */
    where: () => "Dónde",
    /** Inscribirse hasta */
    sign_up_by: () => "Inscribirse hasta",
    /** Nivel */
    level: () => "Nivel",
    /** Inscripción abierta */
    sign_up_open: () => "Inscripción abierta",
    /** de {name} */
    of: ({ name }: { name: string | number }) => `de ${name}`,
    /** Buscar */
    search: () => "Buscar",
    /** Nombre, lugar o ciudad */
    name_place_or_city: () => "Nombre, lugar o ciudad",
    /** Todas las ciudades */
    all_cities: () => "Todas las ciudades",
    /** Todos los deportes */
    all_sports: () => "Todos los deportes",
    /** Todas las categorías */
    all_categories: () => "Todas las categorías",
    /** Inscripción */
    sign_up: () => "Inscripción",
    /** Abierta o cerrada */
    open_or_closed: () => "Abierta o cerrada",
    /** Abierta */
    open: () => "Abierta",
    /** No se encontraron negocios */
    no_businesses_found: () => "No se encontraron negocios",
    /** Aún no hay nada en este listado. */
    nothing_is_listed_here_yet: () => "Aún no hay nada en este listado.",
    /** Ninguno coincide con todos los filtros: probar quitando uno. */
    none_matches_all_of_the_filters_take_one: () => "Ninguno coincide con todos los filtros: probar quitando uno.",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Ligas y negocios cerca de {organization} */
    leagues_and_businesses_around: ({ organization }: { organization: string | number }) => `Ligas y negocios cerca de ${organization}`,
    /** inscripción hasta {date} */
    sign_up_until: ({ date }: { date: string | number }) => `inscripción hasta ${date}`,
    /** hombres */
    for_men: () => "hombres",
    /** mujeres */
    for_women: () => "mujeres",
    /** adultos */
    for_adults: () => "adultos",
    /** juvenil */
    for_youth: () => "juvenil",
    /** mixto */
    for_all: () => "mixto",
  },
  common: {
    /** Cancelar */
    cancel: () => "Cancelar",
    /** Calendario */
    schedule: () => "Calendario",
    /** Tabla de posiciones */
    standings: () => "Tabla de posiciones",
    /** Equipos */
    teams: () => "Equipos",
    /** Temporada */
    season: () => "Temporada",
    /** Cargando... */
    loading: () => "Cargando...",
    /** Sede */
    location: () => "Sede",
    /** Liga */
    league: () => "Liga",
    /** Fecha */
    date: () => "Fecha",
    /** Estadísticas */
    statistics: () => "Estadísticas",
    /** Nombre */
    name: () => "Nombre",
    /** Equipo */
    team: () => "Equipo",
    /** Jugador */
    player: () => "Jugador",
    /** Partido */
    game: () => "Partido",
    /** Nombre */
    first_name: () => "Nombre",
    /** Apellido */
    last_name: () => "Apellido",
    /** Temporadas */
    seasons: () => "Temporadas",
    /** Iniciar sesión */
    sign_in: () => "Iniciar sesión",
    /** Usuario */
    username: () => "Usuario",
    /** Contraseña */
    password: () => "Contraseña",
    /** Deshacer */
    undo: () => "Deshacer",
    /** Guardar */
    save: () => "Guardar",
    /** Editar */
    edit: () => "Editar",
    /** Intentar de nuevo */
    try_again: () => "Intentar de nuevo",
    /** Jugadores */
    players: () => "Jugadores",
    /** Capitán */
    captain: () => "Capitán",
    /** Eliminar */
    delete: () => "Eliminar",
    /** Eliminar la selección */
    delete_selected: () => "Eliminar la selección",
    /** Todas las ligas */
    all_leagues: () => "Todas las ligas",
    /** Encuentro */
    matchup: () => "Encuentro",
    /** Partidos */
    games: () => "Partidos",
    /** Cerrar */
    close: () => "Cerrar",
  },
  dates: {
    /** enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre */
    months: () => "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    /** ene feb mar abr may jun jul ago sep oct nov dic */
    months_in_short: () => "ene feb mar abr may jun jul ago sep oct nov dic",
    /** domingo lunes martes miércoles jueves viernes sábado */
    weekdays: () => "domingo lunes martes miércoles jueves viernes sábado",
    /** {day} {month} {year} */
    date: ({ month, day, year }: { month: string | number; day: string | number; year: string | number }) => `${day} ${month} ${year}`,
    /** {day} {month} */
    day_of_the_year: ({ month, day }: { month: string | number; day: string | number }) => `${day} ${month}`,
    /** {weekday} {date} */
    weekday_and_date: ({ weekday, date }: { weekday: string | number; date: string | number }) => `${weekday} ${date}`,
    /** {date}, {time} */
    date_and_time: ({ date, time }: { date: string | number; time: string | number }) => `${date}, ${time}`,
    /** {weekday} {day} de {month} de {year}, {time} {zone} */
    exact_moment: ({ weekday, month, day, year, time, zone }: { weekday: string | number; month: string | number; day: string | number; year: string | number; time: string | number; zone: string | number }) => `${weekday} ${day} de ${month} de ${year}, ${time} ${zone}`,
    /** {time} a. m. */
    before_noon: ({ time }: { time: string | number }) => `${time} a. m.`,
    /** {time} p. m. */
    after_noon: ({ time }: { time: string | number }) => `${time} p. m.`,
    /** Por definir */
    to_be_determined: () => "Por definir",
  },
  developers: {
    /** Ir al contenido */
    skip_to_content: () => "Ir al contenido",
    /** Para desarrolladores: todas las páginas */
    for_developers_all_pages: () => "Para desarrolladores: todas las páginas",
    /** Todas las páginas */
    all_pages: () => "Todas las páginas",
    /** Para desarrolladores */
    for_developers: () => "Para desarrolladores",
    /** En esta página */
    on_this_page: () => "En esta página",
    /** Buscar en las páginas para desarrolladores */
    search_the_pages_for_developers: () => "Buscar en las páginas para desarrolladores",
    /** Buscar */
    search: () => "Buscar",
    /** Buscar */
    find: () => "Buscar",
    /** Explorador */
    explorer: () => "Explorador",
    /** Qué es esto */
    what_this_is: () => "Qué es esto",
    /** Directorio */
    all_listings: () => "Directorio",
    /** {name}: copiado */
    copied_to_clipboard: ({ name }: { name: string | number }) => `${name}: copiado`,
    /** Copiado */
    copied: () => "Copiado",
    /** Copiar */
    copy: () => "Copiar",
    /** Seleccionado: copiarlo con el teclado o el menú. */
    selected_copy_it: () => "Seleccionado: copiarlo con el teclado o el menú.",
  },
  divisions: {
    /** Mover a {name} */
    move_to: ({ name }: { name: string | number }) => `Mover a ${name}`,
    /** Agregar primero una división */
    add_a_division_first: () => "Agregar primero una división",
    /** Subir */
    move_up: () => "Subir",
    /** Bajar */
    move_down: () => "Bajar",
    /** Sacar de la división */
    take_out_of_the_division: () => "Sacar de la división",
    /** Para mover un equipo, pulsar espacio o Intro en su asa. Arriba y abajo cambian su posición, izquierda y derecha su división; espacio o Intro lo suelta, Escape lo deja donde estaba. */
    to_move_a_team_press_space_or_enter: () => "Para mover un equipo, pulsar espacio o Intro en su asa. Arriba y abajo cambian su posición, izquierda y derecha su división; espacio o Intro lo suelta, Escape lo deja donde estaba.",
    /** Seleccionar {team} */
    select: ({ team }: { team: string | number }) => `Seleccionar ${team}`,
    /** Equipos sin asignar */
    unassigned_teams: () => "Equipos sin asignar",
    /** Todos los equipos están en una división. */
    every_team_is_in_a_division: () => "Todos los equipos están en una división.",
    /** Ningún equipo coincide. */
    no_team_matches: () => "Ningún equipo coincide.",
    /** Equipos de {division} */
    teams_of: ({ division }: { division: string | number }) => `Equipos de ${division}`,
    /** Soltar equipos aquí o elegir la división en el menú de un equipo. */
    drop_teams_here_or_choose_the_division_in: () => "Soltar equipos aquí o elegir la división en el menú de un equipo.",
    /** Cambiar nombre de {division} */
    rename: ({ division }: { division: string | number }) => `Cambiar nombre de ${division}`,
    /** División nueva */
    new_division: () => "División nueva",
    /** Agregar división */
    add_division: () => "Agregar división",
    /** No se pudo guardar la división. */
    the_division_could_not_be_saved: () => "No se pudo guardar la división.",
    /** No se pudo agregar la división. */
    the_division_could_not_be_added: () => "No se pudo agregar la división.",
    /** Oro */
    gold: () => "Oro",
    /** Falta el nombre. */
    name_is_required: () => "Falta el nombre.",
    /** Cuadro de {name} */
    bracket_of: ({ name }: { name: string | number }) => `Cuadro de ${name}`,
    /** Cuadro */
    bracket: () => "Cuadro",
    /** Más para {name} */
    more_for: ({ name }: { name: string | number }) => `Más para ${name}`,
    /** Cambiar nombre */
    rename_2: () => "Cambiar nombre",
    /** Divisiones */
    divisions: () => "Divisiones",
    /** Aún no hay divisiones ni equipos */
    no_divisions_and_no_teams_yet: () => "Aún no hay divisiones ni equipos",
    /** Agregar equipos a las ligas de la temporada; luego se pueden formar divisiones con ellos. */
    add_teams_to_the_seasons_leagues_then: () => "Agregar equipos a las ligas de la temporada; luego se pueden formar divisiones con ellos.",
    /** {number} de {count} en {name} */
    of_in: ({ number, count, name }: { number: string | number; count: string | number; name: string | number }) => `${number} de ${count} en ${name}`,
    /** Mover {name} */
    move: ({ name }: { name: string | number }) => `Mover ${name}`,
    /** Sin asignar <mark>{count}</mark> */
    unassigned: ({ mark, count }: { mark: (words: ReactNode) => ReactNode; count: string | number }) => richText("Sin asignar ", mark(`${count}`)),
    /** Todos */
    all: () => "Todos",
    /** Seleccionar todos los equipos sin asignar */
    select_all_unassigned_teams: () => "Seleccionar todos los equipos sin asignar",
    /** Buscar un equipo */
    find_a_team: () => "Buscar un equipo",
    /** Poner la selección ({chosen}) en una división */
    put_selected_into_a_division: ({ chosen }: { chosen: string | number }) => `Poner la selección (${chosen}) en una división`,
    /** Poner la selección ({chosen}) en… */
    put_selected_into: ({ chosen }: { chosen: string | number }) => `Poner la selección (${chosen}) en…`,
    /** ¿Cambiar las posiciones de siembra? */
    change_the_seeds: () => "¿Cambiar las posiciones de siembra?",
    /** El cuadro de {names} ya tiene partidos. Los de equipos que ya no se enfrentan se quedan, con un aviso, y no cuentan. */
    the_bracket_of_has_games_already_those_whose: ({ names }: { names: string | number }) => `El cuadro de ${names} ya tiene partidos. Los de equipos que ya no se enfrentan se quedan, con un aviso, y no cuentan.`,
    /**  y de  */
    and_of: () => " y de ",
    /** Cambiar siembra */
    change_seeds: () => "Cambiar siembra",
    /** ¿Eliminar esta división? */
    are_you_sure_you_want_to_delete_this: () => "¿Eliminar esta división?",
    /** No se pudo eliminar la división. */
    the_division_could_not_be_deleted: () => "No se pudo eliminar la división.",
    /** No tiene equipos. */
    no_team_is_in_it: () => "No tiene equipos.",
    /** Su equipo queda sin asignar. */
    its_team_becomes_unassigned: () => "Su equipo queda sin asignar.",
    /** Sus {unassignedTeams} equipos quedan sin asignar. */
    its_teams_become_unassigned: ({ unassignedTeams }: { unassignedTeams: string | number }) => `Sus ${unassignedTeams} equipos quedan sin asignar.`,
    /** {statisticLines} líneas de estadísticas */
    lines_of_statistics: ({ statisticLines }: { statisticLines: string | number }) => `${statisticLines} líneas de estadísticas`,
    /** {teams} Se puede deshacer durante diez minutos. */
    it_can_be_undone_for_ten_minutes: ({ teams }: { teams: string | number }) => `${teams} Se puede deshacer durante diez minutos.`,
    /** {teams} Se lleva consigo {enumerate}. Se puede deshacer durante diez minutos. */
    it_takes_with_it_it_can_be_undone: ({ teams, enumerate }: { teams: string | number; enumerate: string | number }) => `${teams} Se lleva consigo ${enumerate}. Se puede deshacer durante diez minutos.`,
    /** {team} queda colocado, {placeInWords}. */
    put_down: ({ team, placeInWords }: { team: string | number; placeInWords: string | number }) => `${team} queda colocado, ${placeInWords}.`,
    /** Se tomó {team}, {placeInWords}. */
    picked_up: ({ team, placeInWords }: { team: string | number; placeInWords: string | number }) => `Se tomó ${team}, ${placeInWords}.`,
    /** {team} se queda donde estaba. */
    stays_where_it_was: ({ team }: { team: string | number }) => `${team} se queda donde estaba.`,
    /** No se pudo guardar el cambio. */
    the_change_could_not_be_saved: () => "No se pudo guardar el cambio.",
    /** {games, plural, one {1 partido del cuadro} other {{games} partidos del cuadro}} */
    bracket_games: ({ games }: { games: number }) => `${pluralText(games, { "one": "1 partido del cuadro", "other": `${games} partidos del cuadro` })}`,
  },
  explorer: {
    /** Explorador */
    explorer: () => "Explorador",
    /** Para desarrolladores */
    for_developers: () => "Para desarrolladores",
    /** Copiado */
    copied: () => "Copiado",
    /** La dirección de arriba es el enlace */
    the_address_above_is_the_link: () => "La dirección de arriba es el enlace",
    /** Copiar enlace */
    copy_link: () => "Copiar enlace",
    /** Cargando… */
    loading: () => "Cargando…",
    /** Lo que cuesta una respuesta y sus encabezados aparecen aquí cuando la hay. */
    what_an_answer_costs_and_its_headers_stand: () => "Lo que cuesta una respuesta y sus encabezados aparecen aquí cuando la hay.",
    /** Costo y encabezados */
    cost_and_headers: () => "Costo y encabezados",
    /** {actual, number} de {estimated, number} estimado (máximo {limit, number}) */
    of_estimated_at_most: ({ actual, estimated, limit }: { actual: number; estimated: number; limit: number }) => `${numberText(actual)} de ${numberText(estimated)} estimado (máximo ${numberText(limit)})`,
    /** {milliseconds} ms */
    ms: ({ milliseconds }: { milliseconds: string | number }) => `${milliseconds} ms`,
    /** sí */
    yes: () => "sí",
    /** no */
    no: () => "no",
    /** Todos los encabezados */
    all_headers: () => "Todos los encabezados",
    /** Costo */
    cost: () => "Costo",
    /** Sentencias */
    statements: () => "Sentencias",
    /** Tiempo */
    time: () => "Tiempo",
    /** Estado */
    status: () => "Estado",
    /** Desde la memoria */
    from_memory: () => "Desde la memoria",
  },
  gameStatus: {
    /** Finalizado */
    completed: () => "Finalizado",
    /** Programado */
    scheduled: () => "Programado",
    /** En juego */
    in_progress: () => "En juego",
    /** Final */
    final: () => "Final",
    /** Por incomparecencia */
    forfeit: () => "Por incomparecencia",
    /** Aplazado */
    postponed: () => "Aplazado",
    /** Cancelado */
    cancelled: () => "Cancelado",
  },
  games: {
    /** ¡Descanso actualizado! */
    bye_updated: () => "¡Descanso actualizado!",
    /** ¡Descanso creado! */
    bye_created: () => "¡Descanso creado!",
    /** Editar descanso de {name} */
    edit_bye_of: ({ name }: { name: string | number }) => `Editar descanso de ${name}`,
    /** Crear descanso */
    create_bye: () => "Crear descanso",
    /** No se pudo actualizar el descanso */
    failed_to_update_bye: () => "No se pudo actualizar el descanso",
    /** No se pudo crear el descanso */
    failed_to_create_bye: () => "No se pudo crear el descanso",
    /** Elegir primero una liga */
    choose_a_league_first: () => "Elegir primero una liga",
    /** Elegir un equipo */
    select_a_team: () => "Elegir un equipo",
    /** Falta elegir un equipo. */
    please_choose_a_team: () => "Falta elegir un equipo.",
    /** Sin fecha, el descanso solo se ve aquí, no en el calendario público. */
    without_one_the_bye_shows_here_only_not: () => "Sin fecha, el descanso solo se ve aquí, no en el calendario público.",
    /** ¡Datos del partido actualizados! */
    game_details_updated_successfully: () => "¡Datos del partido actualizados!",
    /** Editar {homeTeam} vs. {awayTeam} */
    edit_vs: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `Editar ${homeTeam} vs. ${awayTeam}`,
    /** No se pudieron actualizar los datos del partido. */
    failed_to_update_game_details: () => "No se pudieron actualizar los datos del partido.",
    /** Estado */
    status: () => "Estado",
    /** ¿Quitar el marcador final de este partido? */
    take_the_final_scores_of_this_game_away: () => "¿Quitar el marcador final de este partido?",
    /** Ya no contará en la tabla de posiciones ni en las estadísticas. */
    it_counts_for_nothing_then_in_standings_and: () => "Ya no contará en la tabla de posiciones ni en las estadísticas.",
    /** Quitar */
    take_away: () => "Quitar",
    /** ¡Marcador final actualizado! */
    final_game_score_updated: () => "¡Marcador final actualizado!",
    /** Marcador final */
    final_scores: () => "Marcador final",
    /** Guardar marcador */
    save_scores: () => "Guardar marcador",
    /** No se pudo actualizar el marcador final. */
    failed_to_update_final_score: () => "No se pudo actualizar el marcador final.",
    /** Lo registrado de este partido suma {ofHome} - {ofAway}. */
    what_was_entered_of_this_game_adds_up: ({ ofHome, ofAway }: { ofHome: string | number; ofAway: string | number }) => `Lo registrado de este partido suma ${ofHome} - ${ofAway}.`,
    /** Usar estos */
    take_these: () => "Usar estos",
    /** Escribir los dos marcadores o ninguno. */
    enter_both_scores_or_neither: () => "Escribir los dos marcadores o ninguno.",
    /** Escribir un número entero. */
    enter_a_whole_number: () => "Escribir un número entero.",
    /** Editar marcador final */
    edit_final_scores: () => "Editar marcador final",
    /** Editar partido */
    edit_game: () => "Editar partido",
    /** Tablero */
    board: () => "Tablero",
    /** Acta */
    scoresheet: () => "Acta",
    /** Marcador por período */
    score_by_period: () => "Marcador por período",
    /** Anotadores */
    scorekeepers: () => "Anotadores",
    /** Eliminar partido */
    delete_game: () => "Eliminar partido",
    /** Partido no encontrado. */
    game_not_found: () => "Partido no encontrado.",
    /** Ir al calendario */
    to_the_schedule: () => "Ir al calendario",
    /** Editar estadísticas */
    edit_stats: () => "Editar estadísticas",
    /** Mesa de anotación */
    courtside: () => "Mesa de anotación",
    /** No se pudo cargar el partido. */
    the_game_could_not_be_loaded: () => "No se pudo cargar el partido.",
    /** Marcador por período guardado. */
    scores_by_period_saved: () => "Marcador por período guardado.",
    /** No se pudo guardar el marcador por período. */
    the_scores_by_period_could_not_be_saved: () => "No se pudo guardar el marcador por período.",
    /** Suma */
    sum: () => "Suma",
    /** Final */
    final: () => "Final",
    /** Escribir números enteros. */
    enter_whole_numbers: () => "Escribir números enteros.",
    /** Agregar {next} */
    add: ({ next }: { next: string | number }) => `Agregar ${next}`,
    /** Se pueden agregar más prórrogas en los períodos del partido. */
    further_overtimes_can_be_added_to_the_game: () => "Se pueden agregar más prórrogas en los períodos del partido.",
    /** Entretanto, {changedBy} quitó el marcador de {team} en {period}. */
    has_removed_the_score_for_in_meanwhile: ({ changedBy, team, period }: { changedBy: string | number; team: string | number; period: string | number }) => `Entretanto, ${changedBy} quitó el marcador de ${team} en ${period}.`,
    /** Entretanto, {changedBy} registró {stored} para {team} en {period}. */
    has_entered_for_in_meanwhile: ({ changedBy, stored, team, period }: { changedBy: string | number; stored: string | number; team: string | number; period: string | number }) => `Entretanto, ${changedBy} registró ${stored} para ${team} en ${period}.`,
    /** {count, plural, one {{each} Guardar de nuevo pone el valor propio en su lugar.} other {{each} Guardar de nuevo pone los valores propios en su lugar.}} */
    save_again_to_put_yours_in_their_place: ({ count, each }: { count: number; each: string | number }) => `${pluralText(count, { "one": `${each} Guardar de nuevo pone el valor propio en su lugar.`, "other": `${each} Guardar de nuevo pone los valores propios en su lugar.` })}`,
    /** Crear descanso */
    create_bye_2: () => "Crear descanso",
    /** Crear semana libre */
    create_week_off: () => "Crear semana libre",
    /** Crear partido */
    create_game: () => "Crear partido",
    /** Partidos, descansos y semanas libres de {shown}, por fecha. */
    games_byes_and_weeks_off_of_by_date: ({ shown }: { shown: string | number }) => `Partidos, descansos y semanas libres de ${shown}, por fecha.`,
    /** Temporada activa */
    active_season: () => "Temporada activa",
    /** No se pudieron cargar los descansos y las semanas libres. */
    byes_and_weeks_off_could_not_be_loaded: () => "No se pudieron cargar los descansos y las semanas libres.",
    /** Editar descanso */
    edit_bye: () => "Editar descanso",
    /** Eliminar descanso */
    delete_bye: () => "Eliminar descanso",
    /** Editar semana libre */
    edit_week_off: () => "Editar semana libre",
    /** Eliminar semana libre */
    delete_week_off: () => "Eliminar semana libre",
    /** Resultados */
    results: () => "Resultados",
    /** Descanso */
    bye: () => "Descanso",
    /** Sin partidos */
    no_games: () => "Sin partidos",
    /** Más */
    more: () => "Más",
    /** Partidos, descansos y semanas libres */
    games_byes_and_weeks_off: () => "Partidos, descansos y semanas libres",
    /** No hay partidos */
    no_games_available: () => "No hay partidos",
    /** Elegir otra liga u otra fecha. */
    choose_another_league_or_date: () => "Elegir otra liga u otra fecha.",
    /** El primero se crea con Crear partido. */
    create_the_first_one_with_create_game: () => "El primero se crea con Crear partido.",
    /** Seleccionar los partidos, descansos o semanas libres que se quieren eliminar. */
    select_games_byes_or_week_offs_to_delete: () => "Seleccionar los partidos, descansos o semanas libres que se quieren eliminar.",
    /** Los marcadores y las estadísticas se van con sus partidos. Se puede deshacer durante diez minutos. */
    scores_and_statistics_go_with_their_games_it: () => "Los marcadores y las estadísticas se van con sus partidos. Se puede deshacer durante diez minutos.",
    /** Se puede deshacer durante diez minutos. */
    it_can_be_undone_for_ten_minutes: () => "Se puede deshacer durante diez minutos.",
    /** Elementos eliminados */
    items_deleted_successfully: () => "Elementos eliminados",
    /** Ocurrió un error al eliminar. */
    error_occurred_while_deleting: () => "Ocurrió un error al eliminar.",
    /** ¡Semana libre actualizada! */
    week_off_updated: () => "¡Semana libre actualizada!",
    /** ¡Semana libre creada! */
    week_off_created: () => "¡Semana libre creada!",
    /** Editar semana libre de {league} */
    edit_week_off_of: ({ league }: { league: string | number }) => `Editar semana libre de ${league}`,
    /** Crear semana libre */
    create_week_off_2: () => "Crear semana libre",
    /** No se pudo actualizar la semana libre. */
    failed_to_update_week_off: () => "No se pudo actualizar la semana libre.",
    /** No se pudo crear la semana libre. */
    failed_to_create_week_off: () => "No se pudo crear la semana libre.",
    /** Falta elegir una fecha. */
    please_choose_a_date: () => "Falta elegir una fecha.",
    /** Motivo */
    reason: () => "Motivo",
    /** El calendario público lo muestra; sin motivo, dice “Semana libre”. */
    the_public_schedule_shows_it_without_one_off: () => "El calendario público lo muestra; sin motivo, dice “Semana libre”.",
    /** Total */
    total: () => "Total",
    /** no jugó */
    did_not_play: () => "no jugó",
    /** {team}: estadísticas por jugador */
    statistics_by_player: ({ team }: { team: string | number }) => `${team}: estadísticas por jugador`,
    /** No hay estadísticas registradas de este equipo. */
    no_statistics_entered_for_this_team: () => "No hay estadísticas registradas de este equipo.",
    /** Aún no hay estadísticas */
    no_statistics_yet: () => "Aún no hay estadísticas",
    /** Aparecen aquí en cuanto se registran. */
    they_appear_here_as_soon_as_they_are: () => "Aparecen aquí en cuanto se registran.",
    /** Jugada a jugada */
    play_by_play: () => "Jugada a jugada",
    /** Video */
    video: () => "Video",
    /** Video de {gameTitle} */
    video_of: ({ gameTitle }: { gameTitle: string | number }) => `Video de ${gameTitle}`,
    /** Un equipo que ya no está */
    a_team_that_is_gone: () => "Un equipo que ya no está",
    /** marcador final */
    final_score: () => "marcador final",
    /** : fuera de la ficha del partido de {teamName} */
    removed_from_the_box_score_of: ({ teamName }: { teamName: string | number }) => `: fuera de la ficha del partido de ${teamName}`,
    /** : ahora en la ficha del partido de {teamName} */
    added_to_the_box_score_of: ({ teamName }: { teamName: string | number }) => `: ahora en la ficha del partido de ${teamName}`,
    /** : ahora es titular */
    now_a_starter: () => ": ahora es titular",
    /** : ya no es titular */
    no_longer_a_starter: () => ": ya no es titular",
    /** : al final no jugó */
    did_not_play_after_all: () => ": al final no jugó",
    /** : al final sí jugó */
    played_after_all: () => ": al final sí jugó",
    /** Un jugador que ya no está */
    a_player_who_is_gone: () => "Un jugador que ya no está",
    /** nada */
    none: () => "nada",
    /** ahora es */
    is_now: () => "ahora es",
    /** por {changedBy} */
    by: ({ changedBy }: { changedBy: string | number }) => `por ${changedBy}`,
    /** Correcciones */
    corrections: () => "Correcciones",
    /** Cambios hechos cuando ya se conocía el resultado. */
    changed_after_the_result_was_known: () => "Cambios hechos cuando ya se conocía el resultado.",
    /** Anteriores: {count} */
    earlier: ({ count }: { count: string | number }) => `Anteriores: ${count}`,
    /** Líderes del partido */
    game_leaders: () => "Líderes del partido",
    /** Partido no encontrado */
    game_not_found_2: () => "Partido no encontrado",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Marcador por período */
    line_score: () => "Marcador por período",
    /** T */
    t: () => "T",
    /** Partidos programados */
    scheduled_games: () => "Partidos programados",
    /** Partidos finalizados */
    completed_games: () => "Partidos finalizados",
    /** Todas las fechas */
    all_dates: () => "Todas las fechas",
    /** Todos los equipos */
    all_teams: () => "Todos los equipos",
    /** Todos los partidos */
    all_games: () => "Todos los partidos",
    /** No se encontraron partidos, descansos ni semanas libres. */
    no_games_byes_or_week_offs_found: () => "No se encontraron partidos, descansos ni semanas libres.",
    /** Calendario y resultados de {organization} */
    schedule_and_results_of: ({ organization }: { organization: string | number }) => `Calendario y resultados de ${organization}`,
    /** Sin partidos ({reason}) */
    no_games_2: ({ reason }: { reason: string | number }) => `Sin partidos (${reason})`,
    /** Semana libre */
    off_week: () => "Semana libre",
    /** {names} (DESCANSO) */
    bye_2: ({ names }: { names: string | number }) => `${names} (DESCANSO)`,
    /** Hora */
    time: () => "Hora",
    /** Calendario y resultados */
    schedule_and_results: () => "Calendario y resultados",
    /** Marcador */
    scoreboard: () => "Marcador",
    /** {team} vs. {team2} */
    vs: ({ team, team2 }: { team: string | number; team2: string | number }) => `${team} vs. ${team2}`,
    /** Visitante */
    away: () => "Visitante",
    /** Local */
    home: () => "Local",
    /** Cancha */
    court: () => "Cancha",
    /** ¿Eliminar {count, plural, one {este partido} other {estos partidos}}? */
    are_you_sure_to_delete_games: ({ count }: { count: number }) => `¿Eliminar ${pluralText(count, { "one": "este partido", "other": "estos partidos" })}?`,
    /** ¿Eliminar {count, plural, one {este descanso} other {estos descansos}}? */
    are_you_sure_to_delete_byes: ({ count }: { count: number }) => `¿Eliminar ${pluralText(count, { "one": "este descanso", "other": "estos descansos" })}?`,
    /** ¿Eliminar {count, plural, one {esta semana libre} other {estas semanas libres}}? */
    are_you_sure_to_delete_weeks_off: ({ count }: { count: number }) => `¿Eliminar ${pluralText(count, { "one": "esta semana libre", "other": "estas semanas libres" })}?`,
    /** ¿Eliminar estos elementos? */
    are_you_sure_to_delete_items: () => "¿Eliminar estos elementos?",
    /** Final/TE */
    final_after_overtime: () => "Final/TE",
    /** Final/{overtimes}TE */
    final_after_overtimes: ({ overtimes }: { overtimes: string | number }) => `Final/${overtimes}TE`,
    /** Comienza en {days, plural, one {# día} other {# días}} y {hours} h */
    begins_in_days: ({ days, hours }: { days: number; hours: string | number }) => `Comienza en ${pluralText(days, { "one": `${numberText(days)} día`, "other": `${numberText(days)} días` })} y ${hours} h`,
    /** Comienza en {hours} h {minutes} min */
    begins_in_hours: ({ hours, minutes }: { hours: string | number; minutes: string | number }) => `Comienza en ${hours} h ${minutes} min`,
    /** Comparación de equipos */
    team_comparison: () => "Comparación de equipos",
    /** Totales de ambos equipos */
    totals_of_both_teams: () => "Totales de ambos equipos",
    /** Estadística */
    statistic: () => "Estadística",
    /** Desarrollo del partido */
    game_flow: () => "Desarrollo del partido",
    /** Ventaja al final de cada período: por encima de la línea va adelante {home}; por debajo, {away}. */
    above_the_line_home_leads: ({ home, away }: { home: string | number; away: string | number }) => `Ventaja al final de cada período: por encima de la línea va adelante ${home}; por debajo, ${away}.`,
    /** Marcador al final de cada período */
    score_after_each_period: () => "Marcador al final de cada período",
    /** Ambos equipos en la temporada */
    both_teams_this_season: () => "Ambos equipos en la temporada",
    /** Ambos equipos lado a lado */
    both_teams_side_by_side: () => "Ambos equipos lado a lado",
    /** Ganados-perdidos */
    won_and_lost: () => "Ganados-perdidos",
    /** Últimos diez */
    last_ten: () => "Últimos diez",
    /** {name} por partido */
    per_game: ({ name }: { name: string | number }) => `${name} por partido`,
    /** Últimos enfrentamientos */
    last_meetings: () => "Últimos enfrentamientos",
    /** Comienza en {minutes} min */
    begins_in_minutes: ({ minutes }: { minutes: string | number }) => `Comienza en ${minutes} min`,
  },
  leagues: {
    /** Ligas */
    leagues: () => "Ligas",
    /** No hay ligas */
    no_leagues_available: () => "No hay ligas",
    /** Calendario<mark> de {name}</mark> */
    schedule_of: ({ mark, name }: { mark: (words: ReactNode) => ReactNode; name: string | number }) => richText("Calendario", mark(` de ${name}`)),
    /** Posiciones<mark> de {name}</mark> */
    standings_of: ({ mark, name }: { mark: (words: ReactNode) => ReactNode; name: string | number }) => richText("Posiciones", mark(` de ${name}`)),
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Ligas de {name} */
    leagues_of: ({ name }: { name: string | number }) => `Ligas de ${name}`,
    /** Seleccionar {league} */
    select: ({ league }: { league: string | number }) => `Seleccionar ${league}`,
    /** {teamCount, plural, one {{teamCount} equipo} other {{teamCount} equipos}} */
    teams: ({ teamCount }: { teamCount: number }) => `${pluralText(teamCount, { "one": `${teamCount} equipo`, "other": `${teamCount} equipos` })}`,
    /** Editar {league} */
    edit: ({ league }: { league: string | number }) => `Editar ${league}`,
    /** Más para {league} */
    more_for: ({ league }: { league: string | number }) => `Más para ${league}`,
    /** Ajustes de jugadas */
    settings_for_plays: () => "Ajustes de jugadas",
    /** Reglas de la tabla */
    standings_rules: () => "Reglas de la tabla",
    /** Sortear */
    draw_lots: () => "Sortear",
    /** Subir */
    move_up: () => "Subir",
    /** Bajar */
    move_down: () => "Bajar",
    /** Liga no encontrada. */
    league_not_found: () => "Liga no encontrada.",
    /** Ir a todas las ligas */
    to_all_leagues: () => "Ir a todas las ligas",
    /** Temporadas de {league} */
    seasons_of: ({ league }: { league: string | number }) => `Temporadas de ${league}`,
    /** En ninguna temporada */
    in_no_season: () => "En ninguna temporada",
    /** Agregar una liga con este nombre en la página de una temporada. */
    add_a_league_with_this_name_on_a: () => "Agregar una liga con este nombre en la página de una temporada.",
    /** Activa */
    active: () => "Activa",
    /** Fechas */
    dates: () => "Fechas",
    /** Liga nueva */
    new_league: () => "Liga nueva",
    /** Eliminar ligas seleccionadas */
    delete_selected_leagues: () => "Eliminar ligas seleccionadas",
    /** No hay ligas en esta temporada */
    no_leagues_in_this_season: () => "No hay ligas en esta temporada",
    /** Agregar una por nombre o copiar las ligas de otra temporada con sus equipos. */
    add_one_by_name_or_copy_the_leagues: () => "Agregar una por nombre o copiar las ligas de otra temporada con sus equipos.",
    /** Seleccionar todas */
    select_all: () => "Seleccionar todas",
    /** Una liga perdura a lo largo de las temporadas. Las nuevas se agregan a una temporada en su página. */
    a_league_lasts_over_the_seasons_new_ones: () => "Una liga perdura a lo largo de las temporadas. Las nuevas se agregan a una temporada en su página.",
    /** Abrir una temporada y agregar ahí la primera. */
    open_a_season_and_add_the_first_one: () => "Abrir una temporada y agregar ahí la primera.",
    /** Buscar */
    find: () => "Buscar",
    /** Ninguna liga coincide */
    no_league_matches: () => "Ninguna liga coincide",
    /** Limpiar el filtro para verlas todas. */
    clear_the_filter_to_see_all_of_them: () => "Limpiar el filtro para verlas todas.",
    /** Editar {name} */
    edit_2: ({ name }: { name: string | number }) => `Editar ${name}`,
    /** Última temporada */
    latest_season: () => "Última temporada",
    /** Crear liga */
    create_league: () => "Crear liga",
    /** No se pudo crear la liga. */
    the_league_could_not_be_created: () => "No se pudo crear la liga.",
    /** Copiar de */
    copy_from: () => "Copiar de",
    /** Con equipos y plantillas, sin partidos. */
    with_teams_and_rosters_without_games: () => "Con equipos y plantillas, sin partidos.",
    /** Nada: empezar sin equipos */
    nothing_begin_without_teams: () => "Nada: empezar sin equipos",
    /** En blanco: las {count} ligas de {source}. */
    left_blank_all_leagues_of: ({ count, source }: { count: string | number; source: string | number }) => `En blanco: las ${count} ligas de ${source}.`,
    /** Una liga que tuvo este nombre en otra temporada es la misma liga. */
    a_league_that_had_this_name_in_another: () => "Una liga que tuvo este nombre en otra temporada es la misma liga.",
    /** Irvine, martes */
    irvine_tuesday: () => "Irvine, martes",
    /** Falta el nombre. */
    name_is_required: () => "Falta el nombre.",
    /** Se actualizaron los ajustes de jugadas de {league} */
    settings_for_plays_of_updated: ({ league }: { league: string | number }) => `Se actualizaron los ajustes de jugadas de ${league}`,
    /** Jugadas de {league} */
    plays_of: ({ league }: { league: string | number }) => `Jugadas de ${league}`,
    /** No se pudieron guardar los ajustes. */
    the_settings_could_not_be_saved: () => "No se pudieron guardar los ajustes.",
    /** Para los partidos de esta temporada. Lo registrado antes sigue contando igual. */
    for_this_seasons_games_what_was_entered: () => "Para los partidos de esta temporada. Lo registrado antes sigue contando igual.",
    /** Minutos de un período */
    minutes_of_a_period: () => "Minutos de un período",
    /** De uno normal. En blanco: no se lleva el tiempo. */
    of_a_regular_one_nothing_no_time_is: () => "De uno normal. En blanco: no se lleva el tiempo.",
    /** Bonus desde la falta de equipo */
    bonus_from_team_foul: () => "Bonus desde la falta de equipo",
    /** De un período. En blanco: nunca. */
    of_a_period_nothing_never: () => "De un período. En blanco: nunca.",
    /** Doble bonus desde la falta de equipo */
    double_bonus_from_team_foul: () => "Doble bonus desde la falta de equipo",
    /** Una asistencia cuenta en un tiro libre */
    an_assist_counts_on_a_free_throw: () => "Una asistencia cuenta en un tiro libre",
    /** La falta técnica de un jugador es falta personal */
    a_players_technical_foul_is_a_personal_foul: () => "La falta técnica de un jugador es falta personal",
    /** Un número entero de 1 a 99, o nada. */
    a_whole_number_from_1_to_99_or: () => "Un número entero de 1 a 99, o nada.",
    /** El doble bonus viene después del bonus. */
    the_double_bonus_comes_after_the_bonus: () => "El doble bonus viene después del bonus.",
    /** Se actualizó {name} */
    updated: ({ name }: { name: string | number }) => `Se actualizó ${name}`,
    /** No se pudo guardar la liga. */
    the_league_could_not_be_saved: () => "No se pudo guardar la liga.",
    /** La liga tiene este nombre en todas las temporadas. */
    the_league_has_this_name_in_every_season: () => "La liga tiene este nombre en todas las temporadas.",
    /** Seleccionar al menos una liga. */
    select_at_least_one_league: () => "Seleccionar al menos una liga.",
    /** La liga {first} se juega en {seasonsOf}. Primero hay que quitarla de ahí. */
    league_is_played_in_remove_it_from_there: ({ first, seasonsOf }: { first: string | number; seasonsOf: string | number }) => `La liga ${first} se juega en ${seasonsOf}. Primero hay que quitarla de ahí.`,
    /** Estas ligas se juegan en temporadas: {withSeasons}. Primero hay que quitarlas de ahí. */
    these_leagues_are_played_in_seasons_remove: ({ withSeasons }: { withSeasons: string | number }) => `Estas ligas se juegan en temporadas: ${withSeasons}. Primero hay que quitarlas de ahí.`,
    /** ¿Eliminar las ligas seleccionadas? */
    delete_selected_leagues_2: () => "¿Eliminar las ligas seleccionadas?",
    /** Se puede deshacer durante diez minutos. */
    it_can_be_undone_for_ten_minutes: () => "Se puede deshacer durante diez minutos.",
    /** Lo que se juega en una temporada se queda: {withSeasons}. Se puede deshacer durante diez minutos. */
    what_is_played_in_a_season_stays_it: ({ withSeasons }: { withSeasons: string | number }) => `Lo que se juega en una temporada se queda: ${withSeasons}. Se puede deshacer durante diez minutos.`,
    /** Ligas eliminadas */
    leagues_deleted: () => "Ligas eliminadas",
    /** No se pudieron eliminar las ligas. */
    the_leagues_could_not_be_deleted: () => "No se pudieron eliminar las ligas.",
    /** No tienen equipos ni partidos en esta temporada. Las ligas siguen en las demás temporadas. Se puede deshacer durante diez minutos. */
    they_have_no_teams_or_games_in_this: () => "No tienen equipos ni partidos en esta temporada. Las ligas siguen en las demás temporadas. Se puede deshacer durante diez minutos.",
    /** Con ellas, esta temporada pierde {lost}. Las ligas siguen en las demás temporadas. Se puede deshacer durante diez minutos. */
    with_them_this_season_loses_the_leagues: ({ lost }: { lost: string | number }) => `Con ellas, esta temporada pierde ${lost}. Las ligas siguen en las demás temporadas. Se puede deshacer durante diez minutos.`,
    /** No se pudo guardar el orden. */
    the_order_could_not_be_saved: () => "No se pudo guardar el orden.",
    /** Deshecho: el orden es el de antes. */
    undone_the_order_is_as_before: () => "Deshecho: el orden es el de antes.",
    /** Orden guardado */
    order_saved: () => "Orden guardado",
    /** {count, plural, one {Se creó {name}} other {Se crearon {count} ligas}} */
    leagues_created: ({ count, name }: { count: number; name: string | number }) => `${pluralText(count, { "one": `Se creó ${name}`, "other": `Se crearon ${count} ligas` })}`,
  },
  links: {
    /** Interno */
    internal: () => "Interno",
    /** Externo */
    external: () => "Externo",
    /** Se guardó {values}. */
    saved: ({ values }: { values: string | number }) => `Se guardó ${values}.`,
    /** Se agregó {values}. */
    added: ({ values }: { values: string | number }) => `Se agregó ${values}.`,
    /** No se pudo guardar el enlace. */
    the_link_could_not_be_saved: () => "No se pudo guardar el enlace.",
    /** No se pudo agregar el enlace. */
    the_link_could_not_be_added: () => "No se pudo agregar el enlace.",
    /** Editar enlace */
    edit_link: () => "Editar enlace",
    /** Agregar enlace nuevo */
    add_new_link: () => "Agregar enlace nuevo",
    /** Etiqueta */
    label: () => "Etiqueta",
    /** Falta la etiqueta. */
    label_is_required: () => "Falta la etiqueta.",
    /** Tipo de enlace */
    link_type: () => "Tipo de enlace",
    /** URL externa */
    external_url: () => "URL externa",
    /** Un enlace externo necesita una dirección. */
    an_external_link_needs_an_address: () => "Un enlace externo necesita una dirección.",
    /** Mostrar en la navegación */
    show_in_navbar: () => "Mostrar en la navegación",
    /** Guardar cambios */
    save_changes: () => "Guardar cambios",
    /** Agregar enlace */
    add_link: () => "Agregar enlace",
    /** No se pudo guardar el nuevo orden. */
    the_new_order_could_not_be_saved: () => "No se pudo guardar el nuevo orden.",
    /** No se pudo cambiar el enlace. */
    the_link_could_not_be_changed: () => "No se pudo cambiar el enlace.",
    /** ¿Eliminar este enlace? */
    are_you_sure_you_want_to_delete_this: () => "¿Eliminar este enlace?",
    /** No se pudo eliminar el enlace. */
    the_link_could_not_be_deleted: () => "No se pudo eliminar el enlace.",
    /** Visible */
    visible: () => "Visible",
    /** Oculto */
    hidden: () => "Oculto",
    /** Alternar {label} */
    toggle: ({ label }: { label: string | number }) => `Alternar ${label}`,
    /** Alternar */
    toggle_2: () => "Alternar",
    /** Editar {label} */
    edit: ({ label }: { label: string | number }) => `Editar ${label}`,
    /** Inicio */
    home: () => "Inicio",
    /** Posiciones, juveniles */
    standings_youth: () => "Posiciones, juveniles",
    /** Líderes */
    leaderboard: () => "Líderes",
    /** Negocios */
    businesses: () => "Negocios",
    /** Inicio de sesión */
    sign_in: () => "Inicio de sesión",
    /** Enlaces de navegación */
    navigation_links: () => "Enlaces de navegación",
    /** Aparecen en la navegación del sitio, después de sus entradas fijas y en este orden. */
    they_stand_in_the_navigation_of_the_site: () => "Aparecen en la navegación del sitio, después de sus entradas fijas y en este orden.",
    /** Enlaces */
    links: () => "Enlaces",
    /** Aún no hay enlaces */
    no_links_yet: () => "Aún no hay enlaces",
    /** La navegación muestra solo sus entradas fijas. Con el formulario se agrega un enlace. */
    the_navigation_shows_its_built_in_entries: () => "La navegación muestra solo sus entradas fijas. Con el formulario se agrega un enlace.",
    /** Página */
    page: () => "Página",
    /** Otra ruta */
    another_path: () => "Otra ruta",
    /** Ruta */
    slug: () => "Ruta",
    /** Una ruta de este sitio, como registration; en blanco: la página de inicio. */
    a_path_of_this_site_such_as_registration: () => "Una ruta de este sitio, como registration; en blanco: la página de inicio.",
    /** No hay ninguna página publicada en /{replace}. */
    no_page_is_published_at: ({ replace }: { replace: string | number }) => `No hay ninguna página publicada en /${replace}.`,
  },
  organizations: {
    /** Color de acento */
    accent_colour: () => "Color de acento",
    /** Elegir el color de acento */
    pick_the_accent_colour: () => "Elegir el color de acento",
    /** Contraseña temporal */
    temporary_password: () => "Contraseña temporal",
    /** Hay que entregarla: se muestra solo ahora y se cambia al iniciar sesión por primera vez. */
    hand_it_over_it_is_shown_only_now: () => "Hay que entregarla: se muestra solo ahora y se cambia al iniciar sesión por primera vez.",
    /** Usuario nuevo */
    new_user: () => "Usuario nuevo",
    /** Usuario existente */
    existing_user: () => "Usuario existente",
    /** Agregar un usuario a {organization} */
    add_a_user_to: ({ organization }: { organization: string | number }) => `Agregar un usuario a ${organization}`,
    /** Qué usuario */
    which_user: () => "Qué usuario",
    /** Apariencia guardada. */
    saved_the_appearance: () => "Apariencia guardada.",
    /** No se pudo guardar la apariencia. */
    the_appearance_could_not_be_saved: () => "No se pudo guardar la apariencia.",
    /** Logo y colores */
    logo_and_colours: () => "Logo y colores",
    /** Tema */
    theme: () => "Tema",
    /** Página de inicio */
    home_page: () => "Página de inicio",
    /** Muestra */
    shows: () => "Muestra",
    /** Sus textos e imágenes son la página “home”, en Páginas. */
    its_words_and_pictures_are_the_page_home: () => "Sus textos e imágenes son la página “home”, en Páginas.",
    /** Nombres en público */
    names_in_public: () => "Nombres en público",
    /** Para todos menos el personal con sesión iniciada: en páginas, búsquedas y descargas. */
    for_everybody_but_your_signed_in_staff_on: () => "Para todos menos el personal con sesión iniciada: en páginas, búsquedas y descargas.",
    /** Decir quién corrigió un partido */
    say_who_corrected_a_game: () => "Decir quién corrigió un partido",
    /** Con el nombre de usuario, debajo del partido. El personal con sesión iniciada siempre lo ve. */
    by_user_name_below_the_game_your_signed: () => "Con el nombre de usuario, debajo del partido. El personal con sesión iniciada siempre lo ve.",
    /** Redes sociales */
    social_links: () => "Redes sociales",
    /** Ver el sitio */
    see_the_site: () => "Ver el sitio",
    /** Apariencia */
    appearance: () => "Apariencia",
    /** Lo que ven los visitantes en cada página. Los colores de esta área de administración se eligen en la cuenta propia. */
    what_visitors_see_of_you_on_every_page: () => "Lo que ven los visitantes en cada página. Los colores de esta área de administración se eligen en la cuenta propia.",
    /** Elegir primero una organización */
    choose_an_organization_first: () => "Elegir primero una organización",
    /** Se agregó a {organization}. */
    added_to: ({ organization }: { organization: string | number }) => `Se agregó a ${organization}.`,
    /** Error al crear o agregar el usuario */
    error_creating_or_adding_user: () => "Error al crear o agregar el usuario",
    /** Usuario */
    user: () => "Usuario",
    /** El usuario deja su organización actual y se cierra su sesión. */
    the_user_leaves_the_present_organization_and: () => "El usuario deja su organización actual y se cierra su sesión.",
    /** Elegir un usuario */
    choose_a_user: () => "Elegir un usuario",
    /** Agregar usuario */
    add_user: () => "Agregar usuario",
    /** Un color como #1d4ed8. */
    a_colour_such_as_1d4ed8: () => "Un color como #1d4ed8.",
    /** Claro */
    light: () => "Claro",
    /** Oscuro */
    dark: () => "Oscuro",
    /** Un enlace */
    a_link: () => "Un enlace",
    /** Un botón */
    a_button: () => "Un botón",
    /** , ajustado */
    adjusted: () => ", ajustado",
    /** Logo */
    logo: () => "Logo",
    /** PNG, JPEG, WebP, GIF o AVIF, 5 MB como máximo. */
    png_jpeg_webp_gif_or_avif_at_most: () => "PNG, JPEG, WebP, GIF o AVIF, 5 MB como máximo.",
    /** Quitar */
    remove: () => "Quitar",
    /** Se creó {username}. */
    created: ({ username }: { username: string | number }) => `Se creó ${username}.`,
    /** Falta el nombre de usuario. */
    username_is_required: () => "Falta el nombre de usuario.",
    /** Correo */
    email: () => "Correo",
    /** Rol */
    role: () => "Rol",
    /** Al menos 10 caracteres; en blanco, se genera una temporal que se muestra una sola vez. */
    at_least_10_characters_left_blank_a: () => "Al menos 10 caracteres; en blanco, se genera una temporal que se muestra una sola vez.",
    /** Crear usuario */
    create_user: () => "Crear usuario",
    /** Fuera del directorio */
    unlisted: () => "Fuera del directorio",
    /** Sitio propio */
    own_site: () => "Sitio propio",
    /** Usuarios */
    users: () => "Usuarios",
    /** No se encontraron usuarios. */
    no_users_found: () => "No se encontraron usuarios.",
    /** Editar {name} */
    edit: ({ name }: { name: string | number }) => `Editar ${name}`,
    /** Agregar un usuario a {name} */
    add_a_user_to_2: ({ name }: { name: string | number }) => `Agregar un usuario a ${name}`,
    /** Se guardó {values}. */
    saved: ({ values }: { values: string | number }) => `Se guardó ${values}.`,
    /** Se creó {values}. */
    created_2: ({ values }: { values: string | number }) => `Se creó ${values}.`,
    /** Editar {organization} */
    edit_2: ({ organization }: { organization: string | number }) => `Editar ${organization}`,
    /** Organización nueva */
    new_organization: () => "Organización nueva",
    /** Crear organización */
    create_organization: () => "Crear organización",
    /** Error al actualizar la organización */
    error_updating_organization: () => "Error al actualizar la organización",
    /** Error al crear la organización */
    error_creating_organization: () => "Error al crear la organización",
    /** Falta el nombre. */
    name_is_required: () => "Falta el nombre.",
    /** Identificador en la URL */
    slug: () => "Identificador en la URL",
    /** La primera parte de sus direcciones. */
    the_first_part_of_its_addresses: () => "La primera parte de sus direcciones.",
    /** La primera parte de sus direcciones; en blanco, se forma con el nombre. */
    the_first_part_of_its_addresses_left_blank: () => "La primera parte de sus direcciones; en blanco, se forma con el nombre.",
    /** Dominio */
    domain: () => "Dominio",
    /** Un nombre de host por línea, como league.example; el primero es el principal. */
    one_host_name_per_line_such_as_league: () => "Un nombre de host por línea, como league.example; el primero es el principal.",
    /** Deportes */
    sports: () => "Deportes",
    /** Un deporte nuevo trae sus estadísticas y períodos. */
    a_new_sport_brings_its_statistics_and: () => "Un deporte nuevo trae sus estadísticas y períodos.",
    /** Dirección de su sitio propio */
    address_of_its_own_site: () => "Dirección de su sitio propio",
    /** El directorio lleva allí cuando tiene sitio propio. */
    listings_lead_there_when_it_has_a_site: () => "El directorio lleva allí cuando tiene sitio propio.",
    /** Tiene sitio propio */
    it_has_a_site_of_its_own: () => "Tiene sitio propio",
    /** Ajustes */
    settings: () => "Ajustes",
    /** Zona horaria */
    time_zone: () => "Zona horaria",
    /** La de las fechas y horas de los partidos. */
    in_which_dates_and_times_of_games_are: () => "La de las fechas y horas de los partidos.",
    /** Idioma */
    language: () => "Idioma",
    /** Of its site: en, es, pt-BR. */
    of_its_site_en_es_pt_br: () => "Of its site: en, es, pt-BR.",
    /** Nombre que se da a los capitanes */
    captains_are_called: () => "Nombre que se da a los capitanes",
    /** Navegación */
    navigation: () => "Navegación",
    /** Nombres de jugadores en público */
    players_are_named_in_public: () => "Nombres de jugadores en público",
    /** Sus administradores con sesión iniciada ven los nombres completos. */
    its_signed_in_administrators_see_full_names: () => "Sus administradores con sesión iniciada ven los nombres completos.",
    /** Sedes que las listas ponen primero */
    venues_that_lists_put_first: () => "Sedes que las listas ponen primero",
    /** Una por línea, en este orden. */
    one_per_line_in_this_order: () => "Una por línea, en este orden.",
    /** Analítica */
    analytics: () => "Analítica",
    /** Un host y un ID de medición por línea: league.example G-ABC123 */
    one_host_and_measurement_id_per_line_league: () => "Un host y un ID de medición por línea: league.example G-ABC123",
    /** Cada línea es un nombre de host y un ID de medición. */
    each_line_is_a_host_name_and_a: () => "Cada línea es un nombre de host y un ID de medición.",
    /** Puede aparecer en el directorio */
    all_listings_may_show_it: () => "Puede aparecer en el directorio",
    /** Los visitantes ven quién corrigió un partido */
    visitors_are_told_who_corrected_a_game: () => "Los visitantes ven quién corrigió un partido",
    /** Sus propietarios crean, editan y eliminan a su personal */
    its_owners_create_edit_and_delete_its_staff: () => "Sus propietarios crean, editan y eliminan a su personal",
    /** Dejar fuera de la analítica las visitas a páginas bajo su identificador */
    leave_page_views_below_its_slug_out_of: () => "Dejar fuera de la analítica las visitas a páginas bajo su identificador",
    /** Claro u oscuro, según el dispositivo del visitante */
    light_or_dark_by_the_visitors_device: () => "Claro u oscuro, según el dispositivo del visitante",
    /** Página simple */
    plain_page: () => "Página simple",
    /** Mosaico de imágenes e historia */
    image_grid_and_history: () => "Mosaico de imágenes e historia",
    /** Líderes en estadísticas */
    top_stat_leaders: () => "Líderes en estadísticas",
    /** Texto de bienvenida */
    welcome_text: () => "Texto de bienvenida",
    /** Inicio, jugadores, calendario, posiciones */
    home_players_schedule_standings: () => "Inicio, jugadores, calendario, posiciones",
    /** Todas las páginas de una liga */
    all_pages_of_a_league: () => "Todas las páginas de una liga",
    /** Centro juvenil */
    youth_center: () => "Centro juvenil",
    /** Nombre completo: Ana Reyes */
    full_name_ana_reyes: () => "Nombre completo: Ana Reyes",
    /** Nombre e inicial: Ana R. */
    first_name_and_initial_ana_r: () => "Nombre e inicial: Ana R.",
    /** Iniciales: A. R. */
    initials_a_r: () => "Iniciales: A. R.",
    /** Número: #7 */
    number_7: () => "Número: #7",
    /** Organizaciones */
    organizations: () => "Organizaciones",
    /** Cada una tiene su propio sitio, personas y contenido de liga. */
    each_has_its_own_site_people_and_league: () => "Cada una tiene su propio sitio, personas y contenido de liga.",
    /** Buscar */
    find: () => "Buscar",
    /** Nombre, identificador, dominio o usuario */
    name_slug_domain_or_user: () => "Nombre, identificador, dominio o usuario",
    /** Aún no hay organizaciones */
    no_organizations_yet: () => "Aún no hay organizaciones",
    /** Ninguna organización coincide */
    no_organization_matches: () => "Ninguna organización coincide",
    /** La primera se crea con el botón de arriba. */
    create_the_first_one_with_the_button_above: () => "La primera se crea con el botón de arriba.",
    /** Limpiar el filtro para verlas todas. */
    clear_the_filter_to_see_all_of_them: () => "Limpiar el filtro para verlas todas.",
    /** ¿Eliminar la organización {name}? */
    are_you_sure_you_want_to_delete_the: ({ name }: { name: string | number }) => `¿Eliminar la organización ${name}?`,
    /** Todo lo suyo se va con la organización y su sitio desaparece para todos. Se puede deshacer durante diez minutos. */
    all_of_it_goes_with_the_organization_and: () => "Todo lo suyo se va con la organización y su sitio desaparece para todos. Se puede deshacer durante diez minutos.",
    /** Eliminar organización */
    delete_organization: () => "Eliminar organización",
    /** Error al eliminar la organización */
    error_deleting_organization: () => "Error al eliminar la organización",
    /** Bienvenidos a {name} */
    welcome_to: ({ name }: { name: string | number }) => `Bienvenidos a ${name}`,
    /** Tabla completa */
    full_standings: () => "Tabla completa",
    /** Por jugar */
    to_be_played: () => "Por jugar",
    /** A la espera del resultado */
    result_awaited: () => "A la espera del resultado",
    /** Negocios y ligas de la zona ({count}) */
    businesses_and_leagues_around: ({ count }: { count: string | number }) => `Negocios y ligas de la zona (${count})`,
    /** Bienvenidos a {organization} */
    welcome_to_2: ({ organization }: { organization: string | number }) => `Bienvenidos a ${organization}`,
    /** Los marcadores, las posiciones y los líderes aparecen aquí cuando empieza la temporada. */
    scores_standings_and_leaders_appear_here: () => "Los marcadores, las posiciones y los líderes aparecen aquí cuando empieza la temporada.",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Cargando líderes... */
    loading_stat_leaders: () => "Cargando líderes...",
    /** Primeros puestos de la tabla */
    top_of_the_standings: () => "Primeros puestos de la tabla",
    /** Primeros puestos de la tabla, continuación */
    top_of_the_standings_continued: () => "Primeros puestos de la tabla, continuación",
    /** W */
    w: () => "W",
    /** Victorias */
    wins: () => "Victorias",
    /** L */
    l: () => "L",
    /** Derrotas */
    losses: () => "Derrotas",
    /** PCT */
    pct: () => "PCT",
    /** Porcentaje de victorias */
    win_percentage: () => "Porcentaje de victorias",
    /** Racha */
    streak: () => "Racha",
    /** Últimos marcadores */
    latest_scores: () => "Últimos marcadores",
    /** Líderes */
    leaderboard: () => "Líderes",
    /** Aún no hay estadísticas */
    no_statistics_yet: () => "Aún no hay estadísticas",
    /** Los líderes aparecen aquí con la primera ficha del partido. */
    the_leaders_appear_here_with_the_first_box: () => "Los líderes aparecen aquí con la primera ficha del partido.",
    /** {average} por partido */
    a_game: ({ average }: { average: string | number }) => `${average} por partido`,
    /** {userCount, plural, one {{userCount} usuario} other {{userCount} usuarios}} */
    count_users: ({ userCount }: { userCount: number }) => `${pluralText(userCount, { "one": `${userCount} usuario`, "other": `${userCount} usuarios` })}`,
    /** {seasons, plural, one {{seasons} temporada} other {{seasons} temporadas}} */
    count_seasons: ({ seasons }: { seasons: number }) => `${pluralText(seasons, { "one": `${seasons} temporada`, "other": `${seasons} temporadas` })}`,
    /** {leagues, plural, one {{leagues} liga} other {{leagues} ligas}} */
    count_leagues: ({ leagues }: { leagues: number }) => `${pluralText(leagues, { "one": `${leagues} liga`, "other": `${leagues} ligas` })}`,
    /** {teams, plural, one {{teams} equipo} other {{teams} equipos}} */
    count_teams: ({ teams }: { teams: number }) => `${pluralText(teams, { "one": `${teams} equipo`, "other": `${teams} equipos` })}`,
    /** {players, plural, one {{players} jugador} other {{players} jugadores}} */
    count_players: ({ players }: { players: number }) => `${pluralText(players, { "one": `${players} jugador`, "other": `${players} jugadores` })}`,
    /** {games, plural, one {{games} partido} other {{games} partidos}} */
    count_games: ({ games }: { games: number }) => `${pluralText(games, { "one": `${games} partido`, "other": `${games} partidos` })}`,
    /** {links, plural, one {{links} enlace de navegación} other {{links} enlaces de navegación}} */
    count_navigation_links: ({ links }: { links: number }) => `${pluralText(links, { "one": `${links} enlace de navegación`, "other": `${links} enlaces de navegación` })}`,
    /** Inglés o español, según el dispositivo del visitante */
    english_or_spanish_by_the_visitors_device: () => "Inglés o español, según el dispositivo del visitante",
    /** Inglés */
    english: () => "Inglés",
    /** Español */
    spanish: () => "Español",
    /** Textos de las páginas */
    the_pages_words: () => "Textos de las páginas",
    /** Las páginas están en */
    language_of_the_pages: () => "Las páginas están en",
    /** Cada visitante puede elegir el otro idioma. Lo que se escribe por cuenta propia queda como está. */
    visitors_may_choose_another_what_you_write: () => "Cada visitante puede elegir el otro idioma. Lo que se escribe por cuenta propia queda como está.",
  },
  pages: {
    /** Aún no hay nada aquí */
    nothing_here_yet: () => "Aún no hay nada aquí",
    /** {name} no ha escrito esta página. */
    has_not_written_this_page: ({ name }: { name: string | number }) => `${name} no ha escrito esta página.`,
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Grande */
    large: () => "Grande",
    /** Pequeño */
    small: () => "Pequeño",
    /** Pie */
    caption: () => "Pie",
    /** Encabezado */
    heading: () => "Encabezado",
    /** Tamaño */
    size: () => "Tamaño",
    /** Texto */
    text: () => "Texto",
    /** Dirección de YouTube */
    youtube_address: () => "Dirección de YouTube",
    /** Bloque */
    block: () => "Bloque",
    /** Esta página está vacía */
    this_page_is_empty: () => "Esta página está vacía",
    /** Agregar abajo su primer bloque. */
    add_its_first_block_below: () => "Agregar abajo su primer bloque.",
    /** Subir {nameAt} */
    move_up: ({ nameAt }: { nameAt: string | number }) => `Subir ${nameAt}`,
    /** Bajar {nameAt} */
    move_down: ({ nameAt }: { nameAt: string | number }) => `Bajar ${nameAt}`,
    /** Copiar {nameAt} */
    copy: ({ nameAt }: { nameAt: string | number }) => `Copiar ${nameAt}`,
    /** Quitar {nameAt} */
    remove: ({ nameAt }: { nameAt: string | number }) => `Quitar ${nameAt}`,
    /** Agregar bloque */
    add_block: () => "Agregar bloque",
    /** Acordeón */
    accordion: () => "Acordeón",
    /** Imagen */
    image: () => "Imagen",
    /** Video */
    video: () => "Video",
    /** Tabla */
    table: () => "Tabla",
    /** Sedes */
    locations: () => "Sedes",
    /** Lo escrito sigue aquí. El otro borrador queda entre las revisiones, se elija lo que se elija. */
    what_you_typed_is_still_here_their_draft: () => "Lo escrito sigue aquí. El otro borrador queda entre las revisiones, se elija lo que se elija.",
    /** Mostrar el otro borrador */
    show_their_draft: () => "Mostrar el otro borrador",
    /** Guardar el mío encima */
    save_mine_over_it: () => "Guardar el mío encima",
    /** No se pudo subir la imagen. */
    the_picture_could_not_be_uploaded: () => "No se pudo subir la imagen.",
    /** Aún no hay imagen */
    no_picture_yet: () => "Aún no hay imagen",
    /** Subir */
    upload: () => "Subir",
    /** Subiendo... */
    uploading: () => "Subiendo...",
    /** PNG, JPEG, WebP, GIF o AVIF, 5 MB como máximo. */
    png_jpeg_webp_gif_or_avif_at_most: () => "PNG, JPEG, WebP, GIF o AVIF, 5 MB como máximo.",
    /** O su dirección */
    or_its_address: () => "O su dirección",
    /** Qué muestra */
    what_it_shows: () => "Qué muestra",
    /** Para quienes no pueden verla. */
    for_those_who_cannot_see_it: () => "Para quienes no pueden verla.",
    /** Pregunta */
    question: () => "Pregunta",
    /** Respuesta */
    answer: () => "Respuesta",
    /** Dirección */
    address: () => "Dirección",
    /** Mapa */
    map: () => "Mapa",
    /** Quitar {item} {number} */
    remove_2: ({ item, number }: { item: string | number; number: string | number }) => `Quitar ${item} ${number}`,
    /** Agregar {item} */
    add: ({ item }: { item: string | number }) => `Agregar ${item}`,
    /** Negrita */
    bold: () => "Negrita",
    /** Cursiva */
    italic: () => "Cursiva",
    /** Enlace */
    link: () => "Enlace",
    /** Lista */
    list: () => "Lista",
    /** Lista numerada */
    numbered_list: () => "Lista numerada",
    /** Markdown: **negrita**, *cursiva*, [palabras](https://…) o [palabras](registration), listas con - o 1. */
    markdown_bold_italic_words_https_or_words: () => "Markdown: **negrita**, *cursiva*, [palabras](https://…) o [palabras](registration), listas con - o 1.",
    /** Formato de {toLowerCase} */
    format: ({ toLowerCase }: { toLowerCase: string | number }) => `Formato de ${toLowerCase}`,
    /** Página nueva */
    new_page: () => "Página nueva",
    /** Crear página */
    create_page: () => "Crear página",
    /** No se pudo crear la página. */
    the_page_could_not_be_created: () => "No se pudo crear la página.",
    /** Título */
    title: () => "Título",
    /** Falta el título. */
    title_is_required: () => "Falta el título.",
    /** Ruta */
    path: () => "Ruta",
    /** Dónde está en el sitio, como leagueInfo o contact; home: en la página de inicio. */
    where_it_stands_on_your_site_such_as: () => "Dónde está en el sitio, como leagueInfo o contact; home: en la página de inicio.",
    /** Falta la ruta. */
    path_is_required: () => "Falta la ruta.",
    /** Revisiones */
    revisions: () => "Revisiones",
    /** Retirar publicación */
    unpublish: () => "Retirar publicación",
    /** Guardar borrador */
    save_draft: () => "Guardar borrador",
    /** Publicar */
    publish: () => "Publicar",
    /** Hay cambios sin guardar. */
    there_are_changes_that_are_not_saved: () => "Hay cambios sin guardar.",
    /** Todos los cambios están guardados. */
    all_changes_are_saved: () => "Todos los cambios están guardados.",
    /** Verla en el sitio */
    see_it_on_the_site: () => "Verla en el sitio",
    /** Dónde está en el sitio; home: en la página de inicio. */
    where_it_stands_on_the_site_home_on: () => "Dónde está en el sitio; home: en la página de inicio.",
    /** Contenido */
    content: () => "Contenido",
    /** Vista previa */
    preview: () => "Vista previa",
    /** Publicada */
    published: () => "Publicada",
    /** Borrador */
    draft: () => "Borrador",
    /** Borrador más nuevo */
    newer_draft: () => "Borrador más nuevo",
    /** Aún no hay nada que ver */
    nothing_to_see_yet: () => "Aún no hay nada que ver",
    /** Agregar primero un bloque. */
    add_a_block_first: () => "Agregar primero un bloque.",
    /** Se restauró el texto de {moment}. Para conservarlo hay que guardar el borrador. */
    restored_the_words_of_save_the_draft_to: ({ moment }: { moment: string | number }) => `Se restauró el texto de ${moment}. Para conservarlo hay que guardar el borrador.`,
    /** Restaurar pone el texto de entonces en el editor; los visitantes lo ven cuando se publica. */
    restoring_puts_the_words_of_then_into_the: () => "Restaurar pone el texto de entonces en el editor; los visitantes lo ven cuando se publica.",
    /** La más nueva */
    newest: () => "La más nueva",
    /** {count, plural, one {· {count} bloque} other {· {count} bloques}} */
    blocks: ({ count }: { count: number }) => `${pluralText(count, { "one": `· ${count} bloque`, "other": `· ${count} bloques` })}`,
    /** Restaurar el texto de {moment} */
    restore_the_words_of: ({ moment }: { moment: string | number }) => `Restaurar el texto de ${moment}`,
    /** Restaurar */
    restore: () => "Restaurar",
    /** Celdas */
    cells: () => "Celdas",
    /** Encabezado de la columna {number} */
    head_of_column: ({ number }: { number: string | number }) => `Encabezado de la columna ${number}`,
    /** Quitar */
    remove_3: () => "Quitar",
    /** Fila {number}, {columns} */
    row: ({ number, columns }: { number: string | number; columns: string | number }) => `Fila ${number}, ${columns}`,
    /** Quitar fila {number} */
    remove_row: ({ number }: { number: string | number }) => `Quitar fila ${number}`,
    /** Agregar fila */
    add_row: () => "Agregar fila",
    /** Agregar columna */
    add_column: () => "Agregar columna",
    /** Quitar la última columna */
    remove_last_column: () => "Quitar la última columna",
    /** No se pudo guardar la página. */
    the_page_could_not_be_saved: () => "No se pudo guardar la página.",
    /** Borrador guardado. */
    saved_the_draft: () => "Borrador guardado.",
    /** Se publicó {publishPage}. */
    published_2: ({ publishPage }: { publishPage: string | number }) => `Se publicó ${publishPage}.`,
    /** Los visitantes ya no la ven. El borrador se queda. */
    taken_back_from_visitors_the_draft_stays: () => "Los visitantes ya no la ven. El borrador se queda.",
    /** Páginas */
    pages: () => "Páginas",
    /** Apariencia */
    appearance: () => "Apariencia",
    /** Lo que dice el sitio además de marcadores y calendarios. */
    what_your_site_says_beside_scores_and: () => "Lo que dice el sitio además de marcadores y calendarios.",
    /** Buscar */
    find: () => "Buscar",
    /** Título o ruta */
    title_or_path: () => "Título o ruta",
    /** Estado */
    state: () => "Estado",
    /** Todas */
    all: () => "Todas",
    /** Aún no hay páginas */
    no_pages_yet: () => "Aún no hay páginas",
    /** Ninguna página coincide */
    no_page_matches: () => "Ninguna página coincide",
    /** Escribir la primera: preguntas y respuestas, cómo inscribirse, dónde se juega. */
    write_the_first_one_questions_and_answers: () => "Escribir la primera: preguntas y respuestas, cómo inscribirse, dónde se juega.",
    /** Limpiar el filtro para verlas todas. */
    clear_the_filter_to_see_all_of_them: () => "Limpiar el filtro para verlas todas.",
    /** Sin publicar */
    not_published: () => "Sin publicar",
    /** ¿Eliminar la página {title}? */
    are_you_sure_you_want_to_delete_the: ({ title }: { title: string | number }) => `¿Eliminar la página ${title}?`,
    /** Los visitantes ya no la encuentran. Todas sus revisiones se van con ella. Se puede deshacer durante diez minutos. */
    visitors_no_longer_find_it_all_its_revisions: () => "Los visitantes ya no la encuentran. Todas sus revisiones se van con ella. Se puede deshacer durante diez minutos.",
    /** Todas sus revisiones se van con ella. Se puede deshacer durante diez minutos. */
    all_its_revisions_go_with_it_it_can: () => "Todas sus revisiones se van con ella. Se puede deshacer durante diez minutos.",
    /** Eliminar página */
    delete_page: () => "Eliminar página",
    /** No se pudo eliminar la página. */
    the_page_could_not_be_deleted: () => "No se pudo eliminar la página.",
    /** Último guardado */
    last_saved: () => "Último guardado",
    /** Acciones */
    actions: () => "Acciones",
  },
  periods: {
    /** {name} created */
    created: ({ name }: { name: string | number }) => `${name} created`,
    /** The period could not be added. */
    the_period_could_not_be_added: () => "The period could not be added.",
    /** Period name */
    period_name: () => "Period name",
    /** For instance OT5 */
    for_instance_ot5: () => "For instance OT5",
    /** Please enter a name. */
    please_enter_a_name: () => "Please enter a name.",
    /** Add Game Period */
    add_game_period: () => "Add Game Period",
    /** Overtime: shown when it was scored */
    overtime_shown_when_it_was_scored: () => "Overtime: shown when it was scored",
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
    /** {count, plural, one {1 liga} other {{count} ligas}} */
    leagues: ({ count }: { count: number }) => `${pluralText(count, { "one": "1 liga", "other": `${count} ligas` })}`,
    /** Directorio */
    all_listings: () => "Directorio",
    /** El directorio aún está vacío */
    no_listings_yet: () => "El directorio aún está vacío",
    /** Qué es esto */
    what_this_is: () => "Qué es esto",
    /** Las ligas aparecen aquí en cuanto alguien las organiza. */
    leagues_appear_here_as_soon_as_somebody_runs: () => "Las ligas aparecen aquí en cuanto alguien las organiza.",
    /** Todas las ligas que tienen su sitio aquí. */
    every_league_that_has_its_site_here: () => "Todas las ligas que tienen su sitio aquí.",
    /** La liga, con un sitio que lleva el marcador. */
    your_league_with_a_site_that_keeps_score: () => "La liga, con un sitio que lleva el marcador.",
    /** {productName} es para quienes organizan ligas. Da a cada liga su propio sitio web, con tabla de posiciones, calendario, fichas de partido y récords para todos, y a quien la organiza un lugar tranquilo donde llevarlos. */
    is_for_the_people_who_run_leagues_it: ({ productName }: { productName: string | number }) => `${productName} es para quienes organizan ligas. Da a cada liga su propio sitio web, con tabla de posiciones, calendario, fichas de partido y récords para todos, y a quien la organiza un lugar tranquilo donde llevarlos.`,
    /** Qué ofrece */
    what_it_does_for_you: () => "Qué ofrece",
    /** Cómo empieza */
    how_it_begins: () => "Cómo empieza",
    /** Ligas que juegan aquí */
    leagues_that_play_here: () => "Ligas que juegan aquí",
    /** Un sitio web para la liga, con tabla de posiciones, calendario, fichas de partido y récords. */
    a_website_for_your_league_with_standings: () => "Un sitio web para la liga, con tabla de posiciones, calendario, fichas de partido y récords.",
    /** Para dueños de ligas */
    for_league_owners: () => "Para dueños de ligas",
    /** Verse como un millón. Jugar por amor al juego. */
    look_like_a_million_play_for_the_love: () => "Verse como un millón. Jugar por amor al juego.",
    /** Las grandes ligas tienen personal para sus sitios web. Con un gimnasio, un silbato y {productName}, nadie en la tribuna notará la diferencia. */
    the_big_leagues_have_a_staff_for_their: ({ productName }: { productName: string | number }) => `Las grandes ligas tienen personal para sus sitios web. Con un gimnasio, un silbato y ${productName}, nadie en la tribuna notará la diferencia.`,
    /** Ver ligas que ya lo hacen */
    see_leagues_that_do: () => "Ver ligas que ya lo hacen",
    /** Cómo funciona */
    how_it_works: () => "Cómo funciona",
    /** Liga millonaria */
    millionaire: () => "Liga millonaria",
    /** Un sitio de liga como los de las grandes, con presupuesto de gimnasio. */
    a_league_site_like_those_of_the_big: () => "Un sitio de liga como los de las grandes, con presupuesto de gimnasio.",
    /** Un marcador por período: Night Shift 88, Skyline 82 */
    a_line_score_night_shift_88_skyline_82: () => "Un marcador por período: Night Shift 88, Skyline 82",
    /** Finalizado */
    completed: () => "Finalizado",
    /** División 1 */
    division_1: () => "División 1",
    /** T */
    t: () => "T",
    /** Fichas de partido en minutos */
    box_scores_in_minutes: () => "Fichas de partido en minutos",
    /** Un partido se escribe como en una hoja de cálculo, en la mesa o al día siguiente. Los porcentajes, totales y líderes salen solos. */
    type_a_game_in_like_a_spreadsheet_at: () => "Un partido se escribe como en una hoja de cálculo, en la mesa o al día siguiente. Los porcentajes, totales y líderes salen solos.",
    /** Posiciones que nadie discute */
    standings_nobody_argues_about: () => "Posiciones que nadie discute",
    /** Cada puesto dice qué regla puso ahí al equipo: récord, enfrentamiento directo, diferencia de puntos. */
    every_place_says_which_rule_put_the_team: () => "Cada puesto dice qué regla puso ahí al equipo: récord, enfrentamiento directo, diferencia de puntos.",
    /** Calendarios justos */
    schedules_that_are_fair: () => "Calendarios justos",
    /** Entran gimnasios, horarios, días libres y deseos; sale una temporada equilibrada, con sus descansos y jornadas dobles contados. */
    gyms_time_slots_days_off_and_wishes_go: () => "Entran gimnasios, horarios, días libres y deseos; sale una temporada equilibrada, con sus descansos y jornadas dobles contados.",
    /** Cuadros que se llenan solos */
    brackets_that_fill_themselves: () => "Cuadros que se llenan solos",
    /** La división se siembra una vez. Cada resultado hace avanzar al ganador, y un marcador corregido corrige todo lo que sigue. */
    seed_a_division_once_each_result_moves_the: () => "La división se siembra una vez. Cada resultado hace avanzar al ganador, y un marcador corregido corrige todo lo que sigue.",
    /** Páginas con palabras propias */
    pages_in_your_own_words: () => "Páginas con palabras propias",
    /** Inscripción, preguntas, reglas, videos y gimnasios con sus mapas: los escribe la liga y se publican cuando ella quiere. */
    registration_questions_rules_videos_and_gyms: () => "Inscripción, preguntas, reglas, videos y gimnasios con sus mapas: los escribe la liga y se publican cuando ella quiere.",
    /** Nada se pierde */
    nothing_is_lost: () => "Nada se pierde",
    /** Las temporadas anteriores entran desde hojas de cálculo y vuelven a salir. Lo eliminado por error regresa con un clic. */
    old_seasons_come_in_from_spreadsheets_and_go: () => "Las temporadas anteriores entran desde hojas de cálculo y vuelven a salir. Lo eliminado por error regresa con un clic.",
    /** Nombrarla */
    name_it: () => "Nombrarla",
    /** Nombre, logo y color, en una dirección nuestra o en un dominio propio. */
    your_name_logo_and_colour_on_an_address: () => "Nombre, logo y color, en una dirección nuestra o en un dominio propio.",
    /** Llenarla */
    fill_it: () => "Llenarla",
    /** Equipos y plantillas, a mano o desde un archivo; luego, el calendario. */
    teams_and_rosters_by_hand_or_from_a: () => "Equipos y plantillas, a mano o desde un archivo; luego, el calendario.",
    /** Jugar */
    play: () => "Jugar",
    /** Registrar los marcadores. Los jugadores ven sus números en el teléfono. */
    enter_the_scores_players_find_their_numbers: () => "Registrar los marcadores. Los jugadores ven sus números en el teléfono.",
    /** Una noche */
    one_evening: () => "Una noche",
    /** es lo que cuesta preparar una temporada: equipos, plantillas, gimnasios y un calendario justo. */
    is_what_a_season_takes_to_set_up: () => "es lo que cuesta preparar una temporada: equipos, plantillas, gimnasios y un calendario justo.",
    /** Un minuto */
    one_minute: () => "Un minuto",
    /** después del último silbatazo sale la ficha del partido, y con ella los líderes y las posiciones. */
    after_the_last_whistle_the_box_score_is: () => "después del último silbatazo sale la ficha del partido, y con ella los líderes y las posiciones.",
    /** Un enlace */
    one_link: () => "Un enlace",
    /** es todo lo que necesitan los jugadores. Sin cuenta, sin aplicación, igual de rápido en un teléfono viejo que en uno nuevo. */
    is_all_your_players_need_no_account_no: () => "es todo lo que necesitan los jugadores. Sin cuenta, sin aplicación, igual de rápido en un teléfono viejo que en uno nuevo.",
  },
  playKinds: {
    /** Doble anotado */
    made_two: () => "Doble anotado",
    /** Doble fallado */
    missed_two: () => "Doble fallado",
    /** Triple anotado */
    made_three: () => "Triple anotado",
    /** Triple fallado */
    missed_three: () => "Triple fallado",
    /** Tiro libre anotado */
    made_free_throw: () => "Tiro libre anotado",
    /** Tiro libre fallado */
    missed_free_throw: () => "Tiro libre fallado",
    /** Asistencia */
    assist: () => "Asistencia",
    /** Rebote defensivo */
    defensive_rebound: () => "Rebote defensivo",
    /** Rebote ofensivo */
    offensive_rebound: () => "Rebote ofensivo",
    /** Tapón */
    block: () => "Tapón",
    /** Robo */
    steal: () => "Robo",
    /** Pérdida */
    turnover: () => "Pérdida",
    /** Falta de tiro */
    shooting_foul: () => "Falta de tiro",
    /** Falta personal */
    personal_foul: () => "Falta personal",
    /** Falta ofensiva */
    offensive_foul: () => "Falta ofensiva",
    /** Falta técnica */
    technical_foul: () => "Falta técnica",
    /** Cambio */
    substitution: () => "Cambio",
    /** Salto entre dos */
    jump_ball: () => "Salto entre dos",
    /** Tiempo muerto */
    timeout: () => "Tiempo muerto",
    /** Comienzo del periodo */
    period_start: () => "Comienzo del periodo",
    /** Fin del periodo */
    period_end: () => "Fin del periodo",
    /** Nota */
    note: () => "Nota",
    /** Sencillo */
    single: () => "Sencillo",
    /** Doblete */
    double: () => "Doblete",
    /** Triplete */
    triple: () => "Triplete",
    /** Jonrón */
    home_run: () => "Jonrón",
    /** Base por bolas */
    walk: () => "Base por bolas",
    /** Golpeado por lanzamiento */
    hit_by_pitch: () => "Golpeado por lanzamiento",
    /** Ponche */
    strikeout: () => "Ponche",
    /** Eliminación */
    out: () => "Eliminación",
    /** Sacrificio */
    sacrifice: () => "Sacrificio",
    /** Embasado por error */
    reached_on_error: () => "Embasado por error",
    /** Carrera */
    run: () => "Carrera",
    /** Punto */
    point: () => "Punto",
    /** Saque directo */
    ace: () => "Saque directo",
    /** Golpe ganador */
    winner: () => "Golpe ganador",
    /** Doble falta */
    double_fault: () => "Doble falta",
    /** Error no forzado */
    unforced_error: () => "Error no forzado",
    /** Juego */
    game_won: () => "Juego",
    /** Remate */
    kill: () => "Remate",
    /** Bloqueo */
    block_point: () => "Bloqueo",
    /** Error del rival */
    opponent_error: () => "Error del rival",
    /** Defensa */
    dig: () => "Defensa",
    /** sale {player} */
    leaves: ({ player }: { player: string | number }) => `sale ${player}`,
    /** número {number} */
    number: ({ number }: { number: string | number }) => `número ${number}`,
  },
  players: {
    /** Aún no hay atributos */
    no_attributes_yet: () => "Aún no hay atributos",
    /** Atributos */
    attributes: () => "Atributos",
    /** Un número. */
    a_number: () => "Un número.",
    /** Aún no hay biografía */
    no_bio_yet: () => "Aún no hay biografía",
    /** Biografía */
    bio: () => "Biografía",
    /** Texto simple, 5000 caracteres como máximo. */
    plain_text_at_most_5000_characters: () => "Texto simple, 5000 caracteres como máximo.",
    /** Error al actualizar el jugador */
    error_updating_player: () => "Error al actualizar el jugador",
    /** Jugador actualizado */
    player_updated: () => "Jugador actualizado",
    /** Editar {toLowerCase} */
    edit: ({ toLowerCase }: { toLowerCase: string | number }) => `Editar ${toLowerCase}`,
    /** Actualizar */
    update: () => "Actualizar",
    /** No se pudieron fusionar los jugadores. */
    the_players_could_not_be_merged: () => "No se pudieron fusionar los jugadores.",
    /** Fusionar jugadores */
    merge_players: () => "Fusionar jugadores",
    /** Las estadísticas, plantillas y atributos de los demás pasan a quien se queda. Se puede deshacer durante diez minutos. */
    statistics_rosters_and_attributes_of_the: () => "Las estadísticas, plantillas y atributos de los demás pasan a quien se queda. Se puede deshacer durante diez minutos.",
    /** Fusionar {count} jugadores */
    merge_players_2: ({ count }: { count: string | number }) => `Fusionar ${count} jugadores`,
    /** Quién se queda */
    who_stays: () => "Quién se queda",
    /** ID {id}, {teamNames} */
    id: ({ id, teamNames }: { id: string | number; teamNames: string | number }) => `ID ${id}, ${teamNames}`,
    /** No se pudo cargar la vista previa. */
    the_preview_could_not_be_loaded: () => "No se pudo cargar la vista previa.",
    /** Esto lo impide: */
    this_stands_in_the_way: () => "Esto lo impide:",
    /** Ir al partido */
    to_the_game: () => "Ir al partido",
    /** No hay estadísticas que traspasar. */
    there_are_no_statistics_to_carry_over: () => "No hay estadísticas que traspasar.",
    /** {gameCount, plural, one {Se traspasan las estadísticas de {gameCount} partido.} other {Se traspasan las estadísticas de {gameCount} partidos.}} */
    statistics_of_games_are_carried_over: ({ gameCount }: { gameCount: number }) => `${pluralText(gameCount, { "one": `Se traspasan las estadísticas de ${gameCount} partido.`, "other": `Se traspasan las estadísticas de ${gameCount} partidos.` })}`,
    /**  En {joinedGameCount} de ellos hay línea de ambos; se unen en una. */
    in_of_them_both_have_a_line_those: ({ joinedGameCount }: { joinedGameCount: string | number }) => ` En ${joinedGameCount} de ellos hay línea de ambos; se unen en una.`,
    /** ¿Borrar a esta persona? */
    erase_this_person: () => "¿Borrar a esta persona?",
    /** ¿Borrar a {name}? Esto se pierde para siempre: */
    are_you_sure_you_want_to_erase_this: ({ name }: { name: string | number }) => `¿Borrar a ${name}? Esto se pierde para siempre:`,
    /** Borrar */
    erase: () => "Borrar",
    /** No se pudo borrar a la persona. */
    the_person_could_not_be_erased: () => "No se pudo borrar a la persona.",
    /** Datos personales */
    personal_data: () => "Datos personales",
    /** Para quien pregunta qué datos se guardan o pide que se olviden. Al borrar se quitan el nombre y todo lo personal, en todas partes; los partidos y los totales quedan como están. */
    for_a_person_who_asks_what_is_kept: () => "Para quien pregunta qué datos se guardan o pide que se olviden. Al borrar se quitan el nombre y todo lo personal, en todas partes; los partidos y los totales quedan como están.",
    /** Descargar datos */
    download_data: () => "Descargar datos",
    /** Borrar persona… */
    erase_person: () => "Borrar persona…",
    /** No se pudo cargar el jugador */
    failed_to_fetch_player: () => "No se pudo cargar el jugador",
    /** Ir a todos los jugadores */
    to_all_players: () => "Ir a todos los jugadores",
    /** Otro jugador tiene el mismo nombre. <link>Ver ambos y fusionarlos si son la misma persona</link> */
    another_player_has_the_same_name_look_at: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("Otro jugador tiene el mismo nombre. ", link("Ver ambos y fusionarlos si son la misma persona")),
    /** Desglose por temporada */
    season_breakdown: () => "Desglose por temporada",
    /** Todos los partidos de {player} */
    all_games_of: ({ player }: { player: string | number }) => `Todos los partidos de ${player}`,
    /** JUGADORES */
    players: () => "JUGADORES",
    /** Seleccionar dos o más jugadores que sean la misma persona */
    select_two_or_more_players_who_are_one: () => "Seleccionar dos o más jugadores que sean la misma persona",
    /** Fusionar la selección */
    merge_selected: () => "Fusionar la selección",
    /** Los nombres con señal de aviso aparecen más de una vez. Seleccionar los que son la misma persona y fusionarlos. */
    names_with_a_warning_sign_are_there_more: () => "Los nombres con señal de aviso aparecen más de una vez. Seleccionar los que son la misma persona y fusionarlos.",
    /** Buscar */
    find: () => "Buscar",
    /** Nombre del jugador */
    player_name: () => "Nombre del jugador",
    /** No se encontraron jugadores. */
    no_players_found: () => "No se encontraron jugadores.",
    /** Ninguno coincide con estos filtros. */
    none_fits_these_filters: () => "Ninguno coincide con estos filtros.",
    /** Los jugadores llegan con las plantillas de sus equipos. */
    players_come_with_the_rosters_of_their_teams: () => "Los jugadores llegan con las plantillas de sus equipos.",
    /** ID */
    id_2: () => "ID",
    /** Otro jugador tiene el mismo nombre */
    another_player_has_the_same_name: () => "Otro jugador tiene el mismo nombre",
    /** Perfil */
    profile: () => "Perfil",
    /** Falta el nombre. */
    please_enter_a_name: () => "Falta el nombre.",
    /** Imagen */
    image: () => "Imagen",
    /** Sin equipo asignado */
    no_team_assigned: () => "Sin equipo asignado",
    /** Sin patrocinador */
    no_sponsor: () => "Sin patrocinador",
    /** Patrocinador */
    sponsor: () => "Patrocinador",
    /** En blanco: sin patrocinador. */
    left_blank_no_sponsor: () => "En blanco: sin patrocinador.",
    /** Dirección de su sitio */
    address_of_its_site: () => "Dirección de su sitio",
    /** Cartel */
    banner: () => "Cartel",
    /** Seleccionar al menos un jugador para eliminar. */
    please_select_at_least_one_player_to_delete: () => "Seleccionar al menos un jugador para eliminar.",
    /** ¿Eliminar los jugadores seleccionados? */
    are_you_sure_you_want_to_delete_the: () => "¿Eliminar los jugadores seleccionados?",
    /** {message} Se puede deshacer durante diez minutos. */
    it_can_be_undone_for_ten_minutes: ({ message }: { message: string | number }) => `${message} Se puede deshacer durante diez minutos.`,
    /** Jugadores eliminados */
    players_deleted: () => "Jugadores eliminados",
    /** No se pudieron eliminar los jugadores. */
    the_players_could_not_be_deleted: () => "No se pudieron eliminar los jugadores.",
    /** Aún no hay videos */
    no_videos_yet: () => "Aún no hay videos",
    /** Videos */
    videos: () => "Videos",
    /** Título {number} */
    title: ({ number }: { number: string | number }) => `Título ${number}`,
    /** Dirección {number} */
    address: ({ number }: { number: string | number }) => `Dirección ${number}`,
    /** Falta la dirección. */
    please_enter_the_address: () => "Falta la dirección.",
    /** Quitar video {number} */
    remove_video: ({ number }: { number: string | number }) => `Quitar video ${number}`,
    /** Agregar video */
    add_video: () => "Agregar video",
    /** No se encontraron jugadores */
    no_players_found_2: () => "No se encontraron jugadores",
    /** Probar con otro nombre, otra liga u otro equipo. */
    try_another_name_or_another_league_or_team: () => "Probar con otro nombre, otra liga u otro equipo.",
    /** {totalCount, plural, one {1 jugador} other {{totalCount} jugadores}} */
    players_2: ({ totalCount }: { totalCount: number }) => `${pluralText(totalCount, { "one": "1 jugador", "other": `${totalCount} jugadores` })}`,
    /** Sin equipo */
    no_team: () => "Sin equipo",
    /** Puntos */
    points: () => "Puntos",
    /** Promedio hasta ahora */
    average_so_far: () => "Promedio hasta ahora",
    /** Puntos partido a partido */
    points_game_by_game: () => "Puntos partido a partido",
    /** Puntos por tipo de tiro */
    points_by_shot: () => "Puntos por tipo de tiro",
    /** {made} puntos */
    points_2: ({ made }: { made: string | number }) => `${made} puntos`,
    /** Fecha del partido */
    game_date: () => "Fecha del partido",
    /** vs. {opponent} */
    vs: ({ opponent }: { opponent: string | number }) => `vs. ${opponent}`,
    /** Resultado */
    result: () => "Resultado",
    /** No hay partidos */
    no_games_available: () => "No hay partidos",
    /** victoria */
    won: () => "victoria",
    /** derrota */
    lost: () => "derrota",
    /** W */
    w: () => "W",
    /** L */
    l: () => "L",
    /** Sin equipo asignado{bar} */
    no_team_assigned_2: ({ bar }: { bar: string | number }) => `Sin equipo asignado${bar}`,
    /** PPG */
    ppg: () => "PPG",
    /** Puntos por partido */
    points_per_game: () => "Puntos por partido",
    /** FT% */
    ft: () => "FT%",
    /** Porcentaje de tiros libres */
    free_throw_percentage: () => "Porcentaje de tiros libres",
    /** 3PM */
    n_3pm: () => "3PM",
    /** Triples anotados */
    three_pointers_made: () => "Triples anotados",
    /** Buscar por nombre... */
    search_player_name: () => "Buscar por nombre...",
    /** -- LIGAS -- */
    leagues: () => "-- LIGAS --",
    /** -- EQUIPOS -- */
    teams: () => "-- EQUIPOS --",
    /** Buscar un jugador */
    find_a_player: () => "Buscar un jugador",
    /** Escribir un nombre o elegir una liga o un equipo. */
    type_a_name_or_choose_a_league_or: () => "Escribir un nombre o elegir una liga o un equipo.",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Jugadores de {organization} */
    players_of: ({ organization }: { organization: string | number }) => `Jugadores de ${organization}`,
    /** Cargando jugadores... */
    loading_players: () => "Cargando jugadores...",
    /** Temporada activa */
    active_season: () => "Temporada activa",
    /** Partidos de {player} en la temporada activa */
    games_of_in_the_active_season: ({ player }: { player: string | number }) => `Partidos de ${player} en la temporada activa`,
    /** Jugador no encontrado */
    player_not_found: () => "Jugador no encontrado",
    /** Todas las temporadas */
    all_seasons: () => "Todas las temporadas",
    /** {fullName}: estadísticas */
    statistics: ({ fullName }: { fullName: string | number }) => `${fullName}: estadísticas`,
    /** Estadísticas */
    stats: () => "Estadísticas",
    /** Partidos jugados */
    games_played: () => "Partidos jugados",
    /** GP */
    gp: () => "GP",
    /** Sin temporada */
    no_season: () => "Sin temporada",
    /** Partidos en {season} */
    games_in: ({ season }: { season: string | number }) => `Partidos en ${season}`,
    /** Con el patrocinio de */
    sponsored_by: () => "Con el patrocinio de",
    /** Dobles */
    two_pointers: () => "Dobles",
    /** Triples */
    three_pointers: () => "Triples",
    /** Tiros libres */
    free_throws: () => "Tiros libres",
  },
  plays: {
    /** Tablero */
    board: () => "Tablero",
    /** Tablero: {teamName} vs. {teamName2} */
    board_vs: ({ teamName, teamName2 }: { teamName: string | number; teamName2: string | number }) => `Tablero: ${teamName} vs. ${teamName2}`,
    /** Volver al partido */
    back_to_the_game: () => "Volver al partido",
    /** Final */
    final: () => "Final",
    /** Incomparecencia */
    forfeit: () => "Incomparecencia",
    /** Pantalla completa */
    full_screen: () => "Pantalla completa",
    /** Aún no se ha registrado nada. */
    nothing_has_been_entered_yet: () => "Aún no se ha registrado nada.",
    /** Sets {won} */
    sets: ({ won }: { won: string | number }) => `Sets ${won}`,
    /** Faltas {fouls} */
    fouls: ({ fouls }: { fouls: string | number }) => `Faltas ${fouls}`,
    /** Tiempos muertos {timeouts} */
    timeouts: ({ timeouts }: { timeouts: string | number }) => `Tiempos muertos ${timeouts}`,
    /** Doble bonus */
    double_bonus: () => "Doble bonus",
    /** Bonus */
    bonus: () => "Bonus",
    /** Este deporte no tiene jugadas. */
    there_are_no_plays_for_this_sport: () => "Este deporte no tiene jugadas.",
    /** Sus estadísticas se registran en la página del partido. */
    enter_its_statistics_on_the_games_page: () => "Sus estadísticas se registran en la página del partido.",
    /** Este deporte no tiene períodos. */
    this_sport_has_no_periods: () => "Este deporte no tiene períodos.",
    /** Ir a los períodos */
    to_the_periods: () => "Ir a los períodos",
    /** Las jugadas pertenecen a un período: agregar uno o mostrar uno oculto. */
    plays_belong_to_a_period_add_one_or: () => "Las jugadas pertenecen a un período: agregar uno o mostrar uno oculto.",
    /** Las jugadas pertenecen a un período: la liga tiene que agregar uno. */
    plays_belong_to_a_period_the_league_has: () => "Las jugadas pertenecen a un período: la liga tiene que agregar uno.",
    /** Mesa de anotación */
    courtside: () => "Mesa de anotación",
    /** Partido no encontrado. */
    game_not_found: () => "Partido no encontrado.",
    /** Ir al calendario */
    to_the_schedule: () => "Ir al calendario",
    /** Cambio */
    substitute: () => "Cambio",
    /** Titulares */
    starters: () => "Titulares",
    /** Cambio */
    sub: () => "Cambio",
    /** {lineupLabel} de {teamName} */
    of: ({ lineupLabel, teamName }: { lineupLabel: string | number; teamName: string | number }) => `${lineupLabel} de ${teamName}`,
    /** Tiempo muerto */
    timeout: () => "Tiempo muerto",
    /** Tiempo muerto de {teamName} */
    timeout_of: ({ teamName }: { teamName: string | number }) => `Tiempo muerto de ${teamName}`,
    /** Mesa de anotación: {teamName} vs. {teamName2} */
    courtside_vs: ({ teamName, teamName2 }: { teamName: string | number; teamName2: string | number }) => `Mesa de anotación: ${teamName} vs. ${teamName2}`,
    /** Sin red: el partido en su estado de {moment}. */
    no_network_the_game_as_of: ({ moment }: { moment: string | number }) => `Sin red: el partido en su estado de ${moment}.`,
    /** Listo */
    done: () => "Listo",
    /** Lo que se registre ahora va antes de “{lineOf}”. */
    what_is_entered_now_goes_before: ({ lineOf }: { lineOf: string | number }) => `Lo que se registre ahora va antes de “${lineOf}”.`,
    /** Un toque por cada canasta. */
    one_tap_for_each_score: () => "Un toque por cada canasta.",
    /** Aquí se ofrece lo que pudo seguir a una jugada. */
    what_may_have_followed_a_play_is_offered: () => "Aquí se ofrece lo que pudo seguir a una jugada.",
    /** Jugadas */
    plays: () => "Jugadas",
    /** Camiseta {typed} */
    jersey: ({ typed }: { typed: string | number }) => `Camiseta ${typed}`,
    /** ¿Quién y qué? */
    who_and_what: () => "¿Quién y qué?",
    /** En cancha por {teamName} */
    on_court_for: ({ teamName }: { teamName: string | number }) => `En cancha por ${teamName}`,
    /** Titulares de {teamName} */
    starters_of: ({ teamName }: { teamName: string | number }) => `Titulares de ${teamName}`,
    /** Tocar a quien sale y a quien entra. */
    tap_who_goes_off_and_who_comes_on: () => "Tocar a quien sale y a quien entra.",
    /** Tocar a los {count} que empiezan. Con menos también se puede jugar. */
    tap_the_who_start_with_fewer_the_game: ({ count }: { count: string | number }) => `Tocar a los ${count} que empiezan. Con menos también se puede jugar.`,
    /** Agregar jugador */
    add_player: () => "Agregar jugador",
    /** Cambiar ({count} de {count2}) */
    substitute_of: ({ count, count2 }: { count: string | number; count2: string | number }) => `Cambiar (${count} de ${count2})`,
    /** Empezar ({count} de {count2}) */
    start_of: ({ count, count2 }: { count: string | number; count2: string | number }) => `Empezar (${count} de ${count2})`,
    /** Aún no hay nadie en esta plantilla. */
    nobody_is_on_this_roster_yet: () => "Aún no hay nadie en esta plantilla.",
    /** No juegan más de {count} a la vez. */
    no_more_than_play_at_once: ({ count }: { count: string | number }) => `No juegan más de ${count} a la vez.`,
    /** Período y reloj */
    period_and_clock: () => "Período y reloj",
    /** Iniciar {period} */
    start: ({ period }: { period: string | number }) => `Iniciar ${period}`,
    /** Terminar {period} */
    end: ({ period }: { period: string | number }) => `Terminar ${period}`,
    /** Iniciar {next} */
    start_2: ({ next }: { next: string | number }) => `Iniciar ${next}`,
    /** Registrar jugadas de otro período */
    enter_plays_of_another_period: () => "Registrar jugadas de otro período",
    /** Escribir minutos y segundos, como 9:30. */
    enter_minutes_and_seconds_such_as_9_30: () => "Escribir minutos y segundos, como 9:30.",
    /** Tiempo restante */
    time_left: () => "Tiempo restante",
    /** Fijar */
    set: () => "Fijar",
    /** Parar */
    stop: () => "Parar",
    /** Iniciar reloj */
    start_clock: () => "Iniciar reloj",
    /** Corregir una jugada */
    correct_a_play: () => "Corregir una jugada",
    /** Este dispositivo no pudo guardar la jugada. */
    this_device_could_not_store_the_play: () => "Este dispositivo no pudo guardar la jugada.",
    /** Jugada */
    play: () => "Jugada",
    /** Quién */
    who: () => "Quién",
    /** Nadie */
    nobody: () => "Nadie",
    /** Sale */
    goes_off: () => "Sale",
    /** Otro jugador */
    other_player: () => "Otro jugador",
    /** Período */
    period: () => "Período",
    /** Reloj */
    clock: () => "Reloj",
    /** Nota */
    note: () => "Nota",
    /** Lugar en la cancha */
    place_on_the_court: () => "Lugar en la cancha",
    /** Lugar en la cancha (conocido) */
    place_on_the_court_known: () => "Lugar en la cancha (conocido)",
    /** Mover antes */
    move_earlier: () => "Mover antes",
    /** Mover después */
    move_later: () => "Mover después",
    /** Insertar antes */
    insert_before: () => "Insertar antes",
    /** {teamName}, solo el equipo */
    the_team_alone: ({ teamName }: { teamName: string | number }) => `${teamName}, solo el equipo`,
    /** Elegir un equipo o un jugador. */
    choose_a_team_or_a_player: () => "Elegir un equipo o un jugador.",
    /** Elegir un jugador. */
    choose_a_player: () => "Elegir un jugador.",
    /** Ajustes de este dispositivo */
    settings_of_this_device: () => "Ajustes de este dispositivo",
    /** Qué se registra */
    what_is_entered: () => "Qué se registra",
    /** Llevar el reloj del partido en este dispositivo */
    keep_the_game_clock_on_this_device: () => "Llevar el reloj del partido en este dispositivo",
    /** Tocar desde dónde se tiró */
    tap_where_shots_were_taken: () => "Tocar desde dónde se tiró",
    /** Leer en voz alta la última jugada */
    read_the_last_play_out: () => "Leer en voz alta la última jugada",
    /** Mantener la pantalla encendida */
    keep_the_screen_on: () => "Mantener la pantalla encendida",
    /** Teclas */
    keys: () => "Teclas",
    /** Equipo local o visitante */
    home_or_away_team: () => "Equipo local o visitante",
    /** Jugador por camiseta */
    player_by_jersey: () => "Jugador por camiseta",
    /** Usar la camiseta escrita */
    take_the_jersey_as_typed: () => "Usar la camiseta escrita",
    /** Iniciar o parar el reloj */
    start_or_stop_the_clock: () => "Iniciar o parar el reloj",
    /** Empezar la jugada de nuevo */
    begin_the_play_anew: () => "Empezar la jugada de nuevo",
    /** Estas teclas */
    these_keys: () => "Estas teclas",
    /** Rebote */
    rebound: () => "Rebote",
    /** Tiros libres */
    free_throws: () => "Tiros libres",
    /** Falta */
    foul: () => "Falta",
    /** Carreras */
    runs: () => "Carreras",
    /** Este dispositivo no pudo guardar la jugada. ¿Queda espacio? ¿Es una ventana privada? */
    this_device_could_not_store_the_play_is: () => "Este dispositivo no pudo guardar la jugada. ¿Queda espacio? ¿Es una ventana privada?",
    /** Otra persona cambió esta jugada después. */
    somebody_else_has_changed_this_play_since: () => "Otra persona cambió esta jugada después.",
    /** Jugada eliminada. */
    play_deleted: () => "Jugada eliminada.",
    /** Jugada eliminada, y {count} más con ella. */
    play_deleted_with_that_went_by_it: ({ count }: { count: string | number }) => `Jugada eliminada, y ${count} más con ella.`,
    /** Algo falló en el servidor. */
    something_went_wrong_on_the_server: () => "Algo falló en el servidor.",
    /** El servidor no acepta esto de ninguna forma. */
    the_server_takes_this_in_no_form: () => "El servidor no acepta esto de ninguna forma.",
    /** sin sesión iniciada */
    not_signed_in: () => "sin sesión iniciada",
    /** Qué pasó */
    what_happened: () => "Qué pasó",
    /** Desde dónde se tiró */
    where_the_shot_was_taken: () => "Desde dónde se tiró",
    /** Antes del partido */
    before_the_game: () => "Antes del partido",
    /** Elegir quién empieza, si se llevan los cambios. Luego, iniciar el período. */
    choose_who_starts_if_you_keep_substitutions: () => "Elegir quién empieza, si se llevan los cambios. Luego, iniciar el período.",
    /** Elegidos: */
    chosen: () => "Elegidos:",
    /** Titulares: {teamName} */
    starters_2: ({ teamName }: { teamName: string | number }) => `Titulares: ${teamName}`,
    /** Qué siguió */
    what_followed: () => "Qué siguió",
    /** No siguió nada */
    nothing_followed: () => "No siguió nada",
    /** Falla */
    miss: () => "Falla",
    /** Período y reloj: */
    period_and_clock_2: () => "Período y reloj:",
    /** terminó */
    ended: () => "terminó",
    /** Ajustes y teclas */
    settings_and_keys: () => "Ajustes y teclas",
    /** Fijar reloj */
    set_clock: () => "Fijar reloj",
    /** Parar el reloj en {clockText} */
    stop_the_clock_at: ({ clockText }: { clockText: string | number }) => `Parar el reloj en ${clockText}`,
    /** Iniciar el reloj en {clockText} */
    start_the_clock_at: ({ clockText }: { clockText: string | number }) => `Iniciar el reloj en ${clockText}`,
    /** sin enviar */
    not_sent: () => "sin enviar",
    /** {unsentCount} sin enviar. Intentar de nuevo */
    not_sent_try_again: ({ unsentCount }: { unsentCount: string | number }) => `${unsentCount} sin enviar. Intentar de nuevo`,
    /** {unsentCount} sin enviar */
    not_sent_2: ({ unsentCount }: { unsentCount: string | number }) => `${unsentCount} sin enviar`,
    /** Todo está guardado. */
    everything_is_saved: () => "Todo está guardado.",
    /** Buscando jugadas que esperan en este dispositivo */
    looking_for_plays_that_wait_on_this_device: () => "Buscando jugadas que esperan en este dispositivo",
    /** en la mesa */
    at_the_table: () => "en la mesa",
    /** ¿Descartar estas jugadas? */
    give_these_plays_up: () => "¿Descartar estas jugadas?",
    /** Se eliminan de este dispositivo. */
    they_are_deleted_from_this_device: () => "Se eliminan de este dispositivo.",
    /** Descartar */
    give_up: () => "Descartar",
    /** La sesión terminó. {countText} en este dispositivo hasta iniciar sesión de nuevo; entonces se hace el envío. */
    your_session_has_ended_kept_on_this_device: ({ countText }: { countText: string | number }) => `La sesión terminó. ${countText} en este dispositivo hasta iniciar sesión de nuevo; entonces se hace el envío.`,
    /** En este navegador, la sesión es ahora de {username}. {countText} en este dispositivo hasta iniciar sesión con la cuenta propia; entonces se hace el envío. */
    is_signed_in_in_this_browser_now_not: ({ username, countText }: { username: string | number; countText: string | number }) => `En este navegador, la sesión es ahora de ${username}. ${countText} en este dispositivo hasta iniciar sesión con la cuenta propia; entonces se hace el envío.`,
    /** Sin conexión: {countText} en este dispositivo. */
    no_connection_kept_on_this_device: ({ countText }: { countText: string | number }) => `Sin conexión: ${countText} en este dispositivo.`,
    /** {countText} en este dispositivo */
    kept_on_this_device: ({ countText }: { countText: string | number }) => `${countText} en este dispositivo`,
    /** , de otro partido */
    of_another_game: () => ", de otro partido",
    /** . Sin guardar: {message} */
    not_saved: ({ message }: { message: string | number }) => `. Sin guardar: ${message}`,
    /** {count, plural, one {1 jugada de {username} espera en este dispositivo hasta que {username} inicie sesión.} other {{count} jugadas de {username} esperan en este dispositivo hasta que {username} inicie sesión.}} */
    plays_by_wait_on_this_device_until_signs: ({ count, username }: { count: number; username: string | number }) => `${pluralText(count, { "one": `1 jugada de ${username} espera en este dispositivo hasta que ${username} inicie sesión.`, "other": `${count} jugadas de ${username} esperan en este dispositivo hasta que ${username} inicie sesión.` })}`,
    /** El enlace terminó o fue revocado. {countText} en este dispositivo. */
    your_link_has_ended_or_was_revoked_kept: ({ countText }: { countText: string | number }) => `El enlace terminó o fue revocado. ${countText} en este dispositivo.`,
    /** Este navegador lo usa ahora {other}. {countText} en este dispositivo. */
    this_browser_is_s_now_not_yours_kept: ({ other, countText }: { other: string | number; countText: string | number }) => `Este navegador lo usa ahora ${other}. ${countText} en este dispositivo.`,
    /** 1 jugada queda */
    n_1_play_is: () => "1 jugada queda",
    /** {count} jugadas quedan */
    plays_are: ({ count }: { count: string | number }) => `${count} jugadas quedan`,
    /** ({more} más por responder) */
    more_to_answer: ({ more }: { more: string | number }) => `(${more} más por responder)`,
    /** Conservar la mía */
    keep_mine: () => "Conservar la mía",
    /** Conservar la otra */
    keep_theirs: () => "Conservar la otra",
    /** {madeBy} cambió esta jugada: {theirs}. La propia: {mine}. */
    has_changed_this_play_yours: ({ madeBy, theirs, mine }: { madeBy: string | number; theirs: string | number; mine: string | number }) => `${madeBy} cambió esta jugada: ${theirs}. La propia: ${mine}.`,
    /** Otra persona */
    somebody_else: () => "Otra persona",
    /** Conservar ambas */
    keep_both: () => "Conservar ambas",
    /** Descartar la mía */
    drop_mine: () => "Descartar la mía",
    /** {madeBy} registró la misma jugada: {mine}. ¿Es una sola? */
    has_entered_the_same_play_is_it_one: ({ madeBy, mine }: { madeBy: string | number; mine: string | number }) => `${madeBy} registró la misma jugada: ${mine}. ¿Es una sola?`,
    /** Otro dispositivo */
    another_device: () => "Otro dispositivo",
    /** ¿Descartar esta jugada? */
    give_this_play_up: () => "¿Descartar esta jugada?",
    /** Enviar de nuevo */
    send_again: () => "Enviar de nuevo",
    /** Sin guardar: {mine}. {message} */
    not_saved_2: ({ mine, message }: { mine: string | number; message: string | number }) => `Sin guardar: ${mine}. ${message}`,
    /** Jugadas, primero la última */
    plays_latest_first: () => "Jugadas, primero la última",
    /** TO {timeouts} */
    to: ({ timeouts }: { timeouts: string | number }) => `TO ${timeouts}`,
    /** ¡Marcador final actualizado! */
    final_game_score_updated: () => "¡Marcador final actualizado!",
    /** No se pudo actualizar el marcador final. */
    failed_to_update_final_score: () => "No se pudo actualizar el marcador final.",
    /** Usar {made} */
    take: ({ made }: { made: string | number }) => `Usar ${made}`,
    /** Marcador final {made} */
    final_score: ({ made }: { made: string | number }) => `Marcador final ${made}`,
    /** Ahora no */
    not_now: () => "Ahora no",
    /** El marcador final es {homeScore}:{awayScore}, las jugadas suman {made}. */
    the_final_score_is_the_plays_make: ({ homeScore, awayScore, made }: { homeScore: string | number; awayScore: string | number; made: string | number }) => `El marcador final es ${homeScore}:${awayScore}, las jugadas suman ${made}.`,
    /** {period} terminó {score}:{score2}. */
    has_ended_at: ({ period, score, score2 }: { period: string | number; score: string | number; score2: string | number }) => `${period} terminó ${score}:${score2}.`,
    /**  Algunas jugadas aún no se han enviado. */
    some_plays_are_not_sent_yet: () => " Algunas jugadas aún no se han enviado.",
    /** Cancha: tocar desde dónde se tiró */
    court_tap_where_the_shot_was_taken: () => "Cancha: tocar desde dónde se tiró",
    /** Jugadores de {teamName} */
    players_of: ({ teamName }: { teamName: string | number }) => `Jugadores de ${teamName}`,
    /** de {teamName} */
    of_2: ({ teamName }: { teamName: string | number }) => `de ${teamName}`,
    /** Tiempo muerto<mark> de {teamName}</mark> */
    timeout_of_2: ({ mark, teamName }: { mark: (words: ReactNode) => ReactNode; teamName: string | number }) => richText("Tiempo muerto", mark(` de ${teamName}`)),
    /** Todas las jugadas */
    all_plays: () => "Todas las jugadas",
    /** Aún no hay jugadas. */
    no_plays_yet: () => "Aún no hay jugadas.",
    /** Rehacer */
    redo: () => "Rehacer",
    /** Mayor ventaja */
    biggest_lead: () => "Mayor ventaja",
    /** Mayor racha de puntos */
    longest_run: () => "Mayor racha de puntos",
    /** Puntos tras pérdida */
    points_off_turnovers: () => "Puntos tras pérdida",
    /** Puntos de segunda oportunidad */
    second_chance_points: () => "Puntos de segunda oportunidad",
    /** Puntos de la banca */
    bench_points: () => "Puntos de la banca",
    /** Tiempos muertos */
    timeouts_2: () => "Tiempos muertos",
    /** En números */
    in_numbers: () => "En números",
    /** <b>{leadChanges}</b> cambios de líder */
    lead_changes: ({ b, leadChanges }: { b: (words: ReactNode) => ReactNode; leadChanges: string | number }) => richText(b(`${leadChanges}`), " cambios de líder"),
    /** <b>{ties}</b> empates */
    ties: ({ b, ties }: { b: (words: ReactNode) => ReactNode; ties: string | number }) => richText(b(`${ties}`), " empates"),
    /** Ambos equipos en números */
    both_teams_in_numbers: () => "Ambos equipos en números",
    /** Qué */
    what: () => "Qué",
    /** Desarrollo del partido */
    game_flow: () => "Desarrollo del partido",
    /** Ventaja a lo largo del partido. La mayor de {home} fue de {home2}; la de {away}, de {away2}. */
    lead_over_the_game_led_by_at_most: ({ home, home2, away, away2 }: { home: string | number; home2: string | number; away: string | number; away2: string | number }) => `Ventaja a lo largo del partido. La mayor de ${home} fue de ${home2}; la de ${away}, de ${away2}.`,
    /** Por encima de la línea gana {home}; por debajo, {away}. */
    above_the_line_leads_below_it: ({ home, away }: { home: string | number; away: string | number }) => `Por encima de la línea gana ${home}; por debajo, ${away}.`,
    /** Máximo: {most} */
    most: ({ most }: { most: string | number }) => `Máximo: ${most}`,
    /** Ficha del partido */
    box_score: () => "Ficha del partido",
    /** Jugada a jugada */
    play_by_play: () => "Jugada a jugada",
    /** Aún no hay jugadas */
    no_plays_yet_2: () => "Aún no hay jugadas",
    /** Lo que pasa aparece aquí mientras alguien lo registra en la mesa. */
    what_happens_appears_here_while_somebody: () => "Lo que pasa aparece aquí mientras alguien lo registra en la mesa.",
    /** Marcador */
    score: () => "Marcador",
    /** Partido no encontrado */
    game_not_found_2: () => "Partido no encontrado",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Jugada a jugada: {team} vs. {team2}, {day} */
    play_by_play_vs: ({ team, team2, day }: { team: string | number; team2: string | number; day: string | number }) => `Jugada a jugada: ${team} vs. ${team2}, ${day}`,
    /** Minutos y más/menos */
    minutes_and_plus_minus: () => "Minutos y más/menos",
    /** Min */
    min: () => "Min",
    /** Mapa de tiros */
    shot_chart: () => "Mapa de tiros",
    /** Un punto es un tiro anotado; una cruz, uno fallado. {count} de {count2} tiros tienen lugar. */
    a_dot_is_a_shot_that_was_made: ({ count, count2 }: { count: string | number; count2: string | number }) => `Un punto es un tiro anotado; una cruz, uno fallado. ${count} de ${count2} tiros tienen lugar.`,
    /** Tiros de {teamName}: {made} de {count} anotados */
    shots_of_of_made: ({ teamName, made, count }: { teamName: string | number; made: string | number; count: string | number }) => `Tiros de ${teamName}: ${made} de ${count} anotados`,
    /** Llevar el marcador */
    keep_the_score: () => "Llevar el marcador",
    /** No se pudo abrir. ¿Hay red? */
    this_could_not_be_opened_is_there_a: () => "No se pudo abrir. ¿Hay red?",
    /** Escribir el código que dio la liga. Abre un partido. */
    enter_the_code_that_the_league_gave_you: () => "Escribir el código que dio la liga. Abre un partido.",
    /** Este enlace abre un partido. Lo que se registra en él queda firmado con el nombre de quien lo hace. */
    this_link_opens_one_game_what_you_enter: () => "Este enlace abre un partido. Lo que se registra en él queda firmado con el nombre de quien lo hace.",
    /** Código */
    code: () => "Código",
    /** K7MQ-2XPA-G */
    k7mq_2xpa_g: () => "K7MQ-2XPA-G",
    /** Falta el código. */
    code_is_required: () => "Falta el código.",
    /** Nombre propio */
    your_name: () => "Nombre propio",
    /** La liga lo ve junto a todo lo que se registra. */
    the_league_sees_it_beside_all_that_you: () => "La liga lo ve junto a todo lo que se registra.",
    /** Falta el nombre. */
    your_name_is_required: () => "Falta el nombre.",
    /** Abrir el partido */
    open_the_game: () => "Abrir el partido",
    /** {count, plural, one {1 jugada de {username} no se envió y queda en este dispositivo. Nadie más la envía: sale cuando {username} vuelva a abrir el mismo enlace.} other {{count} jugadas de {username} no se enviaron y quedan en este dispositivo. Nadie más las envía: salen cuando {username} vuelva a abrir el mismo enlace.}} */
    plays_by_were_not_sent_and_are_kept: ({ count, username }: { count: number; username: string | number }) => `${pluralText(count, { "one": `1 jugada de ${username} no se envió y queda en este dispositivo. Nadie más la envía: sale cuando ${username} vuelva a abrir el mismo enlace.`, "other": `${count} jugadas de ${username} no se enviaron y quedan en este dispositivo. Nadie más las envía: salen cuando ${username} vuelva a abrir el mismo enlace.` })}`,
    /** El enlace terminó */
    your_link_has_ended: () => "El enlace terminó",
    /** Ya no abre este partido: el día del partido pasó o la liga revocó el enlace. */
    it_opens_this_game_no_longer_the_games: () => "Ya no abre este partido: el día del partido pasó o la liga revocó el enlace.",
    /** Si el partido sigue, pedir a quien lo dio que lo abra de nuevo, o pedir otro. */
    if_the_game_goes_on_ask_who_gave: () => "Si el partido sigue, pedir a quien lo dio que lo abra de nuevo, o pedir otro.",
    /** Escribir otro código */
    enter_another_code: () => "Escribir otro código",
    /** Nadie lo ha abierto todavía */
    nobody_has_opened_it_yet: () => "Nadie lo ha abierto todavía",
    /** El enlace está revocado. */
    the_link_is_revoked: () => "El enlace está revocado.",
    /** No se pudo revocar el enlace. */
    the_link_could_not_be_revoked: () => "No se pudo revocar el enlace.",
    /** último uso {moment} · */
    last_used: ({ moment }: { moment: string | number }) => `último uso ${moment} ·`,
    /** creado por {madeBy}, {moment} · termina {moment2} */
    made_by_ends: ({ madeBy, moment, moment2 }: { madeBy: string | number; moment: string | number; moment2: string | number }) => `creado por ${madeBy}, ${moment} · termina ${moment2}`,
    /** Revocado */
    revoked: () => "Revocado",
    /** Terminado */
    ended_2: () => "Terminado",
    /** Revocar<mark> el enlace de {who}</mark> */
    revoke_the_link_of: ({ mark, who }: { mark: (words: ReactNode) => ReactNode; who: string | number }) => richText("Revocar", mark(` el enlace de ${who}`)),
    /** No se pudo crear el enlace. */
    the_link_could_not_be_made: () => "No se pudo crear el enlace.",
    /** Anotadores */
    scorekeepers: () => "Anotadores",
    /** Quien tiene un enlace, o su código, registra jugadas y estadísticas de este partido, y nada más, sin cuenta. Termina a las seis de la mañana siguiente al partido. */
    whoever_has_a_link_or_its_code_enters: () => "Quien tiene un enlace, o su código, registra jugadas y estadísticas de este partido, y nada más, sin cuenta. Termina a las seis de la mañana siguiente al partido.",
    /** Otro enlace */
    another_link: () => "Otro enlace",
    /** Enlace nuevo */
    new_link: () => "Enlace nuevo",
    /** Cargando… */
    loading: () => "Cargando…",
    /** Este partido aún no tiene enlaces. */
    this_game_has_no_links_yet: () => "Este partido aún no tiene enlaces.",
    /** Entregarlo ahora: no se muestra otra vez. */
    hand_it_on_now_it_is_not_shown: () => "Entregarlo ahora: no se muestra otra vez.",
    /** Enlace */
    link: () => "Enlace",
    /** Copiado */
    copied: () => "Copiado",
    /** Copiar enlace */
    copy_link: () => "Copiar enlace",
    /** O este código, escrito en <mark>{number}</mark>: */
    or_this_code_typed_at: ({ mark, number }: { mark: (words: ReactNode) => ReactNode; number: string | number }) => richText("O este código, escrito en ", mark(`${number}`), ":"),
    /** El enlace está en el portapapeles. */
    the_link_is_in_your_clipboard: () => "El enlace está en el portapapeles.",
    /** El navegador no permitió copiar: hay que seleccionar el enlace y copiarlo a mano. */
    the_browser_did_not_allow_copying_please: () => "El navegador no permitió copiar: hay que seleccionar el enlace y copiarlo a mano.",
    /** Aquí no hay nada. */
    there_is_nothing_here: () => "Aquí no hay nada.",
    /** Escribir un código */
    enter_a_code: () => "Escribir un código",
    /** No se pudo cerrar la sesión. */
    you_could_not_be_signed_out: () => "No se pudo cerrar la sesión.",
    /** Sesión iniciada */
    you_are_signed_in: () => "Sesión iniciada",
    /** Este enlace es para quienes no tienen cuenta. La sesión está iniciada como <b>{username}</b>: lo que se registra en un partido lleva ese nombre, y no hace falta enlace. */
    this_link_is_for_people_without_an_account: ({ b, username }: { b: (words: ReactNode) => ReactNode; username: string | number }) => richText("Este enlace es para quienes no tienen cuenta. La sesión está iniciada como ", b(`${username}`), ": lo que se registra en un partido lleva ese nombre, y no hace falta enlace."),
    /** Seguir como {username} */
    go_on_as: ({ username }: { username: string | number }) => `Seguir como ${username}`,
    /** Cerrar sesión y usar el enlace */
    sign_out_and_use_the_link: () => "Cerrar sesión y usar el enlace",
    /** Este partido se registra como <mark>{name}</mark>. */
    you_enter_this_game_as: ({ mark, name }: { mark: (words: ReactNode) => ReactNode; name: string | number }) => richText("Este partido se registra como ", mark(`${name}`), "."),
    /** Salir */
    leave: () => "Salir",
    /** ¿Salir de este partido? */
    leave_this_game: () => "¿Salir de este partido?",
    /** Para volver hace falta el enlace o el código. */
    to_come_back_you_need_the_link_or: () => "Para volver hace falta el enlace o el código.",
    /** No se pudo salir. */
    you_could_not_leave: () => "No se pudo salir.",
    /** Faltas de equipo */
    team_fouls: () => "Faltas de equipo",
    /** Marcador por período */
    score_by_period: () => "Marcador por período",
    /** OT */
    ot: () => "OT",
    /** Tiempos muertos: */
    timeouts_3: () => "Tiempos muertos:",
    /** Nadie ha anotado todavía. */
    nobody_has_scored_yet: () => "Nadie ha anotado todavía.",
    /** {number} a {number2} */
    to_2: ({ number, number2 }: { number: string | number; number2: string | number }) => `${number} a ${number2}`,
    /** Acta */
    scoresheet: () => "Acta",
    /** Mostrar las jugadas */
    show_the_plays: () => "Mostrar las jugadas",
    /** Acta en blanco */
    blank_sheet: () => "Acta en blanco",
    /** Imprimir */
    print: () => "Imprimir",
    /** {teamName} vs. {teamName2} */
    vs: ({ teamName, teamName2 }: { teamName: string | number; teamName2: string | number }) => `${teamName} vs. ${teamName2}`,
    /** Tanteo progresivo */
    running_score: () => "Tanteo progresivo",
    /** Anotador */
    scorekeeper: () => "Anotador",
    /** Cronometrador */
    timekeeper: () => "Cronometrador",
    /** Árbitro */
    referee: () => "Árbitro",
    /** Para firmar */
    to_be_signed: () => "Para firmar",
    /** Aún no hay nadie en la plantilla. */
    nobody_is_on_the_roster_yet: () => "Aún no hay nadie en la plantilla.",
    /** N.º */
    no: () => "N.º",
    /** Entra */
    in: () => "Entra",
    /** Faltas */
    fouls_2: () => "Faltas",
    /** Titular */
    started: () => "Titular",
    /** {tagOf} entra */
    on: ({ tagOf }: { tagOf: string | number }) => `${tagOf} entra`,
    /** {tagOf} por {tagOf2} */
    for: ({ tagOf, tagOf2 }: { tagOf: string | number; tagOf2: string | number }) => `${tagOf} por ${tagOf2}`,
    /** {text}. {home} a {away}. */
    to_3: ({ text, home, away }: { text: string | number; home: string | number; away: string | number }) => `${text}. ${home} a ${away}.`,
    /** Sus partidos se llevan solo con sus estadísticas. */
    its_games_are_kept_by_their_statistics_alone: () => "Sus partidos se llevan solo con sus estadísticas.",
    /** Sin conexión */
    no_connection: () => "Sin conexión",
    /** Este partido aún no se ha abierto en este dispositivo: para eso hace falta red una vez. */
    you_have_not_opened_this_game_on_this: () => "Este partido aún no se ha abierto en este dispositivo: para eso hace falta red una vez.",
    /** Hasta donde sabe este dispositivo, no hay sesión iniciada. Iniciar sesión, o abrir el enlace propio, cuando haya red. */
    as_far_as_this_device_knows_you_are: () => "Hasta donde sabe este dispositivo, no hay sesión iniciada. Iniciar sesión, o abrir el enlace propio, cuando haya red.",
    /** {count, plural, one {1 jugada queda en este dispositivo y se envía cuando vuelva quien la registró.} other {{count} jugadas quedan en este dispositivo y se envían cuando vuelva quien las registró.}} */
    plays_are_kept_on_this_device_and_sent: ({ count }: { count: number }) => `${pluralText(count, { "one": "1 jugada queda en este dispositivo y se envía cuando vuelva quien la registró.", "other": `${count} jugadas quedan en este dispositivo y se envían cuando vuelva quien las registró.` })}`,
    /** Solo marcador */
    score_only: () => "Solo marcador",
    /** Puntos de los equipos. */
    points_of_the_teams: () => "Puntos de los equipos.",
    /** Puntos y faltas */
    points_and_fouls: () => "Puntos y faltas",
    /** Quién anotó y quién hizo falta. */
    who_scored_and_who_fouled: () => "Quién anotó y quién hizo falta.",
    /** Todo */
    everything: () => "Todo",
    /** Todo lo que tiene la ficha del partido. */
    all_that_a_box_score_has: () => "Todo lo que tiene la ficha del partido.",
    /** Falla 2 */
    miss_2: () => "Falla 2",
    /** Falla 3 */
    miss_3: () => "Falla 3",
    /** Falla 1 */
    miss_1: () => "Falla 1",
    /** Reb. of. */
    off_reb: () => "Reb. of.",
    /** Reb. def. */
    def_reb: () => "Reb. def.",
    /** Asistencia */
    assist: () => "Asistencia",
    /** Tapón */
    block: () => "Tapón",
    /** Robo */
    steal: () => "Robo",
    /** Pérdida */
    turnover: () => "Pérdida",
    /** De tiro */
    shooting: () => "De tiro",
    /** Falta of. */
    off_foul: () => "Falta of.",
    /** Técnica */
    technical: () => "Técnica",
    /** Salto */
    jump: () => "Salto",
    /** Punto */
    point: () => "Punto",
    /** Remate */
    kill: () => "Remate",
    /** Saque directo */
    ace: () => "Saque directo",
    /** Error rival */
    their_error: () => "Error rival",
    /** Defensa */
    dig: () => "Defensa",
    /** Tiro ganador */
    winner: () => "Tiro ganador",
    /** Doble falta */
    double_fault: () => "Doble falta",
    /** Error no forzado */
    unforced_error: () => "Error no forzado",
    /** 1B */
    n_1b: () => "1B",
    /** 2B */
    n_2b: () => "2B",
    /** 3B */
    n_3b: () => "3B",
    /** HR */
    hr: () => "HR",
    /** Base por bolas */
    walk: () => "Base por bolas",
    /** Golpeado */
    hit_by_pitch: () => "Golpeado",
    /** Ponche */
    strikeout: () => "Ponche",
    /** Out */
    out: () => "Out",
    /** Sacrificio */
    sacrifice: () => "Sacrificio",
    /** Por error */
    on_error: () => "Por error",
    /** Carrera */
    run: () => "Carrera",
    /** {action}: ¿de quién? */
    by_whom: ({ action }: { action: string | number }) => `${action}: ¿de quién?`,
    /** {who}: ¿qué? */
    did_what: ({ who }: { who: string | number }) => `${who}: ¿qué?`,
    /** {play}, quitada */
    play_taken_away: ({ play }: { play: string | number }) => `${play}, quitada`,
    /** quitada */
    taken_away: () => "quitada",
  },
  recap: {
    /** Resumen */
    recap: () => "Resumen",
    /** {home} y {away} terminaron empatados, {score}. */
    drew: ({ home, away, score }: { home: string | number; away: string | number; score: string | number }) => `${home} y ${away} terminaron empatados, ${score}.`,
    /** {team} venció a {other} {own}-{theirs}. */
    beat: ({ team, other, own, theirs }: { team: string | number; other: string | number; own: string | number; theirs: string | number }) => `${team} venció a ${other} ${own}-${theirs}.`,
    /** {team} venció a {other} {own}-{theirs} tras {overtimes, plural, one {un tiempo extra} other {# tiempos extra}}. */
    beat_after_overtime: ({ team, other, own, theirs, overtimes }: { team: string | number; other: string | number; own: string | number; theirs: string | number; overtimes: number }) => `${team} venció a ${other} ${own}-${theirs} tras ${pluralText(overtimes, { "one": "un tiempo extra", "other": `${numberText(overtimes)} tiempos extra` })}.`,
    /** Ambos tenían {score} al comenzar el tiempo extra. */
    level: ({ score }: { score: string | number }) => `Ambos tenían ${score} al comenzar el tiempo extra.`,
    /** {team} ganó viniendo de atrás: después de {period} el marcador era {own}-{theirs} en contra. */
    comeback: ({ team, period, own, theirs }: { team: string | number; period: string | number; own: string | number; theirs: string | number }) => `${team} ganó viniendo de atrás: después de ${period} el marcador era ${own}-${theirs} en contra.`,
    /** {team} iba adelante al final de cada período. */
    ahead_throughout: ({ team }: { team: string | number }) => `${team} iba adelante al final de cada período.`,
    /** {team} sacó su mayor diferencia de un período en {period}: {own}-{theirs}. */
    best_period: ({ team, own, theirs, period }: { team: string | number; own: string | number; theirs: string | number; period: string | number }) => `${team} sacó su mayor diferencia de un período en ${period}: ${own}-${theirs}.`,
    /** {team} ya no perdió la ventaja, con una racha de {points} puntos sin respuesta, de {ownFrom}-{theirsFrom} a {own}-{theirs}. */
    run: ({ team, points, ownFrom, theirsFrom, own, theirs }: { team: string | number; points: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number }) => `${team} ya no perdió la ventaja, con una racha de ${points} puntos sin respuesta, de ${ownFrom}-${theirsFrom} a ${own}-${theirs}.`,
    /** Una racha de {points} puntos sin respuesta, de {ownFrom}-{theirsFrom} a {own}-{theirs}, dio a {team} la ventaja definitiva. */
    run_for_good: ({ points, ownFrom, theirsFrom, own, theirs, team }: { points: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number; team: string | number }) => `Una racha de ${points} puntos sin respuesta, de ${ownFrom}-${theirsFrom} a ${own}-${theirs}, dio a ${team} la ventaja definitiva.`,
    /** {player} lideró a {team} con {points, plural, one {# punto} other {# puntos}}. */
    points: ({ player, team, points }: { player: string | number; team: string | number; points: number }) => `${player} lideró a ${team} con ${pluralText(points, { "one": `${numberText(points)} punto`, "other": `${numberText(points)} puntos` })}.`,
    /** {player} lideró a {team} con {points, plural, one {# punto} other {# puntos}}, {rebounds, plural, one {# rebote} other {# rebotes}} y {assists, plural, one {# asistencia} other {# asistencias}}. */
    line: ({ player, team, points, rebounds, assists }: { player: string | number; team: string | number; points: number; rebounds: number; assists: number }) => `${player} lideró a ${team} con ${pluralText(points, { "one": `${numberText(points)} punto`, "other": `${numberText(points)} puntos` })}, ${pluralText(rebounds, { "one": `${numberText(rebounds)} rebote`, "other": `${numberText(rebounds)} rebotes` })} y ${pluralText(assists, { "one": `${numberText(assists)} asistencia`, "other": `${numberText(assists)} asistencias` })}.`,
    /** {player} logró un triple doble para {team}: {points} puntos, {rebounds} rebotes y {assists} asistencias. */
    triple_double: ({ player, team, points, rebounds, assists }: { player: string | number; team: string | number; points: string | number; rebounds: string | number; assists: string | number }) => `${player} logró un triple doble para ${team}: ${points} puntos, ${rebounds} rebotes y ${assists} asistencias.`,
    /** Máximo de la temporada para {player}: {value} {statistic}, más que en cualquiera de los {games} partidos anteriores. */
    season_high: ({ player, value, statistic, games }: { player: string | number; value: string | number; statistic: string | number; games: string | number }) => `Máximo de la temporada para ${player}: ${value} ${statistic}, más que en cualquiera de los ${games} partidos anteriores.`,
    /** {player} igualó su máximo de la temporada con {value} {statistic}, lo más alto en los {games} partidos anteriores. */
    equals_season_high: ({ player, value, statistic, games }: { player: string | number; value: string | number; statistic: string | number; games: string | number }) => `${player} igualó su máximo de la temporada con ${value} ${statistic}, lo más alto en los ${games} partidos anteriores.`,
    /** {player} sumó {value} {statistic}, un máximo sobre los {games} partidos anteriores registrados aquí. */
    career_high: ({ player, value, statistic, games }: { player: string | number; value: string | number; statistic: string | number; games: string | number }) => `${player} sumó ${value} ${statistic}, un máximo sobre los ${games} partidos anteriores registrados aquí.`,
    /** {player} igualó su máximo con {value} {statistic}, lo más alto en los {games} partidos anteriores registrados aquí. */
    equals_career_high: ({ player, value, statistic, games }: { player: string | number; value: string | number; statistic: string | number; games: string | number }) => `${player} igualó su máximo con ${value} ${statistic}, lo más alto en los ${games} partidos anteriores registrados aquí.`,
    /** {team}: {games} victorias seguidas. */
    winning_streak: ({ team, games }: { team: string | number; games: string | number }) => `${team}: ${games} victorias seguidas.`,
    /** {team}: {games} derrotas seguidas. */
    losing_streak: ({ team, games }: { team: string | number; games: string | number }) => `${team}: ${games} derrotas seguidas.`,
    /** {team} ganó después de {games} derrotas seguidas. */
    ended_losing_streak: ({ team, games }: { team: string | number; games: string | number }) => `${team} ganó después de ${games} derrotas seguidas.`,
    /** {team} perdió después de {games} victorias seguidas. */
    ended_winning_streak: ({ team, games }: { team: string | number; games: string | number }) => `${team} perdió después de ${games} victorias seguidas.`,
    /** Balances de la temporada tras el partido: {home} {ofHome}, {away} {ofAway}. */
    records: ({ home, ofHome, away, ofAway }: { home: string | number; ofHome: string | number; away: string | number; ofAway: string | number }) => `Balances de la temporada tras el partido: ${home} ${ofHome}, ${away} ${ofAway}.`,
    /** puntos */
    statistic_points: () => "puntos",
    /** rebotes */
    statistic_rebounds: () => "rebotes",
    /** asistencias */
    statistic_assists: () => "asistencias",
    /** triples */
    statistic_threes: () => "triples",
  },
  records: {
    /** Todas las temporadas */
    all_seasons: () => "Todas las temporadas",
    /** Líderes */
    leaderboard: () => "Líderes",
    /** Los 20 mejores en puntos */
    top_20_by_points: () => "Los 20 mejores en puntos",
    /** Los 20 mejores en triples */
    top_20_by_threes: () => "Los 20 mejores en triples",
    /** Los 20 mejores en victorias de equipo */
    top_20_by_team_wins: () => "Los 20 mejores en victorias de equipo",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Líderes históricos de {organization} */
    all_time_leaders_of: ({ organization }: { organization: string | number }) => `Líderes históricos de ${organization}`,
    /** Aún no hay récords */
    no_records_yet: () => "Aún no hay récords",
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
    /** They leave this roster only: the players and their statistics stay. It can be undone for ten minutes. */
    they_leave_this_roster_only_the_players_and: () => "They leave this roster only: the players and their statistics stay. It can be undone for ten minutes.",
    /** Players deleted */
    players_deleted: () => "Players deleted",
    /** The players could not be deleted. */
    the_players_could_not_be_deleted: () => "The players could not be deleted.",
    /** Failed to update team */
    failed_to_update_team: () => "Failed to update team",
    /** #{number} is worn by {players} and {last}. */
    number_is_worn_by: ({ number, players, last }: { number: string | number; players: string | number; last: string | number }) => `#${number} is worn by ${players} and ${last}.`,
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
    /** is put */
    is_put: () => "is put",
    /** are put */
    are_put: () => "are put",
    /** stays as it is */
    stays_as_it_is: () => "stays as it is",
    /** stay as they are */
    stay_as_they_are_2: () => "stay as they are",
    /** is kept because it was */
    is_kept_because_it_was: () => "is kept because it was",
    /** are kept because they were */
    are_kept_because_they_were: () => "are kept because they were",
    /** It can be undone for ten minutes. */
    it_can_be_undone_for_ten_minutes: () => "It can be undone for ten minutes.",
    /** Publish this draft */
    publish_this_draft: () => "Publish this draft",
    /** This will overwrite all existing games for this schedule. Continue? */
    this_will_overwrite_all_existing_games_for: () => "This will overwrite all existing games for this schedule. Continue?",
    /** {games, plural, one {# game} other {# games}} {value} */
    games_2: ({ games, value }: { games: number; value: string | number }) => `${pluralText(games, { "one": `${numberText(games)} game`, "other": `${numberText(games)} games` })} ${value}`,
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
    /** A draft is a whole plan that nobody else sees. Games that were played stay as they are; nothing changes until a draft is published. */
    a_draft_is_a_whole_plan_that_nobody: () => "A draft is a whole plan that nobody else sees. Games that were played stay as they are; nothing changes until a draft is published.",
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
    /** {act} anyway */
    anyway: ({ act }: { act: string | number }) => `${act} anyway`,
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
    /** Swap */
    swap: () => "Swap",
    /** Not moved. {mark} */
    not_moved: ({ mark }: { mark: string | number }) => `Not moved. ${mark}`,
    /** Move */
    move: () => "Move",
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
  },
  seasonImport: {
    /** Teams with their league and division */
    teams_with_their_league_and_division: () => "Teams with their league and division",
    /** Games with their scores */
    games_with_their_scores: () => "Games with their scores",
    /** Players' statistics, game by game */
    players_statistics_game_by_game: () => "Players' statistics, game by game",
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
    /** . Choose above the column that holds it. */
    choose_above_the_column_that_holds_it: () => ". Choose above the column that holds it.",
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
    /** A CSV file in UTF-8, with commas and a heading. */
    a_csv_file_in_utf_8_with_commas: () => "A CSV file in UTF-8, with commas and a heading.",
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
    /** Inscripción */
    registration: () => "Inscripción",
    /** Información de la liga */
    league_info: () => "Información de la liga",
    /** Torneo */
    tournament: () => "Torneo",
    /** Unirse al equipo */
    join_our_team: () => "Unirse al equipo",
    /** Videos de la liga */
    league_footage: () => "Videos de la liga",
    /** Juveniles */
    youth: () => "Juveniles",
    /** Contacto */
    contact: () => "Contacto",
    /** Acerca de */
    about: () => "Acerca de",
    /** Aplazado */
    postponed: () => "Aplazado",
    /** Cancelado */
    cancelled: () => "Cancelado",
    /** Reprogramado */
    moved: () => "Reprogramado",
    /** Vuelve a jugarse */
    on_again: () => "Vuelve a jugarse",
    /** {news} esta semana */
    this_week: ({ news }: { news: string | number }) => `${news} esta semana`,
    /** {news}: antes {said} */
    was: ({ news, said }: { news: string | number; said: string | number }) => `${news}: antes ${said}`,
    /** Suscribirse */
    subscribe: () => "Suscribirse",
    /** Calendario de este dispositivo */
    calendar_of_this_device: () => "Calendario de este dispositivo",
    /** Google Calendar */
    google_calendar: () => "Google Calendar",
    /** O copiar la dirección: */
    or_copy_the_address: () => "O copiar la dirección:",
    /** Sitio de {title} */
    welcome_to: ({ title }: { title: string | number }) => `Sitio de ${title}`,
    /** Final: {score} */
    final: ({ score }: { score: string | number }) => `Final: ${score}`,
    /** No se pudo cargar más. */
    more_could_not_be_loaded: () => "No se pudo cargar más.",
    /** LIGA */
    league: () => "LIGA",
    /** Sitio creado con <link>{productName}</link> */
    site_powered_by: ({ link, productName }: { link: (words: ReactNode) => ReactNode; productName: string | number }) => richText("Sitio creado con ", link(`${productName}`)),
    /** Obtener estos datos */
    get_this_data: () => "Obtener estos datos",
    /** Desarrolladores */
    developers: () => "Desarrolladores",
    /** Acceso de administración */
    admin_sign_in: () => "Acceso de administración",
    /** Ir al contenido */
    skip_to_content: () => "Ir al contenido",
    /** Principal */
    main: () => "Principal",
    /** Menú */
    menu: () => "Menú",
    /** Más: {item} */
    more: ({ item }: { item: string | number }) => `Más: ${item}`,
    /** No encontrado */
    not_found: () => "No encontrado",
    /** Elegir una temporada */
    select_a_season: () => "Elegir una temporada",
    /** Inicio */
    home: () => "Inicio",
    /** Líderes */
    leaderboard: () => "Líderes",
    /** la página de inicio */
    the_home_page: () => "la página de inicio",
    /** {title} · {productName} para desarrolladores */
    for_developers: ({ title, productName }: { title: string | number; productName: string | number }) => `${title} · ${productName} para desarrolladores`,
    /** English */
    the_other_language: () => "English",
    /** Según el dispositivo */
    by_device: () => "Según el dispositivo",
    /** Claro */
    light: () => "Claro",
    /** Oscuro */
    dark: () => "Oscuro",
    /** Colores */
    colours: () => "Colores",
  },
  sports: {
    /** baloncesto */
    basketball: () => "baloncesto",
    /** béisbol */
    baseball: () => "béisbol",
    /** tenis */
    tennis: () => "tenis",
    /** voleibol */
    volleyball: () => "voleibol",
  },
  standings: {
    /** puntos: victoria {win}, empate {tie}, derrota {loss}, incomparecencia {forfeitWin} y {forfeitLoss} */
    points_win_tie_loss_forfeit_and: ({ win, tie, loss, forfeitWin, forfeitLoss }: { win: string | number; tie: string | number; loss: string | number; forfeitWin: string | number; forfeitLoss: string | number }) => `puntos: victoria ${win}, empate ${tie}, derrota ${loss}, incomparecencia ${forfeitWin} y ${forfeitLoss}`,
    /** porcentaje de victorias, luego menos derrotas y más victorias */
    win_percentage_then_fewer_losses_and_more: () => "porcentaje de victorias, luego menos derrotas y más victorias",
    /** Orden por {first}. Equipos igualados: {value}. */
    ordered_by_level_teams: ({ first, value }: { first: string | number; value: string | number }) => `Orden por ${first}. Equipos igualados: ${value}.`,
    /**  o  */
    or: () => " o ",
    /** x */
    x: () => "x",
    /** e */
    e: () => "e",
    /** <b>x</b> tiene asegurado: {placesInWords}; <b2>e</b2> ya no puede alcanzarlo, pase lo que pase en los partidos por jugar. */
    x_clinched_e_eliminated_from_there_whatever: ({ b, placesInWords, b2 }: { b: (words: ReactNode) => ReactNode; placesInWords: string | number; b2: (words: ReactNode) => ReactNode }) => richText(b("x"), " tiene asegurado: ", placesInWords, "; ", b2("e"), " ya no puede alcanzarlo, pase lo que pase en los partidos por jugar."),
    /** Entrenador */
    coach: () => "Entrenador",
    /** Elegir una opción de filtro */
    please_select_filter_option: () => "Elegir una opción de filtro",
    /** Elegir una liga */
    select_a_league: () => "Elegir una liga",
    /** División */
    division: () => "División",
    /** Cuadro del torneo */
    tournament_bracket: () => "Cuadro del torneo",
    /** Cuadro de {division} */
    bracket_of: ({ division }: { division: string | number }) => `Cuadro de ${division}`,
    /** Sin sembrar */
    not_seeded: () => "Sin sembrar",
    /** ¿Y si…? */
    what_if: () => "¿Y si…?",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Tabla de posiciones de {organization} */
    standings_of: ({ organization }: { organization: string | number }) => `Tabla de posiciones de ${organization}`,
    /** Todas las ligas */
    all_leagues: () => "Todas las ligas",
    /** Ver los {count} */
    all: ({ count }: { count: string | number }) => `Ver los ${count}`,
    /** Ver todos */
    all_2: () => "Ver todos",
    /** Aún no hay tabla de posiciones */
    no_standings_yet: () => "Aún no hay tabla de posiciones",
    /** Sale de los resultados de los partidos. */
    they_follow_from_the_results_of_games: () => "Sale de los resultados de los partidos.",
    /** Por qué {team} está en el puesto {position} */
    why_is_number: ({ team, position }: { team: string | number; position: string | number }) => `Por qué ${team} está en el puesto ${position}`,
    /** W */
    w: () => "W",
    /** Partidos ganados */
    games_won: () => "Partidos ganados",
    /** L */
    l: () => "L",
    /** Partidos perdidos */
    games_lost: () => "Partidos perdidos",
    /** PCT */
    pct: () => "PCT",
    /** Porcentaje de victorias */
    win_percentage: () => "Porcentaje de victorias",
    /** PTS */
    pts: () => "PTS",
    /** Puntos por resultados */
    points_for_results: () => "Puntos por resultados",
    /** GB */
    gb: () => "GB",
    /** Partidos de diferencia */
    games_behind: () => "Partidos de diferencia",
    /** La carrera */
    the_race: () => "La carrera",
    /** Victorias menos derrotas tras cada partido */
    wins_minus_losses_after_each_game: () => "Victorias menos derrotas tras cada partido",
    /** Aún no hay temporadas */
    no_seasons_yet: () => "Aún no hay temporadas",
    /** La tabla de posiciones sale de los partidos de una temporada. */
    standings_follow_from_the_games_of_a_season: () => "La tabla de posiciones sale de los partidos de una temporada.",
    /** {name} (inactiva) */
    inactive: ({ name }: { name: string | number }) => `${name} (inactiva)`,
    /** No hay equipos en esta selección. */
    no_team_is_in_this_selection: () => "No hay equipos en esta selección.",
    /** Posición */
    position: () => "Posición",
    /** Victorias */
    wins: () => "Victorias",
    /** Derrotas */
    losses: () => "Derrotas",
    /** Empates */
    ties: () => "Empates",
    /** Partidos empatados */
    games_tied: () => "Partidos empatados",
    /** Porcentaje de tiros libres */
    free_throw_percentage: () => "Porcentaje de tiros libres",
    /** Triples anotados */
    three_pointers_made: () => "Triples anotados",
    /** Diferencia de puntos */
    point_difference: () => "Diferencia de puntos",
    /** L10 */
    l10: () => "L10",
    /** Últimos diez partidos */
    last_ten_games: () => "Últimos diez partidos",
    /** Racha */
    streak: () => "Racha",
    /** más victorias */
    more_wins: () => "más victorias",
    /** sorteo */
    a_drawn_lot: () => "sorteo",
    /** Puesto decidido por {ruleWords}. */
    placed_by: ({ ruleWords }: { ruleWords: string | number }) => `Puesto decidido por ${ruleWords}.`,
    /** {homeTeam} vs. {awayTeam} */
    vs: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `${homeTeam} vs. ${awayTeam}`,
    /** Empate */
    tie: () => "Empate",
    /** vs. */
    vs_2: () => "vs.",
    /** gana */
    win: () => "gana",
    /** sube {abs} */
    up: ({ abs }: { abs: string | number }) => `sube ${abs}`,
    /** baja {abs} */
    down: ({ abs }: { abs: string | number }) => `baja ${abs}`,
    /** ¿Y si…? */
    what_if_2: () => "¿Y si…?",
    /** Una suposición, no la tabla de posiciones. Al elegir quién gana los partidos por jugar, la tabla de abajo muestra qué pasaría. No se suponen marcadores, así que las diferencias de puntos quedan igual. La dirección de esta página conserva la elección. */
    a_supposition_not_the_standings_choose_who: () => "Una suposición, no la tabla de posiciones. Al elegir quién gana los partidos por jugar, la tabla de abajo muestra qué pasaría. No se suponen marcadores, así que las diferencias de puntos quedan igual. La dirección de esta página conserva la elección.",
    /** {results, plural, one {# resultado supuesto} other {# resultados supuestos}}; {teams, plural, one {# equipo cambiaría} other {# equipos cambiarían}} de puesto. */
    results_supposed_teams_would_change_places: ({ results, teams }: { results: number; teams: number }) => `${pluralText(results, { "one": `${numberText(results)} resultado supuesto`, "other": `${numberText(results)} resultados supuestos` })}; ${pluralText(teams, { "one": `${numberText(teams)} equipo cambiaría`, "other": `${numberText(teams)} equipos cambiarían` })} de puesto.`,
    /** Limpiar */
    clear: () => "Limpiar",
    /** {over, plural, one { # partido de esta dirección ya no está por jugar.} other { # partidos de esta dirección ya no están por jugar.}} */
    games_of_this_address_are_not_to_come: ({ over }: { over: number }) => `${pluralText(over, { "one": ` ${numberText(over)} partido de esta dirección ya no está por jugar.`, "other": ` ${numberText(over)} partidos de esta dirección ya no están por jugar.` })}`,
    /** Qué pasaría */
    what_would_follow: () => "Qué pasaría",
    /** puntos */
    points: () => "puntos",
    /** porcentaje de victorias */
    win_percentage_2: () => "porcentaje de victorias",
    /** menos derrotas */
    fewer_losses: () => "menos derrotas",
    /** enfrentamiento directo */
    head_to_head: () => "enfrentamiento directo",
    /** diferencia de puntos */
    point_difference_2: () => "diferencia de puntos",
    /** puntos anotados */
    points_scored: () => "puntos anotados",
    /** victorias de visitante */
    wins_away: () => "victorias de visitante",
    /** nombre */
    name: () => "nombre",
    /** posición en la división */
    division_position: () => "posición en la división",
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
    /** {awayTeam} at {homeTeam}, {date} */
    at: ({ awayTeam, homeTeam, date }: { awayTeam: string | number; homeTeam: string | number; date: string | number }) => `${awayTeam} at ${homeTeam}, ${date}`,
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
    /** It can be undone for ten minutes. */
    it_can_be_undone_for_ten_minutes: () => "It can be undone for ten minutes.",
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
  statistics: {
    /** Add player to {team} */
    add_player_to: ({ team }: { team: string | number }) => `Add player to ${team}`,
    /** Add player */
    add_player: () => "Add player",
    /** The player could not be added. */
    the_player_could_not_be_added: () => "The player could not be added.",
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
    /** : the players’ points do not add up to the final score. */
    the_players_points_do_not_add_up_to: () => ": the players’ points do not add up to the final score.",
    /** {count, plural, one {{count} value not saved yet} other {{count} values not saved yet}} */
    values_not_saved_yet: ({ count }: { count: number }) => `${pluralText(count, { "one": `${count} value not saved yet`, "other": `${count} values not saved yet` })}`,
    /** Every value is saved as its cell is left. */
    every_value_is_saved_as_its_cell_is: () => "Every value is saved as its cell is left.",
    /** Saving … */
    saving: () => "Saving …",
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
    /** Ya hay un equipo con este nombre: usar ese o indicar abajo que es otro equipo. */
    there_is_a_team_of_this_name_use: () => "Ya hay un equipo con este nombre: usar ese o indicar abajo que es otro equipo.",
    /** No se pudo agregar el equipo */
    failed_to_add_team: () => "No se pudo agregar el equipo",
    /** Equipo agregado */
    team_added_successfully: () => "Equipo agregado",
    /** Agregar equipo */
    add_team: () => "Agregar equipo",
    /** Nombre del equipo */
    team_name: () => "Nombre del equipo",
    /** Un equipo nuevo, o uno existente de la lista que se abre al escribir. */
    a_new_team_or_an_existing_one_from: () => "Un equipo nuevo, o uno existente de la lista que se abre al escribir.",
    /** Se agregará este equipo existente. */
    this_existing_team_will_be_added: () => "Se agregará este equipo existente.",
    /** Es otro equipo con el mismo nombre */
    this_is_another_team_of_the_same_name: () => "Es otro equipo con el mismo nombre",
    /** Equipo existente */
    existing_team: () => "Equipo existente",
    /** Cargando más equipos… */
    more_teams_are_being_loaded: () => "Cargando más equipos…",
    /** -- O elegir de la lista -- */
    or_select_from_list: () => "-- O elegir de la lista --",
    /** Con los jugadores de su última plantilla */
    with_the_players_of_its_latest_roster: () => "Con los jugadores de su última plantilla",
    /** Buscar un jugador; lo que no coincide se guarda como nombre. */
    search_a_player_what_matches_none_is_kept: () => "Buscar un jugador; lo que no coincide se guarda como nombre.",
    /** Este jugador. */
    this_player: () => "Este jugador.",
    /** {label} de la plantilla */
    from_the_roster: ({ label }: { label: string | number }) => `${label} de la plantilla`,
    /** -- Elegir {label} -- */
    select: ({ label }: { label: string | number }) => `-- Elegir ${label} --`,
    /** No se pudo actualizar el equipo */
    failed_to_update_team: () => "No se pudo actualizar el equipo",
    /** ¡Equipo actualizado! */
    team_updated: () => "¡Equipo actualizado!",
    /** Editar {team} */
    edit: ({ team }: { team: string | number }) => `Editar ${team}`,
    /** Falta el nombre. */
    please_enter_a_name: () => "Falta el nombre.",
    /** Logo */
    logo: () => "Logo",
    /** Puesto en la tabla */
    standings_rank: () => "Puesto en la tabla",
    /** En blanco: su puesto en la tabla de posiciones. */
    left_blank_its_place_in_the_standings: () => "En blanco: su puesto en la tabla de posiciones.",
    /** Un número entero de 1 a 10000. */
    a_whole_number_from_1_to_10000: () => "Un número entero de 1 a 10000.",
    /** Retirado: el equipo dejó la liga durante la temporada */
    withdrawn_the_team_left_the_league_during: () => "Retirado: el equipo dejó la liga durante la temporada",
    /** Liga no encontrada */
    league_not_found: () => "Liga no encontrada",
    /** Retirado */
    withdrawn: () => "Retirado",
    /** Victorias */
    wins: () => "Victorias",
    /** Derrotas */
    losses: () => "Derrotas",
    /** El equipo tiene menos de 5 jugadores */
    team_has_fewer_than_5_players: () => "El equipo tiene menos de 5 jugadores",
    /** Importar una plantilla */
    import_a_roster: () => "Importar una plantilla",
    /** Reglas de la tabla */
    standings_rules: () => "Reglas de la tabla",
    /** + Agregar equipo */
    add_team_2: () => "+ Agregar equipo",
    /** Equipos de {season}, por puesto. */
    teams_of_by_rank: ({ season }: { season: string | number }) => `Equipos de ${season}, por puesto.`,
    /** Buscar */
    find: () => "Buscar",
    /** No se encontraron equipos. */
    no_teams_found: () => "No se encontraron equipos.",
    /** Ningún nombre de equipo contiene este texto. */
    no_teams_name_holds_this_text: () => "Ningún nombre de equipo contiene este texto.",
    /** El primero se agrega con + Agregar equipo. */
    add_the_first_one_with_add_team: () => "El primero se agrega con + Agregar equipo.",
    /** Activa */
    active: () => "Activa",
    /** Temporadas del equipo */
    seasons_of_the_team: () => "Temporadas del equipo",
    /** Sin liga */
    no_league: () => "Sin liga",
    /** El equipo se pone en una liga con Editar. */
    put_the_team_into_a_league_with_edit: () => "El equipo se pone en una liga con Editar.",
    /** No se pudo cargar el equipo */
    failed_to_fetch_team: () => "No se pudo cargar el equipo",
    /** Ir a todos los equipos */
    to_all_teams: () => "Ir a todos los equipos",
    /** Escribir un nombre de equipo o elegir un equipo existente. */
    please_enter_a_team_name_or_select_an: () => "Escribir un nombre de equipo o elegir un equipo existente.",
    /** Ya hay un equipo con este nombre: abrir ese o indicar abajo que es otro equipo. */
    there_is_a_team_of_this_name_open: () => "Ya hay un equipo con este nombre: abrir ese o indicar abajo que es otro equipo.",
    /** Este equipo no tiene liga. ¿Crearlo de todos modos? */
    this_team_has_no_league_are_you_sure: () => "Este equipo no tiene liga. ¿Crearlo de todos modos?",
    /** Crear equipo */
    create_team: () => "Crear equipo",
    /** Equipo actualizado */
    team_updated_successfully: () => "Equipo actualizado",
    /** Equipo creado */
    team_created_successfully: () => "Equipo creado",
    /** Actualizar {team} */
    update: ({ team }: { team: string | number }) => `Actualizar ${team}`,
    /** Actualizar equipo */
    update_team: () => "Actualizar equipo",
    /** Dentro de una temporada pasa allí desde su liga, mientras no tenga partidos en ella. */
    within_a_season_it_moves_there_from_its: () => "Dentro de una temporada pasa allí desde su liga, mientras no tenga partidos en ella.",
    /** Elegir una liga */
    select_a_league: () => "Elegir una liga",
    /** Falta elegir una liga. */
    please_choose_a_league: () => "Falta elegir una liga.",
    /** Imagen */
    picture: () => "Imagen",
    /** Guardar logo */
    save_logo: () => "Guardar logo",
    /** EQUIPOS */
    teams: () => "EQUIPOS",
    /** No hay equipos */
    no_teams_available: () => "No hay equipos",
    /** Ninguno coincide con estos filtros. */
    none_fits_these_filters: () => "Ninguno coincide con estos filtros.",
    /** Crear el primero. */
    create_the_first_one: () => "Crear el primero.",
    /** Editar {name} */
    edit_2: ({ name }: { name: string | number }) => `Editar ${name}`,
    /** ID */
    id: () => "ID",
    /** N.º de jugadores */
    players: () => "N.º de jugadores",
    /** Horarios no disponibles */
    unavailable_slots: () => "Horarios no disponibles",
    /** ¿Eliminar los equipos seleccionados? */
    are_you_sure_you_want_to_delete_the: () => "¿Eliminar los equipos seleccionados?",
    /** {message} Se puede deshacer durante diez minutos. */
    it_can_be_undone_for_ten_minutes: ({ message }: { message: string | number }) => `${message} Se puede deshacer durante diez minutos.`,
    /** Equipos eliminados */
    teams_deleted_successfully: () => "Equipos eliminados",
    /** No se pudo eliminar el equipo. */
    the_team_could_not_be_deleted: () => "No se pudo eliminar el equipo.",
    /** Seleccionar al menos un equipo. */
    please_select_at_least_one_team: () => "Seleccionar al menos un equipo.",
    /** ¿Eliminar los equipos seleccionados? */
    delete_selected_teams: () => "¿Eliminar los equipos seleccionados?",
    /** {message} Los equipos y los jugadores siguen existiendo. Se puede deshacer durante diez minutos. */
    the_teams_and_players_exist_on_it_can: ({ message }: { message: string | number }) => `${message} Los equipos y los jugadores siguen existiendo. Se puede deshacer durante diez minutos.`,
    /** No se pudieron eliminar los equipos. */
    the_teams_could_not_be_deleted: () => "No se pudieron eliminar los equipos.",
    /** Récord */
    record: () => "Récord",
    /** % de victorias */
    win: () => "% de victorias",
    /** Local */
    home: () => "Local",
    /** Visitante */
    away: () => "Visitante",
    /** Puntos */
    points: () => "Puntos",
    /** Últimos partidos */
    last_games: () => "Últimos partidos",
    /** Diferencia */
    difference: () => "Diferencia",
    /** CALENDARIO */
    schedule: () => "CALENDARIO",
    /** PLANTILLA */
    roster: () => "PLANTILLA",
    /** Equipo no encontrado */
    team_not_found: () => "Equipo no encontrado",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** No hay jugadores en esta plantilla */
    no_players_on_this_roster: () => "No hay jugadores en esta plantilla",
    /** Resultados */
    results: () => "Resultados",
    /** victoria */
    won: () => "victoria",
    /** derrota */
    lost: () => "derrota",
    /** W */
    w: () => "W",
    /** L */
    l: () => "L",
    /** Calendario y resultados del equipo */
    schedule_and_results_of_the_team: () => "Calendario y resultados del equipo",
    /** No hay partidos */
    no_games_available: () => "No hay partidos",
  },
  ui: {
    /** Personal */
    staff: () => "Personal",
    /** Propietario de la organización */
    organization_owner: () => "Propietario de la organización",
    /** Superadministrador */
    super_administrator: () => "Superadministrador",
    /** Video */
    video: () => "Video",
    /** Ver en el mapa<mark>: {title}</mark> */
    show_on_map: ({ mark, title }: { mark: (words: ReactNode) => ReactNode; title: string | number }) => richText("Ver en el mapa", mark(`: ${title}`)),
    /** Ruta de navegación */
    breadcrumb: () => "Ruta de navegación",
    /** {title}, como tabla */
    as_a_table: ({ title }: { title: string | number }) => `${title}, como tabla`,
    /** Dibujando… */
    drawing: () => "Dibujando…",
    /** Mostrar el gráfico */
    show_the_chart: () => "Mostrar el gráfico",
    /** Como tabla */
    as_a_table_2: () => "Como tabla",
    /** Las flechas del teclado pasan de un valor a otro */
    arrow_keys_go_from_value_to_value: () => "Las flechas del teclado pasan de un valor a otro",
    /** Confirmar */
    please_confirm: () => "Confirmar",
    /** y {more} más */
    and_more: ({ more }: { more: string | number }) => `y ${more} más`,
    /** Eliminar {name} */
    delete: ({ name }: { name: string | number }) => `Eliminar ${name}`,
    /** No se pudo cargar. */
    this_could_not_be_loaded: () => "No se pudo cargar.",
    /** Revisar la conexión e intentar de nuevo. */
    check_the_connection_then_try_again: () => "Revisar la conexión e intentar de nuevo.",
    /** Mostrar */
    show: () => "Mostrar",
    /** Limpiar */
    clear: () => "Limpiar",
    /** {refusal} No hay nada guardado. Intro guarda lo escrito, Escape lo deja así. */
    stored_is_nothing_enter_saves_yours_escape: ({ refusal }: { refusal: string | number }) => `${refusal} No hay nada guardado. Intro guarda lo escrito, Escape lo deja así.`,
    /** {refusal} Está guardado “{value}”. Intro guarda lo escrito, Escape lo deja así. */
    stored_is_enter_saves_yours_escape_keeps: ({ refusal, value }: { refusal: string | number; value: string | number }) => `${refusal} Está guardado “${value}”. Intro guarda lo escrito, Escape lo deja así.`,
    /** {shown} de {total} */
    of: ({ shown, total }: { shown: string | number; total: string | number }) => `${shown} de ${total}`,
    /** Cargar más */
    load_more: () => "Cargar más",
    /** vs. */
    vs: () => "vs.",
    /** Más */
    more: () => "Más",
    /** Más: {ofValue} */
    more_2: ({ ofValue }: { ofValue: string | number }) => `Más: ${ofValue}`,
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Lo que se busca no está aquí, o ya no está. */
    what_you_are_looking_for_is_not_here: () => "Lo que se busca no está aquí, o ya no está.",
    /** Copiado */
    copied: () => "Copiado",
    /** Copiar */
    copy: () => "Copiar",
    /** Está en el portapapeles. */
    it_is_in_your_clipboard: () => "Está en el portapapeles.",
    /** El navegador no permitió copiar: hay que seleccionarlo y copiarlo a mano. */
    the_browser_did_not_allow_copying_please: () => "El navegador no permitió copiar: hay que seleccionarlo y copiarlo a mano.",
    /** Seleccionar todo: {ofValue} */
    select_all: ({ ofValue }: { ofValue: string | number }) => `Seleccionar todo: ${ofValue}`,
    /** Seleccionar {name} */
    select: ({ name }: { name: string | number }) => `Seleccionar ${name}`,
    /** Para mover un elemento, pulsar espacio o Intro en su asa y luego las flechas arriba y abajo; espacio o Intro lo suelta, Escape lo deja donde estaba. */
    to_move_an_item_press_space_or_enter: () => "Para mover un elemento, pulsar espacio o Intro en su asa y luego las flechas arriba y abajo; espacio o Intro lo suelta, Escape lo deja donde estaba.",
    /** {number} de {count} */
    of_2: ({ number, count }: { number: string | number; count: string | number }) => `${number} de ${count}`,
    /** Se tomó {id}, {spoken}. */
    picked_up: ({ id, spoken }: { id: string | number; spoken: string | number }) => `Se tomó ${id}, ${spoken}.`,
    /** {id} está sobre la posición {spoken}. */
    is_over_position: ({ id, spoken }: { id: string | number; spoken: string | number }) => `${id} está sobre la posición ${spoken}.`,
    /** {id} queda en la posición {spoken}. */
    put_at_position: ({ id, spoken }: { id: string | number; spoken: string | number }) => `${id} queda en la posición ${spoken}.`,
    /** {id} se queda donde estaba. */
    stays_where_it_was: ({ id }: { id: string | number }) => `${id} se queda donde estaba.`,
    /** Mover {name} */
    move: ({ name }: { name: string | number }) => `Mover ${name}`,
    /** Cambios sin guardar */
    unsaved_changes: () => "Cambios sin guardar",
    /** ¿Descartar los cambios? */
    discard_your_changes: () => "¿Descartar los cambios?",
    /** Lo escrito no está guardado. */
    what_you_entered_is_not_saved: () => "Lo escrito no está guardado.",
    /** Descartar */
    discard: () => "Descartar",
    /** Seguir editando */
    keep_editing: () => "Seguir editando",
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
