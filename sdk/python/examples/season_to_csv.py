import shutil
import sys

from courtbook import League

origin, slug, file = sys.argv[1:4] if len(sys.argv) > 3 else ("http://localhost:4000", "nba", "season.csv")
league = League(origin, slug=slug)
season = next(season for season in league.seasons() if season["active"])
with league.bulk(season["id"], "box-scores", "csv") as answer, open(file, "wb") as out:
    shutil.copyfileobj(answer, out)
