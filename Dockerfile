# One image for both ways: with DATABASE_URL against a PostgreSQL server, without it the embedded one in /data.
FROM node:22-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY client/package.json client/
COPY sdk/typescript/package.json sdk/typescript/

FROM manifests AS build
RUN npm install --omit=dev --no-save --no-audit --no-fund
COPY . .
RUN npm run build

# What runs: the server's packages alone, since the client's are in its bundles. Without the lock file no command looks for the others.
FROM manifests AS packages
RUN npm install --no-save --no-audit --no-fund --omit=dev --workspace server && rm package-lock.json

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY migrations migrations/
COPY released released/
COPY demo demo/
COPY docs/developers docs/developers/
COPY docs/graph.md docs/webhooks.md docs/
COPY sdk/python/courtbook.py sdk/python/
COPY scripts scripts/
COPY --from=build /app/server/dist server/dist/
COPY --from=build /app/client/dist client/dist/
COPY --from=build /app/sdk/typescript/dist sdk/typescript/dist/
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --start-period=180s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "--heap-growing-percent=30", "--no-allocation-site-pretenuring", "--enable-source-maps", "server/dist/main.js"]
