
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
    /** Tabla de posiciones */
    standings: () => "Tabla de posiciones",
    /** Tabla de posiciones, {season} */
    standings_of: ({ season }: { season: string | number }) => `Tabla de posiciones, ${season}`,
    /** Equipo */
    team: () => "Equipo",
    /** W */
    wins: () => "W",
    /** L */
    losses: () => "L",
    /** PCT */
    percentage: () => "PCT",
    /** GB */
    games_behind: () => "GB",
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
  statNames: {
    /** Puntos */
    points: () => "Puntos",
    /** Asistencias */
    assists: () => "Asistencias",
    /** Rebotes */
    rebounds: () => "Rebotes",
    /** Tiros de campo anotados */
    field_goals_made: () => "Tiros de campo anotados",
    /** Tiros de campo intentados */
    field_goals_attempted: () => "Tiros de campo intentados",
    /** Porcentaje de tiros de campo */
    field_goal_percentage: () => "Porcentaje de tiros de campo",
    /** Tiros libres anotados */
    free_throws_made: () => "Tiros libres anotados",
    /** Tiros libres intentados */
    free_throws_attempted: () => "Tiros libres intentados",
    /** Porcentaje de tiros libres */
    free_throw_percentage: () => "Porcentaje de tiros libres",
    /** Dobles anotados */
    two_pointers_made: () => "Dobles anotados",
    /** Dobles intentados */
    two_pointers_attempted: () => "Dobles intentados",
    /** Porcentaje de dobles */
    two_point_percentage: () => "Porcentaje de dobles",
    /** Triples anotados */
    three_pointers_made: () => "Triples anotados",
    /** Triples intentados */
    three_pointers_attempted: () => "Triples intentados",
    /** Porcentaje de triples */
    three_point_percentage: () => "Porcentaje de triples",
    /** Turnos al bate */
    at_bats: () => "Turnos al bate",
    /** Carreras */
    runs: () => "Carreras",
    /** Imparables */
    hits: () => "Imparables",
    /** Dobletes */
    doubles: () => "Dobletes",
    /** Tripletes */
    triples: () => "Tripletes",
    /** Jonrones */
    home_runs: () => "Jonrones",
    /** Carreras impulsadas */
    runs_batted_in: () => "Carreras impulsadas",
    /** Bases por bolas */
    walks: () => "Bases por bolas",
    /** Ponches */
    strikeouts: () => "Ponches",
    /** Promedio de bateo */
    batting_average: () => "Promedio de bateo",
    /** Saques directos */
    aces: () => "Saques directos",
    /** Dobles faltas */
    double_faults: () => "Dobles faltas",
    /** Golpes ganadores */
    winners: () => "Golpes ganadores",
    /** Errores no forzados */
    unforced_errors: () => "Errores no forzados",
    /** Puntos de quiebre ganados */
    break_points_won: () => "Puntos de quiebre ganados",
    /** Remates */
    kills: () => "Remates",
    /** Errores de ataque */
    attack_errors: () => "Errores de ataque",
    /** Ataques totales */
    total_attacks: () => "Ataques totales",
    /** Saques directos */
    service_aces: () => "Saques directos",
    /** Defensas */
    digs: () => "Defensas",
    /** Bloqueos */
    blocks: () => "Bloqueos",
    /** Minutos */
    minutes: () => "Minutos",
    /** Rebotes ofensivos */
    offensive_rebounds: () => "Rebotes ofensivos",
    /** Rebotes defensivos */
    defensive_rebounds: () => "Rebotes defensivos",
    /** Robos */
    steals: () => "Robos",
    /** Pérdidas */
    turnovers: () => "Pérdidas",
    /** Faltas personales */
    personal_fouls: () => "Faltas personales",
  },
};
