import { Navigate } from 'react-router-dom';
import { adminPaths } from '../admin-paths';

/** The dashboard is the list of seasons. */
export default function DashboardRedirect() {
  return <Navigate to={adminPaths.seasons()} replace />;
}
