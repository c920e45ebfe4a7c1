-- A play makes new what is read of its game: see 0022.

SELECT notify_of_games('plays', 'game');
