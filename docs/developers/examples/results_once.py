import datetime, json, os, pathlib, urllib.parse, urllib.request

origin = os.environ.get("ORIGIN", "http://localhost:4000")
slug, chat = os.environ.get("SLUG", "nba"), os.environ["CHAT"]
query = """query ($slug: String, $from: Date) { organization(slug: $slug) {
  games(first: 100, order: DESC, filter: { state: COMPLETED, from: $from }) {
    nodes { id status home { team { name } score } away { team { name } score } } } } }"""
since = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(days=2)
variables = json.dumps({"slug": slug, "from": since.date().isoformat()})
asked = urllib.parse.urlencode({"query": query, "variables": variables})
with urllib.request.urlopen(f"{origin}/graphql?{asked}") as answer:
    games = json.load(answer)["data"]["organization"]["games"]["nodes"]

kept = pathlib.Path("posted.json")
posted = json.loads(kept.read_text()) if kept.exists() else []
for game in reversed(games):
    home, away = game["home"], game["away"]
    if home["score"] is None or game["status"] in ("POSTPONED", "CANCELLED") or game["id"] in posted:
        continue
    text = f"Final: {home['team']['name']} {home['score']}, {away['team']['name']} {away['score']}"
    body = json.dumps({"text": text}).encode()
    urllib.request.urlopen(urllib.request.Request(chat, body, {"content-type": "application/json"}))
    posted.append(game["id"])
    kept.write_text(json.dumps(posted))
