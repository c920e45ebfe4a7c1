import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { BannerProvider } from '@/ui/BannerProvider';
import { ConfirmProvider } from '@/ui/ConfirmProvider';
import { PageSkeleton } from '@/ui/Skeleton';
import { ErrorBoundary } from '../ErrorBoundary';
import { AdminLayout } from './AdminLayout';
import { LeaveAdmin } from './LeaveAdmin';
import { Missing } from './Missing';
import { ADMIN_SCREENS } from './screens';

/** The signed-in area below its router: layout, screens, banners and questions. */
export function AdminApp() {
  const { pathname } = useLocation();
  return (
    <BannerProvider>
      <ConfirmProvider>
        <AdminLayout>
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                {ADMIN_SCREENS.map(({ path, Component }) => (
                  <Route key={path} path={path} element={<Component />} />
                ))}
                <Route path="*" element={<LeaveAdmin fallback={<Missing />} />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </AdminLayout>
      </ConfirmProvider>
    </BannerProvider>
  );
}
