import json, os, pathlib, urllib.parse, urllib.request

origin = os.environ.get("ORIGIN", "http://localhost:4000")
slug, chat = os.environ.get("SLUG", "nba"), os.environ["CHAT"]
query = """query ($slug: String) { organization(slug: $slug) {
  dayScores { id status home { team { name } score } away { team { name } score } } } }"""
asked = urllib.parse.urlencode({"query": query, "variables": json.dumps({"slug": slug})})
with urllib.request.urlopen(f"{origin}/graphql?{asked}") as answer:
    games = json.load(answer)["data"]["organization"]["dayScores"]

kept = pathlib.Path("posted.json")
posted = json.loads(kept.read_text()) if kept.exists() else []
for game in games:
    if game["status"] != "FINAL" or game["id"] in posted:
        continue
    home, away = game["home"], game["away"]
    text = f"Final: {home['team']['name']} {home['score']}, {away['team']['name']} {away['score']}"
    body = json.dumps({"text": text}).encode()
    urllib.request.urlopen(urllib.request.Request(chat, body, {"content-type": "application/json"}))
    posted.append(game["id"])
    kept.write_text(json.dumps(posted))
