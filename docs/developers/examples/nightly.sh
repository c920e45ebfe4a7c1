address='http://localhost:4000/api/bulk/5/games.csv?slug=nba'
curl -sf --etag-compare games.etag --etag-save games.etag -o games.csv.new "$address"
if [ -s games.csv.new ]; then mv games.csv.new games.csv; echo 'There is something new.'; else echo 'Nothing has changed.'; fi
