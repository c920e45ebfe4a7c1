"""League data of one organization, with nothing but Python 3.9 and its standard library.

    league = League("http://localhost:4000", slug="nba")
    for game in league.games({"hasScore": True}):
        print(game["date"], game["homeTeam"]["name"], game["homeScore"])

Lists page by themselves, requests wait as long as `Retry-After` says and are sent again when nobody answered; writes
carry an idempotency key, so that each is done once.
"""

from __future__ import annotations

import http.client
import io
import json
import re
import socket
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Callable, Dict, Iterator, List, Optional, Tuple

_TEAM = "team { id name }"
_GAME = """id date time startsAt status displayStatus location version
  homeTeam { id name } awayTeam { id name } homeScore awayScore"""
_SIDE = f"""{_TEAM} score periodScores {{ period {{ id }} score }} totals
  lines {{ player {{ id firstName lastName }} started values }}"""
_BOX_SCORE = f"""{_GAME} periods {{ id name }} statDefinitions {{ id name abbreviation }}
  home {{ {_SIDE} }} away {{ {_SIDE} }}"""
_PLAYER = "id firstName lastName jerseyNumber position"
_LONGEST_WAIT = 120
_NOT_THIS_SERVER = {"code": "SERVICE_UNAVAILABLE"}
# What a server refuses for a while.
_PASSING = ("TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE")
_FIRST_PAUSE, _LONGEST_PAUSE = 0.3, 30.0
# Nobody answered, or not to the end. Before Python 3.10 a socket's time-out is no TimeoutError.
_UNANSWERED = (urllib.error.URLError, ConnectionError, TimeoutError, socket.timeout, http.client.IncompleteRead)


class LeagueError(Exception):
    """What the server refused, in its words; `code` is one of those that /developers lists."""

    def __init__(self, message: str, told: Dict[str, Any]) -> None:
        super().__init__(message)
        self.code: str = told.get("code", "INTERNAL_SERVER_ERROR")
        self.request_id: Optional[str] = told.get("requestId")
        self.errors: List[Dict[str, str]] = told.get("errors") or []
        self.details: Dict[str, Any] = told.get("details") or {}


class _Whole(io.BufferedReader):
    """The body of a response. `readline` of http.client takes a connection that broke for the end, what it reads by does not."""


class League:
    """One organization, by its slug, else its domain, else the key's, or the host that is asked.

    `key`: an API key of the organization; not for programs that others can read.

    `timeout`: how many seconds the server may say nothing before a request is sent again.
    """

    def __init__(
        self,
        origin: str,
        slug: Optional[str] = None,
        domain: Optional[str] = None,
        headers: Optional[Dict[str, str]] = None,
        retries: int = 4,
        wait: Callable[[float], None] = time.sleep,
        timeout: float = 60,
        key: Optional[str] = None,
    ) -> None:
        self.origin = origin.rstrip("/")
        self.named = {name: value for name, value in (("slug", slug), ("domain", domain)) if value is not None}
        self.headers = {**({} if key is None else {"authorization": f"Bearer {key}"}), **(headers or {})}
        self.retries = retries
        self.wait = wait
        self.timeout = timeout

    def seasons(self) -> List[Dict[str, Any]]:
        """All seasons, as the organization orders them."""
        return self._organization("seasons { id name active startDate finishDate }")["seasons"]

    def standings(self, season_id: Optional[str] = None, league_id: Optional[str] = None) -> List[Dict[str, Any]]:
        """The table of a season or a league; of the active season where none is named."""
        fields = f"""standings(seasonId: $season, leagueId: $league) {{ position {_TEAM} league {{ id name }}
          wins losses winPercentage gamesBehind streak pointsFor pointsAgainst }}"""
        variables = {"season": season_id, "league": league_id}
        return self._organization(fields, "$season: ID, $league: ID", variables)["standings"]

    def games(self, filter: Optional[Dict[str, Any]] = None) -> Iterator[Dict[str, Any]]:
        """Games by date, as many as there are; the filter is the graph's GameFilter."""
        return self._pages("games", "GameFilter", _GAME, 100, filter)

    def box_scores(self, filter: Optional[Dict[str, Any]] = None) -> Iterator[Dict[str, Any]]:
        """Box scores by date, as many as there are. `values` are in the order of `statDefinitions`."""
        return self._pages("games", "GameFilter", _BOX_SCORE, 50, filter)

    def box_score(self, id: str) -> Optional[Dict[str, Any]]:
        """One game's box score; None when there is no such game."""
        return self._organization(f"game(id: $id) {{ {_BOX_SCORE} }}", "$id: ID!", {"id": id})["game"]

    def players(self, filter: Optional[Dict[str, Any]] = None) -> Iterator[Dict[str, Any]]:
        """Players by last name, as many as there are; the filter is the graph's PlayerFilter."""
        return self._pages("players", "PlayerFilter", _PLAYER, 100, filter)

    def changes_since(self, cursor: Optional[str]) -> Tuple[List[Dict[str, Any]], str]:
        """What has changed since a cursor, and the cursor to ask with next time.

        Without a cursor: nothing, and the cursor of now; take it before reading everything. One that is too old raises a
        LeagueError with the code GONE: take a new one, and read everything anew.
        """
        changes: List[Dict[str, Any]] = []
        fields = "changes(after: $after) { nodes { kind id isDeleted at } cursor hasMore }"
        while True:
            page = self._organization(fields, "$after: String", {"after": cursor})["changes"]
            changes += page["nodes"]
            cursor = page["cursor"]
            if not page["hasMore"]:
                return changes, cursor

    def bulk(self, season_id: str, table: str, format: str) -> Any:
        """A season's games, box-scores, players or standings as ndjson, csv or parquet: a file to be read while it comes.

        A connection that breaks raises http.client.IncompleteRead, also from within `for line in …`.
        """
        path = f"/api/bulk/{urllib.parse.quote(season_id, safe='')}/{table}.{format}"
        return _Whole(self._send(path + (f"?{urllib.parse.urlencode(self.named)}" if self.named else "")))

    def scores(self, date: Optional[str] = None) -> Iterator[List[Dict[str, Any]]]:
        """The games of a day with their scores: at once, and all of them anew whenever something has changed.

        Without a date those of today, by the organization's clock.
        """
        document = f"""subscription ($slug: String, $domain: String, $date: Date) {{
          organization(slug: $slug, domain: $domain) {{
            dayScores(date: $date) {{ {_GAME} liveScore {{ home away period {{ id name }} }} }} }} }}"""
        for data in self.follow(document, {**self.named, "date": date}):
            if data["organization"] is None:
                raise _no_organization()
            yield data["organization"]["dayScores"]

    def follow(self, document: str, variables: Dict[str, Any]) -> Iterator[Dict[str, Any]]:
        """What a subscription answers: at once, and anew whenever it has changed, as visitors see it, or the key.

        A connection that breaks is made again, however long that takes; what has been told is not told twice. One that
        told nothing yet is not.
        """
        known, pause = None, _FIRST_PAUSE
        while True:
            headers = {"accept": "text/event-stream", **({} if known is None else {"last-event-id": known})}
            try:
                with self._send("/graphql", {"query": document, "variables": variables or {}}, headers) as stream:
                    for event in _events(stream):
                        if event.get("event") == "complete":
                            return
                        if event.get("event") != "next":
                            continue
                        known, pause = event.get("id", known), _FIRST_PAUSE
                        answer = json.loads(event["data"])
                        if not answer.get("data"):
                            raise _refusal(answer["errors"][0])
                        yield answer["data"]
                if known is None:
                    raise LeagueError("No event was told: is this the right address?", _NOT_THIS_SERVER)
            except LeagueError as error:
                if known is None or error.code not in _PASSING:
                    raise
            except _UNANSWERED:
                if known is None:
                    raise
            self.wait(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def sign_in(self, username: str, password: str) -> None:
        """Signs in for writes: what is asked after that is asked as this user."""
        response = self._send("/api/auth/login", {"username": username, "password": password})
        cookies = [cookie.split(";", 1)[0] for cookie in response.headers.get_all("set-cookie") or []]
        self.headers["cookie"] = "; ".join(cookie for cookie in cookies if not cookie.endswith("="))
        self.headers["x-xsrf-token"] = json.load(response)["csrfToken"]

    def set_game_score(self, id: str, home: Optional[int], away: Optional[int], version: int) -> Dict[str, Any]:
        """Sets a game's final score; `version` is the game's version that it is based on."""
        mutation = """mutation ($id: ID!, $input: SetGameScoreInput!) {
          setGameScore(id: $id, input: $input) { id version homeScore awayScore } }"""
        score = {"homeScore": home, "awayScore": away, "expectedVersion": version}
        return self.run(mutation, {"id": id, "input": score})["setGameScore"]

    def run(
        self, document: str, variables: Optional[Dict[str, Any]] = None, idempotency_key: Optional[str] = None
    ) -> Dict[str, Any]:
        """Any operation. A write is done once, however often it is sent: each call makes a key for it, or takes yours."""
        # The word may stand in a read, too, which takes no notice of a key.
        key = idempotency_key or (str(uuid.uuid4()) if re.search(r"\bmutation\b", document) else None)
        headers = {"idempotency-key": key} if key else {}
        answer = self._send("/graphql", {"query": document, "variables": variables}, headers, json.load)
        for error in answer.get("errors") or []:
            raise _refusal(error)
        return answer["data"]

    def _organization(
        self, fields: str, declared: str = "", variables: Optional[Dict[str, Any]] = None
    ) -> Dict[str, Any]:
        query = f"""query ($slug: String, $domain: String{', ' + declared if declared else ''}) {{
          organization(slug: $slug, domain: $domain) {{ {fields} }} }}"""
        organization = self.run(query, {**self.named, **(variables or {})})["organization"]
        if organization is None:
            raise _no_organization()
        return organization

    def _pages(
        self, name: str, kind: str, fields: str, first: int, filter: Optional[Dict[str, Any]]
    ) -> Iterator[Dict[str, Any]]:
        list_of = f"""{name}(first: {first}, after: $after, filter: $filter) {{
          nodes {{ {fields} }} pageInfo {{ hasNextPage endCursor }} }}"""
        after = None
        while True:
            variables = {"filter": filter, "after": after}
            page = self._organization(list_of, f"$filter: {kind}, $after: String", variables)[name]
            yield from page["nodes"]
            if not page["pageInfo"]["hasNextPage"]:
                return
            after = page["pageInfo"]["endCursor"]

    def _send(
        self,
        path: str,
        body: Optional[Dict[str, Any]] = None,
        headers: Optional[Dict[str, str]] = None,
        read: Callable[[Any], Any] = lambda response: response,
    ) -> Any:
        data = None if body is None else json.dumps(body).encode()
        content = {} if body is None else {"content-type": "application/json"}
        for tries in range(self.retries + 1):
            request = urllib.request.Request(
                self.origin + path, data=data, headers={**self.headers, **content, **(headers or {})}
            )
            try:
                return read(urllib.request.urlopen(request, timeout=self.timeout))
            except json.JSONDecodeError:
                raise LeagueError("No JSON was answered: is this the right address?", _NOT_THIS_SERVER) from None
            except urllib.error.HTTPError as error:
                seconds = _retry_after(error, tries)
                if seconds is None or tries == self.retries:
                    return self._refused(error)
                self.wait(seconds)
            except _UNANSWERED:
                if tries == self.retries:
                    raise
                self.wait(0.5 * 2**tries)

    @staticmethod
    def _refused(error: urllib.error.HTTPError) -> Any:
        try:
            told = json.load(error)
        except ValueError:
            message = f"No JSON was answered, with the status {error.code}: is this the right address?"
            raise LeagueError(message, _NOT_THIS_SERVER) from None
        if "message" in told:
            raise LeagueError(told["message"], told) from None
        for first in told["errors"]:
            raise _refusal(first) from None


def _refusal(error: Dict[str, Any]) -> LeagueError:
    return LeagueError(error["message"], error.get("extensions") or {})


def _no_organization() -> LeagueError:
    return LeagueError("Organization not found.", {"code": "NOT_FOUND"})


def _events(stream: Any) -> Iterator[Dict[str, str]]:
    """The events of a stream; a line without a name is a sign of life."""
    event: Dict[str, str] = {}
    for line in stream:
        name, _, value = line.decode().rstrip("\n").partition(":")
        if name:
            event[name] = value[1:] if value.startswith(" ") else value
        elif event:
            yield event
            event = {}


def _retry_after(error: urllib.error.HTTPError, tries: int) -> Optional[float]:
    if error.code in (502, 504):  # a gateway that reached no server
        return 0.5 * 2**tries
    if error.code not in (429, 503):
        return None
    try:
        seconds = float(error.headers.get("retry-after", "1"))
    except ValueError:
        return None
    return seconds if seconds <= _LONGEST_WAIT else None
