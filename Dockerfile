# One image for both ways: with DATABASE_URL against a PostgreSQL server, without it the embedded one in /data.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY client/package.json client/
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:22-slim
ENV NODE_ENV=production npm_config_omit=dev HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "--enable-source-maps", "server/dist/main.js"]
