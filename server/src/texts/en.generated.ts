
/** Every text, by part and key: src/texts/en/*.json. */
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
    /** To be played */
    to_be_played: () => "To be played",
    /** No. {number} */
    number: ({ number }: { number: string | number }) => `No. ${number}`,
    /** Won – lost */
    won_lost: () => "Won – lost",
    /** Points a game */
    points_a_game: () => "Points a game",
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
