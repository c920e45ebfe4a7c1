import './styles/index.css';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AdminApp } from './app/admin/AdminApp';
import { listenFirst } from './app/admin/leave-guard';
import { uploadTransport } from './app/admin/upload-transport';
import { createApolloClient } from './app/apollo';
import { ErrorBoundary } from './app/ErrorBoundary';
import { readPageState } from './app/page-state';
import { SiteProvider } from './app/site-context';

const { site } = readPageState();
listenFirst();

createRoot(document.getElementById('root')!).render(
  <ErrorBoundary>
    <ApolloProvider client={createApolloClient(undefined, uploadTransport())}>
      <SiteProvider site={site}>
        <BrowserRouter>
          <AdminApp />
        </BrowserRouter>
      </SiteProvider>
    </ApolloProvider>
  </ErrorBoundary>,
);
