# The site as a container image: docs/operations.md says how to run it. e2e/server/container.spec.ts runs these commands
# without a container engine, so the paths in RUN are relative.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Without install scripts: the only one that matters installs the pinned Node, and the image has Node already.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npx next build
# npm keeps Playwright, since Next names it as an optional peer. The compiler and the icons are only used by the build, and
# source maps by debuggers.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/playwright node_modules/playwright-core node_modules/@playwright \
        node_modules/@next/swc-* node_modules/lucide-react .next/cache \
    && find node_modules .next -name "*.map" -delete
RUN mkdir data

FROM node:24-trixie-slim
WORKDIR /app
# npm may not write to its home folder where the file system is read-only. lib/process/serve.ts needs MALLOC_ARENA_MAX, see
# "Memory" in docs/operations.md.
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2 \
    NPM_CONFIG_UPDATE_NOTIFIER=false NPM_CONFIG_LOGS_MAX=0
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/public ./public
COPY --from=build /app/lib ./lib
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/package.json /app/next.config.mjs /app/tsconfig.json ./
# Everything else belongs to root and stays as it is. There is no VOLUME, which some platforms refuse: mount one here.
COPY --from=build --chown=1000:1000 /app/data ./data
# The user `node` of the base image. A platform that forbids root can only check a number.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm and without a shell, so that SIGTERM reaches the server.
CMD ["node", "lib/process/serve.ts"]
