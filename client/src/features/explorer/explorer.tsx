import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { GraphiQL } from 'graphiql';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { PRODUCT_NAME } from '@/app/heads';
import { ThemeSwitch } from '@/app/theme-switch';
import { MESSAGE_MS } from '@/lib/message-time';
import { t } from '@/texts';
import { readAddress, writeAddress } from './address';
import { ResponseDetails } from './response-details';
import { operationSender, type ResponseInfo } from './send-operation';
import { useTheme } from './use-theme';

/** What stands in the editor where neither the address nor the last visit says anything. */
const FIRST_QUERY = `{
  organizations {
    id
    name
    slug
    sports { name }
  }
}
`;
const PLUGINS = [HISTORY_PLUGIN];
const addressed = readAddress(window.location);
const shown = { query: addressed?.query ?? '', variables: addressed?.variables ?? '' };

/** Keeps the address what the editors hold, so that it can be handed on. */
function share(part: Partial<typeof shown>): void {
  Object.assign(shown, part);
  window.history.replaceState(null, '', writeAddress(window.location, shown));
}

/**
 * GraphiQL over the graph of this host: completion and documentation by its schema, a history, addresses to hand on.
 */
export function Explorer() {
  const [info, setInfo] = useState<ResponseInfo | null>(null);
  const [send] = useState(() => operationSender(setInfo));
  const [copied, setCopied] = useState('');
  const schema = useSchema();
  const theme = useTheme();
  return (
    <>
      <header className="explorer-head">
        <a href="/" className="explorer-brand">
          {PRODUCT_NAME}
        </a>
        <h1>{t.explorer.explorer()}</h1>
        <a href="/developers">{t.explorer.for_developers()}</a>
        <button
          type="button"
          onClick={() => {
            navigator.clipboard.writeText(window.location.href).then(
              () => setCopied(t.explorer.copied()),
              () => setCopied(t.explorer.the_address_above_is_the_link()),
            );
            window.setTimeout(setCopied, MESSAGE_MS, '');
          }}
        >
          {t.explorer.copy_link()}
        </button>
        <span role="status">{copied}</span>
        <ThemeSwitch />
      </header>
      <main className="explorer-main">
        {schema === undefined ? (
          <p role="status" className="p-4 text-muted">
            {t.explorer.loading()}
          </p>
        ) : (
          <GraphiQL
            fetcher={send}
            schema={schema}
            plugins={PLUGINS}
            forcedTheme={theme}
            defaultQuery={FIRST_QUERY}
            initialQuery={addressed?.query}
            initialVariables={addressed?.variables}
            onEditQuery={(query) => share({ query })}
            onEditVariables={(variables) => share({ variables })}
            showPersistHeadersSettings={false}
          >
            <GraphiQL.Logo>
              <span />
            </GraphiQL.Logo>
            <GraphiQL.Footer>
              <ResponseDetails info={info} />
            </GraphiQL.Footer>
          </GraphiQL>
        )}
      </main>
    </>
  );
}

/**
 * The schema as this host serves it; undefined until it is there, null without it: then nothing is completed, and all
 * else works. Introspection would cost as much as a large call.
 */
function useSchema(): GraphQLSchema | null | undefined {
  const [schema, setSchema] = useState<GraphQLSchema | null>();
  useEffect(() => {
    fetch('/schema.graphql')
      .then((response) => response.text())
      .then((text) => setSchema(buildSchema(text)))
      .catch(() => setSchema(null));
  }, []);
  return schema;
}
