import json, sqlite3, urllib.parse, urllib.request

HOST, LEAGUE = "http://localhost:4000", "nba"
SIDE = "{ team { id name } score lines { player { id firstName lastName } values } totals }"
GAME = "id date season { id } statDefinitions { id abbreviation } home %s away %s" % (SIDE, SIDE)
copy = sqlite3.connect("league.db")
copy.execute("CREATE TABLE IF NOT EXISTS games (id PRIMARY KEY, box_score)")
copy.execute("CREATE TABLE IF NOT EXISTS place (season, cursor)")

def ask(fields):
    query = '{ organization(slug: "%s") { %s } }' % (LEAGUE, fields)
    with urllib.request.urlopen(HOST + "/graphql?" + urllib.parse.urlencode({"query": query})) as answer:
        return json.load(answer)["data"]["organization"]

season = ask("activeSeason { id }")["activeSeason"]["id"]
kept = copy.execute("SELECT cursor FROM place WHERE season = ?", [season]).fetchone()
told = ask('changes(after: "%s", first: 100) { nodes { kind id } cursor hasMore }' % kept[0])["changes"] if kept else None
changed = told["nodes"] if told else []
if told is None or any(one["kind"] not in ("GAME", "BOX_SCORE", "PLAYS") for one in changed):
    told = ask("changes { cursor hasMore }")["changes"]  # before reading: what changes meanwhile is told the next time
    copy.execute("DELETE FROM games")
    with urllib.request.urlopen(f"{HOST}/api/bulk/{season}/box-scores.ndjson?slug={LEAGUE}") as answer:
        lines = answer.read().splitlines()  # as a whole: to iterate over an answer would not tell that it was cut
    copy.executemany("INSERT INTO games VALUES (?, ?)", ((json.loads(line)["id"], line.decode()) for line in lines))
else:
    for id in {one["id"] for one in changed}:
        game = ask(f'game(id: "{id}") {{ {GAME} }}')["game"]
        copy.execute("DELETE FROM games WHERE id = ?", [id])
        if game and game["season"] and game["season"]["id"] == season:
            copy.execute("INSERT INTO games VALUES (?, ?)", [id, json.dumps(game)])
copy.execute("DELETE FROM place")
copy.execute("INSERT INTO place VALUES (?, ?)", [season, told["cursor"]])
copy.commit()
print("There is more: run it again." if told["hasMore"] else f"{len(changed)} things have changed.")
