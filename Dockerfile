# Backroom in a container: the client is built in the first stage, the second has only what runs. See docs/operating.md.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# The image has its own Node: no install script is needed.
RUN npm ci --ignore-scripts && npm run build

FROM node:24-slim
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force && mkdir -m 700 /data && chown node: /data
COPY --from=build /app/web/dist web/dist
ENV NODE_ENV=production BACKROOM_DATA=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell around it: the signal to stop reaches the server itself.
CMD ["node", "cli/main.ts", "serve"]
