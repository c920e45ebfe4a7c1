import 'graphiql/setup-workers/vite';
import './features/explorer/explorer.css';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './app/error-boundary';
import { Explorer } from './features/explorer/explorer';

createRoot(document.getElementById('root')!).render(
  <ErrorBoundary>
    <Explorer />
  </ErrorBoundary>,
);
