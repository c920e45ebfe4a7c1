import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ToastProvider } from '@/ui/toast-provider';
import { ConfirmProvider } from '@/ui/confirm-provider';
import { PageSkeleton, WholeWindowSkeleton } from '@/ui/skeleton';
import { ErrorBoundary } from '../error-boundary';
import { isScorePath } from '../score-paths';
import { useSite } from '../site-context';
import { AdminLayout } from './frame/admin-layout';
import { Guard } from './session/guard';
import { LeaveAdmin } from './session/leave-admin';
import { NotFoundScreen } from './not-found-screen';
import { ADMIN_SCREENS } from './screens';
import { UnsavedProvider } from './forms/unsaved-provider';

const ScoreScreens = lazy(() => import('@/features/plays/scorekeepers/score-screens'));
const TemporaryPasswordScreen = lazy(() => import('@/features/auth/temporary-password-screen'));

/** The signed-in area below its router: layout, screens, toasts and questions. */
export function AdminApp() {
  const { pathname } = useLocation();
  const { user } = useSite();
  if (isScorePath(pathname))
    return (
      <ToastProvider>
        <ConfirmProvider>
          <UnsavedProvider>
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<WholeWindowSkeleton />}>
                <ScoreScreens />
              </Suspense>
            </ErrorBoundary>
          </UnsavedProvider>
        </ConfirmProvider>
      </ToastProvider>
    );
  if (user?.mustChangePassword) {
    return (
      <ToastProvider>
        <Suspense fallback={<PageSkeleton />}>
          <TemporaryPasswordScreen username={user.username} />
        </Suspense>
      </ToastProvider>
    );
  }
  return (
    <ToastProvider>
      <ConfirmProvider>
        <UnsavedProvider>
          <AdminLayout>
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<PageSkeleton />}>
                <Routes>
                  {ADMIN_SCREENS.map(({ path, Component, guard }) => (
                    <Route
                      key={path}
                      path={path}
                      element={
                        guard ? (
                          <Guard {...guard}>
                            <Component />
                          </Guard>
                        ) : (
                          <Component />
                        )
                      }
                    />
                  ))}
                  <Route path="*" element={<LeaveAdmin fallback={<NotFoundScreen />} />} />
                </Routes>
              </Suspense>
            </ErrorBoundary>
          </AdminLayout>
        </UnsavedProvider>
      </ConfirmProvider>
    </ToastProvider>
  );
}
