import type { ReactNode } from 'react';
import { numberText, pluralText, richText } from './message';

/** Every text, by part and key: src/texts/catalogue/*.json. */
export const es = {
  admin: {
    /** {value} y {at} */
    and: ({ value, at }: { value: string | number; at: string | number }) => `${value} y ${at}`,
    /** Guardar y agregar otro */
    save_and_add_another: () => "Guardar y agregar otro",
    /** Una imagen; se reduce antes de enviarla. */
    an_image_it_is_made_smaller_before_it: () => "Una imagen; se reduce antes de enviarla.",
    /** No se pudo leer la imagen. */
    the_picture_could_not_be_read: () => "No se pudo leer la imagen.",
    /** Reduciendo la imagen... */
    making_the_picture_smaller: () => "Reduciendo la imagen...",
    /** Quitar */
    remove: () => "Quitar",
    /** El archivo no es una imagen */
    the_file_given_is_not_an_image: () => "El archivo no es una imagen",
    /** ¿Salir sin guardar? */
    leave_without_saving: () => "¿Salir sin guardar?",
    /** Los cambios sin guardar se pierden. */
    the_changes_that_are_not_saved_are_lost: () => "Los cambios sin guardar se pierden.",
    /** Salir */
    leave: () => "Salir",
    /** Cerrar menú */
    close_menu: () => "Cerrar menú",
    /** Abrir menú */
    open_menu: () => "Abrir menú",
    /** Administración */
    administration: () => "Administración",
    /** Cuenta de {username} */
    account_of: ({ username }: { username: string | number }) => `Cuenta de ${username}`,
    /** Panel */
    dashboard: () => "Panel",
    /** Creador de calendarios */
    schedule_builder: () => "Creador de calendarios",
    /** Ligas */
    leagues: () => "Ligas",
    /** Estadísticas */
    stats: () => "Estadísticas",
    /** Períodos del partido */
    game_periods: () => "Períodos del partido",
    /** Importar */
    import: () => "Importar",
    /** Todos los jugadores */
    all_players: () => "Todos los jugadores",
    /** Atributos de jugador */
    player_attributes: () => "Atributos de jugador",
    /** Ajustes de usuarios */
    user_settings: () => "Ajustes de usuarios",
    /** Cuenta */
    account: () => "Cuenta",
    /** Apariencia */
    appearance: () => "Apariencia",
    /** Páginas */
    pages: () => "Páginas",
    /** Enlaces de navegación */
    navigation_links: () => "Enlaces de navegación",
    /** Negocios */
    businesses: () => "Negocios",
    /** Claves de API */
    api_keys: () => "Claves de API",
    /** Registro de cambios */
    audit_trail: () => "Registro de cambios",
    /** Webhooks */
    webhooks: () => "Webhooks",
    /** Organizaciones */
    organizations: () => "Organizaciones",
    /** Personas */
    people: () => "Personas",
    /** Sitio */
    site: () => "Sitio",
    /** Plataforma */
    platform: () => "Plataforma",
    /** Ajustes */
    settings: () => "Ajustes",
    /** Cerrar sesión */
    logout: () => "Cerrar sesión",
    /** Cerrando la sesión… */
    signing_out: () => "Cerrando la sesión…",
    /** No se pudo cerrar la sesión y sigue abierta. Se puede intentar de nuevo. */
    you_are_still_signed_in: () => "No se pudo cerrar la sesión y sigue abierta. Se puede intentar de nuevo.",
    /** Ver el sitio */
    view_site: () => "Ver el sitio",
    /** No se pudo crear el partido. Más detalles en la consola. */
    failed_to_create_game_check_the_console_for: () => "No se pudo crear el partido. Más detalles en la consola.",
    /** ¡Partido creado! */
    game_created: () => "¡Partido creado!",
    /** Elegir primero una liga */
    choose_a_league_first: () => "Elegir primero una liga",
    /** Elegir un equipo */
    select_a_team: () => "Elegir un equipo",
    /** Crear partido: {division} */
    create_game: ({ division }: { division: string | number }) => `Crear partido: ${division}`,
    /** Crear partido */
    create_game_2: () => "Crear partido",
    /** Equipo local */
    home_team: () => "Equipo local",
    /** Equipo visitante */
    away_team: () => "Equipo visitante",
    /** Cancha */
    court: () => "Cancha",
    /** Dirección de un mapa o del sitio de la sede */
    address_of_a_map_or_of_the_places: () => "Dirección de un mapa o del sitio de la sede",
    /** Video (una dirección de YouTube se puede reproducir en la página) */
    video_an_address_on_youtube_can_be_played: () => "Video (una dirección de YouTube se puede reproducir en la página)",
    /** Programado */
    scheduled: () => "Programado",
    /** En juego */
    in_progress: () => "En juego",
    /** Final */
    final: () => "Final",
    /** Incomparecencia */
    forfeit: () => "Incomparecencia",
    /** Aplazado */
    postponed: () => "Aplazado",
    /** Cancelado */
    cancelled: () => "Cancelado",
    /** Falta elegir los dos equipos. */
    please_choose_both_teams: () => "Falta elegir los dos equipos.",
    /** Los equipos deben ser distintos. */
    teams_must_be_different: () => "Los equipos deben ser distintos.",
    /** Falta elegir una liga. */
    please_choose_a_league: () => "Falta elegir una liga.",
    /** Elegir una liga */
    select_a_league: () => "Elegir una liga",
    /** Hora */
    time: () => "Hora",
    /** Sin hora, queda por definir (TBD). */
    without_one_it_is_tbd: () => "Sin hora, queda por definir (TBD).",
    /** Aceptar como está */
    accept_as_it_is: () => "Aceptar como está",
    /** Aceptado: {finding} */
    accepted_finding: ({ finding }: { finding: string | number }) => `Aceptado: ${finding}`,
    /** Ya no está aceptado: {finding} */
    no_longer_accepted: ({ finding }: { finding: string | number }) => `Ya no está aceptado: ${finding}`,
    /** Aceptar */
    accept: () => "Aceptar",
    /** No se pudo aceptar. */
    this_could_not_be_accepted: () => "No se pudo aceptar.",
    /** Motivo */
    reason: () => "Motivo",
    /** Lo ven los administradores. Se vuelve a preguntar cuando cambia alguna de las cifras. */
    shown_to_administrators_it_is_asked_about: () => "Lo ven los administradores. Se vuelve a preguntar cuando cambia alguna de las cifras.",
    /** Se perdió el acta de la segunda mitad. */
    the_scoresheet_of_the_second_half_is_lost: () => "Se perdió el acta de la segunda mitad.",
    /** Falta el motivo. */
    please_say_why: () => "Falta el motivo.",
    /** Jugadores y marcador final */
    players_and_final_score: () => "Jugadores y marcador final",
    /** Períodos y marcador final */
    periods_and_final_score: () => "Períodos y marcador final",
    /** Puntos y tiros */
    points_and_shots: () => "Puntos y tiros",
    /** Rebotes y sus partes */
    rebounds_and_their_parts: () => "Rebotes y sus partes",
    /** Jugadores fuera de la plantilla */
    players_who_are_not_on_the_roster: () => "Jugadores fuera de la plantilla",
    /** Partidos sin resultado */
    games_without_a_result: () => "Partidos sin resultado",
    /** Jugadas y ficha del partido */
    plays_and_box_score: () => "Jugadas y ficha del partido",
    /** Fechas fuera de la temporada */
    dates_outside_the_season: () => "Fechas fuera de la temporada",
    /** Los jugadores de {team} suman {found}, y su marcador final es {expected}. */
    the_players_of_add_up_to_and_its_final: ({ team, found, expected }: { team: string | number; found: string | number; expected: string | number }) => `Los jugadores de ${team} suman ${found}, y su marcador final es ${expected}.`,
    /** Los períodos de {team} dan {found}, y su marcador final es {expected}. */
    the_periods_of_come_to_and_its: ({ team, found, expected }: { team: string | number; found: string | number; expected: string | number }) => `Los períodos de ${team} dan ${found}, y su marcador final es ${expected}.`,
    /** {who}: {found} puntos, y los tiros suman {expected}. */
    has_points_and_the_shots_make: ({ who, found, expected }: { who: string | number; found: string | number; expected: string | number }) => `${who}: ${found} puntos, y los tiros suman ${expected}.`,
    /** {who}: {found} rebotes, y los ofensivos y defensivos suman {expected}. */
    has_rebounds_and_the_offensive_and_defensive: ({ who, found, expected }: { who: string | number; found: string | number; expected: string | number }) => `${who}: ${found} rebotes, y los ofensivos y defensivos suman ${expected}.`,
    /** {who} jugó con {team} y no está en su plantilla. */
    has_played_for_and_is_not_on_its: ({ who, team }: { who: string | number; team: string | number }) => `${who} jugó con ${team} y no está en su plantilla.`,
    /** El día de este partido ya pasó y no tiene resultado. */
    the_day_of_this_game_is_over_and: () => "El día de este partido ya pasó y no tiene resultado.",
    /** Este partido se juega {days, plural, one {# día} other {# días}} antes del inicio de su temporada. */
    this_game_is_before_its_season_begins: ({ days }: { days: number }) => `Este partido se juega ${pluralText(days, { "one": `${numberText(days)} día`, "other": `${numberText(days)} días` })} antes del inicio de su temporada.`,
    /** Este partido se juega {days, plural, one {# día} other {# días}} después del fin de su temporada. */
    this_game_is_after_its_season_ends: ({ days }: { days: number }) => `Este partido se juega ${pluralText(days, { "one": `${numberText(days)} día`, "other": `${numberText(days)} días` })} después del fin de su temporada.`,
    /** {who}: {statistic} {found} en la ficha del partido, y {expected} según las jugadas. */
    has_in_the_box_score_and_by_the: ({ who, statistic, found, expected }: { who: string | number; statistic: string | number; found: string | number; expected: string | number }) => `${who}: ${statistic} ${found} en la ficha del partido, y ${expected} según las jugadas.`,
    /** Los períodos de {team} dan {found}, y sus jugadas, {expected}. */
    the_periods_of_come_to_and_its_2: ({ team, found, expected }: { team: string | number; found: string | number; expected: string | number }) => `Los períodos de ${team} dan ${found}, y sus jugadas, ${expected}.`,
    /** el equipo */
    the_team: () => "el equipo",
    /** Un jugador */
    a_player: () => "Un jugador",
    /** Editar estadísticas */
    edit_stats: () => "Editar estadísticas",
    /** Editar marcador final */
    edit_final_scores: () => "Editar marcador final",
    /** Mesa de anotación */
    courtside: () => "Mesa de anotación",
    /** Editar partido */
    edit_game: () => "Editar partido",
    /** Agregar a la plantilla */
    add_to_roster: () => "Agregar a la plantilla",
    /** Aceptado por {acceptedBy}, {moment}: {reason} */
    accepted_by: ({ acceptedBy, moment, reason }: { acceptedBy: string | number; moment: string | number; reason: string | number }) => `Aceptado por ${acceptedBy}, ${moment}: ${reason}`,
    /** Volver a preguntar */
    ask_again: () => "Volver a preguntar",
    /** {homeTeam} vs. {awayTeam}, {day} */
    vs: ({ homeTeam, awayTeam, day }: { homeTeam: string | number; awayTeam: string | number; day: string | number }) => `${homeTeam} vs. ${awayTeam}, ${day}`,
    /** Aceptados */
    accepted: () => "Aceptados",
    /** Todos */
    all: () => "Todos",
    /** Temporada no encontrada. */
    season_not_found: () => "Temporada no encontrada.",
    /** Revisar partidos */
    check_games: () => "Revisar partidos",
    /** Lo que no coincide en los partidos de {season} y lo que falta. Se puede corregir aquí o aceptar con un motivo. */
    what_does_not_agree_in_the_games_of: ({ season }: { season: string | number }) => `Lo que no coincide en los partidos de ${season} y lo que falta. Se puede corregir aquí o aceptar con un motivo.`,
    /** Qué */
    what: () => "Qué",
    /** Todo */
    everything: () => "Todo",
    /** Mostrar */
    show: () => "Mostrar",
    /** Pendientes */
    open: () => "Pendientes",
    /** Todos los partidos coinciden */
    all_games_agree: () => "Todos los partidos coinciden",
    /** Nada que mostrar */
    nothing_to_show: () => "Nada que mostrar",
    /** Marcadores, períodos, estadísticas, plantillas y fechas coinciden, y todos los partidos pasados tienen resultado, salvo lo que se aceptó. */
    scores_periods_statistics_and_rosters: () => "Marcadores, períodos, estadísticas, plantillas y fechas coinciden, y todos los partidos pasados tienen resultado, salvo lo que se aceptó.",
    /** Ningún hallazgo coincide con estos filtros. */
    no_finding_fits_these_filters: () => "Ningún hallazgo coincide con estos filtros.",
    /** {totalCount, plural, one {1 hallazgo} other {{totalCount} hallazgos}} */
    findings: ({ totalCount }: { totalCount: number }) => `${pluralText(totalCount, { "one": "1 hallazgo", "other": `${totalCount} hallazgos` })}`,
    /** {player} ya está en la plantilla. */
    is_on_the_roster_now: ({ player }: { player: string | number }) => `${player} ya está en la plantilla.`,
    /** No se pudo agregar el jugador. */
    the_player_could_not_be_added: () => "No se pudo agregar el jugador.",
    /** No se pudo cambiar. */
    this_could_not_be_changed: () => "No se pudo cambiar.",
    /** {count, plural, one {1 dato de un partido no coincide.} other {{count} datos de los partidos no coinciden.}} */
    things_in_the_games_do_not_agree: ({ count }: { count: number }) => `${pluralText(count, { "one": "1 dato de un partido no coincide.", "other": `${count} datos de los partidos no coinciden.` })}`,
    /** No se pudieron cambiar las estadísticas. */
    the_statistics_could_not_be_changed: () => "No se pudieron cambiar las estadísticas.",
    /** Usar el orden de la organización */
    use_the_organizations_order: () => "Usar el orden de la organización",
    /** Esta liga tiene un orden propio. */
    this_league_has_an_order_of_its_own: () => "Esta liga tiene un orden propio.",
    /** Es el orden de la organización. */
    it_is_the_organizations_order: () => "Es el orden de la organización.",
    /** Plegar estadísticas */
    fold_up_statistics: () => "Plegar estadísticas",
    /** Elegir estadísticas */
    choose_statistics: () => "Elegir estadísticas",
    /** Plegar */
    fold_up: () => "Plegar",
    /** Elegir */
    choose: () => "Elegir",
    /** Qué estadísticas muestran las fichas de partido de esta liga y en qué orden. Lo que se registra y se cuenta no cambia. */
    which_statistics_the_box_scores_of_this: () => "Qué estadísticas muestran las fichas de partido de esta liga y en qué orden. Lo que se registra y se cuenta no cambia.",
    /** La organización no muestra estadísticas de este deporte. */
    the_organization_shows_no_statistics_of_this: () => "La organización no muestra estadísticas de este deporte.",
    /** Exportar CSV */
    export_csv: () => "Exportar CSV",
    /** Ocultar */
    hide: () => "Ocultar",
    /** Oculta */
    hidden: () => "Oculta",
    /** Visible */
    visible: () => "Visible",
    /** Varios a la vez: pegar una lista de nombres */
    several_at_once_paste_a_list_of_names: () => "Varios a la vez: pegar una lista de nombres",
    /** Nuevo */
    new: () => "Nuevo",
    /** Ya existe */
    there_already: () => "Ya existe",
    /** Sin cambios */
    no_change: () => "Sin cambios",
    /** Corregir */
    put_right: () => "Corregir",
    /** Línea */
    line: () => "Línea",
    /** Número de camiseta */
    jersey_number: () => "Número de camiseta",
    /** Qué pasa */
    what_happens: () => "Qué pasa",
    /** Qué pasa con cada línea */
    what_happens_with_each_line: () => "Qué pasa con cada línea",
    /** Revisar la lista */
    check_the_list: () => "Revisar la lista",
    /** No se pudo agregar la lista. */
    the_list_could_not_be_added: () => "No se pudo agregar la lista.",
    /** Nombres */
    names: () => "Nombres",
    /** Falta al menos un nombre. */
    please_enter_at_least_one_name: () => "Falta al menos un nombre.",
    /** Agregar jugadores */
    add_players: () => "Agregar jugadores",
    /** Un jugador por línea, 200 como máximo: Ana Reyes, o Reyes, Ana; un número antes del nombre pasa a la camiseta. */
    one_player_a_line_at_most_200_ana: () => "Un jugador por línea, 200 como máximo: Ana Reyes, o Reyes, Ana; un número antes del nombre pasa a la camiseta.",
    /** 12 Ana Reyes
Park, Bo */
    n_12_ana_reyes_park_bo: () => "12 Ana Reyes\nPark, Bo",
    /** Agregar equipos */
    add_teams: () => "Agregar equipos",
    /** Un equipo por línea, 200 como máximo. Quedan sin liga hasta que se pongan en una. */
    one_team_a_line_at_most_200_they: () => "Un equipo por línea, 200 como máximo. Quedan sin liga hasta que se pongan en una.",
    /** Un equipo por línea, 200 como máximo: nuevos, y los de la organización por su nombre. */
    one_team_a_line_at_most_200_new: () => "Un equipo por línea, 200 como máximo: nuevos, y los de la organización por su nombre.",
    /** Rockets
Comets */
    rockets_comets: () => "Rockets\nComets",
    /** {name} ya está en este equipo. */
    is_on_this_team_already: ({ name }: { name: string | number }) => `${name} ya está en este equipo.`,
    /** {name} no está en ningún equipo. */
    is_on_no_team: ({ name }: { name: string | number }) => `${name} no está en ningún equipo.`,
    /** {name} juega en {place}. */
    plays_for: ({ name, place }: { name: string | number; place: string | number }) => `${name} juega en ${place}.`,
    /** Usar este jugador */
    use_this_player: () => "Usar este jugador",
    /** {name} ya juega en esta liga. */
    plays_in_this_league_already: ({ name }: { name: string | number }) => `${name} ya juega en esta liga.`,
    /** Hay un equipo {name} sin liga. */
    there_is_a_team_in_no_league: ({ name }: { name: string | number }) => `Hay un equipo ${name} sin liga.`,
    /** {name} juega en {place}. */
    plays_in: ({ name, place }: { name: string | number; place: string | number }) => `${name} juega en ${place}.`,
    /** Usar este equipo */
    use_this_team: () => "Usar este equipo",
    /** Abrir este equipo */
    open_this_team: () => "Abrir este equipo",
    /** Página no encontrada */
    page_not_found: () => "Página no encontrada",
    /** Ir a las temporadas */
    to_the_seasons: () => "Ir a las temporadas",
    /** En nombre de */
    acting_for: () => "En nombre de",
    /** Sin organización */
    no_organization: () => "Sin organización",
    /** Elegir primero una organización */
    choose_an_organization_first: () => "Elegir primero una organización",
    /** Esta pantalla muestra el contenido de una organización. Se puede cambiar en la parte superior de cada página. */
    this_screen_shows_the_content_of_one: () => "Esta pantalla muestra el contenido de una organización. Se puede cambiar en la parte superior de cada página.",
    /** Aún no hay organizaciones */
    no_organizations_yet: () => "Aún no hay organizaciones",
    /** Crear una */
    create_one: () => "Crear una",
    /** No se pudo cambiar la organización. */
    the_organization_could_not_be_changed: () => "No se pudo cambiar la organización.",
    /** Buscar */
    search: () => "Buscar",
    /** Buscar (Ctrl K) */
    search_ctrl_k: () => "Buscar (Ctrl K)",
    /** Ctrl K */
    ctrl_k: () => "Ctrl K",
    /** Pantalla */
    screen: () => "Pantalla",
    /** Activa */
    active: () => "Activa",
    /** Inactiva */
    inactive: () => "Inactiva",
    /** No se pudo hacer la búsqueda. */
    the_search_could_not_be_done: () => "No se pudo hacer la búsqueda.",
    /** Buscando… */
    searching: () => "Buscando…",
    /** {count, plural, one {1 resultado.} other {{count} resultados.}} */
    found_in_all: ({ count }: { count: number }) => `${pluralText(count, { "one": "1 resultado.", "other": `${count} resultados.` })}`,
    /** No se encontró nada. */
    nothing_found: () => "No se encontró nada.",
    /** Buscar equipos, jugadores, temporadas, partidos y pantallas */
    find_teams_players_seasons_games_and_screens: () => "Buscar equipos, jugadores, temporadas, partidos y pantallas",
    /** Equipo, jugador, temporada, pantalla o rockets - lakers */
    team_player_season_screen_or_rockets_lakers: () => "Equipo, jugador, temporada, pantalla o rockets - lakers",
    /** Resultados */
    found: () => "Resultados",
    /** Es otra persona con el mismo nombre */
    this_is_another_person_of_the_same_name: () => "Es otra persona con el mismo nombre",
    /** Jugador existente */
    existing_player: () => "Jugador existente",
    /** Buscar por nombre, también antes de agregar un jugador nuevo. */
    search_by_name_also_before_you_add_a: () => "Buscar por nombre, también antes de agregar un jugador nuevo.",
    /** Se agregará este jugador. */
    this_player_will_be_added: () => "Se agregará este jugador.",
    /** No hay jugador con este nombre: se agrega uno nuevo. */
    no_player_of_this_name_a_new_one: () => "No hay jugador con este nombre: se agrega uno nuevo.",
    /** Escribir un jugador nuevo */
    enter_a_new_player_instead: () => "Escribir un jugador nuevo",
    /** Escribir un nombre o elegir un jugador existente. */
    please_enter_a_name_or_choose_a_player: () => "Escribir un nombre o elegir un jugador existente.",
    /** Ya hay un jugador con este nombre: usar ese o indicar abajo que es otra persona. */
    there_is_a_player_of_this_name_use: () => "Ya hay un jugador con este nombre: usar ese o indicar abajo que es otra persona.",
    /** También aquí: */
    also_here: () => "También aquí:",
    /** No se pudo cargar. */
    this_could_not_be_loaded: () => "No se pudo cargar.",
    /** Todos los equipos */
    all_teams: () => "Todos los equipos",
    /** No hay equipo con este nombre. */
    no_team_of_this_name: () => "No hay equipo con este nombre.",
    /** Sin equipo */
    no_team: () => "Sin equipo",
    /** No hay permiso para ver esto */
    you_are_not_allowed_to_see_this: () => "No hay permiso para ver esto",
    /** Se puede pedir a un propietario de la organización o a la plataforma. */
    ask_an_owner_of_your_organization_or_the: () => "Se puede pedir a un propietario de la organización o a la plataforma.",
    /** Hay que iniciar sesión. */
    please_sign_in: () => "Hay que iniciar sesión.",
    /** No hay sesión iniciada, o ya se cerró. Después se vuelve a esta página. */
    you_are_not_signed_in_or_no_longer: () => "No hay sesión iniciada, o ya se cerró. Después se vuelve a esta página.",
    /** No se pudo iniciar sesión. Revisar el usuario y la contraseña. */
    login_failed_please_check_your_credentials: () => "No se pudo iniciar sesión. Revisar el usuario y la contraseña.",
    /** Iniciar sesión de nuevo */
    please_sign_in_again: () => "Iniciar sesión de nuevo",
    /** La sesión terminó. Lo escrito sigue ahí y se guarda al iniciar sesión. */
    your_session_has_ended_what_you_typed_is: () => "La sesión terminó. Lo escrito sigue ahí y se guarda al iniciar sesión.",
    /** Ahora no */
    not_now: () => "Ahora no",
    /** Iniciar sesión y seguir */
    sign_in_and_go_on: () => "Iniciar sesión y seguir",
    /** Esta página muestra una organización a la que ya no se pertenece. <link>Ir a la actual</link> */
    this_page_is_of_an_organization_you_left: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("Esta página muestra una organización a la que ya no se pertenece. ", link("Ir a la actual")),
    /** La sesión se cerró. <link>Iniciar sesión de nuevo</link> */
    you_are_no_longer_signed_in_sign_in: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("La sesión se cerró. ", link("Iniciar sesión de nuevo")),
    /** Los primeros pasos quedan ocultos. */
    the_first_steps_are_put_away: () => "Los primeros pasos quedan ocultos.",
    /** Primeros pasos de {name} */
    first_steps_for: ({ name }: { name: string | number }) => `Primeros pasos de ${name}`,
    /** de {count} */
    of: ({ count }: { count: string | number }) => `de ${count}`,
    /** Ocultar los primeros pasos */
    put_the_first_steps_away: () => "Ocultar los primeros pasos",
    /** Lo siguiente */
    do_this_next: () => "Lo siguiente",
    /** Ir */
    go_there: () => "Ir",
    /** : hecho */
    done: () => ": hecho",
    /** : por hacer */
    to_do: () => ": por hacer",
    /** Crear una temporada */
    create_a_season: () => "Crear una temporada",
    /** El logo y los colores que ven los visitantes en cada página. */
    your_logo_and_colours_as_visitors_see_them: () => "El logo y los colores que ven los visitantes en cada página.",
    /** Una temporada activa */
    an_active_season: () => "Una temporada activa",
    /** Hay una temporada: falta activarla. */
    there_is_a_season_make_it_active: () => "Hay una temporada: falta activarla.",
    /** Las ligas, los equipos y los partidos pertenecen a una temporada. */
    leagues_teams_and_games_live_in_a_season: () => "Las ligas, los equipos y los partidos pertenecen a una temporada.",
    /** Una liga */
    a_league: () => "Una liga",
    /** Quién juega contra quién: por nivel, por edad o por día de la semana. */
    who_plays_against_whom_by_level_by_age: () => "Quién juega contra quién: por nivel, por edad o por día de la semana.",
    /** Al menos dos en una liga, con sus plantillas. */
    at_least_two_in_a_league_with_their: () => "Al menos dos en una liga, con sus plantillas.",
    /** Publicar */
    publish: () => "Publicar",
    /** Escribir y publicar la página de inicio o poner los primeros partidos en el calendario. */
    write_and_publish_your_home_page_or_put: () => "Escribir y publicar la página de inicio o poner los primeros partidos en el calendario.",
    /** Poner los primeros partidos en el calendario. */
    put_the_first_games_on_the_schedule: () => "Poner los primeros partidos en el calendario.",
    /** Porcentaje de victorias */
    win_percentage: () => "Porcentaje de victorias",
    /** Puntos por resultados */
    points_for_results: () => "Puntos por resultados",
    /** Victoria */
    win: () => "Victoria",
    /** Empate */
    tie: () => "Empate",
    /** Derrota */
    loss: () => "Derrota",
    /** Gana por incomparecencia */
    won_by_forfeit: () => "Gana por incomparecencia",
    /** Incomparecencia */
    forfeited: () => "Incomparecencia",
    /** Se actualizaron las reglas de la tabla de {league} */
    standings_rules_of_updated: ({ league }: { league: string | number }) => `Se actualizaron las reglas de la tabla de ${league}`,
    /** Tabla de posiciones de {league} */
    standings_of: ({ league }: { league: string | number }) => `Tabla de posiciones de ${league}`,
    /** No se pudieron guardar las reglas. */
    the_rules_could_not_be_saved: () => "No se pudieron guardar las reglas.",
    /** Para esta temporada. Los resultados no cambian; solo el orden sigue las reglas. */
    for_this_season_results_stay_as_they_are: () => "Para esta temporada. Los resultados no cambian; solo el orden sigue las reglas.",
    /** Los equipos se ordenan por */
    teams_are_ordered_by: () => "Los equipos se ordenan por",
    /** Puntos por */
    points_for_a: () => "Puntos por",
    /** Puestos que clasifican */
    places_that_qualify: () => "Puestos que clasifican",
    /** Cuántos primeros puestos clasifican. En blanco: solo el primero. */
    how_many_are_to_be_among_the_first: () => "Cuántos primeros puestos clasifican. En blanco: solo el primero.",
    /** Están registrados todos los partidos de la temporada */
    all_games_of_the_season_are_entered: () => "Están registrados todos los partidos de la temporada",
    /** Entonces la tabla marca quién clasifica con seguridad y quién ya no puede. Antes no se puede demostrar nada. */
    then_the_standings_mark_who_is_certain_to: () => "Entonces la tabla marca quién clasifica con seguridad y quién ya no puede. Antes no se puede demostrar nada.",
    /** Aún no hubo sorteo. “Sortear” está en el menú de la liga, en la página de la temporada. */
    no_lots_are_drawn_yet_draw_lots_is: () => "Aún no hubo sorteo. “Sortear” está en el menú de la liga, en la página de la temporada.",
    /** Sorteo: {value}. */
    drawn: ({ value }: { value: string | number }) => `Sorteo: ${value}.`,
    /**  Sin sorteo, al final: {number}. */
    without_a_lot_stand_behind: ({ number }: { number: string | number }) => ` Sin sorteo, al final: ${number}.`,
    /** Un número entero de {min} a {max}. */
    a_whole_number_from_to: ({ min, max }: { min: string | number; max: string | number }) => `Un número entero de ${min} a ${max}.`,
    /** Un número entero de {min} a {max}, o nada. */
    a_whole_number_from_to_or_nothing: ({ min, max }: { min: string | number; max: string | number }) => `Un número entero de ${min} a ${max}, o nada.`,
    /** Enfrentamiento directo */
    head_to_head: () => "Enfrentamiento directo",
    /** Victorias de visitante */
    wins_away: () => "Victorias de visitante",
    /** Sorteo */
    drawn_lot: () => "Sorteo",
    /** Los equipos igualados se ordenan por */
    teams_that_are_level_are_ordered_by: () => "Los equipos igualados se ordenan por",
    /** Quitar {names} */
    remove_2: ({ names }: { names: string | number }) => `Quitar ${names}`,
    /** Después de estos, por último, por nombre. */
    after_these_and_at_last_by_name: () => "Después de estos, por último, por nombre.",
    /** Solo por nombre. */
    by_name_alone: () => "Solo por nombre.",
    /** Agregar un desempate */
    add_a_tie_break: () => "Agregar un desempate",
    /** ¿Sortear los equipos de {league}? */
    draw_lots_for_the_teams_of: ({ league }: { league: string | number }) => `¿Sortear los equipos de ${league}?`,
    /** Reemplaza el sorteo anterior. Cuenta donde las reglas de la tabla lo nombran y vale hasta el próximo sorteo. */
    lots_that_were_drawn_before_are_replaced: () => "Reemplaza el sorteo anterior. Cuenta donde las reglas de la tabla lo nombran y vale hasta el próximo sorteo.",
    /** Sortear */
    draw_lots: () => "Sortear",
    /** Sorteo hecho para {league} */
    lots_drawn_for: ({ league }: { league: string | number }) => `Sorteo hecho para ${league}`,
    /** No se pudo hacer el sorteo. */
    the_lots_could_not_be_drawn: () => "No se pudo hacer el sorteo.",
    /** “{wrong}” no es una hora. Escribir HH:MM, con comas entre ellas. */
    is_no_time_please_write_hh_mm_with: ({ wrong }: { wrong: string | number }) => `“${wrong}” no es una hora. Escribir HH:MM, con comas entre ellas.`,
    /** Equipo actualizado */
    team_updated_successfully: () => "Equipo actualizado",
    /** No se pudo actualizar el equipo */
    failed_to_update_team: () => "No se pudo actualizar el equipo",
    /** Horas a las que el equipo nunca juega */
    times_at_which_the_team_never_plays: () => "Horas a las que el equipo nunca juega",
    /** Horas separadas por comas (p. ej., 18:00, 19:00). Los calendarios siempre lo respetan. */
    comma_separated_times_e_g_18_00_19: () => "Horas separadas por comas (p. ej., 18:00, 19:00). Los calendarios siempre lo respetan.",
    /** No se pudo guardar el archivo. */
    the_file_could_not_be_saved: () => "No se pudo guardar el archivo.",
    /** Guardar horarios */
    save_slots: () => "Guardar horarios",
    /** queda menos de un minuto */
    less_than_a_minute_left: () => "queda menos de un minuto",
    /** Lo creado, cambiado o eliminado se puede deshacer durante diez minutos. */
    what_was_done_can_be_undone: () => "Lo creado, cambiado o eliminado se puede deshacer durante diez minutos.",
    /** Nada que deshacer */
    nothing_to_undo: () => "Nada que deshacer",
    /** Deshacer: {command} */
    undo: ({ command }: { command: string | number }) => `Deshacer: ${command}`,
    /** Deshaciendo… */
    undoing: () => "Deshaciendo…",
    /** Deshaciendo: {replace}… */
    undoing_2: ({ replace }: { replace: string | number }) => `Deshaciendo: ${replace}…`,
    /** Deshecho: {undo} */
    undone: ({ undo }: { undo: string | number }) => `Deshecho: ${undo}`,
    /** No se pudo deshacer. */
    this_could_not_be_undone: () => "No se pudo deshacer.",
    /** {leagues, plural, one {# liga} other {# ligas}} */
    count_leagues: ({ leagues }: { leagues: number }) => `${pluralText(leagues, { "one": `${numberText(leagues)} liga`, "other": `${numberText(leagues)} ligas` })}`,
    /** {divisions, plural, one {# división} other {# divisiones}} */
    count_divisions: ({ divisions }: { divisions: number }) => `${pluralText(divisions, { "one": `${numberText(divisions)} división`, "other": `${numberText(divisions)} divisiones` })}`,
    /** {teams, plural, one {# equipo} other {# equipos}} */
    count_teams: ({ teams }: { teams: number }) => `${pluralText(teams, { "one": `${numberText(teams)} equipo`, "other": `${numberText(teams)} equipos` })}`,
    /** {rosterEntries, plural, one {# lugar en una plantilla} other {# lugares en plantillas}} */
    count_places_on_rosters: ({ rosterEntries }: { rosterEntries: number }) => `${pluralText(rosterEntries, { "one": `${numberText(rosterEntries)} lugar en una plantilla`, "other": `${numberText(rosterEntries)} lugares en plantillas` })}`,
    /** {games, plural, one {# partido} other {# partidos}} */
    count_games: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })}`,
    /** {games, plural, one {# partido (ya jugado)} other {# partidos (todos jugados)}} */
    count_games_all_played: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} partido (ya jugado)`, "other": `${numberText(games)} partidos (todos jugados)` })}`,
    /** {games, plural, one {# partido (jugados: {playedGames})} other {# partidos (jugados: {playedGames})}} */
    count_games_some_played: ({ games, playedGames }: { games: number; playedGames: string | number }) => `${pluralText(games, { "one": `${numberText(games)} partido (jugados: ${playedGames})`, "other": `${numberText(games)} partidos (jugados: ${playedGames})` })}`,
    /** {statisticLines, plural, one {# línea de estadísticas} other {# líneas de estadísticas}} */
    count_lines_of_statistics: ({ statisticLines }: { statisticLines: number }) => `${pluralText(statisticLines, { "one": `${numberText(statisticLines)} línea de estadísticas`, "other": `${numberText(statisticLines)} líneas de estadísticas` })}`,
    /** {schedules, plural, one {# calendario} other {# calendarios}} */
    count_schedules: ({ schedules }: { schedules: number }) => `${pluralText(schedules, { "one": `${numberText(schedules)} calendario`, "other": `${numberText(schedules)} calendarios` })}`,
    /** {byes, plural, one {# descanso} other {# descansos}} */
    count_byes: ({ byes }: { byes: number }) => `${pluralText(byes, { "one": `${numberText(byes)} descanso`, "other": `${numberText(byes)} descansos` })}`,
    /** {weeksOff, plural, one {# semana libre} other {# semanas libres}} */
    count_weeks_off: ({ weeksOff }: { weeksOff: number }) => `${pluralText(weeksOff, { "one": `${numberText(weeksOff)} semana libre`, "other": `${numberText(weeksOff)} semanas libres` })}`,
    /** {minutes, plural, one {queda 1 minuto} other {quedan {minutes} minutos}} */
    minutes_left: ({ minutes }: { minutes: number }) => `${pluralText(minutes, { "one": "queda 1 minuto", "other": `quedan ${minutes} minutos` })}`,
    /** {count, plural, one {Agregar {count} jugador} other {Agregar {count} jugadores}} */
    add_count_players: ({ count }: { count: number }) => `${pluralText(count, { "one": `Agregar ${count} jugador`, "other": `Agregar ${count} jugadores` })}`,
    /** {count, plural, one {Agregar {count} equipo} other {Agregar {count} equipos}} */
    add_count_teams: ({ count }: { count: number }) => `${pluralText(count, { "one": `Agregar ${count} equipo`, "other": `Agregar ${count} equipos` })}`,
    /** Nuevos: {count} */
    count_new: ({ count }: { count: string | number }) => `Nuevos: ${count}`,
    /** Ya existen y se agregarán: {count} */
    count_there_already: ({ count }: { count: string | number }) => `Ya existen y se agregarán: ${count}`,
    /** Ya en su lugar, sin cambios: {count} */
    count_in_place: ({ count }: { count: string | number }) => `Ya en su lugar, sin cambios: ${count}`,
    /** Por corregir primero: {count} */
    count_to_be_put_right: ({ count }: { count: string | number }) => `Por corregir primero: ${count}`,
    /** {message} Quizá otra persona lo eliminó mientras tanto. */
    perhaps_deleted_meanwhile: ({ message }: { message: string | number }) => `${message} Quizá otra persona lo eliminó mientras tanto.`,
    /** {message} Guardar de nuevo pone los cambios propios sobre los ajenos. */
    saving_again: ({ message }: { message: string | number }) => `${message} Guardar de nuevo pone los cambios propios sobre los ajenos.`,
  },
  apiKeys: {
    /** Se guardó {name}. */
    saved: ({ name }: { name: string | number }) => `Se guardó ${name}.`,
    /** Editar {apiKey} */
    edit: ({ apiKey }: { apiKey: string | number }) => `Editar ${apiKey}`,
    /** Clave de API nueva */
    new_api_key: () => "Clave de API nueva",
    /** Crear clave */
    create_key: () => "Crear clave",
    /** No se pudo guardar la clave. */
    the_key_could_not_be_saved: () => "No se pudo guardar la clave.",
    /** Para qué sirve: el registro de cambios la nombra. */
    what_it_is_for_the_audit_trail_names: () => "Para qué sirve: el registro de cambios la nombra.",
    /** Falta el nombre. */
    please_enter_a_name: () => "Falta el nombre.",
    /** Permite */
    it_may: () => "Permite",
    /** Último día */
    last_day: () => "Último día",
    /** En blanco: no vence por sí sola. */
    blank_it_does_not_end_by_itself: () => "En blanco: no vence por sí sola.",
    /** Orígenes */
    origins: () => "Orígenes",
    /** Páginas que pueden usarla, una por línea, como https://example.org. En blanco: cualquier página puede leer con ella y ninguna puede escribir. */
    pages_that_may_use_it_one_a_line: () => "Páginas que pueden usarla, una por línea, como https://example.org. En blanco: cualquier página puede leer con ella y ninguna puede escribir.",
    /** Clave de prueba */
    test_key: () => "Clave de prueba",
    /** Abre una organización de prueba propia, con una liga inventada, y nunca la real. Ahí se puede probar todo; cada noche se crea de nuevo. */
    it_opens_a_test_organization_of_its_own: () => "Abre una organización de prueba propia, con una liga inventada, y nunca la real. Ahí se puede probar todo; cada noche se crea de nuevo.",
    /** Prueba */
    test: () => "Prueba",
    /** Revocada */
    revoked: () => "Revocada",
    /** Vencida */
    expired: () => "Vencida",
    /** Para páginas de {origins} */
    for_pages_of: ({ origins }: { origins: string | number }) => `Para páginas de ${origins}`,
    /** Editar {name} */
    edit_2: ({ name }: { name: string | number }) => `Editar ${name}`,
    /** Revocar {name} */
    revoke: ({ name }: { name: string | number }) => `Revocar ${name}`,
    /** Revocar */
    revoke_2: () => "Revocar",
    /** Último uso: */
    last_used: () => "Último uso:",
    /** Sin usar */
    never_used: () => "Sin usar",
    /** revocada el */
    revoked_2: () => "revocada el",
    /** vence el */
    expires: () => "vence el",
    /** venció el */
    expired_2: () => "venció el",
    /** no vence */
    does_not_expire: () => "no vence",
    /** · creada por {madeBy} el */
    made_by_on: ({ madeBy }: { madeBy: string | number }) => `· creada por ${madeBy} el`,
    /** Revocar clave de API */
    revoke_api_key: () => "Revocar clave de API",
    /** ¿Revocar esta clave? */
    are_you_sure_you_want_to_revoke_this: () => "¿Revocar esta clave?",
    /** Lo que la usa deja de funcionar en un segundo y se elimina su organización de prueba. No se puede deshacer. */
    whatever_uses_it_stops_working_within_a: () => "Lo que la usa deja de funcionar en un segundo y se elimina su organización de prueba. No se puede deshacer.",
    /** Lo que la usa deja de funcionar en un segundo. No se puede deshacer. */
    whatever_uses_it_stops_working_within_a_2: () => "Lo que la usa deja de funcionar en un segundo. No se puede deshacer.",
    /** No se pudo revocar la clave. */
    the_key_could_not_be_revoked: () => "No se pudo revocar la clave.",
    /** Se revocó {name}. */
    revoked_3: ({ name }: { name: string | number }) => `Se revocó ${name}.`,
    /** Leer lo que ven los visitantes */
    read_what_visitors_see: () => "Leer lo que ven los visitantes",
    /** Calendarios, tablas de posiciones, estadísticas. */
    schedules_standings_statistics: () => "Calendarios, tablas de posiciones, estadísticas.",
    /** Leer lo que ven los miembros */
    read_what_members_see: () => "Leer lo que ven los miembros",
    /** También borradores, notas, usuarios y jugadores como los ve el personal. */
    also_drafts_notes_users_and_players_as_staff: () => "También borradores, notas, usuarios y jugadores como los ve el personal.",
    /** Escribir partidos y estadísticas */
    write_games_and_statistics: () => "Escribir partidos y estadísticas",
    /** También partidos, marcadores, estadísticas y jugadas. */
    also_games_scores_statistics_and_plays: () => "También partidos, marcadores, estadísticas y jugadas.",
    /** Escribir todo lo que puede el personal */
    write_everything_that_staff_may: () => "Escribir todo lo que puede el personal",
    /** También temporadas, equipos, jugadores, calendarios. */
    also_seasons_teams_players_schedules: () => "También temporadas, equipos, jugadores, calendarios.",
    /** Claves de API */
    api_keys: () => "Claves de API",
    /** Clave nueva */
    new_key: () => "Clave nueva",
    /** Con una clave, un programa lee y escribe para la organización, nunca más de lo que puede el personal. Cómo se usa está en las <link>páginas para desarrolladores</link>. */
    by_a_key_a_program_reads_and_writes: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("Con una clave, un programa lee y escribe para la organización, nunca más de lo que puede el personal. Cómo se usa está en las ", link("páginas para desarrolladores"), "."),
    /** Clave de API */
    api_key: () => "Clave de API",
    /** Copiarla adonde se va a usar: se muestra solo ahora y aquí no se guarda. */
    copy_it_to_where_it_is_used_it: () => "Copiarla adonde se va a usar: se muestra solo ahora y aquí no se guarda.",
    /** Claves */
    keys: () => "Claves",
    /** Aún no hay claves de API */
    no_api_keys_yet: () => "Aún no hay claves de API",
    /** Crear una para cada programa, para poder revocarlas por separado. Lo que ven los visitantes no necesita clave. */
    make_one_for_each_program_so_that_each: () => "Crear una para cada programa, para poder revocarlas por separado. Lo que ven los visitantes no necesita clave.",
    /** Buscar */
    find: () => "Buscar",
    /** Nombre o prefijo */
    name_or_prefix: () => "Nombre o prefijo",
    /** Ninguna clave coincide */
    no_key_fits: () => "Ninguna clave coincide",
    /** Ninguna lo tiene en su nombre ni empieza así. */
    none_has_this_in_its_name_or_begins: () => "Ninguna lo tiene en su nombre ni empieza así.",
    /** Su organización de prueba se está creando de nuevo. */
    its_test_organization_is_being_made_anew: () => "Su organización de prueba se está creando de nuevo.",
    /** Organización de prueba de {keyName} */
    test_organization_of: ({ keyName }: { keyName: string | number }) => `Organización de prueba de ${keyName}`,
    /** Abre <link>{test}</link>, creada de nuevo */
    opens_made_anew: ({ link, test }: { link: (words: ReactNode) => ReactNode; test: string | number }) => richText("Abre ", link(`${test}`), ", creada de nuevo"),
    /** Un partido */
    a_game: () => "Un partido",
    /** se está simulando, {speed} veces más rápido que uno real. */
    is_being_simulated_times_as_fast_as_a: ({ speed }: { speed: string | number }) => `se está simulando, ${speed} veces más rápido que uno real.`,
    /** Detener el partido de {keyName} */
    stop_the_game_of: ({ keyName }: { keyName: string | number }) => `Detener el partido de ${keyName}`,
    /** Simular un partido para {keyName} */
    simulate_a_game_for: ({ keyName }: { keyName: string | number }) => `Simular un partido para ${keyName}`,
    /** Detener el partido */
    stop_the_game: () => "Detener el partido",
    /** Simular un partido */
    simulate_a_game: () => "Simular un partido",
    /** Restablecer ahora lo que abre {keyName} */
    reset_now_what_opens: ({ keyName }: { keyName: string | number }) => `Restablecer ahora lo que abre ${keyName}`,
    /** Restablecer ahora */
    reset_now: () => "Restablecer ahora",
    /** Restablecer organización de prueba */
    reset_test_organization: () => "Restablecer organización de prueba",
    /** ¿Devolver todo a como se creó? */
    put_everything_back_to_what_it_was_made: () => "¿Devolver todo a como se creó?",
    /** Lo que se probó en ella se pierde, y todo recibe otros ID. Sus webhooks se quedan. */
    whatever_was_tried_in_it_is_lost_and: () => "Lo que se probó en ella se pierde, y todo recibe otros ID. Sus webhooks se quedan.",
    /** Restablecer */
    reset: () => "Restablecer",
    /** No se pudo restablecer la organización de prueba. */
    the_test_organization_could_not_be_reset: () => "No se pudo restablecer la organización de prueba.",
    /** La organización de prueba está como se creó. */
    the_test_organization_is_as_it_was_made: () => "La organización de prueba está como se creó.",
    /** No se pudo iniciar ningún partido. */
    no_game_could_be_started: () => "No se pudo iniciar ningún partido.",
    /** El partido empezó. Dura cuatro minutos. */
    the_game_has_begun_it_takes_four_minutes: () => "El partido empezó. Dura cuatro minutos.",
    /** No se pudo detener el partido. */
    the_game_could_not_be_stopped: () => "No se pudo detener el partido.",
    /** Se detuvo el partido. */
    the_game_was_stopped: () => "Se detuvo el partido.",
    /** {requests, plural, one {# solicitud} other {# solicitudes}}, {errors, plural, one {# error} other {# errores}} en 30 días */
    requests_errors_in_30_days: ({ requests, errors }: { requests: number; errors: number }) => `${pluralText(requests, { "one": `${numberText(requests)} solicitud`, "other": `${numberText(requests)} solicitudes` })}, ${pluralText(errors, { "one": `${numberText(errors)} error`, "other": `${numberText(errors)} errores` })} en 30 días`,
    /** {requests, plural, one {# solicitud} other {# solicitudes}} */
    requests: ({ requests }: { requests: number }) => `${pluralText(requests, { "one": `${numberText(requests)} solicitud`, "other": `${numberText(requests)} solicitudes` })}`,
    /** , {errors, plural, one {# error} other {# errores}} */
    errors: ({ errors }: { errors: number }) => `, ${pluralText(errors, { "one": `${numberText(errors)} error`, "other": `${numberText(errors)} errores` })}`,
    /** en 30 días */
    in_30_days: () => "en 30 días",
    /** {name}, solicitudes por día */
    requests_by_day: ({ name }: { name: string | number }) => `${name}, solicitudes por día`,
    /** Día */
    day: () => "Día",
    /** Solicitudes */
    requests_2: () => "Solicitudes",
    /** Errores */
    errors_2: () => "Errores",
  },
  attributes: {
    /** Se creó {name} */
    created: ({ name }: { name: string | number }) => `Se creó ${name}`,
    /** No se pudo agregar el atributo. */
    the_attribute_could_not_be_added: () => "No se pudo agregar el atributo.",
    /** Agregar atributo */
    add_attribute: () => "Agregar atributo",
    /** Falta el nombre. */
    please_enter_a_name: () => "Falta el nombre.",
    /** Tipo */
    type: () => "Tipo",
    /** No se pudo guardar el orden nuevo. */
    the_new_order_could_not_be_saved: () => "No se pudo guardar el orden nuevo.",
    /** No se pudo cambiar el atributo. */
    the_attribute_could_not_be_changed: () => "No se pudo cambiar el atributo.",
    /** ¿Eliminar este atributo? */
    are_you_sure_you_want_to_delete_this: () => "¿Eliminar este atributo?",
    /** Se van con él los valores de todos los jugadores. Se puede deshacer durante diez minutos. Para conservarlos, se puede ocultar. */
    all_players_values_of_it_go_with_it: () => "Se van con él los valores de todos los jugadores. Se puede deshacer durante diez minutos. Para conservarlos, se puede ocultar.",
    /** No se pudo eliminar el atributo. */
    the_attribute_could_not_be_deleted: () => "No se pudo eliminar el atributo.",
    /** Mostrar */
    show: () => "Mostrar",
    /** Cambiar nombre de {attribute} */
    rename: ({ attribute }: { attribute: string | number }) => `Cambiar nombre de ${attribute}`,
    /** Cambiar nombre */
    rename_2: () => "Cambiar nombre",
    /** Texto */
    text: () => "Texto",
    /** Número */
    number: () => "Número",
    /** Atributos de jugador */
    player_attributes: () => "Atributos de jugador",
    /** Lo que muestra el perfil de un jugador, en este orden. Los atributos ocultos conservan sus valores. */
    what_a_players_profile_shows_in_this_order: () => "Lo que muestra el perfil de un jugador, en este orden. Los atributos ocultos conservan sus valores.",
    /** Atributos */
    attributes: () => "Atributos",
    /** Aún no hay atributos */
    no_attributes_yet: () => "Aún no hay atributos",
    /** Agregar uno con el formulario o usar los predeterminados. */
    add_one_with_the_form_or_take_the: () => "Agregar uno con el formulario o usar los predeterminados.",
    /** Vuelven los atributos predeterminados en su orden y los demás se ocultan. Los valores se conservan. Se puede deshacer durante diez minutos. */
    the_default_attributes_come_back_in_their: () => "Vuelven los atributos predeterminados en su orden y los demás se ocultan. Los valores se conservan. Se puede deshacer durante diez minutos.",
    /** ¿Restablecer los atributos de jugador? */
    reset_the_player_attributes_to_default: () => "¿Restablecer los atributos de jugador?",
    /** Restablecer */
    reset_to_default: () => "Restablecer",
    /** No se pudieron restablecer los atributos. */
    the_attributes_could_not_be_reset: () => "No se pudieron restablecer los atributos.",
    /** Se actualizó {name} */
    updated: ({ name }: { name: string | number }) => `Se actualizó ${name}`,
  },
  audit: {
    /** La plataforma */
    the_platform: () => "La plataforma",
    /** Registro */
    trail: () => "Registro",
    /** La organización */
    the_organization: () => "La organización",
    /** Buscar */
    find: () => "Buscar",
    /** Nombre de un elemento o persona */
    name_of_a_thing_or_person: () => "Nombre de un elemento o persona",
    /** Por */
    by: () => "Por",
    /** Todos */
    everybody: () => "Todos",
    /** Qué */
    what: () => "Qué",
    /** Todo */
    everything: () => "Todo",
    /** Acción */
    action: () => "Acción",
    /** Cualquiera */
    any: () => "Cualquiera",
    /** Desde */
    from: () => "Desde",
    /** Hasta */
    to: () => "Hasta",
    /** Registro de cambios */
    audit_trail: () => "Registro de cambios",
    /** Quién cambió qué y cuándo, lo más reciente primero. */
    who_changed_what_and_when_the_latest_first: () => "Quién cambió qué y cuándo, lo más reciente primero.",
    /** Nada que mostrar */
    nothing_to_show: () => "Nada que mostrar",
    /** Ningún cambio coincide con estos filtros. Limpiarlos para ver todos los cambios. */
    no_change_fits_these_filters_clear_them_to: () => "Ningún cambio coincide con estos filtros. Limpiarlos para ver todos los cambios.",
    /** Cambios */
    changes: () => "Cambios",
    /** {count} campos */
    fields: ({ count }: { count: string | number }) => `${count} campos`,
    /** Liga en una temporada */
    league_in_a_season: () => "Liga en una temporada",
    /** Equipo en una temporada */
    team_in_a_season: () => "Equipo en una temporada",
    /** División */
    division: () => "División",
    /** Plantilla */
    roster: () => "Plantilla",
    /** Entrada de plantilla */
    roster_entry: () => "Entrada de plantilla",
    /** Enlace de anotador */
    scorekeepers_link: () => "Enlace de anotador",
    /** Línea de una ficha */
    line_of_a_box_score: () => "Línea de una ficha",
    /** Marcador por período */
    score_by_period: () => "Marcador por período",
    /** Hallazgo */
    finding: () => "Hallazgo",
    /** Período del partido */
    game_period: () => "Período del partido",
    /** Estadística */
    statistic: () => "Estadística",
    /** Atributo de jugador */
    player_attribute: () => "Atributo de jugador",
    /** Excepción de calendario */
    schedule_override: () => "Excepción de calendario",
    /** Descanso */
    bye: () => "Descanso",
    /** Semana libre */
    week_off: () => "Semana libre",
    /** Enlace de navegación */
    navigation_link: () => "Enlace de navegación",
    /** Negocio */
    business: () => "Negocio",
    /** Usuario */
    user: () => "Usuario",
    /** Webhook */
    webhook: () => "Webhook",
    /** Organización */
    organization: () => "Organización",
    /** se reordenó */
    put_into_a_new_order: () => "se reordenó",
    /** recibió una contraseña nueva */
    given_a_new_password: () => "recibió una contraseña nueva",
    /** inició sesión */
    signed_in: () => "inició sesión",
    /** no inició sesión: nombre, contraseña o sitio incorrectos */
    not_signed_in_wrong_name_password_or_site: () => "no inició sesión: nombre, contraseña o sitio incorrectos",
    /** recibió una imagen */
    given_a_picture: () => "recibió una imagen",
    /** se abrió con un enlace de anotador */
    opened_by_a_scorekeepers_link: () => "se abrió con un enlace de anotador",
    /** Deshecho */
    undone: () => "Deshecho",
    /** Página */
    page: () => "Página",
    /** Clave de API */
    api_key: () => "Clave de API",
    /** se creó */
    created: () => "se creó",
    /** se cambió */
    changed: () => "se cambió",
    /** se eliminó */
    deleted: () => "se eliminó",
    /** se importó */
    imported: () => "se importó",
    /** se copió */
    copied: () => "se copió",
    /** se restableció */
    reset: () => "se restableció",
    /** se fusionó */
    merged: () => "se fusionó",
    /** se borró */
    erased: () => "se borró",
    /** se movió */
    moved: () => "se movió",
    /** se asignó */
    assigned: () => "se asignó",
    /** se sacó */
    taken_out: () => "se sacó",
    /** se publicó */
    published: () => "se publicó",
    /** se intercambió */
    swapped: () => "se intercambió",
    /** se generó */
    generated: () => "se generó",
    /** se retiró */
    withdrawn: () => "se retiró",
    /** se revocó */
    revoked: () => "se revocó",
    /** se probó */
    tried: () => "se probó",
    /** hizo un reenvío */
    sent_something_again: () => "hizo un reenvío",
    /** se aceptó */
    accepted: () => "se aceptó",
    /** recibió un nuevo sorteo */
    given_new_lots: () => "recibió un nuevo sorteo",
    /** se ocultó por completo */
    hidden_altogether: () => "se ocultó por completo",
    /** recibió una invitación */
    invited: () => "recibió una invitación",
    /** perdió su invitación */
    invited_no_longer: () => "perdió su invitación",
    /** recibió un enlace para elegir contraseña */
    sent_a_link_to_choose_a_password: () => "recibió un enlace para elegir contraseña",
    /** tuvo una excepción */
    overridden: () => "tuvo una excepción",
    /** perdió un borrador */
    draft_discarded: () => "perdió un borrador",
    /** se ordenó por cabezas de serie */
    seeded: () => "se ordenó por cabezas de serie",
    /** se guardó */
    saved: () => "se guardó",
    /** sí */
    yes: () => "sí",
    /** no */
    no: () => "no",
    /** nada */
    nothing: () => "nada",
    /** una imagen */
    a_picture: () => "una imagen",
    /** una versión */
    a_version: () => "una versión",
  },
  auth: {
    /** Con ella se inicia sesión como {username}. */
    sign_in_for_the_first_time: ({ username }: { username: string | number }) => `Con ella se inicia sesión como ${username}.`,
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
    /** Ahora no es posible iniciar sesión. Conviene volver a intentarlo más tarde. */
    signing_in_is_not_possible_now: () => "Ahora no es posible iniciar sesión. Conviene volver a intentarlo más tarde.",
    /** ¿Olvidó la contraseña? */
    forgot_your_password: () => "¿Olvidó la contraseña?",
    /** Contraseña olvidada */
    forgotten_password: () => "Contraseña olvidada",
    /** Se envía un enlace para elegir una contraseña nueva a la dirección de correo de la cuenta. */
    a_link_is_sent_to_the_address_of_your_account: () => "Se envía un enlace para elegir una contraseña nueva a la dirección de correo de la cuenta.",
    /** Nombre de usuario o correo electrónico */
    user_name_or_email_address: () => "Nombre de usuario o correo electrónico",
    /** Enviar el enlace */
    send_the_link: () => "Enviar el enlace",
    /** Hay que revisar el correo */
    look_into_your_mail: () => "Hay que revisar el correo",
    /** Si existe esa cuenta y tiene una dirección de correo, el enlace ya va en camino. Sirve una sola vez y durante una hora. */
    if_there_is_such_an_account: () => "Si existe esa cuenta y tiene una dirección de correo, el enlace ya va en camino. Sirve una sola vez y durante una hora.",
    /** ¿No llega nada? Conviene revisar el correo no deseado o pedir una contraseña temporal a quien administra los usuarios de la organización. */
    nothing_arrives: () => "¿No llega nada? Conviene revisar el correo no deseado o pedir una contraseña temporal a quien administra los usuarios de la organización.",
    /** Esta instalación no envía correos: hay que pedir una contraseña temporal a quien administra los usuarios de la organización. Lo que se enviaría queda en un archivo del servidor. */
    no_mail_is_sent_here: () => "Esta instalación no envía correos: hay que pedir una contraseña temporal a quien administra los usuarios de la organización. Lo que se enviaría queda en un archivo del servidor.",
    /** No funcionó. Se puede intentar de nuevo en unos minutos. */
    the_link_could_not_be_asked_for: () => "No funcionó. Se puede intentar de nuevo en unos minutos.",
    /** Volver al inicio de sesión */
    back_to_sign_in: () => "Volver al inicio de sesión",
    /** Hola */
    welcome: () => "Hola",
    /** Esta es una invitación a la administración de {organization}. El nombre de usuario es {username}. */
    you_are_invited_to: ({ organization, username }: { organization: string | number; username: string | number }) => `Esta es una invitación a la administración de ${organization}. El nombre de usuario es ${username}.`,
    /** Esta es una invitación a la administración. El nombre de usuario es {username}. */
    you_are_invited: ({ username }: { username: string | number }) => `Esta es una invitación a la administración. El nombre de usuario es ${username}.`,
    /** Una contraseña nueva para {username} */
    a_new_password_for: ({ username }: { username: string | number }) => `Una contraseña nueva para ${username}`,
    /** Guardar la contraseña */
    set_password: () => "Guardar la contraseña",
    /** Este enlace ya no sirve */
    this_link_is_good_no_longer: () => "Este enlace ya no sirve",
    /** Un enlace sirve una sola vez y no para siempre. Se puede pedir otro, o una nueva invitación a quien la envió. */
    a_link_works_once_and_not_for_ever: () => "Un enlace sirve una sola vez y no para siempre. Se puede pedir otro, o una nueva invitación a quien la envió.",
    /** Pedir otro enlace */
    ask_for_another_link: () => "Pedir otro enlace",
    /** La contraseña está guardada */
    your_password_is_set: () => "La contraseña está guardada",
    /** Ya se puede iniciar sesión como {username}. Se cerraron todas las demás sesiones. */
    sign_in_as_with_it: ({ username }: { username: string | number }) => `Ya se puede iniciar sesión como ${username}. Se cerraron todas las demás sesiones.`,
    /** No se pudo guardar la contraseña. Se puede probar con otra, o de nuevo en unos minutos. */
    the_password_could_not_be_set: () => "No se pudo guardar la contraseña. Se puede probar con otra, o de nuevo en unos minutos.",
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
    /** Crear partido {number} */
    create_game_number: ({ number }: { number: string | number }) => `Crear partido ${number}`,
    /** Crear partido {number} de {label} */
    create_game_number_of: ({ number, label }: { number: string | number; label: string | number }) => `Crear partido ${number} de ${label}`,
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
    /** Sus marcadores y estadísticas se van con él. Se puede deshacer durante diez minutos. */
    its_scores_and_statistics_go_with_it: () => "Sus marcadores y estadísticas se van con él. Se puede deshacer durante diez minutos.",
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
    /** G */
    w: () => "G",
    /** Partidos ganados */
    games_won: () => "Partidos ganados",
    /** P */
    l: () => "P",
    /** Partidos perdidos */
    games_lost: () => "Partidos perdidos",
    /** Equipos por siembra */
    teams_by_seed: () => "Equipos por siembra",
    /** Partidos de series ya decididas */
    games_of_decided_series: () => "Partidos de series ya decididas",
    /** {count, plural, one {Un partido ya no hace falta} other {{count} partidos ya no hacen falta}} */
    games_are_needed_no_more: ({ count }: { count: number }) => `${pluralText(count, { "one": "Un partido ya no hace falta", "other": `${count} partidos ya no hacen falta` })}`,
    /** {count, plural, one {Su serie está decidida, y a los visitantes se les sigue anunciando hasta que se elimine o se cancele.} other {Sus series están decididas, y a los visitantes se les siguen anunciando hasta que se eliminen o se cancelen.}} */
    visitors_are_still_told_of_them: ({ count }: { count: number }) => `${pluralText(count, { "one": "Su serie está decidida, y a los visitantes se les sigue anunciando hasta que se elimine o se cancele.", "other": "Sus series están decididas, y a los visitantes se les siguen anunciando hasta que se eliminen o se cancelen." })}`,
    /** Partidos fuera del cuadro */
    games_outside_the_bracket: () => "Partidos fuera del cuadro",
    /** {count, plural, one {Un partido está fuera del cuadro} other {{count} partidos están fuera del cuadro}} */
    games_are_outside_the_bracket: ({ count }: { count: number }) => `${pluralText(count, { "one": "Un partido está fuera del cuadro", "other": `${count} partidos están fuera del cuadro` })}`,
    /** {count, plural, one {Sus equipos no se enfrentan ahí con la siembra y los resultados actuales, así que aquí no cuenta.} other {Sus equipos no se enfrentan ahí con la siembra y los resultados actuales, así que aquí no cuentan.}} */
    their_teams_do_not_meet_there_as_seeds: ({ count }: { count: number }) => `${pluralText(count, { "one": "Sus equipos no se enfrentan ahí con la siembra y los resultados actuales, así que aquí no cuenta.", "other": "Sus equipos no se enfrentan ahí con la siembra y los resultados actuales, así que aquí no cuentan." })}`,
    /** {count, plural, one {Un partido del cuadro {names} ya no encaja con los resultados: {games}.} other {{count} partidos del cuadro {names} ya no encajan con los resultados: {games}.}} */
    no_longer_fit: ({ count, names, games }: { count: number; names: string | number; games: string | number }) => `${pluralText(count, { "one": `Un partido del cuadro ${names} ya no encaja con los resultados: ${games}.`, "other": `${count} partidos del cuadro ${names} ya no encajan con los resultados: ${games}.` })}`,
    /** Con esto, {count, plural, one {un partido posterior del cuadro {name} ya no encaja. Se queda y no cuenta:} other {{count} partidos posteriores del cuadro {name} ya no encajan. Se quedan y no cuentan:}} */
    will_no_longer_fit: ({ count, name }: { count: number; name: string | number }) => `Con esto, ${pluralText(count, { "one": `un partido posterior del cuadro ${name} ya no encaja. Se queda y no cuenta:`, "other": `${count} partidos posteriores del cuadro ${name} ya no encajan. Se quedan y no cuentan:` })}`,
    /** Abrir el cuadro */
    open_the_bracket: () => "Abrir el cuadro",
    /** {homeTeam} vs. {awayTeam} */
    vs_2: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `${homeTeam} vs. ${awayTeam}`,
    /** Eliminar partido {homeTeam} vs. {awayTeam}, {day} */
    delete_game_vs: ({ homeTeam, awayTeam, day }: { homeTeam: string | number; awayTeam: string | number; day: string | number }) => `Eliminar partido ${homeTeam} vs. ${awayTeam}, ${day}`,
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
    /** después {season} */
    next_of: ({ season }: { season: string | number }) => `después ${season}`,
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
    /** {date} vs. {opponent} */
    date_vs: ({ date, opponent }: { date: string | number; opponent: string | number }) => `${date} vs. ${opponent}`,
    /** {date} en {opponent} */
    date_at: ({ date, opponent }: { date: string | number; opponent: string | number }) => `${date} en ${opponent}`,
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
    /** Se creó {name} */
    created: ({ name }: { name: string | number }) => `Se creó ${name}`,
    /** Se actualizó {name} */
    updated: ({ name }: { name: string | number }) => `Se actualizó ${name}`,
    /** Se puede deshacer durante diez minutos. */
    it_can_be_undone_for_ten_minutes: () => "Se puede deshacer durante diez minutos.",
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
    /** sin asignar */
    is_unassigned: () => "sin asignar",
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
  fieldNames: {
    /** nombre */
    name: () => "nombre",
    /** nombre */
    first_name: () => "nombre",
    /** apellido */
    last_name: () => "apellido",
    /** nombre habitual */
    known_as: () => "nombre habitual",
    /** fecha */
    date: () => "fecha",
    /** hora */
    time: () => "hora",
    /** estado */
    status: () => "estado",
    /** marcador local */
    score_home: () => "marcador local",
    /** marcador visitante */
    score_away: () => "marcador visitante",
    /** marcador local */
    home_score: () => "marcador local",
    /** marcador visitante */
    away_score: () => "marcador visitante",
    /** equipo local */
    home_team: () => "equipo local",
    /** equipo visitante */
    away_team: () => "equipo visitante",
    /** lugar */
    location: () => "lugar",
    /** cancha */
    court: () => "cancha",
    /** notas */
    notes: () => "notas",
    /** visibilidad */
    visibility: () => "visibilidad",
    /** visibilidad en los listados */
    visibility_in_listings: () => "visibilidad en los listados",
    /** capitán */
    captain: () => "capitán",
    /** imagen */
    picture: () => "imagen",
    /** liga */
    league: () => "liga",
    /** ligas */
    leagues: () => "ligas",
    /** equipo */
    team: () => "equipo",
    /** equipos */
    teams: () => "equipos",
    /** jugador */
    player: () => "jugador",
    /** jugadores */
    players: () => "jugadores",
    /** partidos */
    games: () => "partidos",
    /** partido */
    game: () => "partido",
    /** temporada */
    season: () => "temporada",
    /** temporadas */
    seasons: () => "temporadas",
    /** estadísticas */
    statistics: () => "estadísticas",
    /** plantillas */
    rosters: () => "plantillas",
    /** plantilla */
    roster: () => "plantilla",
    /** líneas */
    lines: () => "líneas",
    /** versión publicada */
    published_version: () => "versión publicada",
    /** lugar */
    place: () => "lugar",
    /** tipo de enlace */
    type_of_link: () => "tipo de enlace",
    /** dirección */
    address: () => "dirección",
    /** color de acento */
    accent_colour: () => "color de acento",
    /** número de semanas */
    number_of_weeks: () => "número de semanas",
    /** semana */
    week: () => "semana",
    /** contraseña */
    password: () => "contraseña",
    /** patrocinador */
    sponsor: () => "patrocinador",
    /** número de camiseta */
    jersey_number: () => "número de camiseta",
    /** posición */
    position: () => "posición",
    /** activa */
    active: () => "activa",
    /** fecha de inicio */
    start_date: () => "fecha de inicio",
    /** fecha de fin */
    finish_date: () => "fecha de fin",
    /** fecha de fin */
    end_date: () => "fecha de fin",
    /** añadidos */
    added: () => "añadidos",
    /** cambiados */
    changed: () => "cambiados",
    /** conservados */
    kept: () => "conservados",
    /** iguales */
    same: () => "iguales",
    /** quitados */
    removed: () => "quitados",
    /** creados */
    created: () => "creados",
    /** borrados */
    deleted: () => "borrados",
    /** título */
    title: () => "título",
    /** ruta */
    slug: () => "ruta",
    /** identificadores anteriores */
    former_slugs: () => "identificadores anteriores",
    /** etiqueta */
    label: () => "etiqueta",
    /** correo electrónico */
    email: () => "correo electrónico",
    /** rol */
    role: () => "rol",
    /** usuario */
    username: () => "usuario",
    /** colores */
    theme: () => "colores",
    /** idioma de las páginas */
    site_language: () => "idioma de las páginas",
    /** idioma */
    language: () => "idioma",
    /** zona horaria */
    time_zone: () => "zona horaria",
    /** logotipo */
    logo: () => "logotipo",
    /** dominio */
    domain: () => "dominio",
    /** dominios */
    domains: () => "dominios",
    /** puesto */
    rank: () => "puesto",
    /** retirado */
    withdrawn: () => "retirado",
    /** descripción */
    description: () => "descripción",
    /** color */
    colour: () => "color",
    /** abreviatura */
    abbreviation: () => "abreviatura",
    /** fórmula */
    formula: () => "fórmula",
    /** orden */
    order: () => "orden",
    /** motivo */
    reason: () => "motivo",
    /** división */
    division: () => "división",
    /** divisiones */
    divisions: () => "divisiones",
    /** siembra */
    seed: () => "siembra",
    /** video */
    video: () => "video",
    /** período */
    period: () => "período",
    /** períodos */
    periods: () => "períodos",
    /** valores */
    values: () => "valores",
    /** valor */
    value: () => "valor",
    /** descanso */
    bye: () => "descanso",
    /** descansos */
    byes: () => "descansos",
    /** semanas libres */
    weeks_off: () => "semanas libres",
    /** enlaces */
    links: () => "enlaces",
    /** páginas */
    pages: () => "páginas",
    /** usuarios */
    users: () => "usuarios",
    /** calendarios */
    schedules: () => "calendarios",
    /** alcance */
    scope: () => "alcance",
    /** orígenes */
    origins: () => "orígenes",
    /** eventos */
    events: () => "eventos",
    /** vence el */
    expires_at: () => "vence el",
    /** titular */
    started: () => "titular",
    /** no jugó */
    did_not_play: () => "no jugó",
    /** calle */
    street: () => "calle",
    /** ciudad */
    city: () => "ciudad",
    /** estado */
    state: () => "estado",
    /** código postal */
    zip: () => "código postal",
    /** teléfono */
    phone: () => "teléfono",
    /** deporte */
    sport: () => "deporte",
    /** deportes */
    sports: () => "deportes",
    /** página de inicio */
    home_variant: () => "página de inicio",
    /** navegación */
    nav_variant: () => "navegación",
    /** nombres en las plantillas */
    roster_names: () => "nombres en las plantillas",
    /** nombres de los jugadores */
    player_names: () => "nombres de los jugadores",
    /** nombre del capitán */
    captain_label: () => "nombre del capitán",
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
    /** Marcador actualizado */
    score_updated_successfully: () => "Marcador actualizado",
    /** Marcador final */
    final_scores: () => "Marcador final",
    /** Guardar marcador */
    save_scores: () => "Guardar marcador",
    /** No se pudo actualizar el marcador final. */
    failed_to_update_final_score: () => "No se pudo actualizar el marcador final.",
    /** Lo registrado de este partido suma {ofHome} - {ofAway}. */
    what_was_entered_of_this_game_adds_up: ({ ofHome, ofAway }: { ofHome: string | number; ofAway: string | number }) => `Lo registrado de este partido suma ${ofHome} - ${ofAway}.`,
    /** Con marcadores iguales nadie gana este partido. */
    with_equal_scores_nobody_wins_this_game: () => "Con marcadores iguales nadie gana este partido.",
    /** No se jugó: se decide por incomparecencia */
    nobody_played_it_is_decided_by_forfeit: () => "No se jugó: se decide por incomparecencia",
    /** Usar estos */
    take_these: () => "Usar estos",
    /** Ingresa ambos marcadores: con ellos se guarda si se decide por incomparecencia. */
    whether_it_is_a_forfeit_is_saved_with_both: () => "Ingresa ambos marcadores: con ellos se guarda si se decide por incomparecencia.",
    /** Escribir los dos marcadores. */
    enter_both_scores: () => "Escribir los dos marcadores.",
    /** Escribir los dos marcadores o ninguno. */
    enter_both_scores_or_neither: () => "Escribir los dos marcadores o ninguno.",
    /** Escribir un número entero de 0 a {largest}. */
    enter_a_whole_number: ({ largest }: { largest: string | number }) => `Escribir un número entero de 0 a ${largest}.`,
    /** Editar marcador final */
    edit_final_scores: () => "Editar marcador final",
    /** Editar partido */
    edit_game: () => "Editar partido",
    /** Tablero */
    board: () => "Tablero",
    /** Acta */
    scoresheet: () => "Acta",
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
    /** distinto del marcador final */
    differs_from_the_final_score: () => "distinto del marcador final",
    /** Suma */
    sum: () => "Suma",
    /** Sets */
    sets_won: () => "Sets",
    /** Final */
    final: () => "Final",
    /** Escribir números enteros de 0 a {largest}. */
    enter_whole_numbers: ({ largest }: { largest: string | number }) => `Escribir números enteros de 0 a ${largest}.`,
    /** Agregar {next} */
    add: ({ next }: { next: string | number }) => `Agregar ${next}`,
    /** Se pueden agregar más períodos en los períodos del partido. */
    further_periods_can_be_added_to_the_game: () => "Se pueden agregar más períodos en los períodos del partido.",
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
    /** {games, plural, one {Hay un partido ese día. Se queda} other {Hay # partidos ese día. Se quedan}} ahí hasta moverse: de uno en uno, o con Reparación en el creador de calendarios. */
    games_stand_on_that_day: ({ games }: { games: number }) => `${pluralText(games, { "one": "Hay un partido ese día. Se queda", "other": `Hay ${numberText(games)} partidos ese día. Se quedan` })} ahí hasta moverse: de uno en uno, o con Reparación en el creador de calendarios.`,
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
    /** Sin estadísticas */
    no_statistics: () => "Sin estadísticas",
    /** El partido está cancelado. */
    of_a_cancelled_game: () => "El partido está cancelado.",
    /** El partido se decidió por incomparecencia. */
    of_a_forfeited_game: () => "El partido se decidió por incomparecencia.",
    /** Jugada a jugada */
    play_by_play: () => "Jugada a jugada",
    /** Video */
    video: () => "Video",
    /** Si no se reproduce aquí, está en su propia dirección: */
    if_the_video_does_not_play: () => "Si no se reproduce aquí, está en su propia dirección:",
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
    /** Ventaja */
    lead: () => "Ventaja",
    /** Después de */
    after_period: () => "Después de",
    /** Inicio */
    before_the_game: () => "Inicio",
    /** Desarrollo del partido */
    game_flow: () => "Desarrollo del partido",
    /** Después de la entrada */
    after_inning: () => "Después de la entrada",
    /** Ventaja al final de cada entrada: sobre la línea va adelante {home}; debajo, {away}. */
    lead_after_innings: ({ home, away }: { home: string | number; away: string | number }) => `Ventaja al final de cada entrada: sobre la línea va adelante ${home}; debajo, ${away}.`,
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
    /** Día por día */
    day_by_day: () => "Día por día",
    /** Hoy */
    today: () => "Hoy",
    /** Próximo partido */
    next_game: () => "Próximo partido",
    /** No hay partidos en este día. */
    no_games_on_this_day: () => "No hay partidos en este día.",
    /** Días con partidos */
    days_with_games: () => "Días con partidos",
    /** Día anterior con partidos */
    previous_day: () => "Día anterior con partidos",
    /** Día siguiente con partidos */
    next_day: () => "Día siguiente con partidos",
    /** Mes anterior con partidos */
    previous_month: () => "Mes anterior con partidos",
    /** Mes siguiente con partidos */
    next_month: () => "Mes siguiente con partidos",
    /** {month} de {year} */
    month_and_year: ({ month, year }: { month: string | number; year: string | number }) => `${month} de ${year}`,
    /** Todas las columnas */
    all_columns: () => "Todas las columnas",
    /** Compacto */
    compact: () => "Compacto",
    /** Por 36 minutos */
    per_36_minutes: () => "Por 36 minutos",
    /** Totales de la temporada */
    season_totals: () => "Totales de la temporada",
    /** Vista de la ficha del partido */
    view_of_the_box_score: () => "Vista de la ficha del partido",
    /** PJ */
    games_played_short: () => "PJ",
    /** Partidos jugados */
    games_played: () => "Partidos jugados",
    /** {winner} venció a {loser} por {score}, {date} */
    beat_on: ({ winner, loser, score, date }: { winner: string | number; loser: string | number; score: string | number; date: string | number }) => `${winner} venció a ${loser} por ${score}, ${date}`,
    /** {home} y {away} empataron {score}, {date} */
    level_on: ({ home, away, score, date }: { home: string | number; away: string | number; score: string | number; date: string | number }) => `${home} y ${away} empataron ${score}, ${date}`,
    /** {home} juega contra {away} el {date} */
    plays_on: ({ home, away, date }: { home: string | number; away: string | number; date: string | number }) => `${home} juega contra ${away} el ${date}`,
    /** {home} juega contra {away} el {date} a las {time} */
    plays_on_at: ({ home, away, date, time }: { home: string | number; away: string | number; date: string | number; time: string | number }) => `${home} juega contra ${away} el ${date} a las ${time}`,
    /** {home} vs. {away}, {date}, está aplazado */
    is_postponed: ({ home, away, date }: { home: string | number; away: string | number; date: string | number }) => `${home} vs. ${away}, ${date}, está aplazado`,
    /** {home} vs. {away}, {date}, está cancelado */
    is_cancelled: ({ home, away, date }: { home: string | number; away: string | number; date: string | number }) => `${home} vs. ${away}, ${date}, está cancelado`,
    /** {home} vs. {away}, {date}, se decide por incomparecencia */
    is_forfeited: ({ home, away, date }: { home: string | number; away: string | number; date: string | number }) => `${home} vs. ${away}, ${date}, se decide por incomparecencia`,
    /** {home} juega contra {away}; fecha por definir */
    plays_without_a_date: ({ home, away }: { home: string | number; away: string | number }) => `${home} juega contra ${away}; fecha por definir`,
    /** Marcador para transmisiones */
    overlay_for_streams: () => "Marcador para transmisiones",
    /** Un marcador en una página transparente, para ponerlo sobre la imagen de una transmisión. Sigue el juego por sí solo. */
    what_an_overlay_is: () => "Un marcador en una página transparente, para ponerlo sobre la imagen de una transmisión. Sigue el juego por sí solo.",
    /** Colores */
    overlay_colours: () => "Colores",
    /** Tamaño */
    overlay_size: () => "Tamaño",
    /** Lugar en la imagen */
    overlay_position: () => "Lugar en la imagen",
    /** Dirección del marcador */
    overlay_address: () => "Dirección del marcador",
    /** Ver */
    look_at_the_overlay: () => "Ver",
    /** En OBS Studio, agregar una fuente de tipo Navegador, pegar la dirección y darle el ancho y el alto de la imagen, casi siempre 1920 por 1080. Antes del juego muestra cuándo empieza; después, el marcador y el período según se registran, y al final el resultado. No hay reloj, porque nadie lo registra. */
    how_an_overlay_gets_into_a_stream: () => "En OBS Studio, agregar una fuente de tipo Navegador, pegar la dirección y darle el ancho y el alto de la imagen, casi siempre 1920 por 1080. Antes del juego muestra cuándo empieza; después, el marcador y el período según se registran, y al final el resultado. No hay reloj, porque nadie lo registra.",
    /** Oscuro */
    overlay_dark: () => "Oscuro",
    /** Claro */
    overlay_light: () => "Claro",
    /** Pequeño, con abreviaturas */
    overlay_small: () => "Pequeño, con abreviaturas",
    /** Mediano */
    overlay_medium: () => "Mediano",
    /** Grande */
    overlay_large: () => "Grande",
    /** Arriba a la izquierda */
    overlay_top_left: () => "Arriba a la izquierda",
    /** Arriba */
    overlay_top: () => "Arriba",
    /** Arriba a la derecha */
    overlay_top_right: () => "Arriba a la derecha",
    /** Abajo a la izquierda */
    overlay_bottom_left: () => "Abajo a la izquierda",
    /** Abajo */
    overlay_bottom: () => "Abajo",
    /** Abajo a la derecha */
    overlay_bottom_right: () => "Abajo a la derecha",
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
    /** Administrar {name} */
    manage: ({ name }: { name: string | number }) => `Administrar ${name}`,
    /** Administrar */
    manage_2: () => "Administrar",
    /** {pages, plural, one {{pages} página publicada} other {{pages} páginas publicadas}} */
    count_published_pages: ({ pages }: { pages: number }) => `${pluralText(pages, { "one": `${pages} página publicada`, "other": `${pages} páginas publicadas` })}`,
    /** {businesses, plural, one {{businesses} negocio} other {{businesses} negocios}} */
    count_businesses: ({ businesses }: { businesses: number }) => `${pluralText(businesses, { "one": `${businesses} negocio`, "other": `${businesses} negocios` })}`,
    /** Las direcciones que empiezan con /{slug} siguen llevando aquí: enlaces, favoritos, calendarios e inserciones que ya circulan. */
    addresses_below_go_on_leading_here: ({ slug }: { slug: string | number }) => `Las direcciones que empiezan con /${slug} siguen llevando aquí: enlaces, favoritos, calendarios e inserciones que ya circulan.`,
    /** Identificadores anteriores */
    former_slugs: () => "Identificadores anteriores",
    /** Uno por línea. Las direcciones que empiezan con uno de ellos llevan aquí. */
    one_per_line_their_addresses_lead_here: () => "Uno por línea. Las direcciones que empiezan con uno de ellos llevan aquí.",
    /** Color de acento */
    accent_colour: () => "Color de acento",
    /** Elegir el color de acento */
    pick_the_accent_colour: () => "Elegir el color de acento",
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
    /** En las plantillas de los equipos */
    on_rosters_of_teams: () => "En las plantillas de los equipos",
    /** Los nombres completos se abrevian como todos los nombres en público. */
    shortened_as_above: () => "Los nombres completos se abrevian como todos los nombres en público.",
    /** Nombres de pila: Ana */
    first_names_ana: () => "Nombres de pila: Ana",
    /** Nombres completos: Ana Reyes */
    whole_names_ana_reyes: () => "Nombres completos: Ana Reyes",
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
    /** De lo que la organización escribe: en, es, pt-BR. */
    of_its_site_en_es_pt_br: () => "De lo que la organización escribe: en, es, pt-BR.",
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
    /** Resultados, calendario, tabla de posiciones y jugadores de {organization} */
    results_and_more_of: ({ organization }: { organization: string | number }) => `Resultados, calendario, tabla de posiciones y jugadores de ${organization}`,
    /** G */
    w: () => "G",
    /** Victorias */
    wins: () => "Victorias",
    /** P */
    l: () => "P",
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
    /** En vivo */
    live_now: () => "En vivo",
    /** Hoy */
    today: () => "Hoy",
    /** Ayer */
    yesterday: () => "Ayer",
  },
  pages: {
    /** Se quitó {name}. */
    removed: ({ name }: { name: string | number }) => `Se quitó ${name}.`,
    /** Esto ya no se puede recuperar: su bloque ya no está o cambió. */
    this_can_no_longer_be_put_back: () => "Esto ya no se puede recuperar: su bloque ya no está o cambió.",
    /** pregunta */
    question_2: () => "pregunta",
    /** lugar */
    location: () => "lugar",
    /** columna {number} */
    column: ({ number }: { number: string | number }) => `columna ${number}`,
    /** fila {number} */
    row_number: ({ number }: { number: string | number }) => `fila ${number}`,
    /** Aún no hay nada aquí */
    nothing_here_yet: () => "Aún no hay nada aquí",
    /** {name} no ha escrito esta página. */
    has_not_written_this_page: ({ name }: { name: string | number }) => `${name} no ha escrito esta página.`,
    /** Ir a todas las páginas */
    to_all_pages: () => "Ir a todas las páginas",
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
    /** Se está subiendo una imagen: al guardar se espera a que termine. */
    a_picture_is_being_uploaded: () => "Se está subiendo una imagen: al guardar se espera a que termine.",
    /** No se guardó nada: no se pudo subir una imagen. Elíjala otra vez o siga sin ella. */
    nothing_was_saved_a_picture_is_missing: () => "No se guardó nada: no se pudo subir una imagen. Elíjala otra vez o siga sin ella.",
    /** Aún no hay imagen */
    no_picture_yet: () => "Aún no hay imagen",
    /** Subir */
    upload: () => "Subir",
    /** Subiendo... */
    uploading: () => "Subiendo...",
    /** PNG, JPEG, WebP, GIF o AVIF. Una foto grande se reduce antes. */
    png_jpeg_webp_gif_or_avif_a_large: () => "PNG, JPEG, WebP, GIF o AVIF. Una foto grande se reduce antes.",
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
  periodWords: {
    /** Período */
    period: () => "Período",
    /** Set */
    set: () => "Set",
    /** Entrada */
    inning: () => "Entrada",
    /** Marcador por período */
    score_by_period: () => "Marcador por período",
    /** Marcador por set */
    score_by_set: () => "Marcador por set",
    /** Marcador por entrada */
    score_by_inning: () => "Marcador por entrada",
    /** Registrar jugadas de otro período */
    enter_plays_of_another_period: () => "Registrar jugadas de otro período",
    /** Registrar jugadas de otro set */
    enter_plays_of_another_set: () => "Registrar jugadas de otro set",
    /** Registrar jugadas de otra entrada */
    enter_plays_of_another_inning: () => "Registrar jugadas de otra entrada",
    /** Marcador por período guardado. */
    scores_by_period_saved: () => "Marcador por período guardado.",
    /** Marcador por set guardado. */
    scores_by_set_saved: () => "Marcador por set guardado.",
    /** Marcador por entrada guardado. */
    scores_by_inning_saved: () => "Marcador por entrada guardado.",
    /** No se pudo guardar el marcador por período. */
    the_scores_by_period_could_not_be_saved: () => "No se pudo guardar el marcador por período.",
    /** No se pudo guardar el marcador por set. */
    the_scores_by_set_could_not_be_saved: () => "No se pudo guardar el marcador por set.",
    /** No se pudo guardar el marcador por entrada. */
    the_scores_by_inning_could_not_be_saved: () => "No se pudo guardar el marcador por entrada.",
  },
  periods: {
    /** Se creó {name} */
    created: ({ name }: { name: string | number }) => `Se creó ${name}`,
    /** No se pudo agregar el período. */
    the_period_could_not_be_added: () => "No se pudo agregar el período.",
    /** Nombre del período */
    period_name: () => "Nombre del período",
    /** Por ejemplo, {name} */
    for_instance: ({ name }: { name: string | number }) => `Por ejemplo, ${name}`,
    /** Falta el nombre. */
    please_enter_a_name: () => "Falta el nombre.",
    /** Agregar período */
    add_game_period: () => "Agregar período",
    /** Solo en empate: se muestra si tiene marcador */
    at_a_tie_shown_when_it_was_scored: () => "Solo en empate: se muestra si tiene marcador",
    /** Siempre */
    always: () => "Siempre",
    /** Solo en empate */
    only_at_a_tie: () => "Solo en empate",
    /** El marcador final */
    the_final_score: () => "El marcador final",
    /** No se pudo guardar el orden nuevo. */
    the_new_order_could_not_be_saved: () => "No se pudo guardar el orden nuevo.",
    /** No se pudo cambiar el período. */
    the_period_could_not_be_changed: () => "No se pudo cambiar el período.",
    /** Mostrar */
    unhide: () => "Mostrar",
    /** Períodos del partido */
    game_periods: () => "Períodos del partido",
    /** Las columnas del marcador por período, en este orden. Los marcadores de períodos ocultos se conservan. */
    the_columns_of_a_games_line_score_in: () => "Las columnas del marcador por período, en este orden. Los marcadores de períodos ocultos se conservan.",
    /** Aún no hay deporte */
    no_sport_yet: () => "Aún no hay deporte",
    /** Los períodos son de un deporte, y la organización no tiene ninguno. */
    periods_belong_to_a_sport_and_the: () => "Los períodos son de un deporte, y la organización no tiene ninguno.",
    /** Vuelven los períodos predeterminados en su orden y los demás se ocultan. Los marcadores se conservan. Se puede deshacer durante diez minutos. */
    the_default_periods_come_back_in_their_order: () => "Vuelven los períodos predeterminados en su orden y los demás se ocultan. Los marcadores se conservan. Se puede deshacer durante diez minutos.",
    /** ¿Restablecer los períodos de {sport}? */
    reset_the_periods_of_to_default: ({ sport }: { sport: string | number }) => `¿Restablecer los períodos de ${sport}?`,
    /** Restablecer */
    reset_to_default: () => "Restablecer",
    /** No se pudieron restablecer los períodos. */
    the_periods_could_not_be_reset: () => "No se pudieron restablecer los períodos.",
    /** No se pudieron ocultar los períodos. */
    the_periods_could_not_be_hidden: () => "No se pudieron ocultar los períodos.",
    /** Ocultar todos */
    hide_all: () => "Ocultar todos",
    /** Aún no hay períodos */
    no_periods_yet: () => "Aún no hay períodos",
    /** Agregar uno abajo o usar los predeterminados. */
    add_one_below_or_take_the_default_ones: () => "Agregar uno abajo o usar los predeterminados.",
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
    /** Comienzo de {period} */
    period_start: ({ period }: { period: string | number }) => `Comienzo de ${period}`,
    /** Fin de {period} */
    period_end: ({ period }: { period: string | number }) => `Fin de ${period}`,
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
    /** Nombre habitual */
    known_as: () => "Nombre habitual",
    /** Cómo se llama a esta persona en la cancha, por ejemplo Magic Johnson. Las páginas lo muestran primero, pero solo donde muestran nombres completos. */
    known_as_hint: () => "Cómo se llama a esta persona en la cancha, por ejemplo Magic Johnson. Las páginas lo muestran primero, pero solo donde muestran nombres completos.",
    /** Nombre habitual: {name} */
    known_as_name: ({ name }: { name: string | number }) => `Nombre habitual: ${name}`,
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
    /** Tiro */
    shot: () => "Tiro",
    /** Parte */
    share: () => "Parte",
    /** Partes del total de puntos: {shares} */
    shares_of_points: ({ shares }: { shares: string | number }) => `Partes del total de puntos: ${shares}`,
    /** Puntos por tipo de tiro */
    points_by_shot: () => "Puntos por tipo de tiro",
    /** {made} puntos */
    points_2: ({ made }: { made: string | number }) => `${made} puntos`,
    /** Fecha del partido */
    game_date: () => "Fecha del partido",
    /** {home} vs. {away} */
    matchup: ({ home, away }: { home: string | number; away: string | number }) => `${home} vs. ${away}`,
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
    /** G */
    w: () => "G",
    /** P */
    l: () => "P",
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
    /** Línea de {season} */
    line_of: ({ season }: { season: string | number }) => `Línea de ${season}`,
    /** por partido */
    per_game: () => "por partido",
    /** Puesto {place} de {players} */
    place_of: ({ place, players }: { place: string | number; players: string | number }) => `Puesto ${place} de ${players}`,
    /** Sin puesto: menos de {games, plural, one {un partido} other {{games} partidos}} */
    too_few_games: ({ games }: { games: number }) => `Sin puesto: menos de ${pluralText(games, { "one": "un partido", "other": `${games} partidos` })}`,
    /** Puesto {place} */
    games_place: ({ place }: { place: string | number }) => `Puesto ${place}`,
    /** Percentiles, {season} */
    percentiles_in: ({ season }: { season: string | number }) => `Percentiles, ${season}`,
    /** Entre {players, plural, one {el único jugador} other {los {players} jugadores}} de la liga con al menos {games, plural, one {un partido} other {{games} partidos}}. Una barra llena deja a todos atrás. */
    percentiles_about: ({ players, games }: { players: number; games: number }) => `Entre ${pluralText(players, { "one": "el único jugador", "other": `los ${players} jugadores` })} de la liga con al menos ${pluralText(games, { "one": "un partido", "other": `${games} partidos` })}. Una barra llena deja a todos atrás.`,
    /** Estadística */
    statistic: () => "Estadística",
    /** Por partido */
    per_game_column: () => "Por partido",
    /** Total */
    total: () => "Total",
    /** Puesto */
    place: () => "Puesto",
    /** Percentil */
    percentile: () => "Percentil",
    /** Desgloses, {season} */
    splits_of: ({ season }: { season: string | number }) => `Desgloses, ${season}`,
    /** Desgloses, carrera */
    splits_career: () => "Desgloses, carrera",
    /** Parte */
    part: () => "Parte",
    /** Todos los partidos */
    all_games: () => "Todos los partidos",
    /** Últimos cinco */
    last_five: () => "Últimos cinco",
    /** Victorias */
    wins: () => "Victorias",
    /** Derrotas */
    losses: () => "Derrotas",
    /** Local */
    at_home: () => "Local",
    /** Visitante */
    on_the_road: () => "Visitante",
    /** Máximos, {season} */
    highs_of: ({ season }: { season: string | number }) => `Máximos, ${season}`,
    /** Máximos de la carrera */
    highs_career: () => "Máximos de la carrera",
    /** Máximo */
    high: () => "Máximo",
    /** Veces */
    times: () => "Veces",
    /** Primera vez */
    first_time: () => "Primera vez",
    /** Hitos */
    milestones: () => "Hitos",
    /** Primer partido con {reached} {statistic} */
    first_game_with: ({ reached, statistic }: { reached: string | number; statistic: string | number }) => `Primer partido con ${reached} ${statistic}`,
    /** {reached} {statistic} en total */
    reached_in_all: ({ reached, statistic }: { reached: string | number; statistic: string | number }) => `${reached} ${statistic} en total`,
    /** Partido {reached} */
    nth_game: ({ reached }: { reached: string | number }) => `Partido ${reached}`,
    /** Todavía no hay hitos */
    no_milestones_yet: () => "Todavía no hay hitos",
    /** Aquí aparecerían el primer partido con 10 de una estadística principal, 100 en total o el partido 50. */
    no_milestones_about: () => "Aquí aparecerían el primer partido con 10 de una estadística principal, 100 en total o el partido 50.",
    /** Últimos cinco partidos */
    last_five_games: () => "Últimos cinco partidos",
    /** en {opponent} */
    at: ({ opponent }: { opponent: string | number }) => `en ${opponent}`,
    /** Promedios por temporada */
    averages_by_season: () => "Promedios por temporada",
    /** Carrera */
    career: () => "Carrera",
    /** Todavía no hay línea */
    no_line_yet: () => "Todavía no hay línea",
    /** Aquí aparecen puntos, rebotes, asistencias y partidos con su puesto en la liga en cuanto se registre un partido del jugador. */
    no_line_about: () => "Aquí aparecen puntos, rebotes, asistencias y partidos con su puesto en la liga en cuanto se registre un partido del jugador.",
    /** Línea de la temporada */
    season_line: () => "Línea de la temporada",
    /** {statistic} por partido */
    a_game: ({ statistic }: { statistic: string | number }) => `${statistic} por partido`,
    /** {month} de {year} */
    month: ({ month, year }: { month: string | number; year: string | number }) => `${month} de ${year}`,
    /** Aquí aparecería lo que la liga cuenta del jugador. */
    no_bio_about: () => "Aquí aparecería lo que la liga cuenta del jugador.",
    /** Aquí aparecerían videos del jugador. */
    no_videos_about: () => "Aquí aparecerían videos del jugador.",
    /** Partidos, {season} */
    games_of_season: ({ season }: { season: string | number }) => `Partidos, ${season}`,
    /** Mostrar los partidos de todas las temporadas */
    show_all_games: () => "Mostrar los partidos de todas las temporadas",
    /** Número */
    attribute_number: () => "Número",
    /** Posición */
    attribute_position: () => "Posición",
    /** Estadísticas de {player} en {games, plural, one {# partido} other {# partidos}}, temporada por temporada */
    sentence_of_career: ({ player, games }: { player: string | number; games: number }) => `Estadísticas de ${player} en ${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })}, temporada por temporada`,
    /** {player}: {line} por partido en {games, plural, one {# partido} other {# partidos}}, {season} */
    sentence_of_season: ({ player, line, games, season }: { player: string | number; line: string | number; games: number; season: string | number }) => `${player}: ${line} por partido en ${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })}, ${season}`,
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
    /** El partido figura como aplazado. Lo que se registre se guarda, y cuenta cuando eso cambie. */
    the_game_is_postponed: () => "El partido figura como aplazado. Lo que se registre se guarda, y cuenta cuando eso cambie.",
    /** El partido figura como aplazado. Lo que se registre se guarda, y cuenta cuando eso cambie. */
    the_match_is_postponed: () => "El partido figura como aplazado. Lo que se registre se guarda, y cuenta cuando eso cambie.",
    /** El partido figura como cancelado. Lo que se registre se guarda, y cuenta cuando eso cambie. */
    the_game_is_cancelled: () => "El partido figura como cancelado. Lo que se registre se guarda, y cuenta cuando eso cambie.",
    /** El partido figura como cancelado. Lo que se registre se guarda, y cuenta cuando eso cambie. */
    the_match_is_cancelled: () => "El partido figura como cancelado. Lo que se registre se guarda, y cuenta cuando eso cambie.",
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
    /** ¿{name}? */
    is_it: ({ name }: { name: string | number }) => `¿${name}?`,
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
    /** Reloj */
    clock: () => "Reloj",
    /** Nota */
    note: () => "Nota",
    /** Escribir lo que se quiere anotar. */
    write_what_is_to_be_noted: () => "Escribir lo que se quiere anotar.",
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
    /** Otra persona cambió esta jugada entretanto: {play}. */
    this_play_was_changed_meanwhile: ({ play }: { play: string | number }) => `Otra persona cambió esta jugada entretanto: ${play}.`,
    /** El cambio propio es de lo mismo. Guardar conserva el propio; Cancelar, el otro. */
    you_changed_the_same: () => "El cambio propio es de lo mismo. Guardar conserva el propio; Cancelar, el otro.",
    /** Esta jugada se eliminó entretanto y ya no se puede guardar nada de ella: {play}. */
    this_play_was_deleted_meanwhile: ({ play }: { play: string | number }) => `Esta jugada se eliminó entretanto y ya no se puede guardar nada de ella: ${play}.`,
    /** Esta jugada espera una respuesta y todavía no se puede guardar nada de ella: {play}. Hay que cerrar esta ventana y responder la pregunta que está sobre los jugadores. */
    this_play_waits_for_an_answer: ({ play }: { play: string | number }) => `Esta jugada espera una respuesta y todavía no se puede guardar nada de ella: ${play}. Hay que cerrar esta ventana y responder la pregunta que está sobre los jugadores.`,
    /** Entretanto cambió quién está en cancha. */
    who_is_on_the_court_has_changed_meanwhile: () => "Entretanto cambió quién está en cancha.",
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
    /** Elegir quién empieza, si se llevan los cambios. Luego, iniciar el partido. */
    choose_who_starts_if_you_keep_substitutions: () => "Elegir quién empieza, si se llevan los cambios. Luego, iniciar el partido.",
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
    /** no cuenta */
    does_not_count: () => "no cuenta",
    /** no está en cancha */
    not_on_the_court: () => "no está en cancha",
    /** ya está en cancha */
    on_the_court_already: () => "ya está en cancha",
    /** uno de más */
    one_too_many: () => "uno de más",
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
    /** Descartar la mía también descarta lo que la otra ya tiene: {plays}. */
    drop_mine_also_drops: ({ plays }: { plays: string | number }) => `Descartar la mía también descarta lo que la otra ya tiene: ${plays}.`,
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
    /** Las jugadas suman {made}. */
    the_plays_make: ({ made }: { made: string | number }) => `Las jugadas suman ${made}.`,
    /** Ficha del partido {score} */
    box_score_2: ({ score }: { score: string | number }) => `Ficha del partido ${score}`,
    /** El marcador final es {homeScore}:{awayScore} y no hay jugadas. Lo que se registre aquí se suma a las estadísticas que tenga el partido. */
    the_final_score_is_and_there_are_no_plays: ({ homeScore, awayScore }: { homeScore: string | number; awayScore: string | number }) => `El marcador final es ${homeScore}:${awayScore} y no hay jugadas. Lo que se registre aquí se suma a las estadísticas que tenga el partido.`,
    /** Las jugadas suman {made}, la ficha del partido tiene {boxScore}: allí se introdujo algo a mano. */
    the_plays_make_the_box_score_has: ({ made, boxScore }: { made: string | number; boxScore: string | number }) => `Las jugadas suman ${made}, la ficha del partido tiene ${boxScore}: allí se introdujo algo a mano.`,
    /** Un partido a tres sets termina aquí. */
    of_a_best_of_three: () => "Un partido a tres sets termina aquí.",
    /** {period} para {team}, {score}:{score2}. */
    the_set_goes_to: ({ period, team, score, score2 }: { period: string | number; team: string | number; score: string | number; score2: string | number }) => `${period} para ${team}, ${score}:${score2}.`,
    /** Juego para {team}. */
    the_game_goes_to: ({ team }: { team: string | number }) => `Juego para ${team}.`,
    /** Juego {team} */
    game_for: ({ team }: { team: string | number }) => `Juego ${team}`,
    /** Puntos {points} */
    points_called: ({ points }: { points: string | number }) => `Puntos ${points}`,
    /** V */
    advantage: () => "V",
    /** Punto de set */
    set_point: () => "Punto de set",
    /** Punto de partido */
    match_point: () => "Punto de partido",
    /** {period} terminó {score}:{score2}. */
    has_ended_at: ({ period, score, score2 }: { period: string | number; score: string | number; score2: string | number }) => `${period} terminó ${score}:${score2}.`,
    /** El partido figura como finalizado, y se está jugando {period}. */
    the_game_is_final_and_is_played: ({ period }: { period: string | number }) => `El partido figura como finalizado, y se está jugando ${period}.`,
    /** El partido figura como finalizado, y se está jugando {period}. */
    the_match_is_final_and_is_played: ({ period }: { period: string | number }) => `El partido figura como finalizado, y se está jugando ${period}.`,
    /** El partido sigue */
    the_game_goes_on: () => "El partido sigue",
    /** El partido sigue */
    the_match_goes_on: () => "El partido sigue",
    /** El partido vuelve a estar en juego. */
    the_game_is_in_progress_again: () => "El partido vuelve a estar en juego.",
    /** El partido vuelve a estar en juego. */
    the_match_is_in_progress_again: () => "El partido vuelve a estar en juego.",
    /**  Algunas jugadas aún no se han enviado. */
    some_plays_are_not_sent_yet: () => " Algunas jugadas aún no se han enviado.",
    /** Deshacer: {line} */
    undo_line: ({ line }: { line: string | number }) => `Deshacer: ${line}`,
    /** Deshacer corrección: {line} */
    undo_correction: ({ line }: { line: string | number }) => `Deshacer corrección: ${line}`,
    /** Deshacer eliminación: {line} */
    undo_deletion: ({ line }: { line: string | number }) => `Deshacer eliminación: ${line}`,
    /** Cerrar la cancha */
    close_the_court: () => "Cerrar la cancha",
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
    /** Banca */
    bench: () => "Banca",
    /** Banca de {teamName} */
    bench_of: ({ teamName }: { teamName: string | number }) => `Banca de ${teamName}`,
    /** Puntos de la banca */
    bench_points: () => "Puntos de la banca",
    /** Tiempos muertos */
    timeouts_2: () => "Tiempos muertos",
    /** En números */
    in_numbers: () => "En números",
    /** <b>{leadChanges}</b> {leadChanges, plural, one {cambio de líder} other {cambios de líder}} */
    lead_changes: ({ b, leadChanges }: { b: (words: ReactNode) => ReactNode; leadChanges: number }) => richText(b(`${leadChanges}`), " ", `${pluralText(leadChanges, { "one": "cambio de líder", "other": "cambios de líder" })}`),
    /** <b>{ties}</b> {ties, plural, one {empate} other {empates}} */
    ties: ({ b, ties }: { b: (words: ReactNode) => ReactNode; ties: number }) => richText(b(`${ties}`), " ", `${pluralText(ties, { "one": "empate", "other": "empates" })}`),
    /** Ambos equipos en números */
    both_teams_in_numbers: () => "Ambos equipos en números",
    /** Qué */
    what: () => "Qué",
    /** Desarrollo del partido */
    game_flow: () => "Desarrollo del partido",
    /** Ventaja a lo largo del partido. La mayor de {home} fue de {home2}; la de {away}, de {away2}. */
    lead_over_the_game_led_by_at_most: ({ home, home2, away, away2 }: { home: string | number; home2: string | number; away: string | number; away2: string | number }) => `Ventaja a lo largo del partido. La mayor de ${home} fue de ${home2}; la de ${away}, de ${away2}.`,
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
    /** {home} vs. {away}, {day}, {plays, plural, =0 {jugada a jugada: aún no hay jugadas} one {# jugada con marcador, tiros y minutos} other {# jugadas con marcador, tiros y minutos}} */
    sentence_of_plays: ({ home, away, day, plays }: { home: string | number; away: string | number; day: string | number; plays: number }) => `${home} vs. ${away}, ${day}, ${pluralText(plays, { "=0": "jugada a jugada: aún no hay jugadas", "one": `${numberText(plays)} jugada con marcador, tiros y minutos`, "other": `${numberText(plays)} jugadas con marcador, tiros y minutos` })}`,
    /** Jugada a jugada: {team} vs. {team2}, {day} */
    play_by_play_vs: ({ team, team2, day }: { team: string | number; team2: string | number; day: string | number }) => `Jugada a jugada: ${team} vs. ${team2}, ${day}`,
    /** Minutos y más/menos */
    minutes_and_plus_minus: () => "Minutos y más/menos",
    /** Min */
    min: () => "Min",
    /** Ventaja */
    lead: () => "Ventaja",
    /** Inicio */
    game_begins: () => "Inicio",
    /** Después de */
    score_column: () => "Después de",
    /** Tiro */
    shot: () => "Tiro",
    /** Anotado */
    made: () => "Anotado",
    /** Fallado */
    missed: () => "Fallado",
    /** Distancia */
    distance: () => "Distancia",
    /** {meters} m */
    meters: ({ meters }: { meters: string | number }) => `${meters} m`,
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
    /** {count, plural, one {1 jugada de {username} no se envió y queda en este dispositivo. Nadie más la envía: sale cuando {username} vuelva a abrir el partido con este nombre, por este enlace u otro.} other {{count} jugadas de {username} no se enviaron y quedan en este dispositivo. Nadie más las envía: salen cuando {username} vuelva a abrir el partido con este nombre, por este enlace u otro.}} */
    plays_by_were_not_sent_and_are_kept: ({ count, username }: { count: number; username: string | number }) => `${pluralText(count, { "one": `1 jugada de ${username} no se envió y queda en este dispositivo. Nadie más la envía: sale cuando ${username} vuelva a abrir el partido con este nombre, por este enlace u otro.`, "other": `${count} jugadas de ${username} no se enviaron y quedan en este dispositivo. Nadie más las envía: salen cuando ${username} vuelva a abrir el partido con este nombre, por este enlace u otro.` })}`,
    /** El enlace terminó */
    your_link_has_ended: () => "El enlace terminó",
    /** Ya no abre este partido: el día del partido pasó, la liga revocó el enlace o alguien inició sesión en este navegador desde entonces. */
    it_opens_this_game_no_longer_the_games: () => "Ya no abre este partido: el día del partido pasó, la liga revocó el enlace o alguien inició sesión en este navegador desde entonces.",
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
    blank_scoresheet: () => "Acta en blanco",
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
    /** Primer árbitro */
    first_referee: () => "Primer árbitro",
    /** Segundo árbitro */
    second_referee: () => "Segundo árbitro",
    /** Juez de silla */
    umpire: () => "Juez de silla",
    /** Árbitro principal */
    plate_umpire: () => "Árbitro principal",
    /** Árbitro de bases */
    base_umpire: () => "Árbitro de bases",
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
    /** Entró */
    came_on: () => "Entró",
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
    /** El marcador de los equipos. */
    the_score_of_the_teams: () => "El marcador de los equipos.",
    /** Anotaciones con jugadores */
    scores_with_players: () => "Anotaciones con jugadores",
    /** También quién anotó. */
    who_scored_too: () => "También quién anotó.",
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
    /** {team} venció a {other} {own}-{theirs} en {innings} entradas. */
    beat_in_innings: ({ team, other, own, theirs, innings }: { team: string | number; other: string | number; own: string | number; theirs: string | number; innings: string | number }) => `${team} venció a ${other} ${own}-${theirs} en ${innings} entradas.`,
    /** Ambos tenían {score} al comenzar las entradas extra. */
    level_before_extra_innings: ({ score }: { score: string | number }) => `Ambos tenían ${score} al comenzar las entradas extra.`,
    /** Ambos tenían {score} al comenzar el tiempo extra. */
    level: ({ score }: { score: string | number }) => `Ambos tenían ${score} al comenzar el tiempo extra.`,
    /** {team} ganó viniendo de atrás: después de {period} el marcador era {own}-{theirs} en contra. */
    comeback: ({ team, period, own, theirs }: { team: string | number; period: string | number; own: string | number; theirs: string | number }) => `${team} ganó viniendo de atrás: después de ${period} el marcador era ${own}-${theirs} en contra.`,
    /** {team} iba adelante al final de cada período. */
    ahead_throughout: ({ team }: { team: string | number }) => `${team} iba adelante al final de cada período.`,
    /** El mejor período de {team} fue {period}: {own}-{theirs}. */
    best_period: ({ team, period, own, theirs }: { team: string | number; period: string | number; own: string | number; theirs: string | number }) => `El mejor período de ${team} fue ${period}: ${own}-${theirs}.`,
    /** {team} iba adelante al final de cada entrada. */
    ahead_at_every_inning: ({ team }: { team: string | number }) => `${team} iba adelante al final de cada entrada.`,
    /** La mejor entrada de {team} fue {period}: {own}-{theirs}. */
    best_inning: ({ team, period, own, theirs }: { team: string | number; period: string | number; own: string | number; theirs: string | number }) => `La mejor entrada de ${team} fue ${period}: ${own}-${theirs}.`,
    /** {team} ya no perdió la ventaja, con {runs} carreras sin respuesta, de {ownFrom}-{theirsFrom} a {own}-{theirs}. */
    runs: ({ team, runs, ownFrom, theirsFrom, own, theirs }: { team: string | number; runs: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number }) => `${team} ya no perdió la ventaja, con ${runs} carreras sin respuesta, de ${ownFrom}-${theirsFrom} a ${own}-${theirs}.`,
    /** {runs} carreras sin respuesta, de {ownFrom}-{theirsFrom} a {own}-{theirs}, dieron a {team} la ventaja definitiva. */
    runs_for_good: ({ runs, ownFrom, theirsFrom, own, theirs, team }: { runs: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number; team: string | number }) => `${runs} carreras sin respuesta, de ${ownFrom}-${theirsFrom} a ${own}-${theirs}, dieron a ${team} la ventaja definitiva.`,
    /** {team} ya no perdió la ventaja, con una racha de {points} puntos sin respuesta, de {ownFrom}-{theirsFrom} a {own}-{theirs}. */
    run: ({ team, points, ownFrom, theirsFrom, own, theirs }: { team: string | number; points: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number }) => `${team} ya no perdió la ventaja, con una racha de ${points} puntos sin respuesta, de ${ownFrom}-${theirsFrom} a ${own}-${theirs}.`,
    /** Una racha de {points} puntos sin respuesta, de {ownFrom}-{theirsFrom} a {own}-{theirs}, dio a {team} la ventaja definitiva. */
    run_for_good: ({ points, ownFrom, theirsFrom, own, theirs, team }: { points: string | number; ownFrom: string | number; theirsFrom: string | number; own: string | number; theirs: string | number; team: string | number }) => `Una racha de ${points} puntos sin respuesta, de ${ownFrom}-${theirsFrom} a ${own}-${theirs}, dio a ${team} la ventaja definitiva.`,
    /** {player} lideró a {team} con {points, plural, one {# punto} other {# puntos}}. */
    points: ({ player, team, points }: { player: string | number; team: string | number; points: number }) => `${player} lideró a ${team} con ${pluralText(points, { "one": `${numberText(points)} punto`, "other": `${numberText(points)} puntos` })}.`,
    /** {player} lideró a {team} con {points, plural, one {# punto} other {# puntos}}, {rebounds, plural, one {# rebote} other {# rebotes}} y {assists, plural, one {# asistencia} other {# asistencias}}. */
    line: ({ player, team, points, rebounds, assists }: { player: string | number; team: string | number; points: number; rebounds: number; assists: number }) => `${player} lideró a ${team} con ${pluralText(points, { "one": `${numberText(points)} punto`, "other": `${numberText(points)} puntos` })}, ${pluralText(rebounds, { "one": `${numberText(rebounds)} rebote`, "other": `${numberText(rebounds)} rebotes` })} y ${pluralText(assists, { "one": `${numberText(assists)} asistencia`, "other": `${numberText(assists)} asistencias` })}.`,
    /** {player} impulsó {runs, plural, one {# carrera} other {# carreras}} para {team}. */
    drove_in: ({ player, runs, team }: { player: string | number; runs: number; team: string | number }) => `${player} impulsó ${pluralText(runs, { "one": `${numberText(runs)} carrera`, "other": `${numberText(runs)} carreras` })} para ${team}.`,
    /** {player} anotó {runs, plural, one {# carrera} other {# carreras}} para {team}. */
    scored_runs: ({ player, runs, team }: { player: string | number; runs: number; team: string | number }) => `${player} anotó ${pluralText(runs, { "one": `${numberText(runs)} carrera`, "other": `${numberText(runs)} carreras` })} para ${team}.`,
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
    /** Líderes de {organization}: {board} */
    leaders_of: ({ organization, board }: { organization: string | number; board: string | number }) => `Líderes de ${organization}: ${board}`,
    /** Aún no hay récords */
    no_records_yet: () => "Aún no hay récords",
    /** puntos */
    points: () => "puntos",
    /** triples */
    threes: () => "triples",
    /** victorias */
    wins: () => "victorias",
    /** Clasificaciones de cada estadística */
    every_statistic: () => "Clasificaciones de cada estadística",
    /** Estadística */
    statistic: () => "Estadística",
    /** Por */
    by: () => "Por",
    /** Total */
    total: () => "Total",
    /** Por partido */
    per_game: () => "Por partido",
    /** Todas las temporadas */
    all_seasons_choice: () => "Todas las temporadas",
    /** Todas las divisiones */
    all_divisions: () => "Todas las divisiones",
    /** Mínimo de partidos */
    least_games: () => "Mínimo de partidos",
    /** Puesto */
    place: () => "Puesto",
    /** Partidos */
    games: () => "Partidos",
    /** Nadie tiene un puesto aquí */
    no_leaders: () => "Nadie tiene un puesto aquí",
    /** Elegir menos partidos, otra temporada u otra estadística. */
    no_leaders_about: () => "Elegir menos partidos, otra temporada u otra estadística.",
    /** {statistic}, {scope} */
    leaders_in: ({ statistic, scope }: { statistic: string | number; scope: string | number }) => `${statistic}, ${scope}`,
    /** {statistic} por partido, {scope} */
    leaders_in_per_game: ({ statistic, scope }: { statistic: string | number; scope: string | number }) => `${statistic} por partido, ${scope}`,
    /** {shown, plural, one {El primero de {total} jugadores} other {Los primeros {shown} de {total} jugadores}} con al menos {games, plural, one {un partido} other {{games} partidos}}. Los valores iguales comparten el puesto. */
    shown_of: ({ shown, total, games }: { shown: number; total: string | number; games: number }) => `${pluralText(shown, { "one": `El primero de ${total} jugadores`, "other": `Los primeros ${shown} de ${total} jugadores` })} con al menos ${pluralText(games, { "one": "un partido", "other": `${games} partidos` })}. Los valores iguales comparten el puesto.`,
    /** {shown, plural, one {El primero de {total} jugadores} other {Los primeros {shown} de {total} jugadores}} con al menos {games, plural, one {un partido} other {{games} partidos}} y otros tantos intentos. Los valores iguales comparten el puesto. */
    shown_of_percentage: ({ shown, total, games }: { shown: number; total: string | number; games: number }) => `${pluralText(shown, { "one": `El primero de ${total} jugadores`, "other": `Los primeros ${shown} de ${total} jugadores` })} con al menos ${pluralText(games, { "one": "un partido", "other": `${games} partidos` })} y otros tantos intentos. Los valores iguales comparten el puesto.`,
    /** No existe esta clasificación */
    no_such_board: () => "No existe esta clasificación",
    /** La estadística no se muestra, o la temporada, la liga o la división no existen. */
    no_such_board_about: () => "La estadística no se muestra, o la temporada, la liga o la división no existen.",
    /** Récords de todos los tiempos */
    to_records: () => "Récords de todos los tiempos",
    /** División */
    division: () => "División",
    /** al {day} */
    as_of_day: ({ day }: { day: string | number }) => `al ${day}`,
  },
  refusals: {
    /** Lo que se busca no está aquí, o ya no está. */
    not_found: () => "Lo que se busca no está aquí, o ya no está.",
    /** No hay permiso para hacer esto. */
    forbidden: () => "No hay permiso para hacer esto.",
    /** Hay que iniciar sesión. */
    unauthenticated: () => "Hay que iniciar sesión.",
    /** La contraseña es temporal: primero hay que elegir una propia. */
    password_change_required: () => "La contraseña es temporal: primero hay que elegir una propia.",
    /** Es demasiado a la vez. Conviene volver a intentarlo en un momento. */
    too_many_requests: () => "Es demasiado a la vez. Conviene volver a intentarlo en un momento.",
    /** Es demasiado grande. */
    payload_too_large: () => "Es demasiado grande.",
    /** El servidor no puede responder ahora. Conviene volver a intentarlo en un momento. */
    service_unavailable: () => "El servidor no puede responder ahora. Conviene volver a intentarlo en un momento.",
    /** Algo falló en el servidor. */
    internal_server_error: () => "Algo falló en el servidor.",
  },
  rosters: {
    /** Error al agregar el jugador */
    error_adding_player: () => "Error al agregar el jugador",
    /** El jugador ya está en este equipo */
    player_already_exists_in_this_team: () => "El jugador ya está en este equipo",
    /** Jugador agregado al equipo */
    player_added_to_team: () => "Jugador agregado al equipo",
    /** Agregar jugador */
    add_player: () => "Agregar jugador",
    /** Imagen */
    image: () => "Imagen",
    /** Número de camiseta */
    jersey_number: () => "Número de camiseta",
    /** Posición */
    position: () => "Posición",
    /** En este equipo y temporada; en blanco: como en el perfil. */
    in_this_team_and_season_left_blank_as: () => "En este equipo y temporada; en blanco: como en el perfil.",
    /** Error al actualizar el jugador */
    error_updating_player: () => "Error al actualizar el jugador",
    /** Jugador actualizado */
    player_updated: () => "Jugador actualizado",
    /** Editar {player} */
    edit: ({ player }: { player: string | number }) => `Editar ${player}`,
    /** Falta el nombre. */
    please_enter_a_name: () => "Falta el nombre.",
    /** {wearer} también lleva este número. */
    wears_this_number_too: ({ wearer }: { wearer: string | number }) => `${wearer} también lleva este número.`,
    /** Plantilla */
    roster: () => "Plantilla",
    /** Aún no hay jugadores */
    no_players_yet: () => "Aún no hay jugadores",
    /** El primero se agrega con Agregar jugador. */
    add_the_first_one_with_add_player: () => "El primero se agrega con Agregar jugador.",
    /** Número de {player} */
    number_of: ({ player }: { player: string | number }) => `Número de ${player}`,
    /** Posición de {player} */
    position_of: ({ player }: { player: string | number }) => `Posición de ${player}`,
    /** Acceso no autorizado */
    unauthorized_access: () => "Acceso no autorizado",
    /** Solo los administradores con sesión iniciada ven esta página. */
    only_signed_in_administrators_see_this_page: () => "Solo los administradores con sesión iniciada ven esta página.",
    /** No se pudo cargar el equipo */
    failed_to_fetch_team: () => "No se pudo cargar el equipo",
    /** Crear partido */
    create_game: () => "Crear partido",
    /** {homeTeam} vs. {awayTeam} */
    vs: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `${homeTeam} vs. ${awayTeam}`,
    /** Hora */
    time: () => "Hora",
    /** Resultados */
    results: () => "Resultados",
    /** Partidos del equipo */
    games_of_the_team: () => "Partidos del equipo",
    /** No hay partidos */
    no_games_available: () => "No hay partidos",
    /** Seleccionar al menos un jugador para eliminar. */
    please_select_at_least_one_player_to_delete: () => "Seleccionar al menos un jugador para eliminar.",
    /** ¿Eliminar los jugadores seleccionados? */
    are_you_sure_you_want_to_delete_the: () => "¿Eliminar los jugadores seleccionados?",
    /** Salen solo de esta plantilla, y el capitán que esté entre ellos deja de serlo. Los jugadores y sus estadísticas se quedan. Se puede deshacer durante diez minutos. */
    they_leave_this_roster_only_the_players_and: () => "Salen solo de esta plantilla, y el capitán que esté entre ellos deja de serlo. Los jugadores y sus estadísticas se quedan. Se puede deshacer durante diez minutos.",
    /** Jugadores eliminados */
    players_deleted: () => "Jugadores eliminados",
    /** No se pudieron eliminar los jugadores. */
    the_players_could_not_be_deleted: () => "No se pudieron eliminar los jugadores.",
    /** No se pudo actualizar el equipo */
    failed_to_update_team: () => "No se pudo actualizar el equipo",
    /** #{number} lo llevan {players} y {last}. */
    number_is_worn_by: ({ number, players, last }: { number: string | number; players: string | number; last: string | number }) => `#${number} lo llevan ${players} y ${last}.`,
    /** Mover seleccionados */
    move_selected: () => "Mover seleccionados",
    /** Mover a otro equipo */
    move_to_another_team: () => "Mover a otro equipo",
    /** Mover */
    move: () => "Mover",
    /** Elegir un equipo */
    choose_a_team: () => "Elegir un equipo",
    /** {names}: el número y la posición los acompañan. Lo jugado con este equipo sigue siendo suyo. */
    number_and_position_go_along: ({ names }: { names: string | number }) => `${names}: el número y la posición los acompañan. Lo jugado con este equipo sigue siendo suyo.`,
    /** No hay otro equipo en esta temporada. */
    there_is_no_other_team_in_this_season: () => "No hay otro equipo en esta temporada.",
    /** {count, plural, one {Jugador movido} other {# jugadores movidos}} a {team} */
    moved_to: ({ count, team }: { count: number; team: string | number }) => `${pluralText(count, { "one": "Jugador movido", "other": `${numberText(count)} jugadores movidos` })} a ${team}`,
    /** No se pudo mover a los jugadores. */
    the_players_could_not_be_moved: () => "No se pudo mover a los jugadores.",
  },
  schedules: {
    /** Temporada regular */
    regular_season: () => "Temporada regular",
    /** Falta el nombre. */
    name_is_required: () => "Falta el nombre.",
    /** Fecha de inicio */
    start_date: () => "Fecha de inicio",
    /** Ese día empieza la primera semana. */
    the_first_week_begins_on_it: () => "Ese día empieza la primera semana.",
    /** Falta la fecha de inicio. */
    start_date_is_required: () => "Falta la fecha de inicio.",
    /** Semanas */
    weeks: () => "Semanas",
    /** Las semanas libres cuentan. */
    weeks_off_count: () => "Las semanas libres cuentan.",
    /** y {number} más */
    and_more: ({ number }: { number: string | number }) => `y ${number} más`,
    /** vs. */
    vs: () => "vs.",
    /** Jugado, {homeScore} - {awayScore} */
    played: ({ homeScore, awayScore }: { homeScore: string | number; awayScore: string | number }) => `Jugado, ${homeScore} - ${awayScore}`,
    /** Jugado */
    played_without_a_score: () => "Jugado",
    /** El intercambio encaja */
    swap_fits: () => "El intercambio encaja",
    /** Mover {matchupWords} a */
    move_to: ({ matchupWords }: { matchupWords: string | number }) => `Mover ${matchupWords} a`,
    /** Crear un partido el */
    create_a_game_on: () => "Crear un partido el",
    /** Libre */
    free: () => "Libre",
    /** Abrir {matchupWords}, {whenWords} */
    open: ({ matchupWords, whenWords }: { matchupWords: string | number; whenWords: string | number }) => `Abrir ${matchupWords}, ${whenWords}`,
    /** {homeTeam} vs. {awayTeam} */
    vs_2: ({ homeTeam, awayTeam }: { homeTeam: string | number; awayTeam: string | number }) => `${homeTeam} vs. ${awayTeam}`,
    /** nada */
    nothing: () => "nada",
    /** De otro calendario */
    not_of_this_schedule: () => "De otro calendario",
    /** Descanso */
    bye: () => "Descanso",
    /** Sin partido en {weeks} para {names} */
    no_game_in_for: ({ weeks, names }: { weeks: string | number; names: string | number }) => `Sin partido en ${weeks} para ${names}`,
    /** Descansos seguidos */
    byes_in_a_row: () => "Descansos seguidos",
    /** Dos partidos en {weeks} para {names} */
    two_games_in_for: ({ weeks, names }: { weeks: string | number; names: string | number }) => `Dos partidos en ${weeks} para ${names}`,
    /** Repetido */
    again: () => "Repetido",
    /** Dos veces en {weeks}: {names} */
    twice_in: ({ weeks, names }: { weeks: string | number; names: string | number }) => `Dos veces en ${weeks}: ${names}`,
    /** ¡Calendario creado! */
    schedule_created_successfully: () => "¡Calendario creado!",
    /** No se pudo crear el calendario */
    failed_to_create_schedule: () => "No se pudo crear el calendario",
    /** Elegir una liga */
    select_a_league: () => "Elegir una liga",
    /** Falta elegir una liga. */
    please_choose_a_league: () => "Falta elegir una liga.",
    /** Crear calendario */
    create_schedule: () => "Crear calendario",
    /** Lo que no se pudo hacer */
    what_it_could_not_do: () => "Lo que no se pudo hacer",
    /** No hay lugar para otro partido de algunos equipos, así que no hay con qué comparar esta reparación. Lo que recibe cada equipo está en Equidad. */
    there_is_no_room_for_another_game_of: () => "No hay lugar para otro partido de algunos equipos, así que no hay con qué comparar esta reparación. Lo que recibe cada equipo está en Equidad.",
    /** En orden de importancia; en todas las cifras, menos es mejor. El mínimo vale para todos los planes igual de buenos en lo anterior. */
    in_the_order_in_which_they_are_wanted: () => "En orden de importancia; en todas las cifras, menos es mejor. El mínimo vale para todos los planes igual de buenos en lo anterior.",
    /** Óptimo */
    best_possible: () => "Óptimo",
    /** Diferencia {figure} */
    gap: ({ figure }: { figure: string | number }) => `Diferencia ${figure}`,
    /** ningún plan tiene menos de {figure} */
    no_plan_has_less_than: ({ figure }: { figure: string | number }) => `ningún plan tiene menos de ${figure}`,
    /** Reemplazado */
    replaced: () => "Reemplazado",
    /** Partidos que se quitan al publicar */
    games_that_publishing_removes: () => "Partidos que se quitan al publicar",
    /** Movido */
    moved: () => "Movido",
    /** Partidos que cambian de lugar y siguen siendo los mismos */
    games_that_are_put_elsewhere_and_stay_the: () => "Partidos que cambian de lugar y siguen siendo los mismos",
    /** Nuevo */
    new: () => "Nuevo",
    /** Partidos que se agregan al publicar */
    games_that_publishing_adds: () => "Partidos que se agregan al publicar",
    /** Sin cambios */
    as_they_are: () => "Sin cambios",
    /** Partidos por jugar que siguen igual en el borrador */
    games_to_come_that_stand_in_the_draft: () => "Partidos por jugar que siguen igual en el borrador",
    /** Jugado */
    played_2: () => "Jugado",
    /** Partidos que se conservan porque ya se jugaron */
    games_that_are_kept_because_they_were_played: () => "Partidos que se conservan porque ya se jugaron",
    /** Quedan igual */
    stay_as_they_are: () => "Quedan igual",
    /** Se conservan por estar jugados */
    kept_since_played: () => "Se conservan por estar jugados",
    /** Ninguna reparación renuncia a menos partidos ni mueve menos de los que conserva. */
    no_repair_gives_up_fewer_games_or_moves: () => "Ninguna reparación renuncia a menos partidos ni mueve menos de los que conserva.",
    /** La búsqueda terminó sin probarlo todo: no se descarta una reparación con menos cambios. */
    the_search_ended_before_it_had_tried_every: () => "La búsqueda terminó sin probarlo todo: no se descarta una reparación con menos cambios.",
    /** Qué cambia para cada equipo */
    what_changes_for_each_team: () => "Qué cambia para cada equipo",
    /** Sin equipos */
    no_teams: () => "Sin equipos",
    /** La liga ya no tiene equipos. */
    the_league_has_no_team_any_more: () => "La liga ya no tiene equipos.",
    /** {games, plural, one {# partido} other {# partidos}} */
    games: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })}`,
    /** Borrador {seed} */
    draft: ({ seed }: { seed: string | number }) => `Borrador ${seed}`,
    /** Comparar con */
    compare_with: () => "Comparar con",
    /** {here} y {there} */
    and: ({ here, there }: { here: string | number; there: string | number }) => `${here} y ${there}`,
    /** Los dos son igual de buenos. */
    both_are_equally_good: () => "Los dos son igual de buenos.",
    /** {better} es mejor: la primera diferencia está en {label}, {figure} frente a {figure2}. */
    is_better_the_first_difference_is_in_against: ({ better, label, figure, figure2 }: { better: string | number; label: string | number; figure: string | number; figure2: string | number }) => `${better} es mejor: la primera diferencia está en ${label}, ${figure} frente a ${figure2}.`,
    /** Menos es mejor */
    less_is_better: () => "Menos es mejor",
    /** Mejor */
    better: () => "Mejor",
    /** igual */
    equal: () => "igual",
    /** Ningún partido está en los dos con la misma fecha, hora y sede. */
    no_game_stands_in_both_at_the_same: () => "Ningún partido está en los dos con la misma fecha, hora y sede.",
    /** {count, plural, one {# partido está en los dos con la misma fecha, hora y sede.} other {# partidos están en los dos con la misma fecha, hora y sede.}} */
    games_stand_in_both_at_the_same_date: ({ count }: { count: number }) => `${pluralText(count, { "one": `${numberText(count)} partido está en los dos con la misma fecha, hora y sede.`, "other": `${numberText(count)} partidos están en los dos con la misma fecha, hora y sede.` })}`,
    /** Solo en {title} */
    only_in: ({ title }: { title: string | number }) => `Solo en ${title}`,
    /** Solo en {title} <mark>({count})</mark> */
    only_in_2: ({ title, mark, count }: { title: string | number; mark: (words: ReactNode) => ReactNode; count: string | number }) => richText("Solo en ", title, " ", mark(`(${count})`)),
    /** Sin partidos. */
    no_games: () => "Sin partidos.",
    /** Partidos solo en {title} */
    games_only_in: ({ title }: { title: string | number }) => `Partidos solo en ${title}`,
    /** Semana {number}, {day}, {time} */
    week: ({ number, day, time }: { number: string | number; day: string | number; time: string | number }) => `Semana ${number}, ${day}, ${time}`,
    /** Sin cambios */
    as_it_is: () => "Sin cambios",
    /** Todos los equipos */
    all_teams: () => "Todos los equipos",
    /** Solo lo que cambia */
    only_what_changes: () => "Solo lo que cambia",
    /** Nada que mostrar */
    nothing_to_show: () => "Nada que mostrar",
    /** Ningún partido de este borrador coincide con lo elegido. */
    no_game_of_this_draft_fits_what_was: () => "Ningún partido de este borrador coincide con lo elegido.",
    /** Fuera de las semanas del calendario */
    outside_the_schedules_weeks: () => "Fuera de las semanas del calendario",
    /** Semana {number} */
    week_2: ({ number }: { number: string | number }) => `Semana ${number}`,
    /** Dos partidos */
    two_games: () => "Dos partidos",
    /** antes {value} */
    was: ({ value }: { value: string | number }) => `antes ${value}`,
    /** Quitado */
    removed: () => "Quitado",
    /** Borradores */
    drafts: () => "Borradores",
    /** Reparación */
    repair: () => "Reparación",
    /** Desactualizado */
    outdated: () => "Desactualizado",
    /** Creado {moment}, semilla {seed} */
    made_seed: ({ moment, seed }: { moment: string | number; seed: string | number }) => `Creado ${moment}, semilla ${seed}`,
    /** Cerrar borrador {seed} */
    close_draft: ({ seed }: { seed: string | number }) => `Cerrar borrador ${seed}`,
    /** Abrir borrador {seed} */
    open_draft: ({ seed }: { seed: string | number }) => `Abrir borrador ${seed}`,
    /** Abrir */
    open_2: () => "Abrir",
    /** Descartar borrador {seed} */
    discard_draft: ({ seed }: { seed: string | number }) => `Descartar borrador ${seed}`,
    /** Descartar */
    discard: () => "Descartar",
    /** G */
    g: () => "G",
    /** Local */
    home: () => "Local",
    /** Partidos de local */
    games_at_home: () => "Partidos de local",
    /** Visitante */
    away: () => "Visitante",
    /** Partidos de visitante */
    games_away: () => "Partidos de visitante",
    /** Descansos */
    byes: () => "Descansos",
    /** Semanas sin partido */
    weeks_without_a_game: () => "Semanas sin partido",
    /** Seguidos */
    in_a_row: () => "Seguidos",
    /** Descansos justo después de otro */
    byes_right_after_a_bye: () => "Descansos justo después de otro",
    /** DH */
    dh: () => "DH",
    /** Jornadas dobles: semanas con dos partidos */
    double_headers_weeks_with_two_games: () => "Jornadas dobles: semanas con dos partidos",
    /** Los equipos de este borrador ya no están. */
    the_teams_of_this_draft_are_gone: () => "Los equipos de este borrador ya no están.",
    /** Qué recibe cada equipo */
    what_each_team_gets: () => "Qué recibe cada equipo",
    /** Quién se enfrenta a quién */
    who_meets_whom: () => "Quién se enfrenta a quién",
    /** Partidos de cada equipo por rival */
    games_of_each_team_by_opponent: () => "Partidos de cada equipo por rival",
    /** De – a */
    from_to: () => "De – a",
    /** Rivales */
    opponents: () => "Rivales",
    /** Partidos a las {time} */
    games_at: ({ time }: { time: string | number }) => `Partidos a las ${time}`,
    /** Número del equipo en las columnas */
    number_of_the_team_in_the_columns: () => "Número del equipo en las columnas",
    /** Partidos contra {team} */
    games_against: ({ team }: { team: string | number }) => `Partidos contra ${team}`,
    /** No es posible */
    not_possible: () => "No es posible",
    /** Excluido */
    left_out: () => "Excluido",
    /** Nota */
    note: () => "Nota",
    /** {count} más */
    more: ({ count }: { count: string | number }) => `${count} más`,
    /** Publicar */
    publish: () => "Publicar",
    /** Qué cambia */
    what_changes: () => "Qué cambia",
    /** Equidad */
    fairness: () => "Equidad",
    /** Calidad */
    how_good: () => "Calidad",
    /** Comparar */
    compare: () => "Comparar",
    /** No se reemplaza ningún partido. */
    no_game_is_replaced: () => "No se reemplaza ningún partido.",
    /** Publicar este borrador */
    publish_this_draft: () => "Publicar este borrador",
    /** Esto reemplaza todos los partidos existentes de este calendario. ¿Continuar? */
    this_will_overwrite_all_existing_games_for: () => "Esto reemplaza todos los partidos existentes de este calendario. ¿Continuar?",
    /** diferencia entre el equipo con más partidos y el que tiene menos */
    difference_between_the_most_and_the_fewest: () => "diferencia entre el equipo con más partidos y el que tiene menos",
    /** diferencia entre el equipo con más descansos y el que tiene menos */
    difference_between_the_most_and_the_fewest_2: () => "diferencia entre el equipo con más descansos y el que tiene menos",
    /** Jornadas dobles */
    double_headers: () => "Jornadas dobles",
    /** diferencia entre el equipo con más semanas de dos partidos y el que tiene menos */
    difference_between_the_most_and_the_fewest_3: () => "diferencia entre el equipo con más semanas de dos partidos y el que tiene menos",
    /** Repeticiones */
    repeats: () => "Repeticiones",
    /** encuentros entre equipos que ya se enfrentaron */
    meetings_of_pairs_that_have_met_before: () => "encuentros entre equipos que ya se enfrentaron",
    /** Local y visitante */
    home_and_away: () => "Local y visitante",
    /** partidos de local y visitante sin equilibrar, sumados entre los equipos */
    games_at_home_and_away_that_do_not: () => "partidos de local y visitante sin equilibrar, sumados entre los equipos",
    /** Descansos consecutivos */
    back_to_back_byes: () => "Descansos consecutivos",
    /** descansos justo después de otro */
    byes_right_after_a_bye_2: () => "descansos justo después de otro",
    /** Horas */
    times: () => "Horas",
    /** desigualdad entre equipos en las horas de juego */
    how_unequally_teams_share_the_times_of_day: () => "desigualdad entre equipos en las horas de juego",
    /** Distancia entre repeticiones */
    distance_of_repeats: () => "Distancia entre repeticiones",
    /** Sin cifras: no se pudo agregar nada para todos los equipos */
    no_figures_nothing_could_be_added_for_every: () => "Sin cifras: no se pudo agregar nada para todos los equipos",
    /** Óptimo en los {count} aspectos */
    best_possible_in_all_respects: ({ count }: { count: string | number }) => `Óptimo en los ${count} aspectos`,
    /** Óptimo en {number} de {count}; diferencias: {gaps} */
    best_possible_in_of_gaps: ({ number, count, gaps }: { number: string | number; count: string | number; gaps: string | number }) => `Óptimo en ${number} de ${count}; diferencias: ${gaps}`,
    /** 0 es el mínimo. {reason} */
    n_0_is_the_least_there_is: ({ reason }: { reason: string | number }) => `0 es el mínimo. ${reason}`,
    /** No se descarta menos de {figure}: otro borrador puede ser mejor. */
    less_than_is_not_ruled_out_another_draft: ({ figure }: { figure: string | number }) => `No se descarta menos de ${figure}: otro borrador puede ser mejor.`,
    /** Reparar el calendario */
    repair_the_schedule: () => "Reparar el calendario",
    /** Crear un borrador */
    make_a_draft: () => "Crear un borrador",
    /** No se pudo reparar el calendario. */
    the_schedule_could_not_be_repaired: () => "No se pudo reparar el calendario.",
    /** Se tienen en cuenta las semanas libres, los equipos que entraron o salieron, sus horas y descansos, y los partidos aplazados. Se cambia lo menos posible de los partidos por jugar; el resultado es un borrador que se revisa antes. */
    weeks_off_teams_that_joined_or_left_their: () => "Se tienen en cuenta las semanas libres, los equipos que entraron o salieron, sus horas y descansos, y los partidos aplazados. Se cambia lo menos posible de los partidos por jugar; el resultado es un borrador que se revisa antes.",
    /** Sede que se pierde */
    a_hall_that_is_lost: () => "Sede que se pierde",
    /** Ninguna */
    none: () => "Ninguna",
    /** Se pierde el */
    lost_on: () => "Se pierde el",
    /** Sin fecha: desde hoy. */
    without_a_date_from_today_on: () => "Sin fecha: desde hoy.",
    /** Otra sede u otro día */
    another_hall_or_day: () => "Otra sede u otro día",
    /** Sede {number} */
    hall_number: ({ number }: { number: string | number }) => `Sede ${number}`,
    /** Quitar la sede {number} */
    remove_lost_hall: ({ number }: { number: string | number }) => `Quitar la sede ${number}`,
    /** Al publicar el borrador, el calendario lo recuerda: no se vuelve a poner ningún partido allí hasta que la sede se quite de su lista. */
    lost_halls_are_remembered: () => "Al publicar el borrador, el calendario lo recuerda: no se vuelve a poner ningún partido allí hasta que la sede se quite de su lista.",
    /** Sedes en las que no se puede jugar */
    lost_halls: () => "Sedes en las que no se puede jugar",
    /** Allí no se pone ningún partido. Los que ya están allí se quedan hasta que se muevan o se repare el calendario. */
    no_game_is_placed_there: () => "Allí no se pone ningún partido. Los que ya están allí se quedan hasta que se muevan o se repare el calendario.",
    /** Ya no se pone ningún partido allí: {halls}. */
    no_game_is_placed_again: ({ halls }: { halls: string | number }) => `Ya no se pone ningún partido allí: ${halls}.`,
    /** {hall}, el {day} */
    lost_on_day: ({ hall, day }: { hall: string | number; day: string | number }) => `${hall}, el ${day}`,
    /** {hall}, desde el {day} */
    lost_from: ({ hall, day }: { hall: string | number; day: string | number }) => `${hall}, desde el ${day}`,
    /** Quitar */
    take_off: () => "Quitar",
    /** Quitar {hall} */
    take_off_hall: ({ hall }: { hall: string | number }) => `Quitar ${hall}`,
    /** Quitado: {hall}. Se pueden volver a poner partidos allí. */
    can_be_played_in_again: ({ hall }: { hall: string | number }) => `Quitado: ${hall}. Se pueden volver a poner partidos allí.`,
    /** No se pudo quitar la sede. */
    the_hall_could_not_be_taken_off: () => "No se pudo quitar la sede.",
    /** {games, plural, one {Se quita un partido} other {Se quitan # partidos}} porque no queda ninguna hora libre en que ambos equipos puedan jugar. Para {games, plural, one {conservarlo} other {conservarlos}}, agregar semanas u horas en Editar y volver a reparar. */
    no_room_for: ({ games }: { games: number }) => `${pluralText(games, { "one": "Se quita un partido", "other": `Se quitan ${numberText(games)} partidos` })} porque no queda ninguna hora libre en que ambos equipos puedan jugar. Para ${pluralText(games, { "one": "conservarlo", "other": "conservarlos" })}, agregar semanas u horas en Editar y volver a reparar.`,
    /** No cambia ningún partido */
    no_game_is_changed: () => "No cambia ningún partido",
    /** {games, plural, one {Cambia # partido} other {Cambian # partidos}}, el mínimo posible */
    games_changed_the_fewest_possible: ({ games }: { games: number }) => `${pluralText(games, { "one": `Cambia ${numberText(games)} partido`, "other": `Cambian ${numberText(games)} partidos` })}, el mínimo posible`,
    /** {games, plural, one {Cambia # partido} other {Cambian # partidos}}, sin demostrar que sea el mínimo */
    games_changed_not_proven_the_fewest: ({ games }: { games: number }) => `${pluralText(games, { "one": `Cambia ${numberText(games)} partido`, "other": `Cambian ${numberText(games)} partidos` })}, sin demostrar que sea el mínimo`,
    /** Cambia tan pocos partidos por jugar como permite lo ocurrido */
    changes_as_few_of_the_games_to_come: () => "Cambia tan pocos partidos por jugar como permite lo ocurrido",
    /** Generar un borrador */
    generate_a_draft: () => "Generar un borrador",
    /** Otro */
    another: () => "Otro",
    /** Un borrador es un plan completo que solo ven los administradores. Los partidos jugados quedan como están; nada cambia hasta publicar un borrador. */
    a_draft_is_a_whole_plan_that_administrators: () => "Un borrador es un plan completo que solo ven los administradores. Los partidos jugados quedan como están; nada cambia hasta publicar un borrador.",
    /**  Se conservan los últimos cinco. */
    the_last_five_are_kept: () => " Se conservan los últimos cinco.",
    /** Aún no se puede generar nada */
    nothing_can_be_generated_yet: () => "Aún no se puede generar nada",
    /** Antes de generar */
    before_you_generate: () => "Antes de generar",
    /** Este borrador ya no está. */
    this_draft_is_gone: () => "Este borrador ya no está.",
    /** No se pudo publicar el borrador. */
    the_draft_could_not_be_published: () => "No se pudo publicar el borrador.",
    /** No se pudo descartar el borrador. */
    the_draft_could_not_be_discarded: () => "No se pudo descartar el borrador.",
    /** Se tomó {wordsOf}. */
    picked_up: ({ wordsOf }: { wordsOf: string | number }) => `Se tomó ${wordsOf}.`,
    /** {wordsOf} está sobre {wordsOf2}.{value} */
    is_over: ({ wordsOf, wordsOf2, value }: { wordsOf: string | number; wordsOf2: string | number; value: string | number }) => `${wordsOf} está sobre ${wordsOf2}.${value}`,
    /** {wordsOf} se soltó sobre {wordsOf2}. */
    was_dropped_on: ({ wordsOf, wordsOf2 }: { wordsOf: string | number; wordsOf2: string | number }) => `${wordsOf} se soltó sobre ${wordsOf2}.`,
    /** {wordsOf} vuelve a su lugar. */
    was_put_back: ({ wordsOf }: { wordsOf: string | number }) => `${wordsOf} vuelve a su lugar.`,
    /** Calendario actualizado */
    schedule_updated_successfully: () => "Calendario actualizado",
    /** Editar calendario */
    edit_schedule: () => "Editar calendario",
    /** No se pudo actualizar el calendario */
    failed_to_update_schedule: () => "No se pudo actualizar el calendario",
    /** Los partidos quedan donde están hasta que el calendario se genere de nuevo. */
    games_stay_where_they_are_until_the_schedule: () => "Los partidos quedan donde están hasta que el calendario se genere de nuevo.",
    /** Más: días y horas de juego */
    more_game_days_and_times: () => "Más: días y horas de juego",
    /** , {worse} con consecuencias */
    with_consequences: ({ worse }: { worse: string | number }) => `, ${worse} con consecuencias`,
    /** La liga aún no tiene equipos. */
    the_league_has_no_teams_yet: () => "La liga aún no tiene equipos.",
    /** Aplazado */
    postponed: () => "Aplazado",
    /** Cancelado */
    cancelled: () => "Cancelado",
    /** Generando los partidos. Nada cambia hasta que estén todos. */
    generating_the_games_nothing_changes_until: () => "Generando los partidos. Nada cambia hasta que estén todos.",
    /** Generando un borrador. Nada cambia hasta publicarlo. */
    generating_a_draft_nothing_changes_until_it: () => "Generando un borrador. Nada cambia hasta publicarlo.",
    /** Buscando el mínimo de cambios. Nada cambia hasta publicar el borrador. */
    looking_for_the_fewest_changes_nothing: () => "Buscando el mínimo de cambios. Nada cambia hasta publicar el borrador.",
    /** Generando */
    generating: () => "Generando",
    /** Cancelando */
    cancelling: () => "Cancelando",
    /** Cancelar la generación */
    cancel_generating: () => "Cancelar la generación",
    /** El borrador {seed} está listo */
    draft_is_ready: ({ seed }: { seed: string | number }) => `El borrador ${seed} está listo`,
    /** Generar */
    generate: () => "Generar",
    /** ¡Calendario completo generado! */
    full_schedule_generated: () => "¡Calendario completo generado!",
    /** {open, plural, one {Se reemplaza # partido sin jugar.} other {Se reemplazan # partidos sin jugar.}} */
    games_not_played_yet_are_replaced: ({ open }: { open: number }) => `${pluralText(open, { "one": `Se reemplaza ${numberText(open)} partido sin jugar.`, "other": `Se reemplazan ${numberText(open)} partidos sin jugar.` })}`,
    /** {playedGameCount, plural, one {# partido ya jugado queda como está.} other {# partidos ya jugados quedan como están.}} */
    games_already_played_stay_as_they_are: ({ playedGameCount }: { playedGameCount: number }) => `${pluralText(playedGameCount, { "one": `${numberText(playedGameCount)} partido ya jugado queda como está.`, "other": `${numberText(playedGameCount)} partidos ya jugados quedan como están.` })}`,
    /** Los partidos de otros calendarios se quedan. Se puede deshacer durante diez minutos. */
    games_of_other_schedules_stay_it_can_be: () => "Los partidos de otros calendarios se quedan. Se puede deshacer durante diez minutos.",
    /** No se pudo generar el calendario completo. {reason} */
    failed_to_generate_full_schedule: ({ reason }: { reason: string | number }) => `No se pudo generar el calendario completo. ${reason}`,
    /** No hubo respuesta. Revisar los partidos de abajo antes de intentar de nuevo. */
    no_answer_came_look_at_the_games_below: () => "No hubo respuesta. Revisar los partidos de abajo antes de intentar de nuevo.",
    /** No hubo respuesta. Revisar los borradores de abajo antes de intentar de nuevo. */
    no_answer_came_look_at_the_drafts_below: () => "No hubo respuesta. Revisar los borradores de abajo antes de intentar de nuevo.",
    /** Se canceló la generación. Nada cambió. */
    generating_was_cancelled_nothing_has_changed: () => "Se canceló la generación. Nada cambió.",
    /** Encaja */
    fits: () => "Encaja",
    /** Posible con un motivo */
    possible_with_a_reason: () => "Posible con un motivo",
    /** No encaja */
    does_not_fit_2: () => "No encaja",
    /** Intercambiar con {matchupWords} */
    swap_with: ({ matchupWords }: { matchupWords: string | number }) => `Intercambiar con ${matchupWords}`,
    /** Partidos fuera de las semanas del calendario */
    games_outside_the_schedules_weeks: () => "Partidos fuera de las semanas del calendario",
    /** El calendario se acortó o empieza otro día. Elegir un partido y luego una hora libre para moverlo ahí, o eliminarlo. Al generar de nuevo se reemplazan los que no se han jugado. */
    the_schedule_was_made_shorter_or_begins_on: () => "El calendario se acortó o empieza otro día. Elegir un partido y luego una hora libre para moverlo ahí, o eliminarlo. Al generar de nuevo se reemplazan los que no se han jugado.",
    /** Días de juego */
    game_days: () => "Días de juego",
    /** Sin ninguno, los partidos son el mismo día de la semana que la fecha de inicio. */
    without_one_games_are_on_the_weekday_of: () => "Sin ninguno, los partidos son el mismo día de la semana que la fecha de inicio.",
    /** En cada una cabe un partido. La misma hora dos veces son dos canchas. Sede y cancha pueden quedar en blanco. */
    each_has_room_for_one_game_a_time: () => "En cada una cabe un partido. La misma hora dos veces son dos canchas. Sede y cancha pueden quedar en blanco.",
    /** Las mismas horas cada semana */
    same_times_each_week: () => "Las mismas horas cada semana",
    /** Todas las semanas */
    every_week: () => "Todas las semanas",
    /** Escribir primero el número de semanas. */
    enter_the_number_of_weeks_first: () => "Escribir primero el número de semanas.",
    /** , desde {shortDate} */
    from: ({ shortDate }: { shortDate: string | number }) => `, desde ${shortDate}`,
    /** Como en la semana {index} */
    as_in_week: ({ index }: { index: string | number }) => `Como en la semana ${index}`,
    /** Mover partido */
    move_game: () => "Mover partido",
    /** Intercambiar partidos */
    swap_games: () => "Intercambiar partidos",
    /** Mover de todos modos */
    move_anyway: () => "Mover de todos modos",
    /** Intercambiar de todos modos */
    swap_anyway: () => "Intercambiar de todos modos",
    /** No se pudieron mover los partidos. */
    the_games_could_not_be_moved: () => "No se pudieron mover los partidos.",
    /** Motivo */
    reason: () => "Motivo",
    /** Queda en el registro de cambios. */
    the_audit_trail_keeps_it: () => "Queda en el registro de cambios.",
    /** Falta el motivo. */
    please_give_a_reason: () => "Falta el motivo.",
    /** Creador de calendarios */
    schedule_builder: () => "Creador de calendarios",
    /** Planear las semanas y horas de una liga y generar sus partidos. */
    plan_the_weeks_and_times_of_a_league: () => "Planear las semanas y horas de una liga y generar sus partidos.",
    /** Aún no hay calendarios */
    no_schedules_yet: () => "Aún no hay calendarios",
    /** Esta liga no tiene calendarios */
    no_schedules_of_this_league: () => "Esta liga no tiene calendarios",
    /** Crear uno arriba: una liga, una fecha de inicio y las horas a las que juega. */
    create_one_above_a_league_a_start_date: () => "Crear uno arriba: una liga, una fecha de inicio y las horas a las que juega.",
    /** Escribir al menos 1 semana. */
    enter_at_least_1_week: () => "Escribir al menos 1 semana.",
    /** Un calendario tiene {mostWeeks} semanas como máximo. */
    a_schedule_has_at_most_weeks: ({ mostWeeks }: { mostWeeks: string | number }) => `Un calendario tiene ${mostWeeks} semanas como máximo.`,
    /** Generando… */
    generating_2: () => "Generando…",
    /** Generar calendario completo */
    generate_full_schedule: () => "Generar calendario completo",
    /** Editar<mark> {schedule}</mark> */
    edit: ({ mark, schedule }: { mark: (words: ReactNode) => ReactNode; schedule: string | number }) => richText("Editar", mark(` ${schedule}`)),
    /** Eliminar<mark> {schedule}</mark> */
    delete: ({ mark, schedule }: { mark: (words: ReactNode) => ReactNode; schedule: string | number }) => richText("Eliminar", mark(` ${schedule}`)),
    /** Este calendario ya no está. */
    this_schedule_is_not_there_any_more: () => "Este calendario ya no está.",
    /** Número de partidos */
    game_count: () => "Número de partidos",
    /** sin partidos */
    no_games_2: () => "sin partidos",
    /** {weeks, plural, one {# semana} other {# semanas}} desde {day}, {games} */
    weeks_from: ({ weeks, day, games }: { weeks: number; day: string | number; games: string | number }) => `${pluralText(weeks, { "one": `${numberText(weeks)} semana`, "other": `${numberText(weeks)} semanas` })} desde ${day}, ${games}`,
    /** ¿Eliminar este partido? */
    are_you_sure_you_want_to_delete_this: () => "¿Eliminar este partido?",
    /** ¡Partido eliminado! */
    game_deleted: () => "¡Partido eliminado!",
    /** Error al eliminar el partido */
    error_deleting_game: () => "Error al eliminar el partido",
    /** Eliminar partido */
    delete_game: () => "Eliminar partido",
    /** Quitar selección */
    deselect: () => "Quitar selección",
    /** Sede */
    hall: () => "Sede",
    /** Cancha */
    court: () => "Cancha",
    /** {label}, hora {number} */
    time: ({ label, number }: { label: string | number; number: string | number }) => `${label}, hora ${number}`,
    /** {time}: indicar a qué hora empieza, o quitar la línea. */
    has_no_time: ({ time }: { time: string | number }) => `${time}: indicar a qué hora empieza, o quitar la línea.`,
    /** {label}, {toLowerCase} de la hora {number} */
    of_time: ({ label, toLowerCase, number }: { label: string | number; toLowerCase: string | number; number: string | number }) => `${label}, ${toLowerCase} de la hora ${number}`,
    /** Quitar la hora {number}: {toLowerCase} */
    remove_time_of: ({ number, toLowerCase }: { number: string | number; toLowerCase: string | number }) => `Quitar la hora ${number}: ${toLowerCase}`,
    /** Agregar hora<mark>: {toLowerCase}</mark> */
    add_time_to: ({ mark, toLowerCase }: { mark: (words: ReactNode) => ReactNode; toLowerCase: string | number }) => richText("Agregar hora", mark(`: ${toLowerCase}`)),
    /** Elegir primero una liga */
    choose_a_league_first: () => "Elegir primero una liga",
    /** Elegir un equipo */
    select_a_team: () => "Elegir un equipo",
    /** Todos los equipos de esta liga pueden jugar a cualquier hora. */
    all_teams_of_this_league_can_play_at: () => "Todos los equipos de esta liga pueden jugar a cualquier hora.",
    /** <mark>{name}</mark>: no a las {slotsText} */
    not_at: ({ mark, name, slotsText }: { mark: (words: ReactNode) => ReactNode; name: string | number; slotsText: string | number }) => richText(mark(`${name}`), ": no a las ", slotsText),
    /** {matchupWords} y {matchupWords2} */
    and_2: ({ matchupWords, matchupWords2 }: { matchupWords: string | number; matchupWords2: string | number }) => `${matchupWords} y ${matchupWords2}`,
    /** No se movió. {mark} */
    not_moved: ({ mark }: { mark: string | number }) => `No se movió. ${mark}`,
    /** {matchupWords} a {whenWords} */
    to: ({ matchupWords, whenWords }: { matchupWords: string | number; whenWords: string | number }) => `${matchupWords} a ${whenWords}`,
    /** Este partido ya se jugó, así que se queda. */
    this_game_has_been_played_so_it_stays: () => "Este partido ya se jugó, así que se queda.",
    /** ¿Eliminar este calendario? */
    are_you_sure_you_want_to_delete_this_2: () => "¿Eliminar este calendario?",
    /** Se van con él sus borradores y sus partidos sin jugar ({number}). */
    its_drafts_and_its_games_not_played_yet: ({ number }: { number: string | number }) => `Se van con él sus borradores y sus partidos sin jugar (${number}).`,
    /** Los partidos ya jugados ({playedGameCount}) se quedan en la liga. */
    games_already_played_stay_in_the_league: ({ playedGameCount }: { playedGameCount: string | number }) => `Los partidos ya jugados (${playedGameCount}) se quedan en la liga.`,
    /** ¡Calendario eliminado! */
    schedule_deleted_successfully: () => "¡Calendario eliminado!",
    /** No se pudo eliminar el calendario */
    failed_to_delete_schedule: () => "No se pudo eliminar el calendario",
    /** Partido movido a {whenWords}. */
    game_moved_to: ({ whenWords }: { whenWords: string | number }) => `Partido movido a ${whenWords}.`,
    /** No se movió. {message} */
    not_moved_2: ({ message }: { message: string | number }) => `No se movió. ${message}`,
    /** No se pudo mover el partido. */
    the_game_could_not_be_moved: () => "No se pudo mover el partido.",
    /** ¡Encuentros intercambiados! */
    matchups_swapped: () => "¡Encuentros intercambiados!",
    /** No se pudo intercambiar. */
    swap_failed: () => "No se pudo intercambiar.",
    /** Semana libre */
    off_week: () => "Semana libre",
    /** Aún no hay horas */
    no_times_yet: () => "Aún no hay horas",
    /** En Editar, Más, se indica a qué horas puede haber partidos. Luego se generan o se crean a mano. */
    say_under_edit_more_at_which_times_games: () => "En Editar, Más, se indica a qué horas puede haber partidos. Luego se generan o se crean a mano.",
    /** Elegir un partido y luego otro para intercambiarlos, o una hora libre para moverlo ahí. También se pueden arrastrar: con el dedo apoyado un momento. */
    choose_a_game_then_another_one_to_swap: () => "Elegir un partido y luego otro para intercambiarlos, o una hora libre para moverlo ahí. También se pueden arrastrar: con el dedo apoyado un momento.",
    /** Semanas de {name} */
    weeks_of: ({ name }: { name: string | number }) => `Semanas de ${name}`,
    /** Descanso/DH */
    bye_dh: () => "Descanso/DH",
    /** Otras horas */
    other_times: () => "Otras horas",
    /** Error al crear el partido */
    error_creating_game: () => "Error al crear el partido",
    /** {weekCount, plural, one {la semana {first}} other {las semanas {first}–{last}}} */
    week_or_weeks: ({ weekCount, first, last }: { weekCount: number; first: string | number; last: string | number }) => `${pluralText(weekCount, { "one": `la semana ${first}`, "other": `las semanas ${first}–${last}` })}`,
    /** cuán pronto se repiten los enfrentamientos */
    how_soon_pairs_meet_again: () => "cuán pronto se repiten los enfrentamientos",
    /** ninguno */
    no_opponents: () => "ninguno",
    /** {count}, una vez cada uno */
    opponents_once_each: ({ count }: { count: string | number }) => `${count}, una vez cada uno`,
    /** {count}, dos veces cada uno */
    opponents_twice_each: ({ count }: { count: string | number }) => `${count}, dos veces cada uno`,
    /** {count}, {often} veces */
    opponents_times: ({ count, often }: { count: string | number; often: string | number }) => `${count}, ${often} veces`,
    /** {count, plural, =0 {Ningún otro lugar encaja} one {# lugar más encaja} other {# lugares más encajan}} */
    other_places_fit: ({ count }: { count: number }) => `${pluralText(count, { "=0": "Ningún otro lugar encaja", "one": `${numberText(count)} lugar más encaja`, "other": `${numberText(count)} lugares más encajan` })}`,
    /** {count, plural, one {# requiere un motivo} other {# requieren un motivo}} */
    places_take_a_reason: ({ count }: { count: number }) => `${pluralText(count, { "one": `${numberText(count)} requiere un motivo`, "other": `${numberText(count)} requieren un motivo` })}`,
    /** {count, plural, one {# no encaja} other {# no encajan}} */
    places_do_not_fit: ({ count }: { count: number }) => `${pluralText(count, { "one": `${numberText(count)} no encaja`, "other": `${numberText(count)} no encajan` })}`,
    /** {games, plural, one {Se reemplaza # partido.} other {Se reemplazan # partidos.}} */
    games_are_replaced: ({ games }: { games: number }) => `${pluralText(games, { "one": `Se reemplaza ${numberText(games)} partido.`, "other": `Se reemplazan ${numberText(games)} partidos.` })}`,
    /** {games, plural, one {Se quita # partido.} other {Se quitan # partidos.}} */
    games_are_removed: ({ games }: { games: number }) => `${pluralText(games, { "one": `Se quita ${numberText(games)} partido.`, "other": `Se quitan ${numberText(games)} partidos.` })}`,
    /** {games, plural, one {# partido cambia de lugar.} other {# partidos cambian de lugar.}} */
    games_are_put_elsewhere: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} partido cambia de lugar.`, "other": `${numberText(games)} partidos cambian de lugar.` })}`,
    /** {games, plural, one {# partido es nuevo.} other {# partidos son nuevos.}} */
    games_are_new: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} partido es nuevo.`, "other": `${numberText(games)} partidos son nuevos.` })}`,
    /** {games, plural, one {# partido queda como está.} other {# partidos quedan como están.}} */
    games_stay_as_they_are: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} partido queda como está.`, "other": `${numberText(games)} partidos quedan como están.` })}`,
    /** {games, plural, one {# partido se conserva porque ya se jugó.} other {# partidos se conservan porque ya se jugaron.}} */
    games_are_kept: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} partido se conserva porque ya se jugó.`, "other": `${numberText(games)} partidos se conservan porque ya se jugaron.` })}`,
  },
  search: {
    /** Buscar */
    search: () => "Buscar",
    /** Qué buscar */
    look_for: () => "Qué buscar",
    /** Equipo, jugador, partido o página */
    team_player_game_or_page: () => "Equipo, jugador, partido o página",
    /** Encontrar un equipo, un jugador, un partido o una página */
    find_a_team_player_game_or_page: () => "Encontrar un equipo, un jugador, un partido o una página",
    /** Palabras en cualquier orden, con o sin acentos, y aun con una letra equivocada. Los nombres de dos equipos encuentran sus partidos. */
    names_in_any_order: () => "Palabras en cualquier orden, con o sin acentos, y aun con una letra equivocada. Los nombres de dos equipos encuentran sus partidos.",
    /** {count, plural, one {# resultado} other {# resultados}} */
    results: ({ count }: { count: number }) => `${pluralText(count, { "one": `${numberText(count)} resultado`, "other": `${numberText(count)} resultados` })}`,
    /** No se encontró nada */
    nothing_found: () => "No se encontró nada",
    /** Probar con menos palabras o con otra ortografía. */
    try_fewer_words_or_another_spelling: () => "Probar con menos palabras o con otra ortografía.",
    /** Páginas */
    pages: () => "Páginas",
    /** Buscar: {text} */
    search_for: ({ text }: { text: string | number }) => `Buscar: ${text}`,
    /** Equipos, jugadores, partidos y páginas de {organization} */
    teams_players_games_and_pages_of: ({ organization }: { organization: string | number }) => `Equipos, jugadores, partidos y páginas de ${organization}`,
    /** Buscando ... */
    searching: () => "Buscando ...",
    /** Todos los resultados */
    all_results: () => "Todos los resultados",
  },
  seasonImport: {
    /** Equipos con su liga y división */
    teams_with_their_league_and_division: () => "Equipos con su liga y división",
    /** Partidos con sus marcadores */
    games_with_their_scores: () => "Partidos con sus marcadores",
    /** Estadísticas de jugadores, partido a partido; se puede omitir */
    players_statistics_game_by_game: () => "Estadísticas de jugadores, partido a partido; se puede omitir",
    /** Soltar aquí los tres archivos o un archivo de temporada, o elegirlos */
    drop_the_three_files_or_a_season_archive: () => "Soltar aquí los tres archivos o un archivo de temporada, o elegirlos",
    /** Elegido: {archive} ({kilobytes}), con plantillas, sedes, imágenes y lo demás que contenga. Un archivo elegido abajo ocupa su lugar. */
    chosen_with_rosters_places_pictures_and: ({ archive, kilobytes }: { archive: string | number; kilobytes: string | number }) => `Elegido: ${archive} (${kilobytes}), con plantillas, sedes, imágenes y lo demás que contenga. Un archivo elegido abajo ocupa su lugar.`,
    /** Elegido: {name} ({kilobytes}) */
    chosen: ({ name, kilobytes }: { name: string | number; kilobytes: string | number }) => `Elegido: ${name} (${kilobytes})`,
    /** En el archivo de temporada */
    in_the_archive: () => "En el archivo de temporada",
    /** Aún sin elegir */
    not_chosen_yet: () => "Aún sin elegir",
    /** Omitir */
    leave_out: () => "Omitir",
    /** Ninguna columna corresponde a */
    no_column_is_taken_for: () => "Ninguna columna corresponde a",
    /** . Elegir abajo la columna que lo contiene. */
    choose_below_the_column_that_holds_it: () => ". Elegir abajo la columna que lo contiene.",
    /** Columnas de {fileName} */
    columns_of: ({ fileName }: { fileName: string | number }) => `Columnas de ${fileName}`,
    /** {fileName}: sus columnas y primeras líneas */
    its_columns_and_first_lines: ({ fileName }: { fileName: string | number }) => `${fileName}: sus columnas y primeras líneas`,
    /** (sin nombre) */
    no_name: () => "(sin nombre)",
    /** Qué es {name} */
    what_is: ({ name }: { name: string | number }) => `Qué es ${name}`,
    /** la columna sin nombre */
    the_column_without_a_name: () => "la columna sin nombre",
    /** No reconocida */
    not_recognised: () => "No reconocida",
    /** Temporada completa */
    whole_season: () => "Temporada completa",
    /** Equipos, partidos y estadísticas: tres archivos */
    teams_games_and_statistics_three_files: () => "Equipos, partidos y estadísticas: tres archivos",
    /** Solo plantilla */
    roster_alone: () => "Solo plantilla",
    /** Jugadores de una liga: un archivo */
    players_of_a_league_one_file: () => "Jugadores de una liga: un archivo",
    /** Qué importar */
    what_to_import: () => "Qué importar",
    /** Importar una plantilla */
    import_a_roster: () => "Importar una plantilla",
    /** Jugadores de uno o varios equipos, de un archivo CSV a una liga. Importar de nuevo el mismo archivo no cambia nada. */
    players_of_one_team_or_of_many_from: () => "Jugadores de uno o varios equipos, de un archivo CSV a una liga. Importar de nuevo el mismo archivo no cambia nada.",
    /** Importar una temporada */
    import_a_season: () => "Importar una temporada",
    /** Equipos, partidos y estadísticas de jugadores de tres archivos CSV. Importar de nuevo los mismos archivos no cambia nada. */
    teams_games_and_players_statistics_from: () => "Equipos, partidos y estadísticas de jugadores de tres archivos CSV. Importar de nuevo los mismos archivos no cambia nada.",
    /** {games, plural, one {# partido} other {# partidos}} */
    games: ({ games }: { games: number }) => `${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })}`,
    /** {lines, plural, one {# línea} other {# líneas}} */
    lines: ({ lines }: { lines: number }) => `${pluralText(lines, { "one": `${numberText(lines)} línea`, "other": `${numberText(lines)} líneas` })}`,
    /**  y  */
    and: () => " y ",
    /** La temporada tiene {things} de una importación anterior que ya no están en estos archivos. Se quedan, salvo que se elija quitarlos: */
    the_season_has_of_an_earlier_import_that: ({ things }: { things: string | number }) => `La temporada tiene ${things} de una importación anterior que ya no están en estos archivos. Se quedan, salvo que se elija quitarlos:`,
    /** Quitar {things} */
    remove_these: ({ things }: { things: string | number }) => `Quitar ${things}`,
    /** y {more, number} más */
    and_more: ({ more }: { more: number }) => `y ${numberText(more)} más`,
    /** Archivo */
    file: () => "Archivo",
    /** Línea */
    line: () => "Línea",
    /** Columna */
    column: () => "Columna",
    /** Qué es */
    what_it_is: () => "Qué es",
    /** Se muestran los primeros {shown}; siguen {number} más. */
    the_first_are_shown_more_follow: ({ shown, number }: { shown: string | number; number: string | number }) => `Se muestran los primeros ${shown}; siguen ${number} más.`,
    /** Qué contienen los archivos */
    what_the_files_hold: () => "Qué contienen los archivos",
    /** {teams, plural, one {# equipo} other {# equipos}}, {games, plural, one {# partido} other {# partidos}}, {players, plural, one {# jugador} other {# jugadores}} con {lines, plural, one {# línea} other {# líneas}} de estadísticas. Se creará una temporada nueva, {name}. */
    teams_games_players_with_lines_of_statistics: ({ teams, games, players, lines, name }: { teams: number; games: number; players: number; lines: number; name: string | number }) => `${pluralText(teams, { "one": `${numberText(teams)} equipo`, "other": `${numberText(teams)} equipos` })}, ${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })}, ${pluralText(players, { "one": `${numberText(players)} jugador`, "other": `${numberText(players)} jugadores` })} con ${pluralText(lines, { "one": `${numberText(lines)} línea`, "other": `${numberText(lines)} líneas` })} de estadísticas. Se creará una temporada nueva, ${name}.`,
    /** {teams, plural, one {# equipo} other {# equipos}}, {games, plural, one {# partido} other {# partidos}}, {players, plural, one {# jugador} other {# jugadores}} con {lines, plural, one {# línea} other {# líneas}} de estadísticas. Van a la temporada {name}, que ya existe; lo editado después queda como está. */
    teams_games_players_with_lines_of_statistics_2: ({ teams, games, players, lines, name }: { teams: number; games: number; players: number; lines: number; name: string | number }) => `${pluralText(teams, { "one": `${numberText(teams)} equipo`, "other": `${numberText(teams)} equipos` })}, ${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })}, ${pluralText(players, { "one": `${numberText(players)} jugador`, "other": `${numberText(players)} jugadores` })} con ${pluralText(lines, { "one": `${numberText(lines)} línea`, "other": `${numberText(lines)} líneas` })} de estadísticas. Van a la temporada ${name}, que ya existe; lo editado después queda como está.`,
    /** {wrong, plural, one {Hay un problema que corregir primero. No se importa nada hasta que todo esté bien: corregir los archivos y elegirlos de nuevo, o indicar abajo qué es cada columna.} other {Hay {wrong, number} problemas que corregir primero. No se importa nada hasta que todo esté bien: corregir los archivos y elegirlos de nuevo, o indicar abajo qué es cada columna.}} */
    there_are_problems_to_put_right_first: ({ wrong }: { wrong: number }) => `${pluralText(wrong, { "one": "Hay un problema que corregir primero. No se importa nada hasta que todo esté bien: corregir los archivos y elegirlos de nuevo, o indicar abajo qué es cada columna.", "other": `Hay ${numberText(wrong)} problemas que corregir primero. No se importa nada hasta que todo esté bien: corregir los archivos y elegirlos de nuevo, o indicar abajo qué es cada columna.` })}`,
    /** Los archivos se pueden importar. Conviene revisar algunas líneas. */
    the_files_can_be_imported_some_lines_deserve: () => "Los archivos se pueden importar. Conviene revisar algunas líneas.",
    /** Los archivos se pueden importar. */
    the_files_can_be_imported: () => "Los archivos se pueden importar.",
    /** Importar temporada */
    import_season: () => "Importar temporada",
    /** Problemas */
    problems: () => "Problemas",
    /** Queda como está */
    kept_as_it_is: () => "Queda como está",
    /** Conviene revisar */
    worth_a_look: () => "Conviene revisar",
    /** Leyendo y revisando los archivos. */
    reading_and_checking_the_files: () => "Leyendo y revisando los archivos.",
    /** Comparando con lo que ya existe. */
    comparing_with_what_is_there: () => "Comparando con lo que ya existe.",
    /** Leyendo: {floor} %. */
    reading: ({ floor }: { floor: string | number }) => `Leyendo: ${floor} %.`,
    /** Escribiendo: {done, number} de {total, number} {things}. */
    writing_of: ({ done, total, things }: { done: number; total: number; things: string | number }) => `Escribiendo: ${numberText(done)} de ${numberText(total)} ${things}.`,
    /** Terminando. */
    finishing: () => "Terminando.",
    /** Importando */
    importing: () => "Importando",
    /** Avance de la importación */
    progress_of_the_import: () => "Avance de la importación",
    /** Cancelando */
    cancelling: () => "Cancelando",
    /** Cancelar importación */
    cancel_import: () => "Cancelar importación",
    /** Se importó {name} */
    is_imported: ({ name }: { name: string | number }) => `Se importó ${name}`,
    /** No se importó nada */
    nothing_was_imported: () => "No se importó nada",
    /** Equipos: {total, number}; nuevos: {added, number}. */
    teams_of_them_new: ({ total, added }: { total: number; added: number }) => `Equipos: ${numberText(total)}; nuevos: ${numberText(added)}.`,
    /** Jugadores: {total, number}; nuevos: {added, number}. */
    players_of_them_new: ({ total, added }: { total: number; added: number }) => `Jugadores: ${numberText(total)}; nuevos: ${numberText(added)}.`,
    /** Partidos: {countsOf}. */
    games_2: ({ countsOf }: { countsOf: string | number }) => `Partidos: ${countsOf}.`,
    /** Líneas de estadísticas: {countsOf}. */
    lines_of_statistics: ({ countsOf }: { countsOf: string | number }) => `Líneas de estadísticas: ${countsOf}.`,
    /** Las páginas públicas muestran {shownInstead} */
    public_pages_show: ({ shownInstead }: { shownInstead: string | number }) => `Las páginas públicas muestran ${shownInstead}`,
    /**  (desde {date}) */
    from: ({ date }: { date: string | number }) => ` (desde ${date})`,
    /** : de varias temporadas activas, la que empieza más tarde. */
    of_several_active_seasons_the_one_that: () => ": de varias temporadas activas, la que empieza más tarde.",
    /** Se quitaron: {games, plural, one {# partido} other {# partidos}} y {lines, plural, one {# línea} other {# líneas}}. */
    removed_games_and_lines: ({ games, lines }: { games: number; lines: number }) => `Se quitaron: ${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })} y ${pluralText(lines, { "one": `${numberText(lines)} línea`, "other": `${numberText(lines)} líneas` })}.`,
    /** Los archivos no encajan con lo guardado. Corregir los problemas e importar de nuevo. */
    the_files_do_not_fit_what_is_stored: () => "Los archivos no encajan con lo guardado. Corregir los problemas e importar de nuevo.",
    /** Abrir la temporada */
    open_the_season: () => "Abrir la temporada",
    /** Deshacer lo quitado */
    undo_the_removal: () => "Deshacer lo quitado",
    /** Importar otra */
    import_another: () => "Importar otra",
    /** Elegir archivos de nuevo */
    choose_files_again: () => "Elegir archivos de nuevo",
    /** Liga y archivo */
    league_and_file: () => "Liga y archivo",
    /** Aún no hay ligas: agregar primero una a una temporada. */
    there_is_no_league_yet_add_one_to: () => "Aún no hay ligas: agregar primero una a una temporada.",
    /** Elegir una liga */
    choose_a_league: () => "Elegir una liga",
    /** Según la columna “team” */
    as_the_column_team_says: () => "Según la columna “team”",
    /** Archivo de plantilla */
    roster_file: () => "Archivo de plantilla",
    /** Elegido: {file} ({kilobytes}) */
    chosen_2: ({ file, kilobytes }: { file: string | number; kilobytes: string | number }) => `Elegido: ${file} (${kilobytes})`,
    /** Un archivo CSV como lo guarda una hoja de cálculo, con comas, puntos y comas o tabuladores, y encabezado. UTF-8 conserva todas las letras. */
    a_csv_file_in_utf_8_with_commas: () => "Un archivo CSV como lo guarda una hoja de cálculo, con comas, puntos y comas o tabuladores, y encabezado. UTF-8 conserva todas las letras.",
    /** Revisar el archivo */
    check_the_file: () => "Revisar el archivo",
    /** Descargar un modelo */
    download_a_template: () => "Descargar un modelo",
    /** Todos los del archivo pasan a la plantilla de este equipo. */
    everybody_in_the_file_goes_onto_the_roster: () => "Todos los del archivo pasan a la plantilla de este equipo.",
    /** Los equipos que la liga aún no tiene se crean. */
    teams_that_the_league_does_not_have_yet: () => "Los equipos que la liga aún no tiene se crean.",
    /** {made} La lista tiene los primeros {shown} de {total} equipos. */
    the_list_has_the_first_of_teams: ({ made, shown, total }: { made: string | number; shown: string | number; total: string | number }) => `${made} La lista tiene los primeros ${shown} de ${total} equipos.`,
    /** Columnas: */
    columns: () => "Columnas:",
    /** team */
    team: () => "team",
    /** player */
    player: () => "player",
    /** (el nombre completo) o */
    the_whole_name_or: () => "(el nombre completo) o",
    /** first_name */
    first_name: () => "first_name",
    /** y */
    and_2: () => "y",
    /** last_name */
    last_name: () => "last_name",
    /** . De forma opcional, también */
    if_you_like_also: () => ". De forma opcional, también",
    /** player_key */
    player_key: () => "player_key",
    /** known_as */
    known_as: () => "known_as",
    /** captain */
    captain: () => "captain",
    /** (yes o no), */
    yes_or_no: () => "(yes o no),",
    /** jersey_number */
    jersey_number: () => "jersey_number",
    /** team_position */
    team_position: () => "team_position",
    /** , y los atributos */
    and_the_attributes: () => ", y los atributos",
    /** . Otros nombres se asignan después de la revisión. Una celda vacía no cambia nada, y nadie sale de una plantilla. */
    other_names_are_mapped_after_the_check_a: () => ". Otros nombres se asignan después de la revisión. Una celda vacía no cambia nada, y nadie sale de una plantilla.",
    /** jugadores y entradas de plantilla */
    players_and_roster_entries: () => "jugadores y entradas de plantilla",
    /** Los jugadores aparecen cuando todo está escrito. */
    the_players_appear_when_everything_is: () => "Los jugadores aparecen cuando todo está escrito.",
    /** Resultado */
    result: () => "Resultado",
    /** Valores */
    values: () => "Valores",
    /** Línea por línea ({total, number}) */
    line_by_line: ({ total }: { total: number }) => `Línea por línea (${numberText(total)})`,
    /** Línea por línea */
    line_by_line_2: () => "Línea por línea",
    /** Se muestran las primeras {shown}; siguen {number, number} más. */
    the_first_are_shown_more_follow_2: ({ shown, number }: { shown: string | number; number: number }) => `Se muestran las primeras ${shown}; siguen ${numberText(number)} más.`,
    /** ya sin capitanía */
    captain_no_longer: () => "ya sin capitanía",
    /** Qué hace el archivo */
    what_the_file_does: () => "Qué hace el archivo",
    /** {wrong, plural, one {Hay un problema que corregir primero. No se importa nada hasta que todo esté bien: corregir el archivo y elegirlo de nuevo, o indicar abajo qué es cada columna.} other {Hay {wrong, number} problemas que corregir primero. No se importa nada hasta que todo esté bien: corregir el archivo y elegirlo de nuevo, o indicar abajo qué es cada columna.}} */
    there_are_problems_to_put_right_first_2: ({ wrong }: { wrong: number }) => `${pluralText(wrong, { "one": "Hay un problema que corregir primero. No se importa nada hasta que todo esté bien: corregir el archivo y elegirlo de nuevo, o indicar abajo qué es cada columna.", "other": `Hay ${numberText(wrong)} problemas que corregir primero. No se importa nada hasta que todo esté bien: corregir el archivo y elegirlo de nuevo, o indicar abajo qué es cada columna.` })}`,
    /** La plantilla se puede importar. Conviene revisar algunas líneas. */
    the_roster_can_be_imported_some_lines: () => "La plantilla se puede importar. Conviene revisar algunas líneas.",
    /** La plantilla se puede importar. */
    the_roster_can_be_imported: () => "La plantilla se puede importar.",
    /** Importar plantilla */
    import_roster: () => "Importar plantilla",
    /** Equipos nuevos ({count, number}) */
    new_teams: ({ count }: { count: number }) => `Equipos nuevos (${numberText(count)})`,
    /** un equipo de la organización que entra en esta liga (línea {line}) */
    a_team_of_the_organization_that_joins_this: ({ line }: { line: string | number }) => `un equipo de la organización que entra en esta liga (línea ${line})`,
    /** lo crea la importación (línea {line}) */
    made_by_the_import_line: ({ line }: { line: string | number }) => `lo crea la importación (línea ${line})`,
    /** Se muestran los primeros {teamsShown}; siguen {number, number} más. */
    the_first_are_shown_more_follow_3: ({ teamsShown, number }: { teamsShown: string | number; number: number }) => `Se muestran los primeros ${teamsShown}; siguen ${numberText(number)} más.`,
    /** {lines, plural, one {# línea} other {# líneas}} de {teams, plural, one {# equipo} other {# equipos}}. */
    lines_of_teams: ({ lines, teams }: { lines: number; teams: number }) => `${pluralText(lines, { "one": `${numberText(lines)} línea`, "other": `${numberText(lines)} líneas` })} de ${pluralText(teams, { "one": `${numberText(teams)} equipo`, "other": `${numberText(teams)} equipos` })}.`,
    /** Se agregan a una plantilla: {players, plural, one {# jugador} other {# jugadores}}; nuevos aquí: {newPlayerCount, number}. */
    added_to_a_roster_players_of_them_new: ({ players, newPlayerCount }: { players: number; newPlayerCount: number }) => `Se agregan a una plantilla: ${pluralText(players, { "one": `${numberText(players)} jugador`, "other": `${numberText(players)} jugadores` })}; nuevos aquí: ${numberText(newPlayerCount)}.`,
    /** Ya en la plantilla: {changedCount, number} con cambios, {unchangedCount, number} sin cambios. */
    on_the_roster_already_changed_unchanged: ({ changedCount, unchangedCount }: { changedCount: number; unchangedCount: number }) => `Ya en la plantilla: ${numberText(changedCount)} con cambios, ${numberText(unchangedCount)} sin cambios.`,
    /** Atributos: {values, plural, one {# valor} other {# valores}} por asignar. */
    attributes_values_to_set: ({ values }: { values: number }) => `Atributos: ${pluralText(values, { "one": `${numberText(values)} valor`, "other": `${numberText(values)} valores` })} por asignar.`,
    /** Se deshizo la importación */
    the_import_was_undone: () => "Se deshizo la importación",
    /** Se importó la plantilla */
    the_roster_is_imported: () => "Se importó la plantilla",
    /** Todo está como antes. */
    everything_is_as_it_was_before: () => "Todo está como antes.",
    /** El archivo no encaja con lo guardado. Corregir los problemas e importar de nuevo. */
    the_file_does_not_fit_what_is_stored: () => "El archivo no encaja con lo guardado. Corregir los problemas e importar de nuevo.",
    /** Abrir {league} */
    open: ({ league }: { league: string | number }) => `Abrir ${league}`,
    /** Deshacer la importación */
    undo_the_import: () => "Deshacer la importación",
    /** Elegir un archivo de nuevo */
    choose_a_file_again: () => "Elegir un archivo de nuevo",
    /** No se pudo leer el archivo. Revisar la conexión e intentar de nuevo. */
    the_file_could_not_be_read_check_the: () => "No se pudo leer el archivo. Revisar la conexión e intentar de nuevo.",
    /** No hubo respuesta. Revisar los equipos antes de intentar de nuevo: importar dos veces el mismo archivo no hace daño. */
    no_answer_came_look_at_the_teams_before: () => "No hubo respuesta. Revisar los equipos antes de intentar de nuevo: importar dos veces el mismo archivo no hace daño.",
    /** {file} supera los 64 MB, el máximo que se lee. */
    is_larger_than_64_mb_the_most_that: ({ file }: { file: string | number }) => `${file} supera los 64 MB, el máximo que se lee.`,
    /** {file} no contiene ninguno de {value}. */
    holds_none_of: ({ file, value }: { file: string | number; value: string | number }) => `${file} no contiene ninguno de ${value}.`,
    /** {file} se guardó de nuevo, se movió o se borró después de elegirlo. Elegirlo otra vez. */
    has_changed_since_it_was_chosen: ({ file }: { file: string | number }) => `${file} se guardó de nuevo, se movió o se borró después de elegirlo. Elegirlo otra vez.`,
    /** {file} es un libro de cálculo: abrirlo y guardar o descargar su hoja como CSV. */
    is_a_workbook_save_its_sheet_as_csv: ({ file }: { file: string | number }) => `${file} es un libro de cálculo: abrirlo y guardar o descargar su hoja como CSV.`,
    /** No está claro qué archivo es {file}. Elegirlo abajo, junto a su nombre. */
    it_is_not_clear_which_file_is_choose: ({ file }: { file: string | number }) => `No está claro qué archivo es ${file}. Elegirlo abajo, junto a su nombre.`,
    /** {file} supera los 32 MB, el máximo que se lee. */
    is_larger_than_32_mb_the_most_that: ({ file }: { file: string | number }) => `${file} supera los 32 MB, el máximo que se lee.`,
    /** Temporada y archivos */
    season_and_files: () => "Temporada y archivos",
    /** Nombre de la temporada */
    season_name: () => "Nombre de la temporada",
    /** Si ya existe una con este nombre, se agrega a ella; si no, se crea una nueva. */
    a_season_of_this_name_is_added_to: () => "Si ya existe una con este nombre, se agrega a ella; si no, se crea una nueva.",
    /** Deporte */
    sport: () => "Deporte",
    /** De una temporada nueva. */
    of_a_new_season: () => "De una temporada nueva.",
    /** Elegir un deporte */
    choose_a_sport: () => "Elegir un deporte",
    /** Activar la temporada */
    make_the_season_active: () => "Activar la temporada",
    /** Revisar los archivos */
    check_the_files: () => "Revisar los archivos",
    /** líneas de estadísticas */
    lines_of_statistics_2: () => "líneas de estadísticas",
    /** Sumando totales. */
    adding_up_totals: () => "Sumando totales.",
    /** La temporada aparece cuando todo está escrito. */
    the_season_appears_when_everything_is: () => "La temporada aparece cuando todo está escrito.",
    /** No se pudieron leer los archivos. Revisar la conexión e intentar de nuevo. */
    the_files_could_not_be_read_check_the: () => "No se pudieron leer los archivos. Revisar la conexión e intentar de nuevo.",
    /** No hubo respuesta. Revisar las temporadas antes de intentar de nuevo: importar dos veces los mismos archivos no hace daño. */
    no_answer_came_look_at_the_seasons_before: () => "No hubo respuesta. Revisar las temporadas antes de intentar de nuevo: importar dos veces los mismos archivos no hace daño.",
    /** Jugador nuevo */
    new_player: () => "Jugador nuevo",
    /** Agregado */
    added: () => "Agregado",
    /** Con cambios */
    changed: () => "Con cambios",
    /** Sin cambios */
    unchanged: () => "Sin cambios",
    /** capitanía */
    captain_now: () => "capitanía",
    /** todo el archivo */
    whole_file: () => "todo el archivo",
    /** {added, number} de alta, {changed, number} con cambios, {same, number} sin cambios, {kept, number} con su edición */
    counts_of_a_file: ({ added, changed, same, kept }: { added: number; changed: number; same: number; kept: number }) => `${numberText(added)} de alta, ${numberText(changed)} con cambios, ${numberText(same)} sin cambios, ${numberText(kept)} con su edición`,
  },
  seasons: {
    /** Deporte */
    sport: () => "Deporte",
    /** Elegir un deporte */
    choose_a_sport: () => "Elegir un deporte",
    /** Falta elegir un deporte. */
    choose_a_sport_2: () => "Falta elegir un deporte.",
    /** Copiar de */
    copy_from: () => "Copiar de",
    /** Sus ligas y lo que se elija abajo. Los partidos no se copian. */
    its_leagues_and_what_you_choose_below_games: () => "Sus ligas y lo que se elija abajo. Los partidos no se copian.",
    /** Nada: empezar con una temporada vacía */
    nothing_begin_with_an_empty_season: () => "Nada: empezar con una temporada vacía",
    /** Copiar con las ligas */
    copy_with_the_leagues: () => "Copiar con las ligas",
    /** Editar temporada */
    edit_season: () => "Editar temporada",
    /** Desactivar */
    make_inactive: () => "Desactivar",
    /** Activar */
    make_active: () => "Activar",
    /** Editar {season} */
    edit: ({ season }: { season: string | number }) => `Editar ${season}`,
    /** Temporada nueva */
    new_season: () => "Temporada nueva",
    /** Crear temporada */
    create_season: () => "Crear temporada",
    /** No se pudo guardar la temporada. */
    the_season_could_not_be_saved: () => "No se pudo guardar la temporada.",
    /** No se pudo crear la temporada. */
    the_season_could_not_be_created: () => "No se pudo crear la temporada.",
    /** Otoño 2025 */
    fall_2025: () => "Otoño 2025",
    /** Falta el nombre. */
    name_is_required: () => "Falta el nombre.",
    /** Primer día */
    first_day: () => "Primer día",
    /** Último día */
    last_day: () => "Último día",
    /** No puede ser anterior al primer día. */
    must_not_be_before_the_first_day: () => "No puede ser anterior al primer día.",
    /** Activa: se está jugando */
    active_it_is_being_played: () => "Activa: se está jugando",
    /** Plantillas */
    rosters: () => "Plantillas",
    /** Divisiones */
    divisions: () => "Divisiones",
    /** Exportar temporada */
    export_season: () => "Exportar temporada",
    /** Revisar partidos */
    check_games: () => "Revisar partidos",
    /** Activa */
    active: () => "Activa",
    /** Inactiva */
    inactive: () => "Inactiva",
    /** Importar */
    import: () => "Importar",
    /** Una temporada es de un deporte, y {name} todavía no practica ninguno. Se marca en <link>Organizaciones</link>, Editar. */
    it_plays_no_sport_yet: ({ name, link }: { name: string | number; link: (words: ReactNode) => ReactNode }) => richText("Una temporada es de un deporte, y ", name, " todavía no practica ninguno. Se marca en ", link("Organizaciones"), ", Editar."),
    /** Una temporada es del único deporte de quien la crea, y esta cuenta no tiene ninguno. Lo marca un administrador de la plataforma en los ajustes de usuarios. */
    your_account_has_no_sport: () => "Una temporada es del único deporte de quien la crea, y esta cuenta no tiene ninguno. Lo marca un administrador de la plataforma en los ajustes de usuarios.",
    /** Una temporada es del único deporte de quien la crea, y esta cuenta tiene varios. Un administrador de la plataforma deja uno marcado en los ajustes de usuarios, o crea la temporada. */
    your_account_has_several_sports: () => "Una temporada es del único deporte de quien la crea, y esta cuenta tiene varios. Un administrador de la plataforma deja uno marcado en los ajustes de usuarios, o crea la temporada.",
    /** Las ligas, los equipos y los partidos pertenecen a una temporada. Puede haber varias activas a la vez. También hay una lista de <link>todas las ligas</link>. */
    leagues_teams_and_games_live_in_a_season: ({ link }: { link: (words: ReactNode) => ReactNode }) => richText("Las ligas, los equipos y los partidos pertenecen a una temporada. Puede haber varias activas a la vez. También hay una lista de ", link("todas las ligas"), "."),
    /** Aún no hay temporadas */
    no_seasons_yet: () => "Aún no hay temporadas",
    /** Crear la primera; luego vienen sus ligas y equipos. */
    create_the_first_one_its_leagues_and_teams: () => "Crear la primera; luego vienen sus ligas y equipos.",
    /** Buscar */
    find: () => "Buscar",
    /** Estado */
    state: () => "Estado",
    /** Todas */
    all: () => "Todas",
    /** Ninguna temporada coincide */
    no_season_matches: () => "Ninguna temporada coincide",
    /** Limpiar el filtro para verlas todas. */
    clear_the_filter_to_see_all_of_them: () => "Limpiar el filtro para verlas todas.",
    /** Editar {name} */
    edit_2: ({ name }: { name: string | number }) => `Editar ${name}`,
    /** Ligas */
    leagues: () => "Ligas",
    /** Organización */
    organization: () => "Organización",
    /** Acciones */
    actions: () => "Acciones",
    /** Seleccionar al menos una temporada para eliminar. */
    select_at_least_one_season_to_delete: () => "Seleccionar al menos una temporada para eliminar.",
    /** ¿Eliminar las temporadas seleccionadas? */
    delete_selected_seasons: () => "¿Eliminar las temporadas seleccionadas?",
    /** No se elimina nada más. Las ligas, los equipos y los jugadores se quedan. Se puede deshacer durante diez minutos. */
    nothing_else_goes_with_that_leagues_teams: () => "No se elimina nada más. Las ligas, los equipos y los jugadores se quedan. Se puede deshacer durante diez minutos.",
    /** También se elimina: {lost}. Las ligas, los equipos y los jugadores se quedan. Se puede deshacer durante diez minutos. */
    with_that_go_leagues_teams_and_players: ({ lost }: { lost: string | number }) => `También se elimina: ${lost}. Las ligas, los equipos y los jugadores se quedan. Se puede deshacer durante diez minutos.`,
    /** Temporadas eliminadas */
    seasons_deleted: () => "Temporadas eliminadas",
    /** No se pudieron eliminar las temporadas. */
    the_seasons_could_not_be_deleted: () => "No se pudieron eliminar las temporadas.",
    /** {name} está activa. */
    is_active: ({ name }: { name: string | number }) => `${name} está activa.`,
    /** {name} ya no está activa. */
    is_no_longer_active: ({ name }: { name: string | number }) => `${name} ya no está activa.`,
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
    /** Directorio */
    all_listings: () => "Directorio",
    /** Acceso de administración */
    admin_sign_in: () => "Acceso de administración",
    /** Ir al contenido */
    skip_to_content: () => "Ir al contenido",
    /** Principal */
    main: () => "Principal",
    /** Menú */
    menu: () => "Menú",
    /** Compartir */
    share: () => "Compartir",
    /** Imagen para compartir */
    picture_to_share: () => "Imagen para compartir",
    /** Imágenes de cada actuación */
    pictures_of_players_games: () => "Imágenes de cada actuación",
    /** Horizontal */
    wide_picture: () => "Horizontal",
    /** Para historias */
    tall_picture: () => "Para historias",
    /** Dirección copiada */
    address_copied: () => "Dirección copiada",
    /** El navegador no permitió copiar. */
    the_browser_did_not_allow_copying: () => "El navegador no permitió copiar.",
    /** Buscar */
    search: () => "Buscar",
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
    /** Sin conexión. */
    you_are_offline: () => "Sin conexión.",
    /** La red no responde. */
    the_network_does_not_answer: () => "La red no responde.",
    /** Sin conexión. Esta página es de {from}. */
    offline_page_from: ({ from }: { from: string | number }) => `Sin conexión. Esta página es de ${from}.`,
    /** La red no responde. Esta página es de {from}. */
    no_answer_page_from: ({ from }: { from: string | number }) => `La red no responde. Esta página es de ${from}.`,
    /** Hay conexión de nuevo. Esta página es de {from}. */
    online_again: ({ from }: { from: string | number }) => `Hay conexión de nuevo. Esta página es de ${from}.`,
    /** Cargar lo último */
    load_it_anew: () => "Cargar lo último",
    /** hace un momento */
    just_now: () => "hace un momento",
    /** hoy, {time}, {age} */
    time_and_age: ({ time, age }: { time: string | number; age: string | number }) => `hoy, ${time}, ${age}`,
    /** {day}, {time}, {age} */
    day_time_and_age: ({ day, time, age }: { day: string | number; time: string | number; age: string | number }) => `${day}, ${time}, ${age}`,
    /** Esta página no está guardada en este dispositivo */
    this_page_is_not_on_this_device: () => "Esta página no está guardada en este dispositivo",
    /** Las páginas que se abrieron aquí en los últimos siete días se pueden leer sin conexión. Esta no se abrió, y se abrirá en cuanto haya conexión. */
    it_opens_with_a_network: () => "Las páginas que se abrieron aquí en los últimos siete días se pueden leer sin conexión. Esta no se abrió, y se abrirá en cuanto haya conexión.",
    /** Páginas guardadas en este dispositivo */
    pages_on_this_device: () => "Páginas guardadas en este dispositivo",
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
    /** Tabla completa */
    all_2: () => "Tabla completa",
    /** Aún no hay tabla de posiciones */
    no_standings_yet: () => "Aún no hay tabla de posiciones",
    /** Sale de los resultados de los partidos. */
    they_follow_from_the_results_of_games: () => "Sale de los resultados de los partidos.",
    /** Por qué {team} está en el puesto {position} */
    why_is_number: ({ team, position }: { team: string | number; position: string | number }) => `Por qué ${team} está en el puesto ${position}`,
    /** G */
    w: () => "G",
    /** Partidos ganados */
    games_won: () => "Partidos ganados",
    /** P */
    l: () => "P",
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
    /** Elegir equipos */
    choose_teams: () => "Elegir equipos",
    /** Hasta {most} equipos se destacan; los demás quedan en gris. */
    up_to_teams: ({ most }: { most: string | number }) => `Hasta ${most} equipos se destacan; los demás quedan en gris.`,
    /** Los primeros {most} */
    first_teams: ({ most }: { most: string | number }) => `Los primeros ${most}`,
    /** Equipo, victorias menos derrotas tras el partido */
    table_team: () => "Equipo, victorias menos derrotas tras el partido",
    /** Tras el partido {game} */
    after_game: ({ game }: { game: string | number }) => `Tras el partido ${game}`,
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
    /** Una suposición, no la tabla de posiciones. Al elegir quién gana los partidos por jugar, la tabla de abajo muestra qué pasaría. No se suponen marcadores, así que las diferencias quedan igual. La dirección de esta página conserva la elección. */
    a_supposition_not_the_standings_choose_who: () => "Una suposición, no la tabla de posiciones. Al elegir quién gana los partidos por jugar, la tabla de abajo muestra qué pasaría. No se suponen marcadores, así que las diferencias quedan igual. La dirección de esta página conserva la elección.",
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
    point_difference: () => "diferencia de puntos",
    /** puntos anotados */
    points_scored: () => "puntos anotados",
    /** diferencia de carreras */
    run_difference: () => "diferencia de carreras",
    /** carreras anotadas */
    runs_scored: () => "carreras anotadas",
    /** carreras recibidas */
    runs_allowed: () => "carreras recibidas",
    /** CA */
    rs: () => "CA",
    /** CR */
    ra: () => "CR",
    /** diferencia de sets */
    set_difference: () => "diferencia de sets",
    /** sets ganados */
    sets_won: () => "sets ganados",
    /** sets perdidos */
    sets_lost: () => "sets perdidos",
    /** SG */
    sw: () => "SG",
    /** SP */
    sl: () => "SP",
    /** puesto 1 */
    place_1: () => "puesto 1",
    /** puestos 1–{last} */
    places_to: ({ last }: { last: string | number }) => `puestos 1–${last}`,
    /** victorias de visitante */
    wins_away: () => "victorias de visitante",
    /** nombre */
    name: () => "nombre",
    /** posición en la división */
    division_position: () => "posición en la división",
    /** Vistas de la tabla */
    views: () => "Vistas de la tabla",
    /** Lista de equipos */
    team_list: () => "Lista de equipos",
    /** Por liga */
    by_league: () => "Por liga",
    /** Por división */
    by_division: () => "Por división",
    /** Qué liga */
    leagues_to_choose: () => "Qué liga",
    /** Qué división */
    divisions_to_choose: () => "Qué división",
    /** Ahora */
    now: () => "Ahora",
    /** Al día */
    as_of: () => "Al día",
    /** El día con partidos anterior */
    day_before: () => "El día con partidos anterior",
    /** El día con partidos siguiente */
    day_after: () => "El día con partidos siguiente",
    /** Tabla de posiciones de {organization} al {day} */
    standings_of_day: ({ organization, day }: { organization: string | number; day: string | number }) => `Tabla de posiciones de ${organization} al ${day}`,
    /** Tabla de posiciones al {day} */
    standings_as_of: ({ day }: { day: string | number }) => `Tabla de posiciones al ${day}`,
    /** Ningún partido tenía resultado hasta el {day}; los primeros se jugaron el {first}. */
    no_result_until: ({ day, first }: { day: string | number; first: string | number }) => `Ningún partido tenía resultado hasta el ${day}; los primeros se jugaron el ${first}.`,
    /** Equipos sin división */
    teams_of_no_division: () => "Equipos sin división",
    /** Cada cifra lleva a los partidos de los que resulta. */
    figures_lead_to_games: () => "Cada cifra lleva a los partidos de los que resulta.",
    /** Los equipos están en el orden que la liga les dio en sus divisiones; en días pasados, según los resultados. */
    by_given_positions: () => "Los equipos están en el orden que la liga les dio en sus divisiones; en días pasados, según los resultados.",
    /** Quién está clasificado o eliminado se dice solo del momento actual. */
    marks_are_of_now: () => "Quién está clasificado o eliminado se dice solo del momento actual.",
    /** Líderes por partido */
    leaders_per_game: () => "Líderes por partido",
    /** G-P */
    w_l: () => "G-P",
    /** G-P-E */
    w_l_t: () => "G-P-E",
    /** Ganados y perdidos */
    won_lost: () => "Ganados y perdidos",
    /** Ganados, perdidos y empatados */
    won_lost_tied: () => "Ganados, perdidos y empatados",
    /** RACHA */
    strk: () => "RACHA",
    /** Local */
    home: () => "Local",
    /** Visita */
    away: () => "Visita",
    /** Partidos de local */
    games_at_home: () => "Partidos de local",
    /** Partidos de visitante */
    games_away: () => "Partidos de visitante",
    /** PA */
    pf: () => "PA",
    /** PR */
    pa: () => "PR",
    /** puntos recibidos */
    points_allowed: () => "puntos recibidos",
  },
  statDefinitions: {
    /** Fórmula */
    formula: () => "Fórmula",
    /** Números, abreviaturas, + - * / y paréntesis. Dividir entre 0 da 0. */
    numbers_abbreviations_and_parentheses: () => "Números, abreviaturas, + - * / y paréntesis. Dividir entre 0 da 0.",
    /** PTS + 1.2 * REB - TO */
    pts_1_2_reb_to: () => "PTS + 1.2 * REB - TO",
    /** Insertar una estadística */
    insert_a_statistic: () => "Insertar una estadística",
    /** Insertar {abbreviation} */
    insert: ({ abbreviation }: { abbreviation: string | number }) => `Insertar ${abbreviation}`,
    /** La vista previa necesita un partido con resultado, y aún no hay ninguno. */
    the_preview_needs_a_game_with_a_result: () => "La vista previa necesita un partido con resultado, y aún no hay ninguno.",
    /** {homeTeam} vs. {awayTeam}, {date} */
    vs: ({ homeTeam, awayTeam, date }: { homeTeam: string | number; awayTeam: string | number; date: string | number }) => `${homeTeam} vs. ${awayTeam}, ${date}`,
    /** Vista previa */
    preview: () => "Vista previa",
    /** Vista previa: <mark>{title}</mark> */
    preview_2: ({ mark, title }: { mark: (words: ReactNode) => ReactNode; title: string | number }) => richText("Vista previa: ", mark(`${title}`)),
    /** Nadie tiene un valor en este partido. */
    nobody_has_a_value_in_this_game: () => "Nadie tiene un valor en este partido.",
    /** Muestra el valor de cada jugador cuando la fórmula es correcta. */
    it_shows_each_players_value_once_the_formula: () => "Muestra el valor de cada jugador cuando la fórmula es correcta.",
    /** Jugadores de la vista previa */
    players_of_the_preview: () => "Jugadores de la vista previa",
    /** Valor */
    value: () => "Valor",
    /** Suma */
    sum: () => "Suma",
    /** La fórmula tal cual, con un decimal como máximo. */
    the_formula_as_it_stands_with_at_most: () => "La fórmula tal cual, con un decimal como máximo.",
    /** Razón */
    ratio: () => "Razón",
    /** La fórmula tal cual, con tres decimales. */
    the_formula_as_it_stands_with_three_decimals: () => "La fórmula tal cual, con tres decimales.",
    /** Por partido */
    per_game: () => "Por partido",
    /** En un total, la fórmula se divide entre los partidos jugados. */
    in_a_total_the_formula_is_divided_by: () => "En un total, la fórmula se divide entre los partidos jugados.",
    /** Registrada */
    stored: () => "Registrada",
    /** Se cuenta y se registra por cada jugador y partido. */
    it_is_counted_and_entered_for_each_player: () => "Se cuenta y se registra por cada jugador y partido.",
    /** sale de sus partes */
    follows_from_its_parts: () => "sale de sus partes",
    /** anotados de intentados */
    made_of_attempted: () => "anotados de intentados",
    /** una razón */
    a_ratio: () => "una razón",
    /** por partido */
    per_game_2: () => "por partido",
    /** {count, plural, one {{followers} depende de {abbreviation}. Eliminar o cambiar eso primero.} other {{followers} dependen de {abbreviation}. Eliminar o cambiar eso primero.}} */
    from_delete_or_change_that_first: ({ count, followers, abbreviation }: { count: number; followers: string | number; abbreviation: string | number }) => `${pluralText(count, { "one": `${followers} depende de ${abbreviation}. Eliminar o cambiar eso primero.`, "other": `${followers} dependen de ${abbreviation}. Eliminar o cambiar eso primero.` })}`,
    /** {values, plural, one {Se va con ella # valor en {games, plural, one {# partido} other {# partidos}}. Se puede deshacer durante diez minutos. Para conservarlo, se puede ocultar.} other {Se van con ella # valores en {games, plural, one {# partido} other {# partidos}}. Se puede deshacer durante diez minutos. Para conservarlos, se puede ocultar.}} */
    values_in_games_go_with_it_it_can: ({ values, games }: { values: number; games: number }) => `${pluralText(values, { "one": `Se va con ella ${numberText(values)} valor en ${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })}. Se puede deshacer durante diez minutos. Para conservarlo, se puede ocultar.`, "other": `Se van con ella ${numberText(values)} valores en ${pluralText(games, { "one": `${numberText(games)} partido`, "other": `${numberText(games)} partidos` })}. Se puede deshacer durante diez minutos. Para conservarlos, se puede ocultar.` })}`,
    /** ¿Eliminar esta estadística? */
    are_you_sure_you_want_to_delete_this: () => "¿Eliminar esta estadística?",
    /** No se pudo eliminar la estadística. */
    the_statistic_could_not_be_deleted: () => "No se pudo eliminar la estadística.",
    /** No se pudo guardar el orden nuevo. */
    the_new_order_could_not_be_saved: () => "No se pudo guardar el orden nuevo.",
    /** No se pudo cambiar la estadística. */
    the_statistic_could_not_be_changed: () => "No se pudo cambiar la estadística.",
    /** Mostrar */
    unhide: () => "Mostrar",
    /** Editar {stat} */
    edit: ({ stat }: { stat: string | number }) => `Editar ${stat}`,
    /** Falta la abreviatura. */
    please_enter_an_abbreviation: () => "Falta la abreviatura.",
    /** Agregar estadística */
    add_statistic: () => "Agregar estadística",
    /** No se pudo guardar la estadística. */
    the_statistic_could_not_be_saved: () => "No se pudo guardar la estadística.",
    /** Eficiencia */
    efficiency: () => "Eficiencia",
    /** Falta el nombre. */
    please_enter_a_name: () => "Falta el nombre.",
    /** Abreviatura */
    abbreviation: () => "Abreviatura",
    /** EFF */
    eff: () => "EFF",
    /** Tipo */
    kind: () => "Tipo",
    /** Falta la fórmula. */
    please_enter_a_formula: () => "Falta la fórmula.",
    /** Carácter {number}: {message} */
    character: ({ number, message }: { number: string | number; message: string | number }) => `Carácter ${number}: ${message}`,
    /** Estadísticas */
    stats: () => "Estadísticas",
    /** Arrastrar las estadísticas al orden de las fichas de partido. Las ocultas conservan sus valores. Las propias salen de otras con una fórmula, o se registran como cualquier otra. */
    drag_the_statistics_into_the_order_of_your: () => "Arrastrar las estadísticas al orden de las fichas de partido. Las ocultas conservan sus valores. Las propias salen de otras con una fórmula, o se registran como cualquier otra.",
    /** Aún no hay estadísticas */
    no_statistics_yet: () => "Aún no hay estadísticas",
    /** La organización no tiene deporte. */
    the_organization_has_no_sport: () => "La organización no tiene deporte.",
    /** Vuelven las estadísticas predeterminadas en su orden y las demás se ocultan. Los valores se conservan. Se puede deshacer durante diez minutos. */
    the_default_statistics_come_back_in_their: () => "Vuelven las estadísticas predeterminadas en su orden y las demás se ocultan. Los valores se conservan. Se puede deshacer durante diez minutos.",
    /** ¿Restablecer las estadísticas de {sport}? */
    reset_the_statistics_of_to_default: ({ sport }: { sport: string | number }) => `¿Restablecer las estadísticas de ${sport}?`,
    /** Restablecer */
    reset_to_default: () => "Restablecer",
    /** No se pudieron restablecer las estadísticas. */
    the_statistics_could_not_be_reset: () => "No se pudieron restablecer las estadísticas.",
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
  statistics: {
    /** Agregar jugador a {team} */
    add_player_to: ({ team }: { team: string | number }) => `Agregar jugador a ${team}`,
    /** Agregar jugador */
    add_player: () => "Agregar jugador",
    /** Falta el nombre. */
    please_enter_a_name: () => "Falta el nombre.",
    /** No se pudo agregar el jugador. ¿Hay conexión? */
    the_player_could_not_be_added_is_there: () => "No se pudo agregar el jugador. ¿Hay conexión?",
    /** Es otra persona con el mismo nombre */
    this_is_another_person_of_the_same_name: () => "Es otra persona con el mismo nombre",
    /** Se agregó {player}. */
    added: ({ player }: { player: string | number }) => `Se agregó ${player}.`,
    /** Sobre {nameOf} */
    about: ({ nameOf }: { nameOf: string | number }) => `Sobre ${nameOf}`,
    /** Entretanto, <b>{changedBy}</b> cambió {nameOf}. */
    has_changed_meanwhile: ({ b, changedBy, nameOf }: { b: (words: ReactNode) => ReactNode; changedBy: string | number; nameOf: string | number }) => richText("Entretanto, ", b(`${changedBy}`), " cambió ", nameOf, "."),
    /** Ajeno: {cell} */
    theirs: ({ cell }: { cell: string | number }) => `Ajeno: ${cell}`,
    /** vacío */
    empty: () => "vacío",
    /** Propio: {mine} */
    mine: ({ mine }: { mine: string | number }) => `Propio: ${mine}`,
    /** Marcador parcial */
    running_score: () => "Marcador parcial",
    /** Marcador final {final} */
    final_score: ({ final }: { final: string | number }) => `Marcador final ${final}`,
    /**  y  */
    and: () => " y ",
    /** : las anotaciones de los jugadores no suman el marcador final. */
    the_players_scores_do_not_add_up_to: () => ": las anotaciones de los jugadores no suman el marcador final.",
    /** Las anotaciones de los jugadores suman el marcador final. */
    the_players_scores_add_up: () => "Las anotaciones de los jugadores suman el marcador final.",
    /** En este navegador, la sesión es ahora de {username}. {count, plural, one {{count} valor espera} other {{count} valores esperan}} aquí hasta iniciar sesión con la cuenta propia. */
    is_signed_in_in_this_browser_now_values_wait: ({ username, count }: { username: string | number; count: number }) => `En este navegador, la sesión es ahora de ${username}. ${pluralText(count, { "one": `${count} valor espera`, "other": `${count} valores esperan` })} aquí hasta iniciar sesión con la cuenta propia.`,
    /** Este navegador lo usa ahora {username}. {count, plural, one {{count} valor espera} other {{count} valores esperan}} aquí hasta abrir de nuevo el enlace propio. */
    this_browser_is_s_now_values_wait: ({ username, count }: { username: string | number; count: number }) => `Este navegador lo usa ahora ${username}. ${pluralText(count, { "one": `${count} valor espera`, "other": `${count} valores esperan` })} aquí hasta abrir de nuevo el enlace propio.`,
    /** En este navegador, la sesión es ahora de {username}. No se cambió nada. */
    is_signed_in_in_this_browser_now_nothing_was_changed: ({ username }: { username: string | number }) => `En este navegador, la sesión es ahora de ${username}. No se cambió nada.`,
    /** Este navegador lo usa ahora {username}. No se cambió nada. */
    this_browser_is_s_now_nothing_was_changed: ({ username }: { username: string | number }) => `Este navegador lo usa ahora ${username}. No se cambió nada.`,
    /** {count, plural, one {{count} valor aún sin guardar} other {{count} valores aún sin guardar}} */
    values_not_saved_yet: ({ count }: { count: number }) => `${pluralText(count, { "one": `${count} valor aún sin guardar`, "other": `${count} valores aún sin guardar` })}`,
    /** Cada valor se guarda al salir de su celda. */
    every_value_is_saved_as_its_cell_is: () => "Cada valor se guarda al salir de su celda.",
    /** Guardando… */
    saving: () => "Guardando…",
    /** Sin guardar, porque no es un número entero de 0 a {largest}: */
    not_saved_since_it_is_no_whole_number: ({ largest }: { largest: string | number }) => `Sin guardar, porque no es un número entero de 0 a ${largest}:`,
    /** Queda por decidir o corregir: {cells}. */
    still_to_be_decided: ({ cells }: { cells: string | number }) => `Queda por decidir o corregir: ${cells}.`,
    /** Cambiado entretanto por otra persona: */
    changed_by_somebody_else_meanwhile: () => "Cambiado entretanto por otra persona:",
    /** Guardando estadísticas... */
    saving_stats: () => "Guardando estadísticas...",
    /** Copiado. */
    copied: () => "Copiado.",
    /** Pegado. */
    pasted: () => "Pegado.",
    /** Orden de {team} */
    order_of: ({ team }: { team: string | number }) => `Orden de ${team}`,
    /** Los titulares van siempre antes que los demás, y quienes no jugaron, al final. */
    starters_always_stand_before_the_others_and: () => "Los titulares van siempre antes que los demás, y quienes no jugaron, al final.",
    /** Los jugadores sin nada registrado siguen por nombre; tienen un lugar aquí desde su primer valor. */
    players_get_a_place_with_their_first_value: () => "Los jugadores sin nada registrado siguen por nombre; tienen un lugar aquí desde su primer valor.",
    /** titular */
    started: () => "titular",
    /** no jugó */
    did_not_play: () => "no jugó",
    /** Quitar de la ficha del partido */
    remove_from_the_box_score: () => "Quitar de la ficha del partido",
    /** No fue titular */
    did_not_start: () => "No fue titular",
    /** Fue titular */
    started_2: () => "Fue titular",
    /** Jugó */
    played: () => "Jugó",
    /** No jugó */
    did_not_play_2: () => "No jugó",
    /** Cambiar el orden */
    change_the_order: () => "Cambiar el orden",
    /** fuera de la plantilla */
    not_on_the_roster: () => "fuera de la plantilla",
    /** Aún no hay nadie en la plantilla de {team}. */
    nobody_is_on_the_roster_of_yet: ({ team }: { team: string | number }) => `Aún no hay nadie en la plantilla de ${team}.`,
    /** Total */
    total: () => "Total",
    /** + Agregar jugador<mark> a {team}</mark> */
    add_player_to_2: ({ mark, team }: { mark: (words: ReactNode) => ReactNode; team: string | number }) => richText("+ Agregar jugador", mark(` a ${team}`)),
    /** Partido no encontrado. */
    game_not_found: () => "Partido no encontrado.",
    /** Ir al calendario */
    to_the_schedule: () => "Ir al calendario",
    /** Algunos valores aún no se guardaron. Se envían cuando vuelva la conexión. */
    some_values_are_not_saved_yet_they_go: () => "Algunos valores aún no se guardaron. Se envían cuando vuelva la conexión.",
    /** Lo registrado se retira cuando vuelva la conexión. */
    what_you_entered_is_taken_back_when_the: () => "Lo registrado se retira cuando vuelva la conexión.",
    /** {team} vs. {team2}: estadísticas */
    vs_statistics: ({ team, team2 }: { team: string | number; team2: string | number }) => `${team} vs. ${team2}: estadísticas`,
    /** Estadísticas ocultas */
    hidden_statistics: () => "Estadísticas ocultas",
    /** Cancelar la edición */
    cancel_edit_stats: () => "Cancelar la edición",
    /** Listo */
    done: () => "Listo",
    /** Se retiró 1 valor. */
    n_1_value_was_taken_back: () => "Se retiró 1 valor.",
    /** Se retiraron {count} valores. */
    values_were_taken_back: ({ count }: { count: string | number }) => `Se retiraron ${count} valores.`,
    /** No se pudo cambiar la línea. */
    the_line_could_not_be_changed: () => "No se pudo cambiar la línea.",
    /** ¿Quitar a {player} de la ficha del partido? */
    remove_from_the_box_score_2: ({ player }: { player: string | number }) => `¿Quitar a ${player} de la ficha del partido?`,
    /** La línea se va con todas sus estadísticas; el jugador sigue en la plantilla. Se puede deshacer durante diez minutos. */
    the_line_goes_with_all_its_statistics_the: () => "La línea se va con todas sus estadísticas; el jugador sigue en la plantilla. Se puede deshacer durante diez minutos.",
    /** No se pudo quitar la línea. */
    the_line_could_not_be_removed: () => "No se pudo quitar la línea.",
    /** Orden guardado */
    order_saved: () => "Orden guardado",
    /** No se pudo guardar el orden. */
    the_order_could_not_be_saved: () => "No se pudo guardar el orden.",
    /** No se pudieron actualizar las estadísticas. Otra persona eliminó este partido mientras tanto. */
    the_game_was_deleted_meanwhile: () => "No se pudieron actualizar las estadísticas. Otra persona eliminó este partido mientras tanto.",
    /** No se pudieron actualizar las estadísticas. */
    failed_to_update_stats: () => "No se pudieron actualizar las estadísticas.",
    /** Falta el ID del partido. No se pueden actualizar las estadísticas. */
    game_id_is_missing_cannot_update_stats: () => "Falta el ID del partido. No se pueden actualizar las estadísticas.",
    /** El bloque excede la cuadrícula; quedó fuera: {parts}. */
    the_block_is_larger_than_the_grid_did: ({ parts }: { parts: string | number }) => `El bloque excede la cuadrícula; quedó fuera: ${parts}.`,
    /** Selección de {number} por {number2} celdas. */
    by_cells_selected: ({ number, number2 }: { number: string | number; number2: string | number }) => `Selección de ${number} por ${number2} celdas.`,
    /** No se pegó nada: “{result}” para {nameOf} no es un número entero de 0 a 9999. */
    nothing_was_pasted_for_is_not_a_whole: ({ result, nameOf }: { result: string | number; nameOf: string | number }) => `No se pegó nada: “${result}” para ${nameOf} no es un número entero de 0 a 9999.`,
    /** Deshecho */
    undone: () => "Deshecho",
    /** Nada que deshacer. */
    nothing_to_undo: () => "Nada que deshacer.",
    /** Rehecho */
    done_again: () => "Rehecho",
    /** Nada que rehacer. */
    nothing_to_redo: () => "Nada que rehacer.",
    /** {done}, salvo {kept}: otra persona hizo cambios después. */
    but_changed_by_somebody_else_since: ({ done, kept }: { done: string | number; kept: string | number }) => `${done}, salvo ${kept}: otra persona hizo cambios después.`,
    /** Ya no se puede registrar a {player}: otra persona quitó al jugador del partido o indicó que no jugó. */
    cannot_be_entered_any_more: ({ player }: { player: string | number }) => `Ya no se puede registrar a ${player}: otra persona quitó al jugador del partido o indicó que no jugó.`,
    /** Ya no se puede registrar {statistic} aquí: otra persona eliminó u ocultó la estadística. */
    statistic_cannot_be_entered_any_more: ({ statistic }: { statistic: string | number }) => `Ya no se puede registrar ${statistic} aquí: otra persona eliminó u ocultó la estadística.`,
    /** Otra persona quitó a {player} de la ficha del partido, con {values}. Lo que se registre ahí ahora crea una línea nueva. */
    the_line_was_removed_by_somebody_else_with: ({ player, values }: { player: string | number; values: string | number }) => `Otra persona quitó a ${player} de la ficha del partido, con ${values}. Lo que se registre ahí ahora crea una línea nueva.`,
    /** Sin guardar: {values}. */
    not_saved: ({ values }: { values: string | number }) => `Sin guardar: ${values}.`,
    /** Solo números enteros de 0 a {largest}. */
    only_whole_numbers_from_0_to: ({ largest }: { largest: string | number }) => `Solo números enteros de 0 a ${largest}.`,
    /** {player} fue titular. */
    player_started: ({ player }: { player: string | number }) => `${player} fue titular.`,
    /** {player} no fue titular. */
    player_did_not_start: ({ player }: { player: string | number }) => `${player} no fue titular.`,
    /** {player} no jugó. */
    player_did_not_play: ({ player }: { player: string | number }) => `${player} no jugó.`,
    /** {player} jugó. */
    player_played: ({ player }: { player: string | number }) => `${player} jugó.`,
    /** {rows, plural, one {{rows} fila} other {{rows} filas}} */
    cut_rows: ({ rows }: { rows: number }) => `${pluralText(rows, { "one": `${rows} fila`, "other": `${rows} filas` })}`,
    /** {columns, plural, one {{columns} columna} other {{columns} columnas}} */
    cut_columns: ({ columns }: { columns: number }) => `${pluralText(columns, { "one": `${columns} columna`, "other": `${columns} columnas` })}`,
    /** Se conservan, pues otras personas los cambiaron: {names}. */
    kept_since_others_have_changed_them: ({ names }: { names: string | number }) => `Se conservan, pues otras personas los cambiaron: ${names}.`,
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
    /** El equipo lleva este nombre en todas sus temporadas, también en las anteriores. */
    name_of_all_its_seasons: () => "El equipo lleva este nombre en todas sus temporadas, también en las anteriores.",
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
    /** Equipos eliminados */
    teams_deleted_successfully: () => "Equipos eliminados",
    /** No se pudo eliminar el equipo. */
    the_team_could_not_be_deleted: () => "No se pudo eliminar el equipo.",
    /** Seleccionar al menos un equipo. */
    please_select_at_least_one_team: () => "Seleccionar al menos un equipo.",
    /** ¿Eliminar los equipos seleccionados? */
    delete_selected_teams: () => "¿Eliminar los equipos seleccionados?",
    /** Los resultados ya jugados se conservan si, en vez de eso, el equipo se marca como retirado en su liga. */
    results_stay_when_marked_as_withdrawn: () => "Los resultados ya jugados se conservan si, en vez de eso, el equipo se marca como retirado en su liga.",
    /** Los equipos y los jugadores siguen existiendo. Se puede deshacer durante diez minutos. */
    the_teams_and_players_exist_on_it_can: () => "Los equipos y los jugadores siguen existiendo. Se puede deshacer durante diez minutos.",
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
    /** G */
    w: () => "G",
    /** P */
    l: () => "P",
    /** Calendario y resultados del equipo */
    schedule_and_results_of_the_team: () => "Calendario y resultados del equipo",
    /** No hay partidos */
    no_games_available: () => "No hay partidos",
    /** Líderes, {season} */
    leaders_of: ({ season }: { season: string | number }) => `Líderes, ${season}`,
    /** {statistic} por partido */
    per_game_of: ({ statistic }: { statistic: string | number }) => `${statistic} por partido`,
    /** Todas las clasificaciones */
    leaderboards: () => "Todas las clasificaciones",
    /** Promedios, {season} */
    averages_of: ({ season }: { season: string | number }) => `Promedios, ${season}`,
    /** Estadística */
    statistic: () => "Estadística",
    /** Por partido */
    per_game: () => "Por partido",
    /** Puesto entre {teams} */
    place_of: ({ teams }: { teams: string | number }) => `Puesto entre ${teams}`,
    /** Puntos anotados */
    points_scored: () => "Puntos anotados",
    /** Puntos recibidos */
    points_allowed: () => "Puntos recibidos",
    /** Diferencia partido a partido */
    margin_game_by_game: () => "Diferencia partido a partido",
    /** Diferencia */
    margin: () => "Diferencia",
    /** Victoria por */
    won_by: () => "Victoria por",
    /** Derrota por */
    lost_by: () => "Derrota por",
    /** Puntos del rival */
    opponents_points: () => "Puntos del rival",
    /** Puntos a favor y en contra */
    scored_and_allowed: () => "Puntos a favor y en contra",
    /** Promedio de los últimos cinco partidos */
    average_of_last_five: () => "Promedio de los últimos cinco partidos",
    /** A favor */
    scored: () => "A favor",
    /** En contra */
    allowed: () => "En contra",
    /** Carreras */
    runs: () => "Carreras",
    /** Carreras del rival */
    opponents_runs: () => "Carreras del rival",
    /** Carreras anotadas */
    runs_scored: () => "Carreras anotadas",
    /** Carreras recibidas */
    runs_allowed: () => "Carreras recibidas",
    /** Carreras a favor y en contra */
    runs_scored_and_allowed: () => "Carreras a favor y en contra",
    /** Carreras por entrada */
    runs_by_inning: () => "Carreras por entrada",
    /** Sets */
    sets: () => "Sets",
    /** Sets del rival */
    opponents_sets: () => "Sets del rival",
    /** Sets ganados */
    sets_won: () => "Sets ganados",
    /** Sets perdidos */
    sets_lost: () => "Sets perdidos",
    /** Sets ganados y perdidos */
    sets_won_and_lost: () => "Sets ganados y perdidos",
    /** Juegos por set */
    games_by_set: () => "Juegos por set",
    /** Puntos por set */
    points_by_set: () => "Puntos por set",
    /** Puntos por período */
    points_by_period: () => "Puntos por período",
    /** Período */
    period: () => "Período",
    /** Set */
    set: () => "Set",
    /** Entrada */
    inning: () => "Entrada",
    /** Partidos */
    matches: () => "Partidos",
    /** Propios */
    own_points: () => "Propios",
    /** Rivales */
    their_points: () => "Rivales",
    /** Partidos */
    games: () => "Partidos",
    /** Enfrentamientos, {season} */
    head_to_head_of: ({ season }: { season: string | number }) => `Enfrentamientos, ${season}`,
    /** Rival */
    opponent: () => "Rival",
    /** Próximo partido */
    next_game: () => "Próximo partido",
    /** {date} vs. {opponent} */
    next_at_home: ({ date, opponent }: { date: string | number; opponent: string | number }) => `${date} vs. ${opponent}`,
    /** {date} en {opponent} */
    next_away: ({ date, opponent }: { date: string | number; opponent: string | number }) => `${date} en ${opponent}`,
    /** No hay ningún partido programado. */
    no_next_game: () => "No hay ningún partido programado.",
    /** Últimos resultados */
    last_results: () => "Últimos resultados",
    /** E */
    t_tie: () => "E",
    /** {result} {score} vs. {opponent} */
    result_at_home: ({ result, score, opponent }: { result: string | number; score: string | number; opponent: string | number }) => `${result} ${score} vs. ${opponent}`,
    /** {result} {score} en {opponent} */
    result_away: ({ result, score, opponent }: { result: string | number; score: string | number; opponent: string | number }) => `${result} ${score} en ${opponent}`,
    /** {team}: {wins}-{losses} en {season} */
    sentence_of_season: ({ team, wins, losses, season }: { team: string | number; wins: string | number; losses: string | number; season: string | number }) => `${team}: ${wins}-${losses} en ${season}`,
    /** Seguir a este equipo */
    follow: () => "Seguir a este equipo",
    /** Siguiendo */
    following: () => "Siguiendo",
    /** Aparece primero en la portada en este navegador. */
    leads_the_home_page: () => "Aparece primero en la portada en este navegador.",
    /** Este navegador no lo guarda, o ya sigue a doce equipos. */
    cannot_be_followed: () => "Este navegador no lo guarda, o ya sigue a doce equipos.",
    /** Mis equipos */
    my_teams: () => "Mis equipos",
    /** Calendario */
    calendar: () => "Calendario",
    /** Dejar de seguir */
    unfollow: () => "Dejar de seguir",
    /** Dejar de seguir a {team} */
    unfollow_team: ({ team }: { team: string | number }) => `Dejar de seguir a ${team}`,
    /** Sin red no se puede decir nada de este equipo. */
    nothing_is_known_now: () => "Sin red no se puede decir nada de este equipo.",
    /** {wins}-{losses} · lugar {rank} en {league} */
    record_and_place_in_league: ({ wins, losses, rank, league }: { wins: string | number; losses: string | number; rank: string | number; league: string | number }) => `${wins}-${losses} · lugar ${rank} en ${league}`,
    /** Último resultado */
    last_result: () => "Último resultado",
    /** Por correo */
    by_email: () => "Por correo",
    /** Seguir a {team} por correo */
    follow_by_email: ({ team }: { team: string | number }) => `Seguir a ${team} por correo`,
    /** Llega un correo cuando un partido cambia de fecha, se suspende o se retoma. */
    told_when_a_game_is_moved: () => "Llega un correo cuando un partido cambia de fecha, se suspende o se retoma.",
    /** Correo electrónico */
    email_address: () => "Correo electrónico",
    /** También los resultados */
    results_too: () => "También los resultados",
    /** La dirección se guarda cifrada y solo para esto. Cada correo tiene un enlace que la borra. */
    your_address_is_for_this_alone: () => "La dirección se guarda cifrada y solo para esto. Cada correo tiene un enlace que la borra.",
    /** Enviar un correo para confirmar */
    ask_me_by_email: () => "Enviar un correo para confirmar",
    /** Hay que revisar el correo: un enlace activa los avisos. Antes no se envía nada más. */
    look_into_your_mail: () => "Hay que revisar el correo: un enlace activa los avisos. Antes no se envía nada más.",
    /** Hay que escribir un correo electrónico, como nombre@example.com. */
    please_enter_an_email_address: () => "Hay que escribir un correo electrónico, como nombre@example.com.",
    /** No funcionó. Se puede intentar de nuevo en unos minutos. */
    following_by_email_is_not_possible_now: () => "No funcionó. Se puede intentar de nuevo en unos minutos.",
    /** Seguido por correo: {count, number} */
    followed_by_email: ({ count }: { count: number }) => `Seguido por correo: ${numberText(count)}`,
    /** Notificaciones */
    notifications: () => "Notificaciones",
    /** Notificaciones activadas */
    notifications_on: () => "Notificaciones activadas",
    /** Notificaciones: {team} */
    notifications_of: ({ team }: { team: string | number }) => `Notificaciones: ${team}`,
    /** Este dispositivo avisa, también con el sitio cerrado. */
    this_device_tells_you: () => "Este dispositivo avisa, también con el sitio cerrado.",
    /** Avisar cuando un partido */
    tell_me_when_a_game: () => "Avisar cuando un partido",
    /** cambia de fecha o lugar */
    notice_moved: () => "cambia de fecha o lugar",
    /** se aplaza o se cancela, o finalmente se juega */
    notice_called_off: () => "se aplaza o se cancela, o finalmente se juega",
    /** empieza */
    notice_begins: () => "empieza",
    /** termina o cambia su resultado */
    notice_ends: () => "termina o cambia su resultado",
    /** Elegir al menos uno. */
    choose_at_least_one_notice: () => "Elegir al menos uno.",
    /** Vale para todos los equipos de este sitio de los que avisa este dispositivo. No se sabe nada de la persona: la dirección de los avisos se guarda cifrada y se borra al desactivarlos. */
    for_all_followed_teams: () => "Vale para todos los equipos de este sitio de los que avisa este dispositivo. No se sabe nada de la persona: la dirección de los avisos se guarda cifrada y se borra al desactivarlos.",
    /** Las notificaciones están activadas. */
    notifications_are_on: () => "Las notificaciones están activadas.",
    /** Las notificaciones están desactivadas. */
    notifications_are_off: () => "Las notificaciones están desactivadas.",
    /** No funcionó. Intentar de nuevo. */
    notifications_did_not_work: () => "No funcionó. Intentar de nuevo.",
    /** Este navegador no puede mostrar notificaciones de este sitio. */
    notifications_not_here: () => "Este navegador no puede mostrar notificaciones de este sitio.",
    /** Este navegador no deja que el sitio envíe notificaciones. Hay que permitirlas en su configuración para este sitio (el signo junto a la dirección) y luego activarlas aquí. */
    notifications_denied: () => "Este navegador no deja que el sitio envíe notificaciones. Hay que permitirlas en su configuración para este sitio (el signo junto a la dirección) y luego activarlas aquí.",
    /** En iPhone y iPad las notificaciones llegan cuando el sitio está en la pantalla de inicio: pulsar Compartir, después Agregar a inicio, abrir el sitio desde allí y activarlas aquí. */
    notifications_on_home_screen: () => "En iPhone y iPad las notificaciones llegan cuando el sitio está en la pantalla de inicio: pulsar Compartir, después Agregar a inicio, abrir el sitio desde allí y activarlas aquí.",
    /** Avisos por notificación: {count, number} */
    told_by_notifications: ({ count }: { count: number }) => `Avisos por notificación: ${numberText(count)}`,
    /** {team}: partidos */
    games_of: ({ team }: { team: string | number }) => `${team}: partidos`,
    /** Todos los partidos */
    all_games: () => "Todos los partidos",
    /** {count, plural, one {Último partido} other {Últimos # partidos}} */
    last_count: ({ count }: { count: number }) => `${pluralText(count, { "one": "Último partido", "other": `Últimos ${numberText(count)} partidos` })}`,
    /** Qué partidos */
    which_games: () => "Qué partidos",
    /** Todos los rivales */
    all_opponents: () => "Todos los rivales",
    /** Hasta el {day}. */
    until_day: ({ day }: { day: string | number }) => `Hasta el ${day}.`,
    /** Todos hasta ahora */
    all_until_now: () => "Todos hasta ahora",
    /** {wins, plural, one {# victoria} other {# victorias}}, {losses, plural, one {# derrota} other {# derrotas}}; {scores} {pointsFor}-{pointsAgainst} */
    sum_of_games: ({ wins, losses, scores, pointsFor, pointsAgainst }: { wins: number; losses: number; scores: string | number; pointsFor: string | number; pointsAgainst: string | number }) => `${pluralText(wins, { "one": `${numberText(wins)} victoria`, "other": `${numberText(wins)} victorias` })}, ${pluralText(losses, { "one": `${numberText(losses)} derrota`, "other": `${numberText(losses)} derrotas` })}; ${scores} ${pointsFor}-${pointsAgainst}`,
    /** {wins, plural, one {# victoria} other {# victorias}}, {losses, plural, one {# derrota} other {# derrotas}}, {ties, plural, one {# empate} other {# empates}}; {scores} {pointsFor}-{pointsAgainst} */
    sum_with_ties: ({ wins, losses, ties, scores, pointsFor, pointsAgainst }: { wins: number; losses: number; ties: number; scores: string | number; pointsFor: string | number; pointsAgainst: string | number }) => `${pluralText(wins, { "one": `${numberText(wins)} victoria`, "other": `${numberText(wins)} victorias` })}, ${pluralText(losses, { "one": `${numberText(losses)} derrota`, "other": `${numberText(losses)} derrotas` })}, ${pluralText(ties, { "one": `${numberText(ties)} empate`, "other": `${numberText(ties)} empates` })}; ${scores} ${pointsFor}-${pointsAgainst}`,
    /** Son los partidos que cuentan en la tabla de posiciones, sin los de eliminatorias. */
    games_that_count: () => "Son los partidos que cuentan en la tabla de posiciones, sin los de eliminatorias.",
    /** Abreviatura */
    abbreviation: () => "Abreviatura",
    /** De 2 a 4 letras y cifras, para donde falta espacio. En blanco, se muestran letras del nombre. */
    for_places_without_room: () => "De 2 a 4 letras y cifras, para donde falta espacio. En blanco, se muestran letras del nombre.",
    /** Usar {abbreviation} */
    use_from_the_name: ({ abbreviation }: { abbreviation: string | number }) => `Usar ${abbreviation}`,
    /** De 2 a 4 letras y cifras, como MIL. */
    two_to_four_letters_and_digits: () => "De 2 a 4 letras y cifras, como MIL.",
    /** Color */
    colour: () => "Color",
    /** Elegir el color */
    pick_the_colour: () => "Elegir el color",
    /** En blanco, el color depende del nombre. */
    left_blank_its_colour_follows_its_name: () => "En blanco, el color depende del nombre.",
    /** Usar {colour} del logotipo */
    use_from_the_logo: ({ colour }: { colour: string | number }) => `Usar ${colour} del logotipo`,
    /** Un color como #1d4ed8. */
    a_colour_such_as: () => "Un color como #1d4ed8.",
    /** En páginas claras */
    on_light_pages: () => "En páginas claras",
    /** En páginas oscuras */
    on_dark_pages: () => "En páginas oscuras",
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
    /** No se pudo cargar el video: fue eliminado, es privado o no se permite reproducirlo en otros sitios. */
    the_video_failed_to_load: () => "No se pudo cargar el video: fue eliminado, es privado o no se permite reproducirlo en otros sitios.",
    /** No se pudo cargar el video: su reproductor no ha respondido. */
    the_video_did_not_come: () => "No se pudo cargar el video: su reproductor no ha respondido.",
    /** Verlo en su propia dirección */
    see_it_at_its_own_address: () => "Verlo en su propia dirección",
    /** Ver en el mapa<mark>: {title}</mark> */
    show_on_map: ({ mark, title }: { mark: (words: ReactNode) => ReactNode; title: string | number }) => richText("Ver en el mapa", mark(`: ${title}`)),
    /** Ruta de navegación */
    breadcrumb: () => "Ruta de navegación",
    /** {title}, como tabla */
    as_a_table: ({ title }: { title: string | number }) => `${title}, como tabla`,
    /** sin valor */
    no_value: () => "sin valor",
    /** {title}: gráfico de {count, plural, one {# valor} other {# valores}} de {from} a {to}, que también están en la tabla de abajo */
    chart_of: ({ title, count, from, to }: { title: string | number; count: number; from: string | number; to: string | number }) => `${title}: gráfico de ${pluralText(count, { "one": `${numberText(count)} valor`, "other": `${numberText(count)} valores` })} de ${from} a ${to}, que también están en la tabla de abajo`,
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
    /** Se está pidiendo demasiado. Intentar de nuevo en {seconds} s. */
    too_much_is_asked_for: ({ seconds }: { seconds: string | number }) => `Se está pidiendo demasiado. Intentar de nuevo en ${seconds} s.`,
    /** Mostrar */
    show: () => "Mostrar",
    /** Limpiar */
    clear: () => "Limpiar",
    /** {refusal} No hay nada guardado. Intro guarda lo escrito, Escape lo deja así. */
    stored_is_nothing_enter_saves_yours_escape: ({ refusal }: { refusal: string | number }) => `${refusal} No hay nada guardado. Intro guarda lo escrito, Escape lo deja así.`,
    /** {refusal} Está guardado “{value}”. Intro guarda lo escrito, Escape lo deja así. */
    stored_is_enter_saves_yours_escape_keeps: ({ refusal, value }: { refusal: string | number; value: string | number }) => `${refusal} Está guardado “${value}”. Intro guarda lo escrito, Escape lo deja así.`,
    /** Como máximo {max, plural, one {# carácter} other {# caracteres}}. */
    at_most_characters: ({ max }: { max: number }) => `Como máximo ${pluralText(max, { "one": `${numberText(max)} carácter`, "other": `${numberText(max)} caracteres` })}.`,
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
    /** partidos */
    of_games: () => "partidos",
    /** ligas */
    of_leagues: () => "ligas",
    /** jugadores */
    of_players: () => "jugadores",
    /** plantilla */
    of_roster: () => "plantilla",
    /** temporadas */
    of_seasons: () => "temporadas",
    /** tabla de posiciones */
    of_standings: () => "tabla de posiciones",
    /** equipos */
    of_teams: () => "equipos",
    /** divisiones */
    of_divisions: () => "divisiones",
    /** elementos */
    of_items: () => "elementos",
  },
  users: {
    /** Contraseña temporal */
    temporary_password: () => "Contraseña temporal",
    /** Hay que entregarla: se muestra solo ahora y se cambia al iniciar sesión por primera vez. */
    hand_it_over_it_is_shown_only_now: () => "Hay que entregarla: se muestra solo ahora y se cambia al iniciar sesión por primera vez.",
    /** ¿Eliminar el usuario {username}? */
    are_you_sure_you_want_to_delete_the: ({ username }: { username: string | number }) => `¿Eliminar el usuario ${username}?`,
    /** Se cierran todas las sesiones del usuario. Se puede deshacer durante diez minutos. */
    the_user_is_signed_out_everywhere_it_can: () => "Se cierran todas las sesiones del usuario. Se puede deshacer durante diez minutos.",
    /** Eliminar usuario */
    delete_user: () => "Eliminar usuario",
    /** Error al eliminar el usuario */
    error_deleting_user: () => "Error al eliminar el usuario",
    /** Las temporadas se crean en el deporte de quien las crea: exactamente uno. */
    seasons_are_created_in_the_sport_of_who: () => "Las temporadas se crean en el deporte de quien las crea: exactamente uno.",
    /** Se guardó {username}. */
    saved: ({ username }: { username: string | number }) => `Se guardó ${username}.`,
    /** Se creó {username}. */
    created: ({ username }: { username: string | number }) => `Se creó ${username}.`,
    /** Editar {username} */
    edit: ({ username }: { username: string | number }) => `Editar ${username}`,
    /** Usuario nuevo */
    new_user: () => "Usuario nuevo",
    /** Crear usuario */
    create_user: () => "Crear usuario",
    /** Error al actualizar el usuario */
    error_updating_user: () => "Error al actualizar el usuario",
    /** Error al crear o agregar el usuario */
    error_creating_or_adding_user: () => "Error al crear o agregar el usuario",
    /** Falta el nombre de usuario. */
    username_is_required: () => "Falta el nombre de usuario.",
    /** Correo */
    email: () => "Correo",
    /** Al menos 10 caracteres; en blanco, se genera una temporal que se muestra una sola vez. */
    at_least_10_characters_left_blank_a: () => "Al menos 10 caracteres; en blanco, se genera una temporal que se muestra una sola vez.",
    /** Rol */
    role: () => "Rol",
    /** Organización */
    organization: () => "Organización",
    /** Elegir una organización */
    choose_an_organization: () => "Elegir una organización",
    /** Falta elegir una organización. */
    please_choose_an_organization: () => "Falta elegir una organización.",
    /** Deportes */
    sports: () => "Deportes",
    /** Restablecer la contraseña: se genera una temporal y se cierran todas las sesiones del usuario */
    reset_the_password_a_temporary_one_is_made: () => "Restablecer la contraseña: se genera una temporal y se cierran todas las sesiones del usuario",
    /** Ajustes de usuarios */
    user_settings: () => "Ajustes de usuarios",
    /** Personas que inician sesión en la administración. */
    people_who_sign_in_to_the_administration: () => "Personas que inician sesión en la administración.",
    /** Personas que inician sesión en la administración de la organización. */
    people_who_sign_in_to_the_administration_of: () => "Personas que inician sesión en la administración de la organización.",
    /** Buscar */
    find: () => "Buscar",
    /** No se encontraron usuarios. */
    no_users_found: () => "No se encontraron usuarios.",
    /** Ningún nombre de usuario contiene este texto. */
    no_username_holds_this_text: () => "Ningún nombre de usuario contiene este texto.",
    /** Todas las organizaciones */
    all_organizations: () => "Todas las organizaciones",
    /** Plataforma */
    platform: () => "Plataforma",
    /** Acciones */
    actions: () => "Acciones",
    /** Usuarios */
    users: () => "Usuarios",
    /** Enviar una invitación por correo */
    invite_by_mail: () => "Enviar una invitación por correo",
    /** Invitar con un enlace */
    invite_by_link: () => "Invitar con un enlace",
    /** Quien recibe la invitación elige la contraseña con un enlace que sirve durante una semana. */
    whoever_is_invited_chooses: () => "Quien recibe la invitación elige la contraseña con un enlace que sirve durante una semana.",
    /** Una invitación se envía a una dirección de correo. */
    an_invitation_needs_an_address: () => "Una invitación se envía a una dirección de correo.",
    /** Enlace de la invitación */
    link_of_the_invitation: () => "Enlace de la invitación",
    /** Hay que entregarlo: esta instalación no envía correos. Quien lo abre elige la contraseña; sirve una sola vez y durante una semana. Se muestra solo ahora. */
    hand_over_the_link: () => "Hay que entregarlo: esta instalación no envía correos. Quien lo abre elige la contraseña; sirve una sola vez y durante una semana. Se muestra solo ahora.",
    /** Se invitó a {username}. */
    invited: ({ username }: { username: string | number }) => `Se invitó a ${username}.`,
    /** Invitación hasta el {date} */
    invited_until: ({ date }: { date: string | number }) => `Invitación hasta el ${date}`,
    /** Invitación vencida */
    invitation_is_over: () => "Invitación vencida",
    /** Invitación retirada */
    invitation_was_withdrawn: () => "Invitación retirada",
    /** Enviar la invitación de nuevo */
    send_the_invitation_again: () => "Enviar la invitación de nuevo",
    /** Crear otro enlace */
    make_another_link: () => "Crear otro enlace",
    /** Retirar la invitación */
    withdraw_the_invitation: () => "Retirar la invitación",
    /** Se retiró la invitación de {username}. */
    the_invitation_of_is_withdrawn: ({ username }: { username: string | number }) => `Se retiró la invitación de ${username}.`,
    /** No se pudo enviar la invitación. */
    the_invitation_could_not_be_sent: () => "No se pudo enviar la invitación.",
    /** No se pudo retirar la invitación. */
    the_invitation_could_not_be_withdrawn: () => "No se pudo retirar la invitación.",
    /** la invitación de {username} */
    invitation_of: ({ username }: { username: string | number }) => `la invitación de ${username}`,
  },
  webhooks: {
    /** No se pudo reenviar. */
    it_could_not_be_sent_again: () => "No se pudo reenviar.",
    /** Aquello de lo que trataba ya no está. */
    what_it_was_about_is_gone: () => "Aquello de lo que trataba ya no está.",
    /** · nuevo intento {moment} */
    tried_again: ({ moment }: { moment: string | number }) => `· nuevo intento ${moment}`,
    /** Enviar ahora */
    send_now: () => "Enviar ahora",
    /** Reenviar */
    send_again: () => "Reenviar",
    /** {failure} · {durationMs} ms */
    ms: ({ failure, durationMs }: { failure: string | number; durationMs: string | number }) => `${failure} · ${durationMs} ms`,
    /** Respuesta {status} */
    answered: ({ status }: { status: string | number }) => `Respuesta ${status}`,
    /**  · {count} intentos o más */
    or_more_attempts: ({ count }: { count: string | number }) => ` · ${count} intentos o más`,
    /**  · {count} intentos */
    attempts: ({ count }: { count: string | number }) => ` · ${count} intentos`,
    /** · {durationMs} ms · <mark>{failure}</mark> */
    ms_2: ({ durationMs, mark, failure }: { durationMs: string | number; mark: (words: ReactNode) => ReactNode; failure: string | number }) => richText("· ", durationMs, " ms · ", mark(`${failure}`)),
    /** Evento {eventId} */
    event: ({ eventId }: { eventId: string | number }) => `Evento ${eventId}`,
    /** Avisar de */
    tell_it_of: () => "Avisar de",
    /** ¿Eliminar el webhook a {hostOfUrl}? */
    delete_the_webhook_to: ({ hostOfUrl }: { hostOfUrl: string | number }) => `¿Eliminar el webhook a ${hostOfUrl}?`,
    /** {waitingCount, plural, one {Su historial se va con él, y {waitingCount} entrega en espera no se envía. Se puede deshacer durante diez minutos.} other {Su historial se va con él, y {waitingCount} entregas en espera no se envían. Se puede deshacer durante diez minutos.}} */
    its_log_goes_with_it_and_waiting_deliveries: ({ waitingCount }: { waitingCount: number }) => `${pluralText(waitingCount, { "one": `Su historial se va con él, y ${waitingCount} entrega en espera no se envía. Se puede deshacer durante diez minutos.`, "other": `Su historial se va con él, y ${waitingCount} entregas en espera no se envían. Se puede deshacer durante diez minutos.` })}`,
    /** Su historial se va con él. Se puede deshacer durante diez minutos. */
    its_log_goes_with_it_it_can_be: () => "Su historial se va con él. Se puede deshacer durante diez minutos.",
    /** Eliminar webhook */
    delete_webhook: () => "Eliminar webhook",
    /** No se pudo eliminar el webhook. */
    the_webhook_could_not_be_deleted: () => "No se pudo eliminar el webhook.",
    /** No se pudo enviar la prueba. */
    the_test_could_not_be_sent: () => "No se pudo enviar la prueba.",
    /** {host} vuelve a recibir avisos. */
    is_told_again: ({ host }: { host: string | number }) => `${host} vuelve a recibir avisos.`,
    /** {host} ya no recibe avisos. */
    is_told_of_nothing_now: ({ host }: { host: string | number }) => `${host} ya no recibe avisos.`,
    /** No se pudo cambiar el webhook. */
    the_webhook_could_not_be_switched: () => "No se pudo cambiar el webhook.",
    /** Rotar el secreto */
    rotate_the_secret: () => "Rotar el secreto",
    /** ¿Crear un secreto nuevo para {host}? */
    make_a_new_secret_for: ({ host }: { host: string | number }) => `¿Crear un secreto nuevo para ${host}?`,
    /** El secreto actual también firma durante 24 horas. El anterior deja de valer ahora. */
    the_present_secret_signs_as_well_for_24: () => "El secreto actual también firma durante 24 horas. El anterior deja de valer ahora.",
    /** El secreto actual también firma durante 24 horas, para que no se pierda nada hasta que el programa conozca el nuevo. */
    the_present_secret_signs_as_well_for_24_2: () => "El secreto actual también firma durante 24 horas, para que no se pierda nada hasta que el programa conozca el nuevo.",
    /** Secreto nuevo */
    new_secret: () => "Secreto nuevo",
    /** No se pudo rotar el secreto. */
    the_secret_could_not_be_rotated: () => "No se pudo rotar el secreto.",
    /** Ahora solo firma el secreto nuevo. */
    only_the_new_secret_signs_now: () => "Ahora solo firma el secreto nuevo.",
    /** No se pudo anular el secreto anterior. */
    the_former_secret_could_not_be_ended: () => "No se pudo anular el secreto anterior.",
    /** Activar<mark> {host}</mark> */
    switch_on: ({ mark, host }: { mark: (words: ReactNode) => ReactNode; host: string | number }) => richText("Activar", mark(` ${host}`)),
    /** Probar<mark> {host}</mark> */
    test: ({ mark, host }: { mark: (words: ReactNode) => ReactNode; host: string | number }) => richText("Probar", mark(` ${host}`)),
    /** Editar<mark> {host}</mark> */
    edit: ({ mark, host }: { mark: (words: ReactNode) => ReactNode; host: string | number }) => richText("Editar", mark(` ${host}`)),
    /** Rotar secreto */
    rotate_secret: () => "Rotar secreto",
    /** Anular secreto anterior */
    end_former_secret: () => "Anular secreto anterior",
    /** Desactivar */
    switch_off: () => "Desactivar",
    /** Recibe avisos de: */
    told_of: () => "Recibe avisos de:",
    /** Historial<mark> de {host}</mark> */
    log_of: ({ mark, host }: { mark: (words: ReactNode) => ReactNode; host: string | number }) => richText("Historial", mark(` de ${host}`)),
    /** {waitingCount, number} en espera ·  */
    waiting: ({ waitingCount }: { waitingCount: number }) => `${numberText(waitingCount)} en espera · `,
    /** Ocultar */
    hide: () => "Ocultar",
    /** Mostrar */
    show: () => "Mostrar",
    /** Las entregas fallan desde {moment}. Se reintentan durante tres días; el historial dice qué pasa. */
    deliveries_fail_since_they_are_tried_again: ({ moment }: { moment: string | number }) => `Las entregas fallan desde ${moment}. Se reintentan durante tres días; el historial dice qué pasa.`,
    /** No llegó nada durante tres días, así que se desactivó: {moment}. De lo que ocurra ahora no se avisa. Cuando el programa vuelva a funcionar, activarlo: entonces se envía lo que esperaba. */
    nothing_arrived_for_three_days_so_it_was: ({ moment }: { moment: string | number }) => `No llegó nada durante tres días, así que se desactivó: ${moment}. De lo que ocurra ahora no se avisa. Cuando el programa vuelva a funcionar, activarlo: entonces se envía lo que esperaba.`,
    /** El secreto anterior también firma hasta {moment}. */
    the_former_secret_signs_as_well_until: ({ moment }: { moment: string | number }) => `El secreto anterior también firma hasta ${moment}.`,
    /** Webhook guardado */
    webhook_saved: () => "Webhook guardado",
    /** Editar webhook */
    edit_webhook: () => "Editar webhook",
    /** Webhook nuevo */
    new_webhook: () => "Webhook nuevo",
    /** Crear webhook */
    create_webhook: () => "Crear webhook",
    /** No se pudo guardar el webhook. */
    the_webhook_could_not_be_saved: () => "No se pudo guardar el webhook.",
    /** Dirección */
    address: () => "Dirección",
    /** De un programa propio, en internet público: https://… */
    of_your_own_program_on_the_public_internet: () => "De un programa propio, en internet público: https://…",
    /** Falta la dirección. */
    please_enter_an_address: () => "Falta la dirección.",
    /** Falta elegir al menos uno. */
    please_choose_at_least_one: () => "Falta elegir al menos uno.",
    /** Todas las entregas */
    all_deliveries: () => "Todas las entregas",
    /** Nada que mostrar */
    nothing_to_show: () => "Nada que mostrar",
    /** No ha pasado nada desde que se creó. Se puede probar con Probar. */
    nothing_has_happened_since_it_was_made_press: () => "No ha pasado nada desde que se creó. Se puede probar con Probar.",
    /** Aún no hay entregas así. */
    no_delivery_is_so_far: () => "Aún no hay entregas así.",
    /** Entregas */
    deliveries: () => "Entregas",
    /** Partido finalizado */
    game_final: () => "Partido finalizado",
    /** Un partido tiene su resultado. */
    a_game_has_its_result: () => "Un partido tiene su resultado.",
    /** Marcador corregido */
    score_corrected: () => "Marcador corregido",
    /** Un resultado o un marcador por período cambió o se retiró. */
    a_result_or_a_score_by_period_changed: () => "Un resultado o un marcador por período cambió o se retiró.",
    /** Calendario publicado */
    schedule_published: () => "Calendario publicado",
    /** Se publicaron los partidos de un calendario. */
    the_games_of_a_schedule_were_published: () => "Se publicaron los partidos de un calendario.",
    /** Plantilla cambiada */
    roster_changed: () => "Plantilla cambiada",
    /** Hubo jugadores que entraron, salieron o cambiaron de número o posición. */
    players_joined_left_or_changed_number_or: () => "Hubo jugadores que entraron, salieron o cambiaron de número o posición.",
    /** Prueba */
    test_2: () => "Prueba",
    /** Activo */
    on: () => "Activo",
    /** Con fallos */
    failing: () => "Con fallos",
    /** Inactivo */
    off: () => "Inactivo",
    /** Desactivado */
    switched_off: () => "Desactivado",
    /** En espera */
    waiting_2: () => "En espera",
    /** Entregado */
    delivered: () => "Entregado",
    /** Fallido */
    failed: () => "Fallido",
    /** Webhooks */
    webhooks: () => "Webhooks",
    /** Los programas propios reciben avisos de resultados, correcciones, calendarios y plantillas, con un mensaje firmado a una dirección suya. */
    your_own_programs_are_told_of_results: () => "Los programas propios reciben avisos de resultados, correcciones, calendarios y plantillas, con un mensaje firmado a una dirección suya.",
    /** Aún no hay webhooks */
    no_webhooks_yet: () => "Aún no hay webhooks",
    /** Al escribir la dirección de un programa, este recibe un mensaje en cuanto un partido finaliza, se corrige un marcador, se publica un calendario o cambia una plantilla. */
    enter_an_address_of_your_program_and_it: () => "Al escribir la dirección de un programa, este recibe un mensaje en cuanto un partido finaliza, se corrige un marcador, se publica un calendario o cambia una plantilla.",
    /** Secreto de firma */
    signing_secret: () => "Secreto de firma",
    /** Con él, el programa comprueba que un mensaje viene de aquí. Se muestra solo ahora. */
    your_program_checks_by_it_that_a_message: () => "Con él, el programa comprueba que un mensaje viene de aquí. Se muestra solo ahora.",
  },
};
