import { Route, Routes } from 'react-router-dom';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { scorePaths } from '@/app/score-paths';
import { t } from '@/texts';
import { CourtsideByLink } from './courtside-by-link';
import { EnterScreen } from './enter-screen';
import { LinkGame } from './link-game';
import { StatisticsByLink } from './statistics-by-link';

/** What people without an account see who keep the score of one game: how they get in, and that game. */
export default function ScoreScreens() {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <Routes>
        <Route path={scorePaths.enter()} element={<EnterScreen />} />
        <Route
          path={scorePaths.courtside()}
          element={
            <LinkGame>
              <CourtsideByLink />
            </LinkGame>
          }
        />
        <Route
          path={scorePaths.statistics()}
          element={
            <LinkGame>
              <StatisticsByLink />
            </LinkGame>
          }
        />
        <Route path={scorePaths.link(':secret')} element={<EnterScreen />} />
        <Route
          path="*"
          element={
            <NotFoundScreen
              message={t.plays.there_is_nothing_here()}
              to={scorePaths.enter()}
              label={t.plays.enter_a_code()}
            />
          }
        />
      </Routes>
    </main>
  );
}
