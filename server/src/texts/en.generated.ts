
/** Every text, by part and key: src/texts/catalogue/*.json. */
export const en = {
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
  server: {
    /** Page not found */
    page_not_found: () => "Page not found",
    /** What you are looking for is not here, or no longer. */
    what_you_are_looking_for_is_not_here: () => "What you are looking for is not here, or no longer.",
    /** This page is not available */
    this_page_is_not_available: () => "This page is not available",
    /** Please try again in a moment. */
    please_try_again_in_a_moment: () => "Please try again in a moment.",
    /** Home */
    home: () => "Home",
    /** This address is not valid */
    this_address_is_not_valid: () => "This address is not valid",
    /** It names no host that there could be. */
    it_names_no_host_that_there_could_be: () => "It names no host that there could be.",
    /** Nothing to show */
    nothing_to_show: () => "Nothing to show",
    /** Standings */
    standings: () => "Standings",
    /** Standings, {season} */
    standings_of: ({ season }: { season: string | number }) => `Standings, ${season}`,
    /** Team */
    team: () => "Team",
    /** W */
    wins: () => "W",
    /** L */
    losses: () => "L",
    /** PCT */
    percentage: () => "PCT",
    /** GB */
    games_behind: () => "GB",
    /** Strk */
    streak: () => "Strk",
    /** No standings yet. */
    no_standings_yet: () => "No standings yet.",
    /** Schedule */
    schedule: () => "Schedule",
    /** Date */
    date: () => "Date",
    /** Matchup */
    matchup: () => "Matchup",
    /** Result */
    result: () => "Result",
    /** {away} at {home} */
    at: ({ away, home }: { away: string | number; home: string | number }) => `${away} at ${home}`,
    /** No games yet. */
    no_games_yet: () => "No games yet.",
    /** Score */
    score: () => "Score",
    /** Leaders */
    leaders: () => "Leaders",
    /** Leaders, {season} */
    leaders_of: ({ season }: { season: string | number }) => `Leaders, ${season}`,
    /** Player */
    player: () => "Player",
    /** Total */
    total: () => "Total",
    /** Nobody yet. */
    nobody_yet: () => "Nobody yet.",
    /** Result awaited */
    result_awaited: () => "Result awaited",
    /** To be played */
    to_be_played: () => "To be played",
    /** No. {number} */
    number: ({ number }: { number: string | number }) => `No. ${number}`,
    /** Won – lost */
    won_lost: () => "Won – lost",
    /** Points a game */
    points_a_game: () => "Points a game",
    /** Runs a game */
    runs_a_game: () => "Runs a game",
    /** Sets won a game */
    sets_won_a_game: () => "Sets won a game",
    /** Sets lost a game */
    sets_lost_a_game: () => "Sets lost a game",
    /** Allowed a game */
    allowed_a_game: () => "Allowed a game",
    /** {statistic} a game */
    a_game: ({ statistic }: { statistic: string | number }) => `${statistic} a game`,
    /** Game */
    game: () => "Game",
    /** Games */
    games: () => "Games",
    /** Next: {matchup}, {when} */
    next: ({ matchup, when }: { matchup: string | number; when: string | number }) => `Next: ${matchup}, ${when}`,
    /** Last: {matchup} {score} */
    last: ({ matchup, score }: { matchup: string | number; score: string | number }) => `Last: ${matchup} ${score}`,
    /** and {count} more */
    more: ({ count }: { count: string | number }) => `and ${count} more`,
    /** Hello {name}, */
    mail_greeting: ({ name }: { name: string | number }) => `Hello ${name},`,
    /** Choose a new password */
    mail_reset_subject: () => "Choose a new password",
    /** Somebody has asked for a new password for your account {username}. Choose one here; the link works once, and for an hour. */
    mail_reset_text: ({ username }: { username: string | number }) => `Somebody has asked for a new password for your account ${username}. Choose one here; the link works once, and for an hour.`,
    /** Choose a new password */
    mail_reset_button: () => "Choose a new password",
    /** If it was not you, nothing has to be done: your password stays as it is. */
    mail_reset_note: () => "If it was not you, nothing has to be done: your password stays as it is.",
    /** Your account at {organization} */
    mail_invitation_subject: ({ organization }: { organization: string | number }) => `Your account at ${organization}`,
    /** {inviter} invites you to the administration of {organization}. Your user name is {username}. Choose a password, then sign in with both. */
    mail_invitation_text: ({ inviter, organization, username }: { inviter: string | number; organization: string | number; username: string | number }) => `${inviter} invites you to the administration of ${organization}. Your user name is ${username}. Choose a password, then sign in with both.`,
    /** Choose a password */
    mail_invitation_button: () => "Choose a password",
    /** The link works once, until {date}. If you know nothing of this, leave it alone. */
    mail_invitation_note: ({ date }: { date: string | number }) => `The link works once, until ${date}. If you know nothing of this, leave it alone.`,
    /** If the button does nothing, copy this address into your browser: */
    mail_link_by_hand: () => "If the button does nothing, copy this address into your browser:",
    /** Sent by {organization} with Courtbook. */
    mail_sent_by: ({ organization }: { organization: string | number }) => `Sent by ${organization} with Courtbook.`,
    /** Follow {team} by e-mail? */
    mail_follow_subject: ({ team }: { team: string | number }) => `Follow ${team} by e-mail?`,
    /** Somebody has entered this address on the page of {team}, to be told when a game is moved, called off or taken up again. */
    mail_follow_text: ({ team }: { team: string | number }) => `Somebody has entered this address on the page of ${team}, to be told when a game is moved, called off or taken up again.`,
    /** Somebody has entered this address on the page of {team}, to be told when a game is moved, called off or taken up again, and how each one ends, also when that is corrected. */
    mail_follow_text_with_results: ({ team }: { team: string | number }) => `Somebody has entered this address on the page of ${team}, to be told when a game is moved, called off or taken up again, and how each one ends, also when that is corrected.`,
    /** Yes, tell me */
    mail_follow_button: () => "Yes, tell me",
    /** Nothing is sent before you have said yes. If it was not you, leave this mail alone: the address is forgotten after a day. */
    mail_follow_note: () => "Nothing is sent before you have said yes. If it was not you, leave this mail alone: the address is forgotten after a day.",
    /** {game} is moved */
    game_news_moved: ({ game }: { game: string | number }) => `${game} is moved`,
    /** {game} is postponed */
    game_news_postponed: ({ game }: { game: string | number }) => `${game} is postponed`,
    /** {game} is cancelled */
    game_news_cancelled: ({ game }: { game: string | number }) => `${game} is cancelled`,
    /** {game} takes place after all */
    game_news_reinstated: ({ game }: { game: string | number }) => `${game} takes place after all`,
    /** {game} has begun */
    game_news_begins: ({ game }: { game: string | number }) => `${game} has begun`,
    /** News of {team} */
    mail_news_several: ({ team }: { team: string | number }) => `News of ${team}`,
    /** You follow {team}. */
    mail_news_text: ({ team }: { team: string | number }) => `You follow ${team}.`,
    /** Now: {when} */
    game_news_now: ({ when }: { when: string | number }) => `Now: ${when}`,
    /** Before: {when} */
    game_news_before: ({ when }: { when: string | number }) => `Before: ${when}`,
    /** Was to be: {when} */
    game_news_was: ({ when }: { when: string | number }) => `Was to be: ${when}`,
    /** Corrected result: {result} */
    game_news_corrected: ({ result }: { result: string | number }) => `Corrected result: ${result}`,
    /** Final result */
    game_news_final: () => "Final result",
    /** No more of these mails */
    mail_unsubscribe: () => "No more of these mails",
    /** Follow {team} by e-mail? */
    mail_confirm_title: ({ team }: { team: string | number }) => `Follow ${team} by e-mail?`,
    /** You are told when a game is moved, called off or taken up again. Each mail has a link that ends it. */
    mail_confirm_text: () => "You are told when a game is moved, called off or taken up again. Each mail has a link that ends it.",
    /** You are told when a game is moved, called off or taken up again, and how each one ends, also when that is corrected. Each mail has a link that ends it. */
    mail_confirm_text_with_results: () => "You are told when a game is moved, called off or taken up again, and how each one ends, also when that is corrected. Each mail has a link that ends it.",
    /** Yes, tell me */
    mail_confirm_button: () => "Yes, tell me",
    /** You follow {team} */
    mail_confirmed_title: ({ team }: { team: string | number }) => `You follow ${team}`,
    /** News of its games come by e-mail from now on. */
    mail_confirmed_text: () => "News of its games come by e-mail from now on.",
    /** To the page of {team} */
    mail_to_the_team: ({ team }: { team: string | number }) => `To the page of ${team}`,
    /** No more mails about {team}? */
    mail_unsubscribe_title: ({ team }: { team: string | number }) => `No more mails about ${team}?`,
    /** Your address is then deleted. All that is kept is the address, encrypted, which teams it follows, since when, and in which language. */
    mail_unsubscribe_text: () => "Your address is then deleted. All that is kept is the address, encrypted, which teams it follows, since when, and in which language.",
    /** This address follows: {teams}. */
    mail_followed_by_this_address: ({ teams }: { teams: string | number }) => `This address follows: ${teams}.`,
    /** Unsubscribe */
    mail_unsubscribe_button: () => "Unsubscribe",
    /** From all teams of {organization} */
    mail_unsubscribe_all_button: ({ organization }: { organization: string | number }) => `From all teams of ${organization}`,
    /** You are unsubscribed */
    mail_unsubscribed_title: () => "You are unsubscribed",
    /** The address is deleted, and nothing more is sent. */
    mail_unsubscribed_text: () => "The address is deleted, and nothing more is sent.",
    /** This link is good no longer */
    mail_link_is_over_title: () => "This link is good no longer",
    /** It was used, or its time is over. On the page of the team you can enter your address again. */
    mail_link_is_over_text: () => "It was used, or its time is over. On the page of the team you can enter your address again.",
    /** Triple-double */
    triple_double: () => "Triple-double",
    /** High over {games} earlier games: {value} {statistic} */
    career_high: ({ games, value, statistic }: { games: string | number; value: string | number; statistic: string | number }) => `High over ${games} earlier games: ${value} ${statistic}`,
    /** High over {games} earlier games equaled: {value} {statistic} */
    equals_career_high: ({ games, value, statistic }: { games: string | number; value: string | number; statistic: string | number }) => `High over ${games} earlier games equaled: ${value} ${statistic}`,
    /** Season high: {value} {statistic} */
    season_high: ({ value, statistic }: { value: string | number; statistic: string | number }) => `Season high: ${value} ${statistic}`,
    /** Season high equaled: {value} {statistic} */
    equals_season_high: ({ value, statistic }: { value: string | number; statistic: string | number }) => `Season high equaled: ${value} ${statistic}`,
    /** points */
    points: () => "points",
    /** rebounds */
    rebounds: () => "rebounds",
    /** assists */
    assists: () => "assists",
    /** three-pointers */
    threes: () => "three-pointers",
    /** Final/OT */
    final_after_overtime: () => "Final/OT",
    /** Final/{overtimes}OT */
    final_after_overtimes: ({ overtimes }: { overtimes: string | number }) => `Final/${overtimes}OT`,
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
};
