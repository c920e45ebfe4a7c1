address='http://localhost:4000/api/bulk/5/games.csv?slug=nba'
rm -f games.csv.new
if curl -sSf --etag-compare games.etag --etag-save games.etag.new -o games.csv.new "$address"; then
  if [ -s games.csv.new ]; then
    mv games.csv.new games.csv && mv games.etag.new games.etag
    echo 'There is something new.'
  else echo 'Nothing has changed.'; fi
else echo 'It did not come as a whole: the file is as it was.'; fi
