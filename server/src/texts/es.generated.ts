
/** Every text, by part and key: src/texts/es/*.json. */
export const es = {
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
  server: {
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Lo que se busca no está aquí, o ya no está. */
    what_you_are_looking_for_is_not_here: () => "Lo que se busca no está aquí, o ya no está.",
    /** Esta página no está disponible */
    this_page_is_not_available: () => "Esta página no está disponible",
    /** Conviene volver a intentarlo en un momento. */
    please_try_again_in_a_moment: () => "Conviene volver a intentarlo en un momento.",
    /** Inicio */
    home: () => "Inicio",
    /** Esta dirección no es válida */
    this_address_is_not_valid: () => "Esta dirección no es válida",
    /** No nombra ningún servidor que pueda existir. */
    it_names_no_host_that_there_could_be: () => "No nombra ningún servidor que pueda existir.",
    /** Nada que mostrar */
    nothing_to_show: () => "Nada que mostrar",
    /** Posiciones */
    standings: () => "Posiciones",
    /** Posiciones, {season} */
    standings_of: ({ season }: { season: string | number }) => `Posiciones, ${season}`,
    /** Equipo */
    team: () => "Equipo",
    /** G */
    wins: () => "G",
    /** P */
    losses: () => "P",
    /** PCT */
    percentage: () => "PCT",
    /** DIF */
    games_behind: () => "DIF",
    /** Racha */
    streak: () => "Racha",
    /** Aún no hay posiciones. */
    no_standings_yet: () => "Aún no hay posiciones.",
    /** Calendario */
    schedule: () => "Calendario",
    /** Fecha */
    date: () => "Fecha",
    /** Partido */
    matchup: () => "Partido",
    /** Resultado */
    result: () => "Resultado",
    /** {away} en casa de {home} */
    at: ({ away, home }: { away: string | number; home: string | number }) => `${away} en casa de ${home}`,
    /** Aún no hay partidos. */
    no_games_yet: () => "Aún no hay partidos.",
    /** Marcador */
    score: () => "Marcador",
    /** Líderes */
    leaders: () => "Líderes",
    /** Líderes, {season} */
    leaders_of: ({ season }: { season: string | number }) => `Líderes, ${season}`,
    /** Jugador */
    player: () => "Jugador",
    /** Total */
    total: () => "Total",
    /** Nadie todavía. */
    nobody_yet: () => "Nadie todavía.",
    /** Por jugarse */
    to_be_played: () => "Por jugarse",
    /** N.º {number} */
    number: ({ number }: { number: string | number }) => `N.º ${number}`,
    /** Ganados – perdidos */
    won_lost: () => "Ganados – perdidos",
    /** Puntos por partido */
    points_a_game: () => "Puntos por partido",
    /** En contra por partido */
    allowed_a_game: () => "En contra por partido",
    /** {statistic} por partido */
    a_game: ({ statistic }: { statistic: string | number }) => `${statistic} por partido`,
    /** Partido */
    game: () => "Partido",
    /** Partidos */
    games: () => "Partidos",
    /** Próximo: {matchup}, {when} */
    next: ({ matchup, when }: { matchup: string | number; when: string | number }) => `Próximo: ${matchup}, ${when}`,
    /** Último: {matchup} {score} */
    last: ({ matchup, score }: { matchup: string | number; score: string | number }) => `Último: ${matchup} ${score}`,
    /** y {count} más */
    more: ({ count }: { count: string | number }) => `y ${count} más`,
  },
};
