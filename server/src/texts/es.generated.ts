
/** Every text, by part and key: src/texts/catalogue/*.json. */
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
    /** G */
    wins: () => "G",
    /** P */
    losses: () => "P",
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
    /** A la espera del resultado */
    result_awaited: () => "A la espera del resultado",
    /** Por jugarse */
    to_be_played: () => "Por jugarse",
    /** N.º {number} */
    number: ({ number }: { number: string | number }) => `N.º ${number}`,
    /** Ganados – perdidos */
    won_lost: () => "Ganados – perdidos",
    /** Puntos por partido */
    points_a_game: () => "Puntos por partido",
    /** Carreras por partido */
    runs_a_game: () => "Carreras por partido",
    /** Sets ganados por partido */
    sets_won_a_game: () => "Sets ganados por partido",
    /** Sets perdidos por partido */
    sets_lost_a_game: () => "Sets perdidos por partido",
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
    /** Hola, {name}: */
    mail_greeting: ({ name }: { name: string | number }) => `Hola, ${name}:`,
    /** Elegir una contraseña nueva */
    mail_reset_subject: () => "Elegir una contraseña nueva",
    /** Alguien pidió una contraseña nueva para la cuenta {username}. Se elige aquí; el enlace sirve una sola vez y durante una hora. */
    mail_reset_text: ({ username }: { username: string | number }) => `Alguien pidió una contraseña nueva para la cuenta ${username}. Se elige aquí; el enlace sirve una sola vez y durante una hora.`,
    /** Elegir una contraseña nueva */
    mail_reset_button: () => "Elegir una contraseña nueva",
    /** Si fue otra persona, no hay que hacer nada: la contraseña sigue siendo la misma. */
    mail_reset_note: () => "Si fue otra persona, no hay que hacer nada: la contraseña sigue siendo la misma.",
    /** Una cuenta en {organization} */
    mail_invitation_subject: ({ organization }: { organization: string | number }) => `Una cuenta en ${organization}`,
    /** {inviter} envía esta invitación a la administración de {organization}. El nombre de usuario es {username}. Primero se elige una contraseña y después se inicia sesión con ambos. */
    mail_invitation_text: ({ inviter, organization, username }: { inviter: string | number; organization: string | number; username: string | number }) => `${inviter} envía esta invitación a la administración de ${organization}. El nombre de usuario es ${username}. Primero se elige una contraseña y después se inicia sesión con ambos.`,
    /** Elegir una contraseña */
    mail_invitation_button: () => "Elegir una contraseña",
    /** El enlace sirve una sola vez, hasta el {date}. Quien no sepa de qué se trata puede ignorar este mensaje. */
    mail_invitation_note: ({ date }: { date: string | number }) => `El enlace sirve una sola vez, hasta el ${date}. Quien no sepa de qué se trata puede ignorar este mensaje.`,
    /** Si el botón no funciona, se puede copiar esta dirección en el navegador: */
    mail_link_by_hand: () => "Si el botón no funciona, se puede copiar esta dirección en el navegador:",
    /** Enviado por {organization} con Courtbook. */
    mail_sent_by: ({ organization }: { organization: string | number }) => `Enviado por ${organization} con Courtbook.`,
    /** ¿Seguir a {team} por correo? */
    mail_follow_subject: ({ team }: { team: string | number }) => `¿Seguir a ${team} por correo?`,
    /** Alguien escribió esta dirección en la página de {team} para recibir un aviso cuando un partido cambia de fecha, se suspende o se retoma. */
    mail_follow_text: ({ team }: { team: string | number }) => `Alguien escribió esta dirección en la página de ${team} para recibir un aviso cuando un partido cambia de fecha, se suspende o se retoma.`,
    /** Alguien escribió esta dirección en la página de {team} para recibir un aviso cuando un partido cambia de fecha, se suspende o se retoma, y el resultado de cada uno, también si se corrige. */
    mail_follow_text_with_results: ({ team }: { team: string | number }) => `Alguien escribió esta dirección en la página de ${team} para recibir un aviso cuando un partido cambia de fecha, se suspende o se retoma, y el resultado de cada uno, también si se corrige.`,
    /** Sí, quiero los avisos */
    mail_follow_button: () => "Sí, quiero los avisos",
    /** No se envía nada antes de confirmar. Si fue otra persona, basta con ignorar este mensaje: la dirección se borra después de un día. */
    mail_follow_note: () => "No se envía nada antes de confirmar. Si fue otra persona, basta con ignorar este mensaje: la dirección se borra después de un día.",
    /** {game}: cambio de fecha o lugar */
    game_news_moved: ({ game }: { game: string | number }) => `${game}: cambio de fecha o lugar`,
    /** {game}: aplazado */
    game_news_postponed: ({ game }: { game: string | number }) => `${game}: aplazado`,
    /** {game}: cancelado */
    game_news_cancelled: ({ game }: { game: string | number }) => `${game}: cancelado`,
    /** {game}: finalmente se juega */
    game_news_reinstated: ({ game }: { game: string | number }) => `${game}: finalmente se juega`,
    /** {game}: ya empezó */
    game_news_begins: ({ game }: { game: string | number }) => `${game}: ya empezó`,
    /** Novedades de {team} */
    mail_news_several: ({ team }: { team: string | number }) => `Novedades de ${team}`,
    /** Avisos sobre {team}. */
    mail_news_text: ({ team }: { team: string | number }) => `Avisos sobre ${team}.`,
    /** Ahora: {when} */
    game_news_now: ({ when }: { when: string | number }) => `Ahora: ${when}`,
    /** Antes: {when} */
    game_news_before: ({ when }: { when: string | number }) => `Antes: ${when}`,
    /** Estaba previsto: {when} */
    game_news_was: ({ when }: { when: string | number }) => `Estaba previsto: ${when}`,
    /** Resultado corregido: {result} */
    game_news_corrected: ({ result }: { result: string | number }) => `Resultado corregido: ${result}`,
    /** Resultado final */
    game_news_final: () => "Resultado final",
    /** Dejar de recibir estos avisos */
    mail_unsubscribe: () => "Dejar de recibir estos avisos",
    /** ¿Seguir a {team} por correo? */
    mail_confirm_title: ({ team }: { team: string | number }) => `¿Seguir a ${team} por correo?`,
    /** Llega un aviso cuando un partido cambia de fecha, se suspende o se retoma. Cada mensaje tiene un enlace para dejar de recibirlos. */
    mail_confirm_text: () => "Llega un aviso cuando un partido cambia de fecha, se suspende o se retoma. Cada mensaje tiene un enlace para dejar de recibirlos.",
    /** Llega un aviso cuando un partido cambia de fecha, se suspende o se retoma, y el resultado de cada uno, también si se corrige. Cada mensaje tiene un enlace para dejar de recibirlos. */
    mail_confirm_text_with_results: () => "Llega un aviso cuando un partido cambia de fecha, se suspende o se retoma, y el resultado de cada uno, también si se corrige. Cada mensaje tiene un enlace para dejar de recibirlos.",
    /** Sí, quiero los avisos */
    mail_confirm_button: () => "Sí, quiero los avisos",
    /** Avisos de {team} activados */
    mail_confirmed_title: ({ team }: { team: string | number }) => `Avisos de ${team} activados`,
    /** Desde ahora las novedades de sus partidos llegan por correo. */
    mail_confirmed_text: () => "Desde ahora las novedades de sus partidos llegan por correo.",
    /** A la página de {team} */
    mail_to_the_team: ({ team }: { team: string | number }) => `A la página de ${team}`,
    /** ¿No recibir más avisos de {team}? */
    mail_unsubscribe_title: ({ team }: { team: string | number }) => `¿No recibir más avisos de ${team}?`,
    /** La dirección se borra. Solo se guarda la dirección, cifrada, con los equipos que sigue, desde cuándo y en qué idioma. */
    mail_unsubscribe_text: () => "La dirección se borra. Solo se guarda la dirección, cifrada, con los equipos que sigue, desde cuándo y en qué idioma.",
    /** Esta dirección sigue a: {teams}. */
    mail_followed_by_this_address: ({ teams }: { teams: string | number }) => `Esta dirección sigue a: ${teams}.`,
    /** Dejar de recibir avisos */
    mail_unsubscribe_button: () => "Dejar de recibir avisos",
    /** De todos los equipos de {organization} */
    mail_unsubscribe_all_button: ({ organization }: { organization: string | number }) => `De todos los equipos de ${organization}`,
    /** Avisos desactivados */
    mail_unsubscribed_title: () => "Avisos desactivados",
    /** La dirección está borrada y no se envía nada más. */
    mail_unsubscribed_text: () => "La dirección está borrada y no se envía nada más.",
    /** Este enlace ya no sirve */
    mail_link_is_over_title: () => "Este enlace ya no sirve",
    /** Ya se usó o pasó su tiempo. En la página del equipo se puede escribir la dirección de nuevo. */
    mail_link_is_over_text: () => "Ya se usó o pasó su tiempo. En la página del equipo se puede escribir la dirección de nuevo.",
    /** Triple-doble */
    triple_double: () => "Triple-doble",
    /** Máximo en {games} partidos anteriores: {value} {statistic} */
    career_high: ({ games, value, statistic }: { games: string | number; value: string | number; statistic: string | number }) => `Máximo en ${games} partidos anteriores: ${value} ${statistic}`,
    /** Iguala el máximo en {games} partidos anteriores: {value} {statistic} */
    equals_career_high: ({ games, value, statistic }: { games: string | number; value: string | number; statistic: string | number }) => `Iguala el máximo en ${games} partidos anteriores: ${value} ${statistic}`,
    /** Máximo de la temporada: {value} {statistic} */
    season_high: ({ value, statistic }: { value: string | number; statistic: string | number }) => `Máximo de la temporada: ${value} ${statistic}`,
    /** Iguala el máximo de la temporada: {value} {statistic} */
    equals_season_high: ({ value, statistic }: { value: string | number; statistic: string | number }) => `Iguala el máximo de la temporada: ${value} ${statistic}`,
    /** puntos */
    points: () => "puntos",
    /** rebotes */
    rebounds: () => "rebotes",
    /** asistencias */
    assists: () => "asistencias",
    /** triples */
    threes: () => "triples",
    /** Final/TE */
    final_after_overtime: () => "Final/TE",
    /** Final/{overtimes}TE */
    final_after_overtimes: ({ overtimes }: { overtimes: string | number }) => `Final/${overtimes}TE`,
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
